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
