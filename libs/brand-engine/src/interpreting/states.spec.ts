import { createEngine, type Engine } from '../engine.js';
import type { InterpretedClause } from './interpretation.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const clausesOf = async (prompt: string): Promise<InterpretedClause[]> =>
  (await engine.generate({ prompt, seed: 'state', watermark: false })).interpretation.clauses;

it.each([
  ['Pet hotel Snooze, a sleeping owl, grey', 'sleeping', 'owl'],
  ['Stable Galloway, a running goat, black', 'running', 'goat'],
  ['Daycare Sunny Days, a smiling lion, brown', 'smiling', 'lion'],
  ['Reitstall Galopp, ein springendes Pferd, braun', 'springendes', 'Pferd'],
  ['Auberge du Nord, un ours endormi, noir', 'endormi', 'ours'],
  ['Tea room Hob, a kettle with a star-shaped puff of steam, blue', 'star-shaped', 'kettle'],
  ['Falconers Jess, a hooded falcon, brown', 'hooded', 'falcon'],
  ['Toy shop Purl, a knitted bear, blue', 'knitted', 'bear'],
  ['Dentysta Kieł, uśmiechnięty lis, niebieski', 'uśmiechnięty', 'lis'],
])('the thing is drawn, and a state that its picture does not show is not claimed: %s', async (prompt, state, thing) => {
  const clauses = await clausesOf(prompt);
  expect(clauses.find(({ text }) => text === state)).toMatchObject({
    outcome: 'not_applied',
    reason: 'The picture does not show this.',
  });
  expect(clauses.find(({ text }) => text.includes(thing) && text !== state)?.outcome).toBe('applied');
});

it.each([
  'Library app Folio, an open book, green',
  'Candle shop Lume, a burning candle, gold',
  'Teeladen Nord, eine dampfende Tasse, grün',
  'Surfschule Brise, eine fliegende Möwe, blau',
  'Bakery Pin, a rolling pin, red',
  'Fishing club Rodline, a fishing rod, green',
])('a state that the picture shows is applied, and nothing of it is called unread: %s', async (prompt) => {
  const clauses = await clausesOf(prompt);
  expect(clauses.filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
  expect(clauses[1]?.reason ?? null).toBeNull();
});
