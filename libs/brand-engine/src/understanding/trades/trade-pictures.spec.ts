import { Pack } from '../../pack/pack.js';
import { createIconRanker } from '../things/icons.js';
import { createUnderstanding } from '../index.js';
import { picturesByTrade } from '../lexicon/trade-pictures.js';
import { loadPictures } from '../things/pictures.js';

const pack = Pack.load();
const icons = createIconRanker(pack.icons, await loadPictures());
const understanding = await createUnderstanding(pack.icons);
const shownBy = async (prompt: string): Promise<string[]> => (await understanding.understand(prompt)).icons.map(({ id }) => id);

it('every thing that a trade shows has a picture of itself', () => {
  const things = new Set([...picturesByTrade.values()].flat());
  expect([...things].filter((thing) => !icons.shows(thing) || icons.find(thing).length === 0)).toEqual([]);
});

it.each([
  ['Marlowe, a candle maker', /candle/],
  ['Marlowe, a village library', /book/],
  ['Brackwell, a coach company', /bus/],
  ['Odelia, a makeup artist', /lipstick|mirror/],
  ['Fenwick, a squash club', /racquet/],
  ['Tilly Moss, a haunted house attraction', /ghost|lantern/],
  ['Corvane, morris dancers', /bell/],
  ['Harrow Lane, salsa classes', /dance/],
  ['Marlowe, pressure washing', /hose/],
  ['Brackwell, an antique map dealer', /map/],
  ['Odelia, a bridal boutique', /gown|ring/],
  ['Corvane, tienda de novias', /gown|ring/],
  ['Wir sind die Stadtbücherei in Kassel, dunkelblau und modern', /book/],
  ['Chez Marius à Marseille, restaurant de poisson, bleu et jaune', /fish|lobster/],
  ['Wir sind ein Malerbetrieb und heißen Marlow, dunkelblau', /paint-roller/],
  ['Brackwell, a chimney sweep', /chimney/],
  ['Odelia, an osteopath', /spine/],
  ['Fenwick, a stonemason', /mallet-and-chisel/],
  ['Harrow Lane, a swimming charity', /swim/],
  ['Tilly Moss, a nail bar', /nail-polish/],
  ['Corvane, a brass band', /tuba|trombone/],
  ['Marlowe, a food bank', /grocery-bag|tin-can/],
  ['Odelia, a roofer', /tiled-roof/],
  ['Fenwick, a midwife', /mother-and-child/],
  ['Brackwell, a saddler', /saddle/],
  ['Corvane, a puppet theatre', /marionette/],
  ['Dabbora, a tiffin delivery app', /cloche|curry-bowl/],
  ['Marlowe, meal delivery', /cloche|curry-bowl/],
  ['Odelia, a parcel delivery service', /package/],
  ['Tilly Moss, a mountain guide', /mountain|summit|compass/],
  ['Fenwick, a hardware shop', /hammer/],
  ['Marlowe, a robotics lab', /robot/],
  ['Corvane, a blood bank', /drop/],
  ['Odelia, a wind farm', /wind/],
  ['Brackwell, a kombucha brewery', /bottle/],
  ['Harrow Lane, a charity for beach clean-ups', /wave|starfish/],
  ['Tilly Moss, a sculptor', /mallet-and-chisel/],
  ['Fenwick, a fire brigade', /fire-engine/],
  ['Marlowe, a vegan butcher', /carrot|leaf|beetroot/],
  ['Corvane, a shampoo bar maker', /soap|bubbles/],
  ['Odelia, a salsa school', /danc|ballet/],
  ['Brackwell, a soft play centre', /block|balloon/],
])('a trade with a plain picture shows it: %s', async (prompt, picture) => {
  expect((await shownBy(prompt))[0]).toMatch(picture);
});

it.each([
  ['Brackwell, a guitar teacher', /guitar/, /teacher/],
  ['Corvane, a climbing wall', /climb/, /wall/],
  ['Marlowe, a wildlife hospital', /hedgehog|paw/, /hospital/],
  ['Odelia, a weaver', /loom|yarn/, /bird/],
])('the words of a trade are no things, unless the trade shows them: %s', async (prompt, shown, other) => {
  const found = await shownBy(prompt);
  expect(found[0]).toMatch(shown);
  expect(found.filter((id) => other.test(id))).toEqual([]);
});

it.each([
  ["Marlowe, a children's dentist", /tooth/, /baby|child/],
  ["Odelia, a children's bookshop", /book/, /baby|child/],
])('whom a trade serves is not shown: %s', async (prompt, shown, other) => {
  const found = await shownBy(prompt);
  expect(found[0]).toMatch(shown);
  expect(found.filter((id) => other.test(id))).toEqual([]);
});

it.each([
  ['Marlowe, a nonprofit cleaning rivers', /spray|broom|bucket/],
  ['Odelia, a salsa school', /mask/],
  ['North Quay Ice Rink', /compass/],
  ['Ardenne, a radiology practice', /microphone|headphones/],
  ['Ardenne, a video game studio', /video-camera/],
  ['The Velvet Room, a cocktail lounge', /couch/],
  ['Ardenne, builders', /bird/],
  ['Ardenne, coach hire in Leeds', /ball|trophy/],
  ['Ardenne, doggy daycare', /blocks|rocking/],
  ['Ardenne, a property developer', /code/],
  ["Ardenne, a women's shelter", /hut|tent/],
])('what a trade is not, it does not show: %s', async (prompt, other) => {
  expect((await shownBy(prompt)).slice(0, 2).filter((id) => other.test(id))).toEqual([]);
});

it('a thing that is asked for stays before the pictures of the trade', async () => {
  expect((await shownBy('Fenwick, a roofer, with a heron'))[0]).toMatch(/heron/);
});

it('a trade in the name shows its picture only where nothing else tells one', async () => {
  expect((await shownBy('Marlowe Roofing'))[0]).toMatch(/roof/);
  expect((await shownBy('The Old Launderette, a coffee roastery')).filter((id) => /wash|peg/.test(id))).toEqual([]);
});

it('a trade that is refused shows nothing', async () => {
  expect((await shownBy('Fenwick, a bistro, not a launderette')).filter((id) => /wash|peg/.test(id))).toEqual([]);
});

it('the flower of the name leaves no place for another one of the trade', async () => {
  const found = await shownBy('Tattoo studio "Black Lotus", black');
  expect(found.join()).toMatch(/lotus/);
  expect(found.join()).not.toMatch(/rose/);
});

it('two rings of a wedding are linked', async () => {
  expect((await shownBy('Wedding planner Ever After, gold rings, script'))[0]).toBe('own-interlocked-rings');
});

it('a cell of honey is no telephone', async () => {
  expect((await shownBy('Honest Honey, a honeycomb with one cell in gold')).join()).not.toMatch(/phone/);
});

it('an enso is one stroke of a brush', async () => {
  expect((await shownBy('Kanso Interiors, an enso circle, black'))[0]).toBe('own-enso');
});

it.each([
  ['Silver Birch Yoga, tree pose silhouette, sage', /^own-tree-pose$/],
  ['Wanderlust Vans, conversions. Camper van with mountains, teal', /camper/],
])('a picture that is also of the trade or the name stays a wish: %s', async (prompt, icon) => {
  expect((await shownBy(prompt))[0]).toMatch(icon);
});

it('a hand grinder is no hand', async () => {
  expect((await shownBy('The Daily Grind, coffee roaster, hand grinder, brown')).join()).not.toMatch(/hand/);
});

it.each([
  ['Ridgeback Cycles, a dog', 'cycling'],
  ['Alder Joinery, a fish made of wood shavings', 'furniture'],
  ['Otis Elevators, an ape climbing a rope', undefined],
  ['Paws & Co, a dog walking company', 'pets'],
])('what is drawn tells no trade where the name does, and neither does what a creature does: %s', async (prompt, industry) => {
  const read = (await understanding.understand(prompt)).industry;
  if (industry === undefined) expect(read).not.toBe('climbing');
  else expect(read).toBe(industry);
});

it.each([
  'dentistry',
  'cardiology',
  'oncology',
  'conveyancing',
  'loft conversions',
  'IT support',
  'fostering agency',
  'project management',
])('an everyday trade has a picture of its own: %s', async (trade) => {
  expect(await shownBy(`Our ${trade} is called Ardenne. Friendly, modern`)).not.toEqual([]);
});
