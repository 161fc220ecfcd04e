import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const draw = (prompt: string): Promise<Identity> => engine.generate({ prompt, seed: 'seven', watermark: false });
const outcomesOf = ({ interpretation }: Identity): Record<string, string> =>
  Object.fromEntries(interpretation.clauses.map(({ text, outcome }) => [text, outcome]));

it('every clause of a prompt is told what became of it, and the node keeps it', async () => {
  const identity = await draw('Harbour & Vine, a wine bar, deep red, with a fox, no grapes, flat');
  expect(identity.node.interpretation).toEqual(identity.interpretation);
  expect(outcomesOf(identity)).toEqual({
    'Harbour & Vine': 'applied',
    'a wine bar': 'applied',
    'deep red': 'applied',
    'with a fox': 'applied',
    'no grapes': 'applied',
    flat: 'kept',
  });
});

it('the summary reads the brief back', async () => {
  const { interpretation } = await draw('Harbour & Vine, a wine bar in Leeds since 1924, deep red, with a fox, no green');
  expect(interpretation.summary).toBe('Harbour & Vine, wine bar in Leeds since 1924; showing fox; in deep red; classic; without green.');
});

it('what no drawing can do is reported, with the reason', async () => {
  const { interpretation } = await draw('Luma, skincare, with a gradient and a zorblat');
  expect(interpretation.clauses.find(({ text }) => text.includes('gradient'))).toMatchObject({
    outcome: 'not_applied',
    reason: 'Marks are flat: there are no gradients.',
  });
});

it.each([
  ['anything but green', 'Luma skincare, anything but green'],
  ['in German', 'Hautpflege Luma, alles außer Grün'],
  ['in Russian', 'Косметика «Лума», без зелёного'],
])('a refused colour is in no palette: %s', async (_, prompt) => {
  const { node } = await draw(prompt);
  expect(node.brief.colours.avoid.map(({ hue }) => hue)).toContain(147);
  expect(node.interpretation?.clauses.every(({ outcome }) => outcome !== 'not_applied')).toBe(true);
});

it('a thing that is refused is not shown, though the name and the trade suggest it', async () => {
  for (const prompt of [
    'Leaf & Ladle, a vegan kitchen, no leaves',
    'law firm Vance, no scales, gavels or columns',
    'Рыбный двор, ресторан, без рыбы',
  ]) {
    const { brief, decisions } = (await draw(prompt)).node;
    expect(brief.avoidConcepts.length).toBeGreaterThan(0);
    expect(decisions.mark.icon ?? '').not.toMatch(/leaf|scales|gavel|fish/);
  }
});

it('a word that may be a thing or a colour is read by its grammar', async () => {
  const fruit = await draw('Juice bar Pressed, an orange, no orange anywhere else, blue');
  expect(fruit.node.brief.concepts.find(({ term }) => term === 'orange')?.source).toBe('asked');
  expect(fruit.node.brief.colours.avoid.map(({ words }) => words)).toEqual(['orange']);
  const colour = await draw('Bookshop Marginalia, orange letters');
  expect(colour.node.brief.colours.primary?.words).toBe('orange');
});
