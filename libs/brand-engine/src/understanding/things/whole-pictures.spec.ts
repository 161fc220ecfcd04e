import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Guest house Perch, with a nest with three small eggs', 'own-nest-with-eggs'],
  ['Pension Ast, ein Nest mit drei Eiern', 'own-nest-with-eggs'],
  ['Surf school Barrel, with the sun rising over the sea', 'own-sun-over-waves'],
  ['Hotel Brisa, con un sol sobre el mar', 'own-sun-over-waves'],
  ['Ferienhaus Düne, eine Sonne über den Wellen', 'own-sun-over-waves'],
  ['Farm shop Ridge, with a rising sun over rolling hills', 'own-sun-over-hills'],
  ['Beach bar Drift, with a message in a bottle', 'own-message-in-a-bottle'],
  ['Garage Otto, with a vintage car', 'own-vintage-car'],
  ['Noodle bar Udo, a bowl with chopsticks', 'bowl-chopsticks'],
  ['Gelateria Uno, a cone with two scoops', 'own-two-scoops'],
  ['Blood drive Vena, two hands forming a heart', 'own-heart-hands'],
  ['Blood drive Vena, hands in the shape of a heart', 'own-heart-hands'],
  ['Blood drive Vena, a heart made of two hands', 'own-heart-hands'],
  ['Association Vena, deux mains formant un cœur', 'own-heart-hands'],
  ['Associazione Vena, due mani che formano un cuore', 'own-heart-hands'],
  ['Post office Pega, a horse with wings', 'own-pegasus'],
  ['Candle maker Cera, a wreath of small flowers', 'own-floral-wreath'],
])('what one picture shows is no pair of pictures: %s', async (prompt, icon) => {
  const { brief } = await understanding.read(prompt);
  expect(brief.icons[0]).toMatchObject({ id: icon, named: true });
  expect(brief.together).toBeUndefined();
  expect(brief.count).toBeUndefined();
});

it.each([
  ['Hotel Brisa, a yellow sun over blue waves', ['own-sun-rays', 'own-wave']],
  ['Café Marlow, a cat with a fish', ['own-cat']],
  ['Nursery Sprig, two hands holding a seedling', ['own-hands', 'seedling']],
])('two things in two colours or without a common picture are two: %s', async (prompt, icons) => {
  expect((await understanding.read(prompt)).brief.together).toEqual(expect.arrayContaining(icons));
});

it.each([
  ['Roeivereniging Nereus, twee gekruiste riemen', 'own-crossed-oars'],
  ['Leerwerkplaats Nerf, een riem', 'belt'],
])('a belt is an oar where people row: %s', async (prompt, icon) => {
  expect((await understanding.read(prompt)).brief.icons[0]).toMatchObject({ id: icon });
});
