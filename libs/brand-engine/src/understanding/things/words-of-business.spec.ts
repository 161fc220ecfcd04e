import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const askedIn = async (prompt: string): Promise<string[]> =>
  (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked && !wish.refused ? [wish.term] : []));

it.each([
  ['Attic Box, wooden toys, a small kite, blue and white', ['kite']],
  ['Groundswell, climate nonprofit. bold geometric wave made of circles, green', ['wave']],
  ['Herdade do Vale, azeite e vinho, uma oliveira, verde', ['olive tree']],
  ['Sarl Petitjean, jouets en bois, un cheval, rouge', ['horse']],
])('what is sold has no article, and the picture behind it has one: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each([
  ['Attic Box, fox and moon, a star, blue', ['fox', 'moon', 'star']],
  ['Attic Box, a kite, wooden toys, blue', ['kite']],
])('things that nobody sells stay wishes: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(expect.arrayContaining(things));
});

it.each([
  ["Otter Lane prints children's picture books. An otter, teal.", ['otter']],
  ['Puddle makes dog picture frames. A pencil, teal', ['pencil']],
])('a noun behind the word for a picture makes another thing of it: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it('still takes a picture of a thing for a wish', async () => {
  expect(await askedIn('Puddle, an otter picture, teal')).toEqual(['otter']);
});

it.each([
  ['The Gilded Fox, cocktail bar, art deco fox head, gold', ['fox']],
  ['Kettle & Crumb: tea room; teapot pouring into the ampersand; blue', ['teapot']],
])('a picture is asked for behind its school, and beside a sign of the name: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each([
  'Eine Metzgerei mit Café „Salz“, grün',
  'Une boulangerie avec café, elle s’appelle Miette',
  'Librería con café, se llama Segunda Página',
])('a shop that a business has besides is no picture: %s', async (prompt) => {
  expect(await askedIn(prompt)).toEqual([]);
});
