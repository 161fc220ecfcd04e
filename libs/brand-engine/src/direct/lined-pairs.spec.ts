import { createEngine } from '../engine.js';

it('regression: lines that cut a picture never cut two pictures that stand together', async () => {
  const engine = await createEngine();
  for (const seed of ['one', 'two', 'three']) {
    const prompt = 'a whale in a bathtub for a plumber called Blubber, engraved';
    const { mark } = (await engine.generate({ prompt, seed, watermark: false })).node.decisions;
    expect(mark.partner === undefined || !mark.treatments?.includes('engraved')).toBe(true);
  }
});
