import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');

describe('a word of the name', () => {
  it.each([
    ['Marlowe & Finch, wordmark, navy', 'could "Finch" be a bit smaller than "Marlowe"', 'Finch'],
    ['Marlowe & Finch, wordmark, navy', 'make Marlowe bigger', '& Finch'],
    ['Marlowe & Finch, wordmark, navy', 'make the ampersand smaller', '&'],
    ['Taller Mendoza, solo texto, verde', '"Taller" más pequeño', 'Taller'],
    ['Librairie du Port, wordmark, bleu', '« du Port » plus petit', 'du Port'],
    ['Café Lindenhof, nur Schrift, braun', 'das Wort Café bitte kleiner als den Rest', 'Café'],
    ['Bottega Orsi, solo testo, marrone', 'la parola Bottega più piccola', 'Bottega'],
  ])('%s: “%s” leaves “%s” smaller than the rest', async (start, change, part) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.type).toEqual({ ...before.node.decisions.type, smallPart: part });
  });

  it.each([
    'the first letter in another colour',
    'make the A stand out',
    'la primera letra de otro color',
    'la première lettre dans une autre couleur',
  ])('is not painted where one letter is: %s', async (change) => {
    const { before, after } = await refined('Atlas Translations, wordmark, dark red', change);
    expect(after.node.decisions.mark.colouredAt).toEqual([0]);
    expect(after.node.decisions.palette.primary).toBe(before.node.decisions.palette.primary);
  });

  it('takes no picture or letter that is not there', async () => {
    const { after } = await refined('Kiln & Copper, wordmark, navy', 'make the Q stand out');
    expect(after.interpretation.clauses).toEqual([expect.objectContaining({ reason: 'There is no such “Q” in the name.' })]);
  });
});

describe('the line under the name', () => {
  it.each([
    "add 'coffee on wheels' below, in lower case",
    'dodaj pod nazwą małymi literami „kawa i rowery”',
    "añade 'desde siempre' debajo, en minúsculas",
    'zet eronder "koffie en brood" in kleine letters',
  ])('is in small letters, and the name is not: %s', async (change) => {
    const { before, after } = await refined('Bean Machine, wordmark, brown', change);
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect(after.node.decisions.type).toMatchObject({ lineCase: 'lower', letterCase: before.node.decisions.type.letterCase });
  });

  it('is in capitals again', async () => {
    const { after } = await refined(
      'Bean Machine, wordmark, brown, tagline "Coffee on wheels"',
      'the tagline in lowercase, then the tagline in capitals again',
    );
    expect(after.node.decisions.type.lineCase).toBeUndefined();
  });
});
