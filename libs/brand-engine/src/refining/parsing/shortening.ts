import type { Patch } from '../../refinement.js';
import { isColourWord } from '../../understanding/lexicon/colours.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { words } from '../../understanding/text/phrases.js';
import { placeOfWords, type Token } from '../../understanding/text/text.js';
import { type ClauseText, isShownAt, type Reader, span, spokenOf } from './clause.js';
import { exchangeOf } from './exchange.js';

const removes =
  /\b(?:remove|drop|lose|delete|no|without|get rid of|take (?:\w+ ){0,5}?(?:out|away|off)|ditch|skip|hide|leave (?:\w+ ){0,4}?(?:out|off)|cut|scrap|omit|away|out|gone|not needed|isn't needed|don't need)\b/;
/** What says that letters are spoken of, and no thing. */
const ofLetters = /\b(?:words?|name|wordmark|text|writing|lettering|title)\b/;
const alone = /^(?:only|just|alone|simply|solely|enough)$/;
/** What may stand around the part of a name that is to be all of it: "only Vasco should come", "it should just say Vasco". */
const around = words(`
  only just alone simply solely enough it should must shall say says read be is are i we want need keep leave write show use make call us please kindly the name now to shorten have put let so and
  come comes stay stays remain remains there left will do would appear as instead on in written shown visible ok fine word words text logo that
`);

/** "Just rook and name" of Rook & Pawn speaks of the picture and of the whole name. */
const namesBoth =
  /\bsymbol (?:and|with|plus) (?:the |our )?(?:name|text|wordmark|lettering)\b|\b(?:name|text|wordmark|lettering) (?:and|with|plus) (?:the |our )?symbol\b/;

/** "Remove the word Bakery", "only Vasco should come", "drop the & Co": what is left of the name. */
export const readShortened: Reader = (clause) => {
  const { text, tokens, context } = clause;
  if (exchangeOf(tokens) || namesBoth.test(spokenOf(clause))) return undefined;
  const { name, descriptor } = context.brief;
  const removing = removes.test(outsideQuotes(clause));
  const line = descriptor === null ? undefined : runIn([descriptor], text);
  if (line && removing && isLetters(clause, line)) return whole(clause, { kind: 'descriptor', text: null });
  const run = runIn(partsOf(name), text);
  if (!run) return undefined;
  const inside = (token: Token): boolean => token.start >= run.from && token.end <= run.to;
  const others = tokens.filter((token) => !inside(token));
  const isAll = others.some(({ key }) => alone.test(key)) && others.every(({ key }) => around.has(key) || key === '·');
  // "Only Vasco without Bakery"
  const before = tokens.findLast(({ end }) => end <= run.from)?.key ?? '';
  const isKept = /^(?:only|just|keep)$/.test(before) && removing;
  if ((isAll || isKept) && isLetters(clause, run)) return whole(clause, { kind: 'rename', name: run.part });
  const left = removing && isLetters(clause, run) ? withoutPart(name, run.part) : '';
  return left === '' ? undefined : whole(clause, { kind: 'rename', name: left });
};

/** What a clause says itself: "the motto 'Never without you' below" takes nothing away. */
const outsideQuotes = ({ text, tokens }: ClauseText): string => {
  const quotes = findQuotes(text);
  const isOutside = ({ start, end }: Token): boolean => !quotes.some((quote) => quote.start <= start && end <= quote.end);
  return tokens
    .filter(isOutside)
    .map(({ key }) => key)
    .join(' ');
};

interface Run {
  part: string;
  from: number;
  to: number;
}

/** Which of several texts a clause names first. */
function runIn(parts: readonly string[], text: string): Run | undefined {
  const found = parts.flatMap((part) => {
    // "The" of a name is no "the" of the sentence.
    const from = placeOfWords(part, text, part.length > longestArticle);
    return from < 0 ? [] : [{ part, from, to: from + part.length }];
  });
  return found.toSorted((a, b) => a.from - b.from || b.to - a.to)[0];
}

/** Words of a name that are as short may be articles and the like, which are meant only where they are written as in the name. */
const longestArticle = 3;

/** Parts of a name of several words, without the name itself. */
function partsOf(name: string): string[] {
  const all = name.split(' ');
  const runs = all.flatMap((_, from) => all.slice(from).map((_, more) => all.slice(from, from + more + 1)));
  return runs.filter((run) => run.length < all.length && run.some((word) => /\p{L}{2}/u.test(word))).map((run) => run.join(' '));
}

/** Whether the part of the name is meant, and neither a thing that is shown nor a colour that is called like it. */
function isLetters(clause: ClauseText, { part, from, to }: Run): boolean {
  const { text, tokens, keys } = clause;
  const isQuoted = /["“„«‘']\s*$/u.test(text.slice(0, from)) && /^\s*["”“»’']/u.test(text.slice(to));
  if (isQuoted || ofLetters.test(keys)) return true;
  const own = tokens.flatMap(({ start, end }, at) => (start >= from && end <= to ? [at] : []));
  // Two words of the name, or a compound, are nothing but the name.
  const isCalledSo = own.length === 1 && own.some((at) => isShownAt(clause, at) || isColourWord(tokens[at]?.key ?? ''));
  return !isCalledSo && text.slice(from, to) === part && /^[\p{Lu}\p{N}&+]/u.test(part);
}

const joints = /^(?:&|\+|and|und|et|y|e|en|och|og|ja|и|та|και|-|–|·|,)$/iu;

/** The name without a part, and without what joined the two. */
function withoutPart(name: string, part: string): string {
  const left = name.replace(part, ' ').split(/\s+/u).filter(Boolean);
  while (joints.test(left[0] ?? '')) left.shift();
  while (joints.test(left.at(-1) ?? '')) left.pop();
  return left.some((word) => /[\p{L}\p{N}]/u.test(word)) ? left.join(' ').replace(/,$/u, '') : '';
}

const whole = ({ tokens }: ClauseText, patch: Patch): ReturnType<Reader> => ({ patches: [patch], used: span(0, tokens.length) });
