import { fromHex } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';
import { showsColour } from '../interpreting/colour-shown.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { render } from '../render.js';
import { createUnderstanding, type Understanding } from '../understanding/index.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

let engine: Engine;
let understanding: Understanding;
beforeAll(async () => {
  engine = await createEngine();
  understanding = await createUnderstanding(Pack.load().icons);
});

const refined = useRefining('s1', 's2');
const shows = ({ node }: Identity, thing: string): boolean =>
  node.decisions.mark.icon !== null && understanding.findIcons(thing).includes(node.decisions.mark.icon);

describe('one thing in place of another, however it is put', () => {
  it.each([
    ['Bike shop Cog & Crow, with a crow', 'forget the crow, use a wheel', 'crow', 'bicycle wheel'],
    ['Cheese shop Old Rind, with a mouse', 'mouse out, goat in', 'mouse', 'goat'],
    ['Deli Larder Lane, with a jar', 'swap the jar for a coffee bean please', 'jar', 'coffee bean'],
    ['School Wexcombe, with an owl', 'the owl should become a stag', 'owl', 'deer'],
    ['Dog walker Muddy Mile, with a dog', 'rather than a dog, a paw', 'dog', 'paw'],
    ['Café Nebelhorn, mit einem Horn', 'statt des Horns eine Möwe', 'horn', 'seagull'],
    ['Metzgerei Oberhuber, mit einem Schwein', 'das Schwein bitte durch einen Stier ersetzen', 'pig', 'bull'],
    ['Librairie La Marge, avec un livre', 'une plume à la place du livre', 'book', 'feather'],
    ['Gelateria Polo Sud, con un pinguino', 'niente pinguino, meglio un orso', 'penguin', 'bear'],
    ['Slagerij Van Loon, met een varken', 'geen varken maar een koe', 'pig', 'cow'],
    ['Frisør Klippklar, med en saks', 'bytt saksen med en kam', 'scissors', 'comb'],
    ['Кофейня «Шесть», с ложкой', 'вместо ложки чашку', 'spoon', 'cup'],
    ['Vet Clover Lane, rabbit, teal', 'could the rabbit be a hedgehog?', 'rabbit', 'hedgehog'],
    ['Vet Clover Lane, rabbit, teal', 'make the rabbit a hedgehog', 'rabbit', 'hedgehog'],
    ['Vet Clover Lane, rabbit, teal', 'hedgehog, not rabbit', 'rabbit', 'hedgehog'],
    ['Vet Clover Lane, rabbit, teal', 'a fox would be better than the rabbit', 'rabbit', 'fox'],
    ['Vet Clover Lane, rabbit, teal', "I'd prefer a fox to the rabbit", 'rabbit', 'fox'],
    ['Tierarzt Kleeblatt, Hase, grün', 'könnte der Hase ein Igel sein?', 'hare', 'hedgehog'],
    ['Tierarzt Kleeblatt, Hase, grün', 'mach aus dem Hasen einen Igel', 'hare', 'hedgehog'],
    ['Tierarzt Kleeblatt, Hase, grün', 'Hase weg, dafür ein Igel', 'hare', 'hedgehog'],
    ['Clinique Lune, lapin, vert', 'le lapin pourrait être un hérisson', 'rabbit', 'hedgehog'],
    ['Clínica Luna, conejo, verde', 'que el conejo sea un erizo', 'rabbit', 'hedgehog'],
    ['Clinica Luna, coniglio, verde', 'il coniglio potrebbe essere un riccio?', 'rabbit', 'hedgehog'],
    ['Clínica Lua, coelho, verde', 'o coelho poderia ser um ouriço', 'rabbit', 'hedgehog'],
    ['Kliniek Maan, konijn, groen', 'kan het konijn een egel zijn?', 'rabbit', 'hedgehog'],
    ['Klinik Måne, kanin, grön', 'kan kaninen vara en igelkott?', 'rabbit', 'hedgehog'],
    ['Klinik Måne, kanin, grøn', 'kan kaninen være et pindsvin i stedet?', 'rabbit', 'hedgehog'],
    ['Клініка Місяць, кролик, зелений', 'хай кролик буде їжаком', 'rabbit', 'hedgehog'],
    ['Klinika Luna, królik, zielony', 'niech królik będzie jeżem', 'rabbit', 'hedgehog'],
  ])('%s ⇒ %s', async (start, change, old, now) => {
    const { after } = await refined(start, change);
    expect([shows(after, old), shows(after, now)]).toEqual([false, true]);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('a thing that comes to the one that is shown', () => {
  it.each([
    ['Park cafe Linden, tree, green', 'put a bench under the tree', 'own-tree', 'bench', { joined: 'below' }],
    ['Honey shop Alder, heart, red', 'put a bee inside the heart', 'own-bee', 'heart', { arranged: 'inside' }],
  ])('%s ⇒ %s', async (start, change, icon, partner, arrangement) => {
    const { after } = await refined(start, change);
    expect(after.node.decisions.mark).toMatchObject({ icon, partner: expect.stringContaining(partner) as string, ...arrangement });
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('stands beside it', async () => {
    const { mark } = (await refined('Cheese shop Rind, cheese, yellow', 'add a mouse next to the cheese')).after.node.decisions;
    expect([mark.icon, mark.partner].sort()).toEqual(['own-cheese', 'own-mouse-side']);
  });

  it('comes as often as is asked for', async () => {
    const { after } = await refined('Dog school Wags, dog, blue', 'three dogs please');
    expect(after.node.decisions.mark).toMatchObject({ icon: 'own-dog', count: 3 });
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('goes again while the other is kept', async () => {
    const { after } = await refined('Nursery Tiny Acorns, acorn and squirrel, brown', 'drop the squirrel, keep the acorn');
    expect([after.node.decisions.mark.icon, after.node.decisions.mark.partner]).toEqual(['own-acorn', undefined]);
  });
});

describe('a dark ground', () => {
  it.each([
    ['Schreinerei Holzwurm, Säge, braun', 'der Hintergrund soll dunkel sein'],
    ['Jeweller Amara Voss, monogram AV, gold', 'could it be on a dark background?'],
    ['Bar Nocturne, moon, silver', 'put it on a dark background'],
  ])('%s ⇒ %s: lies under what there is', async (start, change) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions, after.node.decisions];
    expect(now.palette.ground).toBeDefined();
    expect([now.mark.family, now.type.font, now.layout.kind]).toEqual([old.mark.family, old.type.font, old.layout.kind]);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

it.each(['use a lighthouse instead', 'replace the teapot with a cup'])('a row stays a row: %s', async (change) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const before = await engine.generate({
      prompt: 'Tea shop Second Steep, teapot, sage green, horizontal layout',
      seed,
      watermark: false,
    });
    const after = await engine.refine({ prompt: change, node: before.node, previous: null, seed: 's2', watermark: false });
    expect(after.node.decisions.layout.kind).toBe(before.node.decisions.layout.kind);
  }
});

describe('a thing that is to go is gone', () => {
  it.each([
    ['Taller Rueda Loca, con una rueda', 'quita la rueda', 'wheel'],
    ['Metzgerei Oberhuber, mit einem Schwein', 'Schwein weg', 'pig'],
    ['Travel agency Skylark, with a bird', 'nothing with birds', 'bird'],
    ['Pizzeria Lento, con una fiamma', 'senza fiamma', 'fire'],
    ['Candles Wick & Vesper, with a candle', 'I hate the candle', 'candle'],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { before, after } = await refined(start, change);
    expect([shows(before, thing), shows(after, thing)]).toEqual([true, false]);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

describe('one colour in place of another, however it is put', () => {
  it.each([
    ['Bäckerei Morgenrost, braun', 'bitte Braun gegen Dunkelgrün tauschen', 'green', 'brown'],
    ['Fleuriste Herbe Folle, vert', 'remplace le vert par du prune', 'plum', 'green'],
    ['Yogastudio Atemraum, lila', 'kein Lila mehr, lieber Sand', 'sand', 'purple'],
    ['Florist Hedge & Petal, pink', 'I hate the pink. Anything but pink. Maybe sage?', 'sage', 'pink'],
    ['Школа «Маяк», синий', 'поменяй синий на бордовый', 'burgundy', 'blue'],
    ['Ταβέρνα «Το Κύμα», μπλε', 'αντί για μπλε, κεραμιδί', 'terracotta', 'blue'],
    ['Turrones Almendral, marrón', 'quita el marrón, pon verde oliva', 'olive green', 'brown'],
  ])('%s ⇒ %s', async (start, change, now, old) => {
    const { after } = await refined(start, change);
    const [wanted, unwanted] = await Promise.all(
      [now, old].map(async (name) => (await understanding.understand(`A logo in ${name}, for Acme`)).colours.primary),
    );
    const { primary } = after.node.decisions.palette;
    if (!wanted || !unwanted) throw new Error('the colour is not known');
    expect([showsColour(primary, wanted), showsColour(primary, unwanted, 20)]).toEqual([true, false]);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('what an identity says besides its name', () => {
  it('loses its year', async () => {
    const { before, after } = await refined('Brewery Hollow Drum, badge, est. 2011', 'drop the year');
    expect([before.node.decisions.year, after.node.decisions.year]).toEqual(['est. 2011', undefined]);
  });

  it('gains a year and a town, in its own place or under the name', async () => {
    for (const start of ['Plumber Dripstone, badge', 'Plumber Dripstone, monogram']) {
      const { year, place, descriptor } = (await refined(start, 'add the year 1994 and the town, Crewe')).after.node.decisions;
      expect([year ?? descriptor, place ?? descriptor]).toEqual([expect.stringContaining('1994'), expect.stringContaining('Crewe')]);
    }
  });

  it.each([
    ['Padaria Fornalha', "adiciona 'desde 1980'", 'desde 1980'],
    ['Brauerei Krugmeister', "schreib 'seit 1823' dazu", 'seit 1823'],
    ['Кузница «Горн»', 'добавить «с 1999 года»', 'с 1999 года'],
  ])('gains a line that is quoted: %s ⇒ %s', async (start, change, line) => {
    expect((await refined(start, change)).after.node.decisions.descriptor).toBe(line);
  });

  it.each([
    ['Dentist Pearl Lane, with a tooth', 'no picture any more, only the letters P and L', 'PL'],
    ['Schreinerei Spanhof, mit einer Säge', 'Säge raus, Monogramm SH rein', 'SH'],
    ['Пасіка «Вулик», з бджолою', 'забери бджолу, залиш тільки літеру В', 'В'],
  ])('keeps letters only: %s ⇒ %s', async (start, change, letters) => {
    expect((await refined(start, change)).after.node.decisions.mark).toMatchObject({ letters, icon: null });
  });
});

it('a clause is not called applied where the drawing stays the same', async () => {
  const { before, after } = await refined('Brewery Walrus & Co, wordmark only', 'make the symbol smaller');
  expect(after.assets.logo_svg).toBe(before.assets.logo_svg);
  expect(outcomesOf(after)).toEqual(['not_applied']);
});

it('every wish of a clause is told what became of it', async () => {
  const { after } = await refined(
    'Solicitors Bray Ellwood, burgundy, serif',
    'make the letters thinner and drop the ampersand if there is one',
  );
  expect(after.interpretation.clauses.map(({ text, outcome }) => [text, outcome])).toEqual([
    ['make the letters thinner', 'applied'],
    ['drop the ampersand if there is one', 'not_applied'],
  ]);
});

describe('a refined identity', () => {
  it.each([
    ['Perfume house Nuit Blanche, black, moon', 'the moon should be white on a black square'],
    ['Driftwood, a coffee roastery, a cup, green', 'make it white on black'],
    ['Ferncrest, plant nursery, fern', 'white on green'],
    ['Sailmakers Tern & Tide, navy', 'add 1921 and Falmouth'],
    ['Fruit stall Tutti, red and yellow', 'add green as a third colour'],
  ])('is drawn from its decisions alone, whatever was drawn before: %s ⇒ %s', async (start, change) => {
    const { after } = await refined(start, change);
    expect(after.assets).toEqual(render(after.node.decisions, Pack.load()));
    const { ground } = after.node.decisions.palette;
    if (ground !== undefined) expect(after.assets.logo_svg).toContain(`fill="${ground}"`);
  });
});

describe('one colour in place of another', () => {
  it('is the one that was named, also where it is called as a thing', async () => {
    const { before, after } = await refined('Maison Colombe, colombe, blanc et or', "remplace l'or par de l'argent");
    const gold = { words: 'or', hue: 89, lightness: 0, chroma: 0, hex: null };
    const coloursOf = ({ palette }: Decisions): string[] => [palette.primary, palette.secondary];
    expect(coloursOf(before.node.decisions).some((hex) => showsColour(hex, gold))).toBe(true);
    expect(coloursOf(after.node.decisions).some((hex) => showsColour(hex, gold))).toBe(false);
    expect(coloursOf(after.node.decisions).some((hex) => fromHex(hex).c < 0.02)).toBe(true);
  });

  it('of two pairs is the one that differs, and has the place of the old one', async () => {
    const { before, after } = await refined('Toy shop Jack & Box, robot, red and yellow', 'red and blue rather than red and yellow');
    const { palette, ...rest } = after.node.decisions;
    expect(rest).toEqual({ ...rest, mark: before.node.decisions.mark, layout: before.node.decisions.layout });
    expect(palette.primary).toBe(before.node.decisions.palette.primary);
    expect(showsColour(palette.secondary, { words: 'blue', hue: 257, lightness: 0, chroma: 0, hex: null })).toBe(true);
  });

  it('is the one that the new name speaks of', async () => {
    const { after } = await refined('Farm Green Gate, gate, green', 'rename to Red Gate and change the colour to match');
    expect(after.node.decisions.name).toBe('Red Gate');
    expect(showsColour(after.node.decisions.palette.primary, { words: 'red', hue: 27, lightness: 0, chroma: 0, hex: null })).toBe(true);
  });
});
