import { fromHex } from '../colour/oklch.js';
import type { Identity } from '../engine.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const refined = useRefining('complaints', 'changed');

const primaryOf = ({ node }: Identity): number => fromHex(node.decisions.palette.primary).l;

describe('a colour that is hardly read becomes darker, and nothing else changes', () => {
  it.each([
    ['Candle shop "Wax", a candle, yellow', 'the yellow is hardly readable'],
    ['Candle shop "Wax", a candle, yellow', 'The yellow disappears on white.'],
    ['Kerzenladen "Wachs", eine Kerze, gelb', 'Das Gelb liest man kaum.'],
    ['Bougies "Cire", une bougie, jaune', 'le jaune se lit mal'],
    ['Velas "Cera", una vela, amarillo', 'el amarillo casi no se lee'],
    ['Kaarsen "Was", een kaars, geel', 'het geel is nauwelijks leesbaar'],
    ['Свечи "Воск", свеча, жёлтый', 'жёлтый почти не читается'],
    ['Świece "Wosk", świeca, żółty', 'żółty jest słabo czytelny'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(outcomesOf(after)).toEqual(['applied']);
    expect(primaryOf(after)).toBeLessThan(primaryOf(before) - 0.04);
    expect({ ...after.node.decisions, palette: null }).toEqual({ ...before.node.decisions, palette: null });
  });
});

describe('a wish that names nothing is of what was spoken of before', () => {
  it.each([
    [
      'Rabbit rescue "Burrow", a rabbit, brown, with the line "a hop home", stacked',
      'The line at the bottom is shouting at me, smaller please.',
    ],
    ['Café "Morgen", eine Tasse, braun, Slogan "frisch gebrüht", Bild über dem Namen', 'Die Zeile darunter ist zu groß, bitte kleiner.'],
  ])('%s ⇒ %s', async (start, change) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.layout.lineScale).toBeLessThan(1);
    expect(after.node.decisions.descriptor).toBe(before.node.decisions.descriptor);
    expect(outcomesOf(after)).toContain('applied');
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('a colour that is complained of goes', async () => {
    const { after } = await refined('Workshop "Key", a wrench, blue and yellow', 'Yellow is hard to see, remove it.');
    expect(after.node.brief.colours.avoid.map(({ words }) => words)).toContain('Yellow');
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

describe('what is praised does not hold what is asked for', () => {
  it.each([
    ['Sailing club "Windward", an anchor, blue', 'The anchor is nice but I would rather see a sailboat.', /sail|boat|ship/],
    ['Imkerei "Wiesengold", eine Biene, gold', 'Gefällt mir gut, nur hätte ich statt der Biene lieber ein Honigglas.', /honey|jar/],
  ])('%s ⇒ %s', async (start, change, thing) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.mark.icon).toMatch(thing);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
  });
});

describe('a name that is spelled another way keeps its other words', () => {
  it.each([
    ['Farm shop "Hollow Kraut", a carrot, orange', 'We forgot an e: Kraute', 'Hollow Kraute'],
    [
      'Für unseren "Hofladen Krautacker" eine Möhre, orange',
      'Uns ist ein Fehler passiert: es heißt Krautäcker, mit ä.',
      'Hofladen Krautäcker',
    ],
    ['Blomsterhandel "Linnea", en blomma, rosa', 'Det stavas "Linnéa" med accent.', 'Linnéa'],
    ['Boat rental "Otter Bay", an otter, blue', 'Make it "Otter Cove", we changed the name', 'Otter Cove'],
  ])('%s ⇒ %s', async (start, change, name) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.name).toBe(name);
    expect(after.node.decisions.descriptor).toBe(before.node.decisions.descriptor);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });
});

it.each([
  ['Tea room "Camomile", a teapot, green', 'Lovely, only the letters a bit thinner'],
  ['Salon de thé "Verveine", une théière, vert', 'Très joli ! Juste le nom un peu plus grand'],
  ['Cheese shop "Rind", a cheese, yellow', 'black letters'],
])('a change of the letters takes no picture away and no other face: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
  expect(after.node.decisions.type.font === before.node.decisions.type.font || change.includes('thinner')).toBe(true);
  expect(outcomesOf(after)).toContain('applied');
});

it.each([
  ['Nursery "Bramble", a bear, brown', 'could he wear a little yellow crown on his head'],
  ['Kindergarten "Bär", ein Bär, braun', 'Der Bär soll eine gelbe Krone tragen'],
])('what is worn comes to the picture, which keeps its colour: %s ⇒ %s', async (start, change) => {
  const { before, after } = await refined(start, change);
  const { mark, palette } = after.node.decisions;
  expect(palette.primary).toBe(before.node.decisions.palette.primary);
  expect([mark.icon, mark.partner].join(' ')).toContain(before.node.decisions.mark.icon ?? 'none');
});
