import type { Joined, MarkDecision } from '../decisions.js';
import { subtract, unite } from '../geometry/boolean.js';
import { bounds, type Box, fit, mirroredAt, type Path, transform } from '../geometry/path.js';
import type { DrawingKind, Pack } from '../pack/pack.js';
import { compositionOf } from './company.js';
import { changed, leavesOutline } from '../treatments/picture-changes.js';
import { withFace } from './face.js';

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

/** How large what came to a picture is beside it, alone or as one of several, and how far apart they stand. */
const smaller = { alone: 29, several: 23, apart: 4 } as const;

/** What lies behind a picture looks out on one side of it, and is told by its upper half. */
const backdrop: readonly [first: Place, second: Place] = [
  { box: { x: 0, y: 25, width: 78, height: 75 }, edge: 'bottom' },
  { box: { x: 36, y: 0, width: 64, height: 66 }, edge: 'top' },
];

/** Two look out on both sides. */
const backdrops: readonly [first: Place, ...others: Place[]] = [
  { box: { x: 12, y: 28, width: 76, height: 72 }, edge: 'bottom' },
  { box: { x: 0, y: 0, width: 46, height: 70 }, edge: 'top' },
  { box: { x: 54, y: 0, width: 46, height: 70 }, edge: 'top' },
];

/** Where a picture stands, and each of the smaller ones that came to it. */
function placesOf({ joined, added, balance = 1 }: Joining): readonly [first: Place, ...others: Place[]] {
  if (added === undefined) return places[joined];
  if (joined === 'behind' && added <= 2) return added === 2 ? backdrops : backdrop;
  const { apart } = smaller;
  const natural = (added === 1 ? smaller.alone : smaller.several) / balance;
  const side = Math.min(natural, (100 - apart * (added - 1)) / added);
  const offset = (at: number): number => at * (side + apart);
  const rest = 100 - side - apart;
  const cells = Array.from({ length: added }, (_, at): Box => {
    if (joined === 'beside') return { x: 100 - side, y: 100 - side - offset(at), width: side, height: side };
    return { x: 50 - (offset(added) - apart) / 2 + offset(at), y: joined === 'below' ? 100 - side : 0, width: side, height: side };
  });
  const others = cells.map((box): Place => ({ box, edge: joined === 'below' ? 'top' : 'bottom' }));
  if (joined === 'beside') return [{ box: { x: 0, y: 0, width: rest, height: 100 }, edge: 'bottom' }, ...others];
  const isAbove = joined !== 'below';
  return [{ box: { x: 4, y: isAbove ? 100 - rest : 0, width: 92, height: rest }, edge: isAbove ? 'top' : 'bottom' }, ...others];
}

/** A drawing moved to where its silhouette fits a place, so that all drawings of a picture lie on each other. */
function placed(path: Path, silhouette: Path, { box, edge }: Place): Path {
  const own = bounds(silhouette);
  const scale = Math.min(box.width / own.width, box.height / own.height);
  const x = box.x + (box.width - own.width * scale) / 2;
  const y = box.y + (edge === 'top' ? 0 : box.height - own.height * scale);
  return transform(path, [scale, 0, 0, scale, x - own.x * scale, y - own.y * scale]);
}

interface Joining {
  joined: Joined;
  added?: number | undefined;
  balance?: number | undefined;
}

/** Two pictures as one; what stands behind keeps clear of what stands before it. */
function together(pack: Pack, first: string, second: string, joining: Joining, kind: DrawingKind): Path {
  const [before, ...others] = placesOf(joining);
  const at = (id: string, own: DrawingKind, place: Place): Path => placed(pack.drawing(id, own), pack.drawing(id, 'silhouette'), place);
  const [front, back] = [at(first, kind, before), others.flatMap((place) => at(second, kind, place))];
  if (joining.joined !== 'behind') return [...front, ...back];
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

/** The pack with one picture turned, cut or fading out. */
function withChanges(own: Pack, icon: string, changes: NonNullable<MarkDecision['changes']>): Pack {
  return changes.reduce((pack, change) => {
    const box = bounds(pack.drawing(icon, 'silhouette'));
    const isKept = (kind: DrawingKind): boolean => leavesOutline(change) && (kind === 'silhouette' || kind === 'halo');
    return pack.redrawn((id, kind) => {
      const path = pack.drawing(id, kind);
      return id !== icon || isKept(kind) ? path : changed(path, box, change);
    });
  }, own);
}

/** The pack with its pictures as a mark shows them: changed, in a mirror, or two of them drawn as one. */
export function picturesOf(mark: MarkDecision, given: Pack): Pack {
  const { icon, partner, joined, added, balance, changes, mirrored: isMirrored } = mark;
  const own = changes !== undefined && icon !== null ? withChanges(given, icon, changes) : given;
  const pack = mark.faced && icon !== null ? withFace(own, icon) : own;
  if (mark.merged) return merged(mark, pack);
  if (isMirrored === undefined && joined === undefined) return pack;
  const facing = isMirrored ? pack.redrawn((id, kind) => mirrored(pack.drawing(id, kind))) : pack;
  if (joined === undefined || icon === null || partner === undefined) return facing;
  return facing.redrawn((id, kind) =>
    id === icon ? together(facing, icon, partner, { joined, added, balance }, kind) : facing.drawing(id, kind),
  );
}
