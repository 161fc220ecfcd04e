import type { Decisions } from '../../decisions.js';
import { writesAside } from '../../interpreting/asides-shown.js';
import { describe } from './naming.js';
import { type Applied, type ApplyContext, isRefused, omit, passes } from './state.js';

/** The year and the place that one drawing writes and another does not. */
const lostWords = (before: Decisions, after: Decisions): ('year' | 'place')[] =>
  (['year', 'place'] as const).filter((field) => {
    const text = before[field];
    return text !== undefined && writesAside(before, field, text) && after[field] === text && !writesAside(after, field, text);
  });

/** What took another drawing writes the year and the place in the line under the name, where that drawing has no other place for them. */
export function withLostWords(before: Decisions, result: Applied, context: ApplyContext): Applied {
  if (isRefused(result)) return result;
  let kept = result;
  for (const field of lostWords(before, result.decisions)) {
    const { descriptor, [field]: text = '' } = kept.decisions;
    const cleared = { ...kept, decisions: omit(kept.decisions, field) };
    const written = describe(cleared, { kind: 'descriptor', text: descriptor === null ? text : `${descriptor} · ${text}` }, context);
    if (!isRefused(written) && passes(written, context)) kept = written;
  }
  return kept;
}

/** What is said where the year or the place is no longer written; null where both are. */
export function tellsLostWords(before: Decisions, after: Decisions): string | null {
  const [field] = lostWords(before, after);
  return field === undefined ? null : `The ${field} is no longer written: this drawing has no place for it.`;
}
