import type { Joined, MarkDecision } from '../decisions.js';
import { subtract, unite } from '../geometry/boolean.js';
import { bounds, type Box, fit, mirroredAt, type Path, transform } from '../geometry/path.js';
import type { DrawingKind, Pack } from '../pack/pack.js';
import { compositionOf } from './company.js';

/** A picture seen in a mirror: pictures have a hundred units. */
const mirrored = (path: Path): Path => mirroredAt(path, 50);

/** Where two pictures stand that are drawn as one, and which edge of its place each of them touches. */
interface Place {
  box: Box;
  edge: 'top' | 'bottom';
}
const upper: Place = { box: { x: 27, y: 0, width: 46, height: 42 }, edge: 'bottom' };
const lower: Place = { box: { x: 16, y: 48, width: 68, height: 52 }, edge: 'top' };
const places: Readonly<Record<Joined, readonly [first: Place, second: Place]>> = {
  above: [lower, upper],
  below: [
    { box: { x: 20, y: 0, width: 60, height: 52 }, edge: 'bottom' },
    { box: { x: 22, y: 58, width: 56, height: 42 }, edge: 'top' },
  ],
  beside: [
    { box: { x: 0, y: 20, width: 52, height: 60 }, edge: 'bottom' },
    { box: { x: 58, y: 20, width: 42, height: 60 }, edge: 'bottom' },
  ],
  behind: [
    { box: { x: 0, y: 24, width: 84, height: 76 }, edge: 'bottom' },
    { box: { x: 44, y: 0, width: 56, height: 56 }, edge: 'top' },
  ],
};

/** A drawing moved to where its silhouette fits a place, so that all drawings of a picture lie on each other. */
function placed(path: Path, silhouette: Path, { box, edge }: Place): Path {
  const own = bounds(silhouette);
  const scale = Math.min(box.width / own.width, box.height / own.height);
  const x = box.x + (box.width - own.width * scale) / 2;
  const y = box.y + (edge === 'top' ? 0 : box.height - own.height * scale);
  return transform(path, [scale, 0, 0, scale, x - own.x * scale, y - own.y * scale]);
}

/** Two pictures as one; what stands behind keeps clear of what stands before it. */
function together(pack: Pack, first: string, second: string, joined: Joined, kind: DrawingKind): Path {
  const [before, after] = places[joined];
  const at = (id: string, own: DrawingKind, place: Place): Path => placed(pack.drawing(id, own), pack.drawing(id, 'silhouette'), place);
  const [front, back] = [at(first, kind, before), at(second, kind, after)];
  if (joined !== 'behind') return [...front, ...back];
  return kind === 'halo' ? unite(front, back) : [...front, ...subtract(back, at(first, 'halo', before))];
}

/** The pack with a whole composition in place of its first picture. */
function merged(mark: MarkDecision, pack: Pack): Pack {
  const whole = fit(
    compositionOf(pack, mark)
      .parts.filter(({ paint }) => !/^(?:edge|inlay)$/.test(paint))
      .flatMap(({ path }) => path),
    {
      x: 0,
      y: 0,
      width: 100,
      height: 100,
    },
  );
  return pack.redrawn((id, kind) => (id === mark.icon ? whole : pack.drawing(id, kind)));
}

/** The pack with its pictures as a mark shows them: in a mirror, or two of them drawn as one. */
export function picturesOf(mark: MarkDecision, pack: Pack): Pack {
  const { icon, partner, joined, mirrored: isMirrored } = mark;
  if (mark.merged) return merged(mark, pack);
  if (isMirrored === undefined && joined === undefined) return pack;
  const facing = isMirrored ? pack.redrawn((id, kind) => mirrored(pack.drawing(id, kind))) : pack;
  if (joined === undefined || icon === null || partner === undefined) return facing;
  return facing.redrawn((id, kind) => (id === icon ? together(facing, icon, partner, joined, kind) : facing.drawing(id, kind)));
}
