import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

it('a picture whose name only ends like a plural is counted', async () => {
  const { node } = await engine.generate({ prompt: 'Podere Alto, three cypresses, green', seed: 'one', watermark: false });
  expect(node.brief.count).toBe(3);
  expect(node.decisions.mark).toMatchObject({ icon: 'own-cypress', count: 3 });
});

it('a number that is not drawn is reported', async () => {
  const { node, interpretation } = await engine.generate({
    prompt: 'Podere Alto, three cypresses on a hill, green',
    seed: 'one',
    watermark: false,
  });
  const clause = interpretation.clauses.find(({ text }) => text.includes('cypresses'));
  if (node.decisions.mark.count !== 3) expect(clause?.outcome).toBe('not_applied');
});

it('a letter of things is reported, and the things may be shown', async () => {
  const { interpretation } = await engine.generate({
    prompt: 'Greenleaf Gardens, a G made of leaves, green',
    seed: 'one',
    watermark: false,
  });
  const clause = interpretation.clauses.find(({ text }) => text.includes('made of'));
  expect(clause).toMatchObject({ outcome: 'not_applied' });
});

it('a picture of two that are crossed is drawn once', async () => {
  const { node, interpretation } = await engine.generate({
    prompt: 'Ski hire Huber, two crossed skis, red',
    seed: 'one',
    watermark: false,
  });
  expect(node.decisions.mark).toMatchObject({ icon: 'own-crossed-skis' });
  expect(node.decisions.mark.count).toBeUndefined();
  expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
});

it('a single thing is one', async () => {
  const { interpretation } = await engine.generate({
    prompt: 'Maison Verdier, candles, a single flame, orange',
    seed: 'one',
    watermark: false,
  });
  expect(interpretation.clauses).toContainEqual({ text: 'a single flame', outcome: 'applied', reason: null });
});

it.each(['one', 'two', 'three', 'four'])(
  'regression: a thing that is shown without its companion is shown once (seed %s)',
  async (seed) => {
    const { node } = await engine.generate({
      prompt: 'Stellar Laundromat, washing machine with a planet inside, purple and cyan, retro',
      seed,
      watermark: false,
    });
    const { device, partner } = node.decisions.mark;
    expect(device === 'tinted' && partner === undefined).toBe(false);
  },
);

it('a thing that is cut open is asked for', async () => {
  const { node } = await engine.generate({ prompt: 'Papaya Learning, toddlers, papaya cut in half, coral', seed: 'one', watermark: false });
  expect(node.decisions.mark.icon).toBe('own-mango-fruit');
});

it.each(['Clover Lane Dairy, a cow with a four leaf clover, black', 'Star Cafe, a five-pointed star, red'])(
  'the parts of a thing are not its number: %s',
  async (prompt) => {
    const { node, interpretation } = await engine.generate({ prompt, seed: 'one', watermark: false });
    expect(node.brief.count).toBeUndefined();
    expect(interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
  },
);

it('regression: a cake of three tiers is one', async () => {
  const { node } = await engine.generate({ prompt: 'Bake Away, wedding cakes. three tier cake, pink', seed: 'one', watermark: false });
  expect(node.decisions.mark.count).toBeUndefined();
});

it('a number on a thing, a letter beside one and a well are read', async () => {
  const draw = async (prompt: string) => (await engine.generate({ prompt, seed: 'one', watermark: false })).interpretation;
  const helmet = await draw('Feuerwache 9, fire museum, a helmet with the 9 on it');
  expect(helmet.clauses.find(({ text }) => text.includes('the 9'))?.outcome).toBe('not_applied');
  const wings = await draw('Kestrel Aviation Academy, wings and a K, navy');
  expect(wings.clauses.find(({ text }) => text.includes('a K'))?.outcome).toBe('not_applied');
  expect((await draw('Brightwell Accountancy, a well, blue')).summary).toContain('showing well');
});

it.each([
  ['Atelier Merel, drie vogels op een rij, blauw'],
  ['Atelier Amsel, drei Vögel in einer Reihe, blau'],
  ['Atelier Merle, trois oiseaux en rang, bleu'],
  ['Taller Mirlo, tres pájaros en fila, azul'],
  ['Bottega Merlo, tre uccelli in fila, blu'],
])('things that are told to stand in a row do so, and that is told: %s', async (prompt) => {
  const { node, interpretation } = await engine.generate({ prompt, seed: 'one', watermark: false });
  expect(node.decisions.mark).toMatchObject({ count: 3, lined: true });
  expect(interpretation.clauses.every(({ outcome }) => outcome === 'applied')).toBe(true);
});
