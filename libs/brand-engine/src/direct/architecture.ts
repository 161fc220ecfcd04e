import type { Brief } from '../brief.js';
import type { Decisions } from '../decisions.js';
import { harmony, type Temperament, temperamentOf } from '../temperament/temperament.js';

/** How symbol and name make one thing: what a person sees before any detail. */
export const architectures = [
  'contained',
  'bare-symbol',
  'abstract',
  'monogram',
  'negative-space',
  'counter',
  'letter-idea',
  'two-colour-type',
  'wordmark',
  'lockup',
  'frame',
  'banner',
  'emblem',
  'arched',
] as const;
export type Architecture = (typeof architectures)[number];

/** The architecture of every family, or of some of its devices. */
const byIdea: Readonly<Record<string, Architecture>> = {
  'icon-container': 'contained',
  'line-icon': 'contained',
  'facet-icon': 'bare-symbol',
  'free-icon': 'bare-symbol',
  'letter-icon': 'counter',
  'nested-icon': 'counter',
  'hollow-letter': 'negative-space',
  'hollow-letter/wreathed': 'monogram',
  counterchange: 'negative-space',
  'cropped-letter': 'negative-space',
  monogram: 'monogram',
  duogram: 'monogram',
  interlock: 'monogram',
  'sliced-letter': 'monogram',
  'built-letter': 'monogram',
  'accented-letter': 'monogram',
  'tile-letter': 'monogram',
  grid: 'abstract',
  petals: 'abstract',
  radial: 'abstract',
  waves: 'abstract',
  orbits: 'abstract',
  cube: 'abstract',
  bars: 'abstract',
  peaks: 'abstract',
  scene: 'abstract',
  loops: 'abstract',
  arches: 'abstract',
  spark: 'abstract',
  badge: 'emblem',
  'badge/arched': 'arched',
  roundel: 'emblem',
  'roundel/arched': 'arched',
  wordmark: 'wordmark',
  'wordmark/two-tone': 'two-colour-type',
  'wordmark/ring-o': 'letter-idea',
  'wordmark/dotted': 'letter-idea',
  'two-colour': 'two-colour-type',
  'word-letter': 'letter-idea',
  'word-picture': 'letter-idea',
  lockup: 'lockup',
  frame: 'frame',
  banner: 'banner',
};

export const architectureOfIdea = (family: string, device: string): Architecture => {
  const found = byIdea[`${family}/${device}`] ?? byIdea[family];
  if (!found) throw new Error(`The architecture of "${family}" is not known.`);
  return found;
};

/** The architecture of an identity. */
export const architectureOf = ({ mark }: Decisions): Architecture => architectureOfIdea(mark.family, mark.device);

const temperaments: Readonly<Record<Architecture, Temperament>> = {
  contained: { oldNew: 0.1 },
  'bare-symbol': {},
  abstract: { oldNew: 0.3 },
  monogram: { plainOrnate: 0.1 },
  'negative-space': { oldNew: 0.2 },
  counter: { solemnPlayful: 0.1 },
  'letter-idea': { oldNew: 0.2, solemnPlayful: 0.2 },
  'two-colour-type': { oldNew: 0.2 },
  wordmark: { oldNew: 0.2, plainOrnate: -0.3 },
  lockup: { oldNew: -0.4, solemnPlayful: -0.2, plainOrnate: 0.2 },
  frame: { oldNew: -0.2 },
  banner: { oldNew: -0.2, calmAggressive: 0.5 },
  emblem: { oldNew: -0.5, plainOrnate: 0.4 },
  arched: { oldNew: -0.4, solemnPlayful: 0.3 },
};

/** How likely a frame of lines is where nobody asked for one: around every fourth name it looks like a template, least of all around a bare name. */
const unaskedFrame = { described: 0.36, bare: 0.5 } as const;

/** On this side of "modern" a look of the past was asked for by name, and a frame belongs to it; a trade alone never comes as far. */
const askedPast = -0.6;

/** Whether lines around picture and name were asked for, by themselves or with a look of the past. */
export const asksFrame = ({ forms = [], personality }: Pick<Brief, 'forms' | 'personality'>): boolean =>
  forms.includes('frame') || personality.classicModern <= askedPast;

/** How likely a seed is to take an architecture: all are about equally likely, and the mood only leans. */
export function architectureWeight(architecture: Architecture, brief: Brief): number {
  const {
    personality,
    constraints: { container },
  } = brief;
  // Whoever asks for a circle thinks of a picture in it.
  if (container !== 'any' && container !== 'none' && architecture === 'contained') return 6;
  const leaning = Math.min(1.8, Math.max(0.25, harmony(temperaments[architecture], temperamentOf(personality))));
  if (architecture !== 'frame' || asksFrame(brief)) return leaning;
  return unaskedFrame[brief.colours.primary === null ? 'bare' : 'described'] * leaning;
}
