import { fromHex } from '../colour/oklch.js';
import type { Identity } from '../engine.js';
import { paintsOn } from '../scene/paints.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('pair', 'next');

/** The hues, or null for a neutral, that two things are painted with. */
const painted = ({ node: { decisions } }: Identity): [string, string] => {
  const { first, second } = paintsOn('light', decisions.palette, 0);
  return [first ?? '', second ?? ''];
};
const hues = (identity: Identity): (number | null)[] => painted(identity).map((hex) => (fromHex(hex).c < 0.03 ? null : fromHex(hex).h));

describe('regression: of two pictures one gets a colour, and the other keeps its own', () => {
  it.each(['one', 'two', 'three'])('each its own, seed %s', async (seed) => {
    const { before, after } = await refined(
      'a tea house called Quiet Cup, a leaf and a cup',
      'make the leaf green, keep the cup brown',
      seed,
    );
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    const [leaf, cup] = hues(after);
    expect(leaf).toBeGreaterThan(130);
    expect(leaf).toBeLessThan(165);
    expect(cup).toBeGreaterThan(40);
    expect(cup).toBeLessThan(75);
  });

  it('one alone', async () => {
    const { before, after } = await refined('camping Hollow Pine, a tent under a tree, green', 'the tent should be orange');
    expect(painted(after).filter((hex) => painted(before).includes(hex))).toHaveLength(1);
    expect(after.node.decisions.palette.ink).toBe(before.node.decisions.palette.ink);
  });

  it('one darker', async () => {
    const { before, after } = await refined('camping Hollow Pine, a tent under a tree, green', 'the tent a bit darker');
    expect(painted(after).filter((hex) => painted(before).includes(hex))).toHaveLength(1);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('what is one drawing in an emblem is told', async () => {
    const { before, after } = await refined('a bee farm called Honeywell Hill, a bee and a flower in a badge', 'the flower pink');
    if (outcomesOf(after)[0] === 'not_applied') expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
  });
});

it('regression: letters that are to be almost black leave the picture as it is', async () => {
  const { before, after } = await refined('dentist called Pearl Row, light blue, with a tooth', 'almost black for the name');
  expect(fromHex(after.node.decisions.palette.ink).l).toBeLessThan(0.3);
  expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
  expect(after.node.decisions.palette.ground).toBe(before.node.decisions.palette.ground);
});
