import { createEngine } from '../../engine.js';

const engine = await createEngine();
const seeds = Array.from({ length: 12 }, (_, at) => (at + 1).toString(16).padStart(2, '0').repeat(16));

const picturesOf = async (prompt: string): Promise<(string | null)[]> =>
  Promise.all(seeds.map(async (seed) => (await engine.generate({ prompt, seed, watermark: false })).node.decisions.mark.icon));

it.each([
  ["The Reading Fox is a children's bookstore, warm, orange and navy", /fox/, /book/],
  ['Iron Hound, a craft brewery in Leeds, rugged, brown', /greyhound/, /beer|hops|barrel|stein/],
  ['Kite Financial Planning, confident, sky blue', /kite/, /bank|coin|lion/],
])('a thing that the name names is the commoner picture, and that of the trade the second: %s', async (prompt, ofName, ofTrade) => {
  const shown = (await picturesOf(prompt)).filter((icon) => icon !== null);
  const named = shown.filter((icon) => ofName.test(icon)).length;
  expect(named).toBeGreaterThan(shown.length / 2);
  expect(shown.filter((icon) => ofTrade.test(icon)).length).toBeLessThan(named);
});

const shownFirst = async (prompt: string): Promise<string[]> => {
  const { concepts, icons } = (await engine.generate({ prompt, seed: seeds[0] ?? '', watermark: false })).node.brief;
  return concepts.some(({ source, weight }) => source === 'name' && weight > 0.8) ? icons.slice(0, 1).map(({ id }) => id) : [];
};

it.each([
  ['logo for my esports team night vipers, purple', ['own-snake']],
  ['tattoo studio Black Thistle', ['own-thistle-flower']],
  ['Paper Crane Accounting', ['own-origami-crane']],
  ['The Leaping Hare, a pub', ['own-leaping-hare']],
  ['Panadería La Espiga Dorada, tradicional', ['own-wheat']],
  ['Librairie Le Renard Bleu, bleu', ['own-fox']],
  ['Gasthaus Zum Goldenen Hirsch, traditionell', ['own-stag']],
  ['Boekhandel De Groene Uil, groen', ['own-owl']],
])('the picture is of the very thing: %s', async (prompt, expected) => {
  expect(await shownFirst(prompt)).toEqual(expected);
});

it.each([
  'Fox & Sons, law firm, navy',
  'Wolf & Hart, accounting, navy',
  'bookshop Dog Ear, cosy',
  'Oak & Ember, a barbershop',
  'Robin, a payment app',
  'Willow Street Dental, mint',
  'I teach the cello in Bath, my name is Henrietta Lamb',
  'Hello, I am Arthur Drum and I sing at weddings, green',
  'Zahnarztpraxis Dr. Wolf, grün',
  'Studio legale Leone & Volpe, blu',
])('a family, a part, an address or a figure of speech is no thing to show: %s', async (prompt) => {
  expect(await shownFirst(prompt)).toEqual([]);
});

it.each([
  ['IronPeak CrossFit, black and red', /cross/],
  ['FinPilot - a personal finance app for students, green', /fin|student/],
  ['Ledgerbird, bookkeeping for farmers, green', /tractor|farmer/],
])('half of a word that is a trade, or of a coined one, and whom a trade serves are no pictures: %s', async (prompt, wrong) => {
  const { icons } = (await engine.generate({ prompt, seed: seeds[0] ?? '', watermark: false })).node.brief;
  expect(icons.map(({ id }) => id).join()).not.toMatch(wrong);
});
