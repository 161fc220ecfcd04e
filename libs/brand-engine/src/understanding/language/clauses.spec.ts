import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const askedFor = async (prompt: string): Promise<string[]> =>
  (await understanding.read(prompt)).wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked ? [wish.term] : []));

it.each([
  ['Branding for the startup Palisade. Must haves:\n- technical\nMust not:\n- padlocks\n- shields', ['padlock', 'shield']],
  ['Café Fold. Avoid: cups, beans. Brown.', ['bean', 'cup']],
  ['why does every vet have a paw print? Ours is called Tall Oaks Vets, an oak, no paw print', ['paw print']],
  ['Dental practice "Pearl & Grove". Please no teeth, everybody has teeth.', ['tooth']],
  ['A call centre called Hello Harbour, no globes and no people with headsets', ['globe', 'headset', 'person']],
  ['Reisebüro Fernblick, ein Anker, ohne Flugzeuge, Palmen und Koffer', ['airplane', 'palm tree', 'suitcase']],
  ['Osteopath Limber, a wave. Everyone has a spine or a hand; we want neither.', ['hand', 'spine']],
  ['Chess café Gambit, a cup. A knight is the usual thing, we would like to avoid it.', ['knight']],
  ['Lettings agency Harcourt, a door. Everyone else has a roof and a chimney, so neither of those.', ['chimney', 'roof']],
  ['Firma: Kehraus\nMotiv: Besen\nNicht gewünscht: Daumen, Smileys', ['smiley', 'thumb']],
  ['name: Knit Happens\npicture: ball of wool\nplease not: cats', ['cat']],
  ['Rowing club Brannock. We want to retire the old crest with the lion. Maroon', ['lion']],
  ['Weingut Kelter. Das bisherige mit dem Löwen soll weg. Eine Traube', ['lion']],
  ['et lille rederi, Ø2. anker? nej tak. hellere et skib', ['anchor']],
  ['Термосы «Ёж». ёжик, без яблок и грибов на спине', ['apple', 'mushroom']],
])('what a prompt refuses is refused, however it lists or repeats it: %s', async (prompt, things) => {
  expect((await understanding.understand(prompt)).avoidConcepts.sort()).toEqual(things);
});

it.each([
  ['We play folk music, the band is Loose Ends. a hedgehog obviously. no instruments', 'own-hedgehog', 'guitar'],
  ['Theatre company The Absent Few. We imagine an empty chair. Not the two masks, please', 'chair', 'maki-theatre'],
])(
  'what is spoken of is shown before what the trade is always shown with, where something is refused: %s',
  async (prompt, shown, usual) => {
    const { icons } = await understanding.understand(prompt);
    expect(icons[0]?.id).toBe(shown);
    expect(icons.map(({ id }) => id)).not.toContain(usual);
  },
);

it('drops no thing of which only the number is too much', async () => {
  const { avoidConcepts, icons } = await understanding.understand(
    'Tea room Merrily. A spider holding eight cups might be too much, so three or four are fine.',
  );
  expect(avoidConcepts).toEqual([]);
  expect(icons.slice(0, 2).some(({ id }) => id.includes('spider'))).toBe(true);
});

it('has nothing against the colour of a gradient that is refused', async () => {
  const { colours } = await understanding.understand('Логистика «Три Кита». Синий градиент не надо, просто тёмно-синий');
  expect(colours.avoid).toEqual([]);
});

it.each([
  ['A fox inside a crescent moon, copper. For my candle label, Vesper & Vixen', ['fox', 'crescent moon']],
  ['A lighthouse on a book. Blue. Publisher: Farne & Foley', ['lighthouse', 'book']],
  ['Una mano che tiene una stella, blu notte, per l’associazione A.M.I.', ['hand', 'star']],
  ['Clínica veterinária, Bicho Bom, com um gato e um cachorro juntos', ['cat', 'dog']],
  ['Coffee roaster Kettle Black, a kettle with steam', ['kettle', 'steam']],
  ['Pizza place Fat Tony’s, pizza slice, red', ['pizza']],
  ['Name: Hilltop Vets\nSymbol: a cat curled up\nAvoid: crosses', ['sleeping cat']],
  ['Cider maker Old Orchard. An apple cut in half, green', ['apple']],
  ['Frutería Lozano, en Murcia. Una granada abierta, verde', ['pomegranate']],
  ['Trattoria Da Rino. Un carciofo disegnato a tratto, viola', ['artichoke']],
  ['Ho un autolavaggio che si chiama Bolla. Vorrei un’automobile stilizzata, blu', ['car']],
  ['Pub The White Hart. The stag has to be white', ['stag']],
  ['Freight agents Leviathan. Give us a whale, dark blue', ['whale']],
  ['Cycle repair Spoke. A spanner would do.', ['spanner']],
  ['Hebamme Jule Berg. Schön wäre eine Sternschnuppe, gelb', ['shooting star']],
  ['Нарисуйте маяк для гостиницы «Берег»', ['lighthouse']],
  ['Мастерская «Уют». Нужен диван, зелёный', ['sofa']],
  ['Chcę jeża dla przedszkola Kolczak', ['hedgehog']],
  ['Dessinez une abeille pour la marque Bulle', ['bee']],
  ['Sauna Nordlicht. Ein Holzeimer, grün', ['bucket']],
  ['Opticians Clearwell: a pair of spectacles, teal', ['spectacles']],
  ['Riding school Fetlock. I would like the head of a horse, brown', ['horse']],
  ['Snake wrapped round an egg, emerald, bar called The Ouroboros Arms', ['snake', 'egg']],
  ['Music school Trill — hummingbird plus musical note, mint', ['hummingbird', 'musical note']],
  ['Perfume house Nocturne. A hummingbird at a flower, gold', ['hummingbird', 'flower']],
])('a picture is asked for by its clause: %s', async (prompt, things) => {
  expect(await askedFor(prompt)).toEqual(things);
});

it.each([
  'Barbershop Razor’s Edge, old school feel, black with one red accent',
  'Tattoo parlour Iron Lotus. Blackletter or something with bite, black',
  'Peluquería Doña Tijeras, rosa, con mucho carácter',
  'A café called Fold, made by my brother-in-law',
  'Painter Fresh Coat, friendly rounded writing, coral',
  'Optician Clearwell, teal, light sans-serif',
  'I have a riding school, Fetlock Farm. Brown',
  'Έχουμε κούριερ με ποδήλατα, λέγεται Χελ Εξπρές, πράσινο',
  'Biuro podróży Azymut, niebieski. Pozdrawiam, Marek Wilk',
  'Chairs by Bramley, beech and off-white',
  'A distillery in Orkney wants a label for its whisky, Skerry Light',
  'We need a symbol for a new community garden, Loam. Green',
  'I run a dog grooming business, Muddy Paws, out of a pink van',
  'Name: Nine Stitches\nTrade: tailoring\nCity: Glasgow',
])('what only colours the words is no picture: %s', async (prompt) => {
  expect(await askedFor(prompt)).toEqual([]);
});

it.each([
  ['Tattoo parlour Iron Lotus, black and blood red, dark background', 'blood red', 'black'],
  ['Garage Moto Rossignol, noir et orange, fond sombre', 'orange', 'noir'],
  ['Kafferosteri Norrsken, grönt på mörk bakgrund', 'grönt', 'mörk'],
  ['Coffee roaster Kettle Black, matte black background, cream lettering', 'cream', 'black'],
])('a ground that is told by its tone lies under the colours: %s', async (prompt, main, ground) => {
  const { colours } = await understanding.understand(prompt);
  expect([colours.primary?.words, colours.ground?.words]).toEqual([main, ground]);
});

it.each([
  ['Solar installer Helio, yellow-orange-green', ['yellow', 'orange', 'green']],
  ['Verein DGfS, Schnecke, graugrün', ['graugrün']],
  ['Bageri Solros, solros, gul', ['gul']],
])('names every colour once, and a flower beside a colour is none: %s', async (prompt, colours) => {
  const { primary, secondary, tertiary } = (await understanding.understand(prompt)).colours;
  expect([primary, secondary, tertiary].flatMap((intent) => (intent ? [intent.words] : []))).toEqual(colours);
});

it('reads mistyped words, and leaves made-up names alone', async () => {
  const { name, personality } = await understanding.understand('removal compnay, Van Der Go, purple, freindly');
  expect(name).toBe('Van Der Go');
  expect(personality.seriousPlayful).toBeGreaterThan(0);
  expect((await understanding.understand('fintech app ledgerly, blue')).name).toBe('ledgerly');
});

it.each([
  ['The client is McAllister O’Dowd. Dark green, letters M and O interlocked.', 'MO'],
  ['je veux juste un R et un T entrelacés, bordeaux, pour Rose-Thérèse d’Aubigny', 'RT'],
])('letters that are named are the mark: %s', async (prompt, letters) => {
  expect(await understanding.understand(prompt)).toMatchObject({ letters, constraints: { symbol: 'monogram' } });
});

it.each([
  ['Yoga studio Still, sage green, a circle', { container: 'circle' }],
  ['Band Thes. Black on white, huge letters, nothing else', { symbol: 'wordmark', noIcon: true }],
  ['Calder Row Capital. Midnight blue, geometric mark only', { noText: false }],
  ['Only the picture for now: a heron, grey, for a rowing club', { noText: true }],
  ['Nail bar, gold and black, a crown, image only', { noText: true }],
  ['Pilates studio Align. Three stacked horizontal lines as the symbol', { layout: 'any' }],
])('demands what the clause says, and no more: %s', async (prompt, constraints) => {
  expect((await understanding.understand(prompt)).constraints).toMatchObject(constraints);
});

it('finds the town in its field, and none in a title or in the name', async () => {
  expect((await understanding.understand('Navn: Cykelsmeden\nBy: Aarhus\nFarve: blå')).place).toBe('Aarhus');
  expect((await understanding.understand('Dr. Priya Raghunathan, MD — dermatology. Soft')).place).toBeUndefined();
  expect((await understanding.understand('Bäckerei Kornblume, Kornblume, blau')).place).toBeUndefined();
  expect((await understanding.understand('Bar Lux in Ｆulda, red')).place).toBe('Fulda');
});

it.each([
  ['Gelateria Nuvola, una nuvola, azzurro chiaro', 'ice-cream'],
  ['Harbour & Vine, a wine bar in Leeds, deep red', 'winery'],
  ['Need something for the S.P.A.N., heather purple, no map of Scotland', null],
])('tells the trade, and not what is shown or refused: %s', async (prompt, industry) => {
  expect((await understanding.understand(prompt)).industry).toBe(industry);
});

it('how letters are made is no picture', async () => {
  expect(await askedFor('Restaurant Umami, black brush letters, a fish')).toEqual(['fish']);
});

it.each([
  ['Antiques shop Rust. A moth with open wings, charcoal', ['moth'], ['wing']],
  ['Dukketeater Kaj. En krokodille med åben mund, grøn', ['crocodile'], ['mouth']],
  ['Editorial Ñandú. Un ave con un libro bajo el ala, negro', ['bird', 'book'], ['wing']],
  ['Tea shop Folha. Um bule de chá, verde', ['teapot'], ['tea']],
  ['Boutique Aïe. Un cactus en pot, vert', ['cactus'], ['pot']],
  ['Oficina Duas Rodas. Um sino de bicicleta, amarelo', ['bicycle bell'], ['bicycle']],
])('a part or a kind of a thing is no picture of its own: %s', async (prompt, shown, parts) => {
  const { wishes } = await understanding.read(prompt);
  const pictured = wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked && wish.icons.length > 0 ? [wish.term] : []));
  expect(pictured).toEqual(shown);
  expect(pictured).not.toEqual(expect.arrayContaining(parts));
});

it.each([
  ['Velmora, a gear, dark blue', ['gear']],
  ['Velmora, a tower, dark blue', ['tower']],
  ['Velmora, a box, dark blue', ['box']],
  ['Velmora, a first aid kit, dark blue', ['first aid kit']],
  ['Velmora, a paint palette, dark blue', ['paint palette']],
  ['Velmora, crossed axes, dark blue', ['crossed axe']],
  ['Velmora, a cricket bat and ball, dark blue', ['cricket bat', 'cricket ball']],
  ['Velmora, a guitar, dark blue', ['guitar']],
  ['Velmora, a running shoe, dark blue', ['running shoe']],
  ['Velmora, eine Gitarre, dunkelblau', ['guitar']],
  ['Velmora, a studio, dark blue', []],
  ['Velmora, a sauna, dark blue', []],
  ['Velmora, a pizza restaurant, dark blue', []],
])('a word of the craft or of a trade is a thing behind its article, and a business is none: %s', async (prompt, things) => {
  expect(await askedFor(prompt)).toEqual(things);
});

it.each([
  ['Velmora, a milk bottle, dark blue', 'milk bottle'],
  ['Velmora, a thread spool, dark blue', 'thread spool'],
  ['Velmora, an astronaut helmet, dark blue', 'astronaut helmet'],
])('the nouns before what is drawn belong to it: %s', async (prompt, words) => {
  const { wishes, sentence } = await understanding.read(prompt);
  const thing = wishes.find(({ kind }) => kind === 'thing');
  expect(sentence.tokens.slice(thing?.from, thing?.to).map(({ key }) => key)).toEqual(words.split(' '));
});

it.each([
  ["Tea shop Ember, but we don't want the kettle to be red, rather dark green"],
  ['Té Ámbar, pero no queremos que la tetera sea roja, mejor verde oscuro'],
])('regression: what a thing is not to be is denied, and the thing is not: %s', async (prompt) => {
  const { wishes } = await understanding.read(prompt);
  expect(wishes.flatMap((wish) => (wish.kind === 'thing' && wish.refused ? [wish.term] : []))).toEqual([]);
  expect(wishes.flatMap((wish) => (wish.kind === 'colour' ? [wish.refused] : []))).toEqual([true, false]);
});

it.each([
  ['no cats - a dog please, for the kennels Rex', 'dog'],
  ['Tierheim Rex, keine Katze - ein Hund bitte, blau', 'dog'],
  ['Boulangerie Lune, pas de blé - un croissant, brun', 'croissant'],
  ['Faro bar, no anclas - un pulpo, azul', 'octopus'],
  ['Bakkerij Zon, geen tarwe - een molen, geel', 'windmill'],
])('a denial ends at a dash: %s', async (prompt, term) => {
  const { concepts, avoidConcepts } = await understanding.understand(prompt);
  expect(concepts[0]?.term).toBe(term);
  expect(avoidConcepts).not.toContain(term);
});

it.each([
  'Ruderclub Nor. Unser jetziges Logo ist ein Anker. Eine Möwe, blau',
  'Ruderclub Nor. Das aktuelle Logo zeigt einen Anker. Wir möchten eine Möwe, blau',
  'Aviron Loire. Notre logo actuel est une ancre. Une mouette, bleu',
  'Club Ría. Nuestro logo actual es un ancla. Una gaviota, azul',
  "Canottieri Lario. Il logo attuale è un'ancora. Un gabbiano, blu",
  'Clube Nor. O logótipo atual é uma âncora. Uma gaivota, azul',
  'Roeiclub De Hoop. Ons huidige logo is een anker. Een meeuw, blauw',
  'Roddklubb Nor. Nuvarande märke är ett ankare. En mås, blå',
  'Roklubb Nor. Nåværende logo er et anker. En måke, blå',
  'Soutuklubi Nor. Nykyinen logo on ankkuri. Lokki, sininen',
  'Klub wioślarski Nor. Obecne logo to kotwica. Mewa, niebieski',
  'Яхт-клуб Нор. Сейчас на логотипе якорь. Чайка, синий',
  'Rowing crew Nor. We currently use an anchor. A gull please, blue',
])('what the logo shows today gives way to what is asked for: %s', async (prompt) => {
  const { icons, avoidConcepts } = await understanding.understand(prompt);
  expect(icons[0]?.id).toMatch(/gull/);
  expect(avoidConcepts).toContain('anchor');
});

it.each([
  ['Physio Mara, keine Menschen, blau', 'mdi-run'],
  ['Fysio Luna, geen mensen, groen', 'mdi-run'],
  ['Dog groomer Fido. No animals please, blue', 'own-dog-bath'],
  ['Hundesalon Fido. Keine Tiere, blau', 'own-dog'],
])('who refuses a kind sees none of it, whatever it does: %s', async (prompt, id) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.map((icon) => icon.id)).not.toContain(id);
});

it.each([
  'Notaris Smit, zonder beeldmerk, blauw',
  'Notar Beil, ohne Signet, blau',
  'Notaría Ruiz, sin isotipo, azul',
  'Kancelaria Kot, bez sygnetu',
])('who wants no symbol gets the name alone: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).constraints.symbol).toBe('wordmark');
});

it.each([
  ['Rowing Club Nor. Could you do crossed oars, navy and white?', 'crossed oar'],
  ['Trek shop Alto. We want mountains, green', 'mountain'],
  ["Bakery Lind. I'd like rolling pins, brown", 'rolling pin'],
  ["Can we have swallows please, for Martin's Inn. Navy", 'swallow'],
])('several are asked for without an article: %s', async (prompt, term) => {
  expect((await understanding.understand(prompt)).concepts[0]).toMatchObject({ term, source: 'asked' });
});

it('a count ends at a comma', async () => {
  const { colours, concepts } = await understanding.understand('Pinecone. A pine cone, not two, forest green');
  expect(colours.primary?.words).toBe('forest green');
  expect(concepts.map(({ term }) => term)).not.toContain('forest');
});

it('a cloud tells of no computers', async () => {
  const { industry, icons } = await understanding.understand('Des parapluies : Grisou. Nuage qui boude, gris');
  expect([industry, icons[0]?.id]).toEqual([null, 'own-cloud']);
});

it.each([
  'i dont know what i want tbh. streetwear, skate vibes, angry pigeon',
  'idk yet. swimwear, a wave, blue',
  'retro barbershop, black and white, a razor',
])('what only tells of a trade or a look is no name: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).nameSource).toBe('coined');
});

it.each([
  ['Möbel aus Holz, Werkstatt Span, braun', undefined],
  ['Brot aus Leidenschaft, Bäckerei Korn, gelb', undefined],
  ['Schreinerei Holzapfel aus Kempten, braun', 'Kempten'],
])('what things are made of is no place: %s', async (prompt, place) => {
  expect((await understanding.understand(prompt)).place).toBe(place);
});

it.each([
  ['Notre brasserie est à Lyon. On aimerait un héron, bleu', 'heron'],
  ['Notre brasserie est à Lyon. Il me faudrait un héron, bleu', 'heron'],
  ['Pouvez-vous faire un renard pour notre boulangerie ? Orange', 'fox'],
  ['Nuestra panadería está en Lugo. Molaría una garza, azul', 'heron'],
  ['Unsere Bäckerei ist in Ulm. Cool wäre ein Reiher, blau', 'heron'],
  ['Unsere Bäckerei ist in Ulm. Zeig einen Reiher, blau', 'heron'],
  ['Onze bakkerij is in Gent. We zouden graag een reiger zien, blauw', 'heron'],
  ['Onze bakkerij is in Gent. Doe maar een reiger, blauw', 'heron'],
  ['Vårt bageri är i Lund. Jag skulle gärna se en häger, blå', 'heron'],
  ['Naše pekárna je v Brně. Líbila by se nám volavka, modrá', 'heron'],
  ['Наша пекарня в Туле. Мечтаем увидеть цаплю, синий', 'heron'],
  ['Ο φούρνος μας είναι στην Πάτρα. Θα μας άρεσε ένας ερωδιός, μπλε', 'heron'],
])('people ask in many words: %s', async (prompt, term) => {
  expect((await understanding.understand(prompt)).concepts[0]).toMatchObject({ term, source: 'asked' });
});

it.each([
  'Unsere Bäckerei ist in Ulm. Wir möchten einen Reiher, blau',
  'Il nostro forno è a Bari. Vorremmo un airone, blu',
  'Bakeriet vårt er i Bergen. Vi vil ha en hegre, blå',
  'Leipomomme on Turussa. Haluamme haikaran, sininen',
  'Mein Café ist in Köln. Eine Tasse, blau',
  'Wir haben einen Hofladen bei Celle. Eine Kuh, grün',
])('what somebody has in some town is no name: %s', async (prompt) => {
  expect((await understanding.understand(prompt)).nameSource).toBe('coined');
});

it.each([
  ['Fox for the bakery Vulpes, orange', 'fox'],
  ['Guitar and sun for the music school Sol, red', 'guitar'],
  ['Guitarra azul para la escuela de música Sol Mayor', 'guitar'],
  ["Guitare bleue pour l'école de musique Do Majeur", 'guitar'],
  ['Ræv til bageriet Vulpes, orange', 'fox'],
  ['Fuchs für die Bäckerei Vulpes, orange', 'fox'],
])('what opens a prompt and is for a business is to be shown: %s', async (prompt, term) => {
  expect((await understanding.understand(prompt)).concepts[0]).toMatchObject({ term, source: 'asked' });
});

it.each([
  ["Repair shop Valve. Loads of shops use a spanner, please don't. A dial", 'spanner'],
  ['Bäckerei Korn. Eine Brezel, bitte nicht. Ein Brot', 'pretzel'],
])('a polite denial looks back: %s', async (prompt, term) => {
  expect((await understanding.understand(prompt)).avoidConcepts).toContain(term);
});

it('a figure of nought denies nothing', async () => {
  const { concepts, avoidConcepts } = await understanding.understand('Channel "Platform Zero". A steam train coming out of the zero. Red');
  expect(concepts[0]).toMatchObject({ term: 'steam train', source: 'asked' });
  expect(avoidConcepts).toEqual([]);
});

it.each([
  ['Um ateliê de cerâmica, Barro & Mar. Uma onda que sai de uma tigela. Azul', 'wave'],
  ['Bar Sol. Un sol que desaparece tras la montaña', 'sun'],
  ['Café Spur, grün. Ein Fuchs, der im Wald verschwindet.', 'fox'],
])('what a picture does is no farewell to it: %s', async (prompt, term) => {
  const { concepts, avoidConcepts } = await understanding.understand(prompt);
  expect(concepts[0]).toMatchObject({ term, source: 'asked' });
  expect(avoidConcepts).toEqual([]);
});

it('a small verb that ends a German clause is no thing', async () => {
  const { concepts } = await understanding.understand('Physio Gelenk. Zwei Zahnräder, die ineinander greifen, aber weich. Petrol.');
  expect(concepts.map(({ term }) => term)).not.toContain('griffin');
});

it('a name that the rules find is no bare trade', async () => {
  const { name } = await understanding.understand('Clínica dental infantil Dientín: un cocodrilo con cepillo de dientes, verde');
  expect(name).toBe('Dientín');
});

it('two rings are a rim only where something stands in them', async () => {
  expect((await understanding.understand('Sky Vows. Two rings with propellers, silver')).rim).toBeUndefined();
  expect((await understanding.understand('Round badge for Ost, in two rings, red')).rim).toBe('double');
});

it.each([
  ['Banda Nor. Pensavamo a una lira, ma sembra il simbolo di una farmacia. Un tamburo, rosso', 'lyre'],
  ["Fanfare Nor. On pensait à une lyre, mais ça ressemble au logo d'une pharmacie. Un tambour, rouge", 'lyre'],
  ['Banda Nor. Pensamos en una lira, pero parece el símbolo de una farmacia. Un tambor, rojo', 'lyre'],
  ['Kapelle Nor. Wir dachten an eine Lyra, aber das sieht aus wie eine Apotheke. Eine Trommel, rot', 'lyre'],
  ['Fanfare Nor. We dachten aan een lier, maar dat lijkt op een apotheek. Een trommel, rood', 'lyre'],
  ['Orkester Nor. Vi tänkte på en lyra, men den ser ut som ett apotek. En trumma, röd', 'lyre'],
  ['Оркестр Нор. Думали о лире, но она похожа на знак аптеки. Барабан, красный', 'lyre'],
])('what looks like something else is given up: %s', async (prompt, term) => {
  const { concepts, avoidConcepts } = await understanding.understand(prompt);
  expect(concepts[0]?.term).toBe('drum');
  expect(avoidConcepts).toContain(term);
});

it('a form says what was ticked', async () => {
  const { moods } = await understanding.understand('Name: Papaya. Style: (x) playful ( ) classic (x) modern ( ) luxury. Colours: coral');
  expect(moods).toHaveLength(2);
  expect((await understanding.understand('Bar: Nox, [x] serif [ ] script. An owl')).constraints.typeClass).toBe('serif');
});

it('what nobody is to rely on is no ground', async () => {
  const { colours } = await understanding.understand("My partner is color blind so don't rely on red vs green. Name: Papaya. Coral");
  expect(colours.ground ?? null).toBeNull();
});

it('a thing that opens a Romance prompt in its colour is asked for', async () => {
  const { concepts } = await understanding.understand('Prancha de surf turquesa, estilo descontraído, para a escola Onda Brava.');
  expect(concepts[0]).toMatchObject({ term: 'surfboard', source: 'asked' });
});

it.each([
  'Boulangerie Lune, Lyon. On en a marre des croissants. Une étoile, bleu',
  'Boulangerie Lune, Lyon. Oubliez le croissant. Une étoile, bleu',
  'Boulangerie Lune, Lyon. Tout le monde a un croissant. Une étoile, bleu',
  'Panadería Luna, Lugo. Evitad el cruasán. Una estrella, azul',
  'Panadería Luna, Lugo. Odio los cruasanes. Una estrella, azul',
  'Panadería Luna, Lugo. La competencia tiene un cruasán. Una estrella, azul',
  'Forno Luna. Lasciate perdere il cornetto. Una stella, blu',
  'Bäckerei Mond, Ulm. Ich hasse Croissants. Ein Stern, blau',
  'Bäckerei Mond, Ulm. Croissants haben wir satt. Ein Stern, blau',
  'Bäckerei Mond, Ulm. Verzichtet auf ein Croissant. Ein Stern, blau',
  'Bakkerij Maan, Gent. Vergeet de croissant. Een ster, blauw',
  'Bageri Måne, Lund. Vi är trötta på croissanter. En stjärna, blå',
  'Padaria Lua, Braga. Estamos fartos de croissants. Uma estrela, azul',
  'Пекарня Луна, Тула. У всех круассан. Звезда, синий',
  'Bakery Moon, Hull. We are so over croissants. A star, blue',
  'Bakery Moon, Hull. Croissants are off the table. A star, blue',
])('people refuse in many words: %s', async (prompt) => {
  const { concepts } = await understanding.understand(prompt);
  const told = concepts.flatMap(({ term, source }) => (source === 'asked' || source === 'said' ? [term] : []));
  expect(told.filter((term) => /star|croissant/.test(term))).toEqual(['star']);
});
