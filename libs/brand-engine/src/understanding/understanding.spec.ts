import { Brief } from '../brief.js';
import { UnsupportedPromptError } from '../unsupported-prompt.js';
import { linesOf } from './names/lines.js';
import { createUnderstanding, type Understanding } from './index.js';

const icons = [
  'fox',
  'coffee',
  'coffee-bean',
  'mountain',
  'leaf',
  'bird',
  'key',
  'shield',
  'bread',
  'croissant',
  'scales',
  'gavel',
  'apple',
].map((id) => ({ id, tags: [] }));

describe('understanding a prompt', () => {
  let understanding: Understanding;
  const understand = (prompt: string, seed?: string): Promise<Brief> => understanding.understand(prompt, seed);
  beforeAll(async () => {
    understanding = await createUnderstanding(icons);
  });

  describe('the name', () => {
    it.each([
      ['in quotes', 'Logo for "Northwind", a coffee roaster', 'Northwind', 'quoted'],
      ['in German quotes', 'Logo für „Löwenherz“', 'Löwenherz', 'quoted'],
      ['in guillemets', 'un logo pour « Petit Pain »', 'Petit Pain', 'quoted'],
      ['in single quotes, not the apostrophe', "a diner called 'Joe's Place', retro", "Joe's Place", 'quoted'],
      ['after "called", in small letters', 'a bar called night owl, dark', 'night owl', 'called'],
      ['after "name:"', 'Name: Lumen\nlighting', 'Lumen', 'called'],
      ['after "is called"', 'Our company is called Monstera Club and we love green', 'Monstera Club', 'called'],
      ['after a noun', 'alpine gear brand Summitry', 'Summitry', 'proper-noun'],
      ['regression: not the adjective that opens the sentence', 'Alpine gear brand Summitry', 'Summitry', 'proper-noun'],
      ['regression: a family name of two words stays whole', 'Domaine Fauvel, a winery', 'Domaine Fauvel', 'proper-noun'],
      ['in CamelCase', 'electric bikes by VoltCycle', 'VoltCycle', 'proper-noun'],
      ['not a place', 'a bakery in San Francisco named Rise', 'Rise', 'called'],
      ['without the place after it', 'a locksmith called Keyhold in Bristol, dark blue', 'Keyhold', 'called'],
      ['with a place that is part of it', 'a bakery called Crumb of Lisbon', 'Crumb of Lisbon', 'called'],
      ['without the place where it is at home', 'my dog walking business is Happy Tails of Leeds, coral', 'Happy Tails', 'proper-noun'],
      ['with the place that an institution needs', 'Little Museum of Dublin, ink blue', 'Little Museum of Dublin', 'proper-noun'],
      ['not a brand that it is compared with', 'something like Apple for the startup Bastion', 'Bastion', 'proper-noun'],
      ['without the possessive', "Northwind's logo, please", 'Northwind', 'proper-noun'],
      ['with an ampersand', 'Ada & Finch, a law firm', 'Ada & Finch', 'proper-noun'],
      ['with digits', '7Seas logistics', '7Seas', 'proper-noun'],
      ['of one letter', 'Monogram for "K"', 'K', 'quoted'],
      ['with accents', 'Café Ålesund, coffee', 'Café Ålesund', 'proper-noun'],
      ['in a prompt of capitals', 'LOGO FOR A GYM CALLED IRON TEMPLE, RED', 'Iron Temple', 'called'],
      ['in a prompt in Title Case', 'Modern Logo For A Coffee Shop Called Brew Haven', 'Brew Haven', 'called'],
      ['in small letters before an apposition', 'logo for northwind, a coffee roaster', 'northwind', 'proper-noun'],
      ['with a common first word', 'Space-themed daycare: Little Rockets! bright blue', 'Little Rockets', 'proper-noun'],
      ['of the brand, not of its cat', 'a bookshop with a cat called Mr Biscuit. The shop is named Dog-Eared.', 'Dog-Eared', 'called'],
      ['up to the next sentence part', "My name is Sofia Lindqvist and I'm a potter", 'Sofia Lindqvist', 'called'],
      ['a single invented word', 'zephyrly', 'zephyrly', 'proper-noun'],
    ])('is found %s', async (_, prompt, name, nameSource) => {
      expect(await understand(prompt)).toMatchObject({ name, nameSource });
    });

    it('keeps forty characters', async () => {
      const name = 'The International Society of Cartography';
      expect((await understand(`"${name}", classic`)).name).toBe(name);
    });

    it('is coined from the words of the prompt where none is given, by the seed', async () => {
      const names = await Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f'].map(async (seed) => (await understand('a modern logo with a fox', seed)).name),
      );
      expect(names.every((name) => /^\p{Lu}\p{Ll}+ Fox$/u.test(name))).toBe(true);
      expect(new Set(names).size).toBeGreaterThan(1);
      expect((await understand('a modern logo with a fox', 'a')).name).toBe(names[0]);
    });

    it('is coined even for a request that says nothing', async () => {
      expect((await understand('make me a logo')).name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    });

    it('leaves letters that the fonts lack', async () => {
      expect((await understand('Nhà hàng "Phở Việt"')).name).toBe('Pho Viet');
      expect((await understand('café "東京 Tokyo"')).name).toBe('Tokyo');
    });
  });

  describe('the line under the name', () => {
    it.each([
      ['Northwind Coffee', 'Northwind', 'Coffee'],
      ['Meridian Capital Partners', 'Meridian', 'Capital Partners'],
      ['Domaine Fauvel', 'Domaine Fauvel', null],
      ['Crumb & Coffee', 'Crumb & Coffee', null],
      ["Joe's Kitchen", "Joe's Kitchen", null],
    ])('may be what %s ends in, and the name in the brief stays whole', async (whole, name, line) => {
      expect(linesOf(whole)).toEqual({ name, line });
      expect(await understand(`Logo for "${whole}"`)).toMatchObject({ name: whole, descriptor: null });
    });

    it('is the tagline that is given', async () => {
      expect(await understand('bakery "First Light", tagline "Baked before dawn"')).toMatchObject({
        name: 'First Light',
        descriptor: 'Baked before dawn',
      });
    });

    it.each(['The Royal Institute of Marine Studies (RIMS) needs a crest', 'RIMS (Royal Institute of Marine Studies), a crest'])(
      'is what an acronym stands for: %s',
      async (prompt) => {
        expect(await understand(prompt)).toMatchObject({
          name: 'RIMS',
          descriptor: expect.stringContaining('Royal Institute of Marine Studies') as string,
        });
      },
    );
  });

  describe('colours', () => {
    it('keep the hue of the noun; adjectives move lightness and chroma only', async () => {
      const [plain, earthy, pale] = await Promise.all(
        ['green', 'earthy greens', 'pale green'].map(async (words) => (await understand(`Luma skincare, ${words}`)).colours.primary),
      );
      expect(earthy).toMatchObject({ hue: plain?.hue });
      expect(earthy?.chroma).toBeLessThan(0);
      expect(pale).toMatchObject({ hue: plain?.hue });
      expect(pale?.lightness).toBeGreaterThan(0.4);
    });

    it('know main colour and accent, in any order', async () => {
      const one = await understand('Luma, navy with coral accents');
      const other = await understand('Luma, coral accents on navy');
      for (const { colours } of [one, other]) {
        expect(colours.primary?.words).toBe('navy');
        expect(colours.secondary?.words).toBe('coral');
      }
    });

    it('take hex values as they are', async () => {
      expect((await understand('Luma, #1A2B3C and #f80')).colours).toMatchObject({
        primary: { hex: '#1a2b3c' },
        secondary: { hex: '#ff8800' },
      });
    });

    it('to avoid are no wishes', async () => {
      const { colours } = await understand('Luma, avoid red, orange and pink; no purple');
      expect(colours.primary).toBeNull();
      expect(colours.avoid.map(({ words }) => words)).toEqual(['red', 'orange', 'pink', 'purple']);
    });

    it.each([
      'a green tea brand Luma',
      'Luma, black belt karate',
      'Luma sells orange juice',
      'Luma, a winery in Burgundy',
      'Luma: fresh mint and olive oil',
    ])('are not read into things or places: %s', async (prompt) => {
      expect((await understand(prompt)).colours.primary).toBeNull();
    });
  });

  describe('negation', () => {
    it('turns moods down instead of taking them', async () => {
      const asked = await understand('Luma, corporate');
      const denied = await understand('Luma, not too corporate');
      expect(asked.personality.seriousPlayful).toBeLessThan(0);
      expect(denied.personality.seriousPlayful).toBeGreaterThan(0);
    });

    it('"not only" is no negation', async () => {
      expect((await understand('Luma, not only playful but also elegant')).personality).toMatchObject({
        seriousPlayful: 0.8,
        modestLuxurious: 0.6,
      });
    });

    it('ends where the clause does', async () => {
      const brief = await understand('Luma, no icon, blue letters');
      expect(brief.constraints).toMatchObject({ noIcon: true, symbol: 'wordmark' });
      expect(brief.colours.primary?.words).toBe('blue');
    });

    it('of things keeps their icons away', async () => {
      const brief = await understand('law firm Vance, no scales or gavels');
      expect(brief.avoidConcepts).toEqual(['scale', 'gavel']);
      expect(brief.icons.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['scales']));
      expect(brief.icons.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['gavel']));
    });

    it.each(['Luma, flat', 'Luma, no gradients', 'Luma, without shadows or gradients'])('"%s" asks for nothing', async (prompt) => {
      const { constraints, avoidConcepts } = await understand(prompt);
      expect(Object.values(constraints).every((value) => value === 'any' || value === false)).toBe(true);
      expect(avoidConcepts).toEqual([]);
    });
  });

  it.each([
    ['Kaffeehaus Morgenrot, rot und creme', 'coffee', 28],
    ['logo für eine Zahnarztpraxis namens Dentaris, hellblau', 'dental', 245],
    ["Cabinet d'avocats Dubois & Martin, bleu marine, sans icône", 'legal', 262],
    ['Heladería Polo Norte, azul claro', 'ice-cream', 245],
  ])('reads trade and colour in other tongues: %s', async (prompt, industry, hue) => {
    expect(await understand(prompt)).toMatchObject({ industry, colours: { primary: { hue } }, constraints: { typeClass: 'any' } });
  });

  it.each([
    ['A cheese shop called Rindle, mustard', 86],
    ['A spa called Oru, sage and cream', 129],
    ['A car club called Ambit in british racing green', 160],
    ['A gin called Norrvik, juniper green', 170],
    ['A gin called Norrvik, deep celadon tones', 149],
    ['Weinbar namens Rebstock, ochsenblutrot', 24],
    ['Une librairie nommée Folio, vert bouteille', 168],
    ['Una floristería llamada Brezo, color ciruela', 327],
    ['Un bar chiamato Molo, blu oltremare', 272],
    ['En bokhandel som heter Tofsen, mossgrön', 120],
  ])('knows the names of colours: %s', async (prompt, hue) => {
    const { colours } = await understand(prompt);
    expect(Math.abs((colours.primary?.hue ?? 999) - hue)).toBeLessThanOrEqual(4);
  });

  it('leaves a thing with the name of a colour a thing', async () => {
    expect((await understand('A camel farm called Dromeda that sells oat milk and walnuts')).colours.primary).toBeNull();
  });

  it.each(['dark green', 'verde scuro', 'dunkles Grün', 'cold blue'])('hears how a colour is, and no mood, in "%s"', async (colour) => {
    const plain = (await understand('florist Luma')).personality;
    expect((await understand(`florist Luma, ${colour}`)).personality).toEqual(plain);
  });

  it('takes a repair shop for the trade of what it repairs', async () => {
    expect((await understand("Bike repair shop 'Spoke & Chain'")).industry).toBe('cycling');
    expect((await understand("Repair shop 'Spoke & Chain'")).industry).toBe('handyman');
  });

  it('makes intensity count', async () => {
    const [slightly, plain, very] = await Promise.all(
      ['slightly playful', 'playful', 'very playful'].map(async (words) => (await understand(`Luma, ${words}`)).personality.seriousPlayful),
    );
    expect(slightly).toBeLessThan(plain ?? 0);
    expect(plain).toBeLessThan(very ?? 0);
  });

  it.each(['no container', 'without a circle', 'not in a hexagon', 'free-standing'])(
    'takes a refused ground at its word: %s',
    async (words) => {
      expect((await understand(`coffee roaster Northwind, ${words}`)).constraints.container).toBe('none');
    },
  );

  it('takes a colour from the name where nothing else names one', async () => {
    expect((await understand('Blue Door is a jazz club')).colours.primary?.words).toBe('Blue');
    expect((await understand('Blue Door is a jazz club, dark green')).colours.primary?.words).toBe('dark green');
    expect((await understand('White Heron, a coffee roaster')).colours.primary).toBeNull();
  });

  it('puts things that are asked for before those of the trade', async () => {
    const brief = await understand('coffee roaster Northwind with a fox');
    expect(brief.concepts[0]).toEqual({ term: 'fox', explicit: true, weight: 1, source: 'asked' });
    expect(brief.icons.map(({ id }) => id).slice(0, 2)).toEqual(['fox', 'coffee']);
  });

  it.each(['咖啡店', '🦊🦊🦊', 'קפה', '1️⃣', '!!! ???', '#️⃣', '\u202e\u0000'])('refuses %j, which no font covers', async (prompt) => {
    await expect(understand(prompt)).rejects.toThrow(UnsupportedPromptError);
  });

  it.each(['1', 'é', 'Ａｃｍｅ', '咖啡 Luma', 'Łódź'])('accepts %j', async (prompt) => {
    expect(Brief.parse(await understand(prompt)).name).toMatch(/[\p{L}\p{N}]/u);
  });
});
