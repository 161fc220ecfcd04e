import { subtract } from '../geometry/boolean.js';
import { punched } from '../geometry/cut.js';
import { fit, transform, type Box, type Matrix, bounds } from '../geometry/path.js';
import { circle } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

const corner: Box = { x: 56, y: 56, width: 46, height: 46 };
const spots: Record<string, Box> = {
  corner,
  crown: { x: 54, y: -4, width: 46, height: 46 },
  base: { x: 2, y: 54, width: 48, height: 48 },
};

/** The initial with the pictogram let into it. */
export const letterIcon: SymbolFamily = {
  id: 'letter-icon',
  kind: 'icon',
  devices: ['corner', 'crown', 'base', 'plate'],
  needsIcon: true,
  letters: 1,
  containers: ['squircle', 'circle', 'square', 'hexagon', 'arch', 'pocket'],
  contained: [],
  bare: ['corner', 'crown', 'base'],
  shaped: ['plate'],
  accents: true,
  accepts: (device, { scores }) => (scores.none ?? 0) >= (device === 'plate' ? 0.65 : 0.82),
  suits: ({ personality }) => 0.7 + 0.2 * personality.seriousPlayful,
  draw(mark, context) {
    const icon = context.pack.drawing(mark.icon ?? '', 'solid');
    const silhouette = context.pack.drawing(mark.icon ?? '', 'silhouette');
    const halo = context.pack.drawing(mark.icon ?? '', 'halo');
    if (mark.device === 'plate') {
      const { outline, inner } = containerOf(mark.container, mark);
      const letter = fitLetters(letterPath(context, mark.letters, sturdyWeight(context)), { ...inner, x: inner.x - 5, y: inner.y - 5 });
      const plate = subtract(punched(outline, letter), circle(74, 74, 29));
      const badge = punched(circle(74, 74, 25), fit(icon, { x: 61, y: 61, width: 26, height: 26 }));
      return { parts: [part('primary', plate), part('secondary', badge)], hasField: false };
    }
    const letter = fitLetters(letterPath(context, mark.letters, sturdyWeight(context)), { x: 0, y: 0, width: 100, height: 100 }, 1);
    const spot = spots[mark.device] ?? corner;
    const own = bounds(silhouette);
    const scale = Math.min(spot.width / own.width, spot.height / own.height);
    const place: Matrix = [
      scale,
      0,
      0,
      scale,
      spot.x + spot.width / 2 - scale * (own.x + own.width / 2),
      spot.y + spot.height / 2 - scale * (own.y + own.height / 2),
    ];
    // The halo was grown in the icon's own box, so one matrix places both exactly.
    return {
      parts: [part('primary', subtract(letter, transform(halo, place))), part('secondary', transform(icon, place))],
      hasField: false,
    };
  },
};
