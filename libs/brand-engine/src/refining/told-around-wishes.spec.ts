import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');

describe('what stands around a wish', () => {
  it('takes a picture out of its circle, and keeps it', async () => {
    const { before, after } = await refined('Cinder Pizza, a flame in a circle, red', 'take the flame out of the circle');
    expect(after.node.decisions.mark.container).toBe('none');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });

  it.each(['bolder letters, we are a family house', 'bolder letters, people thought the flame was a leaf'])(
    '“%s” brings no other picture',
    async (change) => {
      const { before, after } = await refined('Cinder Pizza, a flame, red', change);
      expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    },
  );

  it('puts a picture on the side that is told of it', async () => {
    const { after } = await refined('Meadow Dairy, a cow above the name, blue', 'put the cow next to the name, on the left');
    expect(after.node.decisions.layout.nameFirst).toBeUndefined();
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('leaves the name out where only the picture is to stay', async () => {
    const { after } = await refined('Meadow Dairy, a cow, blue', 'only the cow');
    expect(after.node.decisions.layout.kind).toBe('symbol');
  });

  it('reads “aber” inside what it opposes', async () => {
    const { after } = await refined('Café Amsel, ein Vogel, rot', 'Der Vogel bleibt, das Rot aber dunkler');
    expect(after.interpretation.clauses.map(({ text }) => text)).toEqual(['Der Vogel bleibt', 'das Rot aber dunkler']);
  });

  it('compares with oak, and draws none', async () => {
    const { before, after } = await refined('Schreinerei Span, ein Hobel, braun', 'helleres Braun, eher wie Eiche');
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });
});

describe('a story around a wish', () => {
  it.each([
    'Our partners met yesterday: they want serif letters',
    'The children voted! Bigger letters please',
    'hiya! make the cow green, thx x',
    'The letters are uneven. Another font?',
  ])('“%s” is told nothing of what failed', async (change) => {
    const { after } = await refined('Meadow Dairy, a cow, blue', change);
    expect(outcomesOf(after)).toContain('applied');
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it.each([
    'people see a donkey. Rounder letters please',
    'the cow should wave, and a serif font',
    'in the blue of the sea, bolder letters',
  ])('“%s” brings no other picture', async (change) => {
    const { before, after } = await refined('Meadow Dairy, a cow, blue', change);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });

  it('“everything except the cow and the name” leaves both', async () => {
    const { after } = await refined('Meadow Dairy, a cow in a circle, blue', 'Take away everything except the cow and the name');
    expect(after.node.decisions.mark.container).toBe('none');
    expect(after.node.decisions.mark.icon).toContain('cow');
    expect(after.node.decisions.layout.kind).not.toBe('symbol');
  });
});
