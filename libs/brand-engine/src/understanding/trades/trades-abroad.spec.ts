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
  ['Malerbetrieb Rolle, blau', 'paint roller'],
  ['Kardiologie am Markt, rot', 'heart'],
  ['Schützenverein Eichenlaub, grün', 'target'],
  ['Cabinet infirmier Dubois, bleu', 'hands'],
  ['Tienda vintage Otra Vez, ropa de segunda mano, rosa', 'coat hanger'],
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

it.each([
  ["Je suis fleuriste à Lyon, ma boutique s'appelle Herbes Folles, vert", 'florist'],
  ['Ich bin Bäcker in Kassel und mein Laden heißt Korn, braun', 'bakery'],
  ['Ich bin Metzgerin in Kassel, mein Laden heißt Wurstwinkel, rot', 'butcher'],
  ['Ik ben bloemist in Utrecht en mijn winkel heet Wilde Haver, groen', 'florist'],
  ['Soy librera en Sevilla y mi tienda se llama Papel, verde', 'publishing'],
  ["I'm a brewer in Leeds and my shop is called Herbes, green", 'brewery'],
])('regression: who says what they are tells the trade, and introduces nobody: %s', async (prompt, industry) => {
  const { brief } = await understanding.read(prompt);
  expect(brief.industry).toBe(industry);
});

it.each([
  "Je suis Claire Dumont et je fais des savons. L'atelier s'appelle Mousse, vert",
  'Ik ben Jelle de Wit, mijn winkel heet Wilde Haver, groen',
])('who introduces himself is not the brand: %s', async (prompt) => {
  expect(['Mousse', 'Wilde Haver']).toContain((await understanding.read(prompt)).brief.name);
});
