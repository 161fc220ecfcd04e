import { spell, isNameLike, endOfCapitals } from './spelling.js';
import { tidyLine } from './lines.js';
import type { FoundName, NameContext } from './find.js';

const acronym = /^[\p{Lu}\p{Nd}]{2,7}$/u;

/** "Royal Institute of Marine Studies (RIMS)" and "RIMS (Royal Institute of Marine Studies)": the short form is the name, the long one its line. */
export function acronymName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  for (let at = 0; at < tokens.length; at++) {
    if (!isNameLike(tokens[at]) || (at > 0 && isNameLike(tokens[at - 1]) && tokens[at - 1]?.gap === '')) continue;
    const end = endOfCapitals(context, at);
    const opening = tokens[end - 1]?.gap ?? '';
    if (!/^\($/.test(opening) || !isNameLike(tokens[end])) continue;
    const inner = endOfBracket(context, end);
    if (inner === undefined) continue;
    const [outside, inside] = [
      { from: at, to: end },
      { from: end, to: inner },
    ];
    const [short, long] = isShort(context, outside) ? [outside, inside] : [inside, outside];
    if (!isShort(context, short) || long.to - long.from < 2 || !abbreviates(context, short, long)) continue;
    const name = spell(context, short.from, short.to, 'called');
    const written = spell(context, long.from, long.to, 'called');
    const longForm = tidyLine(written?.name ?? '');
    if (!name || !written || longForm === null) continue;
    return { ...name, tokens: new Set([...name.tokens, ...written.tokens]), longForm };
  }
  return undefined;
}

interface Span {
  from: number;
  to: number;
}

function endOfBracket({ tokens }: NameContext, from: number): number | undefined {
  for (let at = from; at < tokens.length && at < from + 12; at++) {
    if (tokens[at]?.gap.startsWith(')')) return at + 1;
    if (tokens[at]?.gap !== '' && tokens[at]?.gap !== '&') return undefined;
  }
  return undefined;
}

const isShort = ({ tokens }: NameContext, { from, to }: Span): boolean => to - from === 1 && acronym.test(tokens[from]?.text ?? '');

/** Most letters of the short form begin a word of the long one. */
function abbreviates({ tokens }: NameContext, short: Span, long: Span): boolean {
  const letters = Array.from((tokens[short.from]?.text ?? '').toLowerCase());
  const initials = tokens.slice(long.from, long.to).map(({ own }) => own.charAt(0));
  return letters.filter((letter) => initials.includes(letter)).length >= Math.ceil(letters.length * 0.6);
}
