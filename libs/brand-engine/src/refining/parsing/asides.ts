import type { Brief } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import { findForms } from '../../understanding/forms/forms.js';
import { linesOf } from '../../understanding/forms/picture-lines.js';
import { findLetters } from '../../understanding/forms/letters.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { places } from '../../understanding/lexicon/words.js';
import type { Scope } from '../../understanding/language/negation.js';
import type { Token } from '../../understanding/text/text.js';
import type { Span } from '../../understanding/wishes.js';
import { initialsOf } from '../../direct/initials.js';
import { isShownAt, span, type ClauseText, type Reader, type Understood } from './clause.js';
import { exchangeOf } from './exchange.js';
import { readConstraintChange } from './constraint.js';

const removes =
  /\b(?:remove|drop|lose|delete|no|without|away|out|get rid of|take (?:\w+ ){0,3}(?:out|away|off)|ditch|hide|leave out|(?:can|could|may|should|must) go(?= too| as well| now|$)|not needed|unnecessary)\b/;
const yearNoun = /^(?:year|date|anno|est|established)$/;
const placeNoun = /^(?:town|city|place|location|village|country|region)$/;
/** A mark of more letters is a word. */
const mostInitials = 3;
const yearToken = /^(?:1[4-9]\d\d|20[0-4]\d)$/;

const initialsTold =
  /\b(?:monogram|initials|letters? in (?:the )?(?:mark|symbol|icon)) (?:(?:should|must|has to|needs? to|have to|ought to) (?:be|say|read|show)|is|are|reads?|says?|to) (?:an? )?["'“‘]?(\p{Lu}[\p{Lu}&+.]{0,3})(?![\p{L}])/u;

/** "The monogram should be BA": the letters as they are told. */
export const readToldLetters: Reader = ({ text, tokens }) => {
  const [, letters] = initialsTold.exec(text) ?? [];
  return letters === undefined
    ? undefined
    : { patches: [{ kind: 'letters', letters: letters.replaceAll('.', '') }], used: span(0, tokens.length) };
};

/** "Drop the year", "add the year 1994 and the town, Crewe", "since 1980", "no town". */
export const readAsides: Reader = (clause) => {
  const { tokens, keys } = clause;
  const patches = removes.test(keys) ? asidesRemoved(tokens) : asidesGiven(clause);
  if (patches.length === 0) return undefined;
  // "A round badge with the year 1977" asks for both.
  const demands = removes.test(keys) ? undefined : readConstraintChange(clause, new Set());
  return { patches: [...(demands?.patches ?? []), ...patches], used: span(0, tokens.length) };
};

/** Emblems and lock-ups have room for a place of this length where the year stood. */
const longestPlace = 24;

/** "Instead of est. 1955 write Isle of Sorrel", "replace the year with 'Lake Como'": the words come where the year or the place stood. */
export const readReplacedAside: Reader = (clause) => {
  const { tokens, text, keys, context } = clause;
  const corrected = correctedYear(clause);
  if (corrected) return { patches: corrected, used: span(0, tokens.length) };
  if (!exchangeOf(tokens) && !/\breplace\b/.test(keys)) return undefined;
  const { year, place } = context.brief;
  const digits = /\d{4}/.exec(year ?? '')?.[0];
  const isYear = year && tokens.some(({ own, key }) => own === digits || yearNoun.test(key));
  const isPlace = place && (text.toLowerCase().includes(place.toLowerCase()) || tokens.some(({ key }) => placeNoun.test(key)));
  const field = isYear ? 'year' : isPlace ? 'place' : undefined;
  const words = field && wordsInstead(clause, [year, place]);
  if (!field || !words) return undefined;
  const other = yearToken.exec(words)?.[0];
  return {
    patches: other
      ? [{ kind: 'aside', field: 'year', text: other === words ? withYear(year, other) : words }]
      : withWords(field, words, context.brief),
    used: span(0, tokens.length),
  };
};

/** "It's 1978, not 1987": another year in the place of the one that is written. */
function correctedYear({ text, keys, tokens, context: { brief } }: ClauseText): Patch[] | undefined {
  const written = [brief.year, brief.descriptor].find((own) => /\d{4}/.test(own ?? '')) ?? '';
  const old = /\d{4}/.exec(written)?.[0];
  const [year, more] = tokens.filter(({ own }) => yearToken.test(own) && own !== old);
  const isCorrection = text.includes(old ?? ' ') || /\b(?:it|year|date|should|actually|correct|wrong)\b/.test(keys);
  if (old === undefined || year === undefined || more !== undefined || !isCorrection || tokens.length > mostOfYear) return undefined;
  const said = yearAsSaid(tokens, year, text);
  return brief.year?.includes(old)
    ? [{ kind: 'aside', field: 'year', text: said === year.own ? withYear(brief.year, said) : said }]
    : [{ kind: 'descriptor', text: written.replace(old, year.own) }];
}
const mostOfYear = 9;

/** Another year with the words that the one before is written with: "Est. 1897". */
const withYear = (written: string | null | undefined, other: string): string => (written ? written.replace(/\d{4}/, other) : other);

/** The words that come: in quotes, or behind the verb or the link up to what they take the place of. */
function wordsInstead({ text, tokens }: ClauseText, old: readonly (string | null | undefined)[]): string | undefined {
  const quoted = findQuotes(text).find(({ content }) => !old.includes(content))?.content;
  if (quoted !== undefined) return quoted;
  const verb = tokens.findLastIndex(({ key }) => /^(?:write|put|say|with|by|use)$/.test(key));
  const end = tokens.findIndex(({ key }, at) => at > verb && /^(?:instead|rather|in|there)$/.test(key));
  const [first, last] = [tokens[verb + 1], tokens.at(end < 0 ? -1 : end - 1)];
  const said = verb >= 0 && first && last && last.end > first.start ? text.slice(first.start, last.end) : '';
  return /^[\p{Lu}\d]/u.test(said) ? said : undefined;
}

/** What was written goes, and the words stand under the name or, where a line stands there, beside that one. */
const withWords = (field: 'year' | 'place', words: string, { descriptor }: Brief): Patch[] => [
  { kind: 'aside', field, text: null },
  descriptor !== null && words.length <= longestPlace
    ? { kind: 'aside', field: 'place', text: words }
    : { kind: 'descriptor', text: words },
];

const asidesRemoved = (tokens: readonly Token[]): Patch[] => [
  ...(tokens.some(({ key, own }) => yearNoun.test(key) || yearToken.test(own))
    ? [{ kind: 'aside' as const, field: 'year' as const, text: null }]
    : []),
  ...(tokens.some(({ key }) => placeNoun.test(key)) ? [{ kind: 'aside' as const, field: 'place' as const, text: null }] : []),
];

/** "A round badge with 1987 at the bottom" */
const isPlacedYear =
  /\bwith (?:the )?(?:1[4-9]|20)\d\d\b|\b(?:1[4-9]|20)\d\d (?:\w+ )?(?:at the (?:bottom|top)|below|underneath|under (?:it|the name))/;

function asidesGiven({ tokens, text, keys, context: { brief } }: ClauseText): Patch[] {
  const year = tokens.find(({ own }) => yearToken.test(own));
  // "Add the year" of a brief that tells one.
  if (!year && brief.year && /\b(?:add|put|write) (?:the |our )?(?:founding )?year\b/.test(keys))
    return [{ kind: 'aside', field: 'year', text: brief.year }];
  const says =
    year !== undefined &&
    (tokens.length === 1 ||
      tokens.some(({ key }) => yearNoun.test(key) || key === 'since') ||
      /\b(?:add|put|write)\b/.test(keys) ||
      isPlacedYear.test(keys));
  const place = placeAfter(tokens, text);
  return [
    ...(year && says ? [{ kind: 'aside' as const, field: 'year' as const, text: yearAsSaid(tokens, year, text) }] : []),
    ...(place === undefined ? [] : [{ kind: 'aside' as const, field: 'place' as const, text: place }]),
  ];
}

/** Emblems have room for as much beside the name. */
const longestYear = 12;

/** "Est. 2003" and "seit 1887" are written as they are said. */
function yearAsSaid(tokens: readonly Token[], year: Token, text: string): string {
  const before = tokens[tokens.indexOf(year) - 1];
  const isTold = before !== undefined && /^(?:est|since|established|from)$/.test(before.key) && /^\.?$/.test(before.gap);
  const said = isTold ? text.slice(before.start, year.end) : year.own;
  return said.length <= longestYear ? said : year.own;
}

/** "The town, Crewe", "the city of Porto", "the place: New Haven". */
function placeAfter(tokens: readonly Token[], text: string): string | undefined {
  const noun = tokens.findIndex(({ key }) => placeNoun.test(key));
  if (noun < 0)
    return tokens.find(({ key, own, capitalised }) => capitalised && key === own && places.has(own) && tokens.length <= 3)?.text;
  const from = tokens.findIndex(({ capitalised }, at) => at > noun && at <= noun + 3 && capitalised);
  const first = tokens[from];
  if (!first) return undefined;
  let to = from;
  while (tokens[to]?.gap === '' && tokens[to + 1]?.capitalised) to++;
  return text.slice(first.start, tokens[to]?.end).slice(0, 30);
}

/** "Only the letters P and L", "a monogram SH", "just the letter B". */
export const readLetters: Reader = ({ tokens, scopes, keys, context }, used) => {
  if (!/\b(?:only|just|monogram|initials?|use|with|show|keep|add|instead|give|make|want|put|place|write|rather)\b/.test(keys))
    return undefined;
  const found = findLetters(tokens) ?? pairOfLetters(tokens) ?? letterAlone(tokens);
  if (!found) return readInitials(tokens, scopes, context.brief.name);
  if (used.has(found.from)) return undefined;
  return { patches: [{ kind: 'letters', letters: found.letters }], used: span(found.from, found.to) };
};

/** "A nice P&P": two capitals with a sign between them. */
function pairOfLetters(tokens: readonly Token[]): (Span & { letters: string }) | undefined {
  const isCapital = (token: Token | undefined): boolean => /^\p{Lu}$/u.test(token?.text ?? '');
  const at = tokens.findIndex((token, place) => isCapital(token) && /^\s*[&+]\s*$/.test(token.gap) && isCapital(tokens[place + 1]));
  return at < 0 ? undefined : { letters: `${tokens[at]?.text ?? ''}${tokens[at + 1]?.text ?? ''}`, from: at, to: at + 2 };
}

/** "Put an M there": a single capital behind an article. */
function letterAlone(tokens: readonly Token[]): (Span & { letters: string }) | undefined {
  const at = tokens.findIndex(({ text }, place) => /^\p{Lu}$/u.test(text) && /^(?:a|an|the)$/.test(tokens[place - 1]?.key ?? ''));
  const letters = tokens[at]?.text;
  return letters === undefined ? undefined : { letters, from: at - 1, to: at + 1 };
}

/** "Initials instead" are those of all words of the name, as far as a mark has room. */
function readInitials(tokens: readonly Token[], scopes: readonly Scope[], name: string): Understood | undefined {
  const at = tokens.findIndex(({ key }) => /^(?:initials|monogram)$/.test(key));
  const letters = initialsOf(name, mostInitials);
  return at < 0 || letters.length < 2 || scopes[at]?.negated === true ? undefined : { patches: [{ kind: 'letters', letters }], used: [at] };
}

/** "Remove the fox's outline": what goes is not asked for. */
const takesOutline =
  /\b(?:remove|drop|lose|delete|get rid of|take (?:away|off|out)|without) (?:(?!and\b|but\b|make\b|for\b|so\b)[\w']+ ){0,3}?(?:outlines?|contours?)\b/;

/** "Make it outlined", "hand-drawn letters", "no stripes", "a thin frame". */
export const readForms: Reader = (clause, used) => {
  const { keys, tokens, scopes } = clause;
  // "Thicker frames on the glasses" are those of the glasses.
  const isOfPicture = (at: number): boolean =>
    /^(?:on|of)$/.test(tokens[at]?.key ?? '') && isShownAt(clause, at + (tokens[at + 1]?.key === 'the' ? 2 : 1));
  const found = findForms(tokens, scopes, used).filter(({ form, to }) => form !== 'frame' || !isOfPicture(to));
  if (found.length === 0) return undefined;
  const lines = linesOf(found, tokens);
  const isCounted = (at: number): boolean => tokens[at - 1]?.key === 'fewer';
  return {
    patches: found.map(({ form, refused, from }) =>
      isCounted(from)
        ? { kind: 'beyond', reason: 'How many there are is part of the drawing.' }
        : {
            kind: 'take-form',
            form,
            refused: refused || (form === 'outlined' && takesOutline.test(keys)),
            ...(lines && form === 'outlined' ? { lines } : {}),
          },
    ),
    used: found.flatMap(({ from, to }) => span(from, to)),
  };
};
