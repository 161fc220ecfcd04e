import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Barber Fade Street, old sign-painter lettering', 'painted'],
  ['Butcher Hargreave, proper old shop sign lettering', 'label'],
  ['Panadería Espiga, letras como de rótulo pintado', 'painted'],
  ['Huîtres Le Goff, esprit enseigne peinte', 'painted'],
  ['Brewery Hollow Oak, looks like it has been there a hundred years', 'past'],
  ['Candle stall Two Wicks, a bit old timey', 'past'],
  ["Barbearia d'Ouro, letras antigas", 'past'],
  ['Solicitors Vale, Caslon-like serif', 'book'],
  ['Farm shop Slade, a hen, letterpress look', 'book'],
])('regression: %s: the voice of the letters is told by their time', async (prompt, era) => {
  expect((await understanding.read(prompt)).brief.era).toBe(era);
});

it.each(['Chocolaterie Fève, élégant, lettrage fin', 'Panadería Espiga, letras como de rótulo pintado'])(
  'regression: who speaks of lettering is no calligrapher: %s',
  async (prompt) => {
    expect((await understanding.read(prompt)).brief.industry).not.toBe('calligraphy');
  },
);

it.each(['Dachdecker Nordwind, grau, soll auf dem Transporter gut aussehen', 'Electricians Spark, something for a van and hi vis'])(
  'regression: what the mark is seen on is not shown: %s',
  async (prompt) => {
    const { icons } = (await understanding.read(prompt)).brief;
    expect(icons.map(({ id }) => id)).not.toContain('van');
  },
);

it('regression: an age is no time: "for over 60s"', async () => {
  expect((await understanding.read('Walking group for over 60s, Striders. A mountain, red')).brief.era).toBeUndefined();
});
