import type { Paint } from '../decisions.js';
import type { Path } from '../geometry/path.js';

/** A shape and what paints it. */
export interface Part {
  path: Path;
  paint: Paint;
}

/** A finished drawing: what lies in the symbol is told apart from what is text. */
export interface Scene {
  title: string;
  width: number;
  height: number;
  symbol: readonly Part[];
  text: readonly Part[];
  fields: Fields;
}

/** How many containers of the symbol carry colour under its glyph: in two, the second is painted in the second colour. */
export type Fields = 0 | 1 | 2;
