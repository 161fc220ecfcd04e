import type { Brief, typeClasses } from '../brief.js';
import type { Script } from './script.js';

/** A class of typefaces that a prompt may demand. */
export type Letterform = Exclude<(typeof typeClasses)[number], 'any'>;

/** Measures of one drawn weight, in thousandths of the em. */
export interface WeightMetrics {
  weight: number;
  cap: number;
  xHeight: number;
  /** Width of the stem of "l" or "I": what a symbol beside the word should match. */
  stem: number;
}

/** A family of the pack. */
export interface FontEntry {
  id: string;
  /** The name under which the family is published, as it travels in `font_family`. */
  family: string;
  classes: Letterform[];
  /** The scripts that it is chosen for; every face has Latin letters too. */
  scripts: Script[];
  personality: Brief['personality'];
  /** Every upright weight that the published family has. */
  published: number[];
  heading: number;
  body: number;
  cases: 'any' | 'upper-only' | 'never-upper';
  /** Path data that a letter takes on average: a face of many small curves does not suit a long name. */
  bytesPerLetter: number;
  /** The weights that the pack can draw, light to heavy. */
  drawn: WeightMetrics[];
}

/** A pictogram of the pack: absolute paths in a 100-unit box, never overlapping themselves. */
export interface IconEntry {
  id: string;
  tags: string[];
  /** The filled drawing. */
  solid: string;
  /** Its outer contour without holes. */
  silhouette: string;
  /** The silhouette grown by 6 units, to be cut out of what lies behind. */
  halo: string;
  /** The drawing in lines of even weight, where the set has one. */
  line: string | null;
  /** The filled drawing in heavier lines, where it is too fine to stand without a ground. */
  bold: string | null;
  /** Legibility at 16 px, from 0 to 1, alone and inside each container that was measured. */
  scores: Record<string, number>;
}
