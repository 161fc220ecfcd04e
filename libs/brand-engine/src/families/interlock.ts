import { intersect, subtract } from '../geometry/boolean.js';
import { bounds, type Path, scaling, transform, translation } from '../geometry/path.js';
import { part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';

const box = { x: 0, y: 0, width: 100, height: 100 };
const moveTo = (path: Path, x: number, y: number): Path => transform(path, translation(x - bounds(path).x, y - bounds(path).y));

/** Two letters laid over each other, the shared part in ink. */
export const interlock: SymbolFamily = {
  id: 'interlock',
  kind: 'monogram',
  devices: ['overlap', 'stagger', 'tower', 'mirrored'],
  needsIcon: false,
  letters: 2,
  containers: [],
  contained: [],
  suits: ({ name, personality }) => (/[\s&]\S|\p{Ll}\p{Lu}/u.test(name) ? 0.9 : 0.3) + 0.3 * personality.modestLuxurious,
  draw(mark, context) {
    const weight = sturdyWeight(context);
    const [first = 'A', second = first] = Array.from(mark.letters);
    const sized = (letter: string, height: number) => fitLetters(letterPath(context, letter, weight), { ...box, height, width: 110 }, 1);
    let a: Path;
    let b: Path;
    if (mark.device === 'tower') {
      a = moveTo(sized(first, 60), 0, 0);
      b = moveTo(sized(second, 60), (bounds(a).width - bounds(sized(second, 60)).width) / 2, 44);
    } else if (mark.device === 'mirrored') {
      a = moveTo(sized(first, 92), 0, 0);
      b = transform(a, scaling(-1, 1, bounds(a).width * 0.82, 0));
    } else {
      a = moveTo(sized(first, mark.device === 'stagger' ? 74 : 92), 0, 0);
      b = moveTo(sized(second, mark.device === 'stagger' ? 74 : 92), bounds(a).width * 0.62, mark.device === 'stagger' ? 28 : 0);
    }
    const shared = intersect(a, b);
    return { parts: [part('primary', subtract(a, b)), part('secondary', subtract(b, a)), part('ink', shared)], hasField: false };
  },
};
