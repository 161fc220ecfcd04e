import type { Brief } from '../brief.js';
import type { Decisions } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import { containerTemperaments } from './of-containers.js';
import { paletteTemperament } from './of-colours.js';
import { markTemperament } from './of-marks.js';
import { contradiction, mostContradiction, type Temperament, temperamentAxes, temperamentOf } from './temperament.js';
import type { Mood } from '../understanding/lexicon/personality.js';

const silent = { calmEnergetic: 0, classicModern: 0, seriousPlayful: 0, modestLuxurious: 0, softSharp: 0, organicTechnical: 0 };

/** How far a typeface may lean to the other side before the mood is contradicted. */
const mostContrary = 0.5;
/** How far a typeface or a colour leans where a person sees it. */
const leastLeaning = 0.15;
/** A mood as strong as "vintage" is not shown by the letters beside a mark alone. */
const strongMood = 0.85;

/** What a brief asks for so strongly that it must be seen in the mark, or undefined. */
export function strongMoodOf(personality: Brief['personality']): Mood | undefined {
  const strong = (Object.entries(personality) as [keyof Mood, number][]).filter(([, value]) => Math.abs(value) >= strongMood);
  return strong.length > 0 ? Object.fromEntries(strong) : undefined;
}

/** Moods as playful as this are seen in letters, mark and colours as a whole: friendly letters in navy are not yet cheerful. */
const cheerful = 0.6;
const leastCheer = 0.5;

/** How much of a mood a ground or an idea shows: its temperament is told more coarsely. */
const leastAgreement = 0.12;

const agreement = (thing: Temperament, asked: Temperament): number =>
  temperamentAxes.reduce((sum, axis) => sum + (thing[axis] ?? 0) * (asked[axis] ?? 0), 0);

/** Whether letters alone show a mood that is asked for. */
export function lettersShow(mood: Mood, personality: Brief['personality']): boolean {
  const leanings = leaningsOf(mood, personality, false);
  if (leanings.some(({ strength, leans }) => strength >= 0.5 && leans <= -mostContrary)) return false;
  if ((mood.seriousPlayful ?? 0) >= cheerful) return personality.seriousPlayful >= leastCheer;
  return leanings.some(({ strength, leans }) => strength >= 0.3 && leans >= leastLeaning);
}

/** How strongly a mood asks for each of its axes, and how far a typeface leans that way. */
function leaningsOf(mood: Mood, personality: Brief['personality'], refused: boolean): { strength: number; leans: number }[] {
  const turned = refused ? -1 : 1;
  return (Object.entries(mood) as [keyof typeof personality, number][]).map(([axis, value]) => ({
    strength: Math.abs(value),
    leans: personality[axis] * Math.sign(value) * turned,
  }));
}

/** What a drawing says of a mood: it leans that way in its letters, its idea, its ground or its colour; or it leans the other way, or neither. */
export function leaningTo(mood: Mood, refused: boolean, { mark, type, palette, layout }: Decisions, pack: Pack): 'to' | 'away' | 'neither' {
  const { personality } = pack.font(type.font);
  const leanings = leaningsOf(mood, personality, refused);
  if (leanings.some(({ strength, leans }) => strength >= 0.5 && leans < -mostContrary)) return 'away';
  // Loud letters are not delicate because they are round.
  const isTorn = leanings.some(({ strength, leans }) => strength >= 0.5 && leans <= -mostContrary);
  // What is not to be corporate need not be anything else.
  if (refused) return 'to';
  const asked = temperamentOf({ ...silent, ...mood });
  const [idea, ground] = [markTemperament(mark), containerTemperaments[mark.container]];
  // A seal is not minimal, nor playful, because of its letters.
  if ([idea, ground].some((part) => contradiction(part, asked).amount > mostContradiction)) return 'away';
  if ((mood.seriousPlayful ?? 0) >= cheerful) {
    const cheer = [idea, ground, paletteTemperament(palette)].reduce(
      (sum, part) => sum + (part.solemnPlayful ?? 0),
      personality.seriousPlayful,
    );
    return cheer >= leastCheer ? 'to' : 'neither';
  }
  const isOfLetters = layout.kind === 'wordmark';
  const isSeen = ({ strength, leans }: (typeof leanings)[number]): boolean =>
    strength >= 0.3 && leans >= leastLeaning && (strength < strongMood || isOfLetters);
  if (!isTorn && leanings.some(isSeen)) return 'to';
  // Nor are solemn letters playful because they are pink.
  const parts = isTorn ? [idea, ground] : [idea, ground, paletteTemperament(palette)];
  return parts.some((part) => agreement(part, asked) >= leastAgreement) ? 'to' : 'neither';
}
