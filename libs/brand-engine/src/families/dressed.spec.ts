import { createEngine, type Engine } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf } from '../testing/refined.js';
import { dressedInBoth } from './dressed.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

describe('a creature with two things on', () => {
  it.each([
    ['Cool Cat Records: a cat with sunglasses and a bow tie'],
    ['Dapper Dog Grooming, a dog with a bow tie and a hat'],
    ['Fuchs & Co: ein Fuchs mit Brille und Schal'],
    ['Royal Bunny, a rabbit with a crown and sunglasses'],
    ['Ours Chic, un ours avec des lunettes et un chapeau'],
  ])('is drawn with both, and that is told: %s', async (prompt) => {
    const identity = await engine.generate({ prompt, seed: 'one', watermark: false });
    expect(identity.node.decisions.mark).toMatchObject({ arranged: 'worn', third: expect.anything() as string });
    expect(outcomesOf(identity)).not.toContain('not_applied');
  });

  it('has none where one of them has no place', () => {
    expect(dressedInBoth(Pack.load(), { icon: 'own-whale', partner: 'sunglasses', third: 'mdi-bow-tie', faithful: true })).toBeUndefined();
  });
});

it('regression: a cat has its bow tie on', async () => {
  const identity = await engine.generate({ prompt: 'Bow & Whisker, a cat with a bow tie', seed: 'one', watermark: false });
  expect(outcomesOf(identity)).not.toContain('not_applied');
});
