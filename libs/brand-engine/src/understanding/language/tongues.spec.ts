import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('Finnish, Polish and Czech', () => {
  it.each([
    ['Leipomo Ruistähti, Oulu. Tähkä, ruskea ja kerma, ei leipää', 'fi', 'bakery', 'wheat', ['ruskea', 'kerma'], ['bread']],
    ['Lukkoseppä Salpa, avain, musta ja kulta, vahva', 'fi', null, 'key', ['musta', 'kulta'], []],
    ['Księgarnia Szelest, Lublin. Sowa, ciemnozielony i kremowy, bez książek', 'pl', null, 'owl', ['ciemnozielony', 'kremowy'], ['book']],
    ['Pasieka Złoty Ul, pszczoła, żółty i czarny, prosto', 'pl', null, 'bee', ['żółty', 'czarny'], []],
    ['Pivovar Tři Sudy, Plzeň. Sud, zelená a zlatá, bez chmele', 'cs', 'brewery', 'barrel', ['zelená', 'zlatá'], ['hop']],
    ['Veterinář Tlapka, pes a kočka, modrá, přátelsky', 'cs', null, 'dog', ['modrá'], []],
  ])('%s', async (prompt, language, industry, thing, colours, avoided) => {
    const brief = await understanding.understand(prompt);
    expect(brief.language).toBe(language);
    if (industry !== null) expect(brief.industry).toBe(industry);
    expect(understanding.findIcons(thing)).toContain(brief.icons[0]?.id);
    expect([brief.colours.primary, brief.colours.secondary].flatMap((colour) => (colour ? [colour.words] : []))).toEqual(colours);
    expect(brief.avoidConcepts).toEqual(avoided);
  });

  it('writes a town as it stands behind a comma, and not in another case', async () => {
    expect((await understanding.understand('Kawiarnia Fuga, Toruń. Kot, zielony')).place).toBe('Toruń');
    expect((await understanding.understand('Kawiarnia Fuga w Toruniu. Kot, zielony')).place).toBeUndefined();
  });
});

describe('words of form abroad', () => {
  it.each([
    ['Café Mora, blau, gepunktet', 'dots'],
    ['Café Mora, bleu, lettres au pochoir', 'stencil'],
    ['Café Mora, azul, a rayas', 'stripes'],
    ['Caffè Mora, blu, spigoloso', 'angular'],
    ['Café Mora, azul, letras espaçadas', 'tracked'],
    ['Café Mora, blauw, gepixeld', 'pixels'],
    ['Café Mora, blå, tunna linjer', 'outlined'],
    ['Café Mora, bleu, trait fin', 'outlined'],
    ['Café Mora, bleu, lettres fines', 'thin'],
    ['Café Mora, blå, træsnit', 'engraved'],
    ['Кафе «Мора», синий, угловатый', 'angular'],
    ['Kawiarnia Mora, niebieski, rycina', 'engraved'],
  ] as const)('%s', async (prompt, form) => {
    expect((await understanding.understand(prompt)).forms).toContain(form);
  });
});

describe('one of two', () => {
  it.each([
    ['Window cleaner Gleam, blue, a squeegee or a bucket', 'bucket'],
    ['Fischhaus Nord. Reuse oder Anker, blau', 'anchor'],
  ])('%s: the one that can be drawn is asked for', async (prompt, thing) => {
    const { concepts } = await understanding.understand(prompt);
    expect(concepts).toContainEqual(expect.objectContaining({ term: thing, source: 'asked' }));
  });
});

it('gives a trade that stands before the name no initial', async () => {
  expect((await understanding.understand('Bäckerei Hahn & Kolb, Monogramm, gold')).letters).toBe('HK');
  expect((await understanding.understand('Boulangerie Petit Jean, monogramme')).letters).toBe('PJ');
});

it.each([
  ['Schreinerei Birnbaum, ein Apfel oder eine Säge, rot', 'own-apple'],
  ['Trattoria Da Pina, un mattarello, rosso', 'own-rolling-pin'],
  ['Bäckerei Huber, ein Nudelholz, blau', 'own-rolling-pin'],
  ['Bakkerij Smit, een deegroller, blauw', 'own-rolling-pin'],
])('a thing that can be drawn is found by its name abroad: %s', async (prompt, icon) => {
  expect((await understanding.understand(prompt)).icons[0]?.id).toBe(icon);
});

describe('colours in one word', () => {
  it.each([
    ['Seifenmanufaktur »Halde«, schlickgrau', ['schlickgrau']],
    ['Cykelkøkken »Kaede«, knaldgul', ['knaldgul']],
    ['Bastuflotte ”Vind”, tjärsvart', ['tjärsvart']],
    ['Purjehduskoulu ”Tuuli”, merensininen', ['merensininen']],
    ['Wypożyczalnia „Bocian”, czarno-czerwony', ['czarno-czerwony', 'czarno-czerwony']],
    ['Keramika „Hlína”, modrobílá', ['modrobílá', 'modrobílá']],
    ['Jäätelökioski ”Lumi”, punavalkoinen', ['punavalkoinen', 'punavalkoinen']],
    ['Plugin “Tabula”, blue-grey', ['blue grey']],
    ['Groceries “Kasia”, white-red', ['white', 'red']],
    ['Limpieza «Gota», verde agua', ['verde agua']],
  ])('%s', async (prompt, colours) => {
    const { wishes } = await understanding.read(prompt);
    expect(wishes.flatMap((wish) => (wish.kind === 'colour' ? [wish.intent.words] : []))).toEqual(colours);
  });

  it('are none in a name of a place', async () => {
    const { wishes } = await understanding.read('Bageriet ”Kornet” i Hillerød, rolig');
    expect(wishes.filter(({ kind }) => kind === 'colour')).toEqual([]);
  });
});

it.each([
  'Surfskole ”Bølgen”, afslappet',
  'Escola «Onda», estilo descontraído',
  'Surfschule »Welle«, lässig',
  'Studio „Fala”, skromnie',
  'Студия «Волна», мрачно',
  'Studio ”Aalto”, rento',
  'Σχολή «Κύμα», χαλαρό',
])('hears the mood of an adjective or an adverb: %s', async (prompt) => {
  const { wishes } = await understanding.read(prompt);
  expect(wishes.some(({ kind }) => kind === 'mood')).toBe(true);
});

it.each([
  ['Автосервис «Гайка», гаечный ключ, серый с красным, не надо машин', ['car'], ['серый', 'красным']],
  ['Кераміка «Глек», глек, теракотовий, не треба собак', ['dog'], ['теракотовий']],
  ['Brouwerij „Goud”, een hopbel, goud, liever geen molens, klompen of tulpen', ['windmill', 'clog', 'tulip'], ['goud']],
])('what is not needed is told before it as well: %s', async (prompt, refused, colours) => {
  const { brief, wishes } = await understanding.read(prompt);
  expect(brief.avoidConcepts.sort()).toEqual(refused.sort());
  expect(wishes.flatMap((wish) => (wish.kind === 'colour' && !wish.refused ? [wish.intent.words] : []))).toEqual(colours);
});

it.each([
  ['Name: Fernweh Reisen\nBranche: Reisebüro\nMotiv: Wanderschuh\nFarben: grün', ['hiking boot']],
  ['Nom : Les Ruches. Métier : apiculteur. Dessin : une ruche. Couleurs : gris', ['beehive']],
  ['Une bougie allumée dans un flocon, bleu, pour la marque « Lueur »', ['candle', 'snowflake']],
  ['Vogliamo una volpe per la libreria per bambini «Lume», arancione', ['fox']],
  ['Butik ”Lek” för barn, en nalle, gul', ['teddy bear']],
  ['Ett träd, grönt, för parken ”Linden”', ['tree']],
  ['Kauppa ”Nalle”, karhu jolla on hattu, sininen', ['bear', 'hat']],
  ['Clave de sol con una golondrina, azul, para la escuela «Do»', ['treble clef', 'swallow']],
])('asks for what its words mean: %s', async (prompt, things) => {
  const { wishes } = await understanding.read(prompt);
  expect(wishes.flatMap((wish) => (wish.kind === 'thing' && wish.asked && !wish.refused ? [wish.term] : []))).toEqual(things);
});

it('reads a shade of two words as its colour', async () => {
  const { wishes } = await understanding.read('Padaria «Forno», um pão, castanho e amarelo-torrado');
  expect(wishes.filter(({ kind }) => kind === 'colour')).toHaveLength(2);
});

it('gives partners their initials, though one of them is a word', async () => {
  expect((await understanding.understand('Studio legale Ferri & Conti: monogramma, verde')).letters).toBe('FC');
});

it('writes the trade once where it is the line under the name', async () => {
  const { name, descriptor, trade } = await understanding.understand('Tandklinikken Solstrålen, venlig, blå');
  expect({ name, descriptor, trade }).toEqual({ name: 'Solstrålen', descriptor: 'Tandklinikken', trade: undefined });
});

it.each([
  ['Tanzschule Milonga, rot, leidenschaftlich', 'leidenschaftlich'],
  ['Crêperie Ouest, jaune, ensoleillé', 'ensoleillé'],
  ['Clínica Bosque, verde, cariñosa', 'cariñosa'],
  ['Pasta fresca Lina, rosso, casalinga', 'casalinga'],
  ['Creche Pintor, azul, criativo', 'criativo'],
  ['Beddenhuis Dons, blauw, zacht', 'zacht'],
  ['Spa Viken, blå, avslappnande', 'avslappnande'],
  ['Kaffebar Lun, brun, hjemlig', 'hjemlig'],
  ['Klub Mgła, szary, mrocznie', 'mrocznie'],
  ['Лавка «Свет», жёлтый, волшебно', 'волшебно'],
  ['Ταβέρνα «Αύρα», μπλε, δροσερό', 'δροσερό'],
  ['Chilli sauce Hank, red, fiery', 'fiery'],
  ['Granola Field, brown, wholesome', 'wholesome'],
  ['Bäckerei Korn in Köln, blau, lecker', 'lecker'],
  ['Boulangerie Marlow à Lyon, bleu foncé, méditerranéen', 'méditerranéen'],
  ['Panetteria Marlow a Torino, blu e bianco, goloso', 'goloso'],
  ['Bakkerij Marlow in Utrecht, blauw en wit, sterk', 'sterk'],
  ['Escape room Hourglass, dark blue, mystery', 'mystery'],
])('a mood is read in its tongue: %s', async (prompt, mood) => {
  const { wishes, sentence } = await understanding.read(prompt);
  const moods = wishes.flatMap((wish) => (wish.kind === 'mood' ? [sentence.tokens[wish.from]?.text] : []));
  expect(moods).toContain(mood);
});

it.each([
  ['Clínica Bosque, un gato, letras redondas', 'rounded'],
  ['Pizzeria Sole, caratteri tondi', 'rounded'],
])('round letters are read as such: %s', async (prompt, typeClass) => {
  expect((await understanding.understand(prompt)).constraints.typeClass).toBe(typeClass);
});

it.each([
  ['salon de coiffure Nova, rouge bordeaux', 'fr'],
  ['parrucchiere Nova, blu marino', 'it'],
  ['pain au chocolat bakery Amie, brown', 'en'],
])('a phrase that English does not have tells the tongue: %s', async (prompt, language) => {
  expect((await understanding.understand(prompt)).language).toBe(language);
});

it('what a name says of a size is no wish', async () => {
  const { wishes } = await understanding.read('Agriturismo La Quercia Grande, verde bosco');
  expect(wishes.filter(({ kind }) => kind === 'beyond')).toEqual([]);
});

it('what a thing is on in another tongue is no colour', async () => {
  const { colours } = await understanding.understand('ristorante La Lampara, blu notte, una barca sul mare');
  expect([colours.primary?.words, colours.ground]).toEqual(['blu notte', undefined]);
});
