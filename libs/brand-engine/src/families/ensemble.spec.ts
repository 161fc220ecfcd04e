import { drawMark } from '../compose/compose.js';
import type { Decisions, MarkDecision, Paint } from '../decisions.js';
import { createEngine, type Engine, type Identity } from '../engine.js';
import { bounds, type Box } from '../geometry/path.js';
import { isLikeNamed } from '../interpreting/colour-shown.js';
import { Pack } from '../pack/pack.js';
import { paintsOn } from '../scene/paints.js';

const seeds = ['1', '2', '3'].map((digit) => digit.repeat(32));

describe('two things as one mark', () => {
  let engine: Engine;
  const pack = Pack.load();
  beforeAll(async () => {
    engine = await createEngine();
  });
  const identities = (prompt: string): Promise<Identity[]> =>
    Promise.all(seeds.map((seed) => engine.generate({ prompt, seed, watermark: false })));
  const missedIn = ({ interpretation }: Identity): string[] =>
    interpretation.clauses.flatMap(({ text, outcome }) => (outcome === 'not_applied' ? [text] : []));
  const boxOf = (decisions: Decisions, paint: Paint): Box =>
    bounds(drawMark(decisions, pack)?.parts.find((part) => part.paint === paint)?.path ?? []);

  it.each<[string, MarkDecision['arranged'], string, string]>([
    ['Bookshop Tall Tale, a fox on a book, rust', 'on', 'own-fox', 'own-book'],
    ['Leuchtturm Verlag. Ein Leuchtturm auf einem Buch, dunkelblau', 'on', 'own-lighthouse-tower', 'own-book'],
    ['Café Rond: un coq sur une roue, rouge', 'on', 'own-rooster', 'own-wheel'],
    ['Вело «Петух», петух сидит на колесе, красный', 'on', 'own-rooster', 'own-wheel'],
    ['Bar Notte, una luna sopra una tazza, blu', 'over', 'moon', 'own-cup'],
    ['Tea room Dusk, a cup with a moon above it, navy', 'over', 'moon', 'own-cup'],
    ['Kafé Fjell, en sol bak et fjell, blå', 'behind', 'own-sun-rays', 'own-mountain'],
    ['Camping Sol, a tent in front of a mountain, green', 'behind', 'own-mountain', 'tent'],
    ['Skola Ugglan, en uggla som bär en krona, grön', 'worn', 'own-owl', 'own-crown'],
    ['Szkoła Sowa, sowa z koroną na głowie, zielony', 'worn', 'own-owl', 'own-crown'],
    ['Kavárna Veverka, veverka drží šálek, hnědá', 'held', 'own-squirrel', 'own-cup'],
    ['Vet Pair, a cat and a dog back to back, teal', 'back-to-back', 'black-cat', 'mdi-dog-side'],
    ['Clínica Par, un gato y un perro espalda con espalda, verde', 'back-to-back', 'black-cat', 'mdi-dog-side'],
    ['Werkplaats Bram, gekruiste hamer en sleutel, zwart', 'crossed', 'own-hammer', 'own-key'],
    ['Énergie Polder, un moulin dans une goutte, bleu', 'inside', 'own-windmill', 'drop'],
  ])('stand to each other as was asked: %s', async (prompt, arranged, icon, partner) => {
    for (const identity of await identities(prompt)) {
      expect(identity.node.decisions.mark).toMatchObject({ icon, partner, arranged });
      expect(missedIn(identity)).toEqual([]);
    }
  });

  it('never stand in two containers side by side', async () => {
    for (const prompt of [
      'Barber Cut, scissors and comb, black',
      'Surf Onda, uma prancha e uma onda, azul',
      'Garten Beet, Spaten und Blatt, grün',
    ])
      for (const { node } of await identities(prompt)) {
        expect(node.decisions.mark.device).not.toMatch(/^couple/);
        expect(node.decisions.mark.container).toBe('none');
      }
  });

  it.each([
    ['Bistro Marlow, crossed fork and knife, dark red', undefined],
    ['Bakery Ceres, two crossed wheat ears, green', 2],
    ['Bar Korsar, gekreuzte Schwerter, schwarz', undefined],
  ])('are crossed where one picture shows both, or one thing is asked for twice: %s', async (prompt, count) => {
    for (const { node } of await identities(prompt)) {
      const { mark } = node.decisions;
      if (mark.icon === 'crossed-swords') continue;
      expect(mark.arranged).toBe('crossed');
      expect(mark.count).toBe(count);
    }
  });

  it.each<[string, Partial<MarkDecision>]>([
    ['Locksmith Hoot, an owl on a key in a circle, navy', { container: 'circle', icon: 'own-owl', partner: 'own-key', arranged: 'on' }],
    ['Camping Tre, tre graner i en sirkel, grønn', { container: 'circle', icon: 'mdi-pine-tree', count: 3 }],
    ['Badge for Café Luna, a moon above a cup, navy', { family: 'roundel', icon: 'moon', partner: 'own-cup', arranged: 'over' }],
  ])('are drawn as one picture in the container or the emblem that was asked for: %s', async (prompt, mark) => {
    for (const { node } of await identities(prompt)) expect(node.decisions.mark).toMatchObject({ ...mark, merged: true });
  });

  it.each<[string, MarkDecision['icon'], string]>([
    ['Groomer Suds, a dog in a bathtub, light blue', 'own-dog', 'bathtub'],
    ['Salon Mousse, un chien dans une baignoire, bleu', 'own-dog', 'bathtub'],
  ])('look out of what is open above: %s', async (prompt, icon, partner) => {
    for (const { node } of await identities(prompt)) {
      expect(node.decisions.mark).toMatchObject({ icon, partner, arranged: 'inside' });
      expect(boxOf(node.decisions, 'second').y).toBeLessThan(boxOf(node.decisions, 'first').y);
    }
  });

  it.each([
    ['Školka Jablíčko, ježek nese na zádech jablko, hnědá', 'own-apple', 'own-hedgehog'],
    ['School Drift, a whale with a house on its back, navy', 'house', 'own-whale'],
  ])('are small on the back of what carries them: %s', async (prompt, icon, partner) => {
    for (const { node } of await identities(prompt)) {
      expect(node.decisions.mark).toMatchObject({ icon, partner, arranged: 'carried' });
      expect(boxOf(node.decisions, 'first').width).toBeLessThan(0.8 * boxOf(node.decisions, 'second').width);
    }
  });

  it('are held by whoever lies on its back', async () => {
    for (const { node } of await identities('Little Otters, an otter floating on its back holding a starfish'))
      expect(node.decisions.mark).toMatchObject({ icon: 'own-otter-upright', arranged: 'held' });
  });

  it('keep clear of each other', async () => {
    for (const { node } of await identities('Locksmith Hoot, an owl on a key, navy')) {
      const { decisions } = node;
      const [owl, key] = [boxOf(decisions, 'first'), boxOf(decisions, 'second')];
      expect(owl.y + owl.height).toBeLessThan(key.y + key.height);
      expect(owl.y).toBeLessThan(key.y);
    }
  });

  it.each<[string, [first: string, second: string]]>([
    ['Locksmith Hoot, an owl on a key, owl dark blue, key gold', ['dark blue', 'gold']],
    ['Schlosser Kauz: Eine Eule auf einem Schlüssel, Schlüssel golden, Eule dunkelblau', ['dunkelblau', 'golden']],
    ['Taquería Sol, un cactus y un sombrero, cactus verde, sombrero amarillo', ['verde', 'amarillo']],
    ['Officina Perché, un gallo sopra una ruota, gallo rosso, ruota nera', ['rosso', 'nera']],
    ['Кофейня Рассвет, чашка и луна, чашка синяя, луна жёлтая', ['синяя', 'жёлтая']],
    ['Kahvila Muki, orava pitelee kuppia, orava musta, kuppi punainen', ['musta', 'punainen']],
  ])('have each the colour that was told of it: %s', async (prompt, words) => {
    for (const identity of await identities(prompt)) {
      const { brief, decisions } = identity.node;
      expect(brief.colours.things?.map((intent) => intent?.words)).toEqual(words);
      const paints = paintsOn('light', decisions.palette, 0);
      for (const [at, paint] of (['first', 'second'] as const).entries()) {
        const intent = brief.colours.things?.[at];
        expect(intent && isLikeNamed(paints[paint] ?? '', intent)).toBe(true);
      }
      expect(missedIn(identity)).toEqual([]);
    }
  });

  it('have an outline where their own colour is too pale for the page, and none at night', async () => {
    for (const { node } of await identities('Magic shop Hop, a white rabbit on a red drum')) {
      const { mark, palette } = node.decisions;
      expect(mark.edged).toEqual(['first']);
      expect(drawMark(node.decisions, pack)?.parts.map(({ paint }) => paint)).toEqual(['edge', 'first', 'second']);
      expect(paintsOn('light', palette, 0).edge).not.toBeNull();
      expect(paintsOn('dark', palette, 0).edge).toBeNull();
    }
  });

  it('are painted one on the field of the other: a white keyhole in a blue shield', async () => {
    for (const identity of await identities('Security firm Irongate, a keyhole inside a shield, steel blue shield, white keyhole')) {
      const { decisions } = identity.node;
      expect(decisions.mark).toMatchObject({ icon: 'keyhole', partner: 'shield', arranged: 'inside' });
      const { first, inlay } = paintsOn('light', decisions.palette, 1);
      expect(inlay).toBe('#ffffff');
      expect(first).not.toBe(inlay);
      expect(missedIn(identity)).toEqual([]);
    }
  });

  it.each([
    ['Roaster Kiln Lane, a coffee bean with a little flame, orange and dark brown', /^flame$/],
    ['Brûlerie Midi, un grain de café avec une petite flamme, orange et brun', /^fire/],
    ['Rösterei Glut, eine Kaffeebohne mit einer kleinen Flamme, orange und braun', /^fire/],
  ])('are drawn where the word for one of them also names a colour: %s', async (prompt, partner) => {
    for (const { node } of await identities(prompt)) {
      expect(node.decisions.mark.icon).toBe('own-coffee-bean');
      expect(node.decisions.mark.partner).toMatch(partner);
    }
  });
});

describe('a picture that is cut out of a disc', () => {
  it.each([
    'Advisers Northing, a compass, charcoal, no circle',
    'Beratung Kurs, ein Kompass, dunkelblau, kein Kreis',
    'Conseil Cap, une boussole, bleu marine, pas de cercle',
  ])('is drawn without it where circles are refused: %s', async (prompt) => {
    const engine = await createEngine();
    for (const seed of seeds) {
      const { node } = await engine.generate({ prompt, seed, watermark: false });
      expect(node.decisions.mark).toMatchObject({ icon: 'compass', bared: true });
    }
  });
});

describe('one thing in the colour that was told of it', () => {
  it.each(['Danza Aire, un abanico rojo', 'Danse Aile, un éventail rouge', 'Tanzstudio Luft, der Fächer rot'])(
    'stands bare in it: %s',
    async (prompt) => {
      const engine = await createEngine();
      for (const seed of seeds) {
        const { node, interpretation } = await engine.generate({ prompt, seed, watermark: false });
        expect(node.decisions.mark.container).toBe('none');
        expect(interpretation.clauses.every(({ outcome }) => outcome !== 'not_applied')).toBe(true);
      }
    },
  );
});
