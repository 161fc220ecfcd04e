import { compose } from '../compose/compose.js';
import type { Decisions } from '../decisions.js';
import { bounds } from '../geometry/path.js';
import { Pack } from '../pack/pack.js';
import { outcomesOf, useRefining } from '../testing/refined.js';

const pack = Pack.load();
const refined = useRefining('s1', 's2');
const linesOf = (decisions: Decisions): { width: number; height: number }[] =>
  compose(decisions, pack)
    .text.filter(({ paint }) => paint === 'ornament')
    .map(({ path }) => bounds(path));

describe('a hairline between two parts', () => {
  const row = 'Bakery Oat Ember Mill, fish, orange, horizontal, no divider';
  it.each([
    'put a thin line between the fish and the name',
    'eine feine Linie zwischen Symbol und Namen',
    'une fine ligne entre le poisson et le nom',
    'una linea sottile tra il pesce e il nome',
    'een dun lijntje tussen de vis en de naam',
  ])('regression: is drawn, and nothing gets thinner: %s', async (change) => {
    const { before, after } = await refined(row, change);
    expect(after.node.decisions).toEqual({
      ...before.node.decisions,
      layout: { ...before.node.decisions.layout, hairlines: ['picture'] },
    });
    expect(linesOf(after.node.decisions)).toHaveLength(linesOf(before.node.decisions).length + 1);
    expect(outcomesOf(after)).toEqual(['applied']);
  });

  it('regression: stands between the name and the line under it', async () => {
    const { before, after } = await refined(
      "Wick Candles, candle, gold, stacked, 'Since 1990' underneath",
      'a hairline between the name and the line below',
    );
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(after.node.decisions.layout.hairlines).toEqual(['line']);
    expect(linesOf(after.node.decisions).some(({ width, height }) => width > 10 * height)).toBe(true);
  });

  it('regression: is reported where there is no line under the name', async () => {
    const { before, after } = await refined(
      'Tidewater Legal, navy, wordmark',
      'a hairline between the name and the tagline, and make it green',
    );
    expect(after.node.decisions.type).toEqual(before.node.decisions.type);
    expect(outcomesOf(after)).toEqual(['not_applied', 'applied']);
  });
});

describe('rules around the name', () => {
  it.each([
    ['Thornbury Law, navy, wordmark', 'add a thin rule above and below the name', ['above', 'below']],
    ['Oat Ember Pottery, fish, orange, stacked', 'a line under the name', ['below']],
  ])('regression: are drawn where no other drawing has them: %s, %s', async (start, change, hairlines) => {
    const { before, after } = await refined(start, change);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(outcomesOf(after)).toEqual(['applied']);
    const { layout, mark } = after.node.decisions;
    expect(mark.family === 'lockup' || mark.device === 'underline' || layout.hairlines?.join() === hairlines.join()).toBe(true);
  });
});

describe('the side on which lines begin', () => {
  it.each(['everything left aligned', 'alles linksbündig', 'tout aligné à gauche'])('regression: %s', async (change) => {
    const { after } = await refined('Bakery Oat Ember Mill, fish, orange, stacked', change);
    expect(outcomesOf(after)).toEqual(['applied']);
    const { symbol, text } = compose(after.node.decisions, pack);
    const [mark, name] = [symbol, text].map((parts) => bounds(parts.flatMap(({ path }) => path)));
    expect(Math.abs((mark?.x ?? 0) - (name?.x ?? 99))).toBeLessThan(1.5);
  });

  it('is that of a row already', async () => {
    const { before, after } = await refined('Bakery Oat Ember Mill, fish, orange, horizontal', 'left aligned please');
    expect(after.node.decisions).toEqual(before.node.decisions);
    expect(outcomesOf(after)).toEqual(['kept']);
  });
});
