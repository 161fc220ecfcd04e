import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Customers bring us chairs, clocks and now and then a doll. Ravel & Mend, a repair studio, orange', ['chair', 'clock', 'doll']],
  ['It began with one kettle and a folding table. Tinder Soups, red', ['kettle', 'table']],
  ['Woodturning club "Burr & Bole", we meet thursdays in the scout hut, want something old fashioned', ['hut']],
  ['There is a stove, a bell and a dog called Toffee. Our gym is Ironwood, black', ['stove', 'bell', 'dog']],
  ['The bathroom tiles are pink, so pink and white please. Catering by Quince Row', ['tile']],
  ['We rehearse in the back room of an inn behind the church. Choir Halfway Up, teal', ['inn', 'church']],
  ['I learned to cook at a wooden table under a lamp. Now I am Bakery Finch & Rye, yellow', ['table', 'lamp']],
  ['From our window you can see the castle and the harbour cranes. Tax advisers Pell & Dow, grey', ['castle', 'construction crane']],
  ['Last winter we drove a camper van to Norway. Waffle bar Vaflo, pink', ['camper van', 'van']],
  ['We are a law firm, Abel & Thorne, on the corner by the fountain, above the florist. Green', ['fountain', 'tulip', 'flower']],
  ['We have three horses, two cows and an old tractor. Ice cream by Eismund, blue', ['horse', 'cow', 'tractor']],
  ['A podcast about inventions, recorded in a shed with a quilt over our heads. Patent Row, yellow', ['quilt', 'shed']],
  ['The lathe is from 1902 and weighs more than the car. Bookbinder Ashlar, maroon', ['car']],
  ['I walk dogs in the park, rain or shine. Muddy Toes, brown', ['rain']],
  ['Nebenan ist eine Metzgerei. Yogastudio „Atemzug“, salbeigrün', ['cleaver', 'bull', 'pig']],
  ['Mein Vater war Fischer, er hatte ein Boot. Buchladen Zeile, blau', ['boat', 'fish']],
])('what is only told is not drawn: %s', async (prompt, told) => {
  const { concepts } = await understanding.understand(prompt);
  expect(concepts.map(({ term }) => term).filter((term) => told.includes(term))).toEqual([]);
});

it.each([
  ['It started with a bicycle and a basket. Bakery Lind & Co. We want an acorn, gold', 'acorn'],
  ['The boat is a ketch with red sails, moored by a ferry. Sailing school Far Shore. Show the ketch and a gull', 'gull'],
  ['Every Friday the farmer comes with his tractor. We are a pharmacy, Linden, and want a mortar', 'mortar'],
  ["We've got a ladder, a van and a bucket. Gutter cleaning by Upstream. Maybe a duck?", 'duck'],
  ['What we have in mind is a thimble, nothing else. Sewing studio Selvage, teal', 'thimble'],
  ['What we would like is a goat. Dairy Kidd & Sons, blue', 'goat'],
])('beside what is told, what is asked for is drawn: %s', async (prompt, term) => {
  const { concepts } = await understanding.understand(prompt);
  expect(concepts.find(({ explicit }) => explicit)?.term).toBe(term);
});

it.each([
  ['A heron for Reedham Lens. The heron stands in the reeds.', 'heron'],
  ['An umbrella, inside out if you can. Museum of Odd Weather, grey', 'umbrella'],
  ['Clinic Foxley. Can you do a sleepy badger', 'badger'],
  ['Bookshop Rien, a cat on a pile of three books, red', 'book'],
  ['We mend violins. Name: Corda. Brown', 'violin'],
  ['I have a riding school, Meadow End, green', 'horse'],
])('what a picture or a trade is told by is no tale: %s', async (prompt, term) => {
  const { concepts } = await understanding.understand(prompt);
  expect(concepts.map((concept) => concept.term)).toContain(term);
});

it('what is told of others tells no trade, and what is told of us only where nothing else does', async () => {
  expect((await understanding.understand('The street smells of coffee in the morning. Name: Corda. Brown')).industry).not.toBe('coffee');
  expect((await understanding.understand('I learned pottery in my village. Name: Aurora. Yellow')).industry).toBe('ceramics');
  expect((await understanding.understand('I learned pottery in my village. Aurora, a law firm. Yellow')).industry).toBe('legal');
});

it("regression: grandma's pot is a picture where nothing is told of her", async () => {
  const { concepts } = await understanding.understand('Food truck "Tita Kusina". grandma\'s cooking pot with steam. red');
  expect(concepts[0]).toMatchObject({ term: 'cooking pot', source: 'asked' });
});
