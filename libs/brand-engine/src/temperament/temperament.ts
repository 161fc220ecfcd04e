import type { Brief } from '../brief.js';

/** The five axes of a temperament, each from −1 (first word) to 1 (second word). */
export const temperamentAxes = ['calmAggressive', 'solemnPlayful', 'plainOrnate', 'softSharp', 'oldNew'] as const;
export type TemperamentAxis = (typeof temperamentAxes)[number];

/** How a thing behaves; an axis that is left out says nothing. */
export type Temperament = Partial<Readonly<Record<TemperamentAxis, number>>>;

const unit = (value: number): number => Math.min(1, Math.max(-1, value));

/** The temperament that a personality asks for, or that a typeface has. */
export function temperamentOf(p: Brief['personality']): Required<Temperament> {
  return {
    calmAggressive: unit(0.7 * p.calmEnergetic + 0.5 * p.softSharp),
    // Silence is solemn; noise is not yet playful.
    solemnPlayful: unit(p.seriousPlayful + 0.3 * Math.min(0, p.calmEnergetic)),
    plainOrnate: unit(0.6 * p.modestLuxurious - 0.4 * p.classicModern),
    softSharp: unit(p.softSharp),
    oldNew: unit(0.8 * p.classicModern + 0.3 * p.organicTechnical),
  };
}

/** How far a thing contradicts what is asked for, on the axis where it does most: 0 where both lean the same way or one is silent. */
export function contradiction(thing: Temperament, asked: Temperament): { axis: TemperamentAxis; amount: number } {
  let most: { axis: TemperamentAxis; amount: number } = { axis: 'calmAggressive', amount: 0 };
  for (const axis of temperamentAxes) {
    const amount = -(thing[axis] ?? 0) * (asked[axis] ?? 0);
    if (amount > most.amount) most = { axis, amount };
  }
  return most;
}

/** What a part of an identity may contradict its brief by. */
export const mostContradiction = 0.3;

/** How well a thing goes with what is asked for: 1 where it says nothing, more where both lean the same way, near 0 where they clash. */
export function harmony(thing: Temperament, asked: Temperament): number {
  const agreement = temperamentAxes.reduce((sum, axis) => sum + (thing[axis] ?? 0) * (asked[axis] ?? 0), 0);
  return contradiction(thing, asked).amount > mostContradiction ? 0.01 : Math.exp(0.9 * agreement);
}
