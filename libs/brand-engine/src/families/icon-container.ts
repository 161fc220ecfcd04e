import { intersect, subtract } from '../geometry/boolean.js';
import { bounds, scaling, transform } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { part, type SymbolFamily } from './family.js';
import { fitIcon, iconPath } from './icon.js';

/** The pictogram cut out of a container. */
export const iconContainer: SymbolFamily = {
  id: 'icon-container',
  kind: 'icon',
  devices: ['knockout', 'framed', 'bleed', 'split'],
  needsIcon: true,
  letters: 0,
  containers: ['circle', 'squircle', 'square', 'hexagon', 'arch', 'drop', 'shield', 'diamond'],
  suits: () => 1.5,
  draw(mark, context) {
    const { outline, inner } = containerOf(mark.container, mark);
    const icon = iconPath(context, mark, 'solid');
    const scale = 1 + 0.06 * mark.weight;
    const glyph = transform(fitIcon(icon, inner), scaling(scale, scale, inner.x + inner.width / 2, inner.y + inner.height / 2));
    switch (mark.device) {
      case 'framed': {
        const share = 0.87 - 0.03 * mark.weight;
        const frame = subtract(outline, transform(outline, scaling(share, share, 50, inner.y + inner.height / 2)));
        const small = transform(glyph, scaling(0.92, 0.92, inner.x + inner.width / 2, inner.y + inner.height / 2));
        return { parts: [part('primary', frame), part('primary', small)], hasField: false };
      }
      case 'bleed': {
        const large = fitIcon(icon, { x: 14, y: 24, width: 76, height: 76 });
        const shift = 104 - (bounds(large).y + bounds(large).height);
        const sunk = transform(large, [1, 0, 0, 1, 0, shift]);
        return { parts: [part('primary', subtract(outline, sunk)), part('glyph', intersect(sunk, outline))], hasField: true };
      }
      case 'split': {
        const field = subtract(outline, glyph);
        const right = intersect(field, rect(50, -10, 70, 120));
        return {
          parts: [part('primary', subtract(field, rect(50, -10, 70, 120))), part('secondary', right), part('glyph', glyph)],
          hasField: true,
        };
      }
      default:
        return { parts: [part('primary', subtract(outline, glyph)), part('glyph', glyph)], hasField: true };
    }
  },
};
