import { createEngine, type Identity } from '../engine.js';

const engine = await createEngine();
const seeds = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));

it.each(['a savings app called pennypath', 'minimal logo for a podcast called dustlight'])(
  'a name that was written small is never set in capitals: %s',
  async (prompt) => {
    for (const { node } of await drawAll(prompt)) {
      expect(node.decisions.type.letterCase).toBe('lower');
      expect(node.decisions.layout.kind).not.toBe('badge');
    }
  },
);

it('several words that were written small begin with capitals at most', async () => {
  for (const { node } of await drawAll("logo for mike's towing, red")) expect(node.decisions.type.letterCase).toBe('title');
});

it('small letters stand around a badge that was asked for', async () => {
  for (const { node } of await drawAll('round badge for a brewery called hopfield, lowercase'))
    expect(node.decisions.type).toMatchObject({ letterCase: 'lower', cased: true });
});

it.each(['Consultancy Orvane, capital O only, slate', 'Agency Lumbra, only the first letter capital, black'])(
  'one capital and small letters after it: %s',
  async (prompt) => {
    for (const { node, interpretation } of await drawAll(prompt)) {
      expect(node.decisions.type.letterCase).toBe('title');
      expect(interpretation.clauses.find(({ text }) => text.includes('only'))?.outcome).toBe('applied');
    }
  },
);

it('white space is no outer space', async () => {
  const { node } = await engine.generate({ prompt: 'Consultancy Orvane, plenty of white space, slate', seed: 'one', watermark: false });
  expect(node.brief.icons.map(({ id }) => id).join(' ')).not.toMatch(/rocket|planet|astronaut/);
});

it('a name with its own capitals keeps them around a circle', async () => {
  for (const { node } of await drawAll('round badge for the bike repair SpokeEasy, orange'))
    expect(node.decisions.type).toMatchObject({ letterCase: 'as-given', cased: true });
});
