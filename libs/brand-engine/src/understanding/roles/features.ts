import { showers } from '../asked/asked-things.js';
import type { IconRanker } from '../things/icons.js';
import { tellsTrade } from '../trades/industry.js';
import { colourAdjectives, lentColours, plainColours } from '../lexicon/colours.js';
import { sensesOfNaming } from '../lexicon/naming.js';
import { brandNouns, descriptorWords, institutions, neverNames, openers, places, stopWords } from '../lexicon/words.js';
import type { FoundName, NameContext, NamesByRule } from '../names/find.js';
import { legalForms } from '../names/looks.js';
import { findQuotes } from '../names/quoted.js';
import { moods } from '../language/personality.js';
import type { Reading } from '../reading.js';
import { fold, singular, type Token } from '../text/text.js';
import type { Span, Wish } from '../wishes.js';
import type { WrittenLine } from '../lines/written-line.js';
import { isAbbreviated, type Piece, piecesOf } from './pieces.js';
import { feature, type Feature, featureOf } from './table.js';

/** What the rules made of a prompt, and what its words are looked up in. */
export interface RuleReading extends Pick<Reading, 'sentence' | 'wishes'> {
  context: NameContext;
  names: NamesByRule;
  /** What is to be written besides the name. */
  lines: readonly WrittenLine[];
  /** How a letter begins and ends. */
  letter: readonly Span[];
  icons: IconRanker;
}

/** What is known of one piece by itself. */
export interface Facts {
  /** Its English, or the sign. */
  word: string;
  /** How it is written: "title", "lower", "number" … */
  shape: string;
  /** What its neighbours want to know too: the tables that know it, and what the rules take it for. */
  kinds: string[];
  /** What only it has a use for. */
  own: string[];
}

/** The pieces of a prompt, and what is known of each. */
export interface Featured {
  pieces: Piece[];
  facts: Facts[];
  features: (readonly Feature[])[];
}

interface Clause {
  from: number;
  to: number;
  index: number;
}

const clauseEnd = /^[.,;:!?…()|–—]$/;
/** What is worth knowing of any word of a clause. */
const sharedInClause = /^(?:table (?:trade|mood|colour|stop|picture|opener|brand)|is .*|denied|says .*)$/;
const sharedWithNeighbours = /^(?:table (?:trade|mood|colour|picture|opener|brand)|surest|denied|says .*)$/;
const farthest = 3;

/** The pieces of a prompt with what speaks for or against its being a part of the name. */
export function featuresOf(reading: RuleReading): Featured {
  const pieces = piecesOf(reading.sentence.text, reading.sentence.tokens);
  const facts = factsOf(reading, pieces);
  const clauses = clausesOf(pieces);
  // A clause tells the same of all its pieces, and a piece of all that follow it: each is hashed once.
  const ofClause = new Map([...new Set(clauses)].map((clause) => [clause, clause ? clauseFeatures(clause, clauses, facts) : []]));
  const before = facts.map(({ word }) => feature`< ${word}`);
  const after = facts.map(({ word }) => feature`> ${word}`);
  const othersOf = ({ from, to }: Clause, at: number): Feature[] =>
    pieces
      .slice(from, to)
      .flatMap(({ isSign }, offset) =>
        isSign || from + offset === at ? [] : ((from + offset < at ? before : after)[from + offset] ?? []),
      );
  const features = facts.map((here, at) => {
    const clause = clauses[at];
    return [
      ...['always', `w ${here.word}`, here.shape, ...here.kinds, ...here.own].map(featureOf),
      ...neighbourFeatures(facts, at),
      ...(ofClause.get(clause) ?? []),
      ...(clause ? [feature`place ${Math.min(4, at - clause.from)}`, ...othersOf(clause, at), ...saidAround(facts, clause, at)] : []),
      feature`at ${at < farthest ? at : at >= pieces.length - farthest ? at - pieces.length : 'middle'}`,
    ];
  });
  return { pieces, facts, features };
}

function neighbourFeatures(facts: readonly Facts[], at: number): Feature[] {
  const word = (place: number): string => (place < 0 ? '^' : (facts[place]?.word ?? '$'));
  const nearest = (step: number): number => {
    let place = at + step;
    while (facts[place]?.shape.startsWith('sign')) place += step;
    return place;
  };
  const shape = facts[at]?.shape ?? '';
  return [
    feature`-1 ${word(at - 1)}`,
    feature`+1 ${word(at + 1)}`,
    feature`-2 ${word(at - 2)}`,
    feature`+2 ${word(at + 2)}`,
    feature`-2-1 ${word(at - 2)} ${word(at - 1)}`,
    feature`-1+1 ${word(at - 1)} ${word(at + 1)}`,
    feature`${shape} -1 ${word(at - 1)}`,
    feature`${shape} +1 ${word(at + 1)}`,
    feature`<w ${word(nearest(-1))}`,
    feature`>w ${word(nearest(1))}`,
    ...[-2, 2].flatMap((step) =>
      (facts[at + step]?.kinds ?? []).filter((kind) => kind.startsWith('says')).map((kind) => feature`${step} ${kind}`),
    ),
    ...[-1, 1].flatMap((step) => {
      const fact = facts[at + step];
      return fact ? [fact.shape, ...fact.kinds].map((kind) => feature`${step} ${kind}`) : [];
    }),
  ];
}

/** What the words of its clause before and after a piece say of names. */
const saidAround = (facts: readonly Facts[], { from, to }: Clause, at: number): Feature[] =>
  [['<', facts.slice(from, at)] as const, ['>', facts.slice(at + 1, to)] as const].flatMap(([side, run]) => {
    const said = run.flatMap(({ kinds }) => kinds.filter((kind) => kind.startsWith('says')));
    return [...new Set(said)].map((kind) => feature`${side} ${kind}`);
  });

/** What a clause is made of, and what stands on either side of it. */
function clauseFeatures(clause: Clause, clauses: readonly (Clause | undefined)[], facts: readonly Facts[]): Feature[] {
  const { from, to, index } = clause;
  const run = facts.slice(from, to);
  const word = (place: number, edge: string): string => facts[place]?.word ?? edge;
  const [last, next] = [clauses[from - 2], clauses[to + 1]];
  const kindsOf = (other: Clause | undefined): Set<string> =>
    new Set(other ? facts.slice(other.from, other.to).flatMap(({ kinds }) => kinds) : []);
  const shapes = run
    .map(({ shape }) => shape.replace(/^sign /, ''))
    .join(' ')
    .replace(/(\S+)(?: \1)+/g, '$1+');
  return [
    feature`clause ${shapes}`,
    feature`clause at ${Math.min(5, index)}`,
    feature`first ${word(from, '')}`,
    feature`length ${Math.min(7, to - from)}`,
    feature`mark< ${word(from - 1, '^')}`,
    feature`mark> ${word(to, '$')}`,
    feature`clause< ${last ? word(last.from, '') : '^'}`,
    feature`clause<< ${last ? word(last.to - 1, '') : '^'}`,
    feature`clause> ${next ? word(next.from, '') : '$'}`,
    ...[...kindsOf(clause)].filter((kind) => sharedInClause.test(kind)).map((kind) => feature`clause has ${kind}`),
    ...[...kindsOf(last)].filter((kind) => sharedWithNeighbours.test(kind)).map((kind) => feature`clause< ${kind}`),
    ...[...kindsOf(next)].filter((kind) => sharedWithNeighbours.test(kind)).map((kind) => feature`clause> ${kind}`),
  ];
}

/** The clause that each piece is in; a sign between two clauses is in none. */
function clausesOf(pieces: readonly Piece[]): (Clause | undefined)[] {
  const clauses: (Clause | undefined)[] = [];
  let [from, index] = [0, 0];
  for (let at = 0; at <= pieces.length; at++) {
    if (at < pieces.length && (!clauseEnd.test(pieces[at]?.text ?? '') || isAbbreviated(pieces, at))) continue;
    const clause = { from, to: at, index };
    for (let inside = from; inside < at; inside++) clauses.push(clause);
    if (at < pieces.length) clauses.push(undefined);
    if (at > from) index++;
    from = at + 1;
  }
  return clauses;
}

function factsOf({ sentence, wishes, context, names, icons }: RuleReading, pieces: readonly Piece[]): Facts[] {
  const { text, tokens, scopes, language } = sentence;
  const quotes = findQuotes(text);
  const folded = pieces.map((piece) => fold(piece.text));
  const counts = Map.groupBy(folded, (piece) => piece);
  const isSmall = !tokens.some(({ capitalised, text: word }) => capitalised && word !== 'I');
  return pieces.map((piece, at) => {
    const read = piece.tokens.flatMap((token) => tokens[token] ?? []);
    const [token = -1] = piece.tokens;
    const [first] = read;
    const written = folded[at] ?? '';
    const isIn = ({ tokens: named }: FoundName): boolean => (piece.isSign ? isBetween(pieces, at, named) : named.has(token));
    const rank = first && context.vectors.rank(first.own);
    return {
      word: piece.isSign ? piece.text : read.length > 0 ? read.map(({ key }) => key).join(' ') : written,
      shape: isAbbreviated(pieces, at) ? 'sign abbreviates' : shapeOf(piece),
      kinds: [
        ...wishes.filter(({ from, to }) => from <= token && token < to).map((wish) => `is ${kindOfWish(wish)}`),
        ...names.all.filter(({ found }) => isIn(found)).map(({ rule }) => `in ${rule}`),
        ...(names.surest && isIn(names.surest.found) ? ['surest', `surest ${names.surest.rule}`] : []),
        ...(scopes[token]?.negated === true ? ['denied'] : []),
        ...(piece.tokens.some((one) => context.isApart(one)) ? ['apart'] : []),
        ...(quotes.some(({ start, end }) => piece.start > start && piece.end < end) ? ['quoted'] : []),
        ...read.flatMap((word) => tablesOf(word, context, icons)),
        ...(piece.isSign ? [] : sensesOfNaming(piece.text).map((sense) => `says ${sense}`)),
        ...(first?.sentenceStart === true ? ['starts'] : []),
      ],
      own: first
        ? [
            `tongue ${language}`,
            `pos ${first.pos}`,
            `rank ${rank === undefined ? 'none' : Math.floor(Math.log2(rank + 1) / 3)}`,
            `end ${written.slice(-3)}`,
            `known ${first.key !== first.own}`,
            ...((counts.get(written)?.length ?? 0) > 1 && piece.text.length > 3 ? [`again ${first.capitalised}`] : []),
            ...(isSmall ? ['small'] : []),
          ]
        : [],
    };
  });
}

/** Whether a sign stands between two tokens of a set. */
function isBetween(pieces: readonly Piece[], at: number, tokens: ReadonlySet<number>): boolean {
  const has = (piece: Piece | undefined): boolean => piece?.tokens.some((token) => tokens.has(token)) === true;
  return has(pieces.slice(0, at).findLast(({ isSign }) => !isSign)) && has(pieces.slice(at).find(({ isSign }) => !isSign));
}

function shapeOf({ text, isSign }: Piece): string {
  if (isSign) return `sign ${text}`;
  if (/^\p{Nd}+$/u.test(text)) return 'number';
  if (/^\p{Lu}$/u.test(text)) return 'capital';
  if (/^[\p{Lu}\p{Nd}.&-]{2,}$/u.test(text)) return 'capitals';
  if (/\p{Ll}\p{Lu}|\p{L}\p{Nd}|\p{Nd}\p{L}/u.test(text)) return 'mixed';
  return /^\p{Lu}/u.test(text) ? 'title' : 'lower';
}

const kindOfWish = (wish: Wish): string =>
  wish.kind === 'thing'
    ? `thing ${wish.refused ? 'refused' : wish.asked ? 'asked' : 'said'}`
    : `${wish.kind}${'refused' in wish && wish.refused ? ' refused' : ''}`;

/** A word as tables are asked for it. */
interface Asked {
  key: string;
  own: string;
  /** The key in singular. */
  one: string;
  describes: NameContext['describes'];
  icons: IconRanker;
}

const tables: readonly (readonly [table: string, knows: (word: Asked) => boolean])[] = Object.entries<(word: Asked) => boolean>({
  trade: ({ key }) => tellsTrade(key),
  mood: ({ key }) => moods.get(key) !== undefined,
  colour: ({ one }) => plainColours.has(one),
  lent: ({ one }) => lentColours.has(one),
  shade: ({ key }) => colourAdjectives.has(key),
  stop: ({ key }) => stopWords.has(key),
  opener: ({ key }) => openers.has(key),
  brand: ({ key }) => brandNouns.has(key),
  place: ({ key }) => places.has(key),
  never: ({ own }) => neverNames.has(own),
  ending: ({ key }) => descriptorWords.has(key),
  body: ({ key }) => institutions.has(key),
  legal: ({ own }) => legalForms.has(own),
  shower: ({ one }) => showers.has(one),
  picture: ({ one, icons }) => icons.shows(one),
  near: ({ one, icons }) => icons.isNear(one),
  describes: ({ key, describes }) => describes(key),
}).map(([table, knows]) => [`table ${table}`, knows]);

/** The tables that know a word. */
function tablesOf({ key, own }: Token, { describes }: NameContext, icons: IconRanker): string[] {
  const word = { key, own, one: singular(key), describes, icons };
  return tables.filter(([, knows]) => knows(word)).map(([table]) => table);
}
