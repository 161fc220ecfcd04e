import { halved } from '../geometry/cut.js';
import { bounds, type Path } from '../geometry/path.js';

/** How wide a bridge is, in the units of a picture. */
const bridge = 4;
/** What is wider than this, as a share of its height, has two bridges. */
const wide = 1.3;

/** A picture as it is sprayed through a stencil: parted from top to foot by the bridges that hold the stencil together. */
export function stencilled(path: Path): Path {
  const { x, width, height } = bounds(path);
  const places = width > wide * height ? [0.33, 0.67] : [0.5];
  return places
    .reduce<Path[]>(
      (pieces, share) => {
        const [left, right] = halved(pieces.at(-1) ?? [], 0, x + share * width, 0, bridge);
        return [...pieces.slice(0, -1), left, right];
      },
      [path],
    )
    .flat();
}
