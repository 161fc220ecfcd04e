import { createEngine, type Engine } from '../engine.js';
import type { Decisions } from '../decisions.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five'];
const drawAll = async (prompt: string): Promise<Decisions[]> =>
  (await Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })))).map(({ node }) => node.decisions);

it.each([
  'Elena Voss, copy editor. Just my name in a serif, nothing else, black.',
  'Only letters for the practice Nova Linde, geometric sans, black',
  'The shop is called tidy, all lower case, plain, one colour, no pictures at all',
  'Marlow Finch LLP, solicitors. Dark blue, serif, no symbols.',
])('letters that were asked for alone have nothing beside them: %s', async (prompt) => {
  for (const { mark } of await drawAll(prompt)) expect(`${mark.family}/${mark.device}`).toBe('wordmark/alone');
});

it('a dot that was asked for is still set', async () => {
  for (const { mark } of await drawAll('Wordmark for Kanto with a dot at the end, black'))
    expect(mark.device).toMatch(/alone|dotted|full-stop/);
});

it('two words of a name have one weight and one colour', async () => {
  for (const { mark } of await drawAll('Nova Linde, consultancy, navy')) expect(mark.device).not.toMatch(/^(?:words|weights)$/);
});

it('letters that were asked for as the mark are larger than the name', async () => {
  for (const { layout } of await drawAll('A monogram KL for Kara Lund Interiors, emerald')) {
    expect(layout.kind).toBe('stack');
    expect(layout.symbolScale).toBeGreaterThanOrEqual(1.9);
  }
});

it('a refused shield is neither a ground nor a picture', async () => {
  for (const { mark } of await drawAll('Eastgate, cyber security, dark blue, no shield')) {
    expect(mark.container).not.toBe('shield');
    expect(mark.icon ?? '').not.toContain('shield');
  }
});

it('a shield with a thing holds it', async () => {
  for (const { mark } of await drawAll('Elm Cricket Club: a shield with an oak leaf, green'))
    expect(mark).toMatchObject({ icon: 'own-oak-leaf', partner: 'shield', arranged: 'inside' });
});

it('the fruits of a branch are no apple', async () => {
  for (const { mark } of await drawAll('Oil mill Argos, an olive branch with three fruits, green')) expect(mark.partner).toBeUndefined();
});

it('a face whose small letters are capitals has no dots to colour', async () => {
  for (const { mark, type } of await drawAll('kiln nine, pottery studio. hand-painted marker lettering, terracotta, no pictures'))
    expect([type.font, mark.device]).not.toEqual(['permanent-marker', 'dotted']);
});

it.each(['just the name Rowan in very thin lines', 'Nail bar Pip: just the name, very thin lines, playful'])(
  'regression: a name alone in thin lines has fine strokes without feet: %s',
  async (prompt) => {
    for (const { type } of await drawAll(prompt)) {
      expect(type.heading).toBeLessThanOrEqual(400);
      expect(type.font).not.toMatch(/slab|serif|fraunces|spectral|newsreader|cormorant/);
    }
  },
);
