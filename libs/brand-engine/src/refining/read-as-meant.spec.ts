import type { Decisions } from '../decisions.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { showsColour } from '../interpreting/colour-shown.js';
import { picturesOf } from '../interpreting/honoured.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

async function refined(start: string, change: string): Promise<{ before: Decisions; after: Decisions; outcomes: string[] }> {
  const before = await engine.generate({ prompt: start, seed: 's1', watermark: false });
  const after: Identity = await engine.refine({ prompt: change, node: before.node, previous: null, seed: 's2', watermark: false });
  return {
    before: before.node.decisions,
    after: after.node.decisions,
    outcomes: after.interpretation.clauses.map(({ outcome }) => outcome),
  };
}
const hue = (own: number | null, lightness = 0): Parameters<typeof showsColour>[1] => ({
  words: '',
  hue: own,
  lightness,
  chroma: 0,
  hex: null,
});

describe('what is said of a spelling is no part of the name', () => {
  it.each([
    ['Golf club Nineteenth Heron, flag, green', "We spell it Nineteenth Herron, two r's.", 'Nineteenth Herron'],
    ['Golf club Nineteenth Heron, flag, green', 'Please write it Nineteenth Herron, with two r', 'Nineteenth Herron'],
    ['Bäckerei „Krusten“, Brot, braun', 'es heißt Krussten, mit zwei s', 'Krussten'],
    ['Школа «Раз-Два-Бум», барабан, красный', 'Название без дефисов, пожалуйста: «Раз Два Бум».', 'Раз Два Бум'],
    ['Music school "Rum-Tum-Tum", drum, red', 'the name without hyphens please', 'Rum Tum Tum'],
    ['Musikschule „Rum-Tum-Tum“, Trommel, rot', 'den Namen ohne Bindestriche', 'Rum Tum Tum'],
  ])('%s ⇒ %s', async (start, change, name) => {
    const { after, outcomes } = await refined(start, change);
    expect(after.name).toBe(name);
    expect(outcomes).not.toContain('not_applied');
  });
});

describe('turned round beside new colours exchanges these and mirrors nothing', () => {
  it.each([
    ['Whale trips Spoutmouth, blue whale on white', 'Flip it round: white whale and white letters on a deep blue background.'],
    ['Whale trips Spoutmouth, blue whale on white', 'Turn it around, white on a deep blue background'],
    ['Walfahrten „Seegang“, blauer Wal auf Weiß', 'Andersherum: weißer Wal auf dunkelblauem Hintergrund'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after, outcomes } = await refined(start, change);
    expect(after.mark.mirrored).toBe(before.mark.mirrored);
    expect(showsColour(after.palette.ground ?? '#ffffff', hue(257, -0.5), 25)).toBe(true);
    expect(outcomes).not.toContain('not_applied');
  });
});

it.each([
  ['Science club Fizz Orbit: red rocket, blue letters', 'Swap the two colours, would you?'],
  ['Raketenklub „Funke“: rote Rakete, blaue Buchstaben', 'Tauscht die beiden Farben'],
])('two colours change places, letters too: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(showsColour(before.palette.primary, hue(28), 20) && showsColour(before.palette.ink, hue(257), 20)).toBe(true);
  expect(showsColour(after.palette.primary, hue(257), 20) && showsColour(after.palette.ink, hue(28), 20)).toBe(true);
});

describe('a part that keeps its colour does not hold the others', () => {
  it.each([
    ['Courier Zipline: a bicycle in yellow, letters black', 'Forget the yellow, go for red. Writing remains black.', 28],
    ['Kurier „Blitz“: ein Fahrrad in Gelb, Buchstaben schwarz', 'Rot statt Gelb. Die Schrift bleibt schwarz.', 28],
    ['Courier Zipline: a bicycle in yellow, letters black', 'green instead of yellow; the letters stay black', 147],
  ])('%s ⇒ %s', async (start, change, now) => {
    const { before, after, outcomes } = await refined(start, change);
    expect(showsColour(after.palette.primary, hue(now), 20)).toBe(true);
    expect(showsColour(after.palette.parts?.letters ?? after.palette.ink, hue(null, -1))).toBe(true);
    expect(picturesOf(after)).toEqual(picturesOf(before));
    expect(outcomes).not.toContain('not_applied');
  });
});

describe('a wish is read beside one that keeps', () => {
  it.each([
    ['Flights Rotor & Reef, airplane, navy', 'Only the lettering in dark red please, the plane stays as it is.'],
    ['Flüge „Rotor“, Flugzeug, dunkelblau, kein Kreis', 'Nur die Schrift in Dunkelrot, der Flieger bleibt'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after, outcomes } = await refined(start, change);
    expect(showsColour(after.palette.ink, hue(28, -0.5), 25)).toBe(true);
    expect({ ...after, palette: null }).toEqual({ ...before, palette: null });
    expect(outcomes).toEqual(['applied', 'kept']);
  });

  it.each([
    ['Limoncello Costa Giallina: un limone e una foglia, giallo e verde', 'Il limone va benissimo, le foglie invece toglietele.'],
    ['Limonada «Costa»: un limón y una hoja, amarillo y verde', 'El limón está perfecto, las hojas quítenlas'],
  ])('%s ⇒ %s', async (start, change) => {
    const { after, outcomes } = await refined(start, change);
    expect(picturesOf(after)).toEqual(['own-lemon']);
    expect(outcomes).toEqual(['kept', 'applied']);
  });
});

describe('a wish for size, weight or ground leaves picture and words alone', () => {
  it.each([
    ['Swim school Paddle Turtles, a turtle, green and aqua', 'bigger turtle, smaller writing'],
    ['Bar de vinos La Vid Torcidita, copa de vino, granate', 'Las letras más gruesas, por favor'],
    ['Low Tide Lounge, a bar. Cocktail glass in turquoise on a black ground.', 'White ground after all, glass as before'],
    ['Podcast Voz Alta 88, microfone, laranja', 'o microfone pode crescer'],
    ['Skridskoklubben Blankisen, en skridsko, isblå', 'Gör bakgrunden svart'],
    ['Bageriet Kringlen, en kringle, brun', 'gør baggrunden sort'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after, outcomes } = await refined(start, change);
    const rest = (own: Decisions): unknown => [own.name, own.descriptor, own.place, picturesOf(own)];
    expect(rest(after)).toEqual(rest(before));
    expect(outcomes[0]).toBe('applied');
  });
});

it('a shape is taken away', async () => {
  const { after } = await refined(
    'History Society Wendelmoor, castle, maroon, in a circle',
    'Take the circle away and keep the rest exactly so.',
  );
  expect(after.mark.container).toBe('none');
});

it.each([
  ['Boxing gym IRONBELLE, red glove, below the name: no ego', 'The line should now read "all levels welcome" - same spot, same size.'],
  ['Boxing gym IRONBELLE, red glove, below the name: no ego', 'the line becomes "all levels welcome"'],
])('the line has other words: %s ⇒ %s', async (start, change) => {
  expect((await refined(start, change)).after.descriptor).toBe('all levels welcome');
});
