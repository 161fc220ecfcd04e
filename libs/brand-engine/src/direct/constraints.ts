import type { Brief } from '../brief.js';
import type { Family, SymbolFamily } from '../families/family.js';
import { initialsOf } from './initials.js';
import { speaksOf } from './meaning.js';

/** An icon that the prompt names outright ("with a fox") is as binding as a constraint. */
export function demandedIcon(brief: Brief): string | null {
  const isDemanded = brief.concepts.some(({ explicit, weight }) => explicit && weight >= 0.8);
  const [first] = brief.icons;
  return isDemanded && first && first.score >= 0.7 ? first.id : null;
}

const lengthOf = ({ name }: Brief): number => Array.from(name).length;

/** A name of one letter is its own mark: beside or under a picture it would look lost, and twice it would stutter. */
export const isLetter = (brief: Brief): boolean =>
  lengthOf(brief) === 1 && /^(?:any|monogram)$/.test(brief.constraints.symbol) && demandedIcon(brief) === null;

/** Hard constraints filter ideas; they never merely weigh. */
export function isAllowed(family: Family, brief: Brief): boolean {
  const { symbol, noIcon, noText, container, layout } = brief.constraints;
  const { colours } = brief;
  if (noText && (family.kind === 'wordmark' || family.kind === 'badge')) return false;
  if (noIcon && family.kind !== 'wordmark' && family.kind !== 'monogram') return false;
  if (symbol !== 'any') return symbol === family.kind && isPossible(family, brief);
  // Two colours want more to be seen in than the dot of a wordmark.
  if (family.kind === 'wordmark' && colours.secondary !== null) return false;
  if (layout === 'badge') return family.kind === 'badge';
  if ((layout === 'row' || layout === 'stack') && (family.kind === 'wordmark' || family.kind === 'badge')) return false;
  if (!noIcon && demandedIcon(brief) !== null && family.kind !== 'icon' && family.kind !== 'badge') return false;
  if (container !== 'any' && (family.kind === 'wordmark' || family.kind === 'badge')) return false;
  if (isLetter(brief) && family.kind !== 'monogram') return false;
  return isPossible(family, brief);
}

function isPossible(family: Family, brief: Brief): boolean {
  if (family.kind === 'wordmark' || family.kind === 'badge') return true;
  if (family.needsIcon && brief.icons.length === 0) return false;
  if (family.id === 'cropped-letter' && lengthOf(brief) === 1) return false;
  if (family.letters === 2 && Array.from(initialsOf(brief.name, 2)).length < 2) return false;
  const { container } = brief.constraints;
  return container === 'any' || container === 'none' || family.containers.includes(container);
}

/** Around a circle, a longer name becomes too small to be read. */
const longestAround = 24;

/** The devices of a family that the brief leaves open. */
export function openDevices(family: Family, brief: Brief): readonly string[] {
  if (family.kind === 'wordmark') {
    const { primary, secondary } = brief.colours;
    // Without a colour, the second tone would be the first.
    const isColourless = brief.constraints.monochrome || primary?.hue === null;
    const isShown = (device: string): boolean =>
      !(device === 'two-tone' && isColourless) && (secondary === null || family.hasAccent(device));
    return family.devices.filter((device) => family.works(device, brief.name) && isShown(device));
  }
  if (family.kind === 'badge') return family.devices.filter((device) => device === 'label' || lengthOf(brief) <= longestAround);
  const letter = initialsOf(brief.name, 1).normalize('NFD').charAt(0);
  return containedDevices(family, brief).filter(
    (device) => speaksOf(family, device, brief) && (family.letters !== 1 || family.reads?.(device, letter) !== false),
  );
}

function containedDevices(family: SymbolFamily, brief: Brief): readonly string[] {
  const { container } = brief.constraints;
  if (container === 'any') return family.devices;
  if (container === 'none')
    return canBeBare(family) ? family.devices : family.devices.filter((device) => !family.contained.includes(device));
  return family.devices.filter((device) => family.contained.includes(device));
}

export const canBeBare = (family: SymbolFamily): boolean => family.containers.includes('none');
