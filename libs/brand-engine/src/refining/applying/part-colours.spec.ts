import { contrast, fromHex, hueDistance } from '../../colour/oklch.js';
import type { Identity } from '../../engine.js';
import { Pack } from '../../pack/pack.js';
import { DrawnMark, Judged } from '../../render.js';
import { paintsOn } from '../../scene/paints.js';
import { groundUnder } from '../../scene/grounds.js';
import { outcomesOf, useRefining } from '../../testing/refined.js';
import { pictureSeen } from './part-colours.js';

let pack: Pack;
beforeAll(() => {
  pack = Pack.load();
});

const refined = useRefining('tone', 'next');
const seeds = ['one', 'two', 'three', 'four', 'five'];
const judged = ({ node: { decisions } }: Identity): Judged =>
  new Judged(decisions, pack, new DrawnMark(DrawnMark.keyOf(decisions), decisions, pack));
const seen = (identity: Identity): string => pictureSeen(identity.node.decisions, judged(identity));

describe('a picture has the colour that it was given, in the drawing that there is, and the name keeps its own', () => {
  it.each(seeds)('seed %s', async (seed) => {
    const { before, after } = await refined('Smithy Holt, a horse, dark blue', 'the horse red, the name stays blue', seed);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
    expect(after.node.decisions.palette.ink).toBe(before.node.decisions.palette.ink);
    expect(Math.abs(hueDistance(fromHex(seen(after)).h, 28))).toBeLessThan(15);
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
  });
});

describe('a picture that is to be light on a dark ground is', () => {
  it.each(seeds)('seed %s', async (seed) => {
    const { before, after } = await refined('Клуб «Якорь», якорь, синий', 'фон тёмный, а якорь светлый', seed);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(fromHex(groundUnder('light', after.node.decisions.palette)).l).toBeLessThan(0.35);
    expect(fromHex(seen(after)).l).toBeGreaterThan(0.7);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

it('a picture that has the colour already is kept, and so is its emblem', async () => {
  const { before, after } = await refined('Smithy Holt, a horse, black and red, badge', 'the horse red and the name black');
  const { ink } = before.node.decisions.palette;
  if (Math.abs(hueDistance(fromHex(seen(before)).h, 28)) < 15 && fromHex(ink).l < 0.2)
    expect(after.node.decisions).toEqual(before.node.decisions);
  // A name that was cut out of a band is written on the page.
  expect({ ...after.node.decisions.mark, device: null }).toEqual({ ...before.node.decisions.mark, device: null });
});

describe('a picture that is to be darker or lighter is seen to be', () => {
  it.each(seeds.flatMap((seed) => [[seed, 'darker'] as const, [seed, 'lighter'] as const]))('seed %s, %s', async (seed, by) => {
    const { before, after } = await refined('Smithy Holt, a horse, sky blue', `make the horse ${by}`, seed);
    if (outcomesOf(after)[0] !== 'applied') return;
    const { fields } = judged(before).scene;
    const colourOf = (own: Identity): string =>
      fields > 0 && seen(before) === seen(after) ? (paintsOn('light', own.node.decisions.palette, fields).primary ?? '#ffffff') : seen(own);
    const moved = fromHex(colourOf(after)).l - fromHex(colourOf(before)).l;
    expect(by === 'darker' ? -moved : moved).toBeGreaterThan(0.03);
  });
});

it('a picture in a colour of its own is as legible at night as every symbol', async () => {
  const { after } = await refined('Smithy Holt, a horse in a circle, navy', 'the horse in gold');
  const { glyph, primary } = paintsOn('dark', after.node.decisions.palette, 1);
  expect(contrast(glyph ?? '', primary ?? '')).toBeGreaterThan(5);
});

it('a picture that is as dark as can be is not claimed to be darker', async () => {
  for (const seed of seeds) {
    const { before, after } = await refined('Smithy Holt, a horse, black', 'make the horse darker', seed);
    // In the line of a black name, and beside a second tone, it is grey.
    if (fromHex(seen(before)).l > 0.2 || before.node.decisions.mark.family === 'facet-icon') continue;
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
  }
});
