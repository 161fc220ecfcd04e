import { fromHex, hueDistance } from '../colour/oklch.js';
import { Pack } from '../pack/pack.js';
import { DrawnMark, Judged } from '../render.js';
import type { Decisions } from '../decisions.js';
import { omit } from './applying/state.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const pack = Pack.load();
const huesOf = (decisions: Decisions): number[] =>
  new Judged(decisions, pack, new DrawnMark(DrawnMark.keyOf(decisions), decisions, pack)).areas.map(({ hex }) => fromHex(hex).h);

describe('colours of single letters', () => {
  it.each([
    ['Petal & Stem, a florist, a tulip, navy', 'the ampersand in green', 147, [6]],
    ['Petal & Stem, a florist, a tulip, navy', 'make the & red', 28, [6]],
    ['Black Otter brewery, an otter, black', 'Make the B and the O red, nothing else', 28, [0, 6]],
    ['Lumio, a lamp, black', 'only the o in red', 28, [4]],
    ['Wobbly Bear, a bear, navy', 'the initials in orange please', 58, [0, 7]],
    ['Crystal Clear, a bubble, navy', 'the second word in orange', 58, [8, 9, 10, 11, 12]],
    ['Krume & Korn, ein Brot, blau', 'Das Und-Zeichen bitte in Orange', 58, [6]],
    ['Luna Verde, una luna, azul', 'la primera letra en rojo', 28, [0]],
  ])('%s: “%s” changes nothing else', async (start, change, hue, colouredAt) => {
    const { before, after } = await refined(`${start}, picture beside the name`, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    const { mark, palette, ...rest } = after.node.decisions;
    const { mark: oldMark, palette: oldPalette, ...oldRest } = before.node.decisions;
    expect({ mark: omit(mark, 'colouredAt'), palette: omit(palette, 'parts'), rest }).toEqual({
      mark: oldMark,
      palette: omit(oldPalette, 'parts'),
      rest: oldRest,
    });
    expect(mark.colouredAt).toEqual(colouredAt);
    expect(huesOf(after.node.decisions).some((own) => Math.abs(hueDistance(own, hue)) < 25)).toBe(true);
  });

  it.each([
    ['Wobbly Bear, a bear, in a round badge, navy', 'the initials in orange', 'In this drawing the name has one colour.'],
    ['Lumio, a lamp, black, picture beside the name', 'the o in yellow', 'Letters in yellow would not be seen on this ground.'],
  ])('%s: “%s” is told to be impossible', async (start, change, reason) => {
    const { before, after } = await refined(start, change);
    expect(after.interpretation.clauses[0]).toMatchObject({ outcome: 'not_applied', reason });
    expect(after.assets).toEqual(before.assets);
  });

  it('keeps the colour of letters in another drawing, and under another name that has them', async () => {
    const { after } = await refined('Studio K9, a dog, navy', 'the 9 should be orange, drop the picture');
    expect(after.node.decisions.mark).toMatchObject({ icon: null, colouredAt: [8] });
    const renamed = await refined('Petal & Stem, a tulip, navy, picture beside the name', 'the ampersand in red. Rename it to Leaf & Stem');
    expect(renamed.after.node.decisions).toMatchObject({ name: 'Leaf & Stem', mark: { colouredAt: [5] } });
  });
});
