import { fromHex, toHex } from '../colour/oklch.js';
import { nightGround } from '../scene/grounds.js';
import type { Decisions } from '../decisions.js';
import { toData } from '../geometry/data.js';
import { transform } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { render } from '../render.js';
import { appIcon, favicon } from './app-icon.js';
import { lockupsOf } from './lockups.js';

/** An identity at work, as a drawing that needs no other file. */
export interface MockUp {
  id: 'card' | 'sign' | 'tote' | 'app' | 'tab';
  title: string;
  svg: string;
}

const [width, height] = [480, 320];

/** What the scenes are made of. */
interface Kit {
  logo: string;
  logoDark: string;
  wide: string;
  stacked: string;
  icon: string;
  sign: string;
  decisions: Decisions;
  pack: Pack;
  night: string;
  /** A pale tone of the primary colour, for walls and cloth. */
  tint: string;
}

/** A drawing fitted into a box of another one, in its middle or at its left edge. */
const placed = (svg: string, x: number, y: number, w: number, h: number, aligned: 'xMidYMid' | 'xMinYMid' = 'xMidYMid'): string =>
  svg
    .replace(/^<svg xmlns="[^"]*"/, `<svg x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="${aligned}"`)
    .replace(/<title>.*?<\/title>/, '');

const scene = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const ground = (fill: string): string => `<path fill="${fill}" d="M0 0h${width}v${height}H0Z"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
/** A soft shadow without a filter: a few pale copies under the thing. */
const shadow = (x: number, y: number, w: number, h: number, r: number): string =>
  [9, 7.5, 6, 4.5, 3, 1.5]
    .map((by) => `<rect x="${x - by / 6}" y="${y + by}" width="${w + by / 3}" height="${h}" rx="${r + by / 2}" fill="#000" opacity=".03"/>`)
    .join('');

/** A line of text in the identity's own letters, `size` high, that begins at `x` or has it in its middle. */
function lettered(
  { pack, decisions: { type } }: Kit,
  text: string,
  x: number,
  y: number,
  { size, fill, weight = type.body, anchor = 'start' }: { size: number; fill: string; weight?: number; anchor?: 'start' | 'middle' },
): string {
  const face = pack.typeface(type.font, weight);
  const drawable = Array.from(text)
    .filter((letter) => face.covers(letter))
    .join('');
  const { path, width: length } = face.outlined(drawable);
  const left = anchor === 'middle' ? x - (length * size) / 2 : x;
  return `<path fill="${fill}" d="${toData(transform(path, [size, 0, 0, size, left, y]))}"/>`;
}

/** A name where there is little room: as many of its words as fit, or the beginning of the first one. */
export function shortened(name: string, most: number): string {
  const words = name.split(' ');
  const start = (count: number): string => words.slice(0, count).join(' ');
  const last = words.findLastIndex((word, at) => word !== '&' && Array.from(start(at + 1)).length <= most);
  return last < 0
    ? `${Array.from(name)
        .slice(0, most - 1)
        .join('')}…`
    : start(last + 1);
}

/** Front and back of a card. */
function card(kit: Kit): string {
  const { decisions, wide, logoDark, icon } = kit;
  const { ink } = decisions.palette;
  const lines = ['Alex Morgan', 'hello@example.com', '+00 000 000 000'];
  return scene(
    ground('#dfdedb') +
      shadow(196, 22, 236, 132, 4) +
      box(196, 22, 236, 132, kit.night, 4) +
      placed(logoDark, 226, 34, 176, 108) +
      shadow(48, 160, 236, 132, 4) +
      box(48, 160, 236, 132, '#ffffff', 4) +
      placed(wide, 62, 170, 116, 50, 'xMinYMid') +
      lines
        .map((line, i) =>
          lettered(
            kit,
            line,
            70,
            244 + i * 16,
            i === 0 ? { size: 11, fill: ink, weight: decisions.type.heading } : { size: 8.5, fill: ink },
          ),
        )
        .join('') +
      placed(icon, 246, 254, 24, 24),
  );
}

/** A sign that hangs from a wall over a door. */
function sign(kit: Kit): string {
  const { ink } = kit.decisions.palette;
  return scene(
    ground(kit.tint) +
      Array.from({ length: 9 }, (_, i) => `<path fill="#000" opacity=".035" d="M0 ${i * 36}h${width}v1.5H0Z"/>`).join('') +
      box(70, 62, 10, 40, '#2a2a2a', 2) +
      box(70, 76, 330, 8, '#2a2a2a', 4) +
      box(118, 80, 3, 26, '#2a2a2a') +
      box(370, 80, 3, 26, '#2a2a2a') +
      shadow(96, 106, 300, 150, 8) +
      box(96, 106, 300, 150, '#ffffff', 8) +
      `<rect x="102" y="112" width="288" height="138" rx="5" fill="none" stroke="${ink}" stroke-width="1.4"/>` +
      placed(kit.logo, 118, 122, 256, 118),
  );
}

/** A bag of cloth. */
function tote(kit: Kit): string {
  return scene(
    ground('#ecebe7') +
      `<path fill="none" stroke="#cfc6b4" stroke-width="9" d="M196 112C196 22 284 22 284 112"/>` +
      `<path fill="#000" opacity=".06" d="M150 300h186l14 8H140Z"/>` +
      `<path fill="#f4ecdc" d="M148 100h184l10 202H138Z"/>` +
      `<path fill="#000" opacity=".04" d="M148 100h184l.6 12H147.4Z"/>` +
      `<path fill="none" stroke="#d9cfbb" stroke-width="1.2" stroke-dasharray="4 3" d="M147.6 110h184.8"/>` +
      placed(kit.stacked, 168, 132, 144, 140),
  );
}

/** The icon among others on a phone. */
function app(kit: Kit): string {
  const slots = Array.from({ length: 12 }, (_, i) => ({ x: 168 + (i % 3) * 52, y: 66 + Math.floor(i / 3) * 62 }));
  const greys = ['#c9ccd1', '#b9bec6', '#d6d4cf', '#c3c8c4'];
  return scene(
    ground(kit.tint) +
      shadow(146, 20, 188, 320, 28) +
      box(146, 20, 188, 330, '#17181a', 28) +
      box(153, 27, 174, 330, '#f3f4f6', 22) +
      box(212, 33, 56, 10, '#17181a', 5) +
      slots
        .map(({ x, y }, i) =>
          i === 4
            ? `<clipPath id="app"><rect x="${x}" y="${y}" width="40" height="40" rx="9.5"/></clipPath><g clip-path="url(#app)">${placed(kit.icon, x, y, 40, 40)}</g>` +
              lettered(kit, shortened(kit.decisions.name, 11), x + 20, y + 50, { size: 7, fill: '#333', anchor: 'middle' })
            : box(x, y, 40, 40, greys[i % greys.length] ?? '#ccc', 9.5) + box(x + 6, y + 45, 28, 4, '#d4d6da', 2),
        )
        .join(''),
  );
}

/** The sign in the tab of a browser, at its true size and again enlarged. */
function tab(kit: Kit): string {
  const { name } = kit.decisions;
  return scene(
    ground('#e9eaec') +
      shadow(30, 40, 420, 300, 10) +
      box(30, 40, 420, 300, '#dcdfe3', 10) +
      box(30, 74, 420, 266, '#ffffff', 0) +
      ['#ed6a5e', '#f4bf4f', '#61c554'].map((fill, i) => `<circle cx="${48 + i * 16}" cy="57" r="5" fill="${fill}"/>`).join('') +
      `<path fill="#ffffff" d="M98 74V56q0-8 8-8h128q8 0 8 8v18Z"/>` +
      placed(kit.sign, 108, 53, 16, 16) +
      lettered(kit, shortened(name, 18), 130, 65, { size: 10, fill: '#333' }) +
      box(44, 82, 392, 20, '#f1f2f4', 10) +
      placed(kit.wide, 54, 116, 150, 44, 'xMinYMid') +
      box(60, 176, 150, 12, '#e3e5e8', 3) +
      box(60, 196, 200, 7, '#eceef0', 3) +
      box(60, 210, 180, 7, '#eceef0', 3) +
      box(60, 230, 74, 24, kit.decisions.palette.primary, 12) +
      placed(kit.sign, 304, 132, 112, 112),
  );
}

/** The mock-ups of an identity: card, sign, bag, app and browser tab. */
export function mockUpsOf(decisions: Decisions, pack: Pack, watermark: boolean): MockUp[] {
  const { logo_svg: logo, logo_svg_dark: logoDark } = render(decisions, pack, watermark);
  const lockups = lockupsOf(decisions, pack, watermark);
  const [wide, stacked] = (['horizontal', 'stacked'] as const).map((kind) => lockups.find(({ id }) => id === kind)?.light ?? logo) as [
    string,
    string,
  ];
  const { h, c } = fromHex(decisions.palette.primary);
  const kit: Kit = {
    logo,
    logoDark,
    wide,
    stacked,
    icon: appIcon(decisions, pack, watermark),
    sign: favicon(decisions, pack, watermark),
    decisions,
    pack,
    night: nightGround(decisions.palette),
    tint: toHex({ l: 0.91, c: Math.min(c, 0.03), h }),
  };
  return [
    { id: 'card', title: 'Card', svg: card(kit) },
    { id: 'sign', title: 'Sign', svg: sign(kit) },
    { id: 'tote', title: 'Bag', svg: tote(kit) },
    { id: 'app', title: 'App', svg: app(kit) },
    { id: 'tab', title: 'Browser tab', svg: tab(kit) },
  ];
}
