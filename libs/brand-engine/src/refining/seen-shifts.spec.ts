import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's1');

describe('a colour moves where it was asked to, and stays the colour that it is called', () => {
  it.each([
    ['Selwyn Reading Room, an open book, dark red', 'etwas wärmer bitte', [20, 40]],
    ['Selwyn Reading Room, an open book, dark red', 'a touch warmer', [20, 40]],
    ['Selwyn Reading Room, an open book, navy', 'warmer please', [255, 300]],
    ['Selwyn Reading Room, an open book, teal', 'the teal is a little dull, more vibrant', [180, 215]],
    ['Selwyn Reading Room, no picture, navy, serif', 'make the blue darker', [240, 285]],
  ])('%s ⇒ %s', async (start, change, [from = 0, to = 0]) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions.palette, after.node.decisions.palette];
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect(now.primary).not.toBe(old.primary);
    expect(now.ground).toBe(old.ground);
    expect(fromHex(now.primary).h).toBeGreaterThan(from);
    expect(fromHex(now.primary).h).toBeLessThan(to);
  });

  it('a colour of the temperature comes and is seen where colours are asked for and the drawing has room for it', async () => {
    const { after } = await refined('Ørnen Cykler, en ørn, blå', 'Fin, men den er alt for kold. Kan vi få nogle varmere farver?');
    const { primary, secondary, accentAsked } = after.node.decisions.palette;
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect(fromHex(primary).h).toBeGreaterThan(240);
    expect(fromHex(secondary).h).toBeLessThan(80);
    expect(accentAsked).toBe(true);
    expect(after.assets.logo_svg).toContain(secondary);
  });

  it('a wish to feel cold asks for no warmth', async () => {
    const { after } = await refined('Nevola Gelato, an ice cream cone, pink', 'cooler colours, it should make you feel cold');
    expect(fromHex(after.node.decisions.palette.primary).h).toBeLessThan(345);
    expect(fromHex(after.node.decisions.palette.ink).h).toBeGreaterThan(200);
  });

  it('a darker navy is darker by a step that is seen', async () => {
    const { before, after } = await refined('Selwyn Reading Room, no picture, navy, serif', 'make the blue darker');
    const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.ink).l);
    expect(now).toBeLessThan((old ?? 0) - 0.04);
  });

  it('a pastel is pale', async () => {
    const { after } = await refined('Vespertine Studio, an owl, violet', 'as a pastel please');
    expect(fromHex(after.node.decisions.palette.primary).l).toBeGreaterThan(0.7);
  });
});

describe('what a colour looks like to somebody who dislikes it', () => {
  const start = 'Copperhill Bakery, a loaf of bread, brown';
  it.each(['The brown looks like cardboard.', 'it looks like mud'])('is not what it becomes: %s', async (change) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary).c);
    expect(now).toBeGreaterThan((old ?? 0) * 1.2);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
  });

  it('asks for nothing where the remedy is named', async () => {
    const alone = await refined(start, 'a bit warmer');
    const both = await refined(start, 'Could it be a bit warmer? The brown looks like cardboard.');
    expect(both.after.node.decisions.palette).toEqual(alone.after.node.decisions.palette);
  });
});

it('where black goes, the letters are not nearly black', async () => {
  for (const start of ['Harbour Wave, a microphone, red and black', 'Thistle Apiary, a bee, yellow and black']) {
    const { after } = await refined(start, 'please lose the black');
    expect(fromHex(after.node.decisions.palette.ink).l).toBeGreaterThan(0.36);
  }
});

it('what is to be almost black keeps its hue', async () => {
  const { before, after } = await refined('Bramble Post, stationers, a blackberry, purple', 'make the purple almost black');
  const [old, now] = [before, after].map(({ node }) => fromHex(node.decisions.palette.primary));
  expect(now?.l).toBeLessThan((old?.l ?? 0) - 0.1);
  expect(now?.c).toBeGreaterThan(0.05);
  expect(outcomesOf(after)).toEqual(['applied']);
});
