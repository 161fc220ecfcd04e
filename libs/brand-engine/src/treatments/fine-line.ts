import { hollow } from '../geometry/inset.js';
import type { Path } from '../geometry/path.js';

/** The weight of a really thin line, in the units of a picture. */
const weight = 2.3;

/** A shape as one thin line along its outlines. */
export const inFineLine = (path: Path): Path => hollow(path, weight);
