import { createEngine, type Engine, type StyleNode } from '../engine.js';
import type { InterpretedClause } from '../interpreting/interpretation.js';

let engine: Engine;
let node: StyleNode;
beforeAll(async () => {
  engine = await createEngine();
  ({ node } = await engine.generate({ prompt: 'Rosehip Bakery with a loaf of bread, brown', seed: 'one', watermark: false }));
});

const clausesOf = async (prompt: string): Promise<InterpretedClause[]> =>
  (await engine.refine({ prompt, node, previous: null, seed: 'one', watermark: false })).interpretation.clauses;

it.each([
  ['swap the loaf for a cat yawning', 'swap the loaf for a cat', 'yawning'],
  ['replace the loaf with a rose growing out of a rolling pin', 'replace the loaf with a rose', 'growing out of a rolling pin'],
  ['a whisk crossed with a spoon instead', 'a whisk … instead', 'crossed with a spoon'],
])('what is not seen of a picture that comes is told apart: %s', async (prompt, done, missed) => {
  expect(await clausesOf(prompt)).toMatchObject([
    { text: done, outcome: 'applied' },
    { text: missed, outcome: 'not_applied' },
  ]);
});

it('another thing of the same name does not come', async () => {
  expect(await clausesOf('a gravy boat instead of the loaf')).toMatchObject([{ outcome: 'not_applied' }]);
});

it('a picture gets no rounder with its field', async () => {
  expect(await clausesOf('make the loaf rounder')).toMatchObject([{ outcome: 'not_applied' }]);
});

it.each(['a rose instead of the loaf', 'swap the loaf for a glass of wine', 'add a star above the loaf'])(
  'a picture that is all that was asked for is claimed as a whole: %s',
  async (prompt) => {
    expect(await clausesOf(prompt)).toMatchObject([{ text: prompt, outcome: 'applied' }]);
  },
);
