import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const told = async (prompt: string): Promise<[string, string][]> =>
  (await engine.generate({ prompt, seed: 'one', watermark: false })).interpretation.clauses.map(({ outcome, text }) => [outcome, text]);

it('regression: who leans on something slants no letters', async () => {
  const { node } = await engine.generate({ prompt: 'Reluctant Honey, a bee leaning on a spade, mustard', seed: 'one', watermark: false });
  expect(node.brief.forms ?? []).not.toContain('slanted');
});

describe('regression: what is said of a thing and not seen is not applied with it', () => {
  it.each([
    ['Dog grooming salon called Muddy Paws Club, mint, a wet poodle', 'wet'],
    ['a crest with a hedgehog rampant for our brass band, maroon', 'rampant'],
    ['Pickle & Thorn deli, an angry zorgkin with boxing gloves, green', 'an angry zorgkin with'],
    ['The Wandering Loom, weavers, embroidered looking sheep, moss green', 'embroidered looking'],
    ['Pickle & Thorn deli, a gherkin, hand carved woodcut look', 'hand carved'],
    ['hex//rabbit, a rabbit built out of hexagons, yellow', 'out of hexagons'],
    ['Band The Paper Tigers, an origami tiger, black', 'origami'],
    ['Stitched bear for Teddy & Co, a toy maker', 'Stitched'],
    ['Sugar Studio, cake school, a cracked egg', 'cracked'],
    ['Slow Post, a snail carrying a lighthouse instead of its shell, blue', 'instead of its shell'],
  ])('%s', async (prompt, missed) => {
    const clauses = await told(prompt);
    const words = missed.replace(/ with$/, '');
    expect(clauses.some(([outcome, text]) => outcome === 'not_applied' && text.includes(words))).toBe(true);
    expect(clauses.some(([outcome, text]) => outcome !== 'not_applied' && text.includes(words))).toBe(false);
  });

  it.each([
    ['a simple fox for Redwood Books, orange', 'a simple fox for Redwood Books'],
    ['Redwood Books, a stylised owl on a book, green', 'a stylised owl on a book'],
  ])('what every picture is, or what only praises it, parts nothing: %s', async (prompt, clause) => {
    expect((await told(prompt)).filter(([, text]) => clause.includes(text)).map(([outcome]) => outcome)).not.toContain('not_applied');
  });
});
