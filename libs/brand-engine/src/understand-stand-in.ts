import type { Brief } from './brief.js';

/** A minimal reading of a prompt: its capitalised words are the name. */
export function understand(prompt: string): Promise<Brief> {
  const name = /[A-Z0-9][\p{L}\p{N}&' ]*/u.exec(prompt)?.[0].trim().slice(0, 40) || 'Nova';
  return Promise.resolve({
    name,
    nameSource: 'proper-noun',
    descriptor: null,
    industry: null,
    concepts: [],
    icons: [],
    avoidConcepts: [],
    personality: { calmEnergetic: 0, classicModern: 0.2, seriousPlayful: 0, modestLuxurious: 0, softSharp: 0, organicTechnical: 0 },
    colours: { primary: null, secondary: null, avoid: [] },
    constraints: {
      symbol: 'any',
      container: 'any',
      letterCase: 'any',
      layout: 'any',
      typeClass: 'any',
      oneColour: false,
      monochrome: false,
      noIcon: false,
      noText: false,
    },
  });
}
