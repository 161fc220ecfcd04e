import { fromHex } from '../colour/oklch.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('asked', 'anew');

describe('a size of the name that is told', () => {
  it.each([
    'the name is too small. Make it roughly twice as big',
    'make the name twice as big',
    'Der Name ist zu klein, bitte doppelt so groß',
  ])('%s', async (change) => {
    const { before, after } = await refined('Physio Cove Street, calm teal, a shell beside the name', change);
    const { nameScale = 1, symbolScale } = after.node.decisions.layout;
    expect(nameScale / (before.node.decisions.layout.nameScale ?? 1)).toBeCloseTo(2, 1);
    expect(symbolScale).toBe(before.node.decisions.layout.symbolScale);
  });
});

describe('one of two pictures', () => {
  const scouts = 'Scout group 3rd Larkmoor, a badge with a fox and a bonfire, green';

  it('goes and the other stays', async () => {
    const { after } = await refined(scouts, 'bonfire no, fox yes');
    expect(picturesOf(after.node.decisions)).toEqual(['own-fox']);
  });

  it('gives way to another one, whatever is said in passing', async () => {
    const { after } = await refined(scouts, 'Fox yes, bonfire no (too dangerous, they said). Replace it with a tent.');
    expect(picturesOf(after.node.decisions)).toEqual(['own-fox', 'tent']);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('a picture that is not the thing', () => {
  it.each([
    ['Café Wolfsbau, ein Fuchs, orange', 'Das ist kein Fuchs, das ist ein Hund'],
    ['Toy shop Pawn & Rook, a pawn, red', "That isn't a pawn, it's a lamp"],
    ['Toy shop Zibble, a puzzle piece, red', "that's not a zibble, it's a bear"],
    ['Accountants Reckon & Co, a calculator, blue', "I don't understand the picture. Could it be a glorp?"],
  ])('is not exchanged for what it was mistaken for: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(outcomesOf(after)).toContain('not_applied');
  });

  it('is exchanged where a remedy is named', async () => {
    const { after } = await refined('Accountants Reckon & Co, a calculator, blue', "I don't get the drawing. What about an abacus?");
    expect(picturesOf(after.node.decisions)).toEqual(['abacus']);
  });

  it('is not thinner because its letters are', async () => {
    const { before, after } = await refined(
      'Jeweller Silver Owl, an owl, silver and navy',
      'The owl is too childish. More geometric, with a thin stroke please',
    );
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(outcomesOf(after).slice(1)).toEqual(['not_applied', 'not_applied']);
  });
});

describe('what else is told in one breath', () => {
  it('is a year in an emblem', async () => {
    const { after } = await refined('Football team Puddle Lane FC, green', 'make it a round badge with 1987 at the bottom');
    expect(after.node.decisions).toMatchObject({ year: '1987', layout: { kind: 'badge' } });
    expect(after.node.decisions.layout.kind).toBe('badge');
  });

  it.each(['dat groen mag iets donkerder', 'het groen iets donkerder graag', 'green could be a little bit darker'])(
    'is a darker colour: %s',
    async (change) => {
      const { before, after } = await refined('Fietsenwinkel De Ketting, donkergroen, een fiets', change);
      expect(fromHex(after.node.decisions.palette.primary).l).toBeLessThan(fromHex(before.node.decisions.palette.primary).l);
    },
  );

  it('is the side of what the name speaks of, and where it looks', async () => {
    const { before, after } = await refined(
      'Tea room The Old Kettle, a teapot, copper',
      'The kettle faces the wrong way. Flip it, and put the kettle on the left',
      's1',
    );
    expect(picturesOf(after.node.decisions)).toEqual(picturesOf(before.node.decisions));
    expect(after.node.decisions).toMatchObject({ mark: { mirrored: true }, layout: { kind: 'row' } });
  });

  it('is a picture in a letter, or everything as it was', async () => {
    const { before, after } = await refined(
      'Garage Otto, a wheel, red',
      'I like the wheel, put it inside the O if you can. Otherwise leave it as it is.',
    );
    expect(after.node.decisions.mark).toMatchObject({ icon: before.node.decisions.mark.icon, letterPicture: { letter: 'O' } });
    expect(outcomesOf(after)).toEqual(['kept', 'applied', 'kept']);
  });

  it('is a colour that comes, though the one that is disliked is not there', async () => {
    const { before, after } = await refined('Wildlife rescue Bramble Paw, hedgehog, green', "we don't like the brown, perhaps purple?");
    expect(after.node.decisions.palette.primary).not.toBe(before.node.decisions.palette.primary);
    expect(outcomesOf(after)).toContain('applied');
  });

  it('is a line between the words, which makes no letter thinner', async () => {
    const { before, after } = await refined(
      'Architects Atelier Norholm, letters only, black',
      "'Atelier' on its own line and a thin line between them",
    );
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(outcomesOf(after)).toEqual(['applied', 'applied']);
  });
});
