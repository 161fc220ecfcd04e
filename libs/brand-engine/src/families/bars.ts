import { polygon, rect, circle } from '../geometry/shapes.js';
import { between, choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

const heights = [
  [36, 66, 100],
  [44, 76, 100],
  [28, 58, 100],
] as const;

/** Columns: growth, sound, structure. */
export const bars: SymbolFamily = {
  id: 'bars',
  kind: 'abstract',
  devices: ['rising', 'pulse', 'slanted', 'steps'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['rising', 'pulse', 'slanted', 'steps'],
  accents: true,
  suits: ({ personality }) => 0.7 + 0.2 * personality.organicTechnical,
  draw(mark) {
    const soft = mark.roundness < 0 ? 0 : 1;
    const width = 26;
    switch (mark.device) {
      case 'pulse': {
        const four = choice(mark, 'a', [
          [40, 100, 64, 28],
          [30, 64, 100, 46],
          [56, 28, 100, 62],
        ]);
        const columns = four.map((h, i) => rect(i * 27.3, 50 - h / 2, 18, h, soft * 9));
        return { parts: [part('primary', columns.filter((_, i) => i !== 2).flat()), part('secondary', columns[2] ?? [])], hasField: false };
      }
      case 'slanted': {
        const lean = between(mark, 'a', 18, 30);
        const slab = (x: number, top: number) =>
          polygon(
            [
              [x + (lean * (100 - top)) / 100, top],
              [x + 22 + (lean * (100 - top)) / 100, top],
              [x + 22, 100],
              [x, 100],
            ],
            2 * soft,
          );
        return { parts: [part('primary', [...slab(-4, 44), ...slab(24, 22)]), part('secondary', slab(52, 0))], hasField: false };
      }
      case 'steps': {
        const blocks = [rect(0, 68, 30, 32, 3 * soft), rect(35, 36, 30, 64, 3 * soft), rect(70, 36, 30, 64, 3 * soft)];
        return { parts: [part('primary', blocks.flat()), part('secondary', circle(85, 15, 15))], hasField: false };
      }
      default: {
        const trio = choice(mark, 'a', heights);
        const columns = trio.map((h, i) => rect(i * 37, 100 - h, width, h, soft * choice(mark, 'b', [13, 4])));
        const accent = choice(mark, 'c', [2, 1]);
        return {
          parts: [part('primary', columns.filter((_, i) => i !== accent).flat()), part('secondary', columns[accent] ?? [])],
          hasField: false,
        };
      }
    }
  },
};
