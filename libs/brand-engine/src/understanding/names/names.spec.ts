import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('a name is kept as it was written', () => {
  it.each([
    ['R.I.P. Velasco, a mattress shop in Leeds', 'R.I.P. Velasco'],
    ['C.A.T. (Council of Awkward Typists): a stationery club, black', 'C.A.T.'],
    ['the 9:40 to Platform 3 — a podcast about trains', 'the 9:40 to Platform 3'],
    ["« 5h30 du Mat' », boulangerie de quartier, bleu nuit", "5h30 du Mat'"],
    ['Loja de vinis Sol na Eira, laranja, um sol', 'Sol na Eira'],
    ['HARTLEY TOWAGE LTD, tugboats, navy, anchor', 'HARTLEY TOWAGE LTD'],
    ['Physiotherapist Amara Obi, calm, teal', 'Amara Obi'],
    ['Tandlæge Sofie Brandt, hvid og mint', 'Sofie Brandt'],
    ['Accountants Marlow Finch, grey, sober', 'Marlow Finch'],
    ['Gym Stonehouse, black, heavy', 'Stonehouse'],
    ['Panificio Grano Duro, Bari. Una spiga.', 'Panificio Grano Duro'],
    ['Dial T for Tango, dance classes, red', 'Dial T for Tango'],
    ['Hr. Lund, skrædder, sort', 'Hr. Lund'],
    ['Letters RQ, interlocked. Rowan Quist, jeweller, gold', 'Rowan Quist'],
    ["four4ward. that's the whole name, lower case with the digit. logistics. teal", 'four4ward'],
    ['@nineties+noise, a radio show. keep the @ and the +', '@nineties+noise'],
    ['Estate agents – Marlowe Finch Homes. Upmarket.', 'Marlowe Finch Homes'],
    ['Cider mill in Somerset, Pippin & Pike. apple.', 'Pippin & Pike'],
    ['Wir sind eine Rösterei, Name Bohnenglück. Braun', 'Bohnenglück'],
    ['Calle del Sol, 14 es el nombre de nuestro bar (con la coma). Sol, amarillo', 'Calle del Sol, 14'],
    ['estúdio de dança polvo torto, tudo em minúsculas, polvo, roxo', 'polvo torto'],
    ['5x Niets: tweedehands winkel, mosterd', '5x Niets'],
    ['The Society for the Protection of Hedgerows, Ditches and Old Stone Bridges of the Western Marches (SPHDB). Emblem.', 'SPHDB'],
    ['name – Tidepool Press; small publisher; navy', 'Tidepool Press'],
    ['Brand: Moss & Marrow. Butcher. Green.', 'Moss & Marrow'],
    ['Our studio is called halfpast. all lower case, please. clocks, black', 'halfpast'],
    ['Podcast Loose Ends, yellow on black', 'Loose Ends'],
    ['Fintech Ledgerwood, purple', 'Ledgerwood'],
    ['Hospice Stillwater, pale blue', 'Stillwater'],
    ['Charity Harbour Light, blue, hands', 'Harbour Light'],
    ['Insurance Steadfold, navy', 'Steadfold'],
    ['Hotel Marlow, navy', 'Hotel Marlow'],
    ['Café Lindner, Wien, braun', 'Café Lindner'],
    ['Orchard Pip & Stem, red apple', 'Pip & Stem'],
    ['24/7 Locksmiths, yellow and black, key', '24/7 Locksmiths'],
    ['No. 12 Bakery, cream and navy', 'No. 12 Bakery'],
    ['3 Sisters Honey – family beekeepers – gold', '3 Sisters Honey'],
    ['What the Duck? is a rubber duck shop. yellow', 'What the Duck?'],
    ['Yes/No Studio, a polling startup, black and white', 'Yes/No Studio'],
    ["Dr. Feelgood's Garage, car repair, red", "Dr. Feelgood's Garage"],
    ['naam: De Gouden Haring. visrestaurant, goud en blauw', 'De Gouden Haring'],
    ["nom : L'Atelier du Coin. menuiserie, bois", "L'Atelier du Coin"],
    ['nombre: Tres Lunas. panadería, luna', 'Tres Lunas'],
    ['название: Северный Ветер. туризм, синий', 'Северный Ветер'],
    ['Firma: Nordlys AS. Solpaneler, gul.', 'Nordlys AS'],
    ['We need a logo. Company – Brightwater Labs. Water testing. Blue.', 'Brightwater Labs'],
    ['logo for my bakery, flour & fable, warm, cream', 'flour & fable'],
    ['i sell candles. wick and wander is the name. honey', 'wick and wander'],
    ['Studio Ø, Copenhagen, architects, black', 'Studio Ø'],
    ['Ristorante Da Gino, rosso', 'Ristorante Da Gino'],
    ["Кав'ярня «Сім Вікон», зелений", 'Сім Вікон'],
    ['JT Carpentry & Joinery, oak, JT monogram', 'JT Carpentry & Joinery'],
    ["It's for my dad's shop, Pete's Bait & Tackle, green, a hook", "Pete's Bait & Tackle"],
    ['Salt Pan Alley (a jazz bar in Margate). Deep blue, no notes.', 'Salt Pan Alley'],
    ['Hi! I run a cat hotel in Ghent. The name is Purr Diem. Mustard.', 'Purr Diem'],
    ['Mountain guide Lena Hofer, blue, peaks', 'Lena Hofer'],
    ['Hebamme Jana Kruse, sanft, rosé', 'Jana Kruse'],
    ['Winery Domaine Lacour, burgundy', 'Domaine Lacour'],
    ['Newsletter about bridges: Span. Steel grey', 'Span'],
    ['Chess society for seniors: Gambit. Dark green, a knight, calm', 'Gambit'],
    ['A logo for the German market: Brio. Snacks, red', 'Brio'],
    ['The name, one word: Drift. surf school, teal', 'Drift'],
    ['single word: Quill. a writing app, ink blue', 'Quill'],
    ['two words: Slow Tide. swim coach, blue', 'Slow Tide'],
    ['Ein Wort: Funke. Schmiede, rot', 'Funke'],
    ['#slowmorning Bakery; cream, a sun', '#slowmorning Bakery'],
    ['Logo for #slowmorning Bakery, cream, a sun', '#slowmorning Bakery'],
    ['Dr. & Mr. Quince, a wine bar, red', 'Dr. & Mr. Quince'],
    ['Cat-sitting, Whiskers to Tails Ltd, grey', 'Whiskers to Tails Ltd'],
    ['Window-cleaning, Crystal & Sons Ltd, blue', 'Crystal & Sons Ltd'],
    ['Malerei Petersen, kräftiges Deichgrün und Reetbraun', 'Malerei Petersen'],
    ['Café Morgenrot in Köln, Fliederblau, eine Sonne', 'Café Morgenrot'],
    ['Edelweiß, Pension in Mittenwald, Almgrün', 'Edelweiß'],
    ['Gold auf Nachtblau für das Hotel am Rathausplatz, elegant', 'Hotel am Rathausplatz'],
    ['Ein Tupfer Minze auf Anthrazit für die Tierarztpraxis am Mühlbach, ohne Pfote', 'Tierarztpraxis am Mühlbach'],
    ['Cream on navy for the Dental Practice on Park Street, no tooth', 'Dental Practice on Park Street'],
    ['Brand: Tilly & Finch\nIndustry: children\'s clothes\nFounded: 1974 (show "est. 1974")', 'Tilly & Finch'],
    ['Firma: Müller am Markt\nBranche: Metzgerei\nFarbe: dunkelrot', 'Müller am Markt'],
    ['Naam: Bakker op de Hoek; stijl: ambachtelijk; kleur: bruin', 'Bakker op de Hoek'],
    ['logo for 2day fitness, orange', '2day fitness'],
    ['Drei Kreise ineinander, Rot Weiß Blau, für die Agentur 5nach12', '5nach12'],
    ['plumber, golden tap plumbing, red, a tap', 'golden tap plumbing'],
    ["My sister is called Ana, so it will be Ana's. A cake shop, pink", "Ana's"],
    ['my dad used to sell shoes and now I do! The shop is Sole Mates, brown', 'Sole Mates'],
    ['Ja! (we heten echt zo) een bruidswinkel, ivoor', 'Ja!'],
    ['Hm. (se llama así, con punto) cafetería, negro', 'Hm.'],
    ['night shift; a bar for nurses; dark blue', 'night shift'],
    ['we call ourselves either/or. two lawyers. navy', 'either/or'],
    ['tischlerei nussbaum & söhne, braun, ein baum', 'tischlerei nussbaum & söhne'],
    ['Yoga mit Lena, lila, Lotus', 'Yoga mit Lena'],
    ['we are changing from Oakhouse to Oak & Ember, restaurant, flame', 'Oak & Ember'],
    ['O.', 'O.'],
    ["'Til Death, a florist for funerals. Black", "'Til Death"],
    ['our food blog eat.sleep.roast needs a mark, chilli red', 'eat.sleep.roast'],
    ['IT-Beratung kopfüber GmbH, violett, Fledermaus', 'IT-Beratung kopfüber GmbH'],
    ['Glutenfri bakeri i Bergen: Uten Hvete. Rosa.', 'Uten Hvete'],
    ['Sisters Ana and Eva make ceramics as Terra Due. Terracotta, a bowl', 'Terra Due'],
    ['Umbenennung: aus Optik Meier wird Sehwerk. Brille, blau', 'Sehwerk'],
    ['Tischlerei mit Herz, rot, Herz aus Holz', 'Tischlerei mit Herz'],
  ])('%s', async (prompt, name) => {
    expect((await understanding.understand(prompt)).name).toBe(name);
  });
});

it.each([
  ['Physiotherapist Amara Obi, calm, teal', 'Amara Obi', 'Physiotherapist'],
  ['Podcast Loose Ends, yellow on black', 'Loose Ends', 'Podcast'],
  ['Tandlæge Sofie Brandt, hvid og mint', 'Sofie Brandt', 'Tandlæge'],
])('a role before a name becomes the line under it: %s', async (prompt, name, descriptor) => {
  expect(await understanding.understand(prompt)).toMatchObject({ name, descriptor });
});

it.each([
  "I haven't got a name yet, it's a bike cafe, green",
  'Noch kein Name, ein Blumenladen, rosa',
  'Pas encore de nom. Une librairie, bleu nuit, un chat',
  'Todavía no tengo nombre. Es un taller de guitarras',
  'Non abbiamo ancora un nome: gelateria artigianale, menta',
  'Twee zwanen, zwart wit, trouwlocatie, naam komt later',
  'Пока без названия, кофейня, бежевый',
])('who says that there is no name gets one of our own, and text: %s', async (prompt) => {
  const { nameSource, constraints } = await understanding.understand(prompt);
  expect({ nameSource, noText: constraints.noText }).toEqual({ nameSource: 'coined', noText: false });
});

it.each(['Symbol: Fox. a toy shop', 'Colours: Teal. Mood: Calm. a spa', 'a toy shop. Avoid: Bears. red'])(
  'what follows the label of a wish is no name: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).nameSource).toBe('coined');
  },
);

it.each([
  ['Malerei Petersen, kräftiges Deichbraun', 'brown'],
  ['Café Lindner, kräftiges Deichblau', 'blue'],
  ['Bakkerij Van Dam, knalgeel', 'yellow'],
])('whatever lends its shade, a compound that ends in a colour is that colour: %s', async (prompt, colour) => {
  const { hue } = (await understanding.understand(`A shop called Vane, ${colour}`)).colours.primary ?? {};
  expect((await understanding.understand(prompt)).colours.primary?.hue).toBe(hue);
});

it('bread is not red', async () => {
  expect((await understanding.understand('Bäckerei Ofenglut, ein Dinkelquarkbrot')).colours.primary).toBeNull();
});
