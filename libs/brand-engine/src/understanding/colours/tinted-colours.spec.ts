import { namedHex } from '../../colour/named.js';
import { fromHex } from '../../colour/oklch.js';
import { findColours } from './colours.js';
import type { Token } from '../text/text.js';

/** The colour of a phrase as it is drawn. */
function drawn(phrase: string): string {
  let start = 0;
  const text = `in ${phrase} tones`;
  const tokens = text.split(' ').map((word): Token => {
    const token = { text: word, key: word, own: word, start, end: start + word.length, gap: '', pos: 'ADJ' };
    start += word.length + 1;
    return { ...token, capitalised: false, sentenceStart: false };
  });
  const scopes = tokens.map(() => ({ negated: false, softened: false, intensity: 1 }));
  const [first] = findColours(text, tokens, scopes, new Set());
  return first ? namedHex(first.intent) : '';
}

/** How far two colours lie apart: 0.02 is hardly seen, 0.1 is another shade. */
function apart(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const { l, c, h } = fromHex(hex);
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  });
  return Math.hypot(...(a ?? []).map((value, axis) => value - (b?.[axis] ?? 0)));
}

it.each([
  ['deep orange', '#dd5a0c'],
  ['dark turquoise', '#0f9496'],
  ['tar brown', '#3a2a20'],
  ['light green', '#a0d89a'],
  ['pale green', '#c3e3bd'],
  ['muted blue', '#7391ab'],
  ['muted green', '#8aa080'],
  ['dusty purple', '#93809f'],
  ['smoky blue', '#6f8598'],
  ['pastel pink', '#f8c8d4'],
  ['olive green', '#6b7a2e'],
  ['muted lilac', '#b3a2bf'],
  ['ginger', '#b5651d'],
  ['greyish blue', '#7d90a3'],
  ['blue grey', '#7088a0'],
  ['yellowish green', '#88b53b'],
  ['reddish brown', '#7d3b25'],
])('%s looks as its name says', (phrase, expected) => {
  expect(apart(drawn(phrase), expected)).toBeLessThan(0.1);
});
