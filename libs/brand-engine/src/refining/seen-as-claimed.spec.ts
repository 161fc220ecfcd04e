import { fromHex } from '../colour/oklch.js';
import { showsColour } from '../interpreting/colour-shown.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('seen', 'claimed');
const named = (hue: number): Parameters<typeof showsColour>[1] => ({ words: '', hue, lightness: 0, chroma: 0, hex: null });
const seeds = ['a', 'b', 'c', 'd', 'e'];

it.each(seeds)('letters that take the colour of the mark have that colour, and no third one (%s)', async (seed) => {
  const { before, after } = await refined('Boxing club Brick Lane, black and red, just the name', 'swap black and red', seed);
  const { primary, secondary, ink } = after.node.decisions.palette;
  if (before.node.decisions.palette.ink !== before.node.decisions.palette.primary) return;
  expect([primary, secondary]).toContain(ink);
});

it.each(seeds)('a colour that goes takes its tones with it (%s)', async (seed) => {
  const { after } = await refined('Gym Vivo, orange, abstract mark', 'replace the orange with green', seed);
  const { primary, secondary } = after.node.decisions.palette;
  expect([primary, secondary].filter((hex) => showsColour(hex, named(58), 20))).toEqual([]);
});

describe('a ground is told as it is', () => {
  it.each(['make it teal and leave the background black', 'use teal, keep the background black'])('%s', async (change) => {
    const { after } = await refined('Gym Vivo, orange, a dumbbell', change);
    expect(fromHex(after.node.decisions.palette.ground ?? '#ffffff').l).toBeLessThan(0.3);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('the page that stays white is kept', async () => {
    const { before, after } = await refined('Gym Vivo, orange, a dumbbell', 'make it teal and leave the background white');
    expect(after.node.decisions.palette.ground).toBe(before.node.decisions.palette.ground);
  });
});

it('a colour that is refused leaves the letters too', async () => {
  for (const seed of seeds) {
    const { after } = await refined('Pizza place Forno, a slice of pizza, red and green', 'without the green', seed);
    const { primary, secondary, ink } = after.node.decisions.palette;
    expect([primary, secondary, ink].filter((hex) => showsColour(hex, named(147), 20))).toEqual([]);
  }
});

it('a warm navy leans to violet and stays as deep', async () => {
  const { before, after } = await refined('Chandler Harbour Lane, an anchor, navy', 'a warmer navy');
  const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary));
  expect((now?.h ?? 0) - (old?.h ?? 0)).toBeGreaterThan(8);
  expect(Math.abs((now?.l ?? 0) - (old?.l ?? 0))).toBeLessThan(0.03);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it('what is too heavy is lighter in weight, and no paler', async () => {
  const { before, after } = await refined('Start-up Quanta, blue, abstract mark', 'too heavy, lighter please');
  expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  expect(outcomesOf(after)).toEqual(['applied', 'kept']);
});

it('a simpler picture shows the same thing with fewer outlines', async () => {
  const { before, after } = await refined('Vet Pell, a dog, green, picture on the left', 'simpler please');
  expect(outcomesOf(after)).toEqual(['applied']);
  expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
  expect(after.node.decisions.type).toEqual(before.node.decisions.type);
  expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
});
