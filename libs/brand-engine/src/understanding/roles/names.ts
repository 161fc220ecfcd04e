import type { FoundName, RuledName } from '../names/find.js';
import { isBarred } from '../names/barred.js';
import { isPlaceholder } from '../names/coded.js';
import { isOrdinary } from '../names/small-words.js';
import { findNameless } from '../names/nameless.js';
import { wishLabels } from '../names/plain.js';
import { withoutRole } from '../names/roles.js';
import { withOwnSigns } from '../names/signs.js';
import { declines } from '../language/sentence.js';
import { openers, smallTalk, stopWords } from '../lexicon/words.js';
import { tidyName } from '../text/script.js';
import type { Token } from '../text/text.js';
import { type Featured, featuresOf, type RuleReading } from './features.js';
import type { Piece } from './pieces.js';
import { isSameName, type NameSpan, spanOf } from './name-spans.js';
import { nameChoice, type NameChoice, type NameWeights, rankNames } from './spans.js';

/** What is learnt speaks against the rules where it is so many times as likely as what they found: told, guessed, or nothing at all. */
const surer = { told: Math.E, guessed: Math.exp(0.5), nothing: 1 };
/** A name that the rules have found is thought away only where it is this likely that there is none: an invented one is the worse mistake. */
const nearlySure = 0.9;
const shortened = /(?<!\p{L})(?:Co|St|Ste|Dr|Mrs?|Ms|Bros|Inc|Ltd|No|Jr|Sr|Prof|Messrs|Hl|Gebr)\.\s/u;
const day = /^(?:\d{1,2}\.?\s+\p{L}+\s+\d{4}|\p{L}+\s+\d{1,2},?\s+\d{4}|[\d./-]+)$/u;
/** What is less likely is not looked at. */
const leastLikely = 1e-4;
/** No brief that was learnt from has more characters. */
const longestBrief = 800;

/** The name by what was learnt, or by the rules where that is not surer. Where both mean the same words, the rules spell them. */
export function chooseName(reading: RuleReading, weights: NameWeights): FoundName | undefined {
  const { surest } = reading.names;
  // Nothing that was learnt has signs of code, nothing but a name, a name that was settled on after others or stands between trade and colon, or a long form that must not be abbreviated.
  const isOwn =
    /^(?:coded|only|settled|headed|titled)$/.test(surest?.rule ?? '') ||
    (surest?.rule === 'acronym' && surest.found.longForm === undefined);
  if (reading.sentence.text.length > longestBrief || isOwn) return surest?.found;
  const featured = featuresOf(reading);
  const choice = nameChoice(reading, featured);
  return nameBy(reading, featured, choice, rankNames(choice, weights));
}

/** The name where it is known how likely each span is it. */
export function nameBy(
  { names, sentence, context, lines }: RuleReading,
  { pieces, facts }: Featured,
  { spans }: NameChoice,
  likely: Float64Array,
): FoundName | undefined {
  const { text, tokens: all } = sentence;
  const ruled = names.surest?.found;
  const ruledSpan = ruled && spanOf(ruled, pieces, text);
  const isHead = ruled?.tokens.has(0) === true;
  const placesOf = ({ from, to }: NameSpan): number[] =>
    [...new Set(pieces.slice(from, to).flatMap((piece) => piece.tokens))].sort((one, other) => one - other);
  // "Grain – furniture by Ben Sykes": who makes it is told behind its name.
  const isOther = (span: NameSpan): boolean =>
    (isHead && facts[span.from - 1]?.word === 'by') || placesOf(span).some((at) => context.isApart(at));
  const barred = likely.map((value, at) => {
    const span = spans[at];
    return span && value >= leastLikely && isBarred(context, placesOf(span)) ? value : 0;
  });
  const none = (likely.at(-1) ?? 0) + barred.reduce((sum, value) => sum + value, 0);
  const { span, likelihood } = likeliestName(
    spans,
    pieces,
    likely.map((value, at) => (barred[at] ? 0 : value)),
    isOther,
  );
  const isNone = none > 0.5 || !span;
  const byRules = ruledSpan
    ? spans.reduce((sum, one, at) => (isSameName(pieces, one, ruledSpan) ? sum + (likely[at] ?? 0) : sum), 0)
    : none;
  // Where the rules find no name and the prompt does not say so either, a likely one is better than one that is made up.
  const found = ruled || findNameless(all) ? (ruled?.source === 'proper-noun' ? 'guessed' : 'told') : 'nothing';
  const isTwice =
    ruledSpan !== undefined &&
    (names.surest?.rule === 'renamed' ? 1 : 0) +
      names.all.filter((one) => isTold(one) && isSameName(pieces, spanOf(one.found, pieces, text), ruledSpan)).length >
      1;
  const learnt = isNone ? none : ruled ? likelihood : 1 - none;
  if (learnt < byRules * surer[found] * (isTwice ? surer.told : 1)) return ruled;
  // "Called “No.9 / North”": quotes say where a name begins and ends.
  const isOfQuote = ruledSpan !== undefined && ruled?.source === 'quoted' && span && ruledSpan.from <= span.from && span.to <= ruledSpan.to;
  if (isOfQuote) return ruled;
  // A name that is quoted or told is never thought away.
  if (isNone) return ruled?.source === 'proper-noun' && (likely.at(-1) ?? 0) > nearlySure ? undefined : ruled;
  // "Symbol: Fox."
  const label = pieces[span.from - 2];
  const isRefused = label?.tokens.some((at) => sentence.scopes[at]?.negated === true) === true;
  const isWish = pieces[span.from - 1]?.text === ':' && wishLabels.has(facts[span.from - 2]?.word ?? '') && !isRefused;
  // "We're a motorcycle club": what an article in small letters opens is a description.
  const isDescription = ruled !== undefined && /^(?:an?|eine?|une?|una|uma|ett?|een)$/.test(pieces[span.from]?.text ?? '');
  // "La Oveja Negra teje": the article that begins a name in capitals stays, unless a trade follows it.
  const isArticled =
    ruledSpan !== undefined &&
    sentence.language !== 'en' &&
    span.from === ruledSpan.from + 1 &&
    span.to === ruledSpan.to &&
    facts[ruledSpan.from]?.word === 'the' &&
    !facts[span.from]?.kinds.some((kind) => kind === 'table trade' || kind === 'table brand');
  // "Sówka z Olsztyna": a town that is declined is told of the name, and no part of it.
  const isWithTown =
    span.from === ruledSpan?.from &&
    span.to > ruledSpan.to &&
    declines.has(sentence.language) &&
    /^(?:from|with|in|at)$/.test(facts[ruledSpan.to]?.word ?? '');
  // "My company is called Lost & Found in Translation": what was told is not cut before an ordinary word, as it is before a town.
  const cut = ruledSpan && ruled.source === 'called' && span.from === ruledSpan.from && span.to < ruledSpan.to ? facts[span.to] : undefined;
  const afterCut = all[pieces[span.to + 1]?.tokens[0] ?? -1];
  const isCut =
    cut !== undefined &&
    /^(?:in|on|at|of|by)$/.test(cut.word) &&
    afterCut !== undefined &&
    isOrdinary(context, afterCut) &&
    span.to + 2 === ruledSpan?.to;
  if (isCut) return ruled;
  if (isDescription || isWithTown || isArticled || isWish || (ruledSpan && isSameName(pieces, span, ruledSpan))) return ruled;
  // "Streetwear, skate vibes, an angry pigeon": where no rule finds a name, what only tells of a trade or a look is none.
  const onlyTells = ({ key }: Token): boolean =>
    context.describes(key) || smallTalk.has(key) || stopWords.has(key) || /^(?:vibes?|style|looks?|feel)$/.test(key);
  const isPair = /[&+]/.test(text.slice(pieces[span.from]?.start, pieces[span.to - 1]?.end));
  if (ruled === undefined && !isPair && placesOf(span).every((at) => all[at] !== undefined && !all[at].capitalised && onlyTells(all[at])))
    return undefined;
  // "Clínica dental infantil Dientín": what only tells the trade is less than what the rules have found.
  const tellsTrade = (at: number): boolean => context.describes(all[at]?.key ?? '');
  const isApart = ruled !== undefined && placesOf(span).every((at) => tellsTrade(at) && !ruled.tokens.has(at));
  if (isApart && ![...ruled.tokens].every(tellsTrade)) return ruled;
  const tokens = new Set(pieces.slice(span.from, span.to).flatMap((piece) => piece.tokens));
  if (isPlaceholder(context, { tokens })) return ruled;
  // A long form and its acronym are one name.
  if (ruled?.longForm !== undefined && [...tokens].every((token) => ruled.tokens.has(token))) return ruled;
  const name = tidyName(text.slice(pieces[span.from]?.start, pieces[span.to - 1]?.end));
  // "In Hove … the word Hove should appear": what is a line besides the name is not the name.
  if (ruled !== undefined && lines.some((line) => line.text === name)) return ruled;
  const spelled = names.all.find((one) => isSameName(pieces, spanOf(one.found, pieces, text), span));
  if (spelled) return spelled.found;
  // "Bright Side Up. Sun." are two sentences, and "3 August 2026" is a day.
  const isTwoOrDay = (/\p{L}\p{Ll}\.\s+\p{Lu}/u.test(name) && !shortened.test(name)) || day.test(name);
  const endsInOpener = openers.has(all[placesOf(span).at(-1) ?? -1]?.key ?? '') && all[placesOf(span).at(-1) ?? -1]?.sentenceStart === true;
  if (isTwoOrDay && (ruled !== undefined || endsInOpener)) return ruled;
  return name === '' ? ruled : withoutRole(context, withOwnSigns(context, { name, source: 'proper-noun', tokens }));
}

/** Rules that tell a name outright. */
const isTold = ({ rule }: RuledName): boolean => /^(?:field|settled|answered|renamed|chosen|stated|called)$/.test(rule);

/** The likeliest span, where spans with the same words speak for one another. */
function likeliestName(
  spans: readonly NameSpan[],
  pieces: readonly Piece[],
  likely: Float64Array,
  isOther: (span: NameSpan) => boolean,
): { span: NameSpan | undefined; likelihood: number } {
  const byWords = new Map<string, { span: NameSpan; likelihood: number }>();
  spans.forEach((span, at) => {
    const likelihood = likely[at] ?? 0;
    if (likelihood < leastLikely || isOther(span)) return;
    const words = pieces.slice(span.from, span.to).map(({ text }) => text);
    const known = byWords.get(words.join(' '));
    byWords.set(words.join(' '), { span: known?.span ?? span, likelihood: likelihood + (known?.likelihood ?? 0) });
  });
  const [best] = [...byWords.values()].sort((one, other) => other.likelihood - one.likelihood);
  return best ?? { span: undefined, likelihood: 0 };
}
