import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

const askedIn = async (prompt: string): Promise<string[]> =>
  (await understanding.understand(prompt)).concepts.flatMap(({ term, source }) => (source === 'asked' ? [term] : []));

it.each([
  ['Stamp for Halvorsen Salt; in the middle a lighthouse. deep blue', 'lighthouse'],
  ['Stamp for Halvorsen Salzwerke; in der Mitte ein Leuchtturm, tiefblau', 'lighthouse'],
  ['Sello para Casa Brío; en el centro un faro, azul', 'lighthouse'],
  ['Rundt merke for Nordlys; i midten et fyrtårn', 'lighthouse'],
  ['Reederei Holt. At the bottom an anchor. Navy', 'anchor'],
])('regression: a thing is asked for behind the words for its place: %s', async (prompt, thing) => {
  expect(await askedIn(prompt)).toContain(thing);
});

it.each([
  ['Saltmarsh Drawing School. Could a lighthouse be a pencil standing upright?', ['lighthouse', 'pencil']],
  ['Running club The Noon Loop. Could the o of our name be a stopwatch?', ['stopwatch']],
  ['Verlag Holt. Gewünscht ist ein Igel', ['hedgehog']],
  ['Podere Tre Olmi. Ci piacerebbero tre cipressi, verde bosco', ['cypress']],
])('regression: a question and a wish in the passive ask for a thing: %s', async (prompt, things) => {
  expect(await askedIn(prompt)).toEqual(things);
});

it.each([
  [
    'A kingfisher made from a few flat panes with dark leading between them. For St Bride Choir. Jewel colours. Name on two lines, left aligned to the right of the bird.',
    'kingfisher',
  ],
  [
    "hardware store, Spike's on 5th. a hedgehog built entirely from screws and nails, points outward. steel grey and brick red. should still read as a hedgehog when its small",
    'hedgehog',
  ],
])('regression: in a long text what a thing is made of does not make it the doer of a deed: %s', async (prompt, thing) => {
  expect(await askedIn(prompt)).toContain(thing);
});

it.each([
  ['Pappardelle, a fresh pasta restaurant with long shared tables, mustard', 'table'],
  ['Wij varen met een drijvende bibliotheek langs de dorpen. De naam is Boek & Boeg. Blauw', 'library'],
  ['Keys & Co. We travel with a van and a piano. Blue', 'piano'],
  ['Casa Brío, panadería, azul de azulejo y blanco', 'tile'],
  ['Casa Bruna, vestiti, verde di bottiglia', 'bottle'],
  ['Alpakahof Staudach. Wir wollen dort Wolle verkaufen. Braun', 'wool'],
  ['Turnkey Terry, locksmith. Goes on a van and a fridge magnet', 'magnet'],
  ['Oakline Joinery, brown. Needs to look good on aprons and on the side of a crate.', 'crate'],
  ['Lost Key Theatre. People always draw masks so not that. A key. Burgundy.', 'mask'],
  ['Les Lacets, association. Le logo sera imprimé au dos des gilets', 'vest'],
  ['Les Lacets, école. du jaune fluo (comme les gilets) et du bleu marine', 'vest'],
])('regression: furniture, what somebody works with, shades and carriers are no pictures: %s', async (prompt, thing) => {
  const { concepts } = await understanding.understand(prompt);
  expect(concepts.filter(({ source }) => source === 'asked').map(({ term }) => term)).not.toContain(thing);
});

it('regression: the kind of a thing that is refused leaves the thing, and not its arrangement', async () => {
  const brief = await understanding.understand(
    'Turnkey Terry, locksmith. would like a key but not crossed keys, everyone has crossed keys. navy and brass',
  );
  expect(brief.concepts[0]).toMatchObject({ term: 'key', source: 'asked' });
  expect(brief.arrangement).toBeUndefined();
});

it('regression: a year that a mark is to have is written', async () => {
  expect((await understanding.understand('Castle Combe Cricket Club. Maroon, crest with 1879')).year).toBe('1879');
});

it('a number of people is no year', async () => {
  expect((await understanding.understand('Elm Club, a rowing club with 1250 members, blue')).year ?? null).toBeNull();
});

it.each(['Rifugio Alto, stemma tondo, verde', 'Ruderclub Havel, rundes Wappen, blau', 'Club Sur, remo, escudo redondo, azul'])(
  'regression: a round coat of arms is a round badge: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).constraints).toMatchObject({ symbol: 'badge', container: 'any' });
  },
);

it.each([
  ['Architects Tan. one thin red line, grey', ['underlined']],
  ['Architekten Tan. Eine dünne rote Linie, Betongrau', ['underlined']],
  ['Studio Souffle, yoga. Vert sauge, une fine ligne dorée sous le nom.', ['underlined']],
  ['Lost Key Theatre. Burgundy, one gold line.', ['underlined']],
  ['Vesper, a lamp, thin silver lines on black', ['outlined']],
])('regression: one line in a colour is a rule, lines are a way to draw: %s', async (prompt, forms) => {
  expect((await understanding.understand(prompt)).forms).toEqual(forms);
});

it('regression: one tone of a colour is one colour', async () => {
  expect((await understanding.understand('Theodora, interior designer, one gold tone')).constraints.oneColour).toBe(true);
});

it('regression: of two lines with their places one is the name and the other stays a line', async () => {
  const { brief, wishes } = await understanding.read('A round stamp: "HALVORSEN SALT WORKS" on top and "BERGEN" at the bottom. Blue');
  expect(brief.name).toBe('HALVORSEN SALT WORKS');
  const lines = wishes.flatMap((wish) => (wish.kind === 'line' ? [wish] : []));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ text: 'BERGEN' });
  expect(lines[0]?.place).toBeUndefined();
});

it.each([
  ['An owl with big eyes, Nightwatch. navy', 'owl', 'eyes'],
  ['Ein Alpaka mit geschlossenen Augen. Alpakahof Atem. Lila', 'alpaca', 'eye'],
])('regression: eyes are a part of their creature, and no picture beside it: %s', async (prompt, creature, part) => {
  const { wishes, brief } = await understanding.read(prompt);
  expect(brief.concepts[0]?.term).toBe(creature);
  expect(brief.together).toBeUndefined();
  expect(wishes.find((wish) => wish.kind === 'thing' && wish.term === part)).toMatchObject({ partOf: creature });
});

it.each([
  ['Rifugio Alto. testa di stambecco, bianca su fondo verde', 'own-goat'],
  ['Alm Hotel. a head of an ibex, white on green', 'own-goat'],
])('regression: the head of a creature is none of a person: %s', async (prompt, picture) => {
  expect((await understanding.understand(prompt)).icons[0]?.id).toBe(picture);
});

it.each([
  ['nazwa: Grzybnia. Znak: borowik. Dwa kolory, brąz i zieleń.', 'mushroom'],
  ['Pizzeria Da Nunzia, un forno a legna con la fiamma, rosso pomodoro', 'fire'],
  ['Quiero un pez formado por dos signos de interrogación para «¿Y el pescado?». Azul', 'fish'],
])('regression: what fills the field of the logo, stands with a thing or is made of signs is a thing: %s', async (prompt, thing) => {
  expect(await askedIn(prompt)).toContain(thing);
});

it('a colour in the field of the logo stays one', async () => {
  expect(await askedIn('Name: Elm. Logo: cream, navy. Bakery')).toEqual([]);
});

it.each(['Letras naranjas sobre negro. Casa Brío', 'Oranje letters op zwart. Huis Brio'])(
  'regression: letters in the plural of a colour have it: %s',
  async (prompt) => {
    expect((await understanding.understand(prompt)).colours.primary?.words).toMatch(/naranjas|oranje/i);
  },
);

it('regression: a list that is told of a thing leaves the thing the picture', async () => {
  const { concepts, together } = await understanding.understand(
    'Estúdio Polvo: um polvo em que cada tentáculo termina numa ferramenta diferente, agulha, pincel, lápis, tesoura. Preto',
  );
  expect(concepts[0]?.term).toBe('octopus');
  expect(together).toBeUndefined();
});

it('regression: the first of two things comes first, if its picture is only called more broadly', async () => {
  const prompt = 'Wexcombe Ringers. It ought to show a single church bell, with its rope. Maroon';
  expect((await askedIn(prompt))[0]).toBe('church bell');
});

it('regression: a denial ends where somebody else acts', async () => {
  const prompt =
    'Burrow Vets. It makes people think of parrots and we mostly see rabbits. For the picture I would like a tortoise. Sage green.';
  const { brief, wishes } = await understanding.read(prompt);
  expect(brief.concepts[0]?.term).toBe('tortoise');
  expect(wishes.flatMap((wish) => (wish.kind === 'thing' && wish.refused ? [wish.term] : []))).toEqual(['parrot']);
});

it('regression: the kind that a table lacks has its nearest relative', async () => {
  expect((await understanding.understand('Baron. A gherkin, dark green')).icons[0]?.id).toBe('cucumber');
});

it.each([
  ['Thyme Machine, herb nursery. A sprig that ticks. Green', 'tick'],
  ['K.O.A.L.A. stands for Kids Of All Learning Abilities, a koala, green', 'stand'],
  ['Wenlock Ringers. A single bell, mouth upwards as it stands. Dark red', 'stand'],
  ["Les Lacets, école. une chaussure d'enfant, jaune", 'child'],
  ['Velis Labs. a network of glass, blue', 'glass'],
])('regression: deeds, owners, likenesses of a colour and materials are no pictures: %s', async (prompt, thing) => {
  const { concepts } = await understanding.understand(prompt);
  expect(concepts.filter(({ source }) => source !== 'trade').map(({ term }) => term)).not.toContain(thing);
});

it('regression: what a thing that was given up had with it is not refused', async () => {
  const { brief } = await understanding.read(
    'Wilt No More, plant hospital. at first i wanted a skull with leaves but thats too goth. so maybe a plant in a pot. green',
  );
  expect(brief.icons[0]?.id).toBe('potted-plant');
});

it('regression: initials that were used before ask for no monogram', async () => {
  const prompt = 'Wenlock Ringers. For forty years we have used the initials of the parish on our paper. A bell would please us. Red';
  expect((await understanding.understand(prompt)).constraints.symbol).toBe('any');
});

it.each(['Bakery Elm, one red accent', 'Praxis Holt, ein Akzent in Rot', 'Labs Gurutva, one accent colour, preferably red'])(
  'regression: a colour that is only an accent leaves the rest black: %s',
  async (prompt) => {
    const { colours } = await understanding.understand(prompt);
    expect(colours).toMatchObject({ primary: { words: 'black' }, secondary: { hue: 28, role: 'accent' } });
  },
);

it('regression: what somebody calls perfect is asked for', async () => {
  const prompt =
    "Stop Sister, a band. We met in the waiting room of a driving test centre, all three of us failed that day. We play fast and loud. Our drummer keeps drawing a roller skate and honestly it's perfect. Hot pink";
  expect(await askedIn(prompt)).toEqual(['roller skate']);
});

it('regression: what letters are made of is no place', async () => {
  expect((await understanding.understand('Hundesalon Wuschel. Ein Pudel, rosa, Buchstaben aus Fell')).place ?? null).toBeNull();
});

it('regression: the sign above a door is no shield, and what stands on a shield is', async () => {
  const containerIn = async (prompt: string): Promise<string> => (await understanding.understand(prompt)).constraints.container;
  expect(await containerIn('Zahnarztpraxis am Kanal. Ein Biber, türkis. Auf dem Schild über der Tür und auf Briefpapier.')).toBe('any');
  expect(await askedIn('Schützenverein Adler, ein Adler auf einem Schild, rot')).toContain('eagle');
});

it.each([
  ['Pâtisserie Lune & Miel: une lune faite de miel, doré', 'moon'],
  ['Studio de yoga Souffle. Une grue en origami faite de feuilles, vert sauge', 'origami crane'],
])('regression: abroad what a thing is made of leaves it asked for: %s', async (prompt, thing) => {
  expect((await askedIn(prompt))[0]).toBe(thing);
});

it.each([
  ['Truciolo. Come immagine un cavallo a dondolo. Verde bosco', 'equestrian'],
  ['Driftly. A paper plane, coral', 'travel'],
  ['Frank & Co. A hot dog, red and yellow', 'pets'],
])('regression: the last word of what is called so tells no trade: %s', async (prompt, industry) => {
  expect((await understanding.understand(prompt)).industry).not.toBe(industry);
});

it('regression: what makes somebody smile is no smile', async () => {
  const { concepts } = await understanding.understand("L'idée qui nous fait sourire, c'est le fourgon. La Panne Heureuse, savons. bleu");
  expect(concepts.map(({ term }) => term)).not.toContain('smile');
});

it('a creature in a pose still tells its trade', async () => {
  expect((await understanding.understand('Latchkey. A sitting cat, mustard')).industry).toBe('pets');
});
