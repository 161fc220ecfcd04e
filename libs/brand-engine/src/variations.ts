import type { Decisions } from './decisions.js';
import { architectureOf } from './direct/architecture.js';

/** What two ideas have in common, by how much it makes them look alike. */
function likeness(a: Decisions, b: Decisions): number {
  const shared: [boolean, number][] = [
    [architectureOf(a) === architectureOf(b), 4],
    [a.mark.family === b.mark.family && a.mark.device === b.mark.device, 3],
    [a.mark.icon !== null && a.mark.icon === b.mark.icon, 2],
    [a.mark.letters !== '' && a.mark.icon === null && b.mark.icon === null && a.mark.letters === b.mark.letters, 1],
    [a.layout.kind === b.layout.kind, 1],
    [a.type.font === b.type.font, 1.5],
    [a.type.letterCase === b.type.letterCase, 0.5],
  ];
  return shared.reduce((sum, [isShared, weight]) => sum + (isShared ? weight : 0), 0);
}

/** How many ideas are looked at for each one that is shown. */
export const ideasPerVariation = 4;

/** The ideas that differ most: the first, then always the one that is least like the nearest of those before it. */
export function mostDifferent<T extends { decisions: Decisions }>(ideas: readonly T[], count: number): T[] {
  const left = [...ideas];
  const chosen = left.splice(0, 1);
  while (chosen.length < count && left.length > 0) {
    const nearest = left.map((idea) => Math.max(...chosen.map((own) => likeness(own.decisions, idea.decisions))));
    const least = nearest.indexOf(Math.min(...nearest));
    chosen.push(...left.splice(least, 1));
  }
  return chosen;
}
