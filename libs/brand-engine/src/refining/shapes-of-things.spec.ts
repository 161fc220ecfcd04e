import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('shape', 'thing');

describe('the shape of a thing that comes is no shape of the letters', () => {
  it.each([
    ['Bakery Mill Row, a croissant, brown', 'a round loaf instead of the croissant', /bread|loaf/],
    ['Bakery Mill Row, a croissant, brown', 'instead of the croissant I would like bread, a round loaf', /bread|loaf/],
    ['Bäckerei „Mühle“, ein Croissant, braun', 'statt des Croissants ein rundes Brot', /bread|loaf/],
    ['Panadería «Molino», un cruasán, marrón', 'en vez del cruasán un pan redondo', /bread|loaf/],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.mark.icon).toMatch(thing);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  });
});

describe('what a thing lies in or on does not take its place', () => {
  it.each([
    ['Bakery Mill Row, a croissant, brown', 'instead of the croissant a pretzel on a plate', /pretzel/, /without the plate/],
    ['Fruit stall Orchard Lane, a pear, green', 'replace the pear with an apple in a basket', /apple/, /without the basket/],
  ])('%s ⇒ %s', async (start, change, thing, reason) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.mark.icon).toMatch(thing);
    expect(after.interpretation.clauses.map(({ reason: told }) => told ?? '').join(' ')).toMatch(reason);
  });
});

it('what is not shown is not kept, and said so', async () => {
  const { before, after } = await refined('Bakery Mill Row, a croissant, brown', 'make it darker and keep the leaf');
  expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
  expect(outcomesOf(after)).toEqual(['applied', 'not_applied']);
});

describe('who is right moves nothing to the right', () => {
  it.each([
    ['Salon Blush, scissors, pink', "my sister wants the scissors darker, and she's usually right"],
    ['Salon Blush, scissors, pink', "the pink isn't right now, a bit darker please"],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
    expect(after.node.decisions.mark.mirrored).toBe(before.node.decisions.mark.mirrored);
  });
});
