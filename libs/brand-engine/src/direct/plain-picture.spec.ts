import { createEngine } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { createUnderstanding } from '../understanding/index.js';
import { hasPlainPicture, likelihoodOfLetters } from './constraints.js';

const understanding = await createUnderstanding(Pack.load().icons);

it.each(['Marlowe, a candle maker', 'Odelia, a cheesemonger', 'Fenwick, a saddler', 'Corvane, a food bank', 'Brackwell, a vineyard'])(
  'a trade with a picture of its own is shown by letters less often: %s',
  async (prompt) => {
    const brief = await understanding.understand(prompt);
    expect(hasPlainPicture(brief)).toBe(true);
    expect(likelihoodOfLetters(brief).way).toBeLessThan(0.5);
    expect(likelihoodOfLetters(brief).architecture).toBeLessThan(1);
  },
);

it.each(['Marlowe, a management consultancy', 'Odelia, a software company', 'Fenwick, serious and calm', 'Corvane'])(
  'a trade of ideas, or none, keeps its letters and signs: %s',
  async (prompt) => {
    expect(likelihoodOfLetters(await understanding.understand(prompt))).toEqual({ architecture: 1, way: 1 });
  },
);

it('letters stay possible, so that the seeds of a trade differ', async () => {
  const engine = await createEngine();
  const pictures: (string | null)[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const { node } = await engine.generate({ prompt: 'Marlowe, an optician', seed: `plain ${seed}`, watermark: false });
    pictures.push(node.decisions.mark.icon);
  }
  const shown = pictures.filter((icon) => icon !== null);
  expect(shown.length).toBeGreaterThanOrEqual(6);
  expect(shown.length).toBeLessThan(12);
  expect(shown.every((icon) => /eye|glass|goggles/.test(icon))).toBe(true);
});

it('regression: where the first picture of a trade is too fine to be read, the next one is shown', async () => {
  const engine = await createEngine();
  const prompt = 'Hola, tengo una barbería en Valencia, Barba Negra. Estilo vintage, negro y rojo';
  for (let seed = 0; seed < 8; seed++) {
    const { node } = await engine.generate({ prompt, seed: `fine ${seed}`, watermark: false });
    expect(node.decisions.mark.icon).not.toBeNull();
  }
});
