import { fromHex } from '../colour/oklch.js';
import { createEngine } from '../engine.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('held already', 'changed');

describe('regression: what is crossed stands side by side where that is asked for', () => {
  it.each([
    ['Guitar shop "Fretline", two crossed guitars', 'uncross the guitars'],
    ['Guitar shop "Fretline", two crossed guitars', 'they should not be crossed'],
    ['Locksmith "Keyhart", crossed keys, navy', 'put the keys side by side'],
    ['Repair shop "Mendwell", a crossed hammer and wrench', 'uncross them'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(before.node.decisions.mark.arranged).toBe('crossed');
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.mark.arranged).not.toBe('crossed');
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  });
});

it.each([
  ['Libreria "Civetta", un gufo', 'metti una volpe al posto del gufo', 'torniamo al gufo, grazie'],
  ['Librairie "Hibou", un hibou', 'un renard à la place du hibou', 'on revient au hibou'],
  ['Librería "Lechuza", un búho', 'un zorro en lugar del búho', 'volvamos al búho'],
])('regression: back to the picture that there was: %s ⇒ %s ⇒ %s', async (start, change, back) => {
  const { after } = await refined(start, change);
  const engine = await createEngine();
  const again = await engine.refine({ prompt: back, node: after.node, previous: null, seed: 'back', watermark: false });
  expect([after, again].map(({ node }) => node.decisions.mark.icon)).toEqual([
    expect.stringContaining('fox'),
    expect.stringContaining('owl'),
  ]);
  expect(outcomesOf(again)[0]).toBe('applied');
});

it('regression: a mood that nothing more is done for is not said to be there', async () => {
  const { before, after } = await refined('Law firm "Hart & Lowe", navy, modern sans serif', 'thanks, more modern, more modern please');
  const isAsBefore = JSON.stringify(after.node.decisions) === JSON.stringify(before.node.decisions);
  expect(outcomesOf(after).includes('applied')).toBe(!isAsBefore);
});

describe('regression: a darker colour keeps its hue', () => {
  it.each([
    ['Winery "Vesper", plum, grapes', 'the plum should be darker', 'a much darker plum'],
    ['Winery "Vesper", plum', 'a darker plum', 'much darker plum'],
    ['Wool shop "Knit", burgundy and grey', 'a darker burgundy', 'a darker burgundy'],
  ])('%s ⇒ %s', async (start, ...changes) => {
    for (const change of changes) {
      const { before, after } = await refined(start, change);
      const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary));
      expect(outcomesOf(after)).toEqual(['applied']);
      expect(now?.l).toBeLessThan((old?.l ?? 0) - 0.03);
      expect(now?.l).toBeGreaterThan(0.22);
      expect(now?.c).toBeGreaterThan(0.06);
      expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    }
  });
});
