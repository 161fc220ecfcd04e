import { fromHex } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's1');

describe('what comes to the picture leaves it there', () => {
  it.each([
    ['Fellgate Skywatch, a telescope, dark blue', 'could there be a couple of stars above the telescope?', /star/, 2],
    ['Fellgate Skywatch, a telescope, dark blue', 'a few stars around the telescope would be nice', /star/, 3],
    ['Fellgate Skywatch, a telescope, dark blue', 'maybe with two small stars', /star/, 2],
    ['Purl Lane Knitting, a cat, purple', 'with a ball of wool', /yarn/, undefined],
    ['Hollin Vineyard, a bunch of grapes, burgundy', 'a glass next to the grapes', /glass|wine/, undefined],
  ])('%s ⇒ %s', async (start, change, thing, count) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions, after.node.decisions];
    if (outcomesOf(after).includes('not_applied')) expect(now).toEqual(old);
    else {
      expect(picturesOf(now)).toContain(old.mark.icon);
      expect(picturesOf(now).join(' ')).toMatch(thing);
      if (count !== undefined) expect(now.mark.added).toBe(count);
    }
  });

  it.each(['could there be a star instead', 'the same but with a comet'])('what takes its place does not: %s', async (change) => {
    const { after } = await refined('Fellgate Skywatch, a telescope, dark blue', change);
    expect(picturesOf(after.node.decisions).join(' ')).toMatch(/^(?:star|comet|meteor)\S*$/);
  });
});

describe('what goes', () => {
  it.each([
    ['not a fox, a wolf', /wolf/],
    ['Hmm, not the fox after all. A wolf would be better.', /wolf/],
    ['the fox can go', /^$/],
  ])('gives way to what comes, though it is its relative: %s', async (change, left) => {
    const { after } = await refined('Harlow Trail Outfitters, a fox, rust', change);
    expect(picturesOf(after.node.decisions).join(' ')).toMatch(left);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it.each(['leave out the yellow', 'the yellow can go', 'the yellow is not needed'])('a colour: %s', async (change) => {
    const { before, after } = await refined('Wagtail Inn, a dog, blue and yellow', change);
    expect(before.node.decisions.palette.accentAsked).toBe(true);
    expect(after.node.decisions.palette).toMatchObject({ secondary: after.node.decisions.palette.primary, accentAsked: false });
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
  });
});

describe('how many there are', () => {
  it.each([
    ['One key is boring, show three', 3],
    ['could we see a pair of keys?', 2],
    ['make it two', 2],
  ])('%s', async (change, count) => {
    const { after } = await refined('Turnstile Lettings, a key, teal', change);
    expect(after.node.decisions.mark).toMatchObject({ count });
  });

  it('is done, and what those do is reported', async () => {
    const { after } = await refined('Otterburn Swim School, an otter, aqua', 'Two otters holding hands');
    expect(after.node.decisions.mark.count).toBe(2);
    expect(outcomesOf(after)).toEqual(['applied', 'not_applied']);
  });
});

describe('what is said around a wish', () => {
  it.each([
    'Great, my partner is very happy with it. Only make it red.',
    'Hi again! Make it red.',
    'my kid says the owl looks cool. Make it red, please',
    'Merci ! Make it red.',
  ])('moves nothing else: %s', async (change) => {
    const { before, after } = await refined('Copse Lane Books, an owl, dark green', change);
    const { mark, type, layout } = before.node.decisions;
    expect(after.node.decisions).toMatchObject({ mark, type, layout });
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

it('an emblem that is not wanted leaves its picture', async () => {
  for (const change of ['no round badge please', 'take the name out of the circle']) {
    const { before, after } = await refined('Thistle Apiary, a bee, yellow and black, round badge', change);
    expect(before.node.decisions.layout.kind).toBe('badge');
    expect(after.node.decisions.layout.kind).not.toBe('badge');
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  }
});

it.each([
  ['Hathersage Farm Shop, a barn, red', 'there should be a sun behind the barn', /^barn/],
  ['Inkwell Tutors, a fountain pen, purple', 'Name first, then the pen', /^fountain-pen$/],
])('what is shown stays the picture: %s ⇒ %s', async (start, change, picture) => {
  const { after } = await refined(start, change);
  expect(picturesOf(after.node.decisions).join(' ')).toMatch(picture);
});

it('a list of wishes is read one by one', async () => {
  const { before, after } = await refined(
    'Grace Chapel, a dove, light blue, tagline "All welcome"',
    'Thanks! Can you (1) make the dove bigger (2) drop the line (3) use a darker blue',
  );
  expect(outcomesOf(after)).toEqual(['kept', 'kept', 'applied', 'applied', 'applied']);
  expect(after.node.decisions.descriptor).toBeNull();
  expect(after.node.decisions.palette.primary).not.toBe(before.node.decisions.palette.primary);
});

it('a drop is a shape, and drops nothing', async () => {
  const { after } = await refined('Ripley Plumbing, a tap, blue', 'in a drop shape');
  expect(after.node.decisions.mark.container).toBe('drop');
});

it('a colour that is boring beside the one that comes moves no letters', async () => {
  const { before, after } = await refined('Fathom Divers, a whale, navy', 'navy is boring, try teal');
  expect(after.node.decisions.type).toEqual(before.node.decisions.type);
});

it('too many colours are fewer', async () => {
  const { after } = await refined('Harbour Wave, a microphone, red and black', 'too many colours');
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(after.node.brief.constraints.oneColour).toBe(true);
});

it('what vanishes on paper is deepened until it is seen there', async () => {
  const { after } = await refined('Moira Lind Counselling, a leaf, pale green', 'The green vanishes on white paper. A deeper one please.');
  expect(fromHex(after.node.decisions.palette.primary).l).toBeLessThan(0.68);
});

it('there should be three of what is shown', async () => {
  for (const change of ['there should be three lemons', 'three lemons are enough', 'I limoni devono essere tre']) {
    const { after } = await refined('Gelateria Sorriso, con un limone giallo', change);
    expect(after.node.decisions.mark).toMatchObject({ icon: 'own-lemon', count: 3 });
  }
});

it.each([
  ['remove the cup, make the cat bigger', 'own-cat'],
  ['drop the cat down to a detail', 'own-cat'],
])('what is to be changed does not go with what is to go: %s', async (change, icon) => {
  const { after } = await refined('Coffee bar Tabby, a cat and a cup, orange', change);
  expect([after.node.decisions.mark.icon, after.node.decisions.mark.partner]).toContain(icon);
});

it('a thing that is judged and then to be changed stays', async () => {
  const { after } = await refined('Daycare Snap, a dragon, green', 'the dragon is kinda scary, make him smaller');
  expect(after.node.decisions.mark.icon).toBe('dragon');
});

it('several of what lends a colour are things', async () => {
  const { before, after } = await refined('Bricklayers Tang, a trowel, red', 'try bricks instead');
  expect(after.node.decisions.mark.icon).not.toBe(before.node.decisions.mark.icon);
  expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
});

it('a ring and a line in one breath are two wishes', async () => {
  const { after } = await refined(
    'Wick Candles, a flame, gold',
    "add a thin circle round the whole thing and the words 'hand poured' underneath",
  );
  expect(after.node.decisions.layout.kind).toBe('badge');
  expect(after.node.decisions.descriptor).toBe('hand poured');
});

it('a word of the name on its own line is no new name, and a sign of it may go', async () => {
  const { after } = await refined("Barnaby's Bikes, a penny farthing, green", "the apostrophe gone, and 'Bikes' on its own line");
  expect(after.node.decisions.name).toBe('Barnabys Bikes');
});

it.each(['in plain black please', 'everything in black'])('no other colour is left: %s', async (change) => {
  const { after } = await refined('Pest control Out By Friday, black and yellow, a mouse', change);
  const { primary, secondary, ink } = after.node.decisions.palette;
  for (const colour of [primary, secondary, ink]) expect(fromHex(colour).c).toBeLessThan(0.02);
});
