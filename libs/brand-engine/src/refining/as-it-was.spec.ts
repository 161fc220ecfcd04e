import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');

describe('what a wish does not speak of', () => {
  it.each(['could the badger be holding an acorn', 'let the badger carry an acorn'])('“%s” keeps the badger', async (change) => {
    const { after } = await refined('Sett Cider, a badger, amber', change);
    expect(picturesOf(after.node.decisions)[0]).toContain('badger');
  });

  it.each([
    ['a hexagon instead of the circle', 'hexagon'],
    ['replace the circle with a shield', 'shield'],
  ])('“%s” is a shape around the same picture', async (change, container) => {
    const { before, after } = await refined('Ropewalk Gin, an anchor in a circle, navy', change);
    expect(after.node.decisions.mark).toMatchObject({ container, icon: before.node.decisions.mark.icon });
  });

  it.each([
    ['Copperfield Coffee Roastery, a coffee bean, brown', 'a round badge with the name around the edge'],
    ['Fahrradladen Nabe, ein Fahrrad, grau', 'Rund, mit dem Namen außen herum'],
  ])('%s: “%s” is an emblem in the same letters', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.layout.kind).toBe('badge');
    expect(after.node.decisions.mark.device).not.toBe('label');
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
  });

  it('a thing without a picture takes no other away', async () => {
    const { before, after } = await refined('Wick & Wax, a candle, purple', 'a match instead of the candle');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).toEqual(['not_applied']);
  });

  it('a part of the picture has no colour of its own', async () => {
    const { before, after } = await refined('Gable Homes, a house, teal', 'Could the roof be red?');
    expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
    expect(outcomesOf(after)).toEqual(['not_applied']);
  });

  it('a complaint about the tagline writes no other one', async () => {
    const { before, after } = await refined('Wick & Wax, a candle, purple, tagline "Poured by hand"', 'the tagline is hard to read');
    expect(after.node.decisions.descriptor).toBe(before.node.decisions.descriptor);
  });

  it('a line below is no new name', async () => {
    const { after } = await refined('Latch Lettings, a key, navy', 'Write “Lettings & Sales” below');
    expect(after.node.decisions).toMatchObject({ name: 'Latch Lettings', descriptor: 'Lettings & Sales' });
  });

  it.each([
    ['Key & Latch, a key left of the name, navy', 'smaller icon, and more space between it and the name'],
    ['Key & Latch, a key left of the name, navy', 'key and name are too close to each other'],
    ['Key & Latch, a key left of the name, navy', 'mehr Abstand zwischen Bild und Schrift'],
  ])('%s: “%s” moves no letter', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.layout.gap ?? 1).toBeGreaterThan(before.node.decisions.layout.gap ?? 1);
    expect(after.node.decisions.type.tracking).toBe(before.node.decisions.type.tracking);
  });

  it('letters change where the mark is not to be touched', async () => {
    const { before, after } = await refined('Ridge Outfitters, a fox, dark green', "don't touch the fox, make the letters navy");
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
    expect(outcomesOf(after)).toEqual(['kept', 'applied']);
  });

  it('letters that are to be rounder leave the shape around the picture', async () => {
    const { before, after } = await refined('Ridge Outfitters, a fox in a square, dark green, serif letters', 'rounder letters');
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
  });
});
