import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('short', 'shorter');

describe('a part of the name goes, or is all that stays', () => {
  it.each([
    ['Bakery called Morrow & Pell, an oven, brown', 'drop the & Pell', 'Morrow'],
    ['Bakery called Morrow & Pell, an oven, brown', 'just Morrow please', 'Morrow'],
    ['Blue Heron Kayaks, a heron, blue', 'remove "Kayaks" from the name', 'Blue Heron'],
    ['Blue Heron Kayaks, a heron, blue', 'take the word Kayaks out, only Blue Heron should stay', 'Blue Heron'],
    ['Blue Heron Kayaks, a heron, blue', 'it should just say Blue Heron', 'Blue Heron'],
    ['Accountants called Sterling Bough Ltd, a tree, green', 'We have been told to leave off "Ltd"', 'Sterling Bough'],
    ['Radio station called Wave 94.2, a microphone, red', "It's 94.5 actually", 'Wave 94.5'],
    ['Café Fuchsbau, ein Fuchs, rot', 'Entferne das Wort Café', 'Fuchsbau'],
    ['Café Fuchsbau, ein Fuchs, rot', 'Bitte nur noch Fuchsbau', 'Fuchsbau'],
    ['Panadería Trigo Limpio, una espiga', 'quita la palabra Panadería, solo Trigo Limpio', 'Trigo Limpio'],
    ['Bakkerij De Molen, een molen', 'haal het woord Bakkerij weg', 'De Molen'],
  ])('%s ⇒ %s', async (start, change, name) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.name).toBe(name);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('takes the line under the name away by its words', async () => {
    const { before, after } = await refined('Bakery Fennel, tagline "baked at dawn", a fox, red', 'remove the words baked at dawn');
    expect(before.node.decisions.descriptor).toBe('baked at dawn');
    expect(after.node.decisions).toMatchObject({ descriptor: null, name: before.node.decisions.name });
  });

  it.each([
    ['Blue Heron Kayaks, a heron, blue', 'lose the heron'],
    ['Blue Heron Kayaks, a heron, blue', 'only blue please'],
    ['Blue Heron Kayaks, a heron, blue', 'just the heron'],
    ['Café Fuchs, ein Fuchs, rot', 'nimm den Fuchs raus'],
  ])('a thing or a colour of the same name is none: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.name).toBe(before.node.decisions.name);
  });
});
