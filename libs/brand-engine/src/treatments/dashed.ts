import { clockwise, type Command, contours, inkOf, type Path } from '../geometry/path.js';
import { type Point, pointsOf } from '../geometry/points.js';

const pointsPerCurve = 10;

/** A seam in the units of a picture: how long and how thick its stitches are, and what parts them. */
const stitch = { length: 6, thickness: 2.7, gap: 4.4 } as const;

/** A shape with fewer stitches around it is a blot of them. */
const fewest = 4;

/** A closed line by the way along it. */
class Seam {
  readonly #points: readonly Point[];
  readonly #ways: number[] = [0];

  constructor(points: readonly Point[]) {
    this.#points = [...points, ...points.slice(0, 1)];
    for (let at = 1; at < this.#points.length; at++) this.#ways.push(this.#way(at - 1) + this.#apart(at));
  }

  get length(): number {
    return this.#way(this.#ways.length - 1);
  }

  /** The point after a way, and the unit normal of the line there. */
  at(way: number): { point: Point; normal: Point } {
    const own = ((way % this.length) + this.length) % this.length;
    const next = Math.max(
      1,
      this.#ways.findIndex((end) => end > own),
    );
    const [from, to] = [this.#points[next - 1] ?? [0, 0], this.#points[next] ?? [0, 0]] as const;
    const apart = this.#apart(next) || 1;
    const share = (own - this.#way(next - 1)) / apart;
    return {
      point: [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])],
      normal: [-(to[1] - from[1]) / apart, (to[0] - from[0]) / apart],
    };
  }

  #way(at: number): number {
    return this.#ways[at] ?? 0;
  }

  #apart(at: number): number {
    const [one, other] = [this.#points[at - 1] ?? [0, 0], this.#points[at] ?? [0, 0]] as const;
    return Math.hypot(other[0] - one[0], other[1] - one[1]);
  }
}

/** One stitch, bent as its seam is. */
function stitchAt(seam: Seam, from: number, length: number): Path {
  const half = stitch.thickness / 2;
  const places = [0, 0.5, 1].map((share) => seam.at(from + share * length));
  const side = (by: number): Point[] => places.map(({ point: [x, y], normal: [nx, ny] }) => [x + by * nx, y + by * ny]);
  const outline = [...side(half), ...side(-half).reverse()];
  return clockwise([...outline.map((point, at): Command => [at === 0 ? 'M' : 'L', ...point]), ['Z']]);
}

/** How wide a shape is on the whole that is as long as its outline. */
const widthOf = (contour: Path, length: number): number => (2 * inkOf(contour)) / length;

/** What is no wider than this has no room for two seams, and is a line of its own: a mouth, a branch. */
const slimmest = 5.5;

/** The outlines of a shape in stitches; what is slim or small is drawn as it is. */
export function dashed(path: Path): Path {
  return contours(path).flatMap((contour) => {
    const seam = new Seam(pointsOf(contour, pointsPerCurve));
    const count = Math.round(seam.length / (stitch.length + stitch.gap));
    if (count < fewest || widthOf(contour, seam.length) < slimmest) return clockwise(contour);
    const pitch = seam.length / count;
    return Array.from({ length: count }, (_, at) => stitchAt(seam, at * pitch, pitch - stitch.gap)).flat();
  });
}

/** A shape that is wider than this is known by a seam around it. */
const leastWidth = 17;

/** Whether a shape is plain enough to be known by its outline in stitches. */
export function isKnownInDashes(path: Path): boolean {
  const widths = contours(path).map((contour) => widthOf(contour, new Seam(pointsOf(contour, pointsPerCurve)).length));
  return Math.max(...widths) >= leastWidth && widths.length <= mostOutlines;
}
const mostOutlines = 12;
