import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const keyOf = (text: string, word: string): string | undefined => understanding.sentence(text).tokens.find(({ own }) => own === word)?.key;

it.each([
  ['a squrrel holding an acron', 'squrrel', 'squirrel'],
  ['a squrrel holding an acron', 'acron', 'acorn'],
  ['the sign is a dolfin on a wave', 'dolfin', 'dolphin'],
  ['a rabit inside a black circel', 'rabit', 'rabbit'],
  ['a rabit inside a black circel', 'circel', 'circle'],
  ['a cup inside a sqare, please', 'sqare', 'square'],
  ['the letters in brwon and yelow', 'brwon', 'brown'],
  ['the letters in brwon and yelow', 'yelow', 'yellow'],
  ['an anchor, dark gren please', 'gren', 'green'],
  ['Restaraunt called Blue Finch, a bird', 'restaraunt', 'restaurant'],
  ['bycicle repair Spokes, red', 'bycicle', 'bicycle'],
  ['a lighthous for Beacon Hill, turqoise', 'lighthous', 'lighthouse'],
  ['a lighthous for Beacon Hill, turqoise', 'turqoise', 'turquoise'],
  ['logo for my tatto studio Black Anchor', 'tatto', 'tattoo'],
])('what is mistyped is read as what was meant: %s', (text, written, meant) => {
  expect(keyOf(text, written)).toBe(meant);
});

it.each([
  ['a quoll on a rock for the nature reserve', 'quoll'],
  ['puddle jumpers of the forest school', 'puddle'],
  ['no noose and no gallows', 'noose'],
  ['a cheery and bright look for us', 'cheery'],
  ['something that my aunt can embroider on aprons', 'embroider'],
  ['we dont want any red', 'dont'],
  ['a bike shop called rabit, blue', 'rabit'],
  ['rabit, a bike shop, blue', 'rabit'],
])('a word that is spelt right, or a name, stays as it is: %s', (text, written) => {
  expect(keyOf(text, written)).toBe(written);
});

it('a mistyped thing is drawn in its mistyped colour, and the trade is not printed mistyped', async () => {
  const brief = await understanding.understand('bycicle repair Spokes, a squrrel, purpel');
  expect(brief.icons[0]).toMatchObject({ id: 'own-squirrel', named: true });
  expect(brief.colours.primary?.hue).toBeGreaterThan(280);
  expect(brief.trade).toBe('Bicycle repair');
});
