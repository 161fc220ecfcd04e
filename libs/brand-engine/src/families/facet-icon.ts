import { intersect } from '../geometry/boolean.js';
import { fit, type Path, rotation, transform } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import { between, part, type SymbolFamily } from './family.js';
import { iconPath } from './icon.js';

const far = 200;

/** Two half planes beside a line through the middle, with a gap between them. */
function halves(angle: number, shift: number, gap: number): [Path, Path] {
  const turn = rotation(angle, 50, 50);
  return [
    transform(rect(50 + shift - gap / 2 - far, 50 - far, far, 2 * far), turn),
    transform(rect(50 + shift + gap / 2, 50 - far, far, 2 * far), turn),
  ];
}

/** The pictogram cut in two along a line, each side in its own colour. */
export const facetIcon: SymbolFamily = {
  id: 'facet-icon',
  kind: 'icon',
  devices: ['diagonal', 'upright', 'level', 'counter-diagonal'],
  needsIcon: true,
  letters: 0,
  containers: [],
  suits: ({ personality }) => 0.8 + 0.3 * personality.classicModern + 0.2 * personality.softSharp,
  draw(mark, context) {
    const icon = fit(iconPath(context, mark, 'solid'), { x: 0, y: 0, width: 100, height: 100 });
    const angles: Record<string, number> = { diagonal: 38, upright: 0, level: 90, 'counter-diagonal': -38 };
    const [a, b] = halves(angles[mark.device] ?? 38, between(mark, 'a', -6, 6), 4.5);
    return { parts: [part('primary', intersect(icon, a)), part('secondary', intersect(icon, b))], hasField: false };
  },
};
