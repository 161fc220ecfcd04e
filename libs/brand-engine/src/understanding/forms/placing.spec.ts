import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Kite shop Updraft. A kite to the left of the name, name stacked on two lines, red', 'row'],
  ['Kite shop Updraft. A kite beside the name, red', 'row'],
  ['Kite shop Updraft, a kite, picture on the left, red', 'row'],
  ['Kite shop Updraft, a kite, icon above, red', 'stack'],
  ['Candle maker Moth & Wick. A lantern placed above the name. Navy.', 'stack'],
  ['Boulangerie Le Blé, un épi au-dessus du nom, jaune', 'stack'],
  ['Bar Luna, una luna sopra il nome, blu', 'stack'],
  ['Cafe Tilt, slogan above the name: "Lean in", brown', 'any'],
  ['Round badge for Ember Climbing, a flame above the name', 'badge'],
  ['Pub The Drowsy Stag, a stag, year below the name, since 1880', 'any'],
  ['Bakery Hearthstone, we\'d like "Three generations" written under the name', 'any'],
])('where the picture stands to the name is a layout: %s', async (prompt, layout) => {
  expect((await understanding.understand(prompt)).constraints.layout).toBe(layout);
});

it.each([
  ['Pub The Drowsy Stag, a stag below the name, green', 'stack'],
  ['Tea house Almond, a leaf right of the name, green', 'row'],
  ['Hair salon Strand, icon on the right, mauve', 'row'],
])('a picture that stands after the name: %s', async (prompt, layout) => {
  expect(await understanding.understand(prompt)).toMatchObject({ nameFirst: true, constraints: { layout } });
});

it('a place that no drawing has is told', async () => {
  const { wishes } = await understanding.read('Pub The Drowsy Stag, a stag behind the name, green');
  expect(wishes.map(({ kind }) => kind)).toContain('beyond');
});

it('a thing that is placed at the name is asked for', async () => {
  const { wishes } = await understanding.read('Vet clinic Northpaw, paw to the left of the name, blue');
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'thing', term: 'paw', asked: true }));
});

it('a picture that opens a prompt and is placed at the name is asked for', async () => {
  const { wishes } = await understanding.read('A lantern placed above the name Moth & Wick (we make candles). Navy.');
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'thing', term: 'lantern', asked: true }));
});
