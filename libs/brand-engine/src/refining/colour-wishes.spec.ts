import { fromHex, hueDistance } from '../colour/oklch.js';
import type { Identity } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { DrawnMark, Judged } from '../render.js';
import type { ColourShift } from '../refinement.js';
import { outcomesOf, useRefining } from '../testing/refined.js';
import { isSeenShift } from './applying/measured-colour.js';

let pack: Pack;
beforeAll(() => {
  pack = Pack.load();
});

const refined = useRefining('hue', 'next');
const areas = ({ node: { decisions } }: Identity): Judged['areas'] =>
  new Judged(decisions, pack, new DrawnMark(DrawnMark.keyOf(decisions), decisions, pack)).areas;

describe('a wish about colours is seen in what is painted, and the letters keep their face', () => {
  it.each<[start: string, change: string, by: ColourShift]>([
    ['Dental clinic Pearl, tooth, pale blue', 'warmer', 'warmer'],
    ['Dental clinic Pearl, tooth, pale blue', 'It feels cold.', 'warmer'],
    ['Buchhandlung Seitenwind, ein Segelboot, Dunkelblau', 'bitte wärmer', 'warmer'],
    ['Кафе «Сорока», птица, синий и белый', 'сделайте цвета потеплее', 'warmer'],
    ['Law firm Harrow Pike, black, serif, no symbol', 'warmer', 'warmer'],
    ['Salumeria Brandi, una mucca, rosso', 'colori più freddi', 'cooler'],
    ['Garage Nitro, a flame, bright orange', 'too bright, calm it down', 'more-muted'],
    ['Bike courier Rapide, wheel, lime and black', 'the lime is hurting my eyes, calm it down', 'more-muted'],
    ['Fahrradladen Kettenblatt, Zahnrad, rot und schwarz', 'Die Farben sind mir zu grell, bitte dämpfen', 'more-muted'],
    ['Crèche Les Loups, un loup, jaune et violet', 'des couleurs moins criardes', 'more-muted'],
    ['Heladería Polo Norte, un pingüino, azul y rosa', 'más suave por favor', 'more-muted'],
    ['Kinderopvang De Bengel, een ballon, rood en geel', 'iets rustiger graag, de kleuren zijn te fel', 'more-muted'],
    ['Sklep Pedał, rower, zielony', 'kolory są za jaskrawe, trochę spokojniej', 'more-muted'],
    ['Friseur Haargenau, Schere, pink', 'ruhiger', 'more-muted'],
    ['Toy shop Jumble, bear, red and blue', 'less loud', 'more-muted'],
    ['Yoga studio Stillwater, lotus, lavender', 'softer', 'more-muted'],
    ['Florist Juniper, leaf, dark green', 'fresher', 'fresher'],
    ['Bakkerij De Korst, een brood, donkerrood', 'wat frisser graag', 'fresher'],
    ['Music school Allegro, violin, purple', 'more lively', 'more-vivid'],
  ])('%s ⇒ %s', async (start, change, by) => {
    const { before, after } = await refined(start, change);
    expect(isSeenShift(by, areas(before), areas(after))).toBe(true);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
    expect(after.interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
  });
});

it('moves the letters where letters are spoken of', async () => {
  const { before, after } = await refined('Friseur Haargenau, Schere, pink', 'die Schrift ruhiger');
  expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  expect(after.node.decisions.type).not.toEqual(before.node.decisions.type);
});

it('moves the colour that is named and no other', async () => {
  const { before, after } = await refined('Bike courier Rapide, wheel, lime and purple', 'the purple a bit darker');
  const [old, now] = [before.node.decisions.palette, after.node.decisions.palette];
  expect(now.primary).toBe(old.primary);
  expect(fromHex(now.secondary).l).toBeLessThan(fromHex(old.secondary).l);
});

it('a colour goes a part of the way to another', async () => {
  const { before, after } = await refined('Software company Tessel, a cube, purple', 'the purple more towards blue');
  const [old, now] = [before, after].map(({ assets }) => fromHex(assets.primary_color).h);
  expect(now).toBeLessThan((old ?? 0) - 12);
});

describe('an orange stays one', () => {
  const orange = 'Climbing hall Crux, a carabiner, orange';
  const hueAndChroma = ({ assets }: Identity): { h: number; c: number; l: number } => fromHex(assets.primary_color);

  it.each(['a softer orange', 'a deeper orange', 'ein kräftigeres Orange', 'tone the orange down'])('%s', async (change) => {
    const { before, after } = await refined(orange, change);
    const [old, now] = [before, after].map(hueAndChroma);
    expect(now).not.toEqual(old);
    expect(now?.h).toBeGreaterThan(38);
    expect(now?.c).toBeGreaterThan(0.11);
    expect(now?.l).toBeGreaterThan(0.55);
  });
});

it('a pink that is to be brighter is no paler', async () => {
  const { before, after } = await refined('Florist Clove, a carnation, pink', 'make the pink brighter');
  const [old, now] = [before, after].map(({ assets }) => fromHex(assets.primary_color));
  expect(now?.c).toBeGreaterThan((old?.c ?? 0) + 0.02);
});

describe('a colour that was asked for stays what it is called, and what surrounds it is warmer or cooler', () => {
  it.each([
    ['Insurance Bright & Bell, abstract symbol, blue and grey', 'too cold, we want warmer colours'],
    ['Wasserwerk Quell, ein Tropfen, dunkelblau', 'wärmere Farben bitte'],
    ['Brasserie Lune, une lune, orange', 'des couleurs plus froides'],
    ['Hotel Linden, a bell, navy', 'it feels cold'],
    ['Kancelaria Lis, granatowy', 'Za zimne'],
    ['Revisor Ek, marinblå', 'Det känns kallt'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before, after].map(({ assets }) => fromHex(assets.primary_color).h);
    expect(Math.abs(hueDistance(old ?? 0, now ?? 0))).toBeLessThan(20);
    expect(outcomesOf(after)).toContain('applied');
    expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
    expect(after.node.decisions.mark).toEqual(before.node.decisions.mark);
  });
});

it('a bit lighter is seen too', async () => {
  const { before, after } = await refined('Tax adviser Holm, monogram, navy', 'the blue a bit lighter');
  const [old, now] = [before, after].map(({ assets }) => fromHex(assets.primary_color).l);
  expect(now).toBeGreaterThan((old ?? 0) + 0.06);
});

it('a colour of which there is too much is calmed, and gives way to another', async () => {
  const { before, after } = await refined('Florist Stem & Stone, a peony, pink', "it's too pink");
  expect(fromHex(after.node.decisions.palette.primary).c).toBeLessThan(fromHex(before.node.decisions.palette.primary).c);
  const { after: other } = await refined('Florist Stem & Stone, a peony, pink', 'too pink. try lavender');
  expect(outcomesOf(other)).toEqual(['applied', 'applied']);
  expect(other.node.decisions.palette.primary).not.toBe(after.node.decisions.palette.primary);
});

it.each(['can the fox be white on a navy circle', 'a white fox in a navy circle please'])(
  'the colour of a shape is that of the shape: %s',
  async (change) => {
    const { after } = await refined('Brewery Crooked Lane, a fox, rust', change);
    const { mark, palette } = after.node.decisions;
    expect(mark).toMatchObject({ icon: 'own-fox', container: 'circle' });
    expect(fromHex(palette.primary).l).toBeLessThan(0.4);
    expect(palette.ground).toBeUndefined();
  },
);

it('everything else has the colour that is told of it', async () => {
  const { after } = await refined('Coffee shop Tideway, a cup, green', 'make the background dark green and everything else cream');
  expect(fromHex(after.node.decisions.palette.primary).l).toBeGreaterThan(0.85);
  expect(outcomesOf(after)).not.toContain('not_applied');
});

it('a badge with a quoted line has both', async () => {
  const { after } = await refined('Brewery Crooked Lane, a fox, rust', "put it in a badge with 'Fine ales'");
  expect(after.node.decisions).toMatchObject({ descriptor: 'Fine ales', layout: { kind: 'badge' } });
});
