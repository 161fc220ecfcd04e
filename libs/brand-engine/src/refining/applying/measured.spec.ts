import { fromHex } from '../../colour/oklch.js';
import type { Identity } from '../../engine.js';
import { Pack } from '../../pack/pack.js';
import { outcomesOf, useRefining } from '../../testing/refined.js';

const pack = Pack.load();
const seeds = ['one', 'two', 'three', 'four'];

const refined = useRefining('one', 'next');

it('a name that is all there is takes more of the drawing', async () => {
  const { before, after } = await refined('Alder Row, letters only, green', 'make the name bigger');
  const heightOf = ({ assets }: Identity): number => Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(assets.logo_svg)?.[1]);
  expect(heightOf(after)).toBeGreaterThan(heightOf(before));
  expect(outcomesOf(after)).toEqual(['applied']);
});

it.each(['thinner letters', 'bolder'])('letters change by a weight that is seen, or by another face: %s', async (change) => {
  for (const seed of seeds) {
    const { before, after } = await refined('Alder Row, letters only, green', change, seed);
    const [old, now] = [before.node.decisions.type, after.node.decisions.type];
    if (outcomesOf(after)[0] === 'applied') expect([now.font, now.heading]).not.toEqual([old.font, old.heading]);
    else expect(after.interpretation.clauses[0]?.reason).toMatch(/Neither letters nor mark|Nothing of this/);
  }
});

describe('letters become as heavy or as light as was asked', () => {
  it.each([
    ['Dog hotel Wagtail Lodge, a dog, orange', 'Lighter lettering, it looks heavy.', -1],
    ['Studio Lind, sans serif, bold letters, black', 'die Schrift ist zu schwer', -1],
    ['Cabinet Aubert, une balance, bleu nuit', 'lettres plus légères', -1],
    ['Cykelværksted Hop, en cykel, sort', 'gør skriften lettere', -1],
    ['Архитектурное бюро «Линия», дом, серый', 'шрифт полегче', -1],
    ['Kawiarnia Sowa, sowa, brązowy', 'litery są za grube', -1],
    ['Estudio Norte, una montaña, verde', 'la letra más gruesa', 1],
    ['Studio Lind, a thin sans serif, black', 'the type is a bit thin', 1],
  ])('%s ⇒ %s', async (start, change, way) => {
    const { before, after } = await refined(start, change);
    const stem = ({ node: { decisions } }: Identity): number => {
      const own = pack.metrics(decisions.type.font, decisions.type.heading);
      return own.stem / own.cap;
    };
    expect(Math.sign(stem(after) - stem(before))).toBe(way);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('more space between them is seen at once', async () => {
    const { before, after } = await refined('Law office Brenner Cole, navy, serif, no symbol', 'more space between the letters');
    expect(after.node.decisions.type.tracking - before.node.decisions.type.tracking).toBeGreaterThanOrEqual(60);
  });
});

it('a heavier weight is no barbell', async () => {
  const { before, after } = await refined('Bakery Crumb, a loaf, brown', 'heavier weight');
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
});

it('initials in place of a picture are all of them', async () => {
  for (const seed of seeds) {
    const { after } = await refined('Photographer Ines Holt, a camera, black', 'initials instead', seed);
    expect(after.node.decisions.mark.letters).toBe('IH');
  }
});

it('light on dark lies on a dark ground', async () => {
  const { after } = await refined('Caffè Tazzina, una tazzina, marrone', 'chiaro su scuro');
  expect(fromHex(after.node.decisions.palette.ground ?? '#ffffff').l).toBeLessThan(0.45);
});

it('a mood takes a face that leans that way by so much that it is seen', async () => {
  const { before, after } = await refined('Hotel Larkspur, a flower, round badge, indigo', 'more luxurious');
  expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it('what is asked as a question is exchanged', async () => {
  const { after } = await refined('Vet Clover Lane, a rabbit, teal', 'could the rabbit be a hedgehog?');
  expect(after.node.decisions.mark.icon).toMatch(/hedgehog/);
});

it('more of one thing than are ever shown is told', async () => {
  const { before, after } = await refined('Choir Seven Voices, birds, blue', 'there should be nine birds');
  expect(outcomesOf(after)).toEqual(['not_applied']);
  expect(after.node.decisions).toEqual(before.node.decisions);
});

it('a thing that is added to a badge stands beside what it shows', async () => {
  const { after } = await refined('Kafé Fjord, fjell, rundt merke, blå', 'legg til en sol bak fjellet');
  expect([after.node.decisions.mark.icon, after.node.decisions.mark.partner].toSorted()).toEqual(['own-mountain', 'own-sun-rays']);
});

it('one thing in place of two is drawn alone', async () => {
  for (const pair of ['a bee inside a heart', 'a lighthouse on a book', 'a fox and a lantern'])
    for (const seed of seeds) {
      const { after } = await refined(`Hollow Inn, ${pair}, rust`, 'use an anchor instead', seed);
      expect(after.node.decisions.mark).toMatchObject({ icon: expect.stringContaining('anchor') as string });
      expect(after.node.decisions.mark.device).not.toMatch(/^couple/);
    }
});
