import { readFileSync } from 'node:fs';
import { converter } from 'culori';
import type { Brief, ColourIntent, Constraints, PersonalityAxis } from '../brief.js';
import type { LockableField, Patch } from '../refinement.js';

/** What a labelled prompt should be understood as; what is left out is not asserted. Colours are the usual hex of the word. */
export interface LabelledPrompt {
  prompt: string;
  expect: {
    name?: string;
    nameSource?: Brief['nameSource'];
    descriptor?: string;
    industry?: string[];
    primary?: string;
    secondary?: string;
    /** The colour that lies under the others: "gold on black". */
    ground?: string;
    avoidColours?: string[];
    constraints?: Partial<Constraints>;
    concepts?: string[];
    avoidConcepts?: string[];
    mood?: Partial<Record<PersonalityAxis, 1 | -1>>;
  };
}

/** A prompt with every icon id that would be a fitting first thought. */
export interface LabelledIcons {
  prompt: string;
  icons: string[];
}

/**
 * A prompt that was written before anyone saw what comes of it. The faults of round 1 were looked at and mended as classes; round 2
 * was written after that and only ever measured.
 */
export interface UnseenPrompt {
  prompt: string;
  round: 1 | 2;
  name: string;
  icons: string[];
  /** The usual hex of the colour asked for. */
  primary?: string;
}

/** A prompt by somebody who did not know the lexicons, with what should come of it. */
export interface ExpectedPrompt {
  id: string;
  prompt: string;
  language: string;
  /** Null where the prompt gives none. */
  name: string | null;
  /** Other readings of the name that are as good. */
  nameAlso?: string[];
  /** Things, colours and moods that must not be seen. */
  never: string[];
}

/** What a patch should say: colours by hex, moods by sign. */
export interface ExpectedPatch {
  kind: Patch['kind'];
  role?: 'primary' | 'secondary';
  like?: string;
  from?: string;
  to?: string;
  by?: string;
  amount?: number;
  axis?: PersonalityAxis;
  sign?: 1 | -1;
  term?: string;
  constraints?: Partial<Constraints>;
  fields?: LockableField[];
  field?: string;
  name?: string;
  text?: string | null;
}

/**
 * A prompt and what is said about its identity step by step: the patches, and the parts of the decisions that must change
 * (unless the identity is already so, which the record then says) or may change; all others must stay.
 */
export interface LabelledChain {
  prompt: string;
  steps: { say: string; patches: ExpectedPatch[]; must: string[]; may: string[] }[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../corpus/${name}.json`, import.meta.url), 'utf8'));

export const labelledPrompts = (): LabelledPrompt[] => read('prompts') as LabelledPrompt[];
/** A label names a thing by one drawing of it; the same thing drawn by another hand fits as well. */
const byAnyHand = (icons: readonly string[]): string[] =>
  icons.flatMap((id) => [id, ...['own', 'mdi', 'fluent', 'temaki', 'maki'].map((hand) => `${hand}-${id}`)]);

export const labelledIcons = (): LabelledIcons[] =>
  (read('icons') as LabelledIcons[]).map((label) => ({ ...label, icons: byAnyHand(label.icons) }));
export const unseenPrompts = (): UnseenPrompt[] =>
  (read('unseen') as UnseenPrompt[]).map((label) => ({ ...label, icons: byAnyHand(label.icons) }));
/** Ordinary trades, written without a look at the lexicon, to see how far the seeds of one prompt differ where nobody chose it. */
export const tradePrompts = (): string[] => read('trades') as string[];
export const expectedPrompts = (): ExpectedPrompt[] => (read('expected') as { prompts: ExpectedPrompt[] }).prompts;
/** Prompts as people write them: every set whose author did not know the lexicons. */
export const realisticPrompts = (): string[] =>
  ['expected', 'held-out', 'held-out-2', 'held-out-3', 'held-out-4'].flatMap((set) =>
    (read(set) as { prompts: { prompt: string }[] }).prompts.map(({ prompt }) => prompt),
  );
export const labelledChains = (): LabelledChain[] => read('refinements') as LabelledChain[];

const oklch = converter('oklch');
const neutralChroma = 0.03;

/** Degrees between the hue of an intent and that of a hex value; 0 where both are neutral, 180 where only one is. */
export function hueError(intent: ColourIntent | null, hex: string): number {
  const colour = oklch(hex);
  const hue = colour === undefined || colour.c < neutralChroma ? null : (colour.h ?? null);
  if (hue === null || intent?.hue == null) return hue === null && intent?.hue === null ? 0 : 180;
  return Math.abs(((intent.hue - hue + 540) % 360) - 180);
}
