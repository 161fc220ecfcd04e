import { fromHex } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const start = 'Copse Lane Puppets, a lantern, plum';

describe('an hour, a season or a place', () => {
  it.each([
    'make it feel like midnight',
    'It should feel like an early morning in the woods',
    'like a rainy afternoon',
    'more summery please',
    'I want it to evoke a kitchen table',
    'less start-up, more old library',
    'mach es so, dass es sich wie eine Winternacht anfühlt',
  ])('is told by ground, colours or letters, and not drawn: %s', async (change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toContain('applied');
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });

  it('night is a dark ground', async () => {
    const { after } = await refined(start, 'make it feel like a night at the theatre');
    expect(fromHex(after.node.decisions.palette.ground ?? '#ffffff').l).toBeLessThan(0.4);
  });

  it('a thing with an article is still a thing', async () => {
    const { after } = await refined(start, 'add a heart');
    expect(picturesOf(after.node.decisions).join()).toContain('heart');
  });
});

describe('what a mark has too little of', () => {
  it.each(['It has no soul', 'more muscle', 'it needs more bite', 'More speed!', "it's a bit sad, cheer it up"])('%s', async (change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toContain('applied');
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });
});
