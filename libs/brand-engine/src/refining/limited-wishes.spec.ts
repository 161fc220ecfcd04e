import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('limits', 'within');

describe('a wish goes no further than it is said to', () => {
  it.each([
    "don't touch anything except the anchor: make it green",
    'make everything but the name green',
    'only change the anchor, make it green',
  ])('the letters keep their colour: %s', async (change) => {
    const { before, after } = await refined('Chandlery "Bollard", an anchor, black', change);
    const { palette } = after.node.decisions;
    expect(palette.ink).toBe(before.node.decisions.palette.ink);
    expect(fromHex(palette.parts?.picture ?? palette.primary).h).toBeCloseTo(147, -1.3);
  });

  it('what stays is the name and the picture', async () => {
    const { before, after } = await refined('Chandlery "Bollard", an anchor, black', 'just the name with the anchor, nothing else');
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
  });

  it('a reason behind the wish hides nothing', async () => {
    const { after } = await refined('Chandlery "Bollard", an anchor, black', 'could we get just the symbol, we need it for our app');
    expect(after.node.decisions.layout.kind).toBe('symbol');
  });

  it('the size is that of what was spoken of first', async () => {
    const { before, after } = await refined('Chandlery "Bollard", an anchor, black', 'put the anchor left of the name, a tad smaller');
    expect(after.node.decisions.layout.nameScale).toBe(before.node.decisions.layout.nameScale);
  });
});

it.each(['the duck a bit bigger, without the hat', 'die Ente etwas größer und ohne Hut', 'kan de eend iets groter en zonder hoed?'])(
  'regression: what a wish is to be without goes: %s',
  async (change) => {
    const { after } = await refined('Nursery "Puddle", a duck wearing a hat, yellow', change);
    expect(outcomesOf(after)).toEqual(['applied', 'applied']);
    expect(after.node.brief.avoidConcepts).toContain('hat');
  },
);

it('regression: without an article an oak is the oak tree that is shown', async () => {
  const { after } = await refined('Stadnina "Konik", koń pod dębem, brązowy', 'a dąb trochę mniejszy?');
  expect(after.interpretation.clauses).toMatchObject([{ reason: expect.stringContaining('The tree cannot be smaller') as string }]);
});

it.each(['make the leaf bigger', 'the leaf a lot smaller'])(
  'regression: a thing of two words is called by the second: %s',
  async (change) => {
    const { before, after } = await refined('Tapas bar "Laurel", a bay leaf, green', change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  },
);

it.each([
  ['use the orange for the beaver only, the rest in black', 'black'],
  ['why is the name in orange? we wanted it in black', 'black'],
])('letters get the colour that is said of them: %s', async (change, words) => {
  const { after } = await refined('Sawmill "Lodge", a beaver, orange', change);
  expect(after.node.brief.colours.letters?.words).toBe(words);
});

it.each([
  'everything is great except the font, something more modern',
  'I like everything but the letters',
  'Mir gefällt alles außer der Schrift, etwas moderner',
])('another face, and nothing else: %s', async (change) => {
  const { before, after } = await refined('Sawmill "Lodge", a beaver, orange', change);
  expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
  expect({ ...after.node.decisions, type: null }).toEqual({ ...before.node.decisions, type: null });
});

describe('two colours change places', () => {
  it('the page is white', async () => {
    const { before, after } = await refined('Rowing club "Scull", a boat, red and white', 'put the red where the white is');
    expect(after.node.decisions.palette.ground === undefined).not.toBe(before.node.decisions.palette.ground === undefined);
  });

  it('one that is not there is told', async () => {
    const { before, after } = await refined('Rowing club "Scull", a boat, red', 'swap the red and the yellow');
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
  });
});

describe('what lends its colour to a part is not drawn', () => {
  it.each(['sand for the lettering', 'use the sand for the name', 'use charcoal for the letters'])('%s', async (change) => {
    const { before, after } = await refined('Ceramics "Kiln", a vase, green', change);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  });
});

describe('a colour alone is spoken of', () => {
  it.each([
    ['Ceramics "Kiln", a vase, green', 'the green is too strong'],
    ['Ceramiche "Forno", un vaso, rosso', 'il rosso è troppo forte'],
    ['Ceramics "Kiln", a vase, green', 'less boring colours'],
  ])('and the letters keep their weight: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  });

  it.each([
    ['Cerámica "Horno", un jarrón, marrón', 'el marrón por azul'],
    ['Ceramics "Kiln", a vase, brown', 'make the brown navy'],
  ])('and exchanged: %s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(fromHex(after.node.decisions.palette.primary).h).toBeCloseTo(260, -1.3);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

it('letters that stand too wide apart come closer', async () => {
  const { before, after } = await refined('Ceramics "Kiln", a vase, green', 'the spacing between the letters is too wide');
  expect(after.node.decisions.type.tracking).toBeLessThan(before.node.decisions.type.tracking);
});

it('a name that is made of colours is a name', async () => {
  const { after } = await refined('Notaio Bianchi, una penna, blu', 'il nome è Bianchi & Verdi');
  expect(after.node.decisions.name).toBe('Bianchi & Verdi');
});
