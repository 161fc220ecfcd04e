import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('part', 'asked');

it.each(['Turn it round: yellow as the background, everything else black', 'turn them round, black letters'])(
  'what is turned round gets no rounder letters: %s',
  async (change) => {
    const { before, after } = await refined('Locksmith "Boltwise", a key, yellow and black', change);
    expect(after.node.decisions.type.font).toBe(before.node.decisions.type.font);
  },
);

it('a picture is turned round by its name', async () => {
  const { after } = await refined('Courier "Dart", a swallow, red', 'turn the swallow round');
  expect(after.node.decisions.mark.mirrored).toBe(true);
});

it.each(['remove all colours except one, a dark blue', 'take out all the colours apart from one: dark blue'])(
  'of colours one is left, and name and mark stay: %s',
  async (change) => {
    const { before, after } = await refined('Tea house "Steepwell", a teapot, green and orange', change);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(after.node.decisions.layout.kind).toBe(before.node.decisions.layout.kind);
    expect(after.node.decisions.mark.container).toBe(before.node.decisions.mark.container);
    expect(after.node.decisions.palette.secondary).toBe(after.node.decisions.palette.primary);
  },
);

it.each(["take away the owl's outline or any ring around it", 'remove the outline of the owl', 'lose the coloured outline'])(
  'an outline that is taken away brings none: %s',
  async (change) => {
    const { after } = await refined('Bookshop "Hoot", a badge with an owl, brown', change);
    expect(after.node.brief.forms ?? []).not.toContain('outlined');
    expect(after.node.decisions.mark.device).not.toBe('ring');
  },
);

it.each(['something like an old painted ship sign', 'lettering like a circus poster', 'more like an old bakery sign'])(
  'of what carries words the letters are meant: %s',
  async (change) => {
    const { before, after } = await refined('Smokehouse "Finn", a trout, navy, a geometric sans', change);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
    expect(outcomesOf(after)).toEqual(['applied']);
  },
);

it.each(['das wird auf dem Schlüssel zu fein', 'make the name bigger, it would be too fine on the cork'])(
  'where a logo is used is no picture of it: %s',
  async (change) => {
    const { before, after } = await refined('Distillery "Harrow", a stag, dark red', change);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  },
);

it('a name on one line gets the place besides that is told with it', async () => {
  const { after } = await refined(
    'Charity "Lamplight Readers", a lamp above the name, blue',
    'the name on one line instead of broken up, to the right of the lamp',
  );
  expect(after.node.decisions.layout.kind).toBe('row');
});

it('movement of a picture is not claimed for slanted letters', async () => {
  const { after } = await refined('Rowing club "Swift Oars", a boat, slanted letters, navy', 'more movement in the boat');
  expect(outcomesOf(after)).toEqual(['not_applied']);
});
