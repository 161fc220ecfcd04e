import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const missedOf = async (prompt: string): Promise<string[]> =>
  (await engine.generate({ prompt, seed: 'context', watermark: false })).interpretation.clauses
    .filter(({ outcome }) => outcome === 'not_applied')
    .map(({ text }) => text);

it.each([
  'We are two sisters. Ruckley Motors, a spanner, red',
  'Ruckley Motors. My grandfather started it. A spanner, red',
  'Ruckley Motors, a spanner, red. The name suggests it',
  'Bakery called Crust, a loaf, we deliver on Sundays',
  'A locksmith, 24 hour, called Pete & Co, a key, yellow and black',
  'Fox Garage, a fox, open seven days a week',
  'Choir called Open Throat, a bird. It will go on hoodies',
  "My mum makes chutney, it's called Auntie Pat's, a jar, red",
  'Games shop Blip, a ghost made of pixels',
  'Otter Bay, a distillery. An otter, teal. Should also work on a funnel',
  "Right, we're Fox Garage, a fox, red",
])('what is only told is neither a wish nor a failure: %s', async (prompt) => {
  expect(await missedOf(prompt)).toEqual([]);
});

it('what somebody wants is reported where nobody understood it', async () => {
  expect(await missedOf('Ruckley Motors, a spanner, red. We want it slightly lumbering')).not.toEqual([]);
});

it('a sign of the name in its own colour is applied where it has that colour', async () => {
  expect(await missedOf('wordmark: brightly., the dot in red')).toEqual([]);
});

it('regression: what a thing is made of is reported where the picture does not show it', async () => {
  expect(await missedOf('Theatre company Paper Moon, crescent moon made of paper, cream')).toEqual(['made of paper']);
});
