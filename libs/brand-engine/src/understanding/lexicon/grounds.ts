import type { Constraints } from '../../brief.js';
import { words } from '../text/phrases.js';

type Container = Constraints['container'];

/** What a mark may stand in, by its nouns and adjectives. */
export const groundShapes: ReadonlyMap<string, Container> = new Map<string, Container>([
  ['circle', 'circle'],
  ['disc', 'circle'],
  ['disk', 'circle'],
  ['square', 'square'],
  ['hexagon', 'hexagon'],
  ['hexagonal', 'hexagon'],
  ['shield', 'shield'],
  ['shield-shaped', 'shield'],
  ['rhombus', 'diamond'],
  ['diamond', 'diamond'],
  ['diamond-shaped', 'diamond'],
  ['drop-shaped', 'drop'],
  ['teardrop-shaped', 'drop'],
]);
/** Grounds that no mark has. */
export const unknownShapes = words(
  'heart star oval ovals ellipse elliptical triangle triangular triangle-shaped rectangle rectangular oblong pentagon pentagonal octagon octagonal trapezoid star-shaped heart-shaped cloud-shaped flower-shaped egg-shaped',
);
/** Whether a word names what a mark may stand in. */
export const isGround = (key: string): boolean => groundShapes.has(key) && key !== 'diamond';
