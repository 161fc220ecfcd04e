import type { MarkDecision } from '../decisions.js';
import { apart } from '../geometry/boolean.js';
import { punched } from '../geometry/cut.js';
import { arc } from '../geometry/parse.js';
import { type Path, transform, translation, reversed } from '../geometry/path.js';
import { circle, polar, rect, ring } from '../geometry/shapes.js';
import type { Part } from '../scene/scene.js';
import { onCircle, spanOnCircle } from '../text/on-circle.js';
import { nameLines } from '../text/break-name.js';
import { inCase, setLine, type Word, wordPath } from '../text/word.js';
import { choice, type DrawContext, type EmblemFamily, part } from './family.js';
import { fitIcon } from './icon.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';
import { writtenAround } from './setting.js';

/** What stands in the middle: the pictogram, or the initial. */
function heart(mark: MarkDecision, context: DrawContext, size: number, cy = 50): Path {
  const box = { x: 50 - size / 2, y: cy - size / 2, width: size, height: size };
  return mark.icon
    ? fitIcon(context.pack.drawing(mark.icon, 'solid'), box)
    : fitLetters(letterPath(context, mark.letters, sturdyWeight(context)), box);
}

/** Sets a line that keeps within `most` degrees of a circle: first wide, then closer, then smaller. */
function setOnCircle(context: DrawContext, text: string, cap: number, radius: number, most: number): Word {
  const { font, heading } = context.type;
  for (const [share, tracking] of [
    [1, 140],
    [1, 60],
    [0.88, 40],
    [0.76, 20],
    [0.64, 10],
    [0.52, 0],
  ] as const) {
    const word = setLine(context.pack, font, heading, text, cap * share, tracking);
    if (spanOnCircle(word, radius) <= most) return word;
  }
  return setLine(context.pack, font, heading, text, cap * 0.42, 0);
}

const upper = (text: string): string => inCase(text, 'upper');

/** Small stars or dots between the ends of a text ring. */
const studs = (radius: number, angle: number): Path => [
  ...circle(...polar(50, 50, radius, angle), 2.2),
  ...circle(...polar(50, 50, radius, -angle), 2.2),
];

/** The middle cut out of a disc, so that it stays legible when the emblem is small. */
const held = (glyph: Path, cy: number, r: number): Part[] => [part('primary', punched(circle(50, cy, r), glyph)), part('glyph', glyph)];

/** An emblem that takes the name into itself. */
export const badge: EmblemFamily = {
  id: 'badge',
  kind: 'badge',
  devices: ['ring', 'seal', 'arched', 'label'],
  needsIcon: true,
  accents: true,
  suits: ({ name, personality }) =>
    (Array.from(name).length > 24 ? 0.02 : 0.3) - 0.25 * personality.classicModern - 0.15 * personality.organicTechnical,
  drawEmblem(mark, context) {
    const name = writtenAround(context, context.name);
    const second = context.descriptor ? upper(context.descriptor) : null;
    switch (mark.device) {
      case 'seal': {
        const text = (): Part[] => {
          const top = onCircle(setOnCircle(context, name, 9, 34, second ? 200 : 260), 34, 'top');
          const bottom = second ? onCircle(setOnCircle(context, second, 6.5, 40.5, 120), 40.5, 'bottom') : [];
          const rim: Path = [...scalloped(choice(mark, 'a', [20, 24, 28])), ...reversed(circle(50, 50, 28))];
          return [part('ink', punched(rim, apart([...top, ...bottom])))];
        };
        return { parts: held(heart(mark, context, 32), 50, 25.5), text, hasField: true, hasAccent: false };
      }
      case 'arched': {
        const text = (): Part[] => {
          const word = onCircle(setOnCircle(context, name, 11, 38, 170), 38, 'top').flat();
          if (second === null)
            return [part('ink', word), part('accent', [...rect(29, 84, 14, 2), ...circle(50, 85, 2.2), ...rect(57, 84, 14, 2)])];
          const line = setLine(context.pack, context.type.font, context.type.heading, second, 5.2, 120);
          const half = line.box.width / 2;
          const dots = [...circle(50 - half - 6, 85.4, 1.6), ...circle(50 + half + 6, 85.4, 1.6)];
          return [part('ink', [...word, ...transform(wordPath(line), translation(50 - half, 88))]), part('accent', dots)];
        };
        return { parts: held(heart(mark, context, 27, 54), 54, 22), text, hasField: true, hasAccent: true };
      }
      case 'label': {
        const text = (): Part[] => {
          const lines = nameLines(name, { broken: context.broken }).map((own) =>
            setLine(context.pack, context.type.font, context.type.heading, own, 12, context.type.tracking + 20),
          );
          const width = Math.max(90, ...lines.map(({ box }) => box.width + 24));
          const more = (lines.length - 1) * 17;
          const plate = rect(50 - width / 2, 38, width, 27 + more, 4);
          const lettering = lines.flatMap(({ glyphs, box }, i) =>
            glyphs.map(({ path }) => transform(path, translation(50 - box.width / 2 - box.x, 57.5 + 17 * i))),
          );
          const line = second ? setLine(context.pack, context.type.font, context.type.heading, second, 6, 140) : null;
          const foot = line ? transform(wordPath(line), translation(50 - line.box.width / 2, 80 + more)) : [];
          return [part('ink', punched(plate, apart(lettering))), part('ink', foot)];
        };
        return { parts: held(heart(mark, context, 19, 16), 16, 16), text, hasField: true, hasAccent: false };
      }
      default: {
        const text = (): Part[] => {
          const top = setOnCircle(context, name, 9.5, 36, second ? 200 : 280);
          const bottom = second ? setOnCircle(context, second, 6, 42, 120) : null;
          const reach = spanOnCircle(top, 36) / 2;
          const free = bottom ? (reach + (180 - spanOnCircle(bottom, 42) / 2)) / 2 : reach < 130 ? 180 : 0;
          const dots = free > 0 ? studs(40, free) : [];
          return [
            part('accent', [...ring(50, 50, 50, 48), ...(bottom || free !== 180 ? dots : dots.slice(0, dots.length / 2))]),
            part('ink', [...onCircle(top, 36, 'top'), ...(bottom ? onCircle(bottom, 42, 'bottom') : [])].flat()),
          ];
        };
        return { parts: held(heart(mark, context, 34), 50, 29), text, hasField: true, hasAccent: true };
      }
    }
  },
};

/** A disc with a rim of shallow round teeth. */
export function scalloped(teeth: number): Path {
  const step = 360 / teeth;
  const valley = 46.6;
  const tooth = 0.55 * 2 * valley * Math.sin(Math.PI / teeth);
  return [
    ['M', ...polar(50, 50, valley, 0)],
    ...Array.from({ length: teeth }, (_, i) =>
      arc(...polar(50, 50, valley, step * i), tooth, tooth, 0, false, true, ...polar(50, 50, valley, step * (i + 1))),
    ).flat(),
    ['Z'],
  ];
}
