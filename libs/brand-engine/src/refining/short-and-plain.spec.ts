import { createEngine, type Engine } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seed = '0000000000000000000000000000c0de';
const first = (prompt: string): ReturnType<Engine['generate']> => engine.generate({ prompt, seed, watermark: false });

const teaHouse = 'Tea house called Lotus Lane, a teapot left of the name, teal';

it.each([
  ['gold teapot', 'palette'],
  ['gold please', 'palette'],
  ['tiny teapot', 'layout'],
  ['huge teapot', 'layout'],
  ['put it on top', 'layout'],
  ['move it to the right', 'layout'],
] as const)('regression: a wish of a few words is understood: %s', async (prompt, part) => {
  const { node } = await first(teaHouse);
  const next = await engine.refine({ prompt, node, previous: null, seed, watermark: false });
  expect(next.interpretation.clauses.map(({ outcome }) => outcome)).toEqual(['applied']);
  expect(next.node.decisions[part]).not.toEqual(node.decisions[part]);
  expect(next.node.decisions.mark.icon).toBe(node.decisions.mark.icon);
});

it('regression: of two colours that change places neither turns white', async () => {
  const { node } = await engine.generate({
    prompt: 'Veterinary practice named Pawstead, a shield with a dog, green and gold',
    seed: '0000000000000000000000000000' + (2 * 7919 + 12345).toString(16),
    watermark: false,
  });
  const { primary, secondary } = node.decisions.palette;
  const next = await engine.refine({ prompt: 'swap the colours', node, previous: null, seed, watermark: false });
  expect(next.node.decisions.palette).toMatchObject({ primary: secondary, secondary: primary });
});

it('regression: what is drawn more simply keeps its picture', async () => {
  for (const place of [1, 5, 12]) {
    const own = (place * 7919 + 12345).toString(16).padStart(32, '0');
    const { node } = await engine.generate({
      prompt: 'Pet hotel called The Snug Hound, sleeping dog, warm grey',
      seed: own,
      watermark: false,
    });
    const next = await engine.refine({ prompt: 'make it simpler', node, previous: null, seed, watermark: false });
    expect(next.node.decisions.mark.family).not.toBe('wordmark');
  }
});

it('regression: the line that was drawn goes, and letters that were liked better come back', async () => {
  const { node } = await first('Law firm Harlow Pike, monogram HP, navy, serif');
  const lined = await engine.refine({ prompt: 'add a thin line under the name', node, previous: null, seed, watermark: false });
  const bare = await engine.refine({ prompt: 'remove the line', node: lined.node, previous: node, seed, watermark: false });
  expect(bare.node.decisions.layout).toEqual(node.decisions.layout);
  const plain = await engine.refine({ prompt: 'try sans serif', node, previous: null, seed, watermark: false });
  const back = await engine.refine({ prompt: 'no I liked the serif better', node: plain.node, previous: node, seed, watermark: false });
  expect(back.node.decisions.type).toEqual(node.decisions.type);
});

it('regression: the picture and the name are no new name', async () => {
  const { node } = await first('Chess club Rook & Pawn, rook, black, badge');
  const next = await engine.refine({ prompt: 'not a badge, just rook and name', node, previous: null, seed, watermark: false });
  expect(next.node.decisions.name).toBe('Rook & Pawn');
  expect(next.node.decisions.layout.kind).not.toBe('badge');
  expect(next.node.decisions.mark.icon).toBe(node.decisions.mark.icon);
});

it('regression: what comes back is what it was: a kind of thing, the name, colours', async () => {
  const { node } = await first('Toy shop named Tumble, a rocking horse, bright red and yellow');
  const bear = await engine.refine({ prompt: 'a teddy bear instead', node, previous: null, seed, watermark: false });
  const horse = await engine.refine({ prompt: 'back to the horse', node: bear.node, previous: node, seed, watermark: false });
  expect(horse.node.decisions.mark).toEqual(node.decisions.mark);
  expect(horse.interpretation.clauses.map(({ outcome }) => outcome)).toEqual(['applied']);
  const green = await engine.refine({ prompt: 'make it green', node, previous: null, seed, watermark: false });
  const red = await engine.refine({ prompt: 'change the colours back', node: green.node, previous: node, seed, watermark: false });
  expect(red.node.decisions.palette).toEqual(node.decisions.palette);
  const alone = await engine.refine({ prompt: 'only the horse, no name', node, previous: null, seed, watermark: false });
  const named = await engine.refine({ prompt: 'put the name back', node: alone.node, previous: node, seed, watermark: false });
  expect(named.node.decisions.layout.kind).toBe('stack');
});

it.each(['bigger shield', 'make the shield bigger'])('regression: a ground grows with its picture: %s', async (prompt) => {
  const { node } = await first('Barber called Razor & Rye, crossed razors in a shield, black and red');
  const next = await engine.refine({ prompt, node, previous: null, seed, watermark: false });
  expect(next.interpretation.clauses.map(({ outcome }) => outcome)).toEqual(['applied']);
});

it('regression: two that change places are both still shown', async () => {
  const { node } = await first('Vet called Kind Paws, a cat and a dog, teal');
  const next = await engine.refine({ prompt: 'swap the cat and the dog', node, previous: null, seed, watermark: false });
  expect(new Set([next.node.decisions.mark.icon, next.node.decisions.mark.partner])).toEqual(
    new Set([node.decisions.mark.icon, node.decisions.mark.partner]),
  );
});

it('regression: what has a colour already keeps it', async () => {
  const own = (2 * 7919 + 12345).toString(16).padStart(32, '0');
  const { node } = await engine.generate({ prompt: 'Plumber Dripless, a tap with a drop, blue and orange', seed: own, watermark: false });
  const bare = await engine.refine({ prompt: 'lose the drop', node, previous: null, seed, watermark: false });
  const next = await engine.refine({ prompt: 'orange tap', node: bare.node, previous: node, seed, watermark: false });
  expect(next.node.decisions.palette).toEqual(bare.node.decisions.palette);
});

it('regression: a colour that is called horrible goes, and another comes where something else is asked for', async () => {
  const { node } = await first('escape room Locked Parrot, a parrot and a key, green and purple');
  for (const prompt of ['the green is horrible', 'the green is horrible, try something else']) {
    const next = await engine.refine({ prompt, node, previous: null, seed, watermark: false });
    expect(next.interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('kept');
    const { primary, secondary, ink } = next.node.decisions.palette;
    expect([primary, secondary, ink]).not.toContain(node.decisions.palette.primary);
  }
});

it('regression: words of the name that are one word are joined as they are written, and the others stay', async () => {
  const { node } = await first('Penny Lane Pawn, pawnbrokers, gold');
  const next = await engine.refine({ prompt: 'my mistake, Pennylane is one word', node, previous: null, seed, watermark: false });
  expect(next.node.brief.name).toBe('Pennylane Pawn');
});
