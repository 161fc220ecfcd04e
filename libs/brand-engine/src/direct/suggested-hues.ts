import type { Brief } from '../brief.js';
import { industryOf } from '../understanding/index.js';

export interface SuggestedHue {
  hue: number;
  weight: number;
}

/** Hues all around the wheel that stand well on white; each leans to a mood. */
const wheel: readonly { hue: number; leans: (p: Brief['personality']) => number }[] = [
  { hue: 22, leans: (p) => p.calmEnergetic },
  { hue: 45, leans: (p) => p.seriousPlayful - p.organicTechnical },
  { hue: 145, leans: (p) => -p.organicTechnical },
  { hue: 175, leans: (p) => p.classicModern - p.calmEnergetic },
  { hue: 215, leans: (p) => p.classicModern },
  { hue: 250, leans: (p) => p.organicTechnical - p.seriousPlayful },
  { hue: 272, leans: (p) => p.organicTechnical + p.classicModern },
  { hue: 300, leans: (p) => p.seriousPlayful + p.modestLuxurious },
  { hue: 345, leans: (p) => p.seriousPlayful - p.softSharp },
  { hue: 15, leans: (p) => p.modestLuxurious - p.classicModern },
];

/** Hues to choose from when the prompt names none: those its trade wears well, and now and then another that suits its mood. */
export function suggestedHues(brief: Brief): SuggestedHue[] {
  const trade = industryOf(brief.industry)?.hues ?? [];
  const own = trade.map((hue, i) => ({ hue, weight: 1 / (1 + 0.4 * i) }));
  // The stronger the mood, the more it has a say beside the trade: a metal band is no music school.
  const { calmEnergetic, seriousPlayful, modestLuxurious, softSharp } = brief.personality;
  const strength = Math.max(0, Math.max(...[calmEnergetic, seriousPlayful, modestLuxurious, softSharp].map(Math.abs)) - 0.3);
  const share = trade.length > 0 ? 0.05 + 1.2 * strength : 1;
  return [...own, ...wheel.map(({ hue, leans }) => ({ hue, weight: share * Math.max(0.15, 1 + 1.5 * leans(brief.personality)) }))];
}
