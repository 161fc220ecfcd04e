import { fromHex } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const start = 'Copse Lane Surveys, a lantern, teal';
const isWarm = (hex: string): boolean => fromHex(hex).h < 75 || fromHex(hex).h > 345;

describe('colours of which any of a kind will do', () => {
  it.each(['a hot colour please', 'swap the teal for something fiery', 'no teal. A hot colour'])('%s', async (change) => {
    const { before, after } = await refined(start, change);
    expect(isWarm(after.node.decisions.palette.primary)).toBe(true);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('a splash of colour comes to the one that there is', async () => {
    const { before, after } = await refined('Copse Lane Surveys, a lantern, grey', 'add a splash of colour');
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
  });

  it('the colours of a flag are not drawn as a flag', async () => {
    const { before, after } = await refined(start, 'use the colours of the Swedish flag');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(after.node.brief.colours).toMatchObject({ primary: { words: 'blue' }, secondary: { words: 'yellow' } });
  });

  it('what is still to be the same colour is not painted anew', async () => {
    const { before, after } = await refined('Copse Lane Surveys, a lantern, blue', 'warmer, but still blue');
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
  });

  it('a number of a colour system is told, and nothing changes', async () => {
    const { before, after } = await refined(start, 'Pantone 186 C instead of teal');
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
  });

  it('nearly black on a screen is a complaint', async () => {
    const { before, after } = await refined('Copse Lane Surveys, a lantern, dark green', "it's nearly black on my screen");
    expect(fromHex(after.node.decisions.palette.primary).l).toBeGreaterThan(fromHex(before.node.decisions.palette.primary).l + 0.03);
  });

  it('a light ground is the one that was named, and the letters are dark enough for it', async () => {
    const { after } = await refined('Copse Lane Surveys, a lantern, green', 'a sand background');
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(fromHex(after.node.decisions.palette.ground ?? '#ffffff').c).toBeGreaterThan(0.02);
  });

  it.each(['green stem please', 'a brown trunk', 'brown leaves'])(
    'a part of the picture keeps its colour, and is no other picture: %s',
    async (change) => {
      const { before, after } = await refined('Copse Lane Flowers, a tulip, pink', change);
      expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
      expect(outcomesOf(after)).toEqual(['not_applied']);
    },
  );
});
