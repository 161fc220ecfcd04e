import { createEngine, type Engine } from '../engine.js';
import type { InterpretedClause } from './interpretation.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const clausesOf = async (prompt: string): Promise<InterpretedClause[]> =>
  (await engine.generate({ prompt, seed: 'state', watermark: false })).interpretation.clauses;

it.each([
  ['Breeze, a shirt hanging on a line, light blue', 'hanging on a line', 'a shirt'],
  ['Plunge, a whale seen from above, blue', 'from above', 'a whale seen'],
  ['Redcoat, a sailing boat from the front, rust red', 'from the front', 'a sailing boat'],
  ['Orchard & Co, a pear cut in half, green', 'cut in half', 'a pear'],
  ['Rolled, a hedgehog curled into a ball, brown', 'curled into a ball', 'a hedgehog'],
  ['Slow Inn, a snail with one big horn, green', 'with one big horn', 'a snail'],
])('what is said of a thing behind it is not claimed where its picture does not show it: %s', async (prompt, state, thing) => {
  const clauses = await clausesOf(prompt);
  expect(clauses.find(({ text }) => text === state)?.outcome).toBe('not_applied');
  expect(clauses.find(({ text }) => text === thing)?.outcome).toBe('applied');
});

it.each([
  ['Harvest, a tractor pulling a cart, red', 'pulling a cart'],
  ['Lantern, a lantern hanging from a moon, gold', 'hanging from a moon'],
])('one thing does nothing to another that is drawn beside it: %s', async (prompt, deed) => {
  expect((await clausesOf(prompt)).find(({ text }) => text === deed)).toMatchObject({
    outcome: 'not_applied',
    reason: 'Both are shown, side by side.',
  });
});

it('a head holds nothing', async () => {
  expect((await clausesOf('Timberline, a bear hugging a pine tree, green')).find(({ outcome }) => outcome === 'not_applied')).toMatchObject(
    {
      text: 'hugging a pine tree',
    },
  );
});

it.each([
  'Cup of Sun, a sun rising out of a cup, yellow',
  'Wolfpack, a wolf howling at the moon, navy',
  'Crown & Cat, a cat wearing a crown, purple',
  'Harbour, a boat on the sea, navy',
  'Fable, a fox drawn in one line, orange',
  'Vets, a dog in the middle, green',
])('what an arrangement or the drawing shows is claimed: %s', async (prompt) => {
  expect(
    (await clausesOf(prompt)).filter(({ reason }) => reason === 'The picture does not show this.' || reason?.startsWith('Both')),
  ).toEqual([]);
});

it('a creature in a suit is in no tie', async () => {
  const { node } = await engine.generate({ prompt: 'Dapper, a fox in a suit, navy', seed: 'state', watermark: false });
  expect(node.decisions.mark.partner).toBeUndefined();
});

it('tells that a creature does not lie as it was asked to', async () => {
  expect(await clausesOf('Little Otters, an otter on its back')).toContainEqual({
    text: 'on its back',
    outcome: 'not_applied',
    reason: 'The picture does not show this.',
  });
});
