import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from './index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Laundry Starch, not barbie pink more a dusty rose', 'dusty rose'],
  ['Laundry Starch, not hot pink, more of a dusty rose', 'dusty rose'],
  ['Florist Bramble, not a bright green, more like sage', 'sage'],
  ['Wine bar Lees, not red but burgundy', 'burgundy'],
  ['Bäckerei Kruste, nicht knallrot, eher ein warmes Terrakotta', 'Terrakotta'],
  ['Salon de thé Mélisse, pas de vert pomme, plutôt un vert sauge', 'sauge'],
])('what is meant instead of a refused colour is asked for: %s', async (prompt, words) => {
  const { primary } = (await understanding.understand(prompt)).colours;
  expect(primary?.words).toContain(words);
});

it.each([
  ['Bookkeeper Tally, not corporate, coral, rounded letters, a small calculator or nothing at all', 'coral'],
  ['Yoga Rise, not boring, teal, a lotus or a wave', 'teal'],
])('a refusal ends before what is wished for: %s', async (prompt, words) => {
  const { primary } = (await understanding.understand(prompt)).colours;
  expect(primary?.words).toBe(words);
});
