import { punched } from '../geometry/cut.js';
import { scaling, transform } from '../geometry/path.js';
import { circle, polar, ring, sector } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { between, part, type SymbolFamily } from './family.js';
import { fitIcon } from './icon.js';

const middle = { x: 22, y: 22, width: 56, height: 56 };

/** The pictogram in lines, held by a ring or a plate. */
export const lineIcon: SymbolFamily = {
  id: 'line-icon',
  kind: 'icon',
  devices: ['ring', 'open-ring', 'plate', 'double-ring'],
  needsIcon: true,
  letters: 0,
  containers: ['circle', 'squircle', 'square', 'hexagon', 'arch'],
  contained: ['ring', 'plate'],
  accents: true,
  suits: ({ personality }) => 0.7 + 0.3 * personality.modestLuxurious - 0.2 * personality.calmEnergetic,
  draw(mark, context) {
    const line = context.pack.drawing(mark.icon ?? '', 'line');
    const thickness = 6.5 + 1.5 * mark.weight;
    switch (mark.device) {
      case 'open-ring': {
        const opening = between(mark, 'a', 20, 70);
        const arcPart = sector(50, 50, 50 - thickness, 50, opening + 24, opening + 336);
        return {
          parts: [
            part('primary', arcPart),
            part('secondary', circle(...polar(50, 50, 50 - thickness / 2, opening), thickness * 0.85)),
            part('primary', fitIcon(line, middle)),
          ],
          hasField: false,
        };
      }
      case 'double-ring':
        return {
          parts: [
            part('primary', ring(50, 50, 50, 50 - thickness * 0.8)),
            part('secondary', ring(50, 50, 50 - thickness * 1.6, 50 - thickness * 2.2)),
            part('primary', fitIcon(line, { x: 26, y: 26, width: 48, height: 48 })),
          ],
          hasField: false,
        };
      case 'plate': {
        const { outline, inner } = containerOf(mark.container, mark);
        const glyph = fitIcon(line, inner);
        return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
      }
      default: {
        const { outline, inner } = containerOf(mark.container, mark);
        const share = 1 - (2 * thickness) / 100;
        const [cx, cy] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
        const frame = punched(outline, transform(outline, scaling(share, share, 50, 50)));
        return {
          parts: [part('primary', frame), part('primary', transform(fitIcon(line, inner), scaling(0.94, 0.94, cx, cy)))],
          hasField: false,
        };
      }
    }
  },
};
