import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

/** What a prompt comes to after all its refinements. */
async function chain(prompt: string, ...steps: string[]): Promise<Identity> {
  let own = await engine.generate({ prompt, seed: 'first', watermark: false });
  let previous: Identity | null = null;
  for (const step of steps) {
    const next = await engine.refine({ prompt: step, node: own.node, previous: previous?.node ?? null, seed: step, watermark: false });
    [previous, own] = [own, next];
  }
  return own;
}

it.each([
  ["add 'est. 1954'", null],
  ['add the line "Pots since 1980"', 'Pots'],
])('the year goes from a line of own words: %s', async (line, rest) => {
  const { node, interpretation } = await chain('Oakfield School, oak leaf, green', line, 'remove the year');
  expect(node.decisions.descriptor).toBe(rest);
  expect(interpretation.clauses.map(({ outcome }) => outcome)).toEqual(['applied']);
});

it.each(['make it italic to show speed', 'make it bolder to convey strength'])('what a wish is for is no picture: %s', async (wish) => {
  const before = await chain('Bluebird Taxis, a blue bird');
  const { node } = await chain('Bluebird Taxis, a blue bird', wish);
  expect(node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
});

it('the tree that comes back is the pine that was asked for', async () => {
  const { node } = await chain('Pixel & Pine, web studio, pine tree, green', 'monogram PP instead', 'back to the tree');
  expect(node.brief.icons[0]?.id).toMatch(/pine|evergreen|conifer|fir/);
});

it('of two things in two colours one stays alone and both colours are seen', async () => {
  const { node } = await chain('Luna Bakery, moon and croissant, navy and gold', 'only the croissant');
  expect(node.decisions.mark).toMatchObject({ icon: 'own-croissant', device: 'ensemble', arranged: 'alone' });
});

it('a thing is not given the look of another', async () => {
  const { interpretation } = await chain('Luna Bakery, a croissant, gold', 'make the croissant look like a moon');
  expect(interpretation.clauses.map(({ outcome }) => outcome)).toEqual(['not_applied']);
});
