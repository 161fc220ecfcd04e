import { createEngine, type Engine } from '../../engine.js';
import type { InterpretedClause } from '../../interpreting/interpretation.js';
import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let engine: Engine;
let understanding: Understanding;
beforeAll(async () => {
  engine = await createEngine();
  understanding = await createUnderstanding(Pack.load().icons);
});

const clauseOf = async (prompt: string, word: string): Promise<InterpretedClause | undefined> =>
  (await engine.generate({ prompt, seed: 'ground', watermark: false })).interpretation.clauses.find(({ text }) => text.includes(word));

it.each([
  ['Hexagonal emblem for Ironbark Forge, an anvil, black', 'hexagon'],
  ['Ein sechseckiges Emblem für Imkerei Wabe, eine Biene', 'hexagon'],
  ['Square badge for Harbour Watch, a lighthouse, navy', 'square'],
  ['Diamond shaped logo for Kite & Co, a kite, red', 'diamond'],
  ['A white anchor inside a navy circle for Keelson Boats', 'circle'],
  ['Ein weißer Anker in einem blauen Kreis für Bootsbau Lüders', 'circle'],
  ['En uggla i en fyrkant för Bokhandel Lind', 'square'],
])('a ground is what it is said to be, whatever its colour: %s', async (prompt, container) => {
  const { constraints } = await understanding.understand(prompt);
  expect(constraints).toMatchObject({ container, symbol: 'any', layout: 'any' });
});

it('what tells the ground is no part of the name', async () => {
  expect(await understanding.understand('Ein weißer Anker in einem blauen Kreis für Bootsbau Lüders')).toMatchObject({
    name: 'Bootsbau Lüders',
  });
});

it('the ground has the main colour, and what stands in it the second', async () => {
  const { colours } = await understanding.understand('An orange fox in a dark green hexagon, Foxhole Games');
  expect([colours.primary?.words, colours.secondary?.words]).toEqual(['dark green', 'orange']);
});

it('a diamond is a thing, unless it is said to be a shape', async () => {
  const { constraints } = await understanding.understand('Diamond logo for the jeweller Ora, silver');
  expect(constraints.container).toBe('any');
});

it.each([
  ["Oval logo for Mabel's Jams, a strawberry, red", 'Oval'],
  ['A triangular badge for Summit Scouts, a tent', 'triangular'],
  ['Rechteckiges Logo für Kanzlei Brandt, eine Waage', 'Rechteckiges'],
  ['A heart-shaped logo for Loving Paws, a dog, red', 'heart-shaped'],
])('a ground that no mark has is reported with its reason: %s', async (prompt, word) => {
  expect(await clauseOf(prompt, word)).toMatchObject({
    outcome: 'not_applied',
    reason: expect.stringMatching(/^There is no such ground/) as string,
  });
});

it.each([
  ['Pub The Bay Horse, a horse, name arched over the picture, brown', 'arched'],
  ["Name curved around the top: Miller's Dairy, a cow, blue", 'curved'],
  ['Logo rond pour Chez Paulette, nom en arc au-dessus, une poule', 'arc'],
  ['Der Name im Bogen über dem Bild: Gasthof Lamm, ein Lamm', 'Bogen'],
])('an arched name runs around an emblem, and is no arch: %s', async (prompt, word) => {
  expect((await understanding.understand(prompt)).constraints).toMatchObject({ layout: 'badge', container: 'any' });
  expect(await clauseOf(prompt, word)).toMatchObject({ outcome: 'applied' });
});

it('where there is to be no circle, an arched name is reported', async () => {
  expect(await clauseOf('Text curved around the top, Miller Farm, a cow, no circle', 'curved')).toMatchObject({
    outcome: 'not_applied',
    reason: expect.stringMatching(/^A name runs along an arc/) as string,
  });
});
