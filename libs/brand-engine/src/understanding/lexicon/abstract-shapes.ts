import type { AbstractShape } from '../../brief.js';
import { list } from '../text/phrases.js';

const shape = (name: AbstractShape, nouns: string): [string, AbstractShape][] => list(nouns).map((noun) => [noun, name]);

/** Nouns for what an abstract mark may be made of, in the singular. */
export const abstractShapes: ReadonlyMap<string, AbstractShape> = new Map([
  ...shape('bars', 'bar, column, pillar'),
  ...shape('steps', 'step, stair, staircase'),
  ...shape('stripes', 'stripe, line, stroke'),
  ...shape('waves', 'wave, swell'),
  ...shape('rings', 'ring, loop, link, chain, knot'),
  ...shape('circles', 'circle, disc, disk'),
  ...shape('arcs', 'arc, ripple, semicircle, rainbow'),
  ...shape('arches', 'arch, gate'),
  ...shape('rays', 'ray, burst, sunburst, beam'),
  ...shape('petals', 'petal, blossom'),
  ...shape('peaks', 'peak, triangle, mountain'),
  ...shape('cubes', 'cube, block'),
  ...shape('squares', 'square, tile, grid'),
  ...shape('orbits', 'orbit, planet'),
  ...shape('stars', 'star, spark'),
]);
