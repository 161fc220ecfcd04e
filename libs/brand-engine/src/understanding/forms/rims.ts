import type { Rim } from '../../decisions.js';
import type { Scope } from '../language/negation.js';
import { list, PhraseTable } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { WishOf } from '../wishes.js';

const rim = (value: Rim, phrases: string): [string, Rim][] => list(phrases).map((phrase) => [phrase, value]);

const table = new PhraseTable<Rim>([
  ...rim(
    'rope',
    'rope border, round rope border, circular rope border, rope circle border, rope frame, rope ring, rope rim, rope edge, rope circle, border of rope, ring of rope, frame of rope, circle of rope, border made of rope, ring made of rope, twisted rope border, rope around the edge, rope around the badge, rope around the outside',
  ),
  ...rim(
    'double',
    'double ring, double-ring, double rim, double circle, double round border, double outline ring, two rings, two concentric rings, two concentric circles, concentric rings, two thin rings, double ring border, double circle border, double-lined ring',
  ),
  ...rim(
    'stitched',
    'stitched border, dashed circle border, stitched circle border, dashed round border, stitched round border, round stitched border, round dashed border, stitched edge, stitched ring, stitched rim, stitched frame, stitched circle, dashed border, dashed ring, dashed circle, dashed rim, dashed frame, dotted border, dotted ring, sewn border, sewn edge, stitching around the edge, stitches around the edge',
  ),
]);

/** "The initials in a ring of rope": what letters stand in is a thing. */
const holdsLetters = (from: number, tokens: readonly Token[]): boolean =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ key, text }) => /^(?:initials?|letters?|monogram|capitals?)$/.test(key) || /^[^\P{Lu}AI]$/u.test(text));

/** "Two rings with propellers" are things; "in two rings", "two rings around it" are a rim. */
const isPairOfRings = (from: number, to: number, tokens: readonly Token[]): boolean =>
  tokens[from]?.key === 'two' &&
  tokens[to - 1]?.key === 'rings' &&
  to - from === 2 &&
  !/^(?:in|inside|within|by)$/.test(tokens[from - 1]?.key ?? '') &&
  !/^(?:around|round|outside|framing|enclosing|forming)$/.test(tokens[to]?.key ?? '');

/** "In a round rope border", "a double ring": the rim of a round emblem. */
export const findRims = (tokens: readonly Token[], scopes: readonly Scope[], spoken: ReadonlySet<number>): WishOf<'rim'>[] =>
  table
    .scan(tokens)
    .filter(
      ({ from, to }) =>
        !spoken.has(from) && scopes[to - 1]?.negated !== true && !holdsLetters(from, tokens) && !isPairOfRings(from, to, tokens),
    )
    .map(({ value, from, to }) => ({ kind: 'rim', rim: value, from, to }));
