import { isSmallPicture } from '../direct/asked-picture.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('later', 'wish');

describe('a thing with the wish behind it comes, though none was wanted before', () => {
  it.each([
    ['Tailor Odell & Finch, thin letters, no picture', 'On second thoughts, a needle would be lovely', /needle/],
    ['Florist Marrow Lane, just the name, no icon', 'maybe a tulip after all', /tulip/],
    ['Florist Marrow Lane, just the name, no icon', 'We changed our minds: a tulip would work', /tulip/],
    ['Blumen Marrow, nur der Name, kein Symbol', 'eine Tulpe wäre doch schön', /tulip/],
    ['Panificio Fennel, solo il nome', 'un gallo ci starebbe bene', /rooster/],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { before, after } = await refined(start, change);
    expect(picturesOf(before.node.decisions)).toEqual([]);
    expect(picturesOf(after.node.decisions).join(' ')).toMatch(thing);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it.each([
    ['Tailor Odell & Finch, thin letters, no picture', 'a small needle above the name'],
    ['Florist Marrow Lane, just the name, no icon', 'a little tulip above the name would be great'],
    ['Fleuriste Marrow, sans image', 'finalement une petite tulipe au-dessus du nom serait bien'],
  ])('a small one over the name: %s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.layout.kind).toBe('stack');
    expect(after.node.decisions.layout.symbolScale).toBeLessThan(0.7);
    expect(after.node.brief.smallPicture).toBe(true);
  });

  it('stands small where a letter stood', async () => {
    const { after } = await refined('Driving lessons Corran, blue', 'put a little car in it');
    expect(picturesOf(after.node.decisions).join(' ')).toMatch(/car/);
    expect(isSmallPicture(after.node.decisions)).toBe(true);
  });

  it('keeps what only gets a colour', async () => {
    const { before, after } = await refined('Bakery Fennel, a fox, red', 'the fox would look great in blue');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});
