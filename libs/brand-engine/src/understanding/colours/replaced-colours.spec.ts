import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const coloursOf = async (prompt: string): Promise<string[]> => {
  const { primary, secondary, tertiary } = (await understanding.read(prompt)).brief.colours;
  return [primary, secondary, tertiary].flatMap((colour) => (colour ? [colour.words] : []));
};

it.each([
  ['Kennels Loyal Lane. A hound in pink. On second thoughts make it teal', ['teal']],
  ['Kennels Loyal Lane. A hound in red. Actually, scrap the red: navy', ['navy']],
  ['Kennels Loyal Lane. A hound. I first wanted pink, but the shop next door is pink. So navy', ['navy']],
  ['Kennels Loyal Lane. A hound in lilac. I have changed my mind: navy', ['navy']],
  ['Kennels Loyal Lane. Blue is boring so avoid it', []],
  ['Kennels Loyal Lane. It was pink until now, please change it to navy', ['navy']],
  ["Kennels Loyal Lane. A hound in red. I've gone off red since; please use navy", ['navy']],
  ['Gelateria Brina. Un cono. Rosa. Anzi no, meglio verde', ['verde']],
  ['Escuela Sur. Una guitarra. Verde. No, mejor rojo', ['rojo']],
  ['Kita Laubfrosch. Erst wollten wir Braun, nun soll er grün werden', ['grün']],
])('a colour that was taken back has given way: %s', async (prompt, colours) => {
  expect(await coloursOf(prompt)).toEqual(colours);
});

it.each([
  ['Kennels Loyal Lane. I was thinking of pink, but not too sweet, and navy', ['pink', 'navy']],
  ['Kennels Loyal Lane. My sister suggested a hound in pink', ['pink']],
])('one that nothing is set against has not: %s', async (prompt, colours) => {
  expect(await coloursOf(prompt)).toEqual(colours);
});
