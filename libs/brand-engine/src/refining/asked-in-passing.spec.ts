import { fromHex } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('passing', 'changed');

describe('a name is not lost', () => {
  it.each([
    ['Bakery "Old Mill", a windmill, blue', "can 'Old' and 'Mill' be on one line"],
    ['Reitstall "Birkenhof", ein Pferd, braun', 'Es sollte ein Pferdekopf sein, nicht das ganze Tier'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.name).toBe(before.node.decisions.name);
    expect(after.node.decisions.descriptor).toBe(before.node.decisions.descriptor);
    expect(picturesOf(after.node.decisions)).not.toContain('own-profile');
  });

  it.each(['replace Co with Company', 'change “Co” to “Company”'])('a word of it is exchanged: %s', async (change) => {
    const { after } = await refined('Cleaning "Sparkle Co", a star, blue', change);
    expect(after.node.decisions.name).toBe('Sparkle Company');
  });
});

describe('a picture that is proposed', () => {
  it.each(['a turtle would be less scary for families', 'perhaps a turtle would suit us'])('takes the place: %s', async (change) => {
    const { before, after } = await refined('Dive centre "Deep", a diver, navy', change);
    expect(picturesOf(after.node.decisions)).toEqual(['own-sea-turtle']);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  });

  it.each(['it needs a flame', 'could a flame be worked in somehow?', 'can you work in a flame?'])('comes beside: %s', async (change) => {
    const { after } = await refined('Sauce "Diablo", a chili, red', change);
    expect(picturesOf(after.node.decisions)).toEqual(['own-chili', 'flame']);
  });
});

describe('what is said besides changes no colour', () => {
  it('of an effect', async () => {
    const { before, after } = await refined('Band "Oompah", a tuba, gold', 'no gold gradient please');
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it('by a question that wants no answer', async () => {
    const { after } = await refined('Studio "Pixel", a fox, purple', "the fox should be orange, who's ever seen a purple fox");
    const { parts, primary } = after.node.decisions.palette;
    expect(fromHex(parts?.picture ?? primary).h).toBeCloseTo(58, -1.3);
  });

  it('where two colours that are there change places, in the words of another language', async () => {
    const { before, after } = await refined('Pizzeria "Bella", una pizza, rosso e verde', 'scambiate rosso e verde');
    expect(fromHex(after.node.decisions.palette.primary).h).not.toBeCloseTo(fromHex(before.node.decisions.palette.primary).h, -1.3);
  });
});

it('each part has its verdict', async () => {
  const { before, after } = await refined('School "Babel", a speech bubble, teal', 'bubble ok, teal ok, font no');
  expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
  expect({ ...after.node.decisions, type: null }).toEqual({ ...before.node.decisions, type: null });
  expect(outcomesOf(after)).toEqual(['kept', 'kept', 'applied']);
});

it.each([
  ['Nursery "Verde", a leaf, green', 'the leaf a lighter green than the letters'],
  ['Kwekerij "Groen", een blad, groen', 'het blad mag lichter groen dan de letters'],
])('what a part is measured by keeps its face: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions.type).toEqual(before.node.decisions.type);
});

it.each(['make it navy, grey for the name', 'put grey on the letters'])(
  'the letters get the colour that is put on them: %s',
  async (change) => {
    const { after } = await refined('Lawyers "Webb", a column, green', change);
    expect(after.node.brief.colours.letters?.words).toBe('grey');
  },
);

it('wheels have no colour of their own', async () => {
  const { before, after } = await refined('Farm "Acre", a tractor, green', 'wheels yellow');
  expect(outcomesOf(after)).toEqual(['not_applied']);
  expect(after.node.decisions).toEqual(before.node.decisions);
});

it.each(['put the violet back', 'bring back the violet'])('a colour that went comes back: %s', async (change) => {
  const { after } = await refined('Perfumes "Jasmin", a flower, green', change);
  expect(after.node.brief.colours.primary?.words).toBe('violet');
});

it('another picture, and no other logo', async () => {
  const { before, after } = await refined('Bakery "Rosehip", a rose, pink', 'the rose looks like a cabbage, another one?');
  expect(after.node.decisions.type).toEqual(before.node.decisions.type);
});

it('a line that should read something else', async () => {
  const { after } = await refined('Brewery "Foxhole", a fox, copper, with the line "Brewery"', "'Brewery' should read 'Brewing Co.'");
  expect(after.node.decisions.descriptor).toMatch(/Brewing Co/);
});
