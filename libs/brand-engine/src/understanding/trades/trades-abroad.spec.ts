import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const firstFew = 3;

it.each([
  ['Schornsteinfeger Rauch & Sohn, schwarz', 'chimney brush'],
  ['Ramonage Dubois, noir et gris, sobre', 'chimney brush'],
  ['Encuadernación Lomo Nuevo, granate', 'book'],
  ['Tappezzeria Molla, verde scuro, semplice', 'armchair'],
  ['Sapataria Sola Nova, castanho', 'work boot'],
  ['Glasblazerij Adem, blauw', 'vase'],
  ['Båtbyggeriet Köl, marinblå', 'rowing boat'],
  ['Ladcykelværksted Gear, rød', 'bicycle'],
  ['Orgelbyggeriet Pipen, grå', 'pipe organ'],
  ['Veneveistämö Kaari, sininen', 'rowing boat'],
  ['Introligatornia Grzbiet, bordowy', 'book'],
  ['Košíkářství Proutí, zelená', 'basket'],
  ['Мыловарня «Пена», голубой', 'soap'],
  ['Палітурня «Корінець», бордовий', 'book'],
  ['Τσαγκαράδικο «Σόλα», καφέ', 'work boot'],
  ['Orgelmakerij Register, ivoor', 'pipe organ'],
])('a narrow trade shows its own picture: %s', async (prompt, thing) => {
  const { icons } = await understanding.understand(prompt);
  const shown = icons.slice(0, firstFew).map(({ id }) => id);
  expect(understanding.findIcons(thing).some((id) => shown.includes(id))).toBe(true);
});

it.each([
  ['Café Mitte, ein Franzbrötchen, braun', 'cinnamon bun'],
  ['Kahvila Torppa, korvapuusti, ruskea', 'cinnamon bun'],
  ['Bistro Ogień, żelazko, czerwony', 'smoothing iron'],
  ['Театр «Нить», марионетка, красный', 'marionette'],
  ['Bar Porto, uma dúzia de mexilhões, azul', 'mussel'],
  ['Bastuklubben Ånga, en bastuhink, tjärbrun', 'sauna bucket'],
])('local things are found by their names: %s', async (prompt, thing) => {
  const { icons } = await understanding.understand(prompt);
  expect(understanding.findIcons(thing)).toContain(icons[0]?.id);
});

it.each([
  ['Kosmetikinstitut Tessa, blau', 'skincare'],
  ['Логотип для студии пилатеса «Мост», голубой', 'yoga'],
  ['Відкриваємо студію розтяжки «Хвиля», синій', 'yoga'],
  ['Логотип студии танца «Вираж», красный', 'theatre'],
  ['Tree surgery in Kent, Bough & Crown, green', 'gardening'],
  ['Clínica de psicologia Raízes, azul', 'mental-health'],
  ['Szkoła językowa Papuga, czerwona', 'language-learning'],
  ['association de randonnée Les Godasses, vert', 'outdoor'],
  ['Antikvitetshandel Bro, blå', 'antiques'],
  ['Автошкола «Старт», оранжевый', 'driving-lessons'],
  ['Freiwillige Feuerwehr Unterhaching, rot', 'fire-safety'],
  ['Koiraneuvola Tassu, keltainen', 'pets'],
  ['Tandläkarpraktiken Leendet, ljusblått', 'dental'],
  ['Bouwbedrijf Visser bv, oranje', 'construction'],
])('a trade is understood as its people call it: %s', async (prompt, industry) => {
  expect((await understanding.understand(prompt)).industry).toBe(industry);
});

it("a citizens' initiative sells no burgers", async () => {
  expect((await understanding.understand('Die Bürgerinitiative Grüner Hang sucht ein Logo')).industry).not.toBe('burger');
});
