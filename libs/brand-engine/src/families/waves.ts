import { intersect, subtract } from '../geometry/boolean.js';
import type { Command, Path } from '../geometry/path.js';
import { circle, rect, squircle } from '../geometry/shapes.js';
import { between, choice, part, type SymbolFamily } from './family.js';
import { plates } from './plate.js';

/** A band between two equal waves: `top` is where its crest line runs, `swing` how far it goes up and down. */
function wave(top: number, height: number, swing: number, periods: number): Path {
  const step = 120 / (periods * 2);
  const edge = (y: number, forward: boolean): Command[] =>
    Array.from({ length: periods * 2 }, (_, i) => {
      const at = forward ? i : periods * 2 - 1 - i;
      const [from, to] = [-10 + at * step, -10 + (at + 1) * step];
      const up = at % 2 === 0 ? -swing : swing;
      const [a, b] = forward ? [from, to] : [to, from];
      return ['C', a + (b - a) * 0.36, y + up, a + (b - a) * 0.64, y + up, b, y] as const;
    });
  return [['M', -10, top], ...edge(top, true), ['L', 110, top + height], ...edge(top + height, false), ['Z']];
}

/** Water, wind and current. */
export const waves: SymbolFamily = {
  id: 'waves',
  kind: 'abstract',
  devices: ['sea', 'horizon', 'current', 'swell'],
  needsIcon: false,
  letters: 0,
  containers: plates,
  contained: ['sea', 'horizon', 'current', 'swell'],
  suits: ({ personality }) => 1 - 0.3 * personality.calmEnergetic,
  draw(mark) {
    const body = choice(mark, 'a', [circle(50, 50, 50), squircle(50, 50, 49), circle(50, 50, 50)]);
    const swing = between(mark, 'b', 7, 11);
    switch (mark.device) {
      case 'horizon': {
        const sun = intersect(body, rect(-10, -10, 120, 58));
        const bands = [wave(54, 10, swing, 2), wave(70, 10, swing, 2), wave(86, 20, swing, 2)].flatMap((w) => intersect(w, body));
        return { parts: [part('secondary', subtract(sun, wave(44, 20, swing, 2))), part('primary', bands)], hasField: false };
      }
      case 'current': {
        const cuts = [wave(30, 6, swing * 1.3, 1), wave(48, 6, swing * 1.3, 1), wave(66, 6, swing * 1.3, 1)];
        return {
          parts: [
            part(
              'primary',
              cuts.reduce((rest, cut) => subtract(rest, cut), body),
            ),
          ],
          hasField: false,
        };
      }
      case 'swell': {
        const stack = [wave(16, 15, swing, 1), wave(42, 15, swing, 1), wave(68, 15, swing, 1)].map((w) =>
          intersect(w, rect(0, -20, 100, 140)),
        );
        return { parts: [part('primary', [...(stack[0] ?? []), ...(stack[2] ?? [])]), part('secondary', stack[1] ?? [])], hasField: false };
      }
      default: {
        const upper = subtract(body, wave(40, 120, swing, 1));
        const lower = intersect(body, wave(46, 120, swing, 1));
        const crest = wave(64, 6, swing, 1);
        return { parts: [part('primary', upper), part('secondary', subtract(lower, crest))], hasField: false };
      }
    }
  },
};
