import { drawMark } from '../compose/compose.js';
import type { Decisions, Paint } from '../decisions.js';
import { createEngine } from '../engine.js';
import { bounds, type Box } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { paintsOn } from '../scene/paints.js';
import { isNatural, natureOf } from './nature.js';

const engine = await createEngine();
const pack = Pack.load();
const drawn = async (prompt: string): Promise<Decisions> =>
  (await engine.generate({ prompt, seed: 'pair', watermark: false })).node.decisions;
const boxOf = (decisions: Decisions, paint: Paint): Box =>
  bounds(drawMark(decisions, pack)?.parts.find((part) => part.paint === paint)?.path ?? []);
const sizeOf = ({ width, height }: Box): number => Math.sqrt(width * height);

it.each([
  ['palm-tree', 'tall'],
  ['own-sun', 'sky'],
  ['sun-hat', 'thing'],
  ['own-steam', 'riser'],
  ['honeybee', 'flyer'],
  ['own-bear', 'thing'],
])('what a thing is beside others: %s', (icon, nature) => {
  expect(natureOf(icon)).toBe(nature);
});

it('what rises stands over the middle of what it rises from, and smaller', async () => {
  const decisions = await drawn('Tea room Alder, a teapot with steam, dark red');
  const [pot, steam] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(steam.y + steam.height).toBeLessThan(pot.y + pot.height / 2);
  expect(sizeOf(steam)).toBeLessThan(0.65 * sizeOf(pot));
});

it.each(['Club Vega, a telescope with a star above it, navy', 'Bakery Lune, a heart over a loaf of bread, brown'])(
  'what is small hovers over what is large: %s',
  async (prompt) => {
    const decisions = await drawn(prompt);
    expect(sizeOf(boxOf(decisions, 'first'))).toBeLessThan(0.65 * sizeOf(boxOf(decisions, 'second')));
  },
);

it('two long things that are only listed are crossed', async () => {
  const decisions = await drawn('Cooking class Ladle, a whisk and a spoon, teal');
  const [one, other] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(Math.abs(one.x - other.x)).toBeLessThan(0.35 * one.width);
});

it('two full shapes overlap, and stand on one ground', async () => {
  const decisions = await drawn('Vet Harrow, a cat and a dog, teal');
  const [one, other] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(other.x).toBeLessThan(one.x + one.width);
  expect(Math.abs(one.y + one.height - other.y - other.height)).toBeLessThan(1);
});

it('of two colours each thing has the one that it has by nature', async () => {
  expect(isNatural('own-sun', { hue: 60, lightness: 0 })).toBe(true);
  expect(isNatural('own-sun', { hue: 50, lightness: -0.6 })).toBe(false);
  const { mark, palette } = await drawn('Camp Elm, a tent and a pine tree, orange and green');
  expect(mark.partner).toMatch(/tree|evergreen|pine/);
  expect(palette.things ?? [palette.primary, palette.secondary]).toEqual([palette.primary, palette.secondary]);
  const turned = (await drawn('Hostel Coco, a palm tree and a surfboard, orange and green')).palette;
  expect(turned.things).toEqual([turned.secondary, turned.primary]);
});

it('two things in their own colours stand on a pale ground of the shape that was asked for', async () => {
  const decisions = await drawn('Nursery Mole, a bear and a balloon in a circle, bear brown, balloon red');
  expect(decisions.mark).toMatchObject({ device: 'tinted', container: 'circle' });
  expect(drawMark(decisions, pack)?.parts.map(({ paint }) => paint)).toEqual(expect.arrayContaining(['wash', 'first', 'second']));
});

it.each(['Honey shop Calluna, a bee on a leaf, brown', 'Nursery Pansy, a butterfly over a flower, purple'])(
  'what is small by nature is nearly as large as what it is on or over: %s',
  async (prompt) => {
    const decisions = await drawn(prompt);
    expect(decisions.mark.weighed).toBe(true);
    expect(sizeOf(boxOf(decisions, 'first'))).toBeGreaterThan(0.7 * sizeOf(boxOf(decisions, 'second')));
  },
);

it('an older node keeps the sizes that it had', async () => {
  const decisions = await drawn('Honey shop Calluna, a bee on a leaf, brown');
  const { weighed, ...mark } = decisions.mark;
  const older = { ...decisions, mark };
  expect(weighed).toBe(true);
  expect(sizeOf(boxOf(older, 'first'))).toBeLessThan(0.65 * sizeOf(boxOf(older, 'second')));
});

it('a sun over something rises behind it', async () => {
  const decisions = await drawn('Yoga barn Brightwater, the sun over a sailboat, coral');
  const [sun, boat] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
  expect(sun.y + sun.height).toBeGreaterThan(boat.y);
});

it('one bright colour is that of one of two things, with no disc behind them', async () => {
  const { palette } = await drawn('Locksmith Regal, a key under a crown, gold');
  expect(palette.things).toContain(palette.primary);
  expect(palette.things).toContain(palette.ink);
});

it('a bright colour that may be deeper paints both of two things', async () => {
  const { palette } = await drawn('Yoga studio Still Pond, a moon over a wave, lilac');
  const { first, second } = paintsOn('light', palette, 0);
  expect(first).not.toBe(palette.ink);
  expect(second).toBe(first);
});

it('regression: what lies is not crossed with what stands where both are only listed', async () => {
  const { mark } = await drawn('Barber Old Steps, razor, moustache, black and gold');
  expect([mark.partner, mark.apart]).toEqual(['mdi-mustache', true]);
});

it.each([
  ['Jamjar Meadery, a bee inside a jar, yellow and brown', 'own-glass-jar'],
  ['Over the Passes, travel blog. mountain inside a suitcase. teal', 'suitcase'],
])('what is known by its outline holds another picture though it is drawn with gaps: %s', async (prompt, holder) => {
  const { mark } = await drawn(prompt);
  expect([mark.partner, mark.arranged]).toEqual([holder, 'inside']);
});

it.each([
  ['Friends of Larkfield, a lark over an open book, blue', 'on'],
  ['Rainy Day Press, a cat under an umbrella, navy', 'over'],
])('regression: what stands on legs over a thing stands on it, and what spreads shades it: %s', async (prompt, arranged) => {
  expect((await drawn(prompt)).mark.arranged).toBe(arranged);
});
