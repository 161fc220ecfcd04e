import type { Brief } from '../brief.js';
import type { MarkDecision } from '../decisions.js';
import { apart } from '../geometry/boolean.js';
import { punched } from '../geometry/cut.js';
import { type Path, reversed, transform, translation } from '../geometry/path.js';
import { circle, rect, ring } from '../geometry/shapes.js';
import type { Part } from '../scene/scene.js';
import { onCircle, spanOnCircle } from '../text/on-circle.js';
import { nameLines } from '../text/break-name.js';
import { inCase, setLine, type Word, wordPath } from '../text/word.js';
import { scalloped } from './badge.js';
import { choice, type DrawContext, type EmblemFamily, part } from './family.js';
import { fitIcon, fitSeveral } from './icon.js';
import { centreLetters, letterPath, sturdyWeight } from './letters.js';
import { rimOf } from './rims.js';
import { ringText } from './ring-text.js';
import { asides, smallFace, writtenAround } from './setting.js';

/** What stands in the middle: the picture, or the initial. */
function heart(mark: MarkDecision, context: DrawContext, natural: number, cy: number, kind: 'solid' | 'bold'): Path {
  const size = natural * (mark.scale ?? 1);
  const box = { x: 50 - size / 2, y: cy - size / 2, width: size, height: size };
  const fitted = mark.fills ? fitSeveral : fitIcon;
  return mark.icon
    ? fitted(kind === 'bold' ? context.pack.bareDrawing(mark.icon, mark) : context.pack.drawing(mark.icon, kind), box)
    : centreLetters(letterPath(context, mark.letters, sturdyWeight(context)), box, 0.9, mark);
}

/** Heavy enough for small letters. */
const weightOf = (context: DrawContext): number =>
  Math.max(smallFace(context).weight, Math.min(context.type.heading, context.type.heavy ? 900 : 700));

const disc = (glyph: Path, cy: number, r: number): Part[] => [part('primary', punched(circle(50, cy, r), glyph)), part('glyph', glyph)];

/** A straight line of small capitals, no wider than `most`. */
function straight(context: DrawContext, text: string, cap: number, most: number): Word {
  const { font, weight } = smallFace(context);
  const set = (size: number): Word => setLine(context.pack, font, weight, inCase(text, 'upper'), size, 110);
  const wide = set(cap);
  return wide.box.width <= most ? wide : set((cap * most) / wide.box.width);
}

/** Lines of small capitals, the first between two short rules, or an ornament where there is nothing to say. */
function footer(context: DrawContext, y: number, most: number): Part[] {
  const [first, ...others] = asides(context);
  if (first === undefined) {
    const wings = [...rect(50 - most / 2, y - 2.6, most / 2 - 5, 1.2), ...rect(55, y - 2.6, most / 2 - 5, 1.2)];
    return [part('ornament', [...wings, ...circle(50, y - 2, 2.4)])];
  }
  const line = straight(context, first, 6, most);
  const half = line.box.width / 2;
  const arm = Math.min(12, (most - line.box.width) / 2 - 4);
  const level = y - line.cap / 2 - 0.6;
  const arms = arm > 3 ? [...rect(50 - half - 4 - arm, level, arm, 1.2), ...rect(50 + half + 4, level, arm, 1.2)] : [];
  const second = others.length > 0 ? straight(context, others.join(' · '), 4.4, most) : null;
  return [
    part('ink', transform(wordPath(line), translation(50 - half - line.box.x, y))),
    part('ornament', arms),
    ...(second ? [part('ink', transform(wordPath(second), translation(50 - second.box.width / 2 - second.box.x, y + 8.4)))] : []),
  ];
}

/** Around half a circle, a longer text becomes too small to be read. */
const isShort = (text: string): boolean => Array.from(text).length <= 24;

/** Whether a name is so long that it has to go all around. */
const isPartedName = (name: string): boolean => !isShort(name);

/** A name with a line of its own below is no longer than this. */
const longestAbove = 32;

/** How a name goes around: in two where it is too long for the upper half, or where there is nothing else for the lower one. */
export function aroundOf(
  { name, descriptor }: Pick<Brief, 'name' | 'descriptor'>,
  device: string,
): Pick<MarkDecision, 'parted' | 'halved'> {
  const length = Array.from(name).length;
  if (isPartedName(name)) return descriptor !== null && length <= longestAbove ? {} : { parted: true };
  const halves = halvesOf(name);
  const isEven = halves.length === 2 && halves.every((half) => Array.from(half).length >= 3);
  return device !== 'arched' && isEven ? { halved: true } : {};
}

/** The name in two, above and below, however short it is. */
const halvesOf = (name: string): string[] => nameLines(name, { broken: 2 });

/** Rims of a ring: fine with a disc in the middle, strong around a picture that stands free, double. */
const rings = [
  { rim: 1.6, radius: 28, isOpen: false },
  { rim: 3, radius: 28, isOpen: true },
  { rim: 0.9, radius: 25.5, isOpen: false },
  { rim: 2.2, radius: 26.5, isOpen: false },
] as const;

/** A round emblem with letters all the way around. */
export const roundel: EmblemFamily = {
  id: 'roundel',
  kind: 'badge',
  devices: ['ring', 'band', 'scalloped', 'arched'],
  needsIcon: true,
  accents: true,
  works: (device, { name, constraints: { symbol, layout } }) =>
    !isPartedName(name) || (device !== 'arched' && (symbol === 'badge' || layout === 'badge') && halvesOf(name).every(isShort)),
  suits: ({ personality }) => 0.8 - 0.3 * personality.classicModern - 0.2 * personality.organicTechnical,
  drawEmblem(mark, context) {
    // A larger name has a wider band, and what stands in the middle makes room.
    const room = 15 * ((context.nameScale ?? 1) - 1);
    // Handwriting is small around a circle: it has as much of it as it needs.
    const isHalved = mark.halved === true && asides(context).length === 0 && !context.type.flowing;
    const [first, second] = mark.parted === true || isHalved ? halvesOf(context.name) : [context.name];
    const above = writtenAround(context, first ?? context.name);
    const told = second === undefined ? asides(context) : [second];
    const below = told.map((text) => writtenAround(context, text)).join(' · ') || null;
    const kind = choice(mark, 'c', [0, 1]);
    const around = (inner: number, outer: number) =>
      ringText(context, { inner: inner - room, outer }, { above, below, kind, weight: weightOf(context) });
    // A picture that was asked for and stands free is looked at by itself, as large as it is.
    const own = mark.vivid && mark.icon !== null ? ('pure' as const) : ('primary' as const);
    const alone = mark.asked && mark.icon !== null ? { isCouple: true as const } : {};
    const rimPaint = mark.toned ? 'primary' : 'ink';
    switch (mark.device) {
      case 'band': {
        const text = (): Part[] => {
          const { letters, ornaments } = around(32, 50);
          return [part(rimPaint, punched(ring(50, 50, 50, 32 - room), apart([...letters, ornaments])))];
        };
        // The ring has the colour of the letters: a second one that was asked for is in the middle.
        const paint = mark.faithful === true ? 'accent' : 'primary';
        const parts = [part(paint, heart(mark, context, 42 - 1.4 * room, 50, 'bold'))];
        return { parts, text, hasField: false, hasAccent: false, ...alone };
      }
      case 'scalloped': {
        const text = (): Part[] => {
          const { letters, ornaments } = around(30, 46.5);
          const rim: Path = [...scalloped(choice(mark, 'a', [24, 30, 36])), ...reversed(circle(50, 50, 29 - room))];
          return [part(rimPaint, punched(rim, apart([...letters, ornaments])))];
        };
        return { parts: disc(heart(mark, context, 33 - 1.2 * room, 50, 'solid'), 50, 26.5 - room), text, hasField: true, hasAccent: false };
      }
      case 'arched': {
        const text = (): Part[] => {
          const accented = /[^\x20-\x7e]/.test(above);
          const cap = (accented ? 9.5 : 11) * (context.nameScale ?? 1);
          const trackings = context.type.flowing ? [0] : [160, 90, 40];
          const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5].flatMap((size) => trackings.map((tracking) => ({ size, tracking })));
          const set = ({ size, tracking }: { size: number; tracking: number }): Word =>
            setLine(context.pack, context.type.font, context.type.heading, above, cap * size, tracking);
          const fitting = sizes.map((own) => own).find((own) => spanOnCircle(set(own), 38) <= 190) ?? { size: 0.42, tracking: 0 };
          return [part('ink', onCircle(set(fitting), 38, 'top').flat()), ...foot];
        };
        // Beside a long line there is no room for rules.
        const foot = footer(context, 92, 84);
        const hasAccent = foot.some(({ paint, path }) => paint === 'ornament' && path.length > 0);
        return { parts: [part(own, heart(mark, context, 42, 56, 'bold'))], text, hasField: false, hasAccent, ...alone };
      }
      default: {
        const { rim, radius: natural, isOpen: isBare } = choice(mark, 'a', rings);
        const radius = natural - room;
        const isOpen = isBare && !(mark.faithful === true && mark.icon !== null && context.pack.isFine(mark.icon));
        const text = (): Part[] => {
          const asked = mark.rim === undefined ? undefined : rimOf(mark.rim);
          const { letters, ornaments } = around(natural + 4.5, asked?.inside ?? 47.5 - (rim > 2 ? 1.5 : 0));
          const inner = isOpen ? [] : ring(50, 50, radius + 3, radius + 2.2);
          return [part('ornament', [...(asked?.path ?? ring(50, 50, 50, 50 - rim)), ...inner, ...ornaments]), part('ink', letters.flat())];
        };
        const parts = isOpen
          ? [part(own, heart(mark, context, radius * 1.5, 50, 'bold'))]
          : disc(heart(mark, context, radius * 1.22, 50, 'solid'), 50, radius);
        return { parts, text, hasField: !isOpen, hasAccent: true, ...(isOpen ? alone : {}) };
      }
    }
  },
};
