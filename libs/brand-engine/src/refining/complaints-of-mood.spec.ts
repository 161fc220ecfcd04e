import type { Identity } from '../engine.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('complaints of mood', 'changed');

const playfulOf = ({ node }: Identity): number => node.brief.personality.seriousPlayful;

describe('regression: what it is found to be is what there is too much of, and the colours stay', () => {
  it.each([
    ['Toy shop "Tumble", a kite, red and sky blue', 'it looks a bit corporate, like a bank'],
    ['Yoga studio "Stillwater", sage green', 'it reads like a hospital'],
    ['Café "Larkspur", a bird, blue', 'it reads as a law firm'],
    ['Café "Larkspur", blue', 'feels very formal'],
    ['Bakery "Milkbloom", brown', 'a bit corporate'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(playfulOf(after)).toBeGreaterThan(playfulOf(before));
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  });

  it.each(["that's a bit playful", 'it looks rather playful'])('%s', async (change) => {
    const { before, after } = await refined('Law firm "Hart", navy', change);
    expect(playfulOf(after)).toBeLessThan(playfulOf(before));
  });

  it('what is asked for is no complaint', async () => {
    const { before, after } = await refined('Toy shop "Tumble", red', 'make it a bit corporate');
    expect(playfulOf(after)).toBeLessThan(playfulOf(before));
  });
});
