import { behind, clip } from '../geometry/cut.js';
import type { Path } from '../geometry/path.js';

/** A path without the level band between two heights. */
const withoutBand = (path: Path, from: number, to: number): Path => [...clip(path, behind(90, 0, from)), ...clip(path, behind(270, 0, to))];

/** A path without several bands, each given by its middle and its thickness. */
export const withoutBands = (path: Path, bands: readonly (readonly [middle: number, thickness: number])[]): Path =>
  bands.reduce((rest, [middle, thickness]) => withoutBand(rest, middle - thickness / 2, middle + thickness / 2), path);
