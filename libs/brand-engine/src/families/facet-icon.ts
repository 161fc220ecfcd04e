import { halved } from '../geometry/cut.js';
import { fit } from '../geometry/path.js';
import { between, part, type SymbolFamily } from './family.js';

const angles: Record<string, number> = { diagonal: 38, upright: 0, level: 90, 'counter-diagonal': -38 };

/** The pictogram cut in two along a line, each side in its own colour. */
export const facetIcon: SymbolFamily = {
  id: 'facet-icon',
  kind: 'icon',
  devices: ['diagonal', 'upright', 'level', 'counter-diagonal'],
  needsIcon: true,
  letters: 0,
  containers: [],
  contained: [],
  shaped: [],
  // Cut in two, a picture of several pieces falls apart: sparkles turn into a fish.
  accepts: (_, { scores, silhouette }) => (scores.none ?? 0) >= 0.82 && silhouette.lastIndexOf('M') === 0,
  suits: ({ personality }) => 0.5 + 0.3 * personality.classicModern + 0.2 * personality.softSharp,
  draw(mark, context) {
    const icon = fit(context.pack.drawing(mark.icon ?? '', 'solid'), { x: 0, y: 0, width: 100, height: 100 });
    const [one, other] = halved(icon, angles[mark.device] ?? 38, 50 + between(mark, 'a', -6, 6), 50, 4.5);
    return { parts: [part('primary', one), part('secondary', other)], hasField: false };
  },
};
