import type { Language } from '../../brief.js';
import { stream } from '../../random.js';
import { readByRules, type Sources } from '../reading.js';
import { cleanPrompt } from '../text.js';
import { featuresOf } from './features.js';
import type { Settings } from './learner.js';
import type { MarkedPrompt } from './marked.js';
import { type NameSpan, nameChoice } from './spans.js';
import { type NameExample, trainNames } from './train-names.js';
import { composed, fillersOf, varied } from './vary.js';

/** A marked prompt as the trainer sees it. */
export interface Example extends NameExample {
  marked: MarkedPrompt;
  language: Language;
}

/** How the committed weights were learnt. */
const settings: Settings = { rounds: 8, rate: 0.05, shrink: 0.1, rarest: 5 };
const variations = 2;

export function exampleOf(marked: MarkedPrompt, sources: Sources): Example {
  const reading = readByRules(marked.prompt, sources);
  const featured = featuresOf(reading);
  const choice = nameChoice(reading, featured);
  const names = marked.spans.filter(({ role }) => role === 'name');
  const isName = ({ from, to }: NameSpan): boolean =>
    names.some(({ start, end }) => featured.pieces[from]?.start === start && featured.pieces[to - 1]?.end === end);
  const right = names.length === 0 ? [choice.spans.length] : choice.spans.flatMap((span, at) => (isName(span) ? [at] : []));
  return { ...choice, right, marked, language: reading.sentence.language };
}

/** Learns from marked prompts, from variations of each, and from short prompts made of their words. */
export function learn(examples: readonly Example[], sources: Sources): ReturnType<typeof trainNames> {
  const draw = stream('roles', 'variations');
  const fillers = fillersOf(examples);
  const varying = examples.flatMap(({ marked, language }) =>
    Array.from({ length: variations }, () => varied(marked, language, fillers, draw)),
  );
  const short = examples.flatMap(({ language }) => composed(language, fillers, draw) ?? []);
  const more = [...varying, ...short].filter(({ text }) => cleanPrompt(text) === text).map((marked) => exampleOf(marked, sources));
  return trainNames(
    [...examples, ...more].filter(({ right }) => right.length > 0),
    settings,
  );
}
