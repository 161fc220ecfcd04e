import { clearSpace, contrast, type Identity, nightGround, type Pack, paintsOn, render } from '@blazon/brand-engine';

const specimenWords = ['Aa Bb Cc Dd Ee Ff Gg', 'Hamburgefonstiv 0123456789', 'The quick brown fox jumps over the lazy dog.'];
const lockupSizes = [96, 64, 48];
const iconSizes = [64, 48, 32, 24, 16];

/** A page that shows an identity at work: on light and dark, in small, with its colours and letters. It needs no other file. */
export function brandSheet(identity: Identity, pack: Pack): string {
  const { assets, node } = identity;
  const icon = iconOf(identity, pack);
  const { palette, type, name } = node.decisions;
  const night = nightGround(palette);
  // With two fields nothing is inlaid: the colours are the plain ones.
  const atNight = paintsOn('dark', palette, 2);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(name)}: brand sheet</title>
<style>${styles(palette.ink, night)}</style>
</head>
<body>
<main>
<section class="hero">${assets.logo_svg}</section>
<section class="hero night">${assets.logo_svg_dark}</section>

<h2>Colours</h2>
<section class="swatches">
${swatch('Primary', palette.primary, '#ffffff', 'white')}
${swatch('Secondary', palette.secondary, '#ffffff', 'white')}
${swatch('Ink', palette.ink, '#ffffff', 'white')}
${swatch('Primary at night', atNight.primary ?? night, night, 'night')}
${swatch('Secondary at night', atNight.secondary ?? night, night, 'night')}
${swatch('Night', night, atNight.ink ?? '#ffffff', 'night ink')}
</section>

<h2>Type</h2>
<section class="specimen">
<p class="label">${escape(assets.font_family)}, heading ${type.heading}, body ${type.body}</p>
${specimenWords.map((words, line) => outlined(words, pack, type.font, line === 2 ? type.body : type.heading, palette.ink)).join('\n')}
</section>

<h2>Clear space</h2>
<section class="clear"><div>${assets.logo_svg}</div><p class="label">Keep the space that the drawing brings along free on every side: nine tenths of the height of its capitals.</p></section>

<h2>Small sizes</h2>
<section class="small">
${lockupSizes.map((size) => figure(size, assets.logo_svg)).join('\n')}
${iconSizes.map((size) => figure(size, icon)).join('\n')}
</section>
</main>
</body>
</html>
`;
}

function swatch(role: string, hex: string, other: string, otherName: string): string {
  return `<figure><div style="background:${hex}"></div><figcaption><b>${role}</b><br>${hex}<br>${contrast(hex, other).toFixed(1)} : 1 with ${otherName}</figcaption></figure>`;
}

const figure = (height: number, svg: string): string =>
  `<figure><div style="height:${height}px">${svg}</div><figcaption>${height} px</figcaption></figure>`;

/** What stands where there is no room for the name: the symbol alone and to its edges, or the whole where it has none. */
function iconOf({ assets, node }: Identity, pack: Pack): string {
  const { decisions } = node;
  if (decisions.layout.kind !== 'row' && decisions.layout.kind !== 'stack') return assets.logo_svg;
  const { logo_svg } = render({ ...decisions, descriptor: null, layout: { kind: 'symbol', symbolScale: 1 } }, pack);
  return logo_svg.replace(/viewBox="0 0 (\S+) (\S+)"/, (_, width, height) => {
    const inner = (side: string): string => (Number(side) - 2 * clearSpace).toFixed(2);
    return `viewBox="${clearSpace} ${clearSpace} ${inner(width as string)} ${inner(height as string)}"`;
  });
}

/** Text drawn from the font's own outlines, so that the page shows the real letters wherever it is opened. */
function outlined(words: string, pack: Pack, font: string, weight: number, ink: string): string {
  const { path, width } = pack.typeface(font, weight).outlined(words);
  const d = path.map((command) => command.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ')).join('');
  return `<svg viewBox="-0.05 -1.05 ${round(width + 0.1)} 1.45" role="img" aria-label="${escape(words)}"><path fill="${ink}" d="${d}"/></svg>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function styles(ink: string, night: string): string {
  return `
:root{color:${ink};font:15px/1.5 system-ui,sans-serif}
body{margin:0;background:#f4f4f2}
main{max-width:1040px;margin:0 auto;padding:32px;display:grid;grid-template-columns:1fr 1fr;gap:24px}
h2{grid-column:1/-1;margin:24px 0 0;font-size:13px;letter-spacing:.08em;text-transform:uppercase;font-weight:600}
section{background:#fff;border-radius:12px;padding:32px}
.hero{display:grid;place-items:center;min-height:220px}
.hero svg{max-width:100%;max-height:220px}
.night{background:${night}}
.swatches,.small,.specimen,.clear{grid-column:1/-1}
.swatches,.small{display:flex;flex-wrap:wrap;gap:24px;align-items:end}
figure{margin:0}
.swatches div{width:136px;height:96px;border-radius:8px;box-shadow:inset 0 0 0 1px #0001}
figcaption,.label{margin:8px 0 0;font-size:13px;opacity:.75}
.specimen svg{display:block;height:56px;max-width:100%;margin-top:16px}
.clear div{display:inline-block;outline:1px dashed ${ink};outline-offset:-1px}
.clear svg{display:block;height:160px}
.small svg{height:100%;width:auto;display:block}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
