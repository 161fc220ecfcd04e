import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';
import { tokenise } from '../understanding/text/text.js';
import { figuresOfSpeech } from './parsing/idioms.js';

const refined = useRefining('s1', 's2');

describe('figures of speech', () => {
  it.each([
    ['A thin font would suit us more', 'suit us more'],
    ['bear with me', 'bear with me'],
    ['a key to the left, please', ''],
    ['get the picture smaller', ''],
    ['das fällt sofort auf, springt ins Auge', 'springt ins Auge'],
  ])('of “%s” none but “%s” is one', (text, figure) => {
    const tokens = tokenise(text);
    expect(
      figuresOfSpeech(tokens)
        .map((at) => tokens[at]?.text)
        .join(' '),
    ).toBe(figure);
  });

  it.each([
    ['Rounded letters would suit us better'],
    ['spot on! just put the name in capitals'],
    ['bear with me, bigger letters please'],
    ['not my cup of tea yet, a serif font would be nice'],
    ['To hand it over to the printer: bolder letters'],
  ])('“%s” keeps the picture, and nothing is said to have failed', async (change) => {
    const { before, after } = await refined('Copse Lane Books, a lantern, navy', change);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect(outcomesOf(after)).toContain('applied');
  });

  it('reads an aversion as one, and lays no ground', async () => {
    const { after } = await refined('Copse Lane Books, a lantern, navy', "I'm not too keen on the navy, maybe a dark green");
    expect(after.node.decisions.palette.ground).toBeUndefined();
    expect(after.node.brief.colours.primary?.words).toBe('dark green');
  });
});
