import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const start = 'Copse Lane Books, a lantern, navy';

describe('short wishes and complaints', () => {
  it.each(['a bit tacky', 'looks like clipart', 'yawn', 'adventure!', 'I want mums to feel at home'])(
    '“%s” keeps the picture and is not refused',
    async (change) => {
      const { before, after } = await refined(start, change);
      expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
      expect(outcomesOf(after)).toContain('applied');
    },
  );

  it.each([
    ['Montserrat please', 'montserrat'],
    ['letters as on a concert programme', 'eb-garamond'],
  ])('%s ⇒ %s', async (change, font) => {
    const { after } = await refined('Copse Lane Books, a lantern, navy, typewriter letters', change);
    expect(after.node.decisions.type.font).toBe(font);
  });

  it('letters that are to be less fat are thinner', async () => {
    const { before, after } = await refined('Copse Lane Books, a lantern, navy, heavy letters', 'can the letters be less fat');
    expect(after.node.decisions.type.heading).toBeLessThan(before.node.decisions.type.heading);
  });

  it('room between letters is none between picture and name', async () => {
    const { before, after } = await refined(start, 'letters with more room between them');
    expect(after.node.decisions.layout.gap).toBe(before.node.decisions.layout.gap);
    expect(after.node.decisions.type.tracking).toBeGreaterThan(before.node.decisions.type.tracking);
  });

  it("“that's a bottle, not a lantern” brings no bottle", async () => {
    const { after } = await refined(start, "that's a bottle, not a lantern");
    expect(picturesOf(after.node.decisions).join()).not.toContain('bottle');
  });

  it('a name that is written with commas is taken whole', async () => {
    const { after } = await refined('Whitcombe & Byrne, notaries, dark blue', 'Whitcombe, Byrne & Hale');
    expect(after.node.decisions.name).toBe('Whitcombe, Byrne & Hale');
  });

  it('where a change is to be printed is no wish', async () => {
    const { after } = await refined(start, 'black and white please, for the letterhead');
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});
