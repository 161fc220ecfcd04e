import { subtract } from '../geometry/boolean.js';
import { punched } from '../geometry/cut.js';
import { bounds, type Path, transform, translation } from '../geometry/path.js';
import { circle, rect } from '../geometry/shapes.js';
import { between, part, type SymbolFamily } from './family.js';
import { companyOf } from './company.js';
import { ensembleOf } from './ensemble.js';
import { nestedPair, severalOf, stackedPair } from './groups.js';
import { coupleOf, fitIcon } from './icon.js';

const facingLeft = [-1, 0, 0, 1, 100, 0] as const;

/** The pictogram without a ground, as a sign that stands for itself. */
export const freeIcon: SymbolFamily = {
  id: 'free-icon',
  kind: 'icon',
  devices: [
    'solid',
    'sunlit',
    'grounded',
    'pair',
    'trio',
    'couple',
    'couple-discs',
    'couple-stacked',
    'couple-inside',
    'several',
    'ensemble',
    'company',
  ],
  needsIcon: true,
  letters: 0,
  containers: [],
  contained: [],
  bare: ['solid', 'grounded', 'pair', 'trio', 'couple', 'couple-stacked', 'couple-inside', 'several', 'ensemble', 'company'],
  shaped: [],
  accents: true,
  accepts: (device, { scores, silhouette }) =>
    device === 'couple-discs' ||
    device === 'couple-inside' ||
    device === 'ensemble' ||
    device === 'company' ||
    ((scores.none ?? 0) >= (device === 'pair' || device === 'trio' ? 0.86 : 0.8) &&
      (device !== 'sunlit' || silhouette.lastIndexOf('M') === 0)),
  suits: () => 1.2,
  draw(mark, context) {
    const icon = mark.icon ?? '';
    const bold = fitIcon(context.pack.bareDrawing(icon, mark), { x: 6, y: 6, width: 88, height: 88 });
    switch (mark.device) {
      case 'sunlit': {
        // The disc stands behind, and keeps clear of the picture by its halo.
        const own = context.pack.drawing(icon, 'silhouette');
        const { x, y, width, height } = bounds(own);
        const scale = 74 / Math.max(width, height);
        const place = [scale, 0, 0, scale, 44 - scale * (x + width / 2), 58 - scale * (y + height / 2)] as const;
        const disc = circle(between(mark, 'a', 58, 66), 38, 36);
        return {
          parts: [
            part('secondary', subtract(disc, transform(context.pack.drawing(icon, 'halo'), place))),
            part('primary', transform(context.pack.drawing(icon, 'solid'), place)),
          ],
          hasField: false,
        };
      }
      case 'grounded': {
        const { x, y, width, height } = bounds(bold);
        const raised = transform(bold, translation(0, 84 - y - height));
        const wide = Math.max(width, 64);
        return { parts: [part('primary', raised), part('secondary', rect(x + width / 2 - wide / 2, 90, wide, 8))], hasField: false };
      }
      case 'couple': {
        const [first, second] = coupleOf(context.pack, mark, 46);
        return { parts: [part('primary', first), part(mark.even ? 'primary' : 'accent', second)], hasField: false, isCouple: true };
      }
      case 'couple-discs': {
        // Too fine to stand free, pictures are cut out of a disc each.
        const r = 24.5;
        const inDisc = (id: string, cx: number): { field: Path; glyph: Path } => {
          const glyph = fitIcon(context.pack.drawing(id, 'solid'), {
            x: cx - r * 0.62,
            y: 50 - r * 0.62,
            width: r * 1.24,
            height: r * 1.24,
          });
          return { field: punched(circle(cx, 50, r), glyph), glyph };
        };
        const [first, second] = [inDisc(icon, r), inDisc(mark.partner ?? icon, 100 - r)];
        return {
          parts: [
            part('primary', first.field),
            part(mark.even ? 'primary' : 'secondary', second.field),
            part('glyph', first.glyph),
            part('glyph', second.glyph),
          ],
          hasField: true,
          isCouple: true,
        };
      }
      case 'couple-stacked':
        return stackedPair(context.pack, mark);
      case 'couple-inside':
        return nestedPair(context.pack, mark);
      case 'several':
        return severalOf(context.pack, mark);
      case 'ensemble':
        return ensembleOf(context.pack, mark);
      case 'company':
        return companyOf(context.pack, mark);
      case 'pair': {
        const small = fitIcon(context.pack.bareDrawing(icon, mark), { x: 2, y: 26, width: 47, height: 47 });
        return { parts: [part('primary', small), part('secondary', transform(small, facingLeft))], hasField: false };
      }
      case 'trio': {
        const one = fitIcon(context.pack.bareDrawing(icon, mark), { x: 0, y: 0, width: 44, height: 44 });
        const at = (dx: number, dy: number): Path => transform(one, translation(dx, dy));
        return { parts: [part('primary', at(28, 2)), part('secondary', at(2, 52)), part('primary', at(54, 52))], hasField: false };
      }
      default:
        return {
          parts: [part('backing', transform(context.pack.drawing(icon, 'silhouette'), translation(7, 6))), part('primary', bold)],
          hasField: false,
        };
    }
  },
};
