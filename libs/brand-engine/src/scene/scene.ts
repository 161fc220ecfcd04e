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
  /** Whether the symbol has a container that can carry a bright colour. */
  hasField: boolean;
}
