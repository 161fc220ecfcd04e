import type { Identity } from '../engine.js';
import { useRefining } from '../testing/refined.js';

const refined = useRefining('unread', 'unread');
const told = ({ interpretation }: Identity): [string, string][] => interpretation.clauses.map(({ outcome, text }) => [outcome, text]);

describe('regression: words that nothing hangs on are not claimed with the rest of their clause', () => {
  it.each([
    ['Foxglove Florist, foxglove, purple', 'put it inside a wreath with the name curved on top', 'inside a wreath'],
    ['Tandem Tutors, two pencils, yellow', 'make one pencil red and a bit smaller than the other', 'and a bit smaller'],
    ['Elm Bakery, loaf, brown', 'write it in bold letters with a wavy baseline', 'with a wavy baseline'],
    ['Granite Law, initials, grey', 'woodcut style mountain behind the initials', 'mountain'],
    ['Hearth Bakery, loaf, brown', 'use a bread with steam coming off it', 'with steam coming off it'],
  ])('%s ⇒ %s', async (start, change, missed) => {
    const { after } = await refined(start, change);
    expect(told(after)).toContainEqual(['not_applied', missed]);
    expect(told(after).some(([outcome]) => outcome === 'applied')).toBe(true);
  });

  it.each([
    ['Juniper Bikes, bicycle, green', 'the bike should lean to the left and make it blue'],
    ['Salt & Fennel restaurant, fish, navy', 'a second fish swimming the other way, all in red'],
    ['Bluebell Nursery, bluebell, blue', 'everything lowercase, each in a different colour'],
    ['Petal Pushers, tulip, pink', 'the tulip should dance and make the letters bigger'],
  ])('what was read of a deed or a number that nobody read is no wish by itself: %s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(
      told(after)
        .map(([outcome]) => outcome)
        .sort(),
    ).toEqual(['applied', 'not_applied']);
  });

  it.each([
    ['Lantern Books, a lantern, red', 'bigger gaps between the letters'],
    ['Blue Compass, a travel agency, a compass', 'use a hot air balloon instead'],
    ['Sailing club Spindrift, a wave, blue', 'make it the colour of a ripe plum'],
    ['Two Owls Books, two owls, brown', 'make the two owls bigger'],
    ['Ash Bakery, loaf, brown', 'put it in a round badge'],
  ])('what is read as a whole is claimed as a whole: %s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(told(after)).toEqual([['applied', change]]);
  });
});

it('regression: "hand carved" asks for no hand', async () => {
  const { before, after } = await refined('Wren Stationery, a wren on a pencil, teal', 'make it look hand carved, like a linocut');
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
});

it('regression: a gradient that is not there is gone', async () => {
  const { after } = await refined('Nimbus Cloud, cloud, light blue', 'make it green, and drop the gradient');
  expect(told(after).map(([outcome]) => outcome)).toEqual(['applied', 'kept']);
});
