import { fromHex, hueDistance } from '../../colour/oklch.js';
import { createEngine, type Engine, type Identity, type StyleNode, UnsupportedPromptError } from '../../engine.js';

let engine: Engine;
let start: Identity;
beforeAll(async () => {
  engine = await createEngine();
  start = await engine.generate({ prompt: 'A fintech app named Ledgerly, deep blue, icon in a circle', seed: 'one', watermark: false });
});

const refine = (prompt: string, node: StyleNode = start.node, previous: StyleNode | null = null): Promise<Identity> =>
  engine.refine({ prompt, node, previous, seed: 'two', watermark: false });
const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data ?? '');
const changed = ({ node }: Identity): string[] => (node.refinement?.applied ?? []).flatMap((entry) => entry.changed);

it.each(['make it green', 'make it yellow', 'darker', 'warmer', 'more vibrant', 'monochrome'])(
  'a change of colour leaves every path as it is: %s',
  async (prompt) => {
    const refined = await refine(prompt);
    expect(pathsOf(refined.assets.logo_svg)).toEqual(pathsOf(start.assets.logo_svg));
    expect(refined.assets.logo_svg).not.toBe(start.assets.logo_svg);
  },
);

it('"warmer" leaves a navy that was asked for a navy, and brings a warm companion', async () => {
  const navy = await refine('make it navy');
  const warmer = await refine('warmer', navy.node);
  const [before, after] = [fromHex(navy.assets.primary_color).h, fromHex(warmer.assets.primary_color).h];
  expect(Math.abs(hueDistance(before, 260))).toBeLessThan(20);
  expect(Math.abs(hueDistance(before, after))).toBeLessThan(20);
  expect(warmer.assets.secondary_color).not.toBe(navy.assets.secondary_color);
});

it('"warmer" on a green shows, and it stays a green', async () => {
  const green = await refine('make it deep green');
  const warmer = await refine('warmer', green.node);
  const [before, after] = [fromHex(green.assets.primary_color), fromHex(warmer.assets.primary_color)];
  expect(hueDistance(before.h, after.h)).toBeLessThan(-6);
  expect(after.h).toBeGreaterThan(135);
  expect(after.l).toBeGreaterThan(before.l);
});

it('a lock holds wherever it stands in the sentence', async () => {
  const refined = await refine('try another, but keep the font');
  expect(refined.node.decisions.type.font).toBe(start.node.decisions.type.font);
  expect(refined.node.locks).toContain('font');
  expect(changed(refined)).toContain('symbol');
});

it('another picture keeps the drawing around it', async () => {
  const refined = await refine('use a fox');
  expect(refined.node.decisions.mark.icon).toBe('own-fox');
  expect(refined.node.decisions.palette).toEqual(start.node.decisions.palette);
  expect(refined.node.decisions.type).toEqual(start.node.decisions.type);
});

it('a mark keeps the drawing it has, though another is now called so', async () => {
  const { decisions } = start.node;
  const older: StyleNode = { ...start.node, decisions: { ...decisions, mark: { ...decisions.mark, icon: 'fox' } } };
  expect((await refine('make it green', older)).node.decisions.mark).toEqual(older.decisions.mark);
  expect((await refine('use a fox', older)).node.decisions.mark.icon).toBe('own-fox');
});

describe('without a ground', () => {
  it.each([
    ['Coffee roaster Kettle & Co, deep green, a coffee cup in a hexagon', 'remove the hexagon'],
    ['Bike workshop Spoke, yellow, a bicycle in a circle', 'no circle'],
    ['Anchor & Tide, seafood, navy, an anchor in a ring', 'no container'],
  ])('the picture and all else stay: %s', async (prompt, change) => {
    const { node } = await engine.generate({ prompt, seed: 'one', watermark: false });
    const bare = (await refine(change, node)).node;
    expect(bare.decisions.mark).toMatchObject({
      icon: node.decisions.mark.icon,
      letters: '',
      container: 'none',
      family: expect.stringMatching(/^(?:facet|free)-icon$/) as string,
    });
    expect({ ...bare.decisions, mark: null }).toEqual({ ...node.decisions, mark: null });
  });

  it.each(['simpler', 'use a fox', 'try another', 'make it yellow', 'more detailed'])('it stays so: %s', async (change) => {
    const bare = (await refine('remove the circle')).node;
    expect((await refine(change, bare)).node.decisions.mark.container).toBe('none');
  });

  it('a badge gives its picture away, and the name stands beside it', async () => {
    const prompt = 'Driftwood coffee bar, brown badge with a coffee bean';
    const { node } = await engine.generate({ prompt, seed: 'one', watermark: false });
    const { mark, layout } = (await refine('without the badge', node)).node.decisions;
    expect([mark.icon, mark.family, layout.kind]).toEqual([node.decisions.mark.icon, 'free-icon', 'row']);
  });

  it('a wordmark has none to lose', async () => {
    const { node } = await engine.generate({ prompt: 'Hotel Marlow, navy, wordmark only', seed: 'one', watermark: false });
    expect((await refine('no circle', node)).node.decisions).toEqual(node.decisions);
  });
});

it.each([
  ['bolder', 'fontWeight'],
  ['stacked', 'layout'],
  ['all lowercase', 'letterCase'],
  ['bigger symbol', 'symbolScale'],
  ['wordmark only', 'symbol'],
  ['use a serif font', 'font'],
  ['rename it to Clearwater', 'name'],
  ['add the tagline Money Made Clear', 'descriptor'],
])('"%s" changes the %s', async (prompt, field) => {
  const opposite = { layout: 'horizontal layout', letterCase: 'uppercase' }[field];
  const before = opposite ? (await refine(opposite)).node : start.node;
  expect(changed(await refine(prompt, before))).toContain(field);
});

it('"go back" takes the version before, and says so when there is none', async () => {
  const green = await refine('make it green');
  const back = await refine('go back', green.node, start.node);
  expect(back.node.decisions).toEqual(start.node.decisions);
  expect((await refine('go back')).node.refinement?.notApplied).toHaveLength(1);
});

it.each(['make the flurb zing', '🦊', 'hmm'])(
  'a refinement of which nothing is understood is refused with what can be asked: %s',
  async (prompt) => {
    const refusal = await refine(prompt).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnsupportedPromptError);
    expect(String(refusal)).toContain('Name a colour, a font, a symbol, a layout or a mood.');
  },
);

it.each(['swap the two colours', 'exchange the colours', 'swap navy and coral'])(
  '"%s" puts each colour in the place of the other',
  async (prompt) => {
    const { node } = await engine.generate({ prompt: 'Luma skincare, navy with coral', seed: 'three', watermark: false });
    const { palette } = (await refine(prompt, node)).node.decisions;
    expect([palette.primary, palette.secondary]).toEqual([node.decisions.palette.secondary, node.decisions.palette.primary]);
  },
);

it('asking for what is already so succeeds, and says so', async () => {
  const green = await refine('make it green');
  const again = await refine('make it green', green.node);
  expect(again.node.decisions).toEqual(green.node.decisions);
  expect(again.interpretation.clauses).toEqual([
    { text: 'make it green', outcome: 'kept', reason: 'The identity is already like this, or what it would change is kept.' },
  ]);
});

it('every clause of a refinement is told what became of it', async () => {
  const { interpretation, node } = await refine('keep the font, make it green and make it sing');
  expect(node.interpretation).toEqual(interpretation);
  expect(interpretation.clauses.map(({ text, outcome }) => [text, outcome])).toEqual([
    ['keep the font', 'kept'],
    ['make it green', 'applied'],
    ['make it sing', 'not_applied'],
  ]);
});

it('a wish that is not understood does not hide behind one that is', async () => {
  const { node } = await refine('use a lobster, stacked, and make it sing');
  expect(node.refinement?.applied.map(({ clause }) => clause)).toEqual(['use a lobster', 'stacked']);
  expect(node.refinement?.notApplied.map(({ clause }) => clause)).toEqual(['make it sing']);
});

it.each([
  'Hotel Marlow, navy, wordmark only',
  'Hotel Marlow, navy, monogram',
  'Hotel Marlow, navy, with an anchor',
  'Hotel Marlow, navy, abstract',
])('an accent that is asked for is seen, whatever the mark: %s', async (prompt) => {
  const { node } = await engine.generate({ prompt, seed: 'three', watermark: false });
  const refined = await refine('add an orange accent', node);
  expect(refined.assets.logo_svg).toContain(refined.assets.secondary_color);
  expect(fromHex(refined.assets.secondary_color).h).toBeCloseTo(58, -1.5);
});

it('a chain of ten refinements stays drawable and keeps the name', async () => {
  const chain = [
    'make it green',
    'bolder',
    'use a fox',
    'put it in a circle',
    'stacked',
    'more playful',
    'warmer',
    'rounder',
    'uppercase',
    'tighter',
  ];
  let node = start.node;
  for (const prompt of chain) node = (await refine(prompt, node)).node;
  expect(node.decisions.name).toBe('Ledgerly');
  expect(node.decisions.mark.icon).toBe('own-fox');
  expect(node.decisions.mark.container).toBe('circle');
});
