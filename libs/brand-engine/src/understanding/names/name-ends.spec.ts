import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('regression: an acronym whose long form is told in words is the name', () => {
  it.each([
    ['O.T.T.E.R. stands for Outdoor Teaching To Encourage Reading, a forest school', 'O.T.T.E.R.', 'Outdoor Teaching To Encourage Reading'],
    ['HIVE, short for Helping Inner-city Volunteers Everywhere. A charity.', 'HIVE', 'Helping Inner-city Volunteers Everywhere'],
  ])('%s', async (prompt, name, descriptor) => {
    expect(await understanding.understand(prompt)).toMatchObject({ name, descriptor });
  });
});

describe('regression: the signs at the ends and inside of a name stay', () => {
  it.each([
    ['Purl Jam!!', 'Purl Jam!!'],
    ['a knitting circle called Purl Jam!!', 'Purl Jam!!'],
    ['logo pour un salon de thé à Nantes, nom : Menthe ou Verveine ?', 'Menthe ou Verveine ?'],
    ['A trivia night called Who Asked? with an owl', 'Who Asked?'],
    ['a school trip company named Are We Lost Yet?', 'Are We Lost Yet?'],
    ['Can you draw a logo for a bakery called Crumbly?', 'Crumbly'],
    ['M€lody is a fintech for musicians', 'M€lody'],
    ['£9 Cuts, a barber, red', '£9 Cuts'],
    ['Me$$y Buns, a hair salon', 'Me$$y Buns'],
    ['W!ld Thyme Nails, tropical', 'W!ld Thyme Nails'],
    ['MOW WHAT? garden repairs and hedges', 'MOW WHAT?'],
    ['Nuestra academia de inglés se llama ¿Cómo Va?', '¿Cómo Va?'],
  ])('%s', async (prompt, name) => {
    expect((await understanding.understand(prompt)).name).toBe(name);
  });
});

describe('regression: a name in small letters ends before the look behind it, and with what a club is', () => {
  it.each([
    ['yoga studio harbourside called stillwork sage green minimal', 'stillwork'],
    ['barber shop slick cuts black and gold', 'slick cuts'],
    ['a bakery called wild orange', 'wild orange'],
    ['we are the long barrow running club, please use a hill', 'long barrow running club'],
    ['preciso de um logo para a loja de surf, nome maré alta, azul', 'maré alta'],
  ])('%s', async (prompt, name) => {
    expect((await understanding.understand(prompt)).name.replace(/^the /, '')).toBe(name);
  });
});

describe('regression: a name keeps the trade and the place that it is made of', () => {
  it.each([
    ['Rowing Club Nor, navy oar', 'Rowing Club Nor'],
    ['The Inn at Marrow End wants a sign. Country pub with rooms.', 'The Inn at Marrow End'],
    ['I translate from Polish. My business name is Lost & Found in Translation', 'Lost & Found in Translation'],
    ['Ceramics on the Wharf, blue glaze', 'Ceramics on the Wharf'],
    ['Maps at the Mill, secondhand bookshop on a canal boat', 'Maps at the Mill'],
    ['A Touch of What You Love, cake shop, pink', 'A Touch of What You Love'],
    ['Howling Mad! Dog Daycare, orange', 'Howling Mad! Dog Daycare'],
    ['Meet Me Yesterday phone repairs', 'Meet Me Yesterday'],
    ['Oops! I Did It A Grain — a rice bar', 'Oops! I Did It A Grain'],
    ['balloon rides over Cappadocia, Wind & Wicker', 'Wind & Wicker'],
    ['please create a logo for my company moonrise solar in phoenix', 'moonrise solar'],
    ['wir bauen lastenräder, firmenname packpferd, schwarz', 'packpferd'],
    ["I'm opening a shop for board games called dice & rule next month", 'dice & rule'],
    ['A candle called Hygge Night by my brand Snug Tallow - I need the brand logo', 'Snug Tallow'],
    ['record shop house of wax in black and orange', 'house of wax'],
    ['surf shop, name good wave, blue', 'good wave'],
    ['Brand: Quill+Quiver / Sector: archery shop / Colours: forest, gold', 'Quill+Quiver'],
    ['The Dairy on the Green, a village dairy', 'The Dairy on the Green'],
    ["We're translators and trade as Zwischenwort. Something sober.", 'Zwischenwort'],
  ])('%s', async (prompt, name) => {
    expect((await understanding.understand(prompt)).name).toBe(name);
  });
});

describe('regression: a name that is corrected at once is the later one', () => {
  it.each([
    ['a bakery called Crumb, no wait, Oven Glove', 'Oven Glove'],
    ['Rebranding "Quick Print Ltd" to "Inkwell"', 'Inkwell'],
    ["make it for Bob's Tyres - sorry, I mean Rob's Tyres", "Rob's Tyres"],
    ["A streetwear label called SØR/FACED? no wait, it's called ØST", 'ØST'],
  ])('%s', async (prompt, name) => {
    expect((await understanding.understand(prompt)).name).toBe(name);
  });
});

it('regression: an ordinary noun behind its article is no name', async () => {
  expect((await understanding.understand('a logo for our village fete')).nameSource).toBe('coined');
});
