import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

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
  ['Dziadek miał konia. Piekarnia Kłos, chleb, żółty', 'horse'],
  ['Isoisäni kasvatti hevosia. Leipomo Kaura, leipä, keltainen', 'horse'],
  ['My brother said a robot would be cool, but I would rather have a hedgehog. Prickle, purple', 'robot'],
  ['Mein Bruder will einen Löwen, aber ich möchte eine Schildkröte. Laden Gemach, grün', 'lion'],
  ['Mi hermano dice que ponga un león, pero yo prefiero una tortuga. Tienda Calma, verde', 'lion'],
  ['The previous owners had a swan over the door. Pub The Wandering Piper, bagpipes, red', 'swan'],
  ['Laundrette Spin City next to the coffee shop, blue', 'coffee'],
  ['My wife paints houses and I keep the books. Firm: Hall & Hall, a brush, blue', 'book'],
  ['Florist Stem opposite the railway station, a rose', 'railway'],
  ['We restore old motorbikes in a barn near Ludlow. Rust & Chrome Motorcycles, grey', 'barn'],
  ['I make candles in my garage, Wick & Whim, plum', 'garage'],
  ['I run a mobile coffee van called The Daily Grind, parked at train stations. Retro', 'train'],
  ["We teach piano. I've rented two rooms above the pharmacy. The school is called Arpeggio, blue", 'pharmacy'],
  ['Cafe Plus next to the computer science dept, brown', 'computer'],
  ['Our food truck Taco Loco stops outside the harbour every Friday', 'harbour'],
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

it.each([
  ['My old logo was a dolphin, horrible. Kayaks by Paddle On, a paddle, teal', 'dolphin'],
  ['Früher hatten wir einen Löwen im Wappen. Metzgerei Huber, ein Schwein, rot', 'lion'],
  ['Antes teníamos un barco. Marisquería Fondo, un pulpo, morado', 'boat'],
  ['Wcześniej mieliśmy orła. Kawiarnia Fuga, kot, zielony', 'eagle'],
  ['Раньше у нас был медведь. Кафе «Лиса», лиса, рыжий', 'bear'],
])('what was shown before is refused: %s', async (prompt, refused) => {
  expect((await understanding.understand(prompt)).avoidConcepts).toContain(refused);
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

it.each([
  ['I teach piano. I have two cats, a grand piano and a tiny flat. Ottoline Keys, a treble clef', ['treble clef']],
  ['There are geese, sheep and an orchard on the farm. Old Gander Cider: we want the goose', ['goose']],
  ['The first designer gave me a globe, the second a handshake and the third a rocket. Polyglot wants a parrot', ['parrot']],
  ["I'm not a jeweller: I repair watches. Tock & Sons. I'd like an owl in navy", ['owl']],
  ['What we do: hand-bound notebooks. Name: Larkspur. Symbol: a finch', ['finch']],
  ['Name = Tidewrack. Trade = snacks. Symbol = wave. Colours = green', ['wave']],
  ["I'd much rather have a hedgehog. Prickle, purple", ['hedgehog']],
  ['allotment club the name is Dig It and I think a carrot green nothing corporate', ['carrot']],
])('only what is wished for is asked for: %s', async (prompt, asked) => {
  const { wishes } = await understanding.read(prompt);
  expect(wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked ? [wish.term] : []))).toEqual(asked);
});

it('what somebody was not allowed to do refuses nothing', async () => {
  const { industry, avoidConcepts } = await understanding.understand(
    'A law firm founded by two sisters who were not allowed to practise. Vale, an owl',
  );
  expect({ industry, avoidConcepts }).toEqual({ industry: 'legal', avoidConcepts: [] });
});

it('none of what a sentence lists is shown where it says so', async () => {
  const { avoidConcepts } = await understanding.understand(
    'We sell gnomes and kites but please do not put any of these in the logo! Whimsy, green',
  );
  expect(avoidConcepts.sort()).toEqual(['gnome', 'kite']);
});

it.each([
  ['Northstar Capital, investment boutique, navy', 'finance'],
  ['Marlow & Finch, a jewellery boutique, emerald green', 'jewellery'],
  ['Boutique Anouk, dresses, rose', 'fashion'],
])('a boutique is of the trade before it: %s', async (prompt, industry) => {
  expect((await understanding.understand(prompt)).industry).toBe(industry);
});

it('paper that something is drawn on is no trade', async () => {
  const { industry, colours } = await understanding.understand('Wolf & Wren: folk duo. A wolf. Ink black on kraft paper');
  expect(industry).toBe('music');
  expect(colours.ground?.words).toBe('kraft paper');
});

it.each([
  ['Church of St. Brendan, cross and boat', 'religion'],
  ['Stellar Laundromat, washing machine with a planet inside the drum, purple', 'laundry'],
  ['The Chapel, a restaurant', 'restaurant'],
  ['Fable Film Studio, an open book as a clapperboard', 'film'],
  ['Salt Lick BBQ, skull, black', 'bbq'],
  ['Golden Bread, a modern tattoo studio', 'tattoo'],
])('where the name says what a place is, the picture does not: %s', async (prompt, industry) => {
  expect((await understanding.understand(prompt)).industry).toBe(industry);
});

it('whose business it is says no more than that', async () => {
  const { industry, trade } = await understanding.understand("My wife's flower shop, yellow");
  expect({ industry, trade }).toEqual({ industry: 'florist', trade: 'Flower shop' });
  expect((await understanding.understand("My daughter's lemonade stand, yellow")).industry).toBe('juice');
});

it('what a picture is of is no trade line', async () => {
  expect((await understanding.understand('Papermoon Theatre Company: a paper moon on a string, cream')).trade).toBeUndefined();
});

it.each([
  ['Yoga studio Stillpoint, and our neighbours have purple, so something else please', 'purple'],
  ['Gardeners Larch & Low. Every gardener here is green.', 'green'],
  ['Surf shop Tidal: all our competitors have blue.', 'blue'],
])('the colour that rivals have is left to them: %s', async (prompt, colour) => {
  const { colours } = await understanding.understand(prompt);
  expect(colours.avoid.map(({ words }) => words)).toEqual([colour]);
  expect(colours.primary).toBeNull();
});

it('a colour that is asked for all the same is none of theirs', async () => {
  const { colours } = await understanding.understand('Surf shop Tidal: all our competitors have blue, but we want blue too.');
  expect(colours.avoid).toEqual([]);
  expect(colours.primary).toMatchObject({ words: 'blue' });
});
