import type { Brief } from '../brief.js';
import type { Container, MarkDecision, TypeDecision } from '../decisions.js';
import type { Box, Path } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import type { FontEntry, IconEntry } from '../pack/types.js';
import type { Fields, Part } from '../scene/scene.js';
import type { Word } from '../text/word.js';

/** What a family may look at when it draws. */
export interface DrawContext {
  pack: Pack;
  type: TypeDecision;
  name: string;
  descriptor: string | null;
  /** The founding year and the place, where the prompt tells them. */
  year: string | null;
  place: string | null;
  /** How many lines a long name is set on, and how many were asked for. */
  lines?: number;
  broken?: number;
  phrases?: readonly string[];
  /** How large the name is set, over its natural size. */
  nameScale?: number;
  lineScale?: number;
  pictureGap?: number;
  /** The places in the name of the letters that have a colour of their own. */
  colouredAt?: readonly number[];
}

/** A symbol in a box of 100 by 100 units. */
export interface Drawing {
  parts: Part[];
  /** Whether a container carries the primary colour, with `glyph` parts standing on it. */
  hasField: boolean;
  /** The box to align it by, where that is not the one around its shapes. */
  room?: Box;
  /** Whether it is two pictures side by side, each of which is looked at alone. */
  isCouple?: true;
}

/** The fields of a drawing, by what its parts are painted with. */
export const fieldsOf = ({ parts, hasField }: Drawing): Fields =>
  !hasField ? 0 : parts.some(({ paint }) => paint === 'secondary') ? 2 : 1;

/** A symbol that has the name around it, which is set only once the symbol has passed the critics. A lock-up may have no symbol at all. */
export interface Emblem extends Drawing {
  text(): Part[];
  /** Whether the name is cut out of a field of the primary colour. */
  nameOnField?: true;
  /** Whether something around the symbol is painted as an accent. */
  hasAccent: boolean;
}

interface FamilyBase {
  id: string;
  /** At least four ways to carry out the idea. */
  devices: readonly string[];
  /** Whether its second colour is a small accent rather than a second half. */
  accents?: true;
  /** How well the idea suits a brief, from 0 (never) upwards; 1 is ordinary. */
  suits(brief: Brief): number;
}

/** An idea for a symbol that stands beside the name. */
export interface SymbolFamily extends FamilyBase {
  kind: 'icon' | 'monogram' | 'abstract';
  needsIcon: boolean;
  /** How many letters the mark shows. */
  letters: 0 | 1 | 2;
  /** The containers it works in, best first; empty when it has no use for one. */
  containers: readonly Container[];
  /** The devices that show their container whole: the only ones that answer to "in a circle". */
  contained: readonly string[];
  /** The devices that stand on no ground: the only ones that answer to "no circle"; where this is left out, all of a family that can do without a container. */
  bare?: readonly string[];
  /** The devices that are too plain to be offered unless a mark without a ground is asked for. */
  plain?: readonly string[];
  /** The devices whose look depends on their container; all of them where this is left out. */
  shaped?: readonly string[];
  /** Whether a device is worth trying with an icon, by what the build measured of it; every icon is where this is left out. */
  accepts?(device: string, icon: IconEntry): boolean;
  /** Whether a letter is still read when a device draws it; every letter is where this is left out. */
  reads?(device: string, letter: string): boolean;
  draw(mark: MarkDecision, context: DrawContext): Drawing;
}

/** An idea that lives in the letters of the name itself. */
export interface WordmarkFamily extends FamilyBase {
  kind: 'wordmark';
  /** Whether a picture takes part in the word. */
  needsIcon?: true;
  /** Whether a device is worth trying with an icon. */
  accepts?(device: string, icon: IconEntry): boolean;
  /** Whether a device has something to hold on to in this name. */
  works(device: string, name: string): boolean;
  /** Whether a device looks well in a face; it does in every one where this is left out. */
  suitsFace?(device: string, font: FontEntry, heading: number): boolean;
  /** Whether a device has a part that an accent paints. */
  hasAccent(device: string): boolean;
  drawWord(word: Word, mark: MarkDecision, context: DrawContext): Part[];
}

/** An idea that composes symbol and name itself: an emblem takes the name into the symbol, a lock-up sets rules and frames around both. */
export interface EmblemFamily extends FamilyBase {
  kind: 'badge' | 'lockup';
  needsIcon: boolean;
  /** Whether a device has what it needs in this brief; every device has where this is left out. */
  works?(device: string, brief: Brief, hasPicture: boolean): boolean;
  /** The devices that show a picture where there is one; all of them where this is left out. */
  pictured?: readonly string[];
  drawEmblem(mark: MarkDecision, context: DrawContext): Emblem;
}

export type Family = SymbolFamily | WordmarkFamily | EmblemFamily;

/** Whether an idea is a symbol that stands beside the name. */
export const isSymbolFamily = (family: Family): family is SymbolFamily => 'draw' in family;

export const part = (paint: Part['paint'], path: Path): Part => ({ path, paint });

/** A proportion of the mark: `name` is one of its params, mapped onto a range. */
export function between(mark: MarkDecision, name: string, low: number, high: number): number {
  return low + (mark.params[name] ?? 0.5) * (high - low);
}

/** A choice of the mark: `name` is one of its params, mapped onto a list. */
export function choice<T>(mark: MarkDecision, name: string, items: readonly T[]): T {
  const item = items[Math.min(items.length - 1, Math.floor((mark.params[name] ?? 0) * items.length))];
  if (item === undefined) throw new RangeError('A choice needs items.');
  return item;
}
