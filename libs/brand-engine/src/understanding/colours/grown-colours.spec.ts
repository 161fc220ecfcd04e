import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Fleuriste Camille, une pivoine rose pâle', 'own-peony', 'rose pâle'],
  ['Agrumes Soleil, une orange verte', 'orange', 'verte'],
  ['Frutería Pepa, una naranja roja', 'orange', 'roja'],
  ["Fruttivendolo Gino, un'arancia rossa", 'orange', 'rossa'],
  ['Cafetería Norte, una lavanda morada', 'own-lavender', 'morada'],
  ['Blumenladen Marlene, eine rosa Rose', 'own-rose-stem', 'rosa'],
  ['Blomsterbutik Floret, en lyserød rose', 'own-rose-stem', 'lyserød'],
  ['Blomsteraffär Norr, en gul ros', 'own-rose-stem', 'gul'],
  ['Kwiaciarnia Bratek, czerwony mak', 'own-poppy', 'czerwony'],
  ["A violet in purple for Ida's Tearoom", 'flower', 'purple'],
  ['Sari house Meenal. One peacock, maroon', 'own-peacock', 'maroon'],
  ['Wine bar Kiki, one flamingo, black', 'own-flamingo', 'black'],
  ['Pescadería Ola, un salmón rojo', 'own-leaping-salmon', 'rojo'],
  ['Juice bar Press, a sliced orange, green', 'orange', 'green'],
  ['Pixel Pantry, meal kits for gamers, 8-bit strawberry, magenta', 'own-strawberry', 'magenta'],
  ['Marmalade kitchen Dundee & Daughter. Peeled orange on a plate, navy', 'orange', 'navy'],
])('what has a colour of its own is no colour: %s', async (prompt, icon, colour) => {
  const { icons, colours } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: icon, named: true });
  expect(colours.primary?.words).toBe(colour);
  expect(colours.secondary).toBeNull();
});

it.each([
  ['Soap brand Dusk, lavender and grey', 'lavender'],
  ['Candle Co Umber, a soft peach', 'soft peach'],
  ['Ristorante Uva, verde oliva e oro', 'verde oliva'],
  ['A blue violet logo for Nightshade Games', 'blue violet'],
  ['Bakery Rye, olive green', 'olive green'],
])('a colour that is named after what grows stays a colour: %s', async (prompt, colour) => {
  expect((await understanding.understand(prompt)).colours.primary?.words).toBe(colour);
});

it.each([
  ['Kite in blue and orange for Windy Toys', 'kite'],
  ['Balloon in red and yellow for Uplift Rides', 'balloon'],
])('what opens a prompt in its colours is what is shown: %s', async (prompt, icon) => {
  expect((await understanding.understand(prompt)).icons[0]).toMatchObject({ id: icon, named: true });
});

it('a little of a colour in a list of colours is no thing', async () => {
  const { icons } = await understanding.understand('Playgroup Little Seals, a seal. Colours: sand, pale blue and a little coral');
  expect(icons.filter(({ named }) => named).map(({ id }) => id)).not.toContain('own-coral-branch');
});

it.each([
  ['Sea school Meridian, a compass rose, navy and brass', 'compass-rose', ['navy', 'brass']],
  ['Soap maker Ross: a prickly thistle, purple and green', 'own-thistle-flower', ['purple', 'green']],
])('a rose of the winds and a flower that is described are no colours: %s', async (prompt, icon, colours) => {
  const brief = await understanding.understand(prompt);
  expect(brief.icons[0]).toMatchObject({ id: icon, named: true });
  expect([brief.colours.primary?.words, brief.colours.secondary?.words, brief.colours.tertiary?.words]).toEqual([...colours, undefined]);
});

it.each([
  ['Notary Bell, charcoal with a little gold', ['charcoal', 'gold']],
  ['Notary Bell, navy plus a little copper', ['navy', 'copper']],
])('a little of a metal is a colour: %s', async (prompt, colours) => {
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect([primary?.words, secondary?.words]).toEqual(colours);
});

it('what runs into another is a colour', async () => {
  const { colours, icons } = await understanding.understand('Moonlit Meditation, a crescent moon, lavender gradient');
  expect(colours.primary?.words).toBe('lavender');
  expect(icons[0]?.id).toMatch(/moon/);
});

it('regression: a flower that is listed with a branch is one', async () => {
  const { primary } = (await understanding.understand('Photographer Ann Lee. poppy + pine branch, delicate, sage and terracotta')).colours;
  expect(primary?.words).toBe('sage');
});

it.each([
  ['Escola de vela Brisa, laranja, amarelo e preto', 'laranja', 'amarelo'],
  ['Escuela de vela Brisa. Naranja, rojo y negro', 'Naranja', 'rojo'],
  ['Scuola di vela Brezza, arancione, giallo e nero', 'arancione', 'giallo'],
])('a colour that begins a list of them is no fruit: %s', async (prompt, first, second) => {
  const { icons, colours } = await understanding.understand(prompt);
  expect(icons[0]?.id).not.toBe('orange');
  expect([colours.primary?.words, colours.secondary?.words]).toEqual([first, second]);
});
