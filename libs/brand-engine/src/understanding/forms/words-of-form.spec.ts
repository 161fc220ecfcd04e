import type { Brief } from '../../brief.js';
import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const cases: readonly (readonly [string, Partial<Brief['constraints']>])[] = [
  ['Notary Pym. Serif, wide letter spacing', { typeClass: 'serif' }],
  ['geometric sans, cobalt, fintech Arcline', { typeClass: 'geometric' }],
  ['Physiotherapists Rise, calm teal, rounded sans serif', { typeClass: 'rounded' }],
  ['Notaries Pell, circle, grey', { container: 'circle' }],
  ['Azienda La Noce, una noce, emblema rotondo', { layout: 'badge' }],
  ['letras góticas para la taquería Grajo, negro', { typeClass: 'blackletter' }],
  ['brush script, red, noodle van Udo', { typeClass: 'script' }],
  ['Script logo, no sans, cupcake bar Frill', { typeClass: 'script' }],
  ['Boxing club Koda, heavy condensed caps', { typeClass: 'condensed', letterCase: 'upper' }],
  ['Logo rotondo, verde oliva, frantoio Tenuta Alba', { container: 'circle' }],
  ['Towels by Selkie, the seal above the name', { layout: 'stack', symbol: 'any' }],
  ['Lawyers Bram & Toft. Our initials spell BAT, so please avoid a monogram', { symbol: 'any' }],
  ['It has to be round. A moth for the band Lull', { container: 'circle' }],
  ['Das Logo soll rund sein. Töpferei Krug', { container: 'circle' }],
  ['The letters should be round, dairy Hof', { container: 'any' }],
  ['Studio legale Conti, monogramma, niente cornici', { container: 'none', symbol: 'monogram' }],
  ['Clock restorers Gray, small capitals, no symbols of any kind', { noIcon: true }],
  ['Everything in one shade of green. Gardener Hedge', { oneColour: true }],
  ['Physio Nord, ein einziges Blau', { oneColour: true }],
  ['en una sola tinta, verde oscuro, bodega Cerro', { oneColour: true }],
  ['Name underneath the picture. A lighthouse. Surf school Faro', { layout: 'stack' }],
  ['Name links, Bild rechts: Falkenau, ein Falke', { layout: 'row' }],
  ['Café Tau: eine Tasse, Name rechts daneben', { layout: 'row' }],
];

it.each(cases)('a word of form is a demand: %s', async (prompt, asked) => {
  expect((await understanding.understand(prompt)).constraints).toMatchObject(asked);
});

it.each([
  ['the name above the picture: Casa Sol, a lemon', true],
  ['Name links, Bild rechts: Falkenau, ein Falke', true],
  ['Casa Sol, a lemon, the name below it', undefined],
])('the name stands where it is put: %s', async (prompt, isFirst) => {
  expect((await understanding.understand(prompt)).nameFirst).toBe(isFirst);
});

it.each(['Plattenladen Rille, Siebziger-Jahre-Look', 'Heladería Sur, estilo años 70', 'Lampen Ohm, Bauhaus-Stil'])(
  'a time or a school in one word with its manner: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).era).toBe(prompt.includes('Bauhaus') ? 'bauhaus' : 'seventies');
  },
);
