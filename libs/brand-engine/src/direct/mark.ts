import type { Brief } from '../brief.js';
import type { Container, MarkDecision } from '../decisions.js';
import type { Family, SymbolFamily } from '../families/family.js';
import type { Pack } from '../pack/pack.js';
import type { IconEntry } from '../pack/types.js';
import { stream } from '../random.js';
import { demandedIcon } from './constraints.js';
import { initialsOf } from './initials.js';

/** What an icon must score in a container to be tried there; the gate itself asks for a little less. */
const legible = 0.8;

/** Enough numbers for any family to read its proportions from. */
function proportions(seed: string, family: string): Record<string, number> {
  const random = stream(seed, `mark/${family}`);
  return Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, Math.round(random.next() * 1000) / 1000]));
}

/** How well a container goes with a mood. */
function leaningTo(container: Container, brief: Brief): number {
  const { softSharp: sharp, organicTechnical: technical, seriousPlayful: playful } = brief.personality;
  switch (container) {
    case 'none':
      return 12;
    case 'circle':
      return 1.6 - 0.8 * sharp;
    case 'squircle':
      return 1.5 - 0.4 * sharp;
    case 'square':
      return 0.8 + 0.6 * sharp;
    case 'hexagon':
      return 0.5 + 0.5 * technical;
    case 'diamond':
      return 0.4 + 0.4 * sharp;
    case 'shield':
      return /secur|insur|law|legal|school|educat|guard|sport/.test(brief.industry ?? '') ? 1.2 : 0.12;
    case 'arch':
      return 0.6 - 0.3 * technical;
    case 'drop':
      return 0.7 - 0.3 * sharp;
    case 'leaf':
      return 0.8 - 0.3 * technical;
    case 'pocket':
      return 0.7;
    case 'scallop':
      return 0.6 + 0.5 * playful - 0.3 * technical;
    case 'clover':
      return 0.5 + 0.3 * playful - 0.3 * sharp;
    case 'facet':
      return 0.6 + 0.3 * technical + 0.3 * sharp;
  }
}

function chooseContainer(
  family: SymbolFamily,
  icon: string | null,
  brief: Brief,
  needsField: boolean,
  pack: Pack,
  seed: string,
): Container {
  const asked = brief.constraints.container;
  if (asked !== 'any') return asked;
  const usable = needsField ? family.containers.filter((c) => c !== 'none') : family.containers;
  const scores = icon ? pack.icon(icon)?.scores : undefined;
  const clear = scores ? usable.filter((c) => (scores[c] ?? scores.circle ?? 0) >= legible) : usable;
  const open = clear.length > 0 ? clear : usable;
  // Between containers the mood only leans: with its full weight nearly all marks would be round.
  const weight = (c: Container): number => (c === 'none' ? leaningTo(c, brief) : Math.sqrt(Math.max(0.05, leaningTo(c, brief))));
  return stream(seed, `container/${family.id}`).ordered(open, weight)[0] ?? 'none';
}

/** Beside a picture of what the prompt itself names, only close ones will do: a cat is no sign for a dog salon. */
function nearness(best: string | undefined, brief: Brief): number {
  const isNamed = brief.concepts.some(({ term, weight }) => weight >= 0.74 && best?.split('-').includes(term) === true);
  return isNamed ? 0.78 : 0.74;
}

/** The icon that was asked for, or the best ones, as far as they are accepted. */
export function nearIcons(brief: Brief, pack: Pack, accepts: (icon: IconEntry) => boolean): Brief['icons'] {
  const isAccepted = (id: string): boolean => {
    const icon = pack.icon(id);
    return icon !== undefined && accepts(icon);
  };
  const demanded = demandedIcon(brief);
  if (demanded) return brief.icons.filter(({ id }) => id === demanded && isAccepted(id));
  const known = brief.icons.filter(({ id }) => pack.icon(id));
  const best = known[0]?.score ?? 0;
  // A clearer picture of something else is no gain.
  const least = best * Math.max(nearness(known[0]?.id, brief), isAccepted(known[0]?.id ?? '') ? 0 : 0.85);
  return known.slice(0, 6).filter(({ id, score }) => score >= least && isAccepted(id));
}

/** One of the near icons; the closest is likelier, but never nearly certain. */
const chooseIcon = (near: Brief['icons'], seed: string): string | null =>
  stream(seed, 'icon').ordered(near, ({ score }) => score ** 3)[0]?.id ?? null;

/** How a family carries out its idea for this brief; null when it would take a picture and none serves. */
export function chooseMark(
  family: Family,
  device: string,
  brief: Brief,
  needsField: boolean,
  pack: Pack,
  seed: string,
): MarkDecision | null {
  const isSymbol = family.kind !== 'wordmark' && family.kind !== 'badge';
  const wantsIcon = family.kind !== 'wordmark' && family.needsIcon && !brief.constraints.noIcon;
  const accepts = (icon: IconEntry): boolean => !isSymbol || family.accepts?.(device, icon) !== false;
  const icon = wantsIcon ? chooseIcon(nearIcons(brief, pack, accepts), seed) : null;
  if (isSymbol && wantsIcon && icon === null) return null;
  const count = isSymbol ? family.letters : 1;
  return {
    family: family.id,
    device,
    icon,
    letters: count === 0 ? '' : initialsOf(brief.name, count),
    container: isSymbol ? chooseContainer(family, icon, brief, needsField, pack, seed) : 'none',
    params: proportions(seed, family.id),
    weight: 0,
    roundness: 0,
    detail: 0,
  };
}
