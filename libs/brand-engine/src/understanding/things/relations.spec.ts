import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each<[string, string | undefined, string, string]>([
  ['Camping Spruce: a tent with a mountain behind it, green', 'behind', 'own-mountain', 'tent'],
  ['Camping Spruce: a mountain with a tent in front of it, green', 'behind', 'own-mountain', 'tent'],
  ['Rifugio Cima: una tenda con dietro una montagna, verde', 'behind', 'own-mountain', 'tent'],
  ['Valentine Post: an arrow through a heart, red', 'through', 'own-arrow', 'heart'],
  ['Valentine Post: a heart with an arrow through it, red', 'through', 'own-arrow', 'heart'],
  ['Publisher Rootstock: a tree growing out of a book, green', 'on', 'own-tree', 'own-book'],
  ['Victory Farm: a laurel wreath around a bee, green', 'around', 'own-laurel-wreath', 'own-bee'],
  ['Victory Farm: a bee surrounded by a laurel wreath, green', 'around', 'own-laurel-wreath', 'own-bee'],
  ['Alpine Gear, three peaks with the sun behind, slate', 'behind', 'own-sun-rays', 'own-three-mountains'],
  ['Library Bruin: a bear reading a book, brown', 'held', 'own-bear', 'own-book'],
  ['Gelateria Orso: un orso con una tazza in mano, blu', 'held', 'own-bear', 'own-cup'],
  ['Koffiebar Zwaan: een zwaan die een kopje vasthoudt, zwart', 'held', 'own-swan', 'own-cup'],
  ['Gelateria Rosa: un fenicottero che lecca un cono gelato, rosa', 'held', 'own-flamingo', 'own-ice-cream'],
  ['Tattoos Nadel: eine Schlange, die sich um einen Anker windet, schwarz', 'around', 'own-snake', 'own-anchor'],
  ['Shelter Softpaw: a dog inside a house, blue', 'inside', 'own-dog', 'house'],
  ['Clockwork Club: a gear combined with a clock, navy', 'combined', 'gear', 'clock'],
  ['Ledge Rooms, a house on a promontory with a gull over it, slate', 'over', 'own-seagull', 'house'],
  ['Brackish, a herring and a wave, teal', undefined, 'own-herring', 'own-wave'],
  ['Iron Larder, dumbbell and fork crossed, black', 'crossed', 'barbell', 'own-fork'],
  ['Cluckers, a hen wearing sunglasses holding a cocktail, pink', 'held', 'own-hen', 'cocktail-glass'],
  ['"Bruin Books" secondhand, a bear asleep on a pile of books, green', 'on', 'own-sleeping-bear', 'own-book-stack'],
  ['Logo: The Briny Dog (fish n chips). A sea dog in a captain hat, navy', 'worn', 'own-dog', 'own-captain-hat'],
  ['Faux Fromage, vegan cheese. a goat with a halo, black', 'over', 'own-halo', 'own-goat'],
  ['Quiz league Know-It-Owlets. owl with a question mark. brown', 'with', 'own-owl', 'own-question-mark'],
  ['Gully Plants. a fern in a terracotta pot, green', 'inside', 'own-fern', 'potted-plant'],
  ['Furball, cat drinking coffee, peach', 'held', 'own-cat', 'own-cup'],
  ['The Merry Boar, a pub. a pig drinking a pint of beer', 'held', 'pig-face', 'own-beer-mug'],
])('what stands between two things and behind them tells how they stand: %s', async (prompt, arrangement, first, second) => {
  const brief = await understanding.understand(prompt);
  expect([brief.arrangement, brief.together]).toEqual([arrangement, [first, second]]);
});

it('a relative that stands for people is not counted as they are', async () => {
  const { count } = await understanding.understand('Ridealong, an app for two commuters. A train, blue.');
  expect(count).toBeUndefined();
});

it.each([
  ['Green cleaners Nestling. Leaf and a house, teal', ['leaf', 'house']],
  ['sun & moon logo for Duo Yoga', ['own-sun-rays', 'moon']],
  ['leaf + drop, Botanica Skin, green', ['leaf', 'drop']],
])('what a sign or a word joins to a thing that is asked for is asked for too: %s', async (prompt, together) => {
  expect((await understanding.understand(prompt)).together).toEqual(together);
});

it.each([
  ['Fencing hall Blackwell, a shield with two crossed foils, navy', /crossed-foils/],
  ["St Aldhelm's, a choir school. A crest: shield with a mitre over two crossed keys, red", /key/],
])('regression: a shield is the ground of what is crossed in it: %s', async (prompt, picture) => {
  const { icons, constraints, together } = await understanding.understand(prompt);
  expect(icons[0]?.id).toMatch(picture);
  expect([constraints.container, together]).toEqual(['shield', undefined]);
});

it('regression: what has no hands is in those of somebody', async () => {
  const { together, arrangement } = await understanding.understand('Community garden Seed Street, a sprout in a hand');
  expect([together, arrangement]).toEqual([['own-sprout', 'own-hand'], 'inside']);
});

it('regression: what stands below a thing does not place the picture below the name', async () => {
  const { constraints, nameFirst } = await understanding.understand('North Sound Ferries. A ferry with waves below. Navy');
  expect([constraints.layout, nameFirst]).toEqual(['any', undefined]);
});

it('regression: a teacup stack is several teacups', async () => {
  const { arrangement, together } = await understanding.understand('Charity shop Helpings, a teacup stack. pastel colours');
  expect([arrangement, together]).toEqual(['piled', undefined]);
});

it('regression: the first word of a trade is no picture beside one that is asked for', async () => {
  const { icons } = await understanding.understand('a local radio station called Orcadia FM, a gull, green');
  expect(icons[0]?.id).toBe('own-seagull');
});
