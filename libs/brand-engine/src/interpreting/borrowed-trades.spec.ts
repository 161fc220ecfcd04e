import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const told = async (prompt: string): Promise<[string, string][]> =>
  (await engine.generate({ prompt, seed: 'one', watermark: false })).interpretation.clauses.map(({ outcome, text }) => [outcome, text]);

describe('regression: a word of the trade claims nothing that only stands beside it', () => {
  it.each([
    ['Dance nights Silver Steps, mirror ball, make it look like my nan’s wallpaper', 'make it look like my nan’s wallpaper'],
    ['Radio station Tideline FM, headphones, teal. want radio mud', 'want radio mud'],
  ])('what is likened or wished for is not applied: %s', async (prompt, missed) => {
    const clauses = await told(prompt);
    expect(clauses.some(([outcome, text]) => outcome !== 'not_applied' && missed.includes(text))).toBe(false);
  });

  it('what is only told is kept', async () => {
    expect(await told('Plumb & Hull, marine surveyors, plumb bob, yacht inspections, insurance reports')).not.toContainEqual([
      'applied',
      'insurance reports',
    ]);
  });

  it('the trade itself is applied', async () => {
    expect(await told('Bakery called Old Crust, brown')).toContainEqual(['applied', 'Bakery called Old Crust']);
  });
});
