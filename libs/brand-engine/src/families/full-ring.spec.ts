import { createEngine } from '../engine.js';
import { aroundOf } from './roundel.js';

it('a name goes all around where there is nothing else to write, and in two where it is too long', () => {
  expect(aroundOf({ name: 'Harbour Roasters', descriptor: null }, 'ring')).toEqual({ halved: true });
  expect(aroundOf({ name: 'Harbour Roasters', descriptor: null }, 'arched')).toEqual({});
  expect(aroundOf({ name: 'Marlow', descriptor: null }, 'ring')).toEqual({});
  expect(aroundOf({ name: 'Greater Fellside Mountain Search', descriptor: null }, 'ring')).toEqual({ parted: true });
});

it('a line that is given afterwards takes the lower half', async () => {
  const engine = await createEngine();
  const seed = 'ring';
  const { node } = await engine.generate({ prompt: 'Badge logo for Harbour Roasters, a whale, navy', seed, watermark: false });
  expect(node.decisions.mark).toMatchObject({ family: 'roundel' });
  const refined = await engine.refine({ prompt: 'add the tagline "By the sea"', node, previous: null, seed, watermark: false });
  expect(refined.interpretation.clauses.map(({ outcome }) => outcome)).toEqual(['applied']);
  expect(refined.node.decisions.descriptor).toBe('By the sea');
});

it('a badge with a long name carries its tagline', async () => {
  const engine = await createEngine();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const prompt = "Round badge for Fellside Mountain Wardens, a mountain, red, tagline 'Out in all weathers'";
    const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
    expect(node.decisions).toMatchObject({ descriptor: 'Out in all weathers', mark: { family: 'roundel' } });
    expect(interpretation.clauses.filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
  }
});
