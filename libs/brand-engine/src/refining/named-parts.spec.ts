import { fromHex } from '../colour/oklch.js';
import { createEngine, type Identity } from '../engine.js';
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

describe('regression: what was kept earlier gives way to what is asked for outright', () => {
  const engineSteps = async (start: string, steps: readonly string[]): Promise<Identity> => {
    const engine = await createEngine();
    let identity = await engine.generate({ prompt: start, seed: 'kept', watermark: false });
    for (const prompt of steps)
      identity = await engine.refine({ prompt, node: identity.node, previous: null, seed: 'next', watermark: false });
    return identity;
  };

  it('another picture', async () => {
    const after = await engineSteps('burger bar Bite, a burger', ['keep the burger, lowercase name', 'a fox instead of the burger']);
    expect(after.node.decisions.mark.icon).toBe('own-fox');
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('and holds against what only leads there', async () => {
    const after = await engineSteps('burger bar Bite, a burger', ['keep the burger', 'more elegant']);
    expect(after.node.decisions.mark.icon).toMatch(/burger/);
  });
});

describe('regression: one of two colours, one of two parts', () => {
  it('the dark one gets darker, and the light one stays', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const { before, after } = await refined(
        'garden centre Moss, light green and dark green, a fern',
        'darker still for the dark one',
        seed,
      );
      if (outcomesOf(after)[0] !== 'applied') continue;
      const [old, now] = [before, after].map(({ node: { decisions } }) => [decisions.palette.primary, decisions.palette.secondary]);
      expect(now?.filter((hex) => old?.includes(hex))).toHaveLength(1);
    }
  });

  it('thinner letters, but not the icon', async () => {
    const { before, after } = await refined(
      'cleaning company Spritz, sky blue, a broom',
      'the letters feel too heavy, thin them out, but not the icon',
    );
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  });

  it('a ground that is almost black', async () => {
    const { after } = await refined('scooters Zipp, electric blue', 'almost black background, keep the blue');
    expect(fromHex(after.node.decisions.palette.ground ?? '#ffffff').l).toBeLessThan(0.3);
  });

  it('the size of one of two is told', async () => {
    const { before, after } = await refined('pet shop Paws & Claws, a cat and a dog', 'could the dog be bigger than the cat?');
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
    expect(after.node.decisions.mark.balance).toBeDefined();
  });

  it('a colour that is there becomes the main one', async () => {
    const { after } = await refined(
      'ice cream bar Gelida, pistachio and raspberry, a cone',
      "I'd rather have the raspberry as the main colour",
    );
    expect(after.node.brief.colours.primary?.words).toBe('raspberry');
    expect(after.node.brief.colours.secondary?.words).toBe('pistachio');
  });
});
