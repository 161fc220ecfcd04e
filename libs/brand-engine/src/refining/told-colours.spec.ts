import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('told', 'next');

describe('regression: a colour is that of what it is told of, and of nothing else', () => {
  it('both pictures of a pair', async () => {
    const { after } = await refined('farm shop Hollow: a tree and an acorn, the tree green, the acorn brown', 'now both in the same green');
    const { things } = after.node.decisions.palette;
    expect(things?.[0]).toBe(things?.[1]);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it.each(['make the slogan grey', 'slogan smaller and grey'])('the line under the name: %s', async (change) => {
    const { before, after } = await refined('plumber Pipewise, a wrench, blue, slogan “We fix it”', change);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(outcomesOf(after)).toContain('not_applied');
  });

  it('one of three colours goes, and its neighbour stays', async () => {
    const { after } = await refined('juice bar Zest, orange, lime and lemon', 'drop the lemon colour');
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.brief.colours.secondary?.words).toBe('lime');
  });

  it('a colour that is named comes in place of a kind that goes', async () => {
    const { after } = await refined('museum Helix with a dna helix', 'use terracotta rather than the cold colour');
    expect(after.node.brief.colours.primary?.words).toBe('terracotta');
  });

  it.each([
    ['la nuvola rosa invece che azzurra', 'gelateria Nuvola, una nuvola, azzurro e bianco'],
    ['the cloud pink instead of blue', 'gelato bar Nuvola, a cloud, blue and white'],
  ])('what comes instead: %s', async (change, start) => {
    const { after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.brief.colours.primary?.hue).toBeGreaterThan(330);
    expect(after.node.brief.colours.secondary?.hue ?? null).toBeNull();
  });

  it('the second colour for a part', async () => {
    const { after } = await refined('accounting firm Ledgerly, a calculator, navy and gold', 'use the second colour only for the icon');
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('a colour that is praised is kept', async () => {
    const { before, after } = await refined(
      'a bakery, Crumb & Co, wheat ear, mustard',
      'I liked the mustard better after all, and bigger icon',
    );
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
    expect(outcomesOf(after)).toEqual(['kept', 'applied']);
  });

  it('a colour that is lighter never turns a bare picture dark', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const { after } = await refined('jeweller Ever After, a ring, no circle, rose gold', 'lighter rose gold', seed);
      expect(fromHex(after.node.decisions.palette.primary).l).toBeLessThan(0.82);
    }
  });
});

it('regression: a picture that is mirrored and smaller is both', async () => {
  const { before, after } = await refined('bike courier Swift, a bird, teal', 'mirrored, and 30% smaller');
  const [old, now] = [before, after].map(({ node: { decisions } }) => decisions);
  expect(now?.mark.mirrored).not.toBe(old?.mark.mirrored);
  expect([now?.layout.symbolScale, now?.mark.scale]).not.toEqual([old?.layout.symbolScale, old?.mark.scale]);
});

describe('regression: a colour goes to the part that is spoken of', () => {
  it.each([
    ['kindergarten Sonnenkinder, a sun, yellow and blue', 'sun bigger, letters smaller and in dark blue'],
    ['Kindergarten Sonnenkinder, eine Sonne, gelb und blau', 'Sonne größer, Schrift kleiner und in Dunkelblau'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
    expect(fromHex(after.node.decisions.palette.ink).l).toBeLessThan(0.4);
  });

  it('all but the ground', async () => {
    const { after } = await refined('spa Oasis, a palm tree, teal and sand', 'background sand, everything else teal');
    expect(outcomesOf(after)).not.toContain('not_applied');
    const { things, ink } = after.node.decisions.palette;
    for (const hex of [ink, ...(things ? [things[0]] : [])]) expect(Math.abs(fromHex(hex).h - 198)).toBeLessThan(25);
  });

  it('the picture that closes the name, where one colour paints all', async () => {
    const { after } = await refined('Café Olé, a bull, red', 'make it blue');
    const { primary, secondary } = after.node.decisions.palette;
    expect(Math.abs(fromHex(primary).h - fromHex(secondary).h)).toBeLessThan(25);
  });

  it('"only there" asks for no more', async () => {
    const { before, after } = await refined('consultancy Nord 7, light grey and black', 'the 7 in orange, orange only there please');
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
  });

  it('a colour that is too much like something stays what it is called', async () => {
    const { after } = await refined('hotel Seagrass, sea green, a bell', 'could the green be a bit less... hospital?');
    expect(after.node.decisions.mark.icon).toMatch(/bell/);
    expect(after.node.brief.colours.primary?.words).toBe('sea green');
  });
});

it('regression: one of two pictures alone is that one', async () => {
  const { after } = await refined('blog Lena Writes, a pencil and a rocket', 'pencil alone, coral');
  expect(after.node.decisions.mark.icon).toMatch(/pencil/);
  expect(after.node.decisions.mark.partner).toBeUndefined();
});

describe('regression: a colour is undone, and told by place', () => {
  it('"undo the red" asks for none', async () => {
    const { before, after } = await refined('architects Form, black, a house', 'undo the red');
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  });

  it('the second of two', async () => {
    const { before, after } = await refined('pet shop Mia, a cat and a dog', 'the second one light blue');
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.palette.things?.[1]).not.toBe(before.node.decisions.palette.things?.[1]);
  });

  it('the second of two alike is told', async () => {
    const { after } = await refined('fishmonger Salt, two fish, navy', 'the second one light blue');
    expect(outcomesOf(after)).toEqual(['not_applied']);
  });

  it('one of two almost black', async () => {
    const { after } = await refined('hair salon Curl, scissors and comb, copper', 'scissors copper, comb almost black');
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect(fromHex(after.node.decisions.palette.things?.[1] ?? '#ffffff').l).toBeLessThan(0.35);
  });

  it('an icy blue is a pale one', async () => {
    const { after } = await refined('ice rink Polar, a bear, navy', 'background icy blue');
    expect(fromHex(after.node.decisions.palette.ground ?? '#000000').l).toBeGreaterThan(0.75);
  });
});
