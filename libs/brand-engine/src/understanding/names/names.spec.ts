import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('regression: a compound for the logo is no part of the name', () => {
  it.each([
    ['Bäckereilogo für Krustwerk, gerne mit einer Ähre', 'Krustwerk'],
    ['Bäckerei-Logo für Krustwerk, mit Ähre', 'Krustwerk'],
    ['Vereinslogo für Sportfreunde Ulm, ein Wolf', 'Sportfreunde Ulm'],
    ['Bakkerijlogo voor Korstgoud, een korenaar', 'Korstgoud'],
    ['Caféloggan för Kanelgården, en kanelbulle', 'Kanelgården'],
  ])('%s', async (prompt, name) => {
    expect((await understanding.understand(prompt)).name).toBe(name);
  });
});

describe('regression: a prompt of nothing but words in capitals is the name', () => {
  it.each([
    'North Quay Ice Rink',
    'West Coast Kayaks',
    'New Leaf Nursery',
    'Cold Brew Co',
    'Royal Oak Butchers',
    'Modern Man',
    'Yoga Studio',
  ])('%s', async (prompt) => {
    expect((await understanding.understand(prompt)).name).toBe(prompt);
  });

  it('unless something is ordered', async () => {
    expect((await understanding.understand('Coffee Shop Logo')).name).not.toBe('Coffee Shop Logo');
  });
});

describe('regression: a word that only describes stays at the head of a name', () => {
  it.each([
    ['Royal Oak Butchers since 1920', 'Royal Oak Butchers'],
    ['Create Space Yoga, lilac', 'Create Space Yoga'],
    ['logo for blue door bakery', 'blue door bakery'],
    ['need a logo for my band the paper wasps', 'the paper wasps'],
    ['Vegan Ice Cream Van, called Moo Free, pink', 'Moo Free'],
    ['Dear Design Team, we need a logo for Vela', 'Vela'],
  ])('%s', async (prompt, name) => {
    expect((await understanding.understand(prompt)).name).toBe(name);
  });
});

describe('regression: a trade that was written before the name stands under it', () => {
  it.each([
    ['Fromagerie Les Alpages, une vache, jaune et bleu', 'Les Alpages', 'Fromagerie'],
    ['Zwemschool De Otter, een otter in het water, blauw', 'De Otter', 'Zwemschool'],
    ['Аптека «Ромашка», цветок ромашки, зелёный и белый', 'Ромашка', 'Аптека'],
  ])('%s', async (prompt, name, descriptor) => {
    expect(await understanding.understand(prompt)).toMatchObject({ name, descriptor });
  });
});

describe('a name is kept as it was written', () => {
  it.each([
    ['Crêperie La Poule qui Chante, une poule, jaune', 'La Poule qui Chante'],
    ['Librería El Gato que Lee, un gato, verde', 'El Gato que Lee'],
    ['Café O Gato que Ri, um gato, laranja', 'Café O Gato que Ri'],
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
    ["Baker's Dozen, crossed rolling pins, brown", "Baker's Dozen"],
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
    ['Pottery studio kiln and kin: a bowl on a shelf, ochre', 'kiln and kin'],
    ['taller de joyas sal y plata: una luna, gris', 'sal y plata'],
    ['Laboratorio di ceramica fuoco e neve: un vaso, bianco', 'fuoco e neve'],
    ['Librería independiente la página rota, un libro, rojo', 'la página rota'],
    ['Pasticceria il bignè storto, una torta, rosa', 'il bignè storto'],
    ['Indie game studio paper antlers, pink on black', 'paper antlers'],
    ['a podcast network slow comet, blue', 'slow comet'],
    ['local bike shop rusty spoke, orange', 'rusty spoke'],
    ['name – Tidepool Press; small publisher; navy', 'Tidepool Press'],
    ['Brand: Moss & Marrow. Butcher. Green.', 'Moss & Marrow'],
    ['Our studio is called halfpast. all lower case, please. clocks, black', 'halfpast'],
    ['Podcast Loose Ends, yellow on black', 'Loose Ends'],
    ['Fintech Ledgerwood, purple', 'Ledgerwood'],
    ['Hospice Stillwater, pale blue', 'Stillwater'],
    ['Charity Harbour Light, blue, hands', 'Harbour Light'],
    ['Fernhill botanical garden, elegant, forest green, serif type', 'Fernhill'],
    ['Fernhill bakery, sans type', 'Fernhill'],
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
  ["Used to be Cath's Curtains, from next month it's Drapewell. Teal.", 'Drapewell'],
  ["We used to be called Fry Days but we've grown up; from June the name is Batterby. Blue.", 'Batterby'],
  ["We used to be Hallam & Sons Removals and from this spring we're just Hallam Moves. Blue.", 'Hallam Moves'],
  ['Formerly Old Mill Motors, now just Tappet. Red.', 'Tappet'],
  ['Nous étions Jardins Martin, nous devenons Cigogne. Vert.', 'Cigogne'],
  ['Hasta ahora Maletas Ruiz, desde hoy Andariego. Verde.', 'Andariego'],
  ['Hats and scarves, a tiny shop in Wells. We settled on Bonnet. Silver.', 'Bonnet'],
  ['Früher hießen wir Dachbau Kunze, ab Mai heißen wir Firstlicht. Blau.', 'Firstlicht'],
  ['Prima ci chiamavamo Palestra Ercole, da settembre siamo Lieve. Rosa.', 'Lieve'],
  ['Wcześniej nazywaliśmy się Salon Nowak, teraz Grzywka. Czerń.', 'Grzywka'],
  ['Раньше мы назывались «Мороз», теперь мы «Синица». Белый.', 'Синица'],
  ['Names we considered: Gorse, Heather, Ling. Ling won. A garden school, purple.', 'Ling'],
  ["I haven't decided between Tallow and Wick for the candle shop so just do Wick for now. Cream.", 'Wick'],
  ['Zur Wahl standen Kiesel, Strand und Brise & Bö. Gewonnen hat Brise & Bö. Segelschule, blau.', 'Brise & Bö'],
  ['Barajamos Jara, Romero y Tomillo; al final será Tomillo. Herbolario, verde.', 'Tomillo'],
])('of several names the one that is used from now on: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  [
    'Dear Sir or Madam, I am secretary of the Wetherby Fell Walkers. A boot, brown. Yours faithfully, Keith Dunn (Hon. Sec.)',
    'Wetherby Fell Walkers',
  ],
  ['I look after the website of the Ashdown Bell Ringers, two bells, purple. Many thanks, Doreen Pike (treasurer)', 'Ashdown Bell Ringers'],
  [
    'Sehr geehrte Damen und Herren, der Kammerchor Belvedere sucht ein Logo: Stimmgabel, Weinrot. Mit freundlichen Grüßen, Ina Kern',
    'Kammerchor Belvedere',
  ],
  ['Bonjour, une boulangerie, La Cabane au Four. Un épi, brun. Cordialement, Yann Le Bihan', 'La Cabane au Four'],
  ['Madame, Monsieur, la Chorale du Vercors souhaite un logo, vert. Veuillez agréer nos salutations, Odile Roux', 'Chorale du Vercors'],
  ['Dzień dobry, logo dla kina Ważka. Czerń. Pozdrawiam, Ewa Sowa', 'Ważka'],
])('whoever is addressed or signs is not the brand: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['Tyre fitting – TREAD. Just the word, no picture.', 'TREAD'],
  ['Boot repairs — Hobnail. Black on tan.', 'Hobnail'],
  ['Hörakustik – Lauschfein. Dunkelblau.', 'Lauschfein'],
  ['Barber. Snip. Scissors. Red white blue.', 'Snip'],
  ['Salon de coiffure – Rive Haute. Ciseaux, bleu nuit.', 'Rive Haute'],
  ['Schornsteinfeger, Rußbach & Tochter, eine Leiter, schwarz.', 'Rußbach & Tochter'],
  ['Dachdecker, Ziegler & Sohn, ein Haus, rot.', 'Ziegler & Sohn'],
  ['Plombier, Moreau & Fils, un robinet, bleu.', 'Moreau & Fils'],
  ['Schilder, Kwast & Zoon, een kwast, oranje.', 'Kwast & Zoon'],
  ['Guten Tag, ich bin Hebamme und eröffne die Hebammenpraxis Morgenstern. Gelb.', 'Hebammenpraxis Morgenstern'],
])('a trade before the name is not the name: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['Rifugio dello Scoiattolo. Stemma tondo, verde bosco.', 'Rifugio dello Scoiattolo'],
  ['Logo til vores restaurant i Aarhus, Kokken på Hjørnet. Mørkegrøn.', 'Kokken på Hjørnet'],
  ["Children's clothes, handmade. Noë – two dots on the e, and only the N is a capital. Red.", 'Noë'],
  ['Name: twelve° (degree sign, lower-case t)\nProduct: winter hats\nName in grey', 'twelve°'],
  ["Can you do a pizza place? Forno Alba's the name. A slice, red.", 'Forno Alba'],
  ['Name all lower case: gravel/7, slash included. A climbing gym, cobalt blue.', 'gravel/7'],
  ["C++orner Café isn't a typo, we're a café for programmers. Cup, brown.", 'C++orner Café'],
  ['Paper Lantern. Red lantern, gold.', 'Paper Lantern'],
  ['Chez Suzon. Une crêpe pliée. Jaune.', 'Chez Suzon'],
  ['y² Tutors (y squared). Maths tuition for GCSE. Green.', 'y² Tutors'],
  ['Nazwa: Atelier 4½, ceramika, terakota', 'Atelier 4½'],
  ['skal starte bakeri som heter 07:30 fordi vi åpner halv åtte. gult', '07:30'],
  ['um bar de sucos, marca Tuc@no, verde', 'Tuc@no'],
  ['something for 404 Coffee Not Found, our office coffee club. grey', '404 Coffee Not Found'],
  ['Clover Ridge Honey from Vermont. Bee and honeycomb. Amber.', 'Clover Ridge Honey'],
  ['Il gruppo si chiama proprio così: "Senza Nome". Non è che manchi il nome! Un libro, senape.', 'Senza Nome'],
  ['My name is Edith Vane and I run Larkrise Dairy with my sister. A cow, green.', 'Larkrise Dairy'],
  ['Bent Nail Joinery, three of us and a dog called Chips. A plane, brown.', 'Bent Nail Joinery'],
  ['A house made of two hands. Charity, red, name below in plain letters: Roof for All', 'Roof for All'],
])('a name is not cut: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each(['No name on it please! A hammer, mustard.', 'Bitte ohne Namen, nur das Zeichen: ein Igel, braun.', 'Un dauphin bleu, sans nom.'])(
  'where no name is wanted, none is written: %s',
  async (prompt) => {
    const { nameSource, constraints } = await understanding.understand(prompt);
    expect({ nameSource, noText: constraints.noText }).toEqual({ nameSource: 'coined', noText: true });
  },
);

it.each([
  "I haven't got a name yet, it's a bike cafe, green",
  'Noch kein Name, ein Blumenladen, rosa',
  'Pas encore de nom. Une librairie, bleu nuit, un chat',
  'Todavía no tengo nombre. Es un taller de guitarras',
  'Non abbiamo ancora un nome: gelateria artigianale, menta',
  'Twee zwanen, zwart wit, trouwlocatie, naam komt later',
  'Пока без названия, кофейня, бежевый',
  'Nom : pas encore choisi. Une crèche, vert.',
  "A plant nursery in Frome but we can't agree what to call it. Fern green.",
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

it.each([
  ['Escuela de flamenco ¡Olé Niña! con los signos de exclamación, un abanico', '¡Olé Niña!', 'Escuela de flamenco'],
  ["Hoveniersbedrijf Van 't Hof, een schop, groen", "Van 't Hof", 'Hoveniersbedrijf'],
  ['Malerbetrieb Pinselstrich, ein Pinsel, blau', 'Pinselstrich', 'Malerbetrieb'],
  ['Partiolippukunta Korpikuuskat tarvitsee logon: teltta, metsänvihreä', 'Korpikuuskat', 'Partiolippukunta'],
])('a trade told before the name is the line under it: %s', async (prompt, name, descriptor) => {
  expect(await understanding.understand(prompt)).toMatchObject({ name, descriptor });
});

it.each([
  ['Logo for an app called What Should I Cook? (with the question mark). A hat', 'What Should I Cook?'],
  ["La librairie s'appelle Et Alors ? avec le point d'interrogation. Un livre, bleu", 'Et Alors ?'],
  ['Il bar si chiama Chi Sei? con il punto interrogativo. Una tazza, verde', 'Chi Sei?'],
  ['Das Café heißt „Na und?“, mit Fragezeichen. Eine Tasse, rot', 'Na und?'],
  ['Kaféen hedder Hvad Nu? (med spørgsmålstegn), en kop, gul', 'Hvad Nu?'],
])('a sign that is told belongs to the name and is no picture: %s', async (prompt, name) => {
  const { name: found, concepts } = await understanding.understand(prompt);
  expect(found).toBe(name);
  expect(concepts.map(({ term }) => term)).not.toContain('question mark');
});

it('a name goes on across a small word, and ends where the sentence turns', async () => {
  const { name } = await understanding.understand('Företaget heter Hare i Snö men jag vill inte ha någon hare, bara tre granar');
  expect(name).toBe('Hare i Snö');
});
