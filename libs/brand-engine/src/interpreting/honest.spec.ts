import { fromHex } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { Pack } from '../pack/pack.js';
import { leaningTo } from '../temperament/leaning.js';
import { isLikeNamed, pictureHex } from './colour-shown.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const drawAll = (prompt: string): Promise<Identity[]> =>
  Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));
const clauseOf = ({ interpretation }: Identity, text: string): string | undefined =>
  interpretation.clauses.find((clause) => clause.text === text)?.outcome;

it('a thing that nobody read is not applied, whatever the words around it say', async () => {
  for (const identity of await drawAll('Halden & Rye, a bold round zorblat, bottle green'))
    expect(identity.interpretation.clauses.findLast(({ text }) => text.includes('zorblat'))?.outcome).toBe('not_applied');
});

it('a relative of a thing is not the thing', async () => {
  for (const { interpretation } of await drawAll('Desert tours Saltbush, a coyote, brown')) {
    const clause = interpretation.clauses.find(({ text }) => text.includes('coyote'));
    expect(clause).toMatchObject({ outcome: 'not_applied', reason: expect.stringContaining('the nearest one') as string });
  }
});

it('a dark ground is applied where the ground is dark', async () => {
  for (const identity of await drawAll('Norrsken Kaffe, a cup, green on a dark background')) {
    const clause = identity.interpretation.clauses.find(({ text }) => text.includes('dark'));
    expect(clause?.outcome).toBe(/^#[0-4]/.test(identity.node.decisions.palette.ground ?? '#f') ? 'applied' : 'not_applied');
  }
});

it('a long name goes all around a badge that was asked for', async () => {
  for (const identity of await drawAll('Castle Combe Cricket Club, round badge, a trophy, maroon')) {
    expect(identity.node.decisions.mark).toMatchObject({ family: 'roundel', parted: true });
    expect(clauseOf(identity, 'round badge')).toBe('applied');
  }
});

it('a mood is applied where letters, mark or colours lean that way, and not where nothing does', () => {
  const pack = Pack.load();
  for (const { id, personality } of pack.fonts) {
    const decisions = plainIn(id);
    const leaning = personality.classicModern <= -0.15 ? 'to' : personality.classicModern > 0.5 ? 'away' : 'neither';
    expect([id, leaningTo({ classicModern: -0.8 }, false, decisions, pack)]).toEqual([id, leaning]);
  }
});

it.each([
  ['minimal', { classicModern: 0.5, calmEnergetic: -0.4, modestLuxurious: -0.3 }, 'manrope'],
  ['playful', { seriousPlayful: 0.8, calmEnergetic: 0.3 }, 'baloo-2'],
])('a seal is not %s, whatever its letters are', (_, mood, font) => {
  const plain = plainIn(font);
  const pack = Pack.load();
  expect(leaningTo(mood, false, plain, pack)).toBe('to');
  expect(leaningTo(mood, false, { ...plain, mark: { ...plain.mark, family: 'roundel', device: 'ring' } }, pack)).toBe('away');
});

it.each([
  'Barbershop Ron’s Blade, scissors, black and gold, vintage',
  'Friseur Haarscharf, eine Schere, rot, retro',
  'Coiffeur Mistral, des ciseaux, bleu, style vintage',
  'Barbería Roca, unas tijeras, verde, estilo vintage',
  'Barbiere Nino, le forbici, rosso, stile vintage',
  'Kapper De Krul, een schaar, zwart, vintage',
  'Frisör Saxen, en sax, blå, retro',
  'Парикмахерская «Бритва», ножницы, чёрный, винтаж',
])('what is to look old has a mark that does: %s', async (prompt) => {
  const pack = Pack.load();
  for (const identity of await drawAll(prompt)) {
    const clause = identity.interpretation.clauses.find(({ text }) => /retro|vintage|винтаж/i.test(text));
    const isSeen = leaningTo({ classicModern: -1 }, false, identity.node.decisions, pack) === 'to';
    expect(clause?.outcome).toBe(isSeen ? 'applied' : 'not_applied');
    expect(isSeen).toBe(true);
  }
});

it('what is cheerful is more than friendly letters in navy', () => {
  const pack = Pack.load();
  const cheerful = { seriousPlayful: 0.6, calmEnergetic: 0.4 };
  const inNavy = { ...plainIn('poppins'), palette: { primary: '#162c56', secondary: '#3d5788', ink: '#162c56' } };
  const inOrange = { ...inNavy, palette: { primary: '#ee7b1c', secondary: '#8d4a12', ink: '#2b1310' } };
  expect(leaningTo(cheerful, false, inNavy, pack)).toBe('neither');
  expect(leaningTo(cheerful, false, inOrange, pack)).toBe('to');
  expect(leaningTo(cheerful, false, { ...inNavy, type: { ...inNavy.type, font: 'baloo-2' } }, pack)).toBe('to');
});

it.each([
  ['Ostepop-up Gul Måne, en måne laget av ost, gul', 'en måne'],
  ['Taller de bicicletas La Cadena. Un gallo en bicicleta, naranja', 'bicicleta'],
  ['Salon de thé Nuage, une théière d’où sort une lune, lavande', 'lune'],
])('what is asked for behind its article is claimed only where it is shown: %s', async (prompt, text) => {
  for (const { interpretation, node } of await drawAll(prompt)) {
    const { icon, partner } = node.decisions.mark;
    const isShown = [icon, partner].some((id) => /moon|bicycle/.test(id ?? ''));
    expect(interpretation.clauses.findLast((clause) => clause.text.includes(text))?.outcome).toBe(isShown ? 'applied' : 'not_applied');
  }
});

it.each([
  ['Lighthouse museum Farne Light, light beam yellow', 'yellow'],
  ['Climbing gym Chalkline, a hand, the word Chalk bigger than line', 'bigger'],
])('what nobody can draw is not claimed: %s', async (prompt, word) => {
  for (const { interpretation } of await drawAll(prompt))
    expect(interpretation.clauses.find(({ text }) => text.includes(word))?.outcome).toBe('not_applied');
});

/** A mark without a temperament of its own in a brown that has none either. */
function plainIn(font: string): Decisions {
  return {
    name: 'Alder',
    descriptor: null,
    mark: {
      family: 'free-icon',
      device: 'solid',
      icon: 'own-fox',
      letters: '',
      container: 'none',
      params: {},
      weight: 0,
      roundness: 0,
      detail: 0,
    },
    type: { font, heading: 400, body: 400, letterCase: 'title', tracking: 0 },
    layout: { kind: 'row', symbolScale: 1 },
    palette: { primary: '#8a6a4f', secondary: '#5f4a38', ink: '#222222' },
  };
}

it('a yellow that was named is seen on white', async () => {
  for (const { assets } of await drawAll('Chatterbox, a toy shop, letters only, red, green and yellow'))
    expect(assets.logo_svg).toMatch(/fill="#[ef][0-9a-f][bcd]/);
});

it('a thing that is also the word of a trade told before is applied only where it is shown', async () => {
  for (const identity of await drawAll('Logo für Hundeschule „Pfotenglück“, Hund von der Seite, senfgelb')) {
    const isShown = (identity.node.decisions.mark.icon ?? '').includes('dog');
    expect(clauseOf(identity, 'Hund von der Seite')).toBe(isShown ? 'applied' : 'not_applied');
  }
});

it.each([
  'Weingut Kelter, goldene Schnörkelei auf bordeauxrotem Grund, eine Traube',
  'Tischlerei Brand, ein Hobel, Eichenholztöne und Anthrazit',
  'Charity Nora, an otter, river blue, bespoke zorblat lettering',
])('no word is both applied and not understood: %s', async (prompt) => {
  for (const { interpretation } of await drawAll(prompt)) {
    const texts = interpretation.clauses.map(({ text }) => text);
    expect(texts.filter((text, at) => texts.some((other, place) => place !== at && other.includes(text)))).toEqual([]);
  }
});

it.each([
  ['Florist Maybell, a poppy, red, delicate handwriting', 'delicate handwriting'],
  ['Квіти «Соняшна», соняшник, жовтий, ніжний рукописний шрифт', 'ніжний рукописний шрифт'],
  ['Fleuriste Maybelle, un coquelicot, rouge, écriture manuscrite délicate', 'écriture manuscrite délicate'],
  ['Bäckerei Alder, ein Brot, rot, leichte Groteskschrift', 'leichte Groteskschrift'],
  ['Opticians Clearwell, spectacles, teal, light sans-serif', 'light sans-serif'],
])('fine letters are set in the lightest weight of a face that has one, or are not applied: %s', async (prompt, clause) => {
  const pack = Pack.load();
  const drawn = await drawAll(prompt);
  for (const identity of drawn) {
    const { type } = identity.node.decisions;
    const face = pack.font(type.font);
    expect(face.classes).not.toContain('display');
    if (clauseOf(identity, clause) === 'applied') expect(type.heading).toBe(face.drawn[0]?.weight);
  }
  expect(drawn.some((identity) => clauseOf(identity, clause) === 'applied')).toBe(true);
});

it.each(['Spa Lune, a moon, pale yellow', 'Spa Lune, Mond, blasses Gelb', 'Spa Lune, une lune, jaune pâle'])(
  'a pale yellow is pale: %s',
  async (prompt) => {
    for (const { node } of await drawAll(prompt)) expect(fromHex(node.decisions.palette.primary).c).toBeLessThan(0.13);
  },
);

it('a thin line in a colour is a line, in that colour', async () => {
  for (const { interpretation, node } of await drawAll('Vesper Jewellery: a diamond, thin silver line on a black ground')) {
    const clause = interpretation.clauses.find(({ text }) => text.includes('silver'));
    expect(clause?.outcome).toBe('applied');
    const { mark, type } = node.decisions;
    const isInLines = [mark.treatments, type.treatments, mark.changes].flat().some((own) => own === 'outlined' || own === 'fine-line');
    expect(isInLines).toBe(true);
  }
});

it('what stands between slashes is a wish of its own', async () => {
  for (const identity of await drawAll(
    'papelería / nombre 1000 Hojas / avión de papel / amarillo y azul / nada de árboles / letra sin serifa',
  )) {
    expect(clauseOf(identity, 'letra sin serifa')).toBe('applied');
    expect(clauseOf(identity, 'nada de árboles')).toBe('applied');
  }
});

it('letters before the word for a monogram are its letters', async () => {
  for (const { node } of await drawAll('Peter Lemon, surveyor, slate, a simple P L monogram'))
    expect(node.decisions.mark.letters).toBe('PL');
});

it.each([
  ['Choir “Merle”, a bird, black with a yellow beak', 'yellow'],
  ['Koor “De Merels”, een vogel, zwart met gele snavel', 'gele'],
])('%s: a colour of what is not shown is not applied', async (prompt, colour) => {
  for (const { interpretation } of await drawAll(prompt))
    expect(interpretation.clauses.find(({ text }) => text.includes(colour))?.outcome).toBe('not_applied');
});

it('a picture has the colour that it is told to have, or the report says that it has not', async () => {
  for (const identity of await drawAll('Pond café “Quackers”, a duck. The duck should be yellow')) {
    const { brief, decisions } = identity.node;
    const isYellow = brief.colours.primary !== null && isLikeNamed(pictureHex(decisions, decisions.mark.icon ?? ''), brief.colours.primary);
    const clause = identity.interpretation.clauses.find(({ text }) => text.includes('yellow'));
    expect(clause?.outcome).toBe(isYellow ? 'applied' : 'not_applied');
  }
});

it.each([
  'Garden centre Spine, a green cactus',
  'Locksmith Latch, a key. The key should be red',
  'Panadería Sol, un sombrero rojo',
  'Librairie Lune, un chat bleu',
  'Buchladen Rotbart, ein Fuchs. Fuchs dunkelblau',
  'Кружок «Почему», ракета красная',
])('a thing that is told its colour has it, and not its ground: %s', async (prompt) => {
  for (const { node } of await drawAll(prompt)) {
    const { primary } = node.brief.colours;
    expect(primary && isLikeNamed(pictureHex(node.decisions, node.decisions.mark.icon ?? ''), primary)).toBe(true);
  }
});

it('the first colour is that of the thing that is shown', async () => {
  for (const { node } of await drawAll('Ракета вылетает из книги, кружок «Почему-ка», книга синяя, ракета красная')) {
    expect(node.decisions.mark.icon).toMatch(/rocket/);
    expect(node.brief.colours.primary?.words).toBe('красная');
  }
});

it('stripes that a picture is to have never cut the letters', async () => {
  for (const { node } of await drawAll('Guesthouse “Gannet Point”, a lighthouse with red and white stripes'))
    expect(node.decisions.type.treatments ?? []).not.toContain('stripes');
});

it('letters that are plain are what was asked for', async () => {
  for (const identity of await drawAll('Bramwell Funeral Directors, plain serif, charcoal'))
    expect(clauseOf(identity, 'plain serif')).toBe('applied');
});

it('somebody who was to be drawn and is not is told, where another word tells the trade', async () => {
  const [identity] = await drawAll('Old Salt, sea salt flakes, a bearded fisherman');
  expect(identity?.interpretation.clauses).toContainEqual({
    text: 'a bearded fisherman',
    outcome: 'not_applied',
    reason: 'There is no picture of “fisherman” or of anything near enough.',
  });
  const [keeper] = await drawAll('Hank, a bearded barber in Leeds');
  expect(keeper?.interpretation.summary).toMatch(/^Hank, barber/);
});

it.each(['Bramble Barn, chunky lettering', 'Bramble Barn, classic lettering', 'Bramble Barn, hand lettering, plum'])(
  'lettering is understood with what is said of it: %s',
  async (prompt) => {
    const [identity] = await drawAll(prompt);
    expect(identity?.interpretation.clauses.filter(({ reason }) => reason === 'This was not understood.')).toEqual([]);
  },
);

it('regression: what is drawn several times leaves no room for what it stands in', async () => {
  for (const { node } of await drawAll('Umbo & Otto, toys. Three whales in a bathtub. Sky and brick'))
    expect(node.decisions.mark.partner === undefined || node.decisions.mark.device !== 'company').toBe(true);
});

it.each([
  ['Drawing School Salt. Could a lighthouse be a pencil?', 'pencil'],
  ['The Clatter Room, a museum. A round typewriter key with a c on it', ' c'],
  ['Grupo Los Ocho. Un pulpo. Estilo cartel de circo', 'circo'],
  ['Hushwork, panels. A bell without a clapper. Red', 'clapper'],
  ['Reinigung Blitzblank. Ein Besen, der wie ein Blitz aussieht, gelb', 'wie ein Blitz'],
])('regression: two as one, a letter and a likeness are claimed only where they are seen: %s', async (prompt, said) => {
  for (const { interpretation } of await drawAll(prompt)) {
    const clause = interpretation.clauses.find(({ text }) => ` ${text}`.includes(said));
    expect(clause?.outcome).toBe('not_applied');
  }
});
