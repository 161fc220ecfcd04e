import { createEngine, type Identity } from '../engine.js';
import { bounds, contours } from '../geometry/path.js';
import { rect } from '../geometry/shapes.js';
import { woven } from './woven.js';

const engine = await createEngine();
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(['one', 'two', 'three'].map((seed) => engine.generate({ prompt, seed, watermark: false })));

it.each([
  ['B and G woven into each other, for Brand & Gill cabinet makers', 'BG', 'Brand & Gill', 'woven'],
  ['Interlocking letters E and K, Elm Kiln pottery', 'EK', 'Elm Kiln', 'Interlocking'],
  ['Die Buchstaben H und M ineinander verschlungen, Hotel Morgen', 'HM', 'Hotel Morgen', 'verschlungen'],
  ['Les lettres C et R entrelacées, parfumerie Corail', 'CR', 'Corail', 'entrelacées'],
  ['Las letras A y T entrelazadas, Arroyo Torres abogados', 'AT', 'Arroyo Torres', 'entrelazadas'],
])('letters that were to be woven go over and under each other: %s', async (prompt, letters, name, words) => {
  for (const { node, interpretation } of await drawAll(prompt)) {
    expect(node.decisions).toMatchObject({ name, mark: { family: 'interlock', device: 'woven', letters } });
    expect(interpretation.clauses.find(({ text }) => text.includes(words))?.outcome).toBe('applied');
  }
});

it('three letters are not woven, which is told', async () => {
  for (const { node, interpretation } of await drawAll('Intertwined initials KLM for Kerr Lowe Mint, navy')) {
    expect(node.decisions.mark.device).not.toBe('woven');
    expect(interpretation.clauses.find(({ text }) => text.includes('Intertwined'))?.outcome).toBe('not_applied');
  }
});

it('bars that cross twice have each a gap where they go under', () => {
  const upright = [...rect(0, 0, 10, 80), ...rect(50, 0, 10, 80)];
  const level = rect(-10, 20, 80, 10);
  const both = woven({ first: upright, second: level, stem: 10 }, { across: 0, down: 0 });
  expect(contours(both.first)).toHaveLength(3);
  expect(contours(both.second)).toHaveLength(2);
  expect(bounds(both.first)).toEqual(bounds(upright));
});
