import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's1');

describe('a size that is told', () => {
  it.each([
    ['Plover & Pine, a lantern beside the name, teal', 'the lantern only half as large', 0.5],
    ['Plover & Pine, a lantern beside the name, teal', 'die Laterne nur halb so groß', 0.5],
    ['Plover & Pine, a lantern beside the name, teal', 'the lantern 30% bigger', 1.3],
    ['Plover & Pine, a lantern beside the name, teal', 'a lantern a third smaller', 2 / 3],
    ['Plover & Pine, a lantern beside the name, teal', 'lantern down to 70%', 0.7],
  ])('%s ⇒ %s', async (start, change, times) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions.layout.symbolScale, after.node.decisions.layout.symbolScale];
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(now / old).toBeCloseTo(times, 1);
  });

  it('is not claimed where the drawing has no room for it', async () => {
    const { before, after } = await refined('Plover & Pine, a lantern, teal, round badge', 'make the lantern twice as large');
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it.each([
    ['The name is fine to me, it should be bigger compared to the lantern', 'nameScale'],
    ["The lantern is lovely but it's tiny next to the name", 'symbolScale'],
  ] as const)('is that of what is measured, and not of what it is measured by: %s', async (change, grown) => {
    const { before, after } = await refined('Plover & Pine, a lantern beside the name, teal', change);
    expect(after.node.decisions.layout[grown] ?? 1).toBeGreaterThan((before.node.decisions.layout[grown] ?? 1) * 1.14);
  });
});

describe('a size that is told by what a part is to be', () => {
  it.each([
    ['drop the lantern down to a small detail', 'less'],
    ['keep the lantern but only as a tiny accent', 'less'],
    ['the lantern should be the hero', 'more'],
    ['make the lantern enormous', 'more'],
    ["I can't really see the lantern", 'more'],
    ['let the lantern take up more room', 'more'],
  ])('%s', async (change, way) => {
    const { before, after } = await refined('Plover & Pine, a lantern beside the name, teal', change);
    const [old, now] = [before.node.decisions.layout.symbolScale, after.node.decisions.layout.symbolScale];
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(way === 'more' ? now / old : old / now).toBeGreaterThan(1.14);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('a name that is to lead is larger', async () => {
    const { after } = await refined('Plover & Pine, a lantern beside the name, teal', 'let the name lead');
    expect(after.node.decisions.layout.nameScale).toBeGreaterThan(1.1);
  });
});

describe('the space between picture and name', () => {
  it.each([
    ['the gap between the lantern and the words is too wide', 'less'],
    ['Der Abstand zwischen Bild und Name ist zu groß', 'less'],
    ['a little more distance between the lantern and the text', 'more'],
    ['the words and the lantern are practically touching', 'more'],
  ])('of a lock-up is another one: %s', async (change, way) => {
    const { before, after } = await refined('Plover & Pine, a lantern, teal, in a frame', change);
    expect(before.node.decisions.layout.kind).toBe('lockup');
    expect(outcomesOf(after)).toEqual(['applied']);
    const { type, layout } = after.node.decisions;
    expect(type).toEqual(before.node.decisions.type);
    expect((layout.pictureGap ?? 1) < 1).toBe(way === 'less');
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
  });
});
