import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const start = 'Copse Lane Books, a lantern, navy, plain sans letters';

describe('letters by where they are seen', () => {
  it.each([
    ['make the lettering more olde english', 'grenze-gotisch'],
    ['letters like on a medieval castle gate', 'grenze-gotisch'],
    ['The name as if my grandmother had written it', 'dancing-script'],
    ['Can the lettering look like an American diner?', 'pacifico'],
    ['letters as carved in stone', 'cinzel'],
    ['Like a national park sign', 'zilla-slab'],
    ['a font as on an old baseball shirt', 'alfa-slab-one'],
    ['squarer lettering if that is possible', 'chakra-petch'],
    ['Buchstaben wie von einer alten Zeitung', 'newsreader'],
  ])('%s ⇒ %s', async (change, font) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type.font).toBe(font);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it.each(['meno spesso il carattere, per piacere', 'la police moins grasse', 'die Schrift bitte weniger fett'])(
    'regression: what is to be less bold is thinner: %s',
    async (change) => {
      const { before, after } = await refined(start, change);
      expect(after.node.decisions.type).not.toEqual(before.node.decisions.type);
      expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
      expect(outcomesOf(after)).toEqual(['applied']);
    },
  );

  it('says which face stands for one that the pack does not have', async () => {
    const { after } = await refined(start, 'Please use Times New Roman');
    expect(after.node.decisions.type.font).toBe('libre-baskerville');
    expect(after.interpretation.clauses[0]?.reason).toBe('Times New Roman is not in the pack; Libre Baskerville is near to it.');
  });

  it('a mood beside them takes no other letters', async () => {
    const { after } = await refined(start, 'letters from the 70s please, groovy');
    expect(after.node.decisions.type.font).toBe('fraunces');
    expect(outcomesOf(after)).toEqual(['applied', 'kept']);
  });

  it('what letters are likened to with displeasure is not drawn, and others come', async () => {
    const { before, after } = await refined(start, 'The letters look like a kebab shop');
    expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
  });
});
