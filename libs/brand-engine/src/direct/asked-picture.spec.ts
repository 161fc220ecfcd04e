import type { Decisions } from '../decisions.js';
import { createEngine } from '../engine.js';
import { architectureOf } from './architecture.js';

const engine = await createEngine();
const seeds = Array.from({ length: 12 }, (_, seed) => `asked ${seed}`);
const decisionsOf = async (prompt: string): Promise<Decisions[]> => {
  const all: Decisions[] = [];
  for (const seed of seeds) all.push((await engine.generate({ prompt, seed, watermark: false })).node.decisions);
  return all;
};

describe.each([
  'Dairy Tarnside, a goat, dark green',
  'Surf hire Longshore with a dolphin, blue',
  'Zahnarzt Kühn, ein Zahn, petrol',
  'Épicerie Marlot, une poire, vert',
])('a thing that is asked for by name: %s', (prompt) => {
  const all = decisionsOf(prompt);

  it('is the mark in every proposal, bare or with one quiet thing around it in most of them', async () => {
    const plain = (await all).filter((own) => /^(?:bare-symbol|contained|lockup|arched)$/.test(architectureOf(own)));
    expect((await all).every(({ mark }) => mark.icon !== null)).toBe(true);
    expect(plain.length).toBeGreaterThanOrEqual(6);
  });

  it('is neither split, nor small at the corner of an initial, nor in a scalloped shape', async () => {
    for (const { mark } of await all) {
      expect(`${mark.family}/${mark.device}`).not.toMatch(
        /^(?:icon-container\/(?:split|diagonal)|letter-icon\/|roundel\/scalloped|line-icon\/open-ring)/,
      );
      expect(mark.container).not.toMatch(/scallop|clover|leaf|drop|facet/);
    }
  });

  it('is larger than a small sign beside the name', async () => {
    for (const { layout } of await all)
      if (layout.kind === 'row' || layout.kind === 'stack') expect(layout.symbolScale).toBeGreaterThanOrEqual(1.25);
  });
});

it('a bare picture has the bright colour that was asked for', async () => {
  const bare = (await decisionsOf('Yoga room Aurelle, a sun, yellow')).filter(({ mark }) => mark.arranged === 'alone');
  expect(bare.length).toBeGreaterThan(0);
  for (const { mark } of bare) expect(mark.vivid).toBe(true);
});

it('the second of two colours writes the name beside a bare picture', async () => {
  const bare = (await decisionsOf('Cider house Penrow, an apple, red and dark green')).filter(({ mark }) => mark.arranged === 'alone');
  expect(bare.length).toBeGreaterThan(0);
  for (const { palette } of bare) expect(palette.ink).toBe(palette.secondary);
});

it('a slim picture stands higher than others, and a wide one over the name', async () => {
  const bareOf = async (prompt: string): Promise<Decisions[]> =>
    (await decisionsOf(prompt)).filter(({ mark }) => mark.arranged === 'alone');
  const slim = await bareOf('Mill Garrow, an ear of wheat, brown');
  const wide = await bareOf('Reading club Pollan, spectacles, teal');
  for (const { layout } of slim) expect(layout.symbolScale).toBeGreaterThan(1.5);
  for (const { layout } of wide) expect(layout.kind).toBe('stack');
});

it('on a ground that was named, letters and picture have the same bright colour', async () => {
  for (const { palette } of await decisionsOf('Electrician Ampère, a lightning bolt, yellow on black'))
    expect(palette).toMatchObject({ secondary: palette.primary });
});

it('"mint and white" is a mint mark on white paper', async () => {
  for (const { palette } of await decisionsOf('Dentist Marlowe, a tooth, mint and white')) expect(palette.ground).toBeUndefined();
});

it('two colours paint the panels of a picture that has some', async () => {
  const devices = (await decisionsOf('Balloon rides Upwind, a hot air balloon, red and yellow')).map(({ mark }) => mark.device);
  expect(devices.filter((device) => device === 'panels').length).toBeGreaterThanOrEqual(6);
});

it('in a lock-up or an emblem, too, a picture has the bright colour that was asked for', async () => {
  const all = await decisionsOf('Mill Dorane, an ear of wheat, golden yellow, traditional');
  const set = all.filter(({ mark }) => mark.asked === true);
  expect(set.length).toBeGreaterThan(0);
  for (const { mark } of set) expect(mark.vivid).toBe(true);
});
