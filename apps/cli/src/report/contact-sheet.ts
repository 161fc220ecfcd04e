import { type Identity, nightGround, type Pack } from '@blazon/brand-engine';
import { Resvg } from '@resvg/resvg-js';

const tile = { light: 250, dark: 150, height: 150, caption: 22 };
const gap = 4;
const captionSize = 11;
const captionFont = 'inter';

/** An identity with the line that stands under it. */
export interface Captioned {
  identity: Identity;
  caption: string;
}

/** A picture of many identities on white and on their night ground, row by row. */
export function contactSheet(items: readonly Captioned[], columns: number, pack: Pack): Uint8Array {
  const [stepX, stepY] = [tile.light + tile.dark + gap, tile.height + tile.caption + gap];
  const rows = Math.ceil(items.length / columns);
  const cells = items.map((item, i) => cell(item, (i % columns) * stepX, Math.floor(i / columns) * stepY, pack)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * stepX - gap}" height="${rows * stepY}"><rect width="100%" height="100%" fill="#e4e4e1"/>${cells}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function cell({ identity, caption }: Captioned, x: number, y: number, pack: Pack): string {
  const { assets, node } = identity;
  const dark = x + tile.light;
  return (
    `<rect x="${x}" y="${y}" width="${tile.light}" height="${tile.height}" fill="#ffffff"/>` +
    `<rect x="${dark}" y="${y}" width="${tile.dark}" height="${tile.height}" fill="${nightGround(node.decisions.palette)}"/>` +
    placed(assets.logo_svg, x, y, tile.light) +
    placed(assets.logo_svg_dark, dark, y, tile.dark) +
    outlined(caption, x + 4, y + tile.height + 15, pack)
  );
}

function placed(svg: string, x: number, y: number, width: number): string {
  const margin = width * 0.06;
  const box = `x="${x + margin}" y="${y + margin}" width="${width - 2 * margin}" height="${tile.height - 2 * margin}"`;
  return svg.replace('<svg ', `<svg ${box} `);
}

/** Drawn from the pack's own letters, so that the picture needs no fonts of the machine. */
function outlined(text: string, x: number, y: number, pack: Pack): string {
  const font = pack.fonts.find(({ id }) => id === captionFont) ?? pack.fonts[0];
  if (!font) return '';
  const typeface = pack.typeface(font.id, font.body);
  const letters = Array.from(text.slice(0, 72)).map((letter) => (typeface.covers(letter) ? letter : '·'));
  const d = typeface
    .outlined(letters.join(''))
    .path.map((command) => command.map((part) => (typeof part === 'number' ? part.toFixed(3) : part)).join(' '))
    .join('');
  return `<path transform="translate(${x} ${y}) scale(${captionSize})" fill="#333" d="${d}"/>`;
}

/** The mark of an identity in a few words. */
export function markCaption({ node }: Identity): string {
  const { name, mark, type } = node.decisions;
  return [
    name,
    node.brief.industry ?? '–',
    [mark.family, mark.device, mark.icon, mark.container].filter(Boolean).join('/'),
    type.font,
  ].join(' · ');
}
