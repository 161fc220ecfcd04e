import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const askedIn = async (prompt: string): Promise<string[]> =>
  (await understanding.understand(prompt)).concepts.filter(({ source }) => source === 'asked').map(({ term }) => term);

it.each([
  ['We thought about an anchor first, then a lighthouse, but in the end we agreed on a seagull. Navy. Name: Skerry Boats.', ['seagull']],
  ['Toy shop Truciolo. I was thinking of a rocking horse, or maybe not. Let us go with a drum, red', ['drum']],
  ['Parish hall Marsham, a clock, maroon, as on the curtains', ['clock']],
  ['Tavern Two Kings, an owl and a lantern, green', ['owl', 'lantern']],
])('only what was decided is asked for: %s', async (prompt, terms) => {
  expect(await askedIn(prompt)).toEqual(terms);
});

it('a colour on reflection takes the place of one that was said before', async () => {
  const prompt = "Farm Hollow. I said barn red, but on reflection I'd rather have a soft blue.";
  expect((await understanding.understand(prompt)).colours.primary?.words).toBe('soft blue');
});

it.each([
  ['Yoga teacher Priya Rao. The lotus has been done to death so anything but that. Lilac', 'lotus'],
  ['Village hall Marsham. The yew tree was rejected as gloomy. A clock, maroon', 'yew'],
])('what was turned down is refused: %s', async (prompt, thing) => {
  const { avoidConcepts } = await understanding.understand(prompt);
  expect(avoidConcepts.join(' ')).toContain(thing);
});
