import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ["dessin au trait d'un chat, café Velours", 'cat'],
  ['dibujo de línea de una taza, Café Sombra', 'cup'],
  ['lijntekening van een boom, kwekerij Stam', 'tree'],
  ['line drawing of a lighthouse, Skerry hotel', 'lighthouse'],
])('what is to be drawn in lines is asked for: %s', async (prompt, thing) => {
  const { brief, wishes } = await understanding.read(prompt);
  expect(brief.forms).toContain('outlined');
  expect(wishes.some((wish) => wish.kind === 'thing' && wish.asked && wish.term.includes(thing))).toBe(true);
});
