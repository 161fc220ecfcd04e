import { findQuotes } from '../names/quoted.js';
import type { Facts, RuleReading } from './features.js';
import { isAbbreviated, type Piece } from './pieces.js';
import { feature, type Feature, featureOf } from './table.js';
import { type KnownPiece, knownOf, saidBy } from './known-pieces.js';
import { keyOf, type NameSpan, votesOf } from './name-spans.js';

/** A prompt with all that is asked of more than one of its spans. */
interface Prompt {
  pieces: readonly Piece[];
  facts: readonly Facts[];
  known: readonly KnownPiece[];
  /** Which rules take which span for the name. */
  votes: ReadonlyMap<string, readonly Feature[]>;
  quotes: readonly NameSpan[];
  /** The sentence that each piece is in. */
  sentences: readonly NameSpan[];
  /** Runs of words with capitals. */
  capitals: readonly NameSpan[];
  /** Where words stand that say something of names. */
  saying: readonly { place: number; says: readonly string[] }[];
  /** The initials of all words with capitals. */
  initials: string;
  /** Words that are all capitals. */
  acronyms: ReadonlySet<string>;
  tongue: string;
}

const acronym = /^(?:\p{Lu}[.-]?){2,8}$/u;
const setsOff = /^[.,;:!?…()|–—/"“”„«»‘’'-]$/u;
const endsSentence = /^[.!?…]$/;
const shown = 4;

/** Tells of a span what speaks for it as a whole. */
export function spanFeaturesOf(
  { names, sentence }: RuleReading,
  { pieces, facts }: { pieces: readonly Piece[]; facts: readonly Facts[] },
): (span: NameSpan) => Feature[] {
  const at = (offset: number): number => pieces.findIndex(({ end }) => end > offset);
  const quotes = findQuotes(sentence.text).map(({ start, end }) => ({
    from: at(start) + (pieces[at(start)]?.start === start && pieces[at(start)]?.isSign === true ? 1 : 0),
    to: pieces.findIndex((piece) => piece.end >= end),
  }));
  const prompt: Prompt = {
    pieces,
    facts,
    known: facts.flatMap((fact, at) => (pieces[at] ? [knownOf(fact, pieces[at])] : [])),
    votes: votesOf(names, pieces, sentence.text),
    quotes,
    sentences: sentencesOf(pieces),
    capitals: capitalsOf(facts),
    saying: facts.map((fact, place) => ({ place, says: saidBy(fact) })).filter(({ says }) => says.length > 0),
    initials: initialsOf(pieces.filter(({ text }) => !acronym.test(text))),
    acronyms: new Set(pieces.flatMap(({ text }) => (acronym.test(text) ? [lettersOf(text)] : []))),
    tongue: sentence.language,
  };
  return (span) => [
    ...shapeFeatures(span, prompt),
    ...edgeFeatures(span, prompt),
    ...placeFeatures(span, prompt),
    ...quoteFeatures(span, prompt),
    ...wordFeatures(span, prompt),
    ...templateFeatures(span, prompt),
  ];
}

/** How many words a span has and how they are written, and which rules take it for the name. */
function shapeFeatures({ from, to }: NameSpan, { pieces, facts, known, votes, initials, acronyms }: Prompt): Feature[] {
  const run = pieces.slice(from, to);
  const words = facts.slice(from, to).filter((_, place) => run[place]?.isSign === false);
  const signs = run.flatMap(({ isSign, text }) => (isSign ? [text] : [])).join('');
  const shapes = [...new Set(words.map(({ shape }) => shape))].sort().join('+');
  const knownWords = known.slice(from, to).filter((_, place) => run[place]?.isSign === false);
  const unknown = knownWords.filter(({ isUnknown }) => isUnknown).length;
  const stops = knownWords.filter(({ isStop }) => isStop).length;
  const [before, last, after] = [pieces[from - 1]?.text ?? '^', run.at(-1), pieces[to]?.text ?? '$'];
  const [opens, closes] = [before === '^' || setsOff.test(before), after === '$' || setsOff.test(after)];
  const [few, fewer] = [Math.min(words.length, 4), Math.min(words.length, 3)];
  const found = votes.get(keyOf(pieces, from, to));
  return [
    feature`words ${words.length}`,
    feature`edges ${opens} ${closes}`,
    feature`edges ${opens} ${closes} words ${few}`,
    feature`shapes ${shapes}`,
    feature`order ${words
      .slice(0, shown)
      .map(({ shape }) => shape)
      .join(' ')}`,
    feature`signs ${signs.slice(0, 3)}`,
    ...(signs === '' ? [feature`plain`] : []),
    feature`unknown ${Math.min(unknown, 2)}/${fewer}`,
    feature`stops ${Math.min(stops, 2)}/${fewer}`,
    feature`after ${before.toLowerCase()} ${fewer}`,
    ...(found ? [...found, feature`votes ${Math.min(4, found.length)}`] : [feature`no rule`]),
    ...(opens && closes ? [feature`alone ${before} ${after}`, feature`alone shapes ${shapes}`] : []),
    ...(last?.isSign ? [feature`last ${last.text} ${after}`] : []),
    ...(to - from === 1 && acronym.test(run[0]?.text ?? '') && initials.includes(lettersOf(run[0]?.text ?? ''))
      ? [feature`has a long form`]
      : []),
    ...(words.length > 1 && acronyms.has(initialsOf(run)) ? [feature`has an acronym`] : []),
  ];
}

/** What stands right before and after a span. */
function edgeFeatures({ from, to }: NameSpan, { facts, known, tongue }: Prompt): Feature[] {
  const word = (place: number): string => (place < 0 ? '^' : (facts[place]?.word ?? '$'));
  const shape = (place: number): string => (place < 0 ? '^' : (facts[place]?.shape ?? '$'));
  const form = shape(from) === 'lower' ? (shape(to - 1) === 'lower' ? 'lower' : 'mixed') : shape(to - 1) === 'lower' ? 'falling' : 'high';
  const label = word(from - 1) === ':' ? `label ${word(from - 2)}${/^(?:sign.*|\^)$/.test(shape(from - 3)) ? ' alone' : ''}` : '';
  return [
    feature`bounds ${shape(from - 1)} ${shape(from)} ${shape(to - 1)} ${shape(to)}`,
    feature`opens ${shape(from - 1)} ${shape(from)}`,
    feature`closes ${shape(to - 1)} ${shape(to)}`,
    feature`${form} after ${word(from - 1)}`,
    feature`${form} before ${word(to)}`,
    feature`${form} between ${word(from - 1)} ${word(to)}`,
    feature`${form} after ${word(from - 2)} ${word(from - 1)}`,
    feature`${form} before ${word(to)} ${word(to + 1)}`,
    ...(label === '' ? [] : [featureOf(label), feature`label`, ...saidBy(facts[from - 2]).map((kind) => feature`label ${kind}`)]),
    ...(known[from - 1]?.tables ?? []).flatMap((kind) => [feature`${form} after ${kind}`, feature`${tongue} ${form} after ${kind}`]),
    ...(known[to]?.tables ?? []).map((kind) => feature`${form} before ${kind}`),
  ];
}

/** How the pieces before and after a span go, roughly. */
function templateFeatures({ from, to }: NameSpan, { known, facts }: Prompt): Feature[] {
  const tag = (place: number): string => (place < 0 ? '^' : (known[place]?.tag ?? '$'));
  const form = facts[from]?.shape === 'lower' ? 'low' : 'high';
  const [before, after] = [tag(from - 1), tag(to)];
  return [
    feature`${form} t ${before}`,
    feature`${form} t ${tag(from - 2)} ${before}`,
    feature`${form} t ${tag(from - 3)} ${tag(from - 2)} ${before}`,
    feature`${form} t _ ${after}`,
    feature`${form} t _ ${after} ${tag(to + 1)}`,
    feature`${form} t _ ${after} ${tag(to + 1)} ${tag(to + 2)}`,
    feature`${form} t ${before} _ ${after}`,
    feature`${form} t ${tag(from - 2)} ${before} _ ${after}`,
    feature`${form} t ${before} _ ${after} ${tag(to + 1)}`,
  ];
}

/** Where a span stands in its sentence and in the prompt, and whether it is said again. */
function placeFeatures({ from, to }: NameSpan, { pieces, facts, known, sentences, capitals, saying }: Prompt): Feature[] {
  const own = sentences.findIndex((sentence) => sentence.from <= from && from < sentence.to);
  const { from: start, to: end } = sentences[own] ?? { from: 0, to: pieces.length };
  const words = (first: number, last: number): number => pieces.slice(first, last).filter(({ isSign }) => !isSign).length;
  const [before, after] = [Math.min(4, words(start, from)), Math.min(4, words(to, end))];
  const isSaidAt = (place: number): boolean =>
    known.slice(from, to).every(({ folded }, offset) => known[place + offset]?.folded === folded);
  const isAgain = known.some(
    ({ folded }, place) => folded === known[from]?.folded && (place >= to || place + to - from <= from) && isSaidAt(place),
  );
  const isHigh = facts[from]?.shape !== 'lower';
  const run = capitals.findIndex((capital) => capital.from === from && capital.to === to);
  const inside = capitals.findIndex((capital) => capital.from <= from && to <= capital.to);
  const form = isHigh ? 'high' : 'low';
  const near = saying.filter(({ place }) => place >= start && place < end && (place < from || place >= to));
  const nearest = new Map<string, number>();
  for (const { place, says } of near)
    for (const sense of says) {
      const key = `${sense} ${place < from ? 'before' : 'after'}`;
      const far = Math.min(6, place < from ? from - place : place - to + 1);
      nearest.set(key, Math.min(far, nearest.get(key) ?? far));
    }
  const senses = new Set(near.flatMap(({ says }) => says));
  const elsewhere = new Set(saying.flatMap(({ says }) => says).filter((sense) => !senses.has(sense)));
  return [
    feature`in sentence ${before} ${after}`,
    feature`sentence ${Math.min(own, 4)} of ${Math.min(sentences.length, 5)}`,
    feature`sentence ${own === sentences.length - 1 ? 'last' : own === 0 ? 'first' : 'middle'} ${before === 0} ${after === 0}`,
    ...(to > end ? [feature`over sentences`] : []),
    ...(isAgain ? [feature`again ${isHigh} ${Math.min(to - from, 3)}`, feature`again`] : []),
    ...(run >= 0
      ? [
          feature`capital run`,
          feature`capital run ${Math.min(run, 3)} of ${Math.min(capitals.length, 4)}`,
          feature`capital run ${run === capitals.length - 1 ? 'last' : 'not last'}`,
        ]
      : []),
    ...(run < 0 && inside >= 0 ? [feature`part of a capital run`] : []),
    ...[...nearest].flatMap(([key, far]) => [feature`${form} ${key}`, feature`${form} ${key} ${far}`]),
    ...[...elsewhere].map((sense) => feature`${sense} elsewhere`),
  ];
}

/** How a span lies to the quotes of a prompt. */
function quoteFeatures({ from, to }: NameSpan, { facts, quotes }: Prompt): Feature[] {
  if (quotes.length === 0) return [];
  const exact = quotes.findIndex((quote) => quote.from === from && quote.to === to);
  if (exact >= 0) {
    const word = facts.slice(0, from).findLast(({ shape }) => !shape.startsWith('sign'))?.word ?? '^';
    return [
      feature`quote`,
      feature`quote after ${word}`,
      feature`quote ${Math.min(exact, 3)} of ${Math.min(quotes.length, 3)}`,
      feature`quote ${facts[from]?.shape ?? ''}`,
      feature`quote of ${Math.min(to - from, 5)}`,
      feature`quote ${facts[from - 2]?.shape ?? '^'} before`,
      feature`quote ${facts[to + 1]?.word ?? '$'} behind`,
    ];
  }
  if (quotes.some((quote) => quote.from <= from && to <= quote.to)) return [feature`part of a quote`];
  if (quotes.some((quote) => from <= quote.from && quote.to <= to)) return [feature`has a quote`];
  return quotes.some((quote) => quote.from < to && from < quote.to)
    ? [feature`across a quote`]
    : [feature`beside a quote`, feature`beside a quote ${facts[from]?.shape ?? ''}`];
}

/** What the tables know of the first word, the last, and all. */
function wordFeatures({ from, to }: NameSpan, { facts, pieces, known }: Prompt): Feature[] {
  const isWord = (place: number): boolean => pieces[from + place]?.isSign === false;
  const words = facts.slice(from, to).filter((_, place) => isWord(place));
  const knownWords = known.slice(from, to).filter((_, place) => isWord(place));
  const [first, last] = [words[0], words.at(-1)];
  const [ofFirst, ofLast] = [knownWords[0]?.kinds ?? [], knownWords.at(-1)?.kinds ?? []];
  const count = Math.min(words.length, 3);
  const shared = ofFirst.filter((kind) => knownWords.every(({ kinds }) => kinds.includes(kind)));
  const ranks = knownWords.flatMap(({ rank }) => rank ?? []);
  const pos = knownWords.slice(0, shown).map((word) => word.pos);
  return [
    ...ofFirst.flatMap((kind) => [
      feature`first ${kind} ${count}`,
      ...(words[1] ? [feature`first ${kind} ${first?.shape ?? ''} then ${words[1].shape}`] : []),
    ]),
    ...ofLast.map((kind) => feature`last ${kind} ${count}`),
    ...shared.map((kind) => feature`all ${kind} ${count} ${first?.shape ?? ''}`),
    feature`ranks ${[...new Set(ranks)].sort().slice(0, 3).join(' ')}`,
    feature`pos ${pos.join(' ')}`,
    feature`first word ${first?.word ?? ''}`,
    feature`last word ${last?.word ?? ''}`,
  ];
}

function sentencesOf(pieces: readonly Piece[]): NameSpan[] {
  const sentences: NameSpan[] = [];
  let from = 0;
  pieces.forEach(({ text, end }, at) => {
    const isEnd = endsSentence.test(text) && (pieces[at + 1]?.start ?? end + 1) > end && !isAbbreviated(pieces, at);
    if (!isEnd && at < pieces.length - 1) return;
    if (!(isEnd && from === at)) sentences.push({ from, to: isEnd ? at : at + 1 });
    from = at + 1;
  });
  return sentences;
}

/** Runs of capitalised words, with small ones or "&" between them as long as another one follows right after. */
function capitalsOf(facts: readonly Facts[]): NameSpan[] {
  const isHigh = (at: number): boolean => /^(?:title|capitals?|mixed)$/.test(facts[at]?.shape ?? '');
  const runs: NameSpan[] = [];
  for (let from = 0; from < facts.length; from++) {
    if (!isHigh(from)) continue;
    let to = from + 1;
    while (isHigh(to) || facts[to]?.shape === 'number' || (facts[to]?.shape === 'sign &' && isHigh(to + 1))) to++;
    runs.push({ from, to });
    from = to;
  }
  return runs;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** The first letters of the words that begin with capitals. */
const initialsOf = (pieces: readonly Piece[]): string =>
  pieces.flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? [text.charAt(0)] : [])).join('');
