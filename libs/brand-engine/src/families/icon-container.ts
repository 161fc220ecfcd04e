import { roomyContainers } from '../brief.js';
import { halved, lap, punched } from '../geometry/cut.js';
import type { MarkDecision } from '../decisions.js';
import { bounds, type Box, type Matrix, type Path, scaling, transform, union } from '../geometry/path.js';
import { compositionOf } from './company.js';
import { containerOf, type ContainerShape, frameOf } from './container.js';
import { circle } from '../geometry/shapes.js';
import { type DrawContext, type Drawing, part, type SymbolFamily } from './family.js';
import { fitIcon, fitSeveral } from './icon.js';

/** How long the diagonal of a composition is over the room for a single picture. */
const ofRoom = 1.5;

/** How far two things fill the circle around the room for a single picture, and three, which lie in it as a shield narrows. */
const ofTwo = 1.08;
const ofThree = 1.14;

/** Two things in their own colours on a pale ground. */
function tinted(mark: MarkDecision, { pack }: DrawContext, { outline, inner }: ContainerShape): Drawing {
  const { parts } = compositionOf(pack, mark);
  const { x, y, width, height } = union(parts.map(({ path }) => bounds(path)));
  const scale = (ofRoom * inner.width) / Math.hypot(width, height);
  const [cx, cy] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  const place: Matrix = [scale, 0, 0, scale, cx - scale * (x + width / 2), cy - scale * (y + height / 2)];
  return {
    parts: [part('wash', outline), ...parts.map(({ paint, path }) => part(paint, transform(path, place)))],
    hasField: false,
    isCouple: true,
  };
}

/** How much of its box a shield keeps inside its rim, and where the band at its head ends. */
const crested = { inner: 0.84, head: 27, gap: 4, lowered: 0.86 } as const;

/** A shield as crests have it: a field in a rim, or a band across its head. */
function crestOf(device: string, { outline, inner }: ContainerShape, glyphIn: (box: Box) => Path): Drawing {
  const cx = inner.x + inner.width / 2;
  if (device === 'chief') {
    const [head, field] = halved(outline, 90, 50, crested.head, crested.gap);
    const size = inner.width * crested.lowered;
    const glyph = glyphIn({ x: cx - size / 2, y: crested.head + 7, width: size, height: size });
    return { parts: [part('accent', head), part('primary', punched(field, glyph)), part('glyph', glyph)], hasField: true };
  }
  const smaller = scaling(crested.inner, crested.inner, 50, 48);
  const rim = punched(outline, transform(outline, scaling(crested.inner + 0.07, crested.inner + 0.07, 50, 48.6)));
  const glyph = transform(glyphIn(inner), scaling(0.9, 0.9, cx, inner.y + inner.height / 2));
  return {
    parts: [part('accent', rim), part('primary', punched(transform(outline, smaller), glyph)), part('glyph', glyph)],
    hasField: true,
  };
}

/** How large a disc of the second colour is in its container, and the picture on it, in shares of the room for a picture. */
const onDisc = { radius: 0.64, picture: 0.84 } as const;

/** The pictogram cut out of a container. */
export const iconContainer: SymbolFamily = {
  id: 'icon-container',
  kind: 'icon',
  devices: ['knockout', 'framed', 'diagonal', 'split', 'tinted', 'rimmed', 'chief', 'disc'],
  needsIcon: true,
  letters: 0,
  containers: ['circle', 'squircle', 'square', 'hexagon', 'arch', 'drop', 'shield', 'diamond', ...roomyContainers],
  contained: ['knockout', 'framed', 'diagonal', 'split', 'tinted', 'rimmed', 'chief', 'disc'],
  accepts: (device, { scores }) => device !== 'framed' || (scores.none ?? 0) >= 0.8,
  suits: () => 1.5,
  draw(mark, context) {
    const shape = containerOf(mark.container, mark);
    const { outline, inner } = shape;
    if (mark.device === 'tinted') return tinted(mark, context, shape);
    const icon = context.pack.drawing(mark.icon ?? '', 'solid');
    const scale = 1 + 0.06 * mark.weight;
    const fitted = (box: Box): Path =>
      mark.fills ? fitSeveral(icon, box, mark.third === undefined ? ofTwo : ofThree) : fitIcon(icon, box);
    const glyph = transform(fitted(inner), scaling(scale, scale, inner.x + inner.width / 2, inner.y + inner.height / 2));
    switch (mark.device) {
      case 'rimmed':
      case 'chief':
        return crestOf(mark.device, shape, fitted);
      case 'framed': {
        const isSlim = mark.params.slim === 1;
        const frame = frameOf(shape, (isSlim ? 0.875 : 0.75) - 0.03 * mark.weight);
        const size = isSlim ? 0.98 : 0.82;
        const small = transform(glyph, scaling(size, size, inner.x + inner.width / 2, inner.y + inner.height / 2));
        // Within a fine rim the picture is read by itself.
        return { parts: [part('primary', frame), part('primary', small)], hasField: false, ...(isSlim ? { isCouple: true } : {}) };
      }
      case 'diagonal': {
        const [upper, lower] = halved(punched(outline, glyph), 45, 50, 50, lap);
        return { parts: [part('primary', upper), part('secondary', lower), part('glyph', glyph)], hasField: true };
      }
      case 'split': {
        const [left, right] = halved(punched(outline, glyph), 0, 50, 50, lap);
        return { parts: [part('primary', left), part('secondary', right), part('glyph', glyph)], hasField: true };
      }
      case 'disc': {
        const [cx, cy] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
        const small = transform(glyph, scaling(onDisc.picture, onDisc.picture, cx, cy));
        const disc = punched(circle(cx, cy, inner.width * onDisc.radius), small);
        return { parts: [part('primary', punched(outline, small)), part('secondary', disc), part('glyph', small)], hasField: true };
      }
      default:
        return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
    }
  },
};
