import type { Decisions } from '../decisions.js';
import { createEngine } from '../engine.js';
import { architectureOf, asksFrame } from './architecture.js';
import { looksForbidden } from './ringed.js';

const engine = await createEngine();
const decisionsOf = async (prompt: string, count = 12): Promise<Decisions[]> => {
  const all: Decisions[] = [];
  for (let seed = 0; seed < count; seed++)
    all.push((await engine.generate({ prompt, seed: `framed ${seed}`, watermark: false })).node.decisions);
  return all;
};
const isFramed = (decisions: Decisions): boolean => architectureOf(decisions) === 'frame';

it('lines around picture and name are rare where nobody asked for them', async () => {
  const prompts = [
    'Pet shop Wagtail Corner, a parrot, teal',
    'Fischladen Möwe & Netz, ein Fisch, dunkelblau',
    'Plumbers Ravel Pipework, a wrench, blue and yellow',
    'Yoga studio Lindora',
    'Boulangerie Pain Perdu, une baguette, brun',
  ];
  const all = (await Promise.all(prompts.map((prompt) => decisionsOf(prompt)))).flat();
  expect(all.filter(isFramed).length).toBeLessThanOrEqual(4);
});

it('a frame that is asked for is drawn', async () => {
  const all = await decisionsOf('Print shop Galley Row, a fox in a frame, black', 6);
  expect(all.filter(({ mark }) => mark.family === 'frame' || mark.device === 'framed').length).toBeGreaterThanOrEqual(4);
});

it.each([
  [{ forms: ['frame' as const], personality: { classicModern: 0 } }, true],
  [{ personality: { classicModern: -0.8 } }, true],
  // As far as a trade alone leans to the past.
  [{ personality: { classicModern: -0.5 } }, false],
])('a look of the past asks for a frame, a trade does not: %j', (brief, expected) => {
  expect(asksFrame(brief as Parameters<typeof asksFrame>[0])).toBe(expected);
});

it('a picture in nothing but a ring is forbidden in red and orange alone', () => {
  const ring = { family: 'line-icon', device: 'ring' };
  const palette = (primary: string) => ({ primary, secondary: primary, ink: '#111111' });
  expect(looksForbidden(ring, palette('#d9342b'))).toBe(true);
  expect(looksForbidden({ family: 'icon-container', device: 'framed' }, palette('#e07b00'))).toBe(true);
  expect(looksForbidden(ring, palette('#1c62be'))).toBe(false);
  expect(looksForbidden({ family: 'icon-container', device: 'knockout' }, palette('#d9342b'))).toBe(false);
});

it('no mark for a red brand is a picture in a red ring', async () => {
  for (const { mark, palette } of await decisionsOf('Fire safety training Emberline, red'))
    expect(looksForbidden(mark, palette)).toBe(false);
});

it('a picture stays whole where one colour was asked for', async () => {
  for (const { mark } of await decisionsOf('Courier Swiftlet, dark green'))
    expect(`${mark.family}/${mark.device}`).not.toMatch(/^facet-icon\/(?:diagonal|upright|level|counter-diagonal)$/);
});
