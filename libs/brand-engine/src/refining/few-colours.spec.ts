import type { Identity } from '../engine.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('many', 'few');
const fillsOf = ({ assets }: Identity): number =>
  new Set([...assets.logo_svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex)).size;

describe('how many colours there may be is counted on what is drawn', () => {
  it.each([
    ['Sail loft Windrose, a boat, red, yellow and blue', 'only two colours please'],
    ['Segelmacher Windrose, ein Boot, rot, gelb und blau', 'bitte nur zwei Farben'],
    ['Sail loft Windrose, a boat and a star, peach and sky blue', 'keep it to two colours'],
    ['Roofers Halden, a sun over a house, orange, grey and blue', 'Two colours max'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(fillsOf(before)).toBeGreaterThan(2);
    expect(fillsOf(after)).toBe(2);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
  });

  it('keeps a drawing that has no more', async () => {
    const { before, after } = await refined('Sail loft Windrose, a boat, red', 'no more than three colours');
    expect(after.node.decisions).toEqual(before.node.decisions);
    expect(outcomesOf(after)).toEqual(['kept']);
  });
});
