import { createEngine, type Engine, type Identity } from '../engine.js';
import { isSmallPicture } from '../direct/asked-picture.js';
import { isCartoon, showsHead } from '../pack/portraits.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});
const draw = (prompt: string, seed = 'one'): Promise<Identity> => engine.generate({ prompt, seed, watermark: false });
const outcomeOf = ({ interpretation }: Identity, word: string): string | undefined =>
  interpretation.clauses.find(({ text }) => text.includes(word))?.outcome;

it.each(['Esports team Marsh Kings, heron head, purple', 'Golf club Swanmere, the head of a swan, navy'])(
  'a whole creature is no head, and the report says so: %s',
  async (prompt) => {
    expect(outcomeOf(await draw(prompt), 'head')).toBe('not_applied');
  },
);

it.each(['Stables Bramley, a horse head, brown', 'Hockey team Frost, wolf head, grey', "Farm Hollins, a goat's head, black"])(
  'a head that was asked for is shown and told: %s',
  async (prompt) => {
    const identity = await draw(prompt);
    expect(showsHead(identity.node.decisions.mark.icon ?? '')).toBe(true);
    expect(outcomeOf(identity, 'head')).toBe('applied');
  },
);

it.each([
  'Dairy Longfield, a cow, nothing cartoonish',
  'Pond shop Wade, a duck, no cartoon please',
  'Rabbit rescue Warren, a rabbit, not cartoony',
])('a refused cartoon is heeded, or told where there is no other picture: %s', async (prompt) => {
  const identity = await draw(prompt);
  expect(outcomeOf(identity, 'cartoon')).toBe(isCartoon(identity.node.decisions.mark.icon ?? '') ? 'not_applied' : 'applied');
});

it('a small picture is small', async () => {
  for (const seed of ['one', 'two', 'three', 'four'])
    expect(isSmallPicture((await draw('Tea house Almond, a tiny leaf above the name, green', seed)).node.decisions)).toBe(true);
});
