import { fromHex } from '../colour/oklch.js';
import { isBare } from '../direct/constraints.js';
import { createEngine, type Engine, type Identity } from '../engine.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));
const clauseOf = ({ interpretation }: Identity, text: string): string | undefined =>
  interpretation.clauses.find((clause) => clause.text.includes(text))?.outcome;

it.each([
  ['Cat? Nope. Dog? Never. A parrot for Pieces, a toy shop, red', /parrot/],
  ['Lion? No thanks. An eagle for Talon & Crest, insurers, navy', /eagle/],
  ['Fuchs? Nein. Eule? Nein. Ein Igel für Stachel & Sohn, Gärtnerei, grün', /hedgehog/],
])('what a question names and its answer refuses is not shown: %s', async (prompt, shown) => {
  for (const { node } of await drawAll(prompt)) expect(node.decisions.mark.icon).toMatch(shown);
});

it.each([
  ['Housing charity Threshold, blue. Anything but roofs.', /house|cottage|home|barn|hut/],
  ['Beach hotel Sal, turquoise. No palm trees.', /palm|island|hammock/],
  ['Courier Hase, grün. Keine Räder', /bicycle|car|truck|wheel|wagon|scooter|bus/],
  ['Yoga studio Still, sage. Avoid lotus flowers', /lotus/],
  ['Parrucchiere Riccio, viola. Niente forbici, niente pettini', /scissors|comb|pick|dresser/],
  ['Ветклиника «Друг», синий. Без лап и костей', /paw|bone/],
  ['Kaffebaren Bønne & Brød, karamelbrun, ingen kaffekop', /cup|mug|beverage|^coffee$/],
  ['Tienda ecológica La Lenteja, verde hierba, sin hojas', /apple|pear|carrot|beetroot|leaf/],
  ['Fisioterapia Equilíbrio, azul claro, nada de colunas', /spine|column/],
  ['Hierontapalvelu Kädenjälki, rauhallinen, ei käsiä', /hand/],
])('a refusal takes what shows the thing as a part or is a kind of it: %s', async (prompt, refused) => {
  for (const { node } of await drawAll(prompt)) expect(node.decisions.mark.icon ?? '').not.toMatch(refused);
});

it('a house number refuses nothing', async () => {
  for (const { node } of await drawAll('A fox for the toy shop? No. 12 Toys, red')) expect(node.brief.avoidConcepts).toEqual([]);
});

it.each(['Accounting software: Tallymark. Teal, minimal, no coins and no charts', 'Fund manager Greyfriars, navy, no graphs, no arrows'])(
  'an abstract mark is not taken for what was refused: %s',
  async (prompt) => {
    for (const { node } of await drawAll(prompt)) {
      expect(node.decisions.mark.family).not.toBe('bars');
      expect(node.decisions.mark.icon ?? '').not.toMatch(/chart|graph/);
    }
  },
);

it('of a thing or nothing, no relative is shown', async () => {
  for (const identity of await drawAll('Funeral home Alder & Daughters. Slate, a camellia or nothing at all')) {
    expect(identity.node.decisions.mark.icon).toBeNull();
    expect(clauseOf(identity, 'a camellia')).toBe('applied');
  }
  for (const { node } of await drawAll('Florist Stem & Co. A tulip or nothing. pink')) expect(node.decisions.mark.icon).toMatch(/tulip/);
});

it.each(["Yoga studio 'quietude' — all lower case, sage green", 'A bookshop called Marginal, all lower case, classic, luxurious'])(
  'small letters that were asked for are kept by every layout: %s',
  async (prompt) => {
    for (const identity of await drawAll(prompt)) expect(clauseOf(identity, 'lower case')).toBe('applied');
  },
);

it('letters that are read one by one keep their capitals', async () => {
  for (const { node } of await drawAll('DJ Marlow, playful modern friendly records, yellow')) {
    expect(node.decisions.type.letterCase).not.toBe('lower');
  }
});

it.each([
  ['Ice cream parlour Northpole, pale blue, three penguins, cheerful', 'three penguins', 3],
  ['Gelateria Polo, azzurro, tre pinguini, allegra', 'tre pinguini', 3],
  ['Ice cream parlour Northpole, pale blue, nine penguins, cheerful', 'nine penguins', 9],
])('a number of things is called applied where so many are drawn: %s', async (prompt, clause, count) => {
  for (const identity of await drawAll(prompt))
    expect(clauseOf(identity, clause)).toBe(identity.node.decisions.mark.count === count ? 'applied' : 'not_applied');
});

it.each([
  ['Café Bruno, a cup, brown. No circle around it.', 'No circle around it'],
  ['Schlüsseldienst Kauz, eine Eule auf einem Schlüssel, blau, bitte kein Kreis drumherum', 'bitte kein Kreis'],
  ['Librairie Lune, un chat, rouge. Surtout pas de cadre.', 'Surtout pas de cadre'],
  ['Panadería Sol, una espiga, marrón, sin marco', 'sin marco'],
  ['Školka Ježečci, ježek, hnědá, žádný rámeček', 'žádný rámeček'],
  ['Piekarnia Kłos, kłos, brązowy, bez ramki', 'bez ramki'],
  ["Кав'ярня «Ґанок», чашка, коричневий. Без рамки", 'Без рамки'],
  ['Пекарня «Колос», колос, коричневый, без круга', 'без круга'],
  ['Ελαιόλαδο «Γη», κλαδί ελιάς, πράσινο, χωρίς κύκλο', 'χωρίς κύκλο'],
])('nothing lies around a mark that was to have no circle or frame: %s', async (prompt, clause) => {
  for (const identity of await drawAll(prompt)) {
    expect(isBare(identity.node.decisions.mark)).toBe(true);
    expect(clauseOf(identity, clause)).toBe('applied');
  }
});

it('another ground that was asked for stays', async () => {
  for (const { node } of await drawAll('Café Bruno, a cup, green, in a shield, no circle'))
    expect(node.decisions.mark.container).toBe('shield');
});

it.each([
  ['Brewery Sixfold, two crossed wheat ears, amber', /two crossed wheat ears/],
  ['Bookshop Rien, a cat on a pile of three books, red', /three/],
  ['Librairie Rien, un chat sur une pile de trois livres, rouge', /trois/],
  ['Domaine Vœu, une grappe de raisin avec deux feuilles vertes', /deux feuilles/],
])('so many things are not applied where fewer are drawn: %s', async (prompt, clause) => {
  for (const { interpretation, node } of await drawAll(prompt))
    if (node.decisions.mark.count === undefined)
      expect(interpretation.clauses.find(({ text }) => clause.test(text))?.outcome).toBe('not_applied');
});

it.each([
  'heart clinic for dogs called Pawbeat, nothing clinical',
  'medical practice called Thrive, not clinical at all',
  'clinic called Thrive, nothing sterile',
])('regression: a mood that is refused takes the things that stand for it: %s', async (prompt) => {
  for (const { node } of await drawAll(prompt))
    expect(node.decisions.mark.icon ?? '').not.toMatch(/heartbeat|pulse|stethoscope|first-aid|hospital|syringe|pill|asclepius/);
});

it.each(['an osteopath called Spring Spine, no skeleton', 'bone clinic Ossa, no skeletons please'])(
  'regression: a skeleton that is refused takes its bones with it: %s',
  async (prompt) => {
    for (const { node } of await drawAll(prompt)) expect(node.decisions.mark.icon ?? '').not.toMatch(/spine|bone|skull/);
  },
);

it.each([
  'bakery called Honeycrust, no cursive lettering',
  'bakery called Honeycrust, no script or cursive lettering please',
  'bakery called Honeycrust, no script, no lettering that is hard to read',
])('regression: a kind of letters is refused, and the name is not: %s', async (prompt) => {
  for (const { node, interpretation } of await drawAll(prompt)) {
    expect(node.brief.constraints.noText).toBe(false);
    expect(node.brief.refused?.typeClasses).toContain('script');
    expect(interpretation.clauses.filter(({ outcome, text }) => outcome === 'not_applied' && !text.includes('hard'))).toEqual([]);
  }
});

it.each(['Sailing club Windward, really no blue, colour of the sea', 'tech startup Lumio, please really no blue, fresh'])(
  'regression: who refuses blue gets no blue teal: %s',
  async (prompt) => {
    for (const { node } of await drawAll(prompt)) {
      const { primary, secondary } = node.decisions.palette;
      for (const { c, h } of [primary, secondary].map(fromHex)) if (c > 0.05) expect(h < 200 || h > 285).toBe(true);
    }
  },
);
