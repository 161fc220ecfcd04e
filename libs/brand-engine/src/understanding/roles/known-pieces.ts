import { fold } from '../text/text.js';
import type { Facts } from './features.js';
import type { Piece } from './pieces.js';

/** What is asked of a piece for every span that it is in or beside. */
export interface KnownPiece {
  /** What it is, roughly. */
  tag: string;
  /** What the tables and the rules take it for. */
  kinds: readonly string[];
  /** The tables that know it. */
  tables: readonly string[];
  /** In small letters. */
  folded: string;
  /** Whether it is neither common English nor a word of another tongue. */
  isUnknown: boolean;
  isStop: boolean;
  rank: string | undefined;
  pos: string;
}

/** What is known of a piece, once for all spans. */
export function knownOf(fact: Facts, { text }: Piece): KnownPiece {
  const { kinds, own } = fact;
  const rank = own.find((one) => one.startsWith('rank '));
  return {
    tag: tagOf(fact),
    kinds: kinds.filter((kind) => /^(?:table|is|denied|apart)/.test(kind)),
    tables: kinds.filter((kind) => kind.startsWith('table')),
    folded: fold(text),
    isUnknown: rank === 'rank none' && own.includes('known false'),
    isStop: kinds.includes('table stop'),
    rank,
    pos: own.find((one) => one.startsWith('pos '))?.slice(4) ?? '',
  };
}

/** What a piece says of names. */
export const saidBy = (fact: Facts | undefined): string[] => (fact?.kinds ?? []).filter((kind) => kind.startsWith('says'));

/** What a piece is, roughly: what it says of names, what the tables take it for, a small word itself, or how it is written. */
function tagOf({ kinds, word, shape }: Facts): string {
  if (shape.startsWith('sign')) return word;
  const said = kinds.find((kind) => kind.startsWith('says'));
  if (said !== undefined) return said.slice(5).toUpperCase();
  const table = /^table (?:trade|colour|mood|place|brand|opener)$/;
  const known = kinds.find((kind) => table.test(kind));
  return kinds.includes('table stop') ? word : (known ?? shape);
}
