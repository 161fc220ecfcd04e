import { createEngine, type Engine } from '../../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

it.each([
  ['Pottery Mudlark in earth tones, a bowl', 'earth tones'],
  ['Keramik Scholle, Erdtöne, eine Schale', 'Erdtöne'],
  ['Bookshop Leaf, autumn colours, a book', 'autumn colours'],
  ['Cantina Brolo, colori autunnali, un grappolo', 'colori autunnali'],
  ['Nursery Otterly, soft pastels, an otter', 'pastels'],
  ['Midwife Marlene, a nest, soft pastel colours', 'pastel colours'],
  ['Gelateria Nives, colori pastello, un cono', 'colori pastello'],
  ['Hebamme Marlene, ein Nest, sanfte Pastelltöne', 'Pastelltöne'],
  ['Music festival Wildwave, soundwave, neon', 'neon'],
  ['Chor Querbeet, in Pastelltönen, eine Note', 'Pastelltönen'],
  ['Bakery Alba, a loaf, soft neutrals', 'neutrals'],
  ['Boulangerie Alba, un pain, des tons neutres', 'tons neutres'],
  ['Bäckerei Alba, ein Brot, in den Farben des Herbstes', 'Farben des Herbstes'],
  ['Yoga studio Mara, a lotus, warm sunrise colours', 'sunrise'],
  ['Ice cream van Dolly, a cone, LOUD colours', 'LOUD'],
  ['Florist Wilma, a tulip, spring colours', 'spring'],
])('colours that are named together are several: %s', async (prompt, said) => {
  for (const seed of ['one', 'two', 'three']) {
    const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
    const { primary, secondary } = node.brief.colours;
    expect(primary?.hue).not.toBe(secondary?.hue);
    const clause = interpretation.clauses.find(({ text }) => text.includes(said));
    expect(clause?.outcome === 'applied' || clause?.reason === 'The mark is drawn in one hue.').toBe(true);
  }
});

it('a pale tone of one colour is one colour', async () => {
  const { node } = await engine.generate({ prompt: 'Nursery Otterly, pastel pink, an otter', seed: 'one', watermark: false });
  expect(node.brief.colours.secondary).toBeNull();
});

it('a touch of another colour stands beside neutrals', async () => {
  const prompt = 'Bakery called Alba in warm neutrals with a touch of green';
  const { node } = await engine.generate({ prompt, seed: 'one', watermark: false });
  const { primary, secondary } = node.brief.colours;
  expect([primary?.words, secondary?.words]).toEqual(['neutrals', 'green']);
});

it('colours that are named beside pastels are pastels', async () => {
  const { node } = await engine.generate({
    prompt: 'Gelato van Dolores, pastel colours, mint and strawberry',
    seed: 'one',
    watermark: false,
  });
  const { primary, secondary } = node.brief.colours;
  expect(primary?.lightness).toBeGreaterThan(0.4);
  expect(secondary?.lightness).toBeGreaterThan(0.4);
});

it.each([
  ['an Italian deli called Nonna Pia, in the colours of the Italian flag', ['green', 'white', 'red']],
  ['samba school Ritmo with a drum, Brazilian colours', ['green', 'yellow', 'blue']],
  ["cafe Kyiv Corner in Ukraine's national colours", ['blue', 'yellow']],
  ['brewery Hopfen, German flag colors', ['black', 'red', 'gold']],
  ['Konditorei Vesuvio in den Farben der italienischen Flagge', ['green', 'white', 'red']],
])('regression: the colours of a flag are its own, in its order, and no flag is drawn: %s', async (prompt, named) => {
  const { node } = await engine.generate({ prompt, seed: 'one', watermark: false });
  const { primary, secondary, tertiary } = node.brief.colours;
  expect([primary, secondary, tertiary].flatMap((colour) => colour?.words ?? [])).toEqual(named);
  expect(node.brief.concepts.map(({ term }) => term)).not.toContain('flag');
  expect(node.brief.place ?? null).toBeNull();
});

it('what a nail bar paints with is no people', async () => {
  const { node } = await engine.generate({ prompt: 'nail bar Gloss, polish colours', seed: 'one', watermark: false });
  expect(node.brief.colours.primary).toBeNull();
});

it('regression: a thing in the colours of a flag is in none of its whites', async () => {
  const prompt = 'ramen bar Tonbo, a dragonfly in the colours of the Japanese flag';
  const { node, interpretation } = await engine.generate({ prompt, seed: 'one', watermark: false });
  expect(node.brief.colours.things?.[0]?.words ?? 'red').toBe('red');
  expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
});
