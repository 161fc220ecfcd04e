import { fromHex } from '../colour/oklch.js';
import { createEngine, type Engine, type Identity, type StyleNode } from '../engine.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('seen', 'as asked');

describe('who tells how it looks asks for no other look', () => {
  it.each([
    ['Ceramics "Kiln", a vase, green', 'The green is now blue. It should be green.'],
    ['Ceramics "Kiln", a vase, green', "That's more turquoise than green"],
    ['Ceramics "Kiln", a vase, green', 'is this green or grey?'],
    ['Töpferei "Ton", eine Vase, blau', 'Das Blau ist jetzt lila'],
    ['Ceramics "Rolling Kiln", a vase, green', 'It says Roling Kiln'],
    ['Ceramics "Rolling Kiln", a vase, green', 'you forgot the last n'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions).toEqual(before.node.decisions);
    expect(outcomesOf(after)).not.toContain('applied');
  });

  it('a colour that an earlier change took comes back', async () => {
    const { after } = await refined('Ceramics "Kiln", a vase, blue', 'the green is now blue');
    expect(after.node.brief.colours.primary?.words).toBe('green');
  });
});

describe('a picture comes back', () => {
  it.each(['I miss the owl, bring it back', 'could you bring the owl back?', 'we liked the owl better'])('%s', async (change) => {
    const { after } = await refined('Bookshop "Nightcap", a moon, navy', change);
    expect(picturesOf(after.node.decisions)).toEqual(['own-owl']);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('a name that is told wrongly', () => {
  it.each([
    ['Radio "Tide 94"', "it's Tide 49, not 94", 'Tide 49'],
    ['Radio "Tide Radio"', 'it says Tid Radio but should be Tide Radios', 'Tide Radios'],
    ['Fietsen "De Spaak", een wiel', 'de naam klopt niet: het is De Spaken', 'De Spaken'],
    ['Bakery "Rye & Co"', "The & looks odd. It's spelled Rye and Company", 'Rye and Company'],
  ])('%s ⇒ %s', async (start, change, name) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.name).toBe(name);
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

it('the line that came from the trade goes by its words', async () => {
  const { before, after } = await refined('Chocolate maker Noir, a cocoa pod, brown', "remove 'Chocolate maker'", 'b');
  expect(before.node.decisions.descriptor).not.toBeNull();
  expect(after.node.decisions.descriptor).toBeNull();
});

it('what a frame is made of is not drawn beside it', async () => {
  const { after } = await refined('Seafood "Harbour", a lobster, red', 'put a rope frame around it');
  expect(picturesOf(after.node.decisions)).toEqual(['own-lobster']);
});

it.each(['swap the flower for a drop of water', 'a water drop instead of the flower'])('a thing by its shape: %s', async (change) => {
  const { after } = await refined('Hammam "Rosa", a flower, pink', change);
  expect(picturesOf(after.node.decisions)).toEqual(['drop']);
});

it.each([
  ['Pool "Aquaria", a dolphin, turquoise', "the blue isn't blue enough", 20],
  ['Florist "Wild", a poppy, red', 'the red is too orange', -8],
])('a colour comes nearer to its name: %s ⇒ %s', async (start, change, turned) => {
  const { before, after } = await refined(start, change);
  const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary).h);
  expect(Math.sign((now ?? 0) - (old ?? 0))).toBe(Math.sign(turned));
  expect(outcomesOf(after)).toEqual(['applied']);
});

describe('one part goes back to what it was', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });

  it.each([
    ['the first font was better', 'type'],
    ['can we have the old colours back', 'palette'],
  ] as const)('%s', async (change, part) => {
    const ask = (prompt: string, node: StyleNode, previous: StyleNode | null): Promise<Identity> =>
      engine.refine({ prompt, node, previous, seed: 'back', watermark: false });
    const first = await engine.generate({ prompt: 'Pottery "Kiln", a vase, green', seed: 'back', watermark: false });
    const second = await ask('in purple, with a script font, stacked', first.node, null);
    const third = await ask(change, second.node, first.node);
    expect(third.node.decisions[part]).toEqual(first.node.decisions[part]);
    expect({ ...third.node.decisions, [part]: null }).toEqual({ ...second.node.decisions, [part]: null });
  });
});
