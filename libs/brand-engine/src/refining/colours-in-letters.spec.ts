import { fromHex, hueDistance } from '../colour/oklch.js';
import { Pack } from '../pack/pack.js';
import { DrawnMark, Judged } from '../render.js';
import type { Decisions } from '../decisions.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const pack = Pack.load();
const areasOf = (decisions: Decisions): string[] =>
  new Judged(decisions, pack, new DrawnMark(DrawnMark.keyOf(decisions), decisions, pack)).areas.map(({ hex }) => hex);
const isRed = (hex: string): boolean => fromHex(hex).c > 0.09 && Math.abs(hueDistance(fromHex(hex).h, 28)) < 20;

describe('colours wherever they are', () => {
  it.each(['s1', 's3', 's4'])('an exchanged colour goes from the letters too, and the drawing stays (%s)', async (seed) => {
    const { before, after } = await refined('Needle Drop Vinyl, a record, black and red', 'change the red to teal, the rest stays', seed);
    expect(areasOf(after.node.decisions).some(isRed)).toBe(false);
    const { mark, layout, type } = after.node.decisions;
    expect({ mark, layout, type }).toEqual({
      mark: before.node.decisions.mark,
      layout: before.node.decisions.layout,
      type: before.node.decisions.type,
    });
  });

  it('letters that alone have a colour are what is exchanged', async () => {
    const { before, after } = await refined('Ridge Stables, a brown horse, dark red letters', 'replace the dark red with navy');
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
    expect(fromHex(after.node.decisions.palette.ink).h).toBeGreaterThan(240);
  });

  it.each([
    ['Ashby Parish, an oak leaf, green and gold', 'a single colour please'],
    ['Hum Apiary, a bee, yellow and black', 'just one colour'],
    ['Papierwerk, eine Feder, blau und rot', 'bitte einfarbig'],
  ])('%s: “%s” leaves one colour in mark and letters', async (start, change) => {
    const { after } = await refined(start, change);
    expect(new Set(areasOf(after.node.decisions)).size).toBe(1);
    expect(outcomesOf(after)).toContain('applied');
  });

  it('keeps a green that is to stay, as dark as it was', async () => {
    const { before, after } = await refined('Skogens Kafé, en björn, mörkgrön', 'Byt björnen mot en räv, behåll det gröna');
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.mark.icon).toContain('fox');
  });

  it('keeps the letters in a tone of the colour that is lightened', async () => {
    const { before, after } = await refined('Sova Bookshop, an owl on a ribbon, brown', 'a lighter brown');
    const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.ink));
    expect((old?.c ?? 0) >= 0.06 ? (now?.c ?? 0) >= 0.04 : true).toBe(true);
  });

  it.each([
    ['not that green, more of a mossy olive, leave the orange', 'primary'],
    ['use #2f6b1f for the green', 'primary'],
  ])('“%s” moves the green alone', async (change) => {
    const { before, after } = await refined('Dell Allotments, a carrot, green and orange', change);
    const [old, now] = [before, after].map(({ node }) => node.decisions.palette);
    expect(now?.secondary).toBe(old?.secondary);
    expect(now?.primary).not.toBe(old?.primary);
  });
});
