import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  'Purely a wordmark for Tessel, tile makers, blue',
  'Plumbers Dunmore & Hart. No taps, just solid royal blue lettering.',
  'Nur ein Schriftzug: Klangholz. Wir bauen Gitarren, braun',
  'Gitarrenbau Klangholz, bitte kein Bild, braun',
  'Uniquement du texte : Maison Ardent, chocolatier, brun',
  'Boulangerie Le Fournil, pas de dessin, jaune',
  'Solo la scritta per Bottega Lario, scarpe, nero',
  'Scarpe Lario, senza disegni, nero',
  'Librería Faro, sin dibujos, azul',
  'Padaria Trigal, sem imagens, castanho',
  'Alleen een woordmerk voor Bakkerij Zon, geel',
  'Endast ett ordmärke för Lind Snickeri, grönt',
  'Bageri Korn, ingen tegning, gul',
])('asks for nothing but letters: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).constraints).toMatchObject({ symbol: 'wordmark', noIcon: true, noText: false });
});

it('a picture of one thing that is refused leaves the others', async () => {
  const { constraints, avoidConcepts } = await understanding.understand('Dental lab Brightly. No picture of a tooth please, a smile');
  expect(constraints.noIcon).toBe(false);
  expect(avoidConcepts).toContain('tooth');
});

it.each([
  ['Nursery Oaklet, an acorn, brown. Without any letters inside the acorn.', 'own-acorn'],
  ['Nursery Owlet, an owl, brown. No text on the owl.', 'own-owl'],
  ['Poterie Argile, un hibou, brun, sans texte en arc de cercle', 'own-owl'],
])('letters that are refused inside a picture leave name and picture: %s', async (prompt, shown) => {
  const { constraints, icons } = await understanding.understand(prompt);
  expect(constraints.noText).toBe(false);
  expect(icons[0]).toMatchObject({ id: shown, named: true });
});

it('regression: no effects of the text leave the text', async () => {
  const { constraints } = await understanding.understand('bar New Dawn, a sunrise, sunset colours, no text effects');
  expect(constraints.noText).toBe(false);
});
