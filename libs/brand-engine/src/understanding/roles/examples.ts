import { readByRules, type Sources } from '../reading.js';
import { type Featured, featuresOf, type RuleReading } from './features.js';
import type { Settings } from './learner.js';
import type { MarkedPrompt } from './marked.js';
import type { NameSpan } from './name-spans.js';
import { nameChoice } from './spans.js';
import { type NameExample, trainNames } from './train-names.js';

/** A marked prompt as the trainer sees it. */
export interface Example extends NameExample {
  marked: MarkedPrompt;
  reading: RuleReading;
  featured: Featured;
}

/** How the committed weights were learnt. */
const settings: Settings = { rounds: 8, rate: 0.1, shrink: 0.02, rarest: 4 };

export function exampleOf(marked: MarkedPrompt, sources: Sources): Example {
  const reading = readByRules(marked.prompt, sources);
  const featured = featuresOf(reading);
  const choice = nameChoice(reading, featured);
  const names = marked.spans.filter(({ role }) => role === 'name');
  // "Northwind's logo"
  const ends = (end: number, last: number): boolean => last === end || /^['’]s?$/.test(marked.text.slice(end, last));
  const isName = ({ from, to }: NameSpan): boolean =>
    names.some(({ start, end }) => featured.pieces[from]?.start === start && ends(end, featured.pieces[to - 1]?.end ?? -1));
  const right = names.length === 0 ? [choice.spans.length] : choice.spans.flatMap((span, at) => (isName(span) ? [at] : []));
  return { ...choice, right, marked, reading, featured };
}

/** Learns from all examples in which the name is a run of pieces. */
export const learn = (examples: readonly Example[]): ReturnType<typeof trainNames> =>
  trainNames(
    examples.filter(({ right }) => right.length > 0),
    settings,
  );
