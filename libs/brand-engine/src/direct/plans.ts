import type { Brief } from '../brief.js';
import type { Family } from '../families/family.js';
import { families } from '../families/index.js';
import type { Pack } from '../pack/pack.js';
import { type Architecture, architectureOfIdea, architectures } from './architecture.js';
import { isAllowed, openDevices } from './constraints.js';
import type { Hand } from './hand.js';
import { nearIcons } from './mark.js';
import { isHairline } from './typography.js';

/** A way to carry out an idea, and how many marks it has that a person tells apart. */
export interface Way {
  device: string;
  looks: number;
}

/** A family with the ways that the brief leaves open. */
export interface Idea {
  family: Family;
  ways: readonly Way[];
}

/** The ideas of one architecture, those that are likelier first. */
export interface Plan {
  architecture: Architecture;
  ideas: readonly Idea[];
}

function ideaOf(family: Family, brief: Brief, pack: Pack): Idea {
  const looksOf = (device: string): number => {
    if (family.kind !== 'icon') return 1;
    const pictures = nearIcons(brief, pack, (icon) => family.accepts?.(device, icon) !== false).length;
    return pictures * (family.shaped?.includes(device) === false ? 1 : family.containers.length);
  };
  const ways = openDevices(family, brief).map((device) => ({ device, looks: looksOf(device) }));
  return { family, ways: ways.filter(({ looks }) => looks > 0) };
}

/** The open ideas by what is seen of them first. */
export function plansOf({ brief, pack, type }: Hand): Plan[] {
  // Hairlines are lost in an emblem that nobody asked for.
  const isFine = brief.constraints.symbol !== 'badge' && isHairline(pack, type.font, type.heading);
  const plans = new Map<Architecture, Idea[]>();
  for (const family of families) {
    if (!isAllowed(family, brief) || (isFine && family.kind === 'badge')) continue;
    const { ways } = ideaOf(family, brief, pack);
    for (const [architecture, own] of Map.groupBy(ways, ({ device }) => architectureOfIdea(family.id, device)))
      plans.set(architecture, [...(plans.get(architecture) ?? []), { family, ways: own }]);
  }
  return architectures.flatMap((architecture) => {
    const ideas = plans.get(architecture);
    return ideas ? [{ architecture, ideas }] : [];
  });
}
