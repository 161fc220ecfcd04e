import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('grey', 'tinge');

describe('a warmer or a cooler grey is a grey with a tinge', () => {
  it.each([
    ['Stonemason Harrow, a hammer, grey', 'maybe a warmer grey', 50],
    ['Stonemason Harrow, a hammer, grey', 'the grey a bit cooler please', 245],
    ['Steinmetz „Harrow“, ein Hammer, grau', 'ein wärmeres Grau bitte', 50],
    ['Marbrerie « Harrow », un marteau, gris', 'un gris plus chaud', 50],
  ])('%s ⇒ %s', async (start, change, hue) => {
    const { before, after } = await refined(start, change);
    const now = fromHex(after.node.decisions.palette.primary);
    expect(fromHex(before.node.decisions.palette.primary).c).toBeLessThan(0.015);
    expect(now.c).toBeGreaterThan(0.015);
    expect(now.c).toBeLessThan(0.06);
    expect(Math.abs(now.h - hue)).toBeLessThan(30);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});
