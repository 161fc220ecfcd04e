import { openers, stopWords } from '../lexicon/words.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';
import type { FoundName, NameContext } from './find.js';
import { tidyLine } from './lines.js';
import { isNameLike } from './looks.js';
import { endOfCapitals, spell } from './spelling.js';

const acronym = /^(?:[\p{Lu}\p{Nd}]{2,8}(?:-\p{L}+)?|(?:\p{Lu}\.){1,7}\p{Lu})$/u;
const longestForm = 24;
const writtenOut =
  /(?<!\p{L})(?:(?:do not|don['’]t|never|please not|not) (?:use the )?(?:abbreviate|shorten|acronym|abbreviation)|no (?:abbreviations?|acronyms?)|nicht abkürzen|keine abkürzung|pas d['’]abréviation|ne pas abréger|sin abreviar|sin siglas|non abbreviare|senza sigla|sem abreviar|niet afkorten|förkorta inte|ikke forkort\p{L}*)/iu;

/** "Royal Institute of Marine Studies (RIMS)" "RIMS (Royal Institute of Marine Studies)" and "RIMS stands for …": the short form is the name, the long one its line. */
export function acronymName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  for (const [at, token] of tokens.entries()) {
    if (!acronym.test(token.text)) continue;
    const isBracketed = tokens[at - 1]?.gap.endsWith('(') === true && token.gap.startsWith(')');
    const long =
      formToldOf(context, at) ??
      (isBracketed ? formBefore(tokens, at) : /^\.?\s*\($/.test(token.gap) ? formAfter(tokens, at + 1) : formAbove(tokens, at));
    if (!long || long.to - long.from < 2 || !abbreviates(tokens, at, long)) continue;
    const name = spell(context, at, at + 1, 'called');
    const written = spell(context, long.from, long.to, 'called');
    const longForm = tidyLine(written?.name ?? '');
    if (!name || !written || longForm === null) continue;
    // "Don't abbreviate": then the long form is the name.
    if (writtenOut.test(context.text)) return { ...written, tokens: new Set([...name.tokens, ...written.tokens]) };
    const stop = token.text.includes('.') && token.gap.startsWith('.') ? '.' : '';
    return { ...name, name: `${name.name}${stop}`, tokens: new Set([...name.tokens, ...written.tokens]), longForm };
  }
  return undefined;
}

const standsFor =
  /^\.?\W{0,3}(?:(?:which|that|it)\s)?(?:stands for|standing for|is short for|short for|is an acronym (?:for|of))\s["“'‘]?/iu;

/** "K.O.A.L.A. stands for Kids Outdoors And Learning Always", "HUB, short for helping urban bees": the capitals that follow, or all up to a mark. */
function formToldOf(context: NameContext, at: number): Span | undefined {
  const { text, tokens } = context;
  const rest = text.slice(tokens[at]?.end);
  const [told] = standsFor.exec(rest) ?? [];
  if (told === undefined) return undefined;
  const start = text.length - rest.length + told.length;
  const from = tokens.findIndex((token) => token.start >= start);
  if (from < 0) return undefined;
  if (isNameLike(tokens[from])) return { from, to: endOfCapitals(context, from) };
  const last = tokens.findIndex(({ gap }, place) => place >= from && gap !== '');
  return { from, to: last < 0 ? tokens.length : last + 1 };
}

/** What stands before the bracket, back to the last mark, without the words that open a request. */
function formBefore(tokens: readonly Token[], at: number): Span {
  let from = at - 1;
  while (from > 0 && at - from < longestForm && /^[&.,'’]?$/.test(tokens[from - 1]?.gap ?? '')) from--;
  while (from < at && !tokens[from]?.capitalised && (stopWords.has(tokens[from]?.key ?? '') || openers.has(tokens[from]?.key ?? '')))
    from++;
  return { from, to: at };
}

function formAfter(tokens: readonly Token[], from: number): Span | undefined {
  for (let at = from; at < tokens.length && at < from + longestForm; at++) if (tokens[at]?.gap.startsWith(')')) return { from, to: at + 1 };
  return undefined;
}

/** "Royal Institute of Marine Studies. It should say RIMS": the long form opens the prompt. */
function formAbove(tokens: readonly Token[], at: number): Span | undefined {
  if (!/^(?:say|says|read|reads)$/.test(tokens[at - 1]?.key ?? '')) return undefined;
  const to = tokens.findIndex(({ gap }) => gap !== '') + 1;
  return to > 0 && to < at ? { from: 0, to } : undefined;
}

/** Most letters of the short form begin a word of the long one. */
function abbreviates(tokens: readonly Token[], at: number, long: Span): boolean {
  const letters = Array.from((tokens[at]?.text ?? '').toLowerCase().replaceAll('.', ''));
  const initials = tokens.slice(long.from, long.to).map(({ own }) => own.charAt(0));
  return letters.filter((letter) => initials.includes(letter)).length >= Math.ceil(letters.length * 0.6);
}
