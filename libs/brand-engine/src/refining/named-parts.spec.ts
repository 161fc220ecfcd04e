import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('parts', 'next');

describe('regression: a wish is read as it is meant', () => {
  it('what is too pale is to be darker', async () => {
    const { before, after } = await refined('a bee farm called Honeywell Hill, honey yellow bee', 'the bee is too pale on white, fix that');
    expect(fromHex(after.node.decisions.palette.primary).l).toBeLessThan(fromHex(before.node.decisions.palette.primary).l);
  });

  it.each(['one', 'two', 'three'])('"as before but" keeps all else, seed %s', async (seed) => {
    const { before, after } = await refined('climbing gym Crux with a mountain, orange', 'as before but in forest green', seed);
    expect(outcomesOf(after)).toEqual(['kept', 'applied']);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
  });

  it.each(['one', 'two', 'three', 'four', 'five', 'six'])('the icon stands on the right, seed %s', async (seed) => {
    const { after } = await refined('climbing gym Crux with a mountain, orange', 'the icon on the right', seed);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('a ring that stays is the circle that there is', async () => {
    const { before, after } = await refined('hiking club Pathfinders, a fox in a circle', 'an owl instead of the fox but leave the ring');
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
    expect(after.node.decisions.mark.container).toBe(before.node.decisions.mark.container);
  });

  it.each(['one', 'two', 'three'])('a rounder font has round ends, seed %s', async (seed) => {
    const { after } = await refined('climbing gym Crux with a mountain, orange', 'a rounder font', seed);
    if (outcomesOf(after)[0] === 'applied')
      expect(['rubik', 'unbounded', 'righteous', 'lilita-one']).not.toContain(after.node.decisions.type.font);
  });

  it('colours that change places and are drawn as before are told', async () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const { before, after } = await refined('architecture firm Ostrow, navy with gold', 'swap the colours', seed);
      expect(after.assets.logo_svg === before.assets.logo_svg).toBe(outcomesOf(after)[0] === 'not_applied');
    }
  });

  it('a dark version keeps the colour that was asked for', async () => {
    const { after } = await refined('a yoga studio called Still Water, very pale peach lotus', 'dark mode please, keep the peach');
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
    const { ground, things } = after.node.decisions.palette;
    expect(fromHex(ground ?? '#ffffff').l).toBeLessThan(0.42);
    if (things) expect(fromHex(things[0]).l).toBeGreaterThan(0.85);
  });
});
