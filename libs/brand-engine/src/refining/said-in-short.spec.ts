import { createEngine, type Engine, type Identity, type StyleNode } from '../engine.js';
import { fromHex } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('short', 'changed');

describe('what follows the last change', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });
  const ask = (prompt: string, node: StyleNode, previous: StyleNode | null): Promise<Identity> =>
    engine.refine({ prompt, node, previous, seed: 'more', watermark: false });

  it.each(['more', 'a bit more please', 'still not enough', 'noch etwas mehr', 'encore un peu plus'])(
    'asks for it once more: %s',
    async (more) => {
      const first = await engine.generate({ prompt: 'Bakery "Rise", a loaf, brown', seed: 'more', watermark: false });
      const second = await ask('make the name bigger', first.node, null);
      const third = await ask(more, second.node, first.node);
      expect(third.node.decisions.layout.nameScale).toBeGreaterThan(second.node.decisions.layout.nameScale ?? 1);
    },
  );

  it.each(['no, worse. Back to what we had', 'stop, one step back', 'back to how it was'])('takes it back: %s', async (back) => {
    const first = await engine.generate({ prompt: 'Bakery "Rise", a loaf, brown', seed: 'more', watermark: false });
    const second = await ask('make it purple, with a script font', first.node, null);
    expect((await ask(back, second.node, first.node)).node.decisions).toEqual(first.node.decisions);
  });
});

describe('what is lacking comes beside what is shown', () => {
  it.each(['why is there no bicycle?', 'where is the bicycle?', "I'm missing a bicycle"])('%s', async (change) => {
    const { after } = await refined('Courier "Dart", a swallow, red', change);
    expect(picturesOf(after.node.decisions)).toEqual(['own-swallow', 'bicycle']);
  });
});

it.each(['the swallow flies backwards', 'the bird is backwards'])('a picture is turned round: %s', async (change) => {
  const { before, after } = await refined('Courier "Dart", a swallow, red', change);
  expect(after.node.decisions.mark).toEqual({ ...before.node.decisions.mark, mirrored: true });
});

it.each(['the monogram should be BA, not AB', 'the initials must read BA'])('letters are those that are told: %s', async (change) => {
  const { after } = await refined('Lawyer "Anna Berg", monogram, black', change);
  expect(after.node.decisions.mark.letters).toBe('BA');
});

it('a typeface that is praised as the wish is taken', async () => {
  const { after } = await refined('Planner "Ever After", rings, gold', 'Script is what we had in mind for the name');
  expect(after.node.brief.constraints.typeClass).toBe('script');
});

it.each([
  ['Potter "Kiln", a vase, teal', 'could be a bit greener', 175],
  ['Potter "Kiln", a vase, teal', 'the vase is nice but the teal should be bluer', 215],
])('a colour leans to another: %s ⇒ %s', async (start, change, hue) => {
  const { before, after } = await refined(start, change);
  const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary).h);
  expect(Math.abs((now ?? 0) - hue)).toBeLessThan(Math.abs((old ?? 0) - hue));
  expect(outcomesOf(after)).toContain('applied');
});

it.each(['more towards terracotta', 'in Richtung Terrakotta'])(
  'regression: no third colour lies between two far apart: %s',
  async (change) => {
    const { after } = await refined('Potter "Kiln", a vase, petrol', change);
    expect(fromHex(after.node.decisions.palette.primary).h).toBeCloseTo(40, -1.5);
  },
);

it.each([
  ['Imkerei "Summ", eine Biene, gelb', 'das Gelb weniger giftig'],
  ['Honey "Hum", a bee, yellow', 'the yellow a bit less poisonous'],
])('less of what a colour is too much of is a calmer one: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary));
  expect(now?.c).toBeLessThan(old?.c ?? 0);
  expect(Math.abs((now?.h ?? 0) - (old?.h ?? 0))).toBeLessThan(15);
});

it('gold that would suit is a colour', async () => {
  const { after } = await refined('Museum "Clocks", a clock, green', 'gold would suit it');
  expect(after.node.brief.colours.primary?.words).toBe('gold');
});

it('slanted letters stay those that they are', async () => {
  const { before, after } = await refined('Rink "Glide", a skate, blue', 'make the name italic so it looks fast');
  expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
});

describe('what cannot be done is told', () => {
  it.each([
    ['Baker "Rise", a loaf, brown', "remove 'Fresh daily'", 'not written'],
    ['Florist "Wild", a poppy, red', 'can we have the poppy drawn in one line?', 'in one line'],
  ])('%s ⇒ %s', async (start, change, reason) => {
    const { before, after } = await refined(start, change);
    expect(after.interpretation.clauses).toEqual([expect.objectContaining({ outcome: 'not_applied' })]);
    expect(after.interpretation.clauses[0]?.reason).toContain(reason);
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it('and so is what comes to nothing in the end', async () => {
    const { before, after } = await refined(
      'Travel agency "Compass Rose", a compass, navy and gold',
      'the gold gets lost on white. Either darken it or put it all on navy',
    );
    const isSame = JSON.stringify(after.node.decisions) === JSON.stringify(before.node.decisions);
    expect(isSame && outcomesOf(after).includes('applied')).toBe(false);
  });
});
