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

  it('a colour that is lighter never turns the picture dark', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const { after } = await refined('wedding planner Ever After, two rings, rose gold', 'lighter rose gold', seed);
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
