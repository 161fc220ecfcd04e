import { roomyContainers } from '../brief.js';
import { punched } from '../geometry/cut.js';
import { type Path, scaling, transform } from '../geometry/path.js';
import { circle, polar, sector } from '../geometry/shapes.js';
import { containerOf } from './container.js';
import { between, part, type SymbolFamily } from './family.js';
import { fitIcon } from './icon.js';

const middle = { x: 26, y: 26, width: 48, height: 48 };

/** The pictogram held by a ring, or in lines on a plate. */
export const lineIcon: SymbolFamily = {
  id: 'line-icon',
  kind: 'icon',
  devices: ['ring', 'open-ring', 'plate', 'double-ring'],
  needsIcon: true,
  letters: 0,
  containers: ['circle', 'squircle', 'square', 'hexagon', 'arch', 'drop', ...roomyContainers],
  contained: ['ring', 'plate'],
  shaped: ['ring', 'plate'],
  accepts: (device, { scores }) => device === 'plate' || (scores.none ?? 0) >= 0.82,
  suits: ({ personality }) => 0.7 + 0.3 * personality.modestLuxurious - 0.2 * personality.calmEnergetic,
  draw(mark, context) {
    // A ring is open ground: only a solid picture holds its own on it. Cut out of a plate, a line drawing does.
    const solid = context.pack.drawing(mark.icon ?? '', 'solid');
    const isSlim = mark.params.slim === 1;
    const thickness = (isSlim ? 6.25 : 12.5) + 1.5 * mark.weight;
    switch (mark.device) {
      case 'open-ring': {
        const opening = between(mark, 'a', 20, 70);
        const arcPart = sector(50, 50, 50 - thickness, 50, opening + 26, opening + 334);
        return {
          parts: [
            part('primary', arcPart),
            part('secondary', circle(...polar(50, 50, 50 - thickness / 2, opening), thickness * 0.72)),
            part('primary', fitIcon(solid, middle)),
          ],
          hasField: false,
        };
      }
      case 'double-ring': {
        const turn = between(mark, 'a', 20, 70);
        const half = (from: number): Path => sector(50, 50, 50 - thickness, 50, from + 5, from + 175);
        return {
          parts: [part('primary', half(turn)), part('secondary', half(turn + 180)), part('primary', fitIcon(solid, middle))],
          hasField: false,
        };
      }
      case 'plate': {
        const { outline, inner } = containerOf(mark.container, mark);
        const glyph = fitIcon(context.pack.drawing(mark.icon ?? '', 'line'), inner);
        return { parts: [part('primary', punched(outline, glyph)), part('glyph', glyph)], hasField: true };
      }
      default: {
        const { outline, inner } = containerOf(mark.container, mark);
        const share = 1 - (2 * thickness) / 100;
        const [cx, cy] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
        const frame = punched(outline, transform(outline, scaling(share, share, 50, 50)));
        const size = isSlim ? 0.98 : 0.8;
        return {
          parts: [part('secondary', frame), part('primary', transform(fitIcon(solid, inner), scaling(size, size, cx, cy)))],
          hasField: false,
          // Within a fine rim the picture is read by itself.
          ...(isSlim ? { isCouple: true } : {}),
        };
      }
    }
  },
};
