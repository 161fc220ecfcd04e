import { type Clause, clausesOf, says } from '../language/clauses.js';
import { deciding, drafting, expecting, hedging, wishing } from '../lexicon/asking.js';
import { atFirst } from '../lexicon/deliberation.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** What is read as one: a sentence, or as much of it as neither turns nor stands in brackets. */
export interface Stretch extends Span {
  keys: string;
  owns: string;
}

/** How much a sentence asks for what it names. */
export const weights = { field: 4, decided: 4, wished: 3, hedged: 2.5, alone: 2, mentioned: 1.5, proposed: 1, told: 0.5 };

/** Verbs whose English keys say "want" where they tell what was. */
const pastWishes =
  /^(?:hatte|hatten|wollte|wollten|voulait|voulaient|voulions|voulais|queria|querian|voleva|volevano|volevamo|wilde|wilden|wou|ville|chcial|chciala|chcieli|chcialy|хотел|хотела|хотели|хотів|хотіла|хотіли|pensavo|pensavamo|pensaba|pensabamos|pensais|pensions|dachte|dachten|dacht|myslelismy|myslalem|myslalam|tankte|taenkte|tenkte|думали|думал|думала)$/;

/** "Wir hatten ein Haus" tells, "wir hätten gern ein Haus" and "хотели бы" ask. */
function isPastWish(own: readonly Token[], at: number): boolean {
  const token = own[at];
  if (!token || token.key === token.own || !pastWishes.test(token.own)) return false;
  return !token.text.includes('ä') && !own.slice(at + 1, at + 4).some((next) => /^(?:gern|gerne|lieber|бы|б)$/.test(next.own));
}

/** "Their own shows" asks for nothing. */
const isNoun = (own: readonly Token[], at: number): boolean =>
  /^(?:shows?|use|draw|features?)$/.test(own[at]?.key ?? '') &&
  (own[at]?.pos === 'NOUN' || /^(?:own|their|our|my|his|her|the|a|live|puppet|radio|talk)$/.test(own[at - 1]?.key ?? ''));

const spoken = (said: readonly string[]): string => ` ${said.join(' ')} `;
const keysOf = (own: readonly Token[]): string =>
  spoken(own.map((token, at) => (isPastWish(own, at) ? token.own : isNoun(own, at) || isCalledSo(token) ? '·' : token.key)));

/** "Bert en Wil": a verb with a capital inside its sentence is somebody's name. */
const isCalledSo = ({ key, own, capitalised, sentenceStart }: Token): boolean =>
  key === 'want' && own !== 'want' && capitalised && !sentenceStart;

/** The words after an "and" that opens a sentence of its own. */
const opensSentence = /^(?:i|we|he|she|they|it|so|then|now)$/;

/** Fewer words are no sentence that another turns from. */
const shortestTurned = 4;
/** As many words without a mark are a chat. */
const longestUnmarked = 12;

/** What somebody goes on to in a chat without marks: colours, refusals, others. */
const nextTopic = /^(?:colou?rs?|dont|don't|everyone|everybody|theres|there's)$/;

/** Where a chat without marks comes to what it wants, or to the next thing: "… that keeps breaking | I want a button | and colours are red". */
function wishesIn(tokens: readonly Token[], { from, to }: Span): number[] {
  const found: number[] = [];
  for (let at = from + shortestTurned; at < to; at++) {
    const isWish = tokens[at]?.key === 'want' && !isPastWish(tokens, at) && !/^(?:not|don't|dont|no|to)$/.test(tokens[at - 1]?.key ?? '');
    const isNext = nextTopic.test(tokens[at]?.own ?? '') && !/^(?:i|we|they|you|the|in|of|with|brand|our)$/.test(tokens[at - 1]?.key ?? '');
    if (!isWish && !isNext) continue;
    let start = at;
    while (start > from && /^(?:i|we|and|so|now|just|·)$/.test(tokens[start - 1]?.key ?? '')) start--;
    found.push(start);
  }
  return found;
}

/** Clauses, and those of chats parted where they wish. */
const clausesAndWishes = (tokens: readonly Token[]): Clause[] =>
  clausesOf(tokens).flatMap((clause) => {
    if (clause.to - clause.from < longestUnmarked) return [clause];
    const starts = [clause.from, ...wishesIn(tokens, clause), clause.to];
    return starts.slice(0, -1).map((from, at) => ({ ...clause, from, to: starts[at + 1] ?? clause.to, turns: at > 0 || clause.turns }));
  });

export function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  let before: Clause | undefined;
  for (const clause of clausesAndWishes(tokens)) {
    const gap = tokens[clause.from - 1]?.gap ?? '.';
    const isOpened = gap === '' && opensSentence.test(tokens[clause.from + 1]?.key ?? '');
    const last = found.at(-1);
    // "Het logo moet dus een gans worden": a word that may turn stands inside a sentence too.
    const isInside =
      gap === '' && last !== undefined && last.to - last.from <= shortestTurned && !/^(?:but|so)$/.test(tokens[clause.from]?.own ?? '');
    const turns = clause.turns && !isInside;
    const goesOn = before?.sentence === clause.sentence && !turns && !isOpened && !/[()]/.test(gap);
    const from = goesOn && last ? last.from : clause.from;
    const own = tokens.slice(from, clause.to);
    if (goesOn) found.pop();
    found.push({ from, to: clause.to, keys: keysOf(own), owns: spoken(own.map((token) => token.own)) });
    before = clause;
  }
  return found;
}

/** Others than who writes: what they would have is no wish of the text. */
const others = words(
  'people everybody everyone customers clients guests neighbours neighbors cousin brother sister mother father mum mom dad uncle aunt wife husband son daughter nephew niece friend friends colleague colleagues partner boss grandmother grandfather gran grandma grandpa kids children folks designer others somebody someone mate socia socio schwager schwiegermutter',
);
/** Where the writer speaks of himself or of what he orders. */
const speaking = /^(?:i|we|i'd|we'd|i'll|we'll|let's|please|logo|it|should|must|you|i've|we've|everybody|all)$/;

/** "My cousin offered to draw a poodle", "people draw a bull". */
const isOfOthers = ({ from, to }: Stretch, tokens: readonly Token[]): boolean =>
  tokens.slice(from, from + 4).some(({ key }) => others.has(key)) && !tokens.slice(from, to).some(({ key }) => speaking.test(key));

/** "Re: pub sign", "Betreff: Logo für den Käseladen": what a mail is about. */
const isSubjectLine = ({ from }: Stretch, tokens: readonly Token[]): boolean =>
  tokens
    .slice(from, from + 3)
    .some(
      ({ own, gap }) =>
        /^(?:re|fwd?|aw|wg|subject|title|betreff|objet|asunto|oggetto|onderwerp|temat|amne|тема|from|to|cc)$/.test(own) &&
        gap.startsWith(':'),
    );

/** A wish for what was told right before: "…, so please use that". */
const pointsBack =
  / (?:use|take|show|draw|do|have|go with|want|like|love|choose|pick|keep) (?:that|it|this|them|those|him|her|that one|this one)(?: one)?(?: please| then| instead)? $/;
const longestPointing = 8;

/** How much a sentence asks for what the one before it names, where it only points back at it. */
export const pointedAtBy = (next: Stretch | undefined, tokens: readonly Token[]): number =>
  next !== undefined && next.to - next.from <= longestPointing && pointsBack.test(next.keys) ? askedBy(next, tokens) : 0;

/** How much a sentence asks by its own words; nothing where it only tells. */
export function askedBy(stretch: Stretch, tokens: readonly Token[]): number {
  if (isSubjectLine(stretch, tokens) || says(stretch, expecting)) return weights.told;
  // "First I thought we'd go with an owl".
  if (says(stretch, drafting) || says(stretch, atFirst)) return weights.proposed;
  if (says(stretch, deciding)) return weights.decided;
  if (!says(stretch, wishing)) return 0;
  if (isOfOthers(stretch, tokens)) return weights.proposed;
  return says(stretch, hedging) ? weights.hedged : weights.wished;
}

/** Whether a sentence wishes for something or tells what was chosen. */
export const asksForSomething = (own: readonly Token[]): boolean => {
  const said = { keys: keysOf(own), owns: spoken(own.map((token) => token.own)) };
  return says(said, wishing) || says(said, deciding);
};

/** As many words in as many sentences, or in a chat without marks, tell a story beside what they ask for. */
const longText = { words: 28, sentences: 4, unmarked: 14 };

export const isLongText = (tokens: readonly Token[], stretches: readonly Stretch[]): boolean =>
  tokens.length >= longText.words && (stretches.length >= longText.sentences || tokens.length >= longText.unmarked * stretches.length);
