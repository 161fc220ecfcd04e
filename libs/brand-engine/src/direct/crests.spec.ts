import { createEngine, type Identity } from '../engine.js';

const engine = await createEngine();
const drawn = async (prompt: string, count = 6): Promise<Identity[]> => {
  const all: Identity[] = [];
  for (let seed = 0; seed < count; seed++) all.push(await engine.generate({ prompt, seed: `crest ${seed}`, watermark: false }));
  return all;
};
const outcomeOf = ({ interpretation }: Identity, text: string): string | undefined =>
  interpretation.clauses.find((clause) => clause.text.includes(text))?.outcome;

it.each([
  ['Hockey club Marden needs a crest with a stag, dark green', 'crest'],
  ['Coat of arms for the Pellworth family, a bear, gold and dark red, 1688', 'Coat of arms'],
  ['Wappen für den Ruderverein Elbtal, ein Schwan, blau', 'Wappen'],
])('a crest is a shield with its name below: %s', async (prompt, words) => {
  for (const identity of await drawn(prompt)) {
    const { mark, layout } = identity.node.decisions;
    expect(mark.container).toBe('shield');
    expect(layout.kind).toBe('stack');
    expect(layout.symbolScale).toBeGreaterThanOrEqual(1.8);
    expect(outcomeOf(identity, words)).toBe('applied');
  }
});

it('the year of a crest stands under its name', async () => {
  for (const { node } of await drawn('Coat of arms for the Pellworth family, a bear, gold and dark red, 1688'))
    expect(node.decisions.descriptor).toContain('1688');
});

it('both things of a crest stand in its shield', async () => {
  for (const { node } of await drawn('Crest for the Alder Foxes, a fox and a football, navy')) {
    expect(node.decisions.mark).toMatchObject({ container: 'shield', partner: 'soccer-ball' });
    expect(node.decisions.mark.icon).toContain('fox');
  }
});

it('a shield that is spoken of beside a crest is its ground, with one picture in it', async () => {
  for (const identity of await drawn('Coat of arms: a shield with a lion, for the inn Gilded Mane, red')) {
    const { mark } = identity.node.decisions;
    expect(mark.container).toBe('shield');
    expect(mark.icon).toContain('lion');
    expect(mark.partner).toBeUndefined();
    expect(outcomeOf(identity, 'a shield')).toBe('applied');
  }
});

it.each([
  ['Round crest for the brewery Stonefield, a hop, green', /^(?:ring|band|scalloped)$/],
  ['Circular badge, a bit like a crest, for the brewery Stonefield, a hop, green', /^(?:ring|band|scalloped)$/],
  ['Round stamp for the bakery Korn, wheat, brown', /^(?:ring|band|scalloped)$/],
])('what is said to be round is no shield, and has an edge: %s', async (prompt, devices) => {
  for (const { node } of await drawn(prompt)) expect(node.decisions.mark.device).toMatch(devices);
});

it('a crest that is refused is neither a shield nor an emblem', async () => {
  for (const { node } of await drawn('Football school Kickwell, a ball, blue, no crest please')) {
    expect(node.decisions.mark.container).not.toBe('shield');
    expect(node.decisions.layout.kind).not.toBe('badge');
  }
});
