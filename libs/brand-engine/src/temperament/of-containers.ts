import type { Container } from '../decisions.js';
import type { Temperament } from './temperament.js';

/** The temperament of every ground. */
export const containerTemperaments: Readonly<Record<Container, Temperament>> = {
  none: {},
  circle: { calmAggressive: -0.2, softSharp: -0.5 },
  squircle: { softSharp: -0.3, oldNew: 0.4 },
  square: { softSharp: 0.4, plainOrnate: -0.3 },
  hexagon: { softSharp: 0.6, oldNew: 0.4, calmAggressive: 0.2 },
  diamond: { softSharp: 0.7, calmAggressive: 0.3 },
  shield: { solemnPlayful: -0.4, oldNew: -0.5, calmAggressive: 0.3 },
  arch: { oldNew: -0.4, calmAggressive: -0.5, softSharp: -0.3 },
  drop: { softSharp: -0.5, calmAggressive: -0.5 },
  leaf: { softSharp: -0.3, calmAggressive: -0.6 },
  pocket: { solemnPlayful: 0.1, softSharp: -0.2 },
  scallop: { solemnPlayful: 0.6, plainOrnate: 0.4, softSharp: -0.8, calmAggressive: -0.6 },
  clover: { solemnPlayful: 0.5, softSharp: -0.7, calmAggressive: -0.6 },
  facet: { softSharp: 0.6, oldNew: 0.3, calmAggressive: 0.3 },
};
