import { createEngine, type Engine } from '../engine.js';
import { Pack } from '../pack/pack.js';
import type { Decisions } from '../decisions.js';
import { architectureOf } from './architecture.js';
import { showsYear } from './forms.js';

let engine: Engine;
let pack: Pack;
beforeAll(async () => {
  pack = Pack.load();
  engine = await createEngine();
});

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
const decided = async (prompt: string, seed: string): Promise<Decisions> =>
  (await engine.generate({ prompt, seed, watermark: false })).node.decisions;
const each = async (prompt: string, check: (decisions: Decisions) => void): Promise<void> => {
  for (const seed of seeds) check(await decided(prompt, seed));
};

it('blackletter is set in blackletter, and never in capitals only', () =>
  each('Brewery Schwarzwald in blackletter', ({ type }) => {
    expect(pack.font(type.font).classes).toContain('blackletter');
    expect(type.letterCase).not.toBe('upper');
  }));

it('nobody else gets blackletter or a marker pen', () =>
  each('Brewery Schwarzwald', ({ type }) => {
    expect(pack.font(type.font).classes).not.toContain('blackletter');
    expect(pack.font(type.font).classes).not.toContain('hand');
  }));

it('a hand-made look is set in letters that a hand drew', () =>
  each('Pottery called Muddy Hands, hand-made look', ({ type }) => {
    expect(pack.font(type.font).classes.some((own) => own === 'hand' || own === 'script')).toBe(true);
  }));

it('outline letters are lines around nothing', () =>
  each('Coffee roaster Dark Matter, outline letters', ({ type }) => {
    expect(type.treatments).toContain('outlined');
  }));

it.each(['Brewery Hollow Tree, est. 1874', 'Hotel Aurelia, elegant thin serif, founded 1921', 'Portland Bike Collective, since 2009'])(
  'a founding year is written: %s',
  (prompt) =>
    each(prompt, (decisions) => {
      expect(showsYear(decisions)).toBe(true);
    }),
);

it('a round badge is a badge', () =>
  each('Round badge for the Portland Bike Collective', (decisions) => {
    expect(architectureOf(decisions)).toBe('emblem');
  }));

it('a thing that is asked for is shown', () =>
  each('Weather club Gale with an umbrella, yellow', ({ mark }) => {
    expect(mark.icon).toMatch(/umbrella/);
  }));

it('a picture that stands free keeps its gaps', () => {
  const blunt = pack.icons.filter(({ solid, bold }) => bold !== null && bold.split('M').length < solid.split('M').length);
  expect(blunt.length).toBeGreaterThan(100);
  for (const { id } of blunt) expect(pack.bareDrawing(id, { faithful: true })).toBe(pack.drawing(id, 'solid'));
});

it.each([
  ['Logo écusson pour le domaine Clos Vert, une grappe de raisin', 'shield'],
  ['Logo in forma di scudo per la squadra Leoni, un leone', 'shield'],
  ['Escudo para el club Leones, un león', 'shield'],
  ['Logo in Wappenform für den Verein Adler 09, ein Adler', 'shield'],
  ['Logo redondo para o café Lua Nova: uma lua', 'circle'],
  ['Rundes Logo für die Bäckerei Korn, ein Brot', 'circle'],
  ['Logo rond pour la pizzeria Etna, une pizza', 'circle'],
  ['Круглый логотип для пекарни «Колос», хлеб', 'circle'],
])('the shape of a logo is its ground: %s', (prompt, container) =>
  each(prompt, ({ mark }) => {
    expect(mark.container).toBe(container);
  }),
);

it.each([
  'Jeweller Lumen, a diamond, thin letters',
  "Кав'ярня «Ґанок»: чашка кави. Літери тонкі",
  'Schmuck Lumen, ein Diamant, dünne Buchstaben',
  'Bijoux Lumen, un diamant, lettres fines',
])('thin letters have fine strokes: %s', (prompt) =>
  each(prompt, ({ type }) => {
    const [lightest] = pack.font(type.font).drawn;
    expect(type.heading).toBe(lightest?.weight);
    expect(type.heading <= 300 || (lightest?.stem ?? 1) / (lightest?.cap ?? 1) < 0.12).toBe(true);
  }),
);
