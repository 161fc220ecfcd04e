import { bounds } from '../geometry/path.js';
import { drawMark } from '../compose/compose.js';
import type { Decisions } from '../decisions.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('sizes-first', 'sizes-next');
const pack = Pack.load();

/** How much wider the first of two pictures is drawn than the second. */
function ratioOf(decisions: Decisions): number {
  const parts = drawMark(decisions, pack)?.parts ?? [];
  const [first = 0, second = 1] = (['first', 'second'] as const).map(
    (paint) => bounds(parts.find((part) => part.paint === paint)?.path ?? []).height,
  );
  return first / second;
}

it.each([
  ['Garden centre Fern & Fox, a fox and a fern leaf, green and rust', 'bigger fox than fern', 'first'],
  ['Garden centre Fern & Fox, a fox and a fern leaf, green and rust', 'make the fox smaller than the fern', 'second'],
  ['Vet practice Pawsome, a paw with a cross, teal and red', 'The cross is too big', 'first'],
  ['Quayside Fish Bar, a trout over a wave, navy and teal', 'make the wave a bit smaller', 'first'],
] as const)('of two pictures one is larger beside the other: %s: %s', async (start, change, larger) => {
  const { before, after } = await refined(start, change);
  expect(outcomesOf(after)).toEqual(['applied']);
  const grown = ratioOf(after.node.decisions) / ratioOf(before.node.decisions);
  expect(larger === 'first' ? grown : 1 / grown).toBeGreaterThan(1.15);
});

it('both pictures are larger where both are named', async () => {
  const { after } = await refined('Garden centre Fern & Fox, a fox and a fern leaf, green and rust', 'make the fox and the fern bigger');
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(after.node.decisions.mark.balance).toBeUndefined();
});

it('what is worn has the size that fits', async () => {
  const { after } = await refined('Nursery "Puddle", a duck wearing a hat, yellow', 'a much bigger hat');
  expect(outcomesOf(after)).toEqual(['not_applied']);
});
