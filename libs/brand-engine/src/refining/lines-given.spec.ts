import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('given', 'anew');
const hostel = 'The Open Door, a hostel in York, red';

describe('a line that is given', () => {
  it('takes nothing from the name, whatever its own words say', async () => {
    const { before, after } = await refined(
      hostel,
      "The committee wants the strapline 'Never a night without shelter' below the name, in a lighter weight",
    );
    const { name, descriptor, type } = after.node.decisions;
    expect([name, descriptor]).toEqual(['The Open Door', 'Never a night without shelter']);
    expect(type.heading).toBe(before.node.decisions.type.heading);
    expect(outcomesOf(after)).toEqual(['applied', 'not_applied']);
  });

  it('is smaller where that is told of it', async () => {
    const { before, after } = await refined(`${hostel}, a bell beside the name`, "add the slogan 'Come on in' underneath, smaller");
    expect(after.node.decisions.layout.lineScale).toBeLessThan(1);
    expect(after.node.decisions.layout.symbolScale).toBe(before.node.decisions.layout.symbolScale);
  });

  it('still loses the article that is named', async () => {
    const { after } = await refined(hostel, 'drop the The');
    expect(after.node.decisions.name).toBe('Open Door');
  });

  it.each(['put my phone number 555-0199 on it', 'our number, 555 0199, below the name'])('is a number to call: %s', async (change) => {
    const { after } = await refined('Window cleaner Clear View, blue, a bucket', change);
    expect(after.node.decisions.descriptor).toMatch(/^555.0199$/);
  });
});

describe('letters that are to lean', () => {
  it.each([
    ['Removals Hoist, heavy letters, orange', 'can the name slant forward a bit'],
    ['Umzüge Schnell, blau, kräftige Schrift', 'Die Buchstaben sollen schräg stehen, wie in Bewegung'],
    ['Déménagements Vite, bleu, lettres grasses', 'des lettres penchées, comme en mouvement'],
  ])('%s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.type.treatments).toContain('slanted');
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

describe('small letters that are left so', () => {
  it.each([
    ['Escola de surf Alta Vaga, azul, uma onda', 'deixa tudo minúsculo'],
    ['Escola de surf Alta Vaga, azul, uma onda', 'o nome todo minúsculo por favor'],
    ['Surfschule Hohe Welle, blau, eine Welle', 'lass bitte alles klein geschrieben'],
    ['Surf school High Tide, blue, a wave', 'leave everything lower case'],
  ])('%s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.type.letterCase).toBe('lower');
  });
});
