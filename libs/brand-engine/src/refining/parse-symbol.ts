import type { Patch } from '../refinement.js';
import { type Relation, relationOf } from '../understanding/arrangement.js';
import { plainColours } from '../understanding/lexicon/colours.js';
import { kindsOfThings } from '../understanding/lexicon/kinds.js';
import { brandNouns, places, stopWords } from '../understanding/lexicon/words.js';
import { words } from '../understanding/phrases.js';
import { singular, type Token } from '../understanding/text.js';
import { exchangeOf, isGone } from './parse-exchange.js';
import { symbolNoun, type ClauseText, type Reader } from './parse-clause.js';

const mostIcons = 12;
const namesSymbol = new RegExp(`\\b${symbolNoun}\\b`);
const isSymbolNoun = new RegExp(`^${symbolNoun}$`);
const asks =
  /\b(?:use|add|show|try|include|incorporate|draw|put|place|insert|with|want|need|like|prefer|fancy|featuring|make it|instead|rather|turn (?:it|the \w+) into|give (?:me|us|it))\b/;
const notThings = words(`
  change replace swap add put instead try move rotate flip align scale turn set shape style version circle background font colour color
  text letter letters bigger smaller left right top bottom tagline energy playfulness elegance personality character sophistication
  contrast drama detail details space spacing corners edges full stop line lines year town name monogram initials wordmark away out
  caps remove drop lose delete forget become stays keep primary secondary thinner bolder rounder darker lighter warmer cooler only stack stacked place
`);
/** Words that may stand around a thing that is named alone: "maybe a small fox", "a lead or a paw instead". */
const around = words(`
  a an the or and maybe perhaps rather better please instead just simply now then there some small little big single one two three of with
  like obviously definitely think say ok okay yes in lol haha hmm hm pls plz thx cheers actually
`);

interface Mention {
  term: string;
  icons: string[];
  from: number;
  to: number;
  isUnwanted: boolean;
}

/** "Use a fox", "replace the cup with a leaf", "a fox instead", "mouse out", "forget the crow", "a stag". */
export const readSymbol: Reader = (clause, used) => {
  const found = mentions(clause, used);
  const unwanted = found.filter(({ isUnwanted }) => isUnwanted);
  const wanted = found.filter(({ isUnwanted }) => !isUnwanted);
  const [chosen] = isWish(clause, wanted, unwanted.length > 0, used)
    ? [...wanted].sort(
        (a, b) => Number(isShown(clause, a)) - Number(isShown(clause, b)) || Number(isOwn(clause, b)) - Number(isOwn(clause, a)),
      )
    : [];
  const joined = joinedTo(clause, wanted);
  const count = chosen && countBefore(clause, chosen);
  // "Name below the cow", "put the cow on the right": it is shown already.
  if (
    chosen &&
    !joined &&
    count === undefined &&
    !exchangeOf(clause.tokens) &&
    isShown(clause, chosen) &&
    (used.size > 0 || moves.test(clause.keys))
  )
    return undefined;
  const unpictured = chosen || wanted.length > 0 ? undefined : replacement(clause, used);
  const patches: Patch[] = unpictured
    ? [{ kind: 'symbol', icons: [], term: unpictured }]
    : joined
      ? [{ kind: 'symbol', icons: joined.thing.icons.slice(0, mostIcons), term: joined.thing.term, joins: joined.relation }]
      : chosen
        ? [{ kind: 'symbol', icons: chosen.icons.slice(0, mostIcons), term: chosen.term, ...(count === undefined ? {} : { count }) }]
        : unwanted.slice(0, 3).map(({ term, icons }) => ({ kind: 'remove-thing', icons, term }));
  if (patches.length === 0) return undefined;
  return { patches, used: found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)) };
};

/** "Put a moon inside the glass", "add a mouse next to the cheese": what comes to the picture that there is. */
function joinedTo(clause: ClauseText, wanted: readonly Mention[]): { thing: Mention; relation: Relation } | undefined {
  const [thing, place] = wanted;
  if (!thing || exchangeOf(clause.tokens)) return undefined;
  const first = clause.context.brief.icons[0]?.id ?? '';
  if (!place && beside.test(clause.keys)) return thing.icons.includes(first) ? undefined : { thing, relation: 'beside' };
  if (!place || wanted.length !== 2 || !adds.test(clause.keys)) return undefined;
  if (thing.icons.includes(first) || !(place.icons.includes(first) || isShown(clause, place))) return undefined;
  const relation = relationOf(clause.tokens.slice(thing.to, place.from).map(({ key }) => key));
  return relation && { thing, relation };
}

const beside = /\b(?:as well|too|also|beside it|next to it|together with it|alongside)\b/;
const adds = /\b(?:add|put|place|draw|insert|show|include|set)\b/;
const numbers = ['two', 'three', 'four', 'five'];

/** "Three trees". */
function countBefore({ tokens }: ClauseText, { from }: Mention): number | undefined {
  const key = tokens[from - 1]?.key ?? '';
  const count = numbers.includes(key) ? numbers.indexOf(key) + 2 : Number(key);
  return count >= 2 && count <= 5 ? count : undefined;
}

/** What takes the place of something and has no picture: "replace the shoe with a nail". */
function replacement({ tokens }: ClauseText, used: ReadonlySet<number>): string | undefined {
  const exchange = exchangeOf(tokens);
  const link = tokens.findLastIndex(({ key }) => /^(?:with|for|by|into|become|becomes)$/.test(key));
  const article = tokens[link + 1]?.key ?? '';
  const noun = tokens[link + 2]?.key;
  return exchange && link > 0 && /^(?:a|an)$/.test(article) && !used.has(link + 2) ? noun : undefined;
}

const moves = /\b(?:left|right|mirror|mirrored|flip|rotate|tilt|facing|look|looks|looking|upside)\b/;
const isShown = ({ context }: ClauseText, { term }: Mention): boolean => context.shown.has(term) || context.shown.has(singular(term));

const isOwn = ({ context }: ClauseText, { term, icons: [first = ''] }: Mention): boolean => context.showsItself(term, first);

/** Every thing that a picture shows, and whether it is to go. */
function mentions(clause: ClauseText, used: ReadonlySet<number>): Mention[] {
  const { tokens, context } = clause;
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    // "Bath" with a capital is a town.
    if (!token || used.has(at) || !isThing(token.key) || isPartOf(tokens, at) || (token.capitalised && places.has(token.own))) continue;
    const thing = termsAt(clause, at)
      .map(({ term, to }) => ({ term: term.slice(0, 40), icons: context.findIcons(term), from: at, to, isUnwanted: isGone(clause, at) }))
      .find(({ icons }) => icons.length > 0);
    if (!thing) continue;
    found.push(thing);
    at = thing.to - 1;
  }
  const old = exchangeOf(tokens)?.(found);
  return found
    .map((mention) => (old ? { ...mention, isUnwanted: old.includes(mention) } : mention))
    .map((mention) => (mention.isUnwanted ? { ...mention, icons: picturesOf(mention.term, context) } : mention));
}

/** A kind ("the bird") stands for each of its members. */
const picturesOf = (term: string, { findIcons }: ClauseText['context']): string[] => [
  ...new Set([term, ...(kindsOfThings.get(term) ?? [])].flatMap((thing) => findIcons(thing))),
];

/** The thing at a token: with the word after it, if both are things ("palm tree"), and alone. */
function termsAt({ tokens }: ClauseText, at: number): { term: string; to: number }[] {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return [];
  const alone = { term: singular(token.key), to: at + 1 };
  return next && token.gap === '' && isThing(next.key) ? [{ term: `${token.key} ${singular(next.key)}`, to: at + 2 }, alone] : [alone];
}

/** "A wedge of cheese" is cheese. */
const isPartOf = (tokens: readonly Token[], at: number): boolean =>
  /^(?:wedge|slice|piece|chunk|bunch|pair|couple|pile|heap|bit|kind|sort|picture|drawing|image|silhouette|outline|sprig)s?$/.test(
    tokens[at]?.key ?? '',
  ) && tokens[at + 1]?.key === 'of';

const isThing = (key: string): boolean =>
  key.length > 2 && !isSymbolNoun.test(key) && !plainColours.has(key) && ![stopWords, brandNouns, notThings].some((set) => set.has(key));

/** What is asked for by a verb, put in the place of something, or named and nothing else with it. */
function isWish(clause: ClauseText, wanted: readonly Mention[], hasUnwanted: boolean, used: ReadonlySet<number>): boolean {
  const { keys, tokens } = clause;
  if (wanted.length === 0) return false;
  if (exchangeOf(tokens) || hasUnwanted || asks.test(keys) || namesSymbol.test(keys)) return true;
  return tokens.every(
    ({ key }, at) =>
      used.has(at) ||
      around.has(key) ||
      brandNouns.has(key) ||
      plainColours.has(key) ||
      wanted.some(({ from, to }) => at >= from && at < to),
  );
}
