import { Pack } from '../../pack/pack.js';
import { createUnderstanding, type Understanding } from '../index.js';

let understanding: Understanding;
beforeAll(async () => {
  understanding = await createUnderstanding(Pack.load().icons);
});

describe('what a colour is asked to do', () => {
  it.each([
    ['Framing shop Mitre, slate with a dash of lime', 'slate', 'lime'],
    ['Framing shop Mitre, a whisper of peach, otherwise navy', 'navy', 'peach'],
    ['Studio Vane. Charcoal, and cherry as an accent', 'Charcoal', 'cherry'],
    ['Schreinerei Span, dunkelgrün mit einem Tupfer Rot', 'dunkelgrün', 'Rot'],
    ['Crêperie Sel, bleu marine et un soupçon de jaune', 'bleu marine', 'jaune'],
    ['Taller Norte, negro con una pizca de rojo', 'negro', 'rojo'],
    ["Bar Lume, nero con un pizzico d'oro", 'nero', "d'oro"],
    ['Winkel Zon, wit en zwart met een vleugje paars', 'zwart', 'paars'],
    ['Kafé Nord, mörkgrön med en gnutta rosa', 'mörkgrön', 'rosa'],
    ['Кафе «Луч», синий с каплей жёлтого', 'синий', 'жёлтого'],
  ])('%s: one carries, a little is seen of the other', async (prompt, main, accent) => {
    const { primary, secondary, tertiary } = (await understanding.understand(prompt)).colours;
    const told = [primary, secondary, tertiary].flatMap((colour) => (colour ? [[colour.words, colour.role]] : []));
    expect(told).toContainEqual([main, 'main']);
    expect(told).toContainEqual([accent, 'accent']);
  });

  it.each([
    ['Tattoo shop Quill, lotus, gold, dark background', 'gold'],
    ['Garage Rossignol, une moto, noir et orange, fond sombre', 'orange'],
    ['Hundeschule Fips, ein Hund, gelb, dunkler Hintergrund', 'gelb'],
  ])('%s: all lies on the dark colour', async (prompt, main) => {
    const { primary, ground } = (await understanding.understand(prompt)).colours;
    expect(primary?.words).toBe(main);
    expect(ground?.lightness).toBeLessThanOrEqual(-0.8);
  });

  it.each([
    ['Hat maker Brimwell. Name in grey, hat in red', 'red', 'grey'],
    ['Pub The Bluest Door: the letters should be green and the door red', 'red', 'green'],
    ['Schuhmacher Leisten, ein brauner Schuh, Buchstaben schwarz', 'brauner', 'schwarz'],
    ['Librería Bigotes, letras doradas, un gato negro', 'negro', 'doradas'],
    ['Klubben Blixten, svarta bokstäver, gul blixt', 'gul', 'svarta'],
  ])('%s: the colour of the letters is theirs alone', async (prompt, main, letters) => {
    const { colours } = await understanding.understand(prompt);
    expect([colours.primary?.words, colours.secondary, colours.letters?.words]).toEqual([main, null, letters]);
  });

  it('writes in white on a dark ground that is the only colour', async () => {
    const { primary, ground } = (await understanding.understand('Coffee roaster Kettle, black background')).colours;
    expect([primary?.lightness, ground?.words]).toEqual([1, 'black']);
  });

  it('takes no ground from one that is refused', async () => {
    expect((await understanding.understand('Coffee roaster Kettle, red, no dark background')).colours.ground ?? null).toBeNull();
  });

  it('tells what lies under the rest', async () => {
    const { primary, ground } = (await understanding.understand('Tattoo shop Quill, gold on deep purple')).colours;
    expect([primary?.role, ground?.role]).toEqual(['main', 'ground']);
  });

  it.each([
    ['Ivory & Oak, wedding planner. Soft gold on an ivory ground.', 'Soft gold', 'ivory'],
    ['The White Hart, a pub. The name in gold on bottle green.', 'gold', 'bottle green'],
    ['Un logo pour la boulangerie Verano : doré sur fond ivoire.', 'doré', 'ivoire'],
    ['Een logo voor bakkerij Verano: goud op flessengroen.', 'goud', 'flessengroen'],
    ['Logo leipomolle nimeltä Verano: kultaa tummansinisellä pohjalla.', 'kultaa', 'tummansinisellä'],
    ['Logo dla piekarni „Verano”: złoto na butelkowej zieleni.', 'złoto', 'butelkowej zieleni'],
  ])('%s: the second lies under the first', async (prompt, main, under) => {
    const { primary, ground } = (await understanding.understand(prompt)).colours;
    expect([primary?.words, ground?.words]).toEqual([main, under]);
  });
});

it('a colour that is wished for instead takes the place of those before', async () => {
  const prompt = 'Groomer Fluff Theory, a poodle in pink. PS my sister says pink puts people off, so make it peppermint green instead.';
  const { primary, secondary } = (await understanding.understand(prompt)).colours;
  expect([primary?.words, secondary]).toEqual(['peppermint green', null]);
});

describe('shades of a colour', () => {
  it.each([
    ['Diving school Fathom, deep sea green.', 'deep sea green', 165, 215, -1, -0.3],
    ['Un logo pour la boulangerie Verano : bleu pâle.', 'bleu pâle', 240, 270, 0.5, 1],
    ['Um logótipo para a padaria Verano: azul-claro e branco.', 'azul-claro', 230, 270, 0.3, 1],
    ['Un logo para la panadería Verano: lila claro.', 'lila claro', 290, 320, 0.5, 1],
    ['Un logo per la panetteria Verano: giallo pallido.', 'giallo pallido', 90, 110, 0.8, 1],
    ['Logo dla piekarni „Verano”: jasnożółty.', 'jasnożółty', 90, 110, 0.7, 1],
    ['Logo leipomolle nimeltä Verano: vaaleankeltainen.', 'vaaleankeltainen', 90, 110, 0.7, 1],
    ['Caviste La Belle Soif, lie-de-vin.', 'lie-de-vin', 0, 30, -1, -0.5],
    ['Garden centre Verano, two greens.', 'greens', 130, 160, -0.5, 0.5],
    ['Garden centre Verano, in two shades of green.', 'green', 130, 160, -0.5, 0.5],
    ['Gärtnerei Verano, in zwei Grüntönen.', 'Grüntönen', 130, 160, -0.5, 0.5],
  ])('%s', async (prompt, words, leastHue, mostHue, darkest, lightest) => {
    const { primary } = (await understanding.understand(prompt)).colours;
    expect(primary?.words).toBe(words);
    expect(primary?.hue).toBeGreaterThanOrEqual(leastHue);
    expect(primary?.hue).toBeLessThanOrEqual(mostHue);
    expect(primary?.lightness).toBeGreaterThanOrEqual(darkest);
    expect(primary?.lightness).toBeLessThanOrEqual(lightest);
  });
});

it.each([
  ['Driftwood, a coffee roastery by the sea, burnt orange', 'burnt orange'],
  ['Saltbox, a studio in the desert, deep green', 'deep green'],
])('where a brand is at home is no colour: %s', async (prompt, colour) => {
  const { primary, secondary } = (await understanding.read(prompt)).brief.colours;
  expect([primary?.words, secondary?.words]).toEqual([colour, undefined]);
});

it.each([
  ['Bakery Crumb & Co, peach background', 'black', 'peach'],
  ['Bakery Crumb & Co, teal background', 'white', 'teal'],
])('regression: a ground that is the only colour told of lies under everything: %s', async (prompt, ink, under) => {
  const { primary, ground } = (await understanding.understand(prompt)).colours;
  expect([primary?.words, ground?.words]).toEqual([ink, under]);
});

it.each(['Wool shop Purl & Co, pinks and greys', 'Wool shop Purl & Co, in greys, pinks and browns'])(
  'regression: a flower among colours is one of them: %s',
  async (prompt) => {
    const { primary, secondary } = (await understanding.understand(prompt)).colours;
    expect([primary?.words, secondary?.words]).toContain('pinks');
  },
);

it('regression: lots of white is the page, and no colour of the mark', async () => {
  const { primary, onPage } = (await understanding.understand('Bakery Kardemumma, simple, lots of white, brown')).colours;
  expect([primary?.words, onPage]).toEqual(['brown', true]);
});
