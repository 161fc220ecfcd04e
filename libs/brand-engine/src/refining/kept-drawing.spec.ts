import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const seeds = ['s1', 's4', 's7'];

describe('a ground that goes leaves the name where it stood', () => {
  it.each([
    ['Brewery Old Ferry, a boat, navy, round badge', 'drop the ring'],
    ['Brauerei Alte Fähre, ein Boot, dunkelblau, rundes Abzeichen', 'ohne Rahmen bitte'],
    ['Brasserie du Bac, un bateau, bleu marine, badge rond', 'enlevez la forme derrière'],
    ['Cervecería Barca, un barco, azul marino, insignia redonda', 'quita la forma de fondo'],
    ['Birrificio Barca, una barca, blu scuro, distintivo rotondo', 'togli la forma di sfondo'],
    ['Browar Prom, łódka, granatowy, okrągła odznaka', 'usuń kształt w tle'],
    ['Пивоварня «Паром», лодка, синий, круглая эмблема', 'убери подложку'],
    ['Bryggeri Färjan, en båt, marinblå, rund emblem', 'ta bort bakgrundsformen'],
  ])('%s ⇒ %s', async (start, change) => {
    for (const seed of seeds) {
      const { before, after } = await refined(start, change, seed);
      const [old, now] = [before.node.decisions, after.node.decisions];
      expect(now.mark.icon).toBe(old.mark.icon);
      expect(now.mark.container).toBe('none');
      expect({ type: now.type, palette: now.palette, name: now.name }).toEqual({ type: old.type, palette: old.palette, name: old.name });
      // Over its name, on its arch, or beside it as before.
      const places =
        old.layout.kind === 'badge' ? ['badge', 'stack'] : old.layout.kind === 'lockup' ? ['lockup', 'stack'] : [old.layout.kind];
      expect(places).toContain(now.layout.kind);
      expect(outcomesOf(after)).not.toContain('not_applied');
    }
  });
});

describe('one of several is enough', () => {
  it.each([
    ['Tea room "Low Steam", three cups, green', 'only one cup please'],
    ['Teestube „Dampf“, drei Tassen, grün', 'eine Tasse reicht'],
    ['Salon de thé « Vapeur », trois tasses, vert', 'une tasse suffit'],
    ['Salón de té «Vapor», tres tazas, verde', 'basta una taza'],
    ['Sala da tè «Vapore», tre tazze, verde', 'basta una tazza'],
    ['Theehuis "Damp", drie kopjes, groen', 'een kopje is genoeg'],
    ['Herbaciarnia „Para”, trzy filiżanki, zielony', 'wystarczy jedna filiżanka'],
    ['Чайная «Пар», три чашки, зелёный', 'одной чашки достаточно'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(before.node.decisions.mark.count).toBe(3);
    expect(after.node.decisions.mark.count).toBeUndefined();
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('one that stands alone already is kept, beside the other picture too', async () => {
    const { before, after } = await refined('Pine Rentals, a cabin and a pine tree, green', 'only one pine tree');
    expect(after.node.decisions).toEqual(before.node.decisions);
  });
});

it.each([
  ['Bakery "Warm Loaf", an ear of wheat, brown, round badge', 'add a second ear of wheat'],
  ['Пекарня «Тёплый хлеб», колос, коричневый, в круге', 'добавь второй колос'],
])('a second of the same stands beside the first in the same drawing: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  const { mark, layout } = after.node.decisions;
  expect({ family: mark.family, container: mark.container, layout }).toEqual({
    family: before.node.decisions.mark.family,
    container: before.node.decisions.mark.container,
    layout: before.node.decisions.layout,
  });
  expect(mark.partner).toBe(mark.icon);
  expect(outcomesOf(after)).toEqual(['applied']);
});

it.each([
  ['Garage Piston Pete, a piston and a wrench, red', 'get rid of the wrench'],
  ['Café Fjällfika, en kopp och ett berg, blå', 'ta bort berget'],
  ['Agence Clé du Sud, une clé et un soleil, bleu', 'enlève le soleil'],
])('of two pictures the other stays in its drawing: %s ⇒ %s', async (start, change) => {
  for (const seed of seeds) {
    const { before, after } = await refined(start, change, seed);
    if (before.node.decisions.mark.partner === undefined) continue;
    expect(picturesOf(after.node.decisions)).toHaveLength(1);
    expect(after.node.decisions).toMatchObject({
      mark: { family: before.node.decisions.mark.family, container: before.node.decisions.mark.container },
      layout: { kind: before.node.decisions.layout.kind },
      type: before.node.decisions.type,
    });
  }
});

it.each([
  ['Bakery Old Crust, a loaf, brown', 'write Bread and cakes underneath', 'Bread and cakes'],
  ['Kukkakauppa Vuokko, kukka, sininen', 'Lisää nimen alle teksti Kukkia ja kahvia', 'Kukkia ja kahvia'],
  ['Boulangerie La Miette, un pain, brun', 'ajoute le texte Pain et café sous le nom', 'Pain et café'],
  ['Bäckerei Kornblume, ein Brot, braun', 'schreib Brot und Kuchen darunter', 'Brot und Kuchen'],
  ['Panadería La Miga, un pan, marrón', 'escribe Pan y café debajo', 'Pan y café'],
])('a line that is told without quotes is written whole: %s ⇒ %s', async (start, change, line) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions).toMatchObject({
    descriptor: line,
    palette: before.node.decisions.palette,
    mark: before.node.decisions.mark,
  });
});

it('a complaint whose remedy is named moves nothing else', async () => {
  const { before, after } = await refined('Bookshop Marlow, open book, dark red, serif', 'too old fashioned, try a modern sans font');
  expect(after.node.decisions.type.font).not.toBe(before.node.decisions.type.font);
  expect(after.node.decisions).toMatchObject({ palette: before.node.decisions.palette, mark: before.node.decisions.mark });
});

it.each(['bolder letters', 'warmer letters', 'letters closer together'])(
  'English words that another tongue has too are English: %s',
  async (change) => {
    const { after } = await refined('Roastery Northwind, a ship, navy, in a circle', change);
    expect(outcomesOf(after)).toEqual(['applied']);
  },
);

it.each([
  ['Chain Reaction, a bicycle, black', 'make one spoke of the bicycle red'],
  ['Værksted Ulv, en ulv, grå', 'gør øjnene på ulven gule'],
  ['Werkstatt Wolf, ein Wolf, grau', 'die Augen des Wolfs gelb'],
  ['Officina Lupo, un lupo, grigio', 'gli occhi del lupo gialli'],
  ['Taller Lobo, un lobo, gris', 'los ojos del lobo en amarillo'],
  ['Atelier du Loup, un loup, gris', 'les yeux du loup en jaune'],
  ['Warsztat Wilk, wilk, szary', 'oczy wilka na żółto'],
  ['Мастерская «Волк», волк, серый', 'глаза волка жёлтые'],
])('a part that the picture does not draw apart has no colour of its own: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions).toEqual(before.node.decisions);
  expect(outcomesOf(after)).toEqual(['not_applied']);
});
