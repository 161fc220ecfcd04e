import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const start = 'Little Furnace Playgroup, a dragon, orange';

describe('what a picture cannot be', () => {
  it.each(['make the dragon cuter', 'the dragon is a bit scary, make him cuter', 'a friendlier dragon please'])(
    'is told, and takes no other letters: %s',
    async (change) => {
      const { before, after } = await refined(start, change);
      expect(after.node.decisions).toEqual(before.node.decisions);
      expect(after.interpretation.clauses.at(-1)?.reason).toMatch(/A picture is drawn as it is/);
    },
  );

  it.each(['the dragon should wave', 'a winking dragon', "only the dragon's head"])('is told, and nothing changes: %s', async (change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
  });
});
