import { z } from 'zod';

/** The six personality axes, each from −1 (first word) to 1 (second word). */
export const personalityAxes = [
  'calmEnergetic',
  'classicModern',
  'seriousPlayful',
  'modestLuxurious',
  'softSharp',
  'organicTechnical',
] as const;
export type PersonalityAxis = (typeof personalityAxes)[number];

export const Unit = z.number().min(-1).max(1);

export const Personality = z.object({
  calmEnergetic: Unit,
  classicModern: Unit,
  seriousPlayful: Unit,
  modestLuxurious: Unit,
  softSharp: Unit,
  organicTechnical: Unit,
});
