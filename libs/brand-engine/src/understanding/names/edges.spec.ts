import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Logo für die Fahrschule Lenkrad in Kassel, jung, orange', 'Fahrschule Lenkrad'],
  ['Colibrí Café in Puebla — hummingbird, pink', 'Colibrí Café'],
  ['Nadel & Zwirn in Bautzen — eine Schere, grün', 'Nadel & Zwirn'],
  ['Bar Pilou à Nantes — une ancre, bleu', 'Bar Pilou'],
  ['Made in Leeds — ceramics', 'Made in Leeds'],
  ['Logo für die Bäckerei Mehlwurm in Bad Tölz, braun', 'Bäckerei Mehlwurm'],
  ['Turun Lintuharrastajien Seura ry tarvitsee logon: pöllö, sininen', 'Turun Lintuharrastajien Seura ry'],
  ['Nordre Fjell Turlag AS trenger en logo, et fjell, grønt', 'Nordre Fjell Turlag AS'],
  ['Gartenfreunde Süd e.V. braucht ein Logo mit einer Sonnenblume', 'Gartenfreunde Süd e.V.'],
  ['Madame Vex, tarot. an eye inside a crystal ball, purple', 'Madame Vex'],
  ['Ghost tours of York. lantern with a ghost, dark purple', 'Ghost tours of York'],
  ['Model railway society of East Kilbride. Want a steam engine in a circle', 'Model railway society of East Kilbride'],
  ['The Lost Sock Laundry - self service open late, one odd sock', 'The Lost Sock Laundry'],
  ['Bagerhuset Vester Strand skal have et logo med en kringle, blå', 'Bagerhuset Vester Strand'],
  ['Fiskestuen Nordre Kaj skal bruge et logo med en torsk', 'Fiskestuen Nordre Kaj'],
  ['Kavárna Bílá vrána chce logo, černá', 'Kavárna Bílá vrána'],
  ['Kwiaciarnia Polna droga potrzebuje logo, zielony', 'Kwiaciarnia Polna droga'],
  ['Hospoda se jmenuje U tichého medvěda, hnědá', 'U tichého medvěda'],
  ['Logo pro hospodu U Bílého koníčka, tradiční', 'U Bílého koníčka'],
  ['Logo pro pekárnu U Zlatého klasu, hnědá a krémová', 'U Zlatého klasu'],
  ['kawiarnia Pod złotym lwem, brązowa', 'Pod złotym lwem'],
  ['kahvila Vihreä kissa, vihreä', 'Vihreä kissa'],
  ['Der Kegelclub Alle Neune e.V. braucht ein neues Logo, rot', 'Kegelclub Alle Neune e.V.'],
  ['logo pour boulangerie le pain doré, marron', 'le pain doré'],
  ['logo voor kapsalon de schaar, zwart', 'de schaar'],
  ['logo für hebammenpraxis storchennest, sanft', 'storchennest'],
  ['impresa di pulizie Splendor srl, azzurro', 'Splendor srl'],
  ['Angelverein Stille Wasser e.V. sucht ein Wappen mit Hecht', 'Angelverein Stille Wasser e.V.'],
  ['Truhlářství Novák s.r.o., zelená', 'Truhlářství Novák s.r.o.'],
  ['Stolarnia Dąb sp. z o.o., zielony', 'Stolarnia Dąb sp. z o.o.'],
  ['Ferretería Industrial Vega S.L., azul y gris', 'Ferretería Industrial Vega S.L.'],
  ['Sport für Ältere, der Kurs heißt Schwung 70+. Ein Storch', 'Schwung 70+'],
  ['A club called Level 18+, neon green', 'Level 18+'],
  ['Candles by Wick & Tin, cream and copper', 'Candles by Wick & Tin'],
  ['Furniture by Holm & Sons, oak leaf', 'Furniture by Holm & Sons'],
  ['Inspired by Dalton Rye, a distillery called Grain', 'Grain'],
  ['Hotel The Gull & Anchor, navy', 'The Gull & Anchor'],
  ['A pop-up ramen night called SLURP!!! loud, red', 'SLURP!!!'],
  ['SUMMIT//LABS climbing tech, slashes must stay', 'SUMMIT//LABS'],
  ['A logo for Hollis Dance!!! Thanks so much', 'Hollis Dance'],
  ['Oakhurst 1525–2025, church tower', 'Oakhurst'],
  ['Halden Mill, 1899 - 1999, two ears of wheat', 'Halden Mill'],
  ['Just Right tailoring, navy', 'Just Right'],
  ['Use Your Loaf bakery', 'Use Your Loaf'],
  ['We Are Wild, a forest school', 'We Are Wild'],
  ['I Scream ice cream parlour', 'I Scream'],
  ['Need For Tweed, a tailor', 'Need For Tweed'],
  ['Need Logo For My Bakery, Called Rise', 'Rise'],
  ['Hi There, a logo for Kestrel Bikes please', 'Kestrel Bikes'],
  ['Hotel Astoria, navy', 'Hotel Astoria'],
  ['Western Hill Running Club. It should say WHRC big, the full name small below. Red', 'WHRC'],
])('a name has its own edges: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['Wir eröffnen im Mai einen Hofladen bei Celle, er heißt Heidegut. Lila.', undefined],
  ['We open in March in Leeds, the bakery is called Proof. Brown.', 'Leeds'],
])('when a shop opens is no place: %s', async (prompt, place) => {
  expect((await understanding.understand(prompt)).place).toBe(place);
});

it('what is told of where a studio lies is not printed as its trade', async () => {
  expect((await understanding.understand('Saltbox Pilates is a small studio right by the sea. Blue.')).trade).toBeUndefined();
});

it('where no decoration is wanted, nothing is shown that nobody asked for', async () => {
  expect((await understanding.understand('Law office Pell & Co, grey, please no decoration')).constraints.noIcon).toBe(true);
  expect((await understanding.understand('Law office Pell & Co, an oak, please no decoration')).constraints.noIcon).toBe(false);
});

it.each([
  ['The M of Montrose should be a mountain', 'Montrose'],
  ['The T in Tafel is a table', 'Tafel'],
  ['S in Slither as a snake', 'Slither'],
  ['the second O in Look Sharp is a sun', 'Look Sharp'],
  ['The Art of Tea, a teapot', 'The Art of Tea'],
])('the letter of a name that is spoken of is none of it: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['Round badge. Text round the rim: NORTH ESK SWIMMERS on top and EST. 2014 at the bottom. A heron', 'NORTH ESK SWIMMERS'],
  ['Badge with the text EAST LOTHIAN BEEKEEPERS on top and SINCE 1950 below, a bee', 'EAST LOTHIAN BEEKEEPERS'],
])('regression: a line in capitals that has its place is the name from its first word on: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});
