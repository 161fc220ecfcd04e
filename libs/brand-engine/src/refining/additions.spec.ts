import { isBare } from '../direct/constraints.js';
import type { Identity } from '../engine.js';
import { picturesOf } from '../interpreting/honoured.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('s1', 's2');
const picturesIn = ({ node }: Identity): string => picturesOf(node.decisions).join(' ');

describe('what is added comes second, or nothing changes', () => {
  it.each([
    ['Cleaning company Spick, a spray bottle, light blue', 'add a few bubbles around the bottle', /bubble/],
    ['Kiosk Nord, a ship, blue', 'put waves under it', /wave/],
    ['Bruin Bar, a bear, brown', 'the bear sits on a barrel', /barrel/],
    ['Tree House, a tree, green, round badge', 'put an owl beside the tree', /owl/],
    ['Boekhandel Uil, een uil, groen', 'zet er een boek naast', /book/],
    ['Kaaswinkel Wiel, een kaas, geel, rond embleem', 'zet een muisje ernaast', /mouse/],
    ['Hundeschule Pfote, ein Hund, blau', 'setz noch einen Ball daneben', /ball/],
    ['Café Lune, une lune, bleu', 'ajoute une étoile à côté', /star/],
    ['Bar Gato, un gato, negro', 'añade una copa al lado', /glass/],
    ['Osteria Volpe, una volpe, arancione', 'aggiungi una foglia accanto', /leaf/],
    ['Пекарня «Мельник», мельница, синий', 'добавь колос рядом', /wheat/],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { before, after } = await refined(start, change);
    const [old, now] = [before.node.decisions, after.node.decisions];
    if (outcomesOf(after).includes('not_applied')) expect(now).toEqual(old);
    else {
      expect(picturesIn(after)).toMatch(thing);
      expect(picturesIn(after)).toContain(old.mark.icon);
      expect(now).toMatchObject({ type: old.type, palette: old.palette });
      expect(now.layout.kind === 'badge').toBe(old.layout.kind === 'badge');
    }
  });

  it.each([
    ['Pine Cabin Rentals, a cabin and a pine tree, green', 'put some smoke coming out of the chimney'],
    ['Pine Cabin Rentals, a cabin and a pine tree, green', 'add a moon'],
    ['Imkerei Wabe, eine Biene und eine Blume, gelb', 'füge eine Sonne hinzu'],
    ['Salon Les Tasses, deux tasses, vert menthe', 'ajoute un peu de vapeur'],
    ['Gelateria Bacio, un cono gelato, rosa', 'metti due palline invece di una'],
  ])('has no room for it: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it.each([
    ['Bakery Crumb, a loaf, brown', 'add another loaf'],
    ['Panadería Sol, un sol, amarillo', 'añade otro sol'],
    ['Gärtnerei Rose, eine Rose, rot', 'füge eine zweite Rose hinzu'],
  ])('one more of the same: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    const { icon, count, partner } = after.node.decisions.mark;
    expect(icon).toBe(before.node.decisions.mark.icon);
    expect(count === 2 || partner === icon).toBe(true);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});

describe('what the picture does not show by itself takes no colour, and nothing else does', () => {
  it.each([
    ['Studio Wolf, a wolf, grey', "the wolf's eyes in yellow"],
    ['Officina Lupo, una testa di lupo, grigio', 'gli occhi del lupo gialli'],
    ['Café Le Loup, un loup, gris', 'les yeux du loup en jaune'],
    ['Werkstatt Wolf, ein Wolf, grau', 'die Augen des Wolfs gelb'],
    ['Cupcake shop Sugar Rush, cupcake, pink', "I'd like the cherry to be red"],
    ['Barbecue team Smoke Signals, a grill, orange and black', 'the flames should be blue not orange'],
    ['Clube de ténis Alvorada, uma raquete, verde', 'a bola em amarelo'],
    ['Gärtnerei Rose, eine Rose, rot', 'die Blätter in grün'],
    ['Майстерня Дубок, дуб, синій', 'зроби жолудь коричневим'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['not_applied']);
    expect(after.node.decisions).toEqual(before.node.decisions);
  });

  it.each([
    ['Bakery Crumb, a loaf, brown', 'make it cherry red'],
    ['Bakery Crumb, a loaf, brown', 'the letters in leaf green'],
    ['Bakery Crumb, a loaf, brown', 'the loaf in dark blue'],
  ])('a tone that a thing lends is a colour: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(after.node.decisions.palette).not.toEqual(before.node.decisions.palette);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  });
});

describe('what is there already stays as it is', () => {
  it.each([
    ['Cupcake shop Sugar Rush, cupcake, pink, round badge', 'put it all inside a circle'],
    ['Konditorei Zucker, eine Torte, rosa, rundes Siegel', 'setz alles in einen Kreis'],
    ['Pâtisserie Sucre, un gâteau, rose, badge rond', 'mets tout dans un cercle'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    const { mark, layout } = before.node.decisions;
    const isOpen = mark.device === 'arched';
    expect(outcomesOf(after)).toEqual([isOpen ? 'applied' : 'kept']);
    expect(after.node.decisions).toEqual({ ...before.node.decisions, mark: { ...mark, device: isOpen ? 'ring' : mark.device }, layout });
  });

  it.each([
    ['Piekarnia Bochen, bochenek chleba, brązowy, okrągły emblemat', 'usuń tło'],
    ['Bakery Crumb, a loaf, brown, round badge', 'remove the background'],
    ['Bäckerei Krume, ein Brot, braun, rundes Emblem', 'Hintergrund weg'],
  ])('an emblem with nothing around it has no ground to lose: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    if (before.node.decisions.mark.device === 'arched') expect(after.node.decisions).toEqual(before.node.decisions);
    else expect(isBare(after.node.decisions.mark)).toBe(true);
  });

  it.each([
    ['Florist Azahar, a flower, orange, in a circle', 'put it in a square with rounded corners'],
    ['Floristería Azahar, una flor, naranja, en un círculo', 'ponlo dentro de un cuadrado con esquinas redondeadas'],
  ])('round corners are those of the shape: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.mark.container).toBe('squircle');
  });

  it.each([
    ["Bookshop Marlow's, open book, dark red, serif", 'too old fashioned'],
    ["Bookshop Marlow's, open book, dark red, serif", 'it looks too old-fashioned, try a sans font'],
  ])('a mood is no thing: %s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(picturesIn(after)).toBe(picturesIn(before));
  });
});

it('a picture keeps looking the other way when something is added', async () => {
  const { after } = await refined('Farm shop Hedge, a hen, brown', 'could the hen look the other way, and add an egg next to her');
  expect(after.node.decisions.mark).toMatchObject({ icon: 'own-hen', mirrored: true });
});

describe('what comes to a picture is smaller, as many as were asked for, and in the drawing that there is', () => {
  it.each([
    ['Night school Lantern, a lantern, navy, round badge', 'add three small stars above the lantern', 'above', 3],
    ['Hostel Harbour Lights, a ship, blue, round badge', 'add two stars behind the ship', 'behind', 2],
    ['Bergschule Gams, eine Gams, grün', 'bitte einen Berg hinter die Gams', 'behind', 1],
    ['Dog groomer Poodle & Co, a poodle in a circle, teal', 'could we have a tiny heart beside the poodle?', 'beside', 1],
  ])('%s ⇒ %s', async (start, change, joined, added) => {
    const { before, after } = await refined(start, change);
    const { mark, layout } = after.node.decisions;
    expect(mark).toMatchObject({ icon: before.node.decisions.mark.icon, joined, added });
    expect([mark.family, mark.container, layout.kind]).toEqual([
      before.node.decisions.mark.family,
      before.node.decisions.mark.container,
      before.node.decisions.layout.kind,
    ]);
    expect(outcomesOf(after)).toEqual(['applied']);
  });
});
