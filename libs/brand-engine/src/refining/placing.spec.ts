import { bounds } from '../geometry/path.js';
import { compose } from '../compose/compose.js';
import type { Decisions } from '../decisions.js';
import { createEngine, type Engine } from '../engine.js';
import { fromHex } from '../colour/oklch.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

let engine: Engine;
let pack: Pack;
beforeAll(async () => {
  engine = await createEngine();
  pack = Pack.load();
});

const refined = useRefining('s1', 's2');

/** Where the symbol and the name are, in the order of the drawing. */
function places(decisions: Decisions): { symbol: { x: number; y: number }; name: { x: number; y: number }; share: number } {
  const { symbol, text, width } = compose(decisions, pack);
  const [mark, letters] = [bounds(symbol.flatMap(({ path }) => path)), bounds(text.flatMap(({ path }) => path))];
  return { symbol: mark, name: letters, share: letters.width / width };
}

describe('the order of symbol and name', () => {
  const row = 'Bakery Oat Ember, fish, orange, horizontal';
  it.each([
    'flip it so the name is left and the symbol right',
    'put the fish to the right of the name',
    'symbol on the right please',
    'das Symbol bitte nach rechts',
    'le symbole à droite du nom',
    'el símbolo a la derecha',
    'symbolet til høyre',
  ])('%s', async (change) => {
    const { before, after } = await refined(row, change);
    expect(after.node.decisions.name).toBe('Oat Ember');
    expect(after.node.decisions).toEqual({ ...before.node.decisions, layout: { ...before.node.decisions.layout, nameFirst: true } });
    const { symbol, name } = places(after.node.decisions);
    expect(symbol.x).toBeGreaterThan(name.x);
    expect(outcomesOf(after)).not.toContain('not_applied');
  });

  it('is undone by the opposite wish', async () => {
    const { before, after } = await refined(row, 'symbol to the right of the name');
    const back = await engine.refine({ prompt: 'symbol on the left', node: after.node, previous: null, seed: 's3', watermark: false });
    expect(back.node.decisions).toEqual(before.node.decisions);
  });

  it('may be above each other', async () => {
    const { symbol, name } = places((await refined(row, 'name above the symbol')).after.node.decisions);
    expect(symbol.y).toBeGreaterThan(name.y);
  });
});

describe('light on dark', () => {
  it.each(['light on dark', 'invert it', 'hell auf dunkel', 'inverti i colori: chiaro su scuro'])('%s', async (change) => {
    const { before, after } = await refined('Caffè Tazzina, tazzina, marrone', change);
    const { palette, ...rest } = after.node.decisions;
    expect(fromHex(palette.ground ?? '#ffffff').l).toBeLessThan(0.45);
    expect(fromHex(palette.primary).l).toBeGreaterThan(0.9);
    expect(rest).toEqual({
      ...rest,
      mark: before.node.decisions.mark,
      type: before.node.decisions.type,
      layout: before.node.decisions.layout,
    });
  });
});

describe('the size of the name', () => {
  it.each(['row', 'stacked', 'wordmark only', 'in a frame'])('grows with it, measured on the drawing: %s', async (layout) => {
    const start = `Tern Coffee, kettle, teal, ${layout}`;
    const { before, after } = await refined(start, 'make the name bigger');
    expect(places(after.node.decisions).share).toBeGreaterThan(places(before.node.decisions).share * 1.02);
    const smaller = (await refined(start, 'smaller name')).after;
    expect(places(smaller.node.decisions).share).toBeLessThan(places(before.node.decisions).share);
  });

  it.each(['μεγαλύτερα γράμματα', 'o nome maior', 'den Namen größer', 'agrandis le nom', 'el nombre más grande'])('%s', async (change) => {
    const { after } = await refined('Tern Coffee, kettle, teal, horizontal', change);
    expect(after.node.decisions.layout.nameScale).toBe(1.3);
  });
});

it.each(['lots of white space', 'more breathing room', 'mehr Weißraum', "plus d'espace blanc", 'más aire'])(
  'more air: %s',
  async (change) => {
    const { before, after } = await refined('Tern Coffee, kettle, teal', change);
    expect(after.node.decisions).toEqual({ ...before.node.decisions, layout: { ...before.node.decisions.layout, air: 1.6 } });
    expect(places(after.node.decisions).share).toBeLessThan(places(before.node.decisions).share);
  },
);

it.each([
  'flowers through your letterbox',
  'the slowest cup in the whole of the north country',
  'twelve rooms, one kitchen and a very long view of the sea',
])('a long line stands under the name: %s', async (line) => {
  const { after } = await refined('Florist Petal Post, rose, pink, horizontal', `tagline: ${line}`);
  expect(after.node.decisions.descriptor).toBe(line);
  expect(outcomesOf(after)).toEqual(['applied']);
  const { text } = compose(after.node.decisions, pack);
  const [name, ...lines] = text.map(({ path }) => bounds(path).width);
  expect(Math.max(...lines)).toBeLessThan((name ?? 0) * 2.2);
});

it.each(['two', 'three', 'four', 'five', 'six', 'seven'])('%s of one thing', async (count) => {
  const { after } = await refined('Choir Voices, bird, blue, horizontal', `there should be ${count} birds`);
  const { symbol } = compose(after.node.decisions, pack);
  expect(symbol.filter(({ path, paint }) => path.length > 0 && paint !== 'backing')).toHaveLength(
    ['two', 'three', 'four', 'five', 'six', 'seven'].indexOf(count) + 2,
  );
  expect(outcomesOf(after)).toEqual(['applied']);
});
