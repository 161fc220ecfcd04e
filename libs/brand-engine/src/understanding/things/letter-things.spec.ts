import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['V in Viola is a wine glass', { letter: 'V', at: [0], place: 'letter' }],
  ['Tanning studio Corona, the o should be a sun', { letter: 'o', at: [1], place: 'letter', icon: 'own-sun-rays' }],
  ['A florist called Moss & Bloom, the second o in Bloom is a flower', { at: [10], icon: 'flower' }],
  ['Friends of the Old Oak, the second O is a moon', { at: [19], icon: 'moon' }],
  ['Logo for “Noonday” yoga with a moon for the second o', { at: [2], icon: 'moon' }],
  ['Camping Arvenwald, das A durch ein Zelt ersetzen', { letter: 'A', at: [8], icon: 'tent' }],
  ['Bäckerei Morgenrot, das zweite o soll eine Brezel sein', { at: [16], icon: 'own-pretzel' }],
  ['Un hôtel qui s’appelle Lacour, il faut remplacer le o par un soleil', { at: [3], icon: 'own-sun-rays' }],
  ['Bar Pino, la o como una naranja', { at: [7], icon: 'orange' }],
  ['Velodrom club Rotor: both o’s as wheels', { at: [1, 3], place: 'letter' }],
  ['Tea bar Minze, the dot of the i is a leaf', { letter: 'i', at: [1], place: 'dot', icon: 'leaf' }],
  ['Gärtnerei Lindgrün: i-Punkt als Biene', { at: [1], place: 'dot', icon: 'own-bee' }],
  ['Candles by Wick & Tin: a flame instead of the dot on the i in Tin', { at: [19], place: 'dot' }],
  ['Stand called LOLA, a lemon in place of the O? no wait in place of the second L', { letter: 'L', at: [2], place: 'letter' }],
  ['Dentist Orly, a tooth inside the O', { letter: 'O', at: [0], place: 'counter', icon: 'own-tooth' }],
  ['Bodega Trigal con una uva en lugar de la i', { letter: 'i', place: 'letter', icon: 'own-grapes' }],
  ['Frutería Mora, quiero que la o sea una naranja', { letter: 'o', icon: 'orange' }],
  ['Bloemist Roos: vervang beide o’s door rozen', { letter: 'o', place: 'letter', icon: 'own-rose-stem' }],
  ['Yoga Lotos, im zweiten o sitzt eine Lotusblüte', { place: 'counter' }],
  ['Hiking club Montara: an M formed by two mountains', { letter: 'M', at: [0], place: 'letter' }],
])('a letter of the name is read as a thing: %s', async (prompt, expected) => {
  expect((await understanding.understand(prompt)).inLetters).toMatchObject(expected);
});

it.each([
  'The A Team, a moving company with a truck',
  'Logo with the letter R and a rose, for Rosalie',
  'Plan B, a pub with a bee',
  'Bakery La Mie, not with a loaf for the i',
  'I want a fox for The O Club',
  'Gardeners Greenleaf. A G made of leaves',
  'Children’s clothes Naïf, two dots on the i',
  'Big letter B in a circle, with a bee above, for Bellini',
  'Hat maker Tilda & Vane. A feather whose quill is a T, green',
  'Sail loft Ondine, an O shaped like a sailing winch, navy',
])('a letter that is only named is none: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).inLetters).toBeUndefined();
});

it('the colour that is told of the thing is read', async () => {
  const { colours, inLetters } = await understanding.understand('Tea bar Minze, the dot of the i is a green leaf');
  expect(inLetters?.icon).toBe('leaf');
  expect(colours.primary?.words).toBe('green');
});
