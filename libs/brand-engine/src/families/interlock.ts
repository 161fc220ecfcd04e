import { intersect, subtract } from '../geometry/boolean.js';
import { bounds, type Path, scaling, transform, translation } from '../geometry/path.js';
import type { MarkDecision } from '../decisions.js';
import { rememberedOf } from '../remembered.js';
import type { Part } from '../scene/scene.js';
import { type DrawContext, part, type SymbolFamily } from './family.js';
import { fitLetters, letterPath, sturdyWeight } from './letters.js';
import { findWeave, type Pair, type Weave, type Woven, woven } from './woven.js';

const box = { x: 0, y: 0, width: 100, height: 100 };
const moveTo = (path: Path, x: number, y: number): Path => transform(path, translation(x - bounds(path).x, y - bounds(path).y));

/** Whether letters are joined as was asked. */
export const showsJoin = (how: 'woven' | 'overlapping', { family, device }: Pick<MarkDecision, 'family' | 'device'>): boolean =>
  family === 'interlock' && (how === 'overlapping' || device === 'woven');

type Letters = Pick<DrawContext, 'pack' | 'type'>;

const sizedIn = (context: Letters, letter: string, height: number): Path =>
  fitLetters(letterPath(context, letter, sturdyWeight(context)), { ...box, height, width: 110 }, 1);

/** How high each of two woven letters is, and how wide its strokes are at best, in shares of that. */
const wovenHeight = 78;
const wovenStroke = 0.14;

const knownPairs = rememberedOf<Pair | null>(4);

/** The two letters of a face that are to be woven: finding their place and drawing them is about the same pair. */
const wovenPair = (context: Letters, letters: string): Pair | null =>
  knownPairs(context.pack, `${context.type.font} ${letters}`, () => pairOf(context, letters));

/** Strokes that cross need room around them: of the weights of a face, the one that is neither thin nor heavy. */
function pairOf({ pack, type }: Letters, letters: string): Pair | null {
  const [one, other, more] = Array.from(letters);
  const [weight] = [...pack.font(type.font).drawn].sort(
    (a, b) => Math.abs(a.stem / a.cap - wovenStroke) - Math.abs(b.stem / b.cap - wovenStroke),
  );
  if (one === undefined || other === undefined || more !== undefined || !weight) return null;
  const sized = (letter: string): Path =>
    moveTo(fitLetters(letterPath({ pack, type }, letter, weight.weight), { ...box, height: wovenHeight, width: 110 }, 1), 0, 0);
  return { first: sized(one), second: sized(other), stem: (weight.stem / weight.cap) * wovenHeight };
}

/** Where two letters of a face are woven into each other; null where they have no room for that. */
export function weaveOf(context: Letters, letters: string): Weave | null {
  const pair = wovenPair(context, letters);
  return pair && findWeave(pair);
}

function wovenLetters(mark: MarkDecision, context: Letters): Woven | null {
  const pair = wovenPair(context, mark.letters);
  const { across, down } = mark.params;
  return pair && across !== undefined && down !== undefined ? woven(pair, { across, down }) : null;
}

/** How far a letter of a chain reaches over the one before it. */
const chainedShare = 0.26;

/** Three or four letters in a row, each over the edge of the one before it. */
function chained(mark: MarkDecision, context: Letters): Part[] {
  let right = 0;
  const letters = Array.from(mark.letters).map((letter) => {
    const placed = moveTo(sizedIn(context, letter, 92), right, 0);
    const { x, width } = bounds(placed);
    right = x + (1 - chainedShare) * width;
    return placed;
  });
  const shared = letters.slice(1).map((letter, at) => intersect(letters[at] ?? [], letter));
  const alone = letters.map((letter, at) =>
    subtract(
      letter,
      [letters[at - 1], letters[at + 1]].flatMap((beside) => beside ?? []),
    ),
  );
  const everyOther = (rest: number): Path => alone.filter((_, at) => at % 2 === rest).flat();
  return [part('primary', everyOther(0)), part('secondary', everyOther(1)), part('ink', shared.flat())];
}

/** Two letters laid over each other, the shared part in ink, or woven into each other. */
export const interlock: SymbolFamily = {
  id: 'interlock',
  kind: 'monogram',
  devices: ['overlap', 'stagger', 'tower', 'mirrored', 'woven', 'chain'],
  needsIcon: false,
  letters: 2,
  containers: [],
  contained: [],
  suits: ({ name, personality }) => (/[\s&]\S|\p{Ll}\p{Lu}/u.test(name) ? 0.9 : 0.3) + 0.3 * personality.modestLuxurious,
  draw(mark, context) {
    const both = mark.device === 'woven' ? wovenLetters(mark, context) : null;
    if (both) return { parts: [part('primary', both.first), part('secondary', both.second)], hasField: false, isCouple: true };
    if (mark.device === 'chain') return { parts: chained(mark, context), hasField: false };
    const [first = 'A', second = first] = Array.from(mark.letters);
    const sized = (letter: string, height: number): Path => sizedIn(context, letter, height);
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
