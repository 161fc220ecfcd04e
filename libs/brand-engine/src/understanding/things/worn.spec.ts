import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['A badger with glasses reading a book for our reading club, Set & Sage', 'own-badger-face'],
  ['Une chouette à lunettes pour notre librairie La Page, brun', 'own-owl'],
  ['Ein Bär mit Brille für die Nachhilfe Schlau, blau', 'own-bear'],
])('who has glasses on is shown, and is no optician: %s', async (prompt, shown) => {
  const { industry, icons, together } = await understanding.understand(prompt);
  expect(industry).not.toBe('optician');
  expect(together?.[0] ?? icons[0]?.id).toBe(shown);
});

it.each([
  ['beer mug logo for Hank & Sons, brown', 'own-beer-mug'],
  ['sauna bucket logo for Kiuas, brown', 'own-sauna-pail'],
  ['Pub Cassidy, a pub with live music. A fiddle. Green', 'own-violin'],
  ['We are Crux, a climbing wall in Bath. A carabiner. Grey', 'own-climbing-carabiner'],
  ['Atelier Brume, céramiste, un vase', 'own-vase'],
  ['Feuerwehr Moor, eine Leiter mit Flamme, rot', 'ladder'],
  ['Gin from seaweed: Kelp & Co. Dark green; seaweed.', 'own-seaweed'],
])('a picture that is named is shown before what tells the trade or a colour: %s', async (prompt, shown) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons[0]?.id).toBe(shown);
});

it('a refusal wins over a name that shows it', async () => {
  const { icons } = await understanding.understand('Nimbus, a motorcycle club. A wheel. Black. No clouds!');
  expect(icons.some(({ id }) => id.includes('cloud'))).toBe(false);
});

it('where the picture of a trade is refused, no relative of it is shown', async () => {
  const { icons } = await understanding.understand('Zahnarztpraxis Sommer, hellblau, kein Zahn');
  expect(icons.some(({ id }) => id.includes('brush'))).toBe(false);
});

it.each([
  ['Film night Reel Late, popcorn welcome, film reels banned (everyone has them)', 'film-reel'],
  ['Vosloo Forensic, accountants. I am accurate and impossible to rattle in court. Charcoal', 'own-baby-rattle'],
])('what is banned, and what somebody does, is not shown: %s', async (prompt, icon) => {
  const { icons, together } = await understanding.understand(prompt);
  expect([...icons.map(({ id }) => id), ...(together ?? [])]).not.toContain(icon);
});

it('what must not be said is no line, and a region no place', async () => {
  const dance = await understanding.understand(
    "logo for 'Foxtrot & Fern', a dance studio, emerald. I don't need anything that says 'senior'",
  );
  expect(dance.descriptor).toBeNull();
  const roofer = await understanding.understand('Dachdeckerei Ohlendiek. Ein Haus hat jeder Zweite in der Region. Schiefergrau');
  expect(roofer.place).toBeUndefined();
});
