import { clampChroma, formatHex } from 'culori';
import type { PaletteDecision } from '../decisions.js';
import { contrast, fromHex, hueDistance, maxChroma, toHex } from './oklch.js';
import { paintsOn } from '../scene/paints.js';
import { isBright, nightGround } from '../scene/grounds.js';
import { colourOf, leaningOf } from './named.js';
import { inkFor } from '../direct/palette.js';
import { settleOnWhite } from '../direct/seen-on-white.js';

const hues = Array.from({ length: 36 }, (_, i) => i * 10);
const named = (hue: number): string => settleOnWhite(colourOf({ words: '', hue, lightness: 0, chroma: 0, hex: null }));
const palette = (primary: string): PaletteDecision => ({ primary, secondary: named(250), ink: inkFor(primary) });

it('a named colour keeps its hue', () => {
  for (const hue of hues) expect(Math.abs(hueDistance(hue, fromHex(named(hue)).h))).toBeLessThan(12);
});

it('yellow stays bright instead of turning into mustard', () => {
  expect(isBright(named(100))).toBe(true);
  expect(fromHex(named(100)).l).toBeGreaterThan(0.78);
});

it('orange is not darkened into brown', () => {
  expect(fromHex(named(50)).l).toBeGreaterThan(0.6);
});

it('the wordmark reaches 7:1 on both grounds, whatever the hue', () => {
  for (const hue of hues) {
    const own = palette(named(hue));
    expect(contrast(paintsOn('light', own, 1).ink ?? '', '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(contrast(paintsOn('dark', own, 1).ink ?? '', nightGround(own))).toBeGreaterThanOrEqual(7);
  }
});

it('the primary colour reaches 5:1 at night, whatever the hue', () => {
  for (const hue of hues) {
    const own = palette(named(hue));
    expect(contrast(paintsOn('dark', own, 1).primary ?? '', nightGround(own))).toBeGreaterThanOrEqual(5);
  }
});

it('ink draws the glyph on a bright field, and a hole shows the ground elsewhere', () => {
  expect(paintsOn('light', palette(named(100)), 1).glyph).not.toBeNull();
  expect(paintsOn('light', palette(named(260)), 1).glyph).toBeNull();
});

it.each(['#d6a419', '#9aab89', '#05432e', '#5e1416', '#0d5766', '#bf9260', '#683267', '#416a9c'])(
  'a value is drawn as itself after it was read as a leaning: %s',
  (value) => {
    const own = fromHex(value);
    const drawn = colourOf({ words: '', hex: null, ...leaningOf(value) });
    expect(Math.abs(hueDistance(own.h, drawn.h))).toBeLessThan(1);
    expect(Math.abs(own.l - drawn.l)).toBeLessThan(0.02);
    expect(Math.abs(own.c - drawn.c)).toBeLessThan(0.02);
  },
);

it('what is bright on black is no olive on white at night: it is the field, and black the sign on it', () => {
  const own = { primary: '#141414', secondary: '#ffd91a', ink: '#141414', accentAsked: true };
  expect(paintsOn('dark', { ...own, rules: 6 }, 1)).toMatchObject({ primary: '#ffd91a', glyph: '#141414' });
  // A red is read on white, and older nodes are painted as they were.
  expect(paintsOn('dark', { ...own, secondary: '#c8102e', rules: 6 }, 1).primary).not.toBe('#c8102e');
  expect(paintsOn('dark', { ...own, rules: 5 }, 1).primary).not.toBe('#ffd91a');
});

it('neon green is not deepened to be seen without a field', () => {
  const own = { primary: '#2fe041', secondary: '#1c63bf', ink: '#0d1f10', primaryAsked: true as const };
  expect(paintsOn('light', { ...own, rules: 6 }, 0).primary).toBe(own.ink);
  expect(paintsOn('light', { ...own, rules: 5 }, 0).primary).not.toBe(own.ink);
});

it('a chroma is lowered to what culori lowers it to', () => {
  const steps = Array.from({ length: 51 }, (_, i) => i / 50);
  for (const h of hues)
    for (const l of steps) {
      expect(maxChroma(l, h + l)).toBe(clampChroma({ mode: 'oklch', l, c: 0.4, h: h + l }, 'oklch').c);
      for (const c of [0, 0.05, 0.1, 0.2, 0.4])
        expect(toHex({ l, c, h })).toBe(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')));
    }
});
