import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const askedIn = async (prompt: string): Promise<string[]> =>
  (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked ? [wish.term] : []));

it.each([
  ['After long talks we settled on a badger. Vets Underhill, green', 'badger'],
  ['The village voted for an oak leaf. Parish of Thorley, green', 'oak leaf'],
  ['In the end we chose a heron. Lettings Reed & Co, blue', 'heron'],
  ["We've decided on a lighthouse. Tutors Bright Side, navy", 'lighthouse'],
  ['We went with the whale. Divers Low Water, navy', 'whale'],
  ['The children picked a dragon so a dragon it is. Judo club Hale, red', 'dragon'],
  ['I have my heart set on a stork. Midwives Nestling, peach', 'stork'],
  ['The answer was always going to be a pear. Cider by Perry & Pip, green', 'pear'],
  ['We were torn between a cactus and a hat, cactus won. Grill Seco, red', 'cactus'],
  ["We'd rather a wheelbarrow. Allotments Dock Road, brown", 'wheelbarrow'],
  ['Panadería Migas, mejor un gorrión. Marrón', 'sparrow'],
  ["It'll be a pelican. Fish bar Big Bill, coral", 'pelican'],
  ['A horn of plenty? No, an anchor. Records by Low Fog, navy', 'anchor'],
  ['Wir haben uns für den Igel entschieden. Kita Laubhaufen, orange', 'hedgehog'],
  ['Finalement nous avons choisi le hibou. Librairie Minuit, bleu nuit', 'owl'],
])('what was decided is asked for: %s', async (prompt, term) => {
  expect([...new Set(await askedIn(prompt))]).toEqual([term]);
});

it.each([
  ['It was going to be a stag but we agreed on an otter. River trust Tamble, blue', ['otter']],
  ['We decided to open a bakery. Crumb Lane, brown', []],
  ['Horse riding stables Willow End, green', []],
  ['Florist Ash & Elm. Not a big fan of roses or bows', []],
  ["Cooper Stave & Hoop, we're huge fans of wood, brown", []],
  ['We picked apples every autumn. Bookshop Leafturn, red', []],
])('what was given up or done is not: %s', async (prompt, terms) => {
  expect(await askedIn(prompt)).toEqual(terms);
});
