import type { Form } from '../brief.js';
import { beyond, formWords, givens, neverDrawn } from './lexicon/forms.js';
import { brandNouns, linkNouns, neverNames, stopWords } from './lexicon/words.js';
import type { NameContext } from './names/find.js';
import { endOfCapitals } from './names/spelling.js';
import type { Scope } from './negation.js';
import { PhraseTable } from './phrases.js';
import type { Token } from './text.js';
import type { Span, Wish } from './wishes.js';

const forms = new PhraseTable<Form>(formWords);
const given = new PhraseTable<true>(givens.map((phrase) => [phrase, true]));
const never = new PhraseTable<true>(neverDrawn.map((phrase) => [phrase, true]));
const impossible = new PhraseTable<string>(beyond);

type WishOf<K extends Wish['kind']> = Extract<Wish, { kind: K }>;

/** Words of form, asked for or refused. A form that stands for a product ("handmade soap") is none. */
export function findForms(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): WishOf<'form'>[] {
  return forms
    .scan(tokens)
    .filter(({ from, to, value }) => !taken.has(from) && !isOfThing(tokens, from, to, value))
    .map(({ value, from, to }) => ({ kind: 'form', form: value, refused: isRefused(scopes, from, to), from, to }));
}

/** "Chunky knitwear", "striped socks" and "a thin crust" speak of what is sold. */
function isOfThing(tokens: readonly Token[], from: number, to: number, form: Form): boolean {
  const next = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  if (!next || to - from > 1 || next.pos !== 'NOUN') return false;
  return (
    !linkNouns.has(next.key) &&
    ['heavy', 'thin', 'stripes', 'slanted', 'frame', 'dots', 'rounded'].includes(form) &&
    !/^(?:logo|mark|icon|symbol)$/.test(next.key)
  );
}

const isRefused = (scopes: readonly Scope[], from: number, to: number): boolean => {
  const scope = scopes[to - 1] ?? scopes[from];
  return scope?.negated === true && !scope.softened;
};

/** What every identity is or never is, and what none can be. */
export function findLimits(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
): (WishOf<'given'> | WishOf<'beyond'>)[] {
  const isFree = ({ from }: Span): boolean => !taken.has(from);
  const refusedAnyway = never.scan(tokens).filter(({ from, to }) => isRefused(scopes, from, to));
  const asked = impossible.scan(tokens).filter(({ from, to }) => !isRefused(scopes, from, to));
  return [
    ...[...given.scan(tokens), ...refusedAnyway].filter(isFree).map(({ from, to }) => ({ kind: 'given' as const, from, to })),
    ...asked.filter(isFree).map(({ value, from, to }) => ({ kind: 'beyond' as const, reason: value, from, to })),
  ];
}

const yearToken = /^(?:1[4-9]\d\d|20[0-4]\d)$/;
const yearCue = /^(?:since|est|established|founded|anno|started|opened|began|dating|born|estd)$/;

/** The founding year: "est. 1908", "since 1924", "founded in 1962". */
export function findYear(tokens: readonly Token[]): WishOf<'year'> | undefined {
  const at = tokens.findIndex(
    ({ own }, place) =>
      yearToken.test(own) &&
      [1, 2, 3].some((back) => yearCue.test(tokens[place - back]?.key ?? '') || yearCue.test(tokens[place - back]?.own ?? '')),
  );
  const cue = [3, 2, 1]
    .map((back) => at - back)
    .find((place) => yearCue.test(tokens[place]?.key ?? '') || yearCue.test(tokens[place]?.own ?? ''));
  return at < 0 ? undefined : { kind: 'year', year: tokens[at]?.own ?? '', from: cue ?? at, to: at + 1 };
}

const placeCue = /^(?:in|from|near|at)$/;
const longestPlace = 30;

/** Where the brand is at home: the capitals after "in" or "from". */
export function findPlace(context: NameContext, taken: ReadonlySet<number>): WishOf<'place'> | undefined {
  const { tokens, text } = context;
  for (let at = 0; at < tokens.length - 1; at++) {
    const [cue, first] = [tokens[at], tokens[at + 1]];
    if (!cue || !first || cue.gap !== '' || !placeCue.test(cue.key) || taken.has(at + 1)) continue;
    // In German a noun has a capital anyway: what the tables know is no place.
    if (!first.capitalised || first.key !== first.own || neverNames.has(first.own) || brandNouns.has(first.key) || stopWords.has(first.key))
      continue;
    const end = endOfCapitals(context, at + 1);
    const last = tokens[end - 1];
    const place = last ? text.slice(first.start, last.end) : '';
    if (place !== '' && place.length <= longestPlace) return { kind: 'place', place, from: at, to: end };
  }
  return undefined;
}

const letterCue = /^(?:monogram|initials?|letters?|lettermark|letterforms?)$/;
const mostLetters = 4;

/** The letters that a monogram is to show: "initials J and T", "an MK monogram", "the letter Q". */
export function findLetters(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!letterCue.test(token.key)) continue;
    let to = at + 1;
    let letters = '';
    while (to < tokens.length && to <= at + 8 && letters.length < mostLetters) {
      const { text, key } = tokens[to] ?? { text: '', key: '' };
      const written = text.replaceAll('.', '');
      if (/^\p{Lu}{1,4}$/u.test(written) && key !== 'i') letters += written;
      else if (!/^(?:and|of|from|the|letters?|with|or)$/.test(key)) break;
      to++;
    }
    if (letters !== '') return { kind: 'letters', letters: letters.slice(0, mostLetters), from: at, to };
    const before = tokens[at - 1];
    if (before?.gap === '' && /^\p{Lu}{1,4}$/u.test(before.text) && !/^(?:A|I)$/.test(before.text) && token.key !== 'letters')
      return { kind: 'letters', letters: before.text, from: at - 1, to: at + 1 };
  }
  return undefined;
}
