import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

it.each([
  ['Tailor Ashdown, navy. The line beneath should read: Bespoke since 1983.', 'Bespoke since 1983'],
  ['Praxis Beweggrund, ruhig, Petrol. Untertitel: Praxis für Physiotherapie', 'Praxis für Physiotherapie'],
  ['Bäckerei Morgenrot, braun. Darunter soll stehen: Brot seit 1920', 'Brot seit 1920'],
  ['Boulangerie Petit Four, brun. Sous-titre : Pain au levain', 'Pain au levain'],
  ['Cerveza Alba, negro. Debajo pon Hecha en Cádiz', 'Hecha en Cádiz'],
  ['A cervejaria chama-se Quase Sexta, preto. Embaixo escreve "cerveja de quinta"', 'cerveja de quinta'],
  ['Tandläkaren Strandtand, ljusblått. Under namnet ska det stå Tandvård i Varberg.', 'Tandvård i Varberg'],
  ['Kancelaria Kot, granat, dopisek: doradztwo podatkowe', 'doradztwo podatkowe'],
  ['We are now Garrow & Daughter. A trowel, and "Est. 1996" underneath.', 'Est. 1996'],
  ['The shop is Pym\'s. A round badge, and "Family butchers since 1961" as the small line?', 'Family butchers since 1961'],
  ['No. 9 Gin. Juniper. Small print: Distilled in Fife.', 'Distilled in Fife'],
  ['Café name: Purr & Prose. Underneath, smaller: "cats, coffee, chapters".', 'cats, coffee, chapters'],
  ['Name: Fenside Storage\nLine underneath (optional): Dry since 1998\nSignature: F. Whitelaw', 'Dry since 1998'],
  ['Brennerei Fels, Wacholder mit Beeren, Schriftzug oben im Bogen, unten „seit 1911“.', 'seit 1911'],
  ['Cakes by Sugar & Sprig, blush pink. Under it: cakes by appointment', 'cakes by appointment'],
  ['Sauna Saltmarsh, pine green. Tagline "Sweat. Swim. Repeat." somewhere small.', 'Sweat. Swim. Repeat.'],
  ["Dentist: Lantern Row. I'd like the words gentle by nature below the name.", 'gentle by nature'],
  ['name = Brine / motto = pickles, ferments, trouble / colours = green, black', 'pickles, ferments, trouble'],
  ['Name: Pfotenglück, Untertitel: Tierphysiotherapie, Farben: Mint und Grau', 'Tierphysiotherapie'],
  ['Malerbetrieb Kowalczyk & Sohn, Blau. Darunter: Meisterbetrieb seit 1978.', 'Meisterbetrieb seit 1978'],
  ['Restaurant La Marmite Bleue. Sous le nom : « cuisine du marché ».', 'cuisine du marché'],
  ['Trattoria Il Carciofo, verde e viola. Sotto: dal 1949.', 'dal 1949'],
  ['Rifugio dello Stambecco. Stemma tondo. In piccolo "quota 2140 m".', 'quota 2140 m'],
  ['Pierogarnia „U Haliny”, czerwień. Na dole: od 1994 roku.', 'od 1994 roku'],
  ['Nazwa: Azymut. Kolory morski i piaskowy. Hasło „zawsze w stronę słońca”.', 'zawsze w stronę słońca'],
  ['Ζαχαροπλαστείο «Αμυγδαλιά», απαλό ροζ. Από κάτω: από το 1972.', 'από το 1972'],
  ['Bakeriet på Kaia, en bolle, gyllen. På bunnen: ferskt hver dag', 'ferskt hver dag'],
  ['Пекарня «Золотий колос», жовтий. Знизу: з 1991 року', 'з 1991 року'],
  ['Inn The Plough. "Good ale" below the name and "Est. 1720" at the bottom. Brown.', 'Good ale · Est. 1720'],
  ["O'Hanlon Roofing, slogan: No job too steep, slate and red, a roofline", 'No job too steep'],
  ['Hollis Physio. Green. Small line under the logo: moving well, ageing well', 'moving well, ageing well'],
  ["nan's kitchen, rolling pin. tagline like you remember. warm red", 'like you remember'],
  ['Studio Frau, celeste. Sotto, in piccolo, odontoiatria per bambini.', 'odontoiatria per bambini'],
  ['Zweirad Zimmerling, rot. Darunter klein Seit 1978 in dritter Gang.', 'Seit 1978 in dritter Gang'],
  ['Chimney sweeps North Star, black. Underneath, in small letters, soot and sons.', 'soot and sons'],
  ['Round badge for Alder Brook Honey, RAW FOREST HONEY along the top and a bee in the middle.', 'RAW FOREST HONEY'],
  ['A badge for Cedar Hill Ranch, GRASS-FED BEEF at the top, MONTANA at the bottom, a bull.', 'GRASS-FED BEEF · MONTANA'],
  ['Emblem for Harbour Lane Smokehouse, COLD SMOKED FISH around the rim, EST. 1998 below.', 'COLD SMOKED FISH · EST. 1998'],
  ['Crest for the Tarn Rowing Club, motto PULL TOGETHER on a scroll underneath.', 'PULL TOGETHER'],
  ['Bakkerij De Molen, met "Sinds 1932" boven en "Utrecht" onder.', 'Sinds 1932 · Utrecht'],
  ['Boulangerie Petit Jour, avec « Pain au levain » au-dessus et « Lyon » en dessous.', 'Pain au levain · Lyon'],
  ['Stempel für Fernweh Kaffee, außen herum "Handgeröstet in Leipzig".', 'Handgeröstet in Leipzig'],
  ['Badge for Fenwick Forge, HAND HAMMERED IRON over the anvil, YORKSHIRE under it.', 'HAND HAMMERED IRON · YORKSHIRE'],
  ['Little Owl Press: an owl, with the words Fine Letterpress running underneath it.', 'Fine Letterpress'],
  ["Badge with the town name Whitby on the rim, for Captain Tom's Seafood", 'Whitby'],
  ['Plumber Pennine Heating, blue, with a wrench above the name.', null],
  ['Plumber Pennine Heating, blue. Below the name a wrench.', null],
  ['Plumber Pennine Heating, blue. Below: a wrench.', null],
  ['Plumber Pennine Heating, blue, no tagline "ever".', null],
  ['Noodle bar Otoko, one line drawing – a bowl. Signature colours: red and black.', null],
  ["Nail bar Tenfold, lilac. Please don't mention Shirley's anywhere.", null],
])('the line that is to be written is read: %s', async (prompt, line) => {
  expect((await understanding.understand(prompt)).descriptor).toBe(line);
});

it.each([
  ['La Marmite Bleue, restaurant à Nantes. Sous le nom : « cuisine du marché ».', 'La Marmite Bleue'],
  ['Firma nazywa się Kot. Granat i szary, dopisek „doradztwo podatkowe”.', 'Kot'],
  ['St Brannock\'s Rowing Club, crossed oars, with "Founded 1876" beneath.', "St Brannock's Rowing Club"],
  ['A fox, orange, and underneath "Kiln & Co".', 'Kiln & Co'],
  ['We sell honey under the name "Two Hats". Amber.', 'Two Hats'],
  ['"Two Hats" above a beehive. Amber.', 'Two Hats'],
])('a line is no name, unless there is no other: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ['Barber shop Kingsley, black and gold, badge with EST. 2014.', 'EST. 2014'],
  ['Piekarnia Pod Aniołem, Kraków, brąz, od 1956', 'od 1956'],
  ['Brewery Hollow Drum, founded in 1931, brown', '1931'],
])('a year is written with the words that stand with it: %s', async (prompt, year) => {
  expect((await understanding.understand(prompt)).year).toBe(year);
});

it('a year that is written in the line is not written again', async () => {
  const brief = await understanding.understand('Tailor Ashdown, navy. The line beneath should read: Bespoke since 1983.');
  expect(brief.year).toBeUndefined();
});

it.each([
  ['NORA – Northern Otter Rescue Association. The full name small underneath. Blue.', 'NORA', 'Northern Otter Rescue Association'],
  [
    'Der Verein heißt FLUSS – Freunde lebendiger Ufer, Sümpfe und Seen. Darunter klein die Langform.',
    'FLUSS',
    'Freunde lebendiger Ufer, Sümpfe und Seen',
  ],
  ['Logo for TIDE, navy and white. A charity – for clean water.', 'TIDE', null],
])('what an abbreviation stands for is its line: %s', async (prompt, name, line) => {
  expect(await understanding.understand(prompt)).toMatchObject({ name, descriptor: line });
});

it('a clause that only asks for the long form is read', async () => {
  const { wishes, sentence } = await understanding.read('NORA – Northern Otter Rescue Association. The full name small underneath. Blue.');
  const lines = wishes.filter(({ kind }) => kind === 'line').map(({ from, to }) => sentence.tokens.slice(from, to).map(({ text }) => text));
  expect(lines.map((words) => words.join(' '))).toEqual(['Northern Otter Rescue Association', 'The full name small underneath']);
});

it.each([
  ['Pub sign and menus for The White Hart. The stag in white, green ground.', undefined],
  ["Girls' robotics team!! CTRL+ALT+ELITE. robot head w/ antenna. hot pink.", undefined],
  ['Мастерская по перетяжке мебели «Дом и диван». Тёмно-зелёный.', undefined],
  ["Knitting podcast Yarn Over, plum. Please don't write podcast on it.", undefined],
  ['Wir hießen bisher Spielwaren Otto und nennen uns künftig Krähennest. Bunt.', undefined],
  ['Diving school Fathom, deep green.', 'Diving school'],
  ['A rocket for a coding school, named Breakpoint. Purple rocket.', 'Coding school'],
  ['Ridklubben Tallbacken, ett hästhuvud, blått.', undefined],
  ['Een molen voor ons bureau Polder7. Wieken wit.', undefined],
  ['Hallo, unser Verein betreibt eine alte Fähre. Wir heißen Überfahrt. Blau', 'Fähre'],
  ['De naam is Kiel & Kaars. De zeilen van het schip in geel.', undefined],
])('what the logo is for or shows, and half a phrase, are not written as the trade: %s', async (prompt, trade) => {
  expect((await understanding.understand(prompt)).trade).toBe(trade);
});

it.each([
  ['Event logo - annual kite festival - Skyward Days - a kite - orange', 'Kite festival'],
  ['what I need:\n* locksmith logo\n* Harrow Locks\n* padlock\n* grey', 'Locksmith'],
  ['Band logo, The Velvet Pipes, trumpet, purple', undefined],
  ['Bakery sign, Crumb & Co, a loaf, brown', undefined],
  ['Florist emblem, Petal Row, rose, pink', 'Florist'],
  ['Barbershop wordmark, Clean Cut, black', 'Barbershop'],
  ['Vereinslogo, Die Waldläufer, ein Baum, grün', undefined],
  ['Bäckerei Logo, Korn & Kruste, Brot, braun', 'Bäckerei'],
  ['Écusson boulangerie, Mie Dorée, blé', 'Boulangerie'],
  ['Bokhandel logga, Sidvind, en bok, blå', 'Bokhandel'],
  ['Logotipo panadería, Tres Espigas, trigo, marrón', 'Panadería'],
  ['A cat on a pile of books. Café name: Purr & Pages.', 'Café'],
])('what is ordered is not written, only the trade that it is ordered for: %s', async (prompt, trade) => {
  expect((await understanding.understand(prompt)).trade).toBe(trade);
});
