import type { Brief } from '../brief.js';
import type { Decisions } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import { containerTemperaments } from './of-containers.js';
import { paletteTemperament } from './of-colours.js';
import { markTemperament } from './of-marks.js';
import { contradiction, mostContradiction, temperamentOf, type TemperamentAxis } from './temperament.js';

/** A part of an identity that contradicts its brief. */
export interface Clash {
  part: 'idea' | 'container' | 'typeface' | 'palette';
  axis: TemperamentAxis;
  amount: number;
}

/** What contradicts the temperament of the brief, the worst first. What was asked for by name never does; "abstract" names no idea. */
export function clashes(brief: Brief, { mark, type, palette }: Decisions, pack: Pack): Clash[] {
  const asked = temperamentOf(brief.personality);
  const { container, typeClass, symbol, monochrome } = brief.constraints;
  const isColourAsked = monochrome || brief.colours.primary !== null || brief.colours.ofMood !== undefined;
  const parts = [
    { part: 'idea' as const, temperament: markTemperament(mark), isAsked: symbol !== 'any' && symbol !== 'abstract' },
    { part: 'container' as const, temperament: containerTemperaments[mark.container], isAsked: container !== 'any' },
    { part: 'typeface' as const, temperament: temperamentOf(pack.font(type.font).personality), isAsked: typeClass !== 'any' },
    { part: 'palette' as const, temperament: paletteTemperament(palette), isAsked: isColourAsked },
  ];
  return parts
    .filter(({ isAsked }) => !isAsked)
    .map(({ part, temperament }) => ({ part, ...contradiction(temperament, asked) }))
    .filter(({ amount }) => amount > mostContradiction)
    .sort((a, b) => b.amount - a.amount);
}
