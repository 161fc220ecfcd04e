import type { MarkDecision } from '../decisions.js';
import { type Matrix, scaling, translation } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { behind, boxOf, type Figure, figureOf, moved } from './figure.js';
import { isBody } from './nature.js';
import type { Standing } from './pair.js';
import { garmentOf, hatted, isHeadgear, wearing } from './worn.js';

/** What a creature has on, drawn to fit it. */
function putOn(creature: Figure, icon: string, garment: Figure, id: string): Standing | undefined {
  const kind = garmentOf(id);
  if (kind) return wearing(creature, garment, kind, isBody(icon));
  return isHeadgear(id) ? hatted(creature, garment) : undefined;
}

/** A figure that was drawn beside one box where it is drawn beside another one of the same shape. */
function beside(figure: Figure, from: Figure, to: Figure): Figure {
  const [own, other] = [boxOf(from), boxOf(to)];
  const size = other.width / own.width;
  const shift: Matrix = translation(other.x - size * own.x, other.y - size * own.y);
  return moved(moved(figure, scaling(size)), shift);
}

/** A creature with two things on, each drawn to fit it: what is put on last lies over the rest; undefined where one has no place. */
export function dressedInBoth(
  pack: Pack,
  mark: Pick<MarkDecision, 'icon' | 'partner' | 'third' | 'faithful'>,
): [creature: Figure, one: Figure, other: Figure] | undefined {
  const { icon, partner, third } = mark;
  if (icon === null || partner === undefined || third === undefined) return undefined;
  const [creature, one, other] = [icon, partner, third].map((id) => figureOf(pack, id, mark));
  if (!creature || !one || !other) return undefined;
  const [first, second] = [putOn(creature, icon, one, partner), putOn(creature, icon, other, third)];
  if (!first || !second) return undefined;
  const last = beside(second.second, second.first, first.first);
  return [behind(first.first, last), behind(first.second, last), last];
}
