import { drawMark } from '../compose/compose.js';
import type { Decisions } from '../decisions.js';
import { createEngine, type Engine } from '../engine.js';
import { bounds } from '../geometry/path.js';
import { roomInside } from './groups.js';
import { circle } from '../geometry/shapes.js';
import { Pack } from '../pack/pack.js';

const seeds = ['1', '2', '3', '4'].map((digit) => digit.repeat(32));

describe('several things in one mark', () => {
  let engine: Engine;
  const pack = Pack.load();
  beforeAll(async () => {
    engine = await createEngine();
  });
  const drawn = (prompt: string) =>
    Promise.all(seeds.map(async (seed) => (await engine.generate({ prompt, seed, watermark: false })).node.decisions));
  const partsOf = (decisions: Decisions) => drawMark(decisions, pack)?.parts ?? [];
  const outcomes = async (prompt: string, words: string) =>
    Promise.all(
      seeds.map(async (seed) => {
        const { interpretation } = await engine.generate({ prompt, seed, watermark: false });
        return interpretation.clauses.find(({ text }) => text.includes(words))?.outcome;
      }),
    );

  it.each([
    ['Swim club Coldfoot, three penguins, navy', 'own-penguin', 3],
    ['Five birds, grey, for the telephone co-op Linewise', 'bird', 5],
    ['Wedding barn Lakeholm, two swans, dark green', 'own-swan', 2],
  ])('are as many as were asked for: %s', async (prompt, icon, count) => {
    for (const { mark } of await drawn(prompt)) expect(mark).toMatchObject({ icon, count });
    expect(await outcomes(prompt, prompt.split(/, /).find((part) => /penguin|bird|swan/.test(part)) ?? '')).not.toContain('not_applied');
  });

  it('are one where one was asked for', async () => {
    for (const { mark } of await drawn('Swim club Coldfoot, a penguin, navy'))
      expect(mark.count ?? (/^(?:pair|trio)$/.test(mark.device) ? 2 : 1)).toBe(1);
  });

  it('stand one on the other where that was asked for', async () => {
    for (const decisions of await drawn('Publisher Farne, a lighthouse on a book, navy')) {
      const { mark } = decisions;
      expect(mark).toMatchObject({ icon: 'own-lighthouse-tower', partner: 'own-book', arranged: 'on' });
      const [upper, lower] = partsOf(decisions).map(({ path }) => bounds(path));
      expect((upper?.y ?? 0) + (upper?.height ?? 100)).toBeLessThan((lower?.y ?? 0) + 0.2 * (lower?.height ?? 0));
    }
  });

  it('change places for "under"', async () => {
    for (const { mark } of await drawn('Vet Oakside, a cat under a tree, green'))
      expect(mark).toMatchObject({ icon: 'own-tree', partner: 'own-cat', arranged: 'over' });
  });

  it('stand one in the other where there is room', async () => {
    for (const { mark } of await drawn('Honey from Aldermoor, a bee inside a heart, red'))
      expect(mark).toMatchObject({ icon: 'own-bee', partner: 'heart', arranged: 'inside' });
  });

  it.each([
    ['Riding school Fetlock, a horse inside a horseshoe, brown', 'own-horse', 'mdi-horseshoe', 'inside'],
    ['Honey from Medova, a bee on a flower, black', 'own-bee', 'flower', 'on'],
    ['Пасіка «Медова». Бджола на квітці, жовтий', 'own-bee', 'flower', 'on'],
  ])('stand in what encloses them, or on it: %s', async (prompt, icon, partner, arranged) => {
    for (const { mark } of await drawn(prompt)) expect(mark).toMatchObject({ icon, partner, arranged });
  });

  it.each([
    ['Noodle bar Slurp. Bowl of noodles with chopsticks, red', /noodles|chopsticks/],
    ['Pharmacy Larkhall, a mortar and pestle, green', /mortar/],
    ['Ice company Chilled, a penguin wearing sunglasses, blue', /penguin/],
    ['Bookshop Leo, a lion reading a book, navy', /lion/],
  ])('are one picture where one shows both, or where they are not to be drawn together: %s', async (prompt, icon) => {
    for (const { mark } of await drawn(prompt)) {
      expect(mark.icon).toMatch(icon);
      expect(mark.device).not.toBe('couple-discs');
    }
  });

  it('are not reported as one in the other where they stand side by side', async () => {
    expect(new Set(await outcomes('Candles by Vesper, a fox inside a crescent moon, navy', 'moon'))).toEqual(new Set(['not_applied']));
  });

  it('have the room of the largest square inside an outline', () => {
    const { x, y, width } = roomInside(circle(50, 50, 50));
    expect(width).toBeGreaterThan(64);
    expect(width).toBeLessThan(72);
    expect(Math.abs(x + width / 2 - 50)).toBeLessThan(3);
    expect(Math.abs(y + width / 2 - 50)).toBeLessThan(3);
  });
});
