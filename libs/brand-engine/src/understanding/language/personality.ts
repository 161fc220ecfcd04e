import { personalityAxes, type Brief, type PersonalityAxis } from '../../brief.js';
import { moodWords, type Mood } from '../lexicon/personality.js';
import { PhraseTable, type PhraseMatch } from '../text/phrases.js';
import type { Scope } from './negation.js';

type Personality = Brief['personality'];

/** Mood words as a table, for the prompt and for refinements. */
export const moods = new PhraseTable<Mood>(moodWords);

/** The word for a mood that another one compares: "cuter" is more cute, "edgier" more edgy. */
export function positiveOf(word: string): string | undefined {
  if (!/^[a-z]{3,}er$/.test(word)) return undefined;
  const stem = word.slice(0, -2);
  const doubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []), ...doubled].find(
    (base) => moods.get(base) !== undefined,
  );
}

/** What a sentence says of itself outranks what its industry is like. */
const industryShare = 0.5;
const turnedDown = -0.45;
const turnedAround = -0.75;

const neutral = (): Personality => ({
  calmEnergetic: 0,
  classicModern: 0,
  seriousPlayful: 0,
  modestLuxurious: 0,
  softSharp: 0,
  organicTechnical: 0,
});

/** How much a scope turns a mood: 1 as it stands, negative when it is denied. */
export function moodFactor(scope: Scope | undefined): number {
  if (scope?.negated === true) return scope.softened ? turnedDown : turnedAround;
  return scope?.intensity ?? 1;
}

/** Reads the six axes: the mean of what is said on each, over a share of what the industry is like. */
export function readPersonality(said: readonly PhraseMatch<Mood>[], scopes: readonly Scope[], industryMood: string): Personality {
  const byAxis = new Map<PersonalityAxis, number[]>();
  for (const match of said) {
    const factor = moodFactor(scopes[match.from]);
    for (const axis of personalityAxes) {
      const value = match.value[axis];
      if (value !== undefined) byAxis.set(axis, [...(byAxis.get(axis) ?? []), value * factor]);
    }
  }
  const personality = neutral();
  const prior = moodOf(industryMood);
  for (const axis of personalityAxes) {
    const values = byAxis.get(axis);
    const value = values ? values.reduce((sum, one) => sum + one, 0) / values.length : (prior[axis] ?? 0) * industryShare;
    personality[axis] = Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100;
  }
  return personality;
}

/** The sum of the moods of a few words, such as an industry carries. */
function moodOf(description: string): Mood {
  const sum: Mood = {};
  for (const word of description.split(' ')) {
    const axes = moods.get(word) ?? {};
    for (const axis of personalityAxes) {
      const value = axes[axis];
      if (value !== undefined) sum[axis] = (sum[axis] ?? 0) + value;
    }
  }
  return sum;
}
