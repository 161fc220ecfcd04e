import { outcomesOf, useRefining } from '../testing/refined.js';
import { withoutLetterParts } from './parsing/chat.js';

const refined = useRefining('s1', 's2');
const start = 'Copse Lane Books, an owl, dark green';

describe('what is said around a wish', () => {
  it.each([
    ['Hi team, make it red. Cheers, Robin', 'make it red.'],
    ['Hallo zusammen, bitte größer. Viele Grüße, Anna Wolf', 'bitte größer.'],
    ['make it red, thanks', 'make it red, thanks'],
  ])('“%s” is read as “%s”', (text, wish) => {
    expect(withoutLetterParts(text)).toBe(wish);
  });

  it('takes nobody who signs for a picture', async () => {
    const { before, after } = await refined(start, 'Hello, our customers love the owl. Could it be navy? Regards, Robin');
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('leaves what somebody else would change and the writer would not', async () => {
    const { before, after } = await refined(start, 'My wife says the green is too dark but I like it. The font is too heavy though.');
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.type).not.toEqual(before.node.decisions.type);
  });

  it.each(['One colour only, it has to go on a rubber stamp', 'Nur eine Farbe, das muss auf einen Stempel'])(
    '“%s” tells where it is used, and asks for no stamp',
    async (change) => {
      const { before, after } = await refined(start, change);
      expect(after.node.decisions.layout).toEqual(before.node.decisions.layout);
      expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    },
  );

  it('reads the wish behind “so”', async () => {
    const { after } = await refined('Copse Lane Books, an owl in a circle, navy', 'We print on brown bags so no circle');
    expect(after.node.decisions.mark.container).toBe('none');
  });
});
