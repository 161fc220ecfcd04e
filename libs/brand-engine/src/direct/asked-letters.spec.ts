import { contrast, fromHex, hueDistance } from '../colour/oklch.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { Pack } from '../pack/pack.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const fillsOf = (svg: string): string[] => [...svg.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, hex]) => hex ?? '');
const seeds = ['one', 'two', 'three', 'four'];
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));

it.each([
  ['Cocktail bar Pine & Co, emerald background, gold lettering', '#deb544', '#00643c'],
  ['Taquería Compadres, fondo turquesa y letras amarillas', '#edce10', '#007d78'],
  ['Fietsenmaker Zadel, oranje achtergrond, witte letters', '#ffffff', '#d57300'],
  ['Studio Glina, ceramika, tło terakota, litery kremowe', '#f6eccf', '#c0633f'],
])('letters and ground have the colours that were asked for: %s', async (prompt, letters, ground) => {
  for (const { node, assets, interpretation } of await drawAll(prompt)) {
    const { palette } = node.decisions;
    expect(palette.inkAsked).toBe(true);
    expect(Math.abs(fromHex(palette.ink).l - fromHex(letters).l)).toBeLessThan(0.08);
    expect(Math.abs(fromHex(palette.ground ?? '').l - fromHex(ground).l)).toBeLessThan(0.08);
    expect(Math.abs(hueDistance(fromHex(palette.ground ?? '').h, fromHex(ground).h))).toBeLessThan(12);
    expect(contrast(palette.ink, palette.ground ?? '')).toBeGreaterThanOrEqual(3);
    expect(assets.logo_svg).toContain(`fill="${palette.ink}"`);
    expect(interpretation.clauses.filter(({ outcome }) => outcome === 'not_applied')).toEqual([]);
  }
});

it('a name that would not be read in the colour that was asked for is reported', async () => {
  for (const { interpretation } of await drawAll('Bakery Krume, name in pale yellow on white'))
    expect(interpretation.clauses.find(({ text }) => text.includes('pale yellow'))?.outcome).toBe('not_applied');
});

it('letters that were asked for in black are white at night', async () => {
  for (const { assets } of await drawAll('Bakery Krume, a loaf in brown, the name in black'))
    expect(fillsOf(assets.logo_svg_dark).some((hex) => fromHex(hex).l > 0.95)).toBe(true);
});

it('black only is black only', async () => {
  for (const { assets } of await drawAll('Architects Halden Brandt, wordmark, thin capitals, black only')) {
    expect(new Set(fillsOf(assets.logo_svg)).size).toBe(1);
  }
});

it('only letters of a kind are letters alone', async () => {
  for (const { node } of await drawAll('Studio notarile Ferrante, solo caratteri con grazie, blu notte'))
    expect(['wordmark', 'lockup']).toContain(node.decisions.layout.kind);
});

it('a line drawing is drawn in lines', async () => {
  for (const { node } of await drawAll('Florist Wren, a bird, thin lines, green'))
    expect(node.decisions.mark.changes).toEqual(['fine-line']);
});

it.each([
  'Floristería Alba, letra manuscrita delicada, lila',
  'Café Lenz, Schreibschrift, zart, altrosa',
  'Kwiaciarnia Mgiełka, pismo odręczne, delikatne, różowy',
])('delicate handwriting is no heavy brush: %s', async (prompt) => {
  for (const { node } of await drawAll(prompt)) {
    const { font, heading } = node.decisions.type;
    expect(['dancing-script', 'caveat', 'mynerve', 'amatic-sc', 'patrick-hand']).toContain(font);
    expect(heading).toBe(400);
  }
});

it.each([
  ['Hotel Marlin, classic, navy', 'classicModern', -1],
  ['Frokosten, restaurant i Aarhus, mørkegrøn, klassisk', 'classicModern', -1],
  ['Academia de flamenco Compás, rojo, con letra elegante', 'modestLuxurious', 1],
  ['Steuerkanzlei Brehm, sachlich und modern, petrol', 'seriousPlayful', -1],
  ['Crèche Les Lutins, ludique, vert', 'seriousPlayful', 1],
] as const)('most letters speak as the brief asks: %s', async (prompt, axis, side) => {
  const pack = Pack.load();
  const sides = (await drawAll(prompt)).map(({ node }) => pack.font(node.decisions.type.font).personality[axis] * side > 0);
  expect(sides.filter(Boolean).length).toBeGreaterThanOrEqual(3);
});

it('demands that rule each other out leave a mark all the same, and are reported', async () => {
  for (const { node, interpretation } of await drawAll('We used the initials of the parish. Wenlock Ringers, a badge with a bell')) {
    expect(node.decisions.name).toBe('Wenlock Ringers');
    expect(interpretation.clauses.map(({ outcome }) => outcome)).toContain('not_applied');
  }
});
