import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('joined', 'anew');

describe('what joins the words of a name', () => {
  it.each([
    ['Salt & Stone, a bakery, brown', 'could you spell out the ampersand', 'Salt and Stone'],
    ['Salt & Stone, a bakery, brown', "the word 'and' rather than that & sign, please", 'Salt and Stone'],
    ['Bäckerei Korn & Kruste, braun', 'das & bitte ausschreiben', 'Bäckerei Korn und Kruste'],
    ['Boulangerie Sel & Pain, brun', 'écrivez « et » en toutes lettres', 'Boulangerie Sel et Pain'],
    ['Bakery called Salt and Stone, brown', "I'd rather have an ampersand in the name", 'Salt & Stone'],
    ['Salt & Stone, a bakery, brown', 'drop the &', 'Salt Stone'],
  ])('%s ⇒ %s', async (start, change, name) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.name).toBe(name);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});
