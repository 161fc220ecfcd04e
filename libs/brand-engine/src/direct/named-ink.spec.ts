import { contrast, fromHex } from '../colour/oklch.js';
import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(['one', 'two', 'three', 'four'].map((seed) => engine.generate({ prompt, seed, watermark: false })));

it.each(['Record shop Wax, mustard and brown', 'Wine bar Otter, plum and coral'])(
  'the darkest of the colours that were named writes the name, and no ink beside them: %s',
  async (prompt) => {
    for (const { node } of await drawAll(prompt)) {
      const { primary, secondary, ink } = node.decisions.palette;
      expect([primary, secondary]).toContain(ink);
    }
  },
);

it.each(['Climbing hall Ledge, orange', 'Language school Vero, magenta', 'Fahrradladen Speiche, signalrot'])(
  'the only colour that was named writes the name too, and no ink that is nearly black: %s',
  async (prompt) => {
    for (const { node } of await drawAll(prompt)) {
      const { primary, ink } = node.decisions.palette;
      expect(ink).toBe(primary);
    }
  },
);

it('a colour that was told of the picture leaves the letters their ink, and is that of a band under them', async () => {
  for (const { node } of await drawAll('Cider press Orrin, a red apple')) {
    const { palette, mark } = node.decisions;
    expect(palette.ink === palette.primary).toBe(mark.family === 'banner');
  }
});

it('the ink beside a colour that is too light for letters is of its hue', async () => {
  for (const { node } of await drawAll('Window cleaners Pane, sky blue and white')) {
    const [ink, primary] = [fromHex(node.decisions.palette.ink), fromHex(node.decisions.palette.primary)];
    expect(ink.c).toBeGreaterThan(0.05);
    expect(Math.abs(ink.h - primary.h)).toBeLessThan(20);
  }
});

it('mint on cream stays mint', async () => {
  for (const { node } of await drawAll('Gelato bar Brina, a cone, mint and cream'))
    expect(fromHex(node.decisions.palette.primary).l).toBeGreaterThan(0.7);
});

it('two things on a ground of their own are seen on it', async () => {
  for (const { node, assets } of await drawAll('Riding school Hale, a horse and a star, gold on dark blue')) {
    const { ground = '#ffffff' } = node.decisions.palette;
    const fills = [...assets.logo_svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex ?? '').filter((hex) => hex !== ground);
    for (const hex of fills) expect(contrast(hex, ground)).toBeGreaterThan(2.5);
  }
});

it('a framed wordmark has its frame', async () => {
  for (const { node, interpretation } of await drawAll('framed wordmark, thin frame, black. Gallery Orr')) {
    expect(node.decisions.mark).toMatchObject({ icon: null, family: 'frame' });
    expect(interpretation.clauses.every(({ outcome }) => outcome !== 'not_applied')).toBe(true);
  }
});

it.each(['Plain Jane skincare, wordmark only, beige on white', 'Plain Jane skincare, wordmark only, pale pink on white'])(
  'letters alone in a pale colour on white are as deep as they are read, and not black: %s',
  async (prompt) => {
    const { palette } = (await engine.generate({ prompt, seed: 'pale', watermark: false })).node.decisions;
    expect(palette.ground).toBeUndefined();
    expect(fromHex(palette.ink).l).toBeGreaterThan(0.5);
  },
);
