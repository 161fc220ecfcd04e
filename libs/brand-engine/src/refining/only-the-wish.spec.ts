import type { Decisions } from '../decisions.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { showsColour } from '../interpreting/colour-shown.js';
import { picturesOf } from '../interpreting/honoured.js';
import { fromHex } from '../colour/oklch.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const refined = useRefining('s1', 's2');
const decisionsOf = ({ node }: Identity): Decisions => node.decisions;
const named = (hue: number | null, lightness = 0, chroma = 0): Parameters<typeof showsColour>[1] => ({
  words: '',
  hue,
  lightness,
  chroma,
  hex: null,
});

describe('the wish is read beside the words that keep all else', () => {
  it.each([
    ['Institut « Plume », un cygne, gris', 'Une hirondelle à la place du cygne, le reste ne bouge pas.', /swallow/],
    ['Forno «Spiga», un pane, marrone', 'Un croissant al posto del pane, il resto va bene così.', /croissant/],
    ['Panadería «Sol», un pan, marrón', 'Un molino en lugar del pan, lo demás igual', /windmill/],
    ['Bäckerei „Korn“, ein Brot, braun', 'Eine Brezel statt des Brotes, sonst alles so lassen', /pretzel/],
    ['Bakkerij "Aar", een brood, bruin', 'Een molen in plaats van het brood, de rest blijft', /windmill/],
    ['Piekarnia „Kłos”, chleb, brązowy', 'Zamiast chleba młyn, reszta bez zmian', /windmill/],
    ['Пекарня «Колос», хлеб, коричневый', 'Вместо хлеба мельница, остальное без изменений', /windmill/],
    ['Vet "Paws", a dog, green', "I don't hate it, but could the dog be a cat?", /cat/],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { before, after } = await refined(start, change);
    expect(picturesOf(decisionsOf(after)).join(' ')).toMatch(thing);
    expect(outcomesOf(after)).toEqual(expect.arrayContaining(['applied', 'kept']) as string[]);
    expect(outcomesOf(after)).not.toContain('not_applied');
    const { type, palette, name, descriptor } = decisionsOf(before);
    expect(decisionsOf(after)).toMatchObject({ type, palette, name, descriptor });
  });
});

describe('what is praised is neither exchanged nor in the way of what comes to it', () => {
  it.each([
    ['Café « Minuit », une lune, bleu nuit', "J'adore la lune, mais je voudrais une étoile en plus.", /moon/, /star/],
    ['Cafetería «Luna», una luna, azul', 'Me encanta la luna. Añade una estrella también.', /moon/, /star/],
    ['Farm shop "Maple End", a cow, green', 'love the cow, but add a sheep next to it', /cow/, /sheep/],
  ])('%s ⇒ %s', async (start, change, first, second) => {
    const { after } = await refined(start, change);
    expect(picturesOf(decisionsOf(after)).join(' ')).toMatch(first);
    expect(picturesOf(decisionsOf(after)).join(' ')).toMatch(second);
  });
});

describe('a comparative before a colour that there is moves that colour', () => {
  it.each([
    ['Bloemist "Tulpa", een tulp, roze', 'iets donkerder roze graag', -1],
    ['Cykler "Pedal", en cykel, rød', 'Lidt lysere rød', 1],
    ['Kindergarten «Метелик», метелик, зелений', 'Зробіть зелений світлішим', 1],
    ['Librería «El Faro», un faro, azul', 'Todo está bien, solo que el azul un poco más oscuro.', -1],
    ['Tea house "Jade", a leaf, green and cream', 'And a shade darker on the green.', -1],
    ['Kwiaciarnia „Malwa”, róża, różowy', 'trochę ciemniejszy różowy', -1],
  ])('%s ⇒ %s', async (start, change, way) => {
    const { before, after } = await refined(start, change);
    const moved = fromHex(decisionsOf(after).palette.primary).l - fromHex(decisionsOf(before).palette.primary).l;
    expect(Math.sign(moved)).toBe(way);
    expect(outcomesOf(after)).not.toContain('not_applied');
    expect({ ...decisionsOf(after), palette: null }).toEqual({ ...decisionsOf(before), palette: null });
    expect(decisionsOf(after).palette.ground).toBe(decisionsOf(before).palette.ground);
  });
});

it.each([
  ['Architects "Norden Hale", a house, grey', 'put the name on two lines', 2],
  ['Zimmerei „Holz Haus“, ein Haus, braun', 'den Namen auf zwei Zeilen', 2],
  ['Atelier « Petit Jour », un soleil, jaune', 'le nom sur deux lignes', 2],
])('a name stands on as many lines as are asked for: %s ⇒ %s', async (start, change, count) => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const all = await Promise.all(seeds.map((seed) => refined(start, change, seed)));
  for (const { before, after } of all) {
    const { broken } = decisionsOf(after).layout;
    expect([broken === count, outcomesOf(after)]).toEqual(broken === count ? [true, ['applied']] : [false, ['not_applied']]);
    expect(decisionsOf(after).mark).toEqual(decisionsOf(before).mark);
  }
  expect(all.filter(({ after }) => decisionsOf(after).layout.broken === count).length).toBeGreaterThan(1);
});

it.each([
  ['Joiner "Brookes", a mallet, green', 'add Est. 2003', 'Est. 2003'],
  ['Dairy "Hollow Brook", a bottle, blue', 'Add a line below: Fresh since 1954', 'Fresh since 1954'],
  ['Optikk "Isbjørn", en isbjørn, blå', 'skriv Tromsø under', 'Tromsø'],
  ['Brauerei „Hirsch“, ein Hirsch, grün', 'Darunter soll „seit 1887“ stehen.', 'seit 1887'],
])('a line is written as it is said: %s ⇒ %s', async (start, change, line) => {
  const { after } = await refined(start, change);
  expect([decisionsOf(after).descriptor, decisionsOf(after).year].join(' ')).toContain(line);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it('a line goes, however small it is called', async () => {
  const { after } = await refined('Pub "Moonrakers", a rake, blue, line "Open all hours"', 'Drop the small line');
  expect(decisionsOf(after).descriptor).toBeNull();
});

it.each([
  ['Jeweller "Hera", a feather, navy, white and gold', 'silver instead of gold', null, 0.4],
  ['Κοσμήματα «Ήρα», φτερό, μαύρο και χρυσό', 'Βάλτε ασημί αντί για χρυσό', null, 0.4],
  ['Badkamers "Zeepbel", een badkuip, oranje', 'maak het oranje paars', 308, 0],
])('one colour takes the place of another: %s ⇒ %s', async (start, change, hue, lightness) => {
  const { before, after } = await refined(start, change);
  expect(outcomesOf(after)).toEqual(['applied']);
  const { primary, secondary, tertiary } = decisionsOf(after).palette;
  expect([primary, secondary, tertiary].some((hex) => hex !== undefined && showsColour(hex, named(hue, lightness)))).toBe(true);
  expect(decisionsOf(after).mark.icon).toBe(decisionsOf(before).mark.icon);
});

it.each(['a', 'b', 'c', 'd'])('a little of a colour leaves the main one seen: seed %s', async (seed) => {
  const { before, after } = await refined('Cantina «Collealto», un grappolo, viola', 'Aggiungi un po’ di rame', seed);
  expect(decisionsOf(after).palette.primary).toBe(decisionsOf(before).palette.primary);
  const fills = [...after.assets.logo_svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, hex = '']) => hex);
  expect(fills.some((hex) => showsColour(hex, named(305), 15))).toBe(true);
});

it('letters are judged on the ground that is asked for beside them', async () => {
  const { after } = await refined('Bodega «Valdemar», uvas, burdeos', 'Quiero las letras en dorado y el fondo negro');
  expect(outcomesOf(after)).toEqual(['applied', 'applied']);
});

it.each([
  ['Brewery "Copper Keg", a barrel, orange', 'the barrel should be brown, everything else stays'],
  ['Clínica «Vital», un corazón, rojo', 'El corazón en verde. Lo demás igual.'],
])('only the picture takes the colour: %s ⇒ %s', async (start, change) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { before, after } = await refined(start, change, seed);
    if (decisionsOf(before).mark.family !== 'lockup') continue;
    expect(decisionsOf(after).palette.parts?.lines).toBe(decisionsOf(before).palette.primary);
  }
});

it('a wish that nobody would see leaves no trace', async () => {
  const { before, after } = await refined('Pub Moonrakers, an anchor, night blue, in a circle', 'simpler', 's2');
  expect(outcomesOf(after)).toEqual(['not_applied']);
  expect(decisionsOf(after)).toEqual(decisionsOf(before));
});

it('what it is used for is not shown', async () => {
  const { before, after } = await refined('Cider maker Pippin, an apple, red', 'too fussy for a bottle cap');
  expect(picturesOf(decisionsOf(after))).toEqual(picturesOf(decisionsOf(before)));
});

it('what was asked for and is not drawn is shown where it is spoken of', async () => {
  const { before } = await refined('Coffee roaster Oxbow, a cup, brown', 'bolder');
  const after = await engine.refine({
    prompt: 'Put an ox inside a circle',
    node: before.node,
    previous: null,
    seed: 's',
    watermark: false,
  });
  expect(picturesOf(decisionsOf(after)).join(' ')).toMatch(/ox|bull/);
});

it.each([
  ['Kwiaciarnia „Polna”, mak, czerwony', 'Zamiast maku chaber', /cornflower/],
  ['Metzgerei „Wagner“, ein Schwein, rot', 'Könnte da stattdessen ein Rind sein?', /cow|bull/],
  ['Boucherie « Morel », une vache, rouge', 'Finalement je préfère un cochon à la vache', /pig/],
  ['Kahvila "Aamu", kuppi, sininen', 'Vaihda kuppi ketuksi', /fox/],
  ['Weingut Sonnleitner, Traube, violett', 'die Traube weg, dafür ein Weinblatt', /vine-leaf/],
])('another picture leaves the colours alone: %s ⇒ %s', async (start, change, thing) => {
  const { before, after } = await refined(start, change);
  expect(picturesOf(decisionsOf(after)).join(' ')).toMatch(thing);
  expect(decisionsOf(after).palette).toEqual(decisionsOf(before).palette);
});

it.each([
  ['Toy shop Bumble Row, a bee, round badge, yellow', 'all lower case please'],
  ['Surf Maré Cheia, uma onda, emblema redondo, azul', 'tudo em minúsculas'],
])('small letters are drawn around a circle too: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(decisionsOf(after).layout.kind).toBe('badge');
  expect(after.assets.logo_svg).not.toBe(before.assets.logo_svg);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it.each([
  ['Dance school Pirouette, purple, wordmark only', 'more air between letters, and no capitals'],
  ['Dance school Pirouette, purple, wordmark only', 'no capitals, and more air between letters'],
])('letters are as wide apart as asked for in the case that is asked for: %s ⇒ %s', async (start, change) => {
  const { after } = await refined(start, change);
  expect(decisionsOf(after).type).toMatchObject({ letterCase: 'lower' });
  expect(decisionsOf(after).type.tracking).toBeGreaterThan(40);
});

it('all but one colour is kept, and that one changes', async () => {
  const { before, after } = await refined('Garden centre Bloom, a tulip, pink', "don't change a thing except the pink, make that coral");
  expect(showsColour(decisionsOf(after).palette.primary, named(31, 0.3), 15)).toBe(true);
  expect({ ...decisionsOf(after), palette: null }).toEqual({ ...decisionsOf(before), palette: null });
});

it('a softer colour is still that colour', async () => {
  const { after } = await refined('Clinic Northgate, a cross, blue', 'softer blue please');
  expect(fromHex(decisionsOf(after).palette.primary).c).toBeGreaterThan(0.07);
});

it.each([
  ['Optician Rowe, glasses, green', 'a bit more blue in the green', 257],
  ['Tea house Jade, a leaf, green', 'The green should be more olive', 105],
])('a colour goes a part of the way to another: %s ⇒ %s', async (start, change, hue) => {
  const { before, after } = await refined(start, change);
  const [old, now] = [before, after].map((own) => Math.abs(fromHex(decisionsOf(own).palette.primary).h - hue));
  expect(now).toBeLessThan(old ?? 0);
  expect(now).toBeGreaterThan(5);
  expect(decisionsOf(after).mark).toEqual(decisionsOf(before).mark);
});
