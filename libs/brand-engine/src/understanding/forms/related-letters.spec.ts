import { createEngine, type Engine } from '../../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

it.each([
  ['a monogram for Tess and Will, a T over a W', 'TW'],
  ['a tailor called Tate Wilde, an M behind a K', 'MK'],
  ['S and P as a monogram for the law firm Meier', 'SP'],
  ['S und P als Monogramm für die Kanzlei Meier', 'SP'],
  ['Monogram H over B, a vineyard called Halm Berg', 'HB'],
])('regression: letters that are told in a relation are all shown: %s', async (prompt, letters) => {
  const { node } = await engine.generate({ prompt, seed: 'related', watermark: false });
  expect(node.decisions.mark.letters).toBe(letters);
});

it('regression: letters beside each other are not told to stand over each other', async () => {
  const { interpretation } = await engine.generate({
    prompt: 'a tailor called Tate Wilde, a T over a W',
    seed: 'related',
    watermark: false,
  });
  expect(interpretation.clauses.find(({ text }) => text.includes('over'))?.outcome).toBe('not_applied');
});
