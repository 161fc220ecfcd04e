import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';
import type { Thing } from '../wishes.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const thingsIn = async (prompt: string): Promise<Thing[]> =>
  (await understanding.read(prompt)).wishes.filter((wish) => wish.kind === 'thing');
const terms = (things: readonly Thing[]): string[] => [...new Set(things.map(({ term }) => term))];

it.each([
  [
    'Ferry café Slipway. At first I had a seagull in mind, but it looked like a chicken. In the end we took a liking to a rope: we settled on a knot',
    'knot',
    'seagull',
  ],
  ['Zoo shop Paddock. My nephew drew a zebra; we talked him out of it. We would rather have a giraffe', 'giraffe', 'zebra'],
  ['Minutes of the angling club Lower Weir. Ms Kerr proposed a pike, Mr Dunn a trout. After a vote the trout was chosen', 'trout', 'pike'],
  ['Tailors Quick & Sharp. A needle was suggested. Then a button. We are not convinced by either. Scissors instead', 'scissors', 'needle'],
  ['Kletterhalle Kante. Zuerst dachten wir an einen Berg, aber den hat jeder. Jetzt soll es ein Adler sein', 'eagle', 'mountain'],
  ['Bäckerei Mehlwurm. Meine Frau hätte gern eine Brezel, das ist aber zu gewöhnlich. Wir nehmen eine Mühle', 'windmill', 'pretzel'],
  ['Bar Le Quai. Au début je pensais à une ancre, mais finalement je préfère un phare', 'lighthouse', 'anchor'],
  ['Osteria Il Pozzo. Mio padre voleva un gallo, ma abbiamo scelto una lepre', 'hare', 'rooster'],
  ['Librería Luna Nueva. Primero pensamos en un libro, pero al final queremos un búho', 'owl', 'book'],
  ['Café A Ponte. O meu irmão queria um barco, mas decidimos por uma ponte', 'bridge', 'boat'],
  ['Bakkerij Korst. We twijfelden tussen een haan en een molen en hebben voor de molen gekozen', 'windmill', 'rooster'],
  ['Кав’ярня «Ранок». Спочатку хотіли ключ, але вирішили, що краще півень', 'rooster', 'key'],
  ['Sklep „Jeż”. Najpierw myśleliśmy o sowie, ale w końcu wybraliśmy jeża', 'hedgehog', 'owl'],
])('what was weighed gives way to what was settled on: %s', async (prompt, asked, dropped) => {
  const things = await thingsIn(prompt);
  expect(terms(things.filter((thing) => thing.asked))).toEqual([asked]);
  expect(terms(things.filter((thing) => !thing.refused))).not.toContain(dropped);
});

it.each([
  ['Dentists Bright Row. A molar would be too obvious. A toothbrush, please', 'toothbrush', 'molar'],
  ['Ferry line Oxter. A gull? Too noisy. A whale, please', 'whale', 'gull'],
  ['Smithy Tongs & Co. Anvil or horseshoe? Horseshoe', 'horseshoe', 'anvil'],
  ['Inn Wolf & Lamb. Show the lamb, leave the wolf out', 'lamb', 'wolf'],
  ['Hofladen Krume. Ein Apfel, bitte. Die Kuh, die auf dem alten Schild war, lassen wir weg', 'apple', 'cow'],
  ['Maths tutor Count Me In. An abacus, please. A calculator would defeat the purpose', 'abacus', 'calculator'],
  ['Bikes by Juno & Co. Crown? Ladder? No, no. An owl, please', 'owl', 'ladder'],
  ['Brass band Low Valley. The old one, a kettle with a hat, has had its day. A trumpet would be great', 'trumpet', 'kettle'],
  ['Hotel Uferblick. Das Segelboot bitte nicht mehr verwenden. Wir möchten einen Schwan', 'swan', 'sailboat'],
])('what is judged or to go is refused: %s', async (prompt, asked, refused) => {
  const things = await thingsIn(prompt);
  expect(terms(things.filter((thing) => thing.asked))).toContain(asked);
  expect(terms(things.filter((thing) => thing.refused))).toContain(refused);
  expect(terms(things.filter((thing) => thing.asked))).not.toContain(refused);
});

it.each([
  ['I was thinking of an otter, but not too cute. Swim school Dabble, teal', 'otter'],
  ["I was thinking of an otter, but please don't make it childish. Swim school Dabble, teal", 'otter'],
  ['My wife wants a heron, I want a heron, so a heron it is. Ponds by Reed, green', 'heron'],
  ['Initially there were two of us. We would like a badger with a scarf. Badger & Daughters', 'badger'],
  ['Wir dachten an einen Dachs, aber nicht zu niedlich. Kita Waldkinder, orange', 'badger'],
  ['I wondered about an anchor for a while and still like it: an anchor. Tide & Timber', 'anchor'],
])('a thought that nothing is set against stays a wish: %s', async (prompt, term) => {
  const things = await thingsIn(prompt);
  expect(terms(things.filter((thing) => thing.asked))).toContain(term);
  expect(things.some(({ refused }) => refused)).toBe(false);
});

it.each([
  ['Tinsmiths Tin & Sons. A jug, drawn simply. Dad wants a hammer', ['jug']],
  ['Restaurante Vela. A minha mãe queria um peixe. Eu quero um barco', ['boat']],
  ['Kaffeehaus Abendrot. Mein Bruder meint, eine Brezel muss sein. Eine Sonne', ['sun']],
  ['Walking app Ambler. Our developers like a compass. I like a boot', ['boot']],
  ['Dad wants a hammer. Tinsmiths Tin & Sons', ['hammer']],
  ['Minutes of Oak Lane School. Mrs Patel suggested a squirrel. Agreed. Green', ['squirrel']],
])('what others would have counts where the writer asks for nothing else: %s', async (prompt, asked) => {
  expect(terms((await thingsIn(prompt)).filter((thing) => thing.asked && !thing.refused))).toEqual(asked);
});

it.each([
  ['What about a walrus? Or a whale? Whichever looks better. Fish bar North, blue', ['walrus', 'whale']],
  ['A walrus? Yes, a walrus. Fish bar North, blue', ['walrus']],
  ['A key would be lovely. Lettings North, blue', ['key']],
])('a question that is left open or affirmed stays a wish: %s', async (prompt, asked) => {
  expect(terms((await thingsIn(prompt)).filter((thing) => thing.asked && !thing.refused))).toEqual(asked);
});
