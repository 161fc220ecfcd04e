import { createEngine } from '../engine.js';
import { families } from '../families/index.js';
import { architectureOf, architectureOfIdea, architectures } from './architecture.js';

it('every idea has an architecture, and every architecture has ideas', () => {
  const known = families.flatMap(({ id, devices }) => devices.map((device) => architectureOfIdea(id, device)));
  expect(new Set(known)).toEqual(new Set(architectures));
});

it.each(['Bookshop called Marginalia', 'Law firm Ada & Finch', 'Surf school Tidal with a whale'])(
  'twelve seeds show at least six architectures: %s',
  async (prompt) => {
    const engine = await createEngine();
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++)
      seen.add(architectureOf((await engine.generate({ prompt, seed: `seed ${seed}`, watermark: false })).node.decisions));
    expect(seen.size).toBeGreaterThanOrEqual(6);
  },
);
