import { Pack } from '../pack/pack.js';
import { createUnderstanding, type Understanding } from './index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['The shop is opposite the church. Records, name: Spin Doctor. A disc, red', 'church'],
  ['My grandmother kept geese. We are Harrow & Co, a tailor. Scissors, grey', 'goose'],
  ["Our competitor's logo has a lion. We are Tessel Tiles, a tile, blue", 'lion'],
  ['A pottery in a converted mill: Slipway. A bowl, blue', 'mill'],
  ['Unser Nachbar hat einen Löwen im Logo. Bäckerei Korn, ein Brot, gelb', 'lion'],
  ['Der Laden liegt neben der Kirche. Fahrradladen Kette, ein Rad, rot', 'church'],
  ['Mon grand-père avait un cheval. Boulangerie Le Fournil, un pain, jaune', 'horse'],
  ['Mi abuela tenía gallinas. Librería Faro, un faro, azul', 'chicken'],
  ['Mio nonno aveva una barca. Pasticceria Lume, una torta, rosa', 'boat'],
  ['Onze opa had een paard. Bakkerij Zon, een brood, geel', 'horse'],
])('what is told of others is no thing of the brand: %s', async (prompt, told) => {
  const { brief, wishes } = await understanding.read(prompt);
  expect(wishes.filter((wish) => wish.kind === 'thing').map(({ term }) => term)).not.toContain(told);
  expect(brief.concepts.map(({ term }) => term)).not.toContain(told);
  expect(brief.trade?.toLowerCase() ?? '').not.toContain(told);
});

it('a colour that everybody else has is not asked for', async () => {
  const { colours } = await understanding.understand('Physio Moveo. Avoid blue, every clinic is blue. Orange.');
  expect(colours).toMatchObject({ primary: { words: 'Orange' }, secondary: null, avoid: [{ hue: 257 }] });
});

it('what everybody has is refused where the prompt says so', async () => {
  const { avoidConcepts } = await understanding.understand(
    'Lettings Harcourt, a door. Everyone has a roof and a chimney, so neither of those.',
  );
  expect(avoidConcepts.sort()).toEqual(['chimney', 'roof']);
});

it('a former name or a forebear tells the trade where nothing else does', async () => {
  expect((await understanding.understand('My grandfather was a shoemaker. Logo for Ferri & Figli, brown')).industry).toBe('footwear');
});

it.each([
  ["Un dessin de renard pour l'auberge Au Renard Bleu", 'Auberge'],
  ['We run a bakery in Leeds called Crumbs. Yellow', 'Bakery'],
  ['Nous sommes une boulangerie, Le Fournil, jaune', 'Boulangerie'],
  ['Wir bauen Klaviere. Name: Feinklang, dunkelblau', undefined],
  ['Vendemos plantas em vasos. Raiz Forte, um cacto', undefined],
  ['Payments for street musicians: Paylark, a bird', undefined],
  ['We take people to their hospital appointments. We are called Lift Home. A car', undefined],
  ["We're two retired teachers who now bake dog biscuits. Good Boy Bakery. A bone.", undefined],
])('the trade is written as what the brand is, not as what it does or for whom: %s', async (prompt, trade) => {
  expect((await understanding.understand(prompt)).trade).toBe(trade);
});

it.each(['Founded in 1904, Messrs. Thorn & Daughters make umbrellas. Green', 'Rebrand of our gym from IronSide to Temple & Tide. Blue'])(
  'neither a title nor an old name is a place: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).place).toBeUndefined();
  },
);

it('a refused kind of thing takes along what is called after it', async () => {
  const { icons } = await understanding.understand('Bar Shelf Life. No books please');
  expect(icons.map(({ id }) => id)).not.toContain('mdi-bookshelf');
});
