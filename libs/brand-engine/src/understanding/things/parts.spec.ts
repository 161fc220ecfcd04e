import { createEngine, type Engine } from '../../engine.js';
import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let engine: Engine;
let understanding: Understanding;
beforeAll(async () => {
  engine = await createEngine();
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Un loro sobre una rama para la tienda Selva, el pico rojo, las alas verdes', 'own-parrot-perched'],
  ['Ein Specht für die Tischlerei Klopf, Schnabel orange, Körper schwarz', 'own-woodpecker'],
  ['Une chouette pour la librairie Minerve, le bec jaune, les ailes brunes', 'own-owl'],
  ['A rabbit, ears pink, body white, for Hopscotch Toys', 'rabbit'],
  ['Um pato com bico laranja para a Padaria Lago, azul', 'own-duck'],
])('parts of a creature are no pictures beside it: %s', async (prompt, icon) => {
  const brief = await understanding.understand(prompt);
  expect(brief.icons[0]).toMatchObject({ id: icon, named: true });
  expect(brief.together ?? [icon]).toContain(icon);
  expect(brief.together ?? []).not.toContain('own-wing');
});

it('the colour of the body is that of the creature, and that of a part is left out and reported', async () => {
  const prompt = 'Un tucán sobre un tambor para Radio Selva. El pico naranja, el cuerpo negro, el tambor verde';
  const { colours } = await understanding.understand(prompt);
  expect(colours.things?.map((own) => own?.words)).toEqual(['negro', 'verde']);
  expect(colours.tertiary ?? null).toBeNull();
  const { interpretation } = await engine.generate({ prompt, seed: 'part', watermark: false });
  expect(interpretation.clauses.find(({ text }) => text.includes('pico'))).toMatchObject({
    outcome: 'not_applied',
    reason: expect.stringContaining('its beak is not told apart') as string,
  });
});

it('a peak is a mountain where no bird is near, and a hand beside a guitar is a thing', async () => {
  const peak = await understanding.understand('Monte Alto, agencia de viajes, un pico nevado, azul');
  expect(peak.icons[0]?.id).toMatch(/summit|mountain/);
  const { together } = await understanding.understand('Guitar school Six, a red hand and a guitar');
  expect(together).toEqual(['own-hand', 'guitar']);
});

it.each([
  ['lowercase please: nomad, a travel planning app, paper plane, coral', 'own-paper-plane-flying'],
  ['Beekeeper selling honey, Hum, a bee, yellow', 'own-bee'],
  ["Hearth's Open! (with the exclamation mark) is a community kitchen. A ladle, red.", 'own-ladle'],
  ['Montes, agencia de montaña, un pico, azul', 'own-mountain'],
])('what is asked for wins over what tells the business: %s', async (prompt, icon) => {
  const { icons, together } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: icon, named: true });
  expect(together).toBeUndefined();
});

it.each([
  ['Brauerei Alter Bock, Ziegenbock-Kopf, dunkelgrün', 'own-goat'],
  ['Schule Nord, Löwenkopf, rot', 'own-maned-lion'],
  ['Escuela Norte, cabeza de lobo, rojo', 'own-wolf'],
  ['School Noord, een leeuwenkop, rood', 'own-maned-lion'],
])('the head of an animal shows the animal, and is no place and no cup: %s', async (prompt, icon) => {
  expect((await understanding.understand(prompt)).icons[0]).toMatchObject({ id: icon, named: true });
});

it.each([
  ['Guild of ringers called Lower Aske, a single church bell, mouth upward, maroon', 'mouth'],
  ['Axolotl Freight, moving company. Head of an axolotl, side view, orange', 'head'],
])('how a thing holds a part, and the part of what nobody draws, are no pictures: %s', async (prompt, part) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.filter(({ id }) => id.includes(part) || id.includes('profile'))).toEqual([]);
});
