import { Pack } from '../../pack/pack.js';
import { weakIcons } from '../../pack/weak-icons.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons.filter(({ id }) => !weakIcons.has(id)));
});

it.each([
  ['Bakery Thistle, warm brown, an ear of rye', /barley|wheat/],
  ["Tattoo parlour 'Black Finch', old school flash, with a finch", /sparrow|finch/],
  ['Bike couriers Freewheel, a saddle, yellow', /bicycle-saddle/],
  ['Riding club Elm, a saddle, brown', /riding-saddle/],
  ['Fencing school Parade, crossed foils, white', /crossed-foils|fencing/],
  ['Cricket team the Ashdown XI with crossed bats in maroon', /own-cricket-bat/],
  ['Baseball club Comets, crossed bats, red', /own-baseball-bat/],
  ['Night market Dusk, a bat, black', /bat/],
  ['Alpine Gear, three peaks, orange and slate', /three-mountains/],
  ['A ski school called Tignes, two peaks, ice blue', /own-mountain/],
  ['Career coach Upward, an arrow pointing up, teal', /up-arrow/],
  ['Charity called Give Well, an open hand in orange', /own-hand/],
  ['Second Gear Caravans. A caravan, nothing else in the picture', /caravan/],
  ['Gift wrap shop Curl, a bow, pink', /ribbon/],
  ['Archery club Nock, a bow, green', /^bow$|bow-arrow|bow-and-arrow/],
  ['Quiz show Last Call, a big button, red', /push-button/],
  ['Tailor Hem, a button, blue', /own-button/],
  ['Beekeeping supplies Hiveway, a smoker, amber', /bee-smoker/],
  ['Boulder hall Crimp, a climbing hold, lime', /climbing-hold/],
  ['Boulangerie Martin, brun, un épi de seigle', /barley|wheat/],
  ['Bookshop Alder Books. Foxglove bells, mauve', /foxglove/],
  ['Landscaper Boreal. Spruce tree in a circle, green', /pine|evergreen/],
  ['Keramikverkstaden Lera, en kruka, terrakotta', /vase|amphora|jug/],
  ['Ice cream parlour Nove, pink, a cone', /ice-cream/],
  ['Surf school Saltline. Wave, hand-drawn feel, navy', /wave/],
  ['Osteopath Équilibre, des galets empilés, gris', /cairn/],
  ['Butik Igen, rød. Det kunne være en bøjle.', /hanger/],
  ['Electrician Voltra. Lightning bolt built into the V. Yellow on black.', /lightning/],
  ['Clínica veterinaria Bigotes. Un gato con bigotes, azul', /cat/],
  ['Five-a-side team Dockend, a football, red and white', /soccer/],
  ['Sportbar Elf, ein Fußball, grün', /soccer/],
  ['Diner Gridiron Joe, an American football, brown', /american-football/],
  ['Juice bar Pip, an orange cut in half, cheerful', /orange/],
  ['Loja de sucos Vilinha, com uma laranja cortada ao meio', /orange/],
  ['Zumería Brisa, una naranja cortada por la mitad, alegre', /orange/],
  ['Winter clothing Eleven, a woolly hat, red', /beanie/],
  ['Knitwear by Ida, bobble hat, navy', /beanie/],
  ['Café Rot, eine Tasse Kaffee, braun', /cup/],
  ['Kafé Lind, en kopp kaffe, brun', /cup/],
  ['Koffiebar Blik, een kop koffie, bruin', /cup/],
  ['Кофейня «Утро», чашка кофе', /cup/],
  ['Vinbar Rus, et glas vin, rød', /wine-glass/],
  ['Straußenfarm Hof, ein Strauß, braun', /ostrich/],
  ['School chess league Forkbridge, a knight, green', /chess-knight/],
  ['Chess evenings at Holloway House, with a queen, burgundy', /chess-queen/],
  ['Escape room Dunmore, a knight, dark grey', /knight-helmet/],
  ['Violin repair Tremaine, the scroll, dark red', /violin-scroll/],
  ['Bicycle workshop Gearhart, a bell, orange', /bicycle-bell/],
  ['Bike courier Fastrack, a wheel, black', /bicycle-wheel/],
  ['Cartwright Oakham, a wheel, brown', /own-wheel/],
  ['Puppet company Loose Ends, a marionette cross, black', /marionette-cross/],
  ['Harbour brewery Tidewall, a ship horn, navy', /ships-horn/],
  ['Audit firm Verran, a check mark, green', /check-mark/],
  ['Café Lumen, a coffee pot, brown', /coffee-pot/],
  ['Basketball team Dockside, a ball, orange', /basketball/],
  ['Bakery Hollins, a round loaf, brown', /round-loaf/],
  ['Thatcher Reed & Co, two roof peaks, brown', /tiled-roof/],
  ['Oral history project Murmur, a tape reel, orange', /tape-reel/],
  ['Haberdasher Tuck, a reel of cotton, red', /spool/],
  ['Cinema Argyle, a reel, black', /film-reel/],
  ['Greengrocer Saffia, a date, brown', /date-fruit/],
  ['Paediatric clinic Bo, a plaster, blue', /bandaids/],
  ['Juice bar Quill, a ginger root, orange', /ginger-root/],
  ['Cat rescue Marmalade, a ginger cat, orange', /cat/],
  ['Wine bar Ottelie, a cork, dark red', /champagne-cork/],
  ['Wine bar Ottelie in Cork, a fox, dark red', /own-fox/],
  ['Plumber Rudge, a plunger, blue', /plunger/],
  ['Mattress maker Lull, a spring, navy', /coil-spring/],
  ['Pâtisserie Ormeau, un éclair, rose', /own-eclair/],
  ['Électricien Ormeau, un éclair, jaune', /^lightning/],
  ['Bakery Kettering, a lightning bolt, yellow', /^lightning/],
  ['Guided walks Tui in New Zealand, a kiwi, green', /kiwi-bird/],
  ['Smoothie bar Tui, a kiwi, green', /kiwi-slice/],
  ['Typewriter repair Corrie, a key, black', /typewriter-key/],
  ['Disc golf course Hollins, a basket, green', /disc-golf-basket/],
  ['Rewiring by Sparks & Daughter, a plug, yellow', /plug/],
  ['Falegnameria Alta, un larice verde', /own-larch/],
  ['Sea vegetables Dulse, two kelp blades, green', /seaweed/],
  ['Chess club Ruckus would like the rook (the chess piece, not the bird) in purple.', /rook/],
  ['Taubenverein Marl, eine Brieftaube, blau', /flying-pigeon/],
  ['Bar Cardenal, una coctelera, plateado', /cocktail-shaker/],
  ['Boutique Flocon, une boule à neige, bleu', /snow-globe/],
  ['Officina Brera, una molla, grigio', /coil-spring/],
  ['Kachelwinkel Haard, een houtkachel, zwart', /wood-stove/],
  ['Delicatessen Oase, een dadel, bruin', /date-fruit/],
  ['Konditori Lind, en semla, rosa', /semla/],
  ['Bageriet Lund, en fastelavnsbolle, lyserød', /semla/],
  ['Butikken Glo, en vedovn, svart', /wood-stove/],
  ['Lahjakauppa Talvi, lumisadepallo, sininen', /snow-globe/],
  ['Warsztat Korba, sprężyna, czarny', /coil-spring/],
  ["Le club d'escrime La Botte, un masque, rouge", /fencing-mask/],
  ['Furniture from old wood, Laevo. Year rings, tar', /tree-rings/],
  ['Schachklub Springer 09: ein Turm, schwarz', /rook/],
  ['Podcast „Zu spät“: eine Bahnhofsuhr ohne Zeiger, rot', /clock-face/],
  ['Bar Tarde, een klok zonder wijzers, zwart', /clock-face/],
  ['Café Tard, une horloge sans aiguilles, bleu', /clock-face/],
  ['Piano removals Grand. A trolley, black', /^trolley/],
  ["Club d'échecs Roque, un cavalier, noir", /chess-knight/],
])('a word is drawn in the sense that its neighbours give it: %s', async (prompt, icon) => {
  const { icons, together } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: expect.stringMatching(icon) as string, named: true });
  expect(together).toBeUndefined();
});

it('a bunch of flowers is no bird, though German has one word for both', async () => {
  const { icons, together } = await understanding.understand('Blumen Iris, ein Strauß Rosen');
  const shown = [icons[0]?.id, ...(together ?? [])];
  expect(shown).not.toContain('own-ostrich');
  expect(shown).toContain('own-rose-stem');
});

it.each([
  ['Tea importer Camel & Crane: a camel and a crane facing each other', ['camel', 'own-crane-bird']],
  ['Crane hire Liftwell, a crane lifting a box', ['crane', 'package']],
  ['Osteria del Gufo: un gufo, inchiostro nero', undefined],
])('what stands beside a word tells its sense: %s', async (prompt, together) => {
  expect((await understanding.understand(prompt)).together).toEqual(together);
});

it('a sauna on wheels shows neither, where something else is asked for', async () => {
  const { concepts } = await understanding.understand('Sauna on wheels. Name Löyly. Steam rising from a bucket, green');
  expect(concepts.flatMap(({ term, source }) => (source === 'asked' ? [term] : []))).toEqual(['steam', 'bucket']);
});

it.each([
  ['Plumber Pennine Heating. Needs to read well on the side of a white van. Blue.', 'van'],
  ['Honey from Ridgeway Apiary. A bee. It is for a jar label.', 'jar'],
  ['Hoveniersbedrijf Groenrand, donkergroen. Een schop. Goed leesbaar op een busje.', 'van'],
  ['Cleaning company Brightside. Sun. It embroiders well on polo shirts and caps', 'cap'],
])('what the logo is put on is not drawn, nor is its colour: %s', async (prompt, thing) => {
  const { icons, colours } = await understanding.understand(prompt);
  const pictures = understanding.findIcons(thing);
  expect(icons.filter(({ id }) => pictures.includes(id))).toEqual([]);
  expect(colours.primary?.words).not.toBe('white');
});

it.each([
  ['Car wash Suds, a fox on a van, blue', 'van'],
  ['Logo for Kolme, we print on mugs. A mug, red', 'mug'],
])('where a thing stands on another, both are the picture: %s', async (prompt, thing) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.map(({ id }) => id)).toContain(understanding.findIcons(thing)[0]);
});

it('a jack of pétanque is no piglet', async () => {
  const { icons } = await understanding.understand('Club de pétanque La Tranquille : trois boules et le cochonnet, gris');
  expect(icons.map(({ id }) => id)).not.toContain('own-pig');
});

it.each([
  ['Čajovna „U Sedmi“: čajová konvice, tmavě červená', /teapot/],
  ['Limpezas Serrano. Queria uma vassoura, em azul-claro.', /broom/],
  ['Mi escuela se llama Seis Lunas; me encantaría una guitarra española.', /guitar/],
  ['Prancha de surf turquesa, para a escola Onda Brava.', /surfboard/],
  ['Faro rosso, per la libreria Alba.', /lighthouse/],
  ['Ancla azul, para la escuela Onda Brava.', /anchor/],
  ['A tow hook, white on black, nothing else in the picture. Called Towing Oxlade.', /hook/],
  ['Name: Orrin Vale\nIndustry: beekeeping\nSymbol: beehive', /hive/],
  ["It's a pub, The Bluest Door. The letters should be green and the door red.", /door/],
  ['Bar called Six. The letters navy and the anchor red.', /anchor/],
  ['Ракета вылетает из раскрытой книги, кружок «Почему-ка»', /rocket/],
  ['Ježek nese na zádech jablko, mateřská školka Ježečci', /hedgehog/],
  ['Logo pro hospodu U Tří Žejdlíků, půllitr piva s pěnou', /beer/],
  ['Logo dla pubu Pod Lipą, kufel piwa, żółty', /beer/],
  ['Coffee roaster Ember Lane, would like a flame, orange and dark brown', /flame|fire/],
])('a thing is asked for by a wish, a field or a colour of its own: %s', async (prompt, icon) => {
  const { icons, constraints } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: expect.stringMatching(icon) as string, named: true });
  expect(constraints.noIcon).toBe(false);
});

it('a pile is counted, and what stands on it is shown with it', async () => {
  const { together, arrangement } = await understanding.understand('A cat asleep on a pile of books. Café name: Purr & Prose.');
  expect({ together, arrangement }).toEqual({ together: ['own-sleeping-cat', 'own-book-stack'], arrangement: 'on' });
});

it.each([
  ['Harbour Fish Bar. A fish and chips. Blue', /fries/],
  ['Café Grão, um grão de café e um pão, separados por uma linha fina', /^(?!.*thread)/],
])('what is eaten is no token, and a line no thread: %s', async (prompt, icon) => {
  const { icons, together } = await understanding.understand(prompt);
  expect([...icons.slice(0, 2).map(({ id }) => id), ...(together ?? [])].join(' ')).toMatch(icon);
});

it('what was mistyped is not printed as the trade', async () => {
  expect((await understanding.understand("i want a logo for my resturant called Pepe's Tacqueria")).trade).toBe('Restaurant');
});

it.each([
  ['Gelateria Zoe, due palline di gelato, rosa', /ice-cream/],
  ['Eisdiele Nordpol, drei Kugeln Eis, rosa', /ice-cream/],
  ['Glacier Banquise, deux boules de glace, rose', /ice-cream/],
  ['Heladería Sol, dos bolas de helado, rosa', /ice-cream/],
  ['Chip shop Neptune, a cone of chips, blue', /fries/],
  ['Pizzeria Etna, una volpe rossa', /fox/],
  ['Librería Luna, un zorro naranja', /fox/],
  ['Ridklubb, Ängsholms Ryttare, ett hästhuvud, mörkblått', /horse/],
  ['Reitverein Birkenhof, ein Pferd, braun', /horse/],
])('what is served or coloured is the thing itself: %s', async (prompt, icon) => {
  const { icons, colours } = await understanding.understand(prompt);
  expect(icons[0]).toMatchObject({ id: expect.stringMatching(icon) as string, named: true });
  expect(colours.secondary).toBeNull();
});

it.each([
  ['Café Grain, a bean and a loaf, separated by a thin line', []],
  ['Café Grão, um grão e um pão, separados por uma linha fina', []],
  ['Café Korn, Bohne und Brot, getrennt durch eine feine Linie', []],
  ['Café Grain, un grain et un pain, séparés par un trait fin', []],
  ['Advocacia Reta, uma linha fina por baixo do nome, azul', ['underlined']],
  ['Vesper, a moth, thin lines, navy', ['outlined']],
])('a line between or under is not how everything is drawn: %s', async (prompt, forms) => {
  expect((await understanding.understand(prompt)).forms).toEqual(forms);
});

it.each([
  ['Angling shop Cast, a fishing reel, blue', /spool|reel/],
  ['Keyboard maker Thock, a key, grey', /key$/],
  ['Salon Spiral, the profile of a woman with curly hair, gold', /profile|scissors/],
  ['Electrician Ohm, a cable that forms a heart, yellow', /tower|mannequin/],
  ['Marionnettes Guignol, une main qui tient les fils, rouge', /spool|thread/],
])('a sense that no picture shows is not drawn as another: %s', async (prompt, other) => {
  const { icons, together } = await understanding.understand(prompt);
  expect([...icons.filter(({ named }) => named).map(({ id }) => id), ...(together ?? [])].join(' ')).not.toMatch(other);
});

it.each([
  'Sou fisioterapeuta em Recife e minha marca é Passo Leve, verde',
  'We cut hair in Reading and the shop is called Snip, blue',
  'Tengo una tienda en Palma y se llama Lino, azul',
])('a town is no thing, though it is a word: %s', async (prompt) => {
  const { wishes } = await understanding.read(prompt);
  expect(wishes.filter((wish) => wish.kind === 'thing' && !wish.refused).map((wish) => 'term' in wish && wish.term)).not.toContainEqual(
    expect.stringMatching(/reef|coral|reading|palm/),
  );
});

it('what opens a prompt as a trade for somebody is no picture beside another', async () => {
  const { icons } = await understanding.understand('Boulderhalle für Kinder, sie heißt Kralle. Ein Gecko an der Wand, grün');
  expect(icons[0]?.id).toBe('own-gecko');
});

it.each([
  ['Chandlery Spar. Not a big fan of logos with anchors or ropes, a gull please', /anchor|rope|^fan/],
  ["Tea shop Camellia, a teapot. We're not too keen on leaves", /leaf|leaves/],
])('what somebody is no friend of is refused, and no fan is drawn: %s', async (prompt, refused) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.filter(({ named }) => named).map(({ id }) => id)).not.toContainEqual(expect.stringMatching(refused));
});

it.each([
  ['Muesli Field, an oat ear, brown', 'own-wheat'],
  ['Mill Roth, an ear of spelt, brown', 'own-wheat'],
  ['Hearing aids Tilde, an ear, blue', 'ear'],
  ['Hospice Meadow, a dandelion clock, grey', 'own-dandelion'],
  ['Fried chicken Hank, a drumstick, red', 'mdi-food-drumstick'],
])('ears of corn, clocks of dandelions and sticks of drums are what they are: %s', async (prompt, icon) => {
  expect((await understanding.understand(prompt)).icons[0]?.id).toBe(icon);
});

it('draws no mouth for what is tongue in cheek', async () => {
  const { wishes } = await understanding.read('Knife grinder Blunt, sort of tongue in cheek, black');
  expect(wishes.filter(({ kind }) => kind === 'thing').map((wish) => 'term' in wish && wish.term)).not.toContain('tongue');
  expect(wishes.some(({ kind }) => kind === 'mood')).toBe(true);
});

it('what the next word of a name is made of is not drawn', async () => {
  const { icons } = await understanding.understand('A yoga studio for men called Iron Lotus. Charcoal, copper, no flowers');
  expect(icons.map(({ id }) => id)).not.toContain('mdi-iron');
});

it.each([
  ['Rowing club Nor. Crossed oars, in our club colours, navy', 'club-suit'],
  ['Aviron Nor, deux rames croisées aux couleurs du club, bleu', 'club-suit'],
  ['Embroidery studio Fil, a cross, red', 'cross'],
  ['Пекарня «Хлеб», каравай с паром, коричневый', 'ferry'],
  ['Kahvila Kuu, kahvikuppi, sininen, ei höyryä', 'trophy'],
  ['Kletterverein Wand. Ein Steinbock auf einem Grat, grün', 'fish-bone'],
  ['Radio repair Valve. A dial with a needle, cream', 'own-needle'],
  ['Zahnärztin Dr. Mira Sand, Praxis Sandzahn. Ein Hügel, beige. Keine Zähne', 'stethoscope'],
  ['Truck repair Mack. Speed stripes, a piston, red', 'lightning'],
  ['Fox Inn, sunset colours, a fox', 'sun-horizon'],
])('a word that tells of something else is no picture: %s', async (prompt, id) => {
  const { icons, together = [] } = await understanding.understand(prompt);
  expect([icons[0]?.id, ...together]).not.toContain(id);
});
