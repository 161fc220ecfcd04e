import type { Brief } from '../brief.js';
import type { Reading } from '../understanding/index.js';
import { isBusiness } from '../understanding/asked/asked-things.js';
import { paletteNouns } from '../understanding/colours/colour-context.js';
import { smallnessOf } from '../understanding/things/portrait-wishes.js';
import { isSmallPicture } from '../direct/asked-picture.js';
import { brandNouns, emptyNouns, openers, smallTalk, stopWords } from '../understanding/lexicon/words.js';
import { endsClause, type Token } from '../understanding/text/text.js';
import { runsOf, type Span, type Wish } from '../understanding/wishes.js';
import { attachedTo, isShownByPlace, likenedTo } from './attachments.js';
import { coloursOfThings } from './colours-of-things.js';
import { type Judged, standsWithThing, unseenFirst, withCompanionsMissed, withMergersMissed } from './companions.js';
import { withoutOpenEmblems } from './enclosed.js';
import { picturesOf, verdictOn } from './honoured.js';
import type { Interpretation, InterpretedClause } from './interpretation.js';
import { withoutManyColours } from './many-colours.js';
import { type State, statesAround } from './states.js';
import { summaryOf } from './summary.js';
import type { Outcome, Verdict } from './verdict.js';

/** What became of every clause of a new prompt, measured on what was decided. */
export function interpretPrompt({ sentence: { text, tokens }, wishes }: Reading, outcome: Outcome): Interpretation {
  const verdicts = wishes.map((wish) => ({ wish, verdict: verdictOn(wish, outcome) }));
  const things = withMergersMissed(coloursOfThings(wordsOnce(verdicts, tokens), tokens, outcome), tokens, outcome);
  const seen = withoutOpenEmblems(withoutManyColours(withCompanionsMissed(things, tokens), tokens, outcome), tokens, outcome);
  const judged = alternatives(seen, tokens);
  const states = statesOfThings(judged, outcome, tokens);
  const clauses = clausesOf(tokens, wishes).flatMap((clause) =>
    interpretClause(clause, withoutTrade(clause, judged, tokens), tokens, text, states),
  );
  return { summary: summaryOf(outcome.brief), clauses };
}

/** Where a prompt says how a thing is that is shown, and whether its picture shows it so. */
function statesOfThings(judged: readonly Judged[], { decisions }: Outcome, tokens: readonly Token[]): State[] {
  const others = judged.filter(({ wish }) => !/^(?:thing|trade|given)$/.test(wish.kind));
  const isTold = (at: number): boolean => others.some(({ wish }) => wish.from <= at && at < wish.to);
  return judged.flatMap(({ wish, verdict }) => {
    if (wish.kind !== 'thing' || wish.refused || verdict.outcome !== 'applied') return [];
    const shown = picturesOf(decisions).filter((id) => wish.icons.includes(id));
    const size = smallnessOf(wish, tokens);
    const around = statesAround(wish, shown, tokens).filter(({ at }) => at < wish.to || !isShownByPlace(at, judged, tokens));
    // "A wolf howling at the moon": where the picture shows the deed, the rest of it is no state.
    const attached =
      !wish.asked || around.some(({ at, isShown }) => at >= wish.to && isShown)
        ? []
        : attachedTo(wish, judged, tokens).map((at) => ({ at, isShown: false }));
    const told = [
      ...around,
      ...(wish.asked ? likenedTo(wish, tokens).map((at) => ({ at, isShown: false })) : []),
      ...attached.filter(({ at }) => !around.some((own) => own.at === at)),
      ...(size === undefined ? [] : [{ at: size, isShown: isSmallPicture(decisions) }]),
    ];
    return told.filter(({ at }) => !isTold(at));
  });
}

/** What became of every clause of a refinement, as applying it told. */
export const interpretRefinement = (clauses: InterpretedClause[], brief: Brief): Interpretation => ({ summary: summaryOf(brief), clauses });

/** One word of another tongue may be several of English: it is honoured where one of them is. */
function wordsOnce(judged: readonly Judged[], tokens: readonly Token[]): Judged[] {
  const wordOf = ({ from }: Wish): number | undefined => tokens[from]?.start;
  const shown = judged.filter(({ verdict }) => verdict.outcome === 'applied');
  const isShown = ({ wish, verdict }: Judged): boolean =>
    wish.kind === 'thing' &&
    !wish.refused &&
    verdict.outcome !== 'applied' &&
    // "A typewriter key" is of two words, of which one is shown.
    tokens[wish.to - 1]?.start === wordOf(wish) &&
    shown.some(({ wish: other }) => wordOf(other) === wordOf(wish) && (other.kind === 'thing' || other.from !== wish.from));
  // "Just the letters" may be of a monogram or of a name.
  const isMetElse = ({ wish, verdict }: Judged): boolean =>
    wish.kind === 'demand' &&
    verdict.outcome === 'not_applied' &&
    shown.some(({ wish: other }) => other.kind === 'demand' && other.from === wish.from && other.to === wish.to);
  return judged.filter((own) => !isShown(own) && !isMetElse(own));
}

/** In a clause that tells no trade, a thing is there to be shown: who does not see it is told so. */
function withoutTrade({ from, to }: Span, all: readonly Judged[], tokens: readonly Token[]): Judged[] {
  const isInside = ({ wish }: Judged): boolean => wish.from >= from && wish.from < to;
  // "Dog school Paws, a dog", "a coffee bar. A cat around a cup": once the trade is told, its words stand for the things of a picture.
  const isRetold = ({ wish }: Judged): boolean =>
    wish.kind === 'trade' &&
    all.some(({ wish: other }) => other.kind === 'trade' && other.industry === wish.industry && other.from < from) &&
    all.some(({ wish: other }) => other.kind === 'thing' && isThingOf(other, wish, tokens));
  const judged = all.filter((own) => !(isInside(own) && isRetold(own)));
  const first = unseenFirst({ from, to }, judged, tokens);
  if (first)
    return judged
      .filter((own) => !(isInside(own) && own.wish.kind === 'trade'))
      .map((own) => (own === first ? { ...own, verdict: unshown } : own));
  const isStory = judged.some((own) => isInside(own) && (own.wish.kind === 'trade' || own.wish.kind === 'line'));
  if (isStory || tokens.slice(from, to).some(isBusiness)) return [...judged];
  const isUnseen = ({ wish, verdict }: Judged): boolean =>
    wish.kind === 'thing' && !wish.refused && verdict.outcome === 'kept' && verdict.reason === null;
  const isRefused = ({ wish }: Judged): boolean =>
    wish.kind === 'thing' && judged.some(({ wish: other }) => other.kind === 'thing' && other.refused && other.term === wish.term);
  return judged.map((own) => (isInside(own) && isUnseen(own) && !isRefused(own) ? { ...own, verdict: unshown } : own));
}

const unshown: Verdict = { outcome: 'not_applied', reason: 'The mark does not show this.' };

/** Whether the word of a trade is a thing, or is in one that is asked for by its article or by where it stands. */
const isThingOf = (thing: Span, { from, to }: Span, tokens: readonly Token[]): boolean =>
  (thing.from === from && thing.to === to) ||
  (thing.from < to &&
    from < thing.to &&
    /^(?:a|an|around|round|in|inside|into|on|over|under|behind|beside)$/.test(tokens[thing.from - 1]?.key ?? ''));

/** "A fox or a badger": one of them is enough. */
function alternatives(judged: readonly Judged[], tokens: readonly Token[]): Judged[] {
  return judged.map((own, at) => {
    if (own.verdict.outcome !== 'not_applied' || !isChoice(own.wish)) return own;
    const isAlternative = [judged[at - 1], judged[at + 1], judged[at - 2], judged[at + 2]].some(
      (other) =>
        other !== undefined &&
        isChoice(other.wish) &&
        other.wish.kind === own.wish.kind &&
        other.verdict.outcome === 'applied' &&
        isJoinedByOr(own.wish, other.wish, tokens),
    );
    return isAlternative ? { ...own, verdict: { outcome: 'kept' as const, reason: 'The other of the two was taken.' } } : own;
  });
}

const isChoice = (wish: Wish): boolean => (wish.kind === 'thing' || wish.kind === 'colour') && !wish.refused;

function isJoinedByOr(one: Span, other: Span, tokens: readonly Token[]): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(first.to, last.from);
  return (
    between.length <= 6 &&
    // "Une théière d'où sort un nuage" says where it comes from.
    between.some(({ key, text }) => (key === 'or' && !/où/iu.test(text)) || key === 'maybe' || key === 'perhaps') &&
    !tokens.slice(first.to - 1, last.from - 1).some(({ gap }) => endsClause(gap))
  );
}

/** The clauses of a prompt: what stands between two marks, or before and after "but". */
function clausesOf(tokens: readonly Token[], wishes: readonly Wish[]): Span[] {
  const spans: Span[] = [];
  // A mark inside a name parts nothing: "Bell, Book & Candle".
  const isInside = (at: number): boolean => wishes.some(({ from: first, to }) => at >= first && at + 1 < to);
  let from = 0;
  tokens.forEach(({ gap }, at) => {
    const next = tokens[at + 1];
    const ends = next === undefined || /[,;:.!?…()–—|]|--|^-$/.test(gap) || (/^(?:but|instead)$/.test(next.key) && at > from);
    if (!ends || (next !== undefined && isInside(at))) return;
    spans.push({ from, to: at + 1 });
    from = at + 1;
  });
  return spans;
}

/** One clause, parted where wishes came to different ends. */
function interpretClause(
  { from, to }: Span,
  judged: readonly Judged[],
  tokens: readonly Token[],
  text: string,
  states: readonly State[],
): InterpretedClause[] {
  const inside = judged.filter(({ wish }) => wish.from >= from && wish.from < to);
  const unshown = states.filter(({ isShown }) => !isShown).map(({ at }) => at);
  const unread = unreadWords({ from, to }, judged, tokens).filter((place) => !states.some(({ at }) => at === place));
  if (inside.length === 0) {
    // "Must haves:", "Estilo:": a label asks for nothing.
    const isLabel = to - from <= 3 && tokens[to - 1]?.gap.startsWith(':') === true;
    if (isLabel || isContext(tokens.slice(from, to)) || !tokens.slice(from, to).some(isSaid)) return [];
    return [{ text: slice(text, tokens, from, to), outcome: 'not_applied', reason: 'This was not understood.' }];
  }
  const groups = groupsOf(inside);
  return groups.flatMap((group, at) => {
    const start = at === 0 ? from : startOf(group, tokens, groups[at - 1]?.at(-1)?.wish.to ?? from);
    const next = groups[at + 1];
    const end = next ? startOf(next, tokens, group.at(-1)?.wish.to ?? to) : to;
    const { outcome, reason } = combined(group);
    const words = unread.filter((place) => place >= start && place < end);
    // Who tells of a business tells more than there is to draw; elsewhere a thing that nobody read is a wish that nobody met.
    const mayBeWish = (place: number): boolean => !isStory(group) || standsWithThing(place, group, tokens);
    const unmet =
      outcome === 'not_applied'
        ? []
        : words.filter((place) => (isHead(tokens[place]) && mayBeWish(place)) || isListed(place, judged, tokens));
    const missed = outcome === 'not_applied' ? [] : unshown.filter((place) => place >= start && place < end);
    const isRead = (place: number): boolean => group.some(({ wish }) => wish.from <= place && place < wish.to);
    const heads = withEpithets([...unmet, ...missed], start, tokens, isRead);
    const rest = words.filter((place) => !heads.includes(place)).map((place) => `“${tokens[place]?.text ?? ''}”`);
    const told = reason ?? (rest.length > 0 ? `Not understood: ${rest.join(', ')}.` : null);
    return partsOf({ from: start, to: Math.max(end, start + 1) }, runsOf(heads), group).map(({ isRead: isMet, ...part }) => ({
      text: slice(text, tokens, part.from, part.to),
      outcome: isMet ? outcome : ('not_applied' as const),
      reason: isMet
        ? told
        : missed.some((place) => place >= part.from && place < part.to)
          ? 'The picture does not show this.'
          : 'This was not understood.',
    }));
  });
}

/** What nobody read or saw, with the small words and epithets before it: "standing on one leg". */
function withEpithets(places: readonly number[], least: number, tokens: readonly Token[], isRead: (at: number) => boolean): number[] {
  const all = new Set(places);
  // "A leaping ram": what stands before its thing has the article in common with it.
  const isBefore = (place: number): boolean =>
    tokens[place]?.gap === '' && (isRead(place + 1) || (places.includes(place + 1) && isBefore(place + 1)));
  for (const place of places.filter((own) => !isBefore(own)))
    for (let at = place - 1; at >= least && tokens[at]?.gap === '' && !isRead(at); at--) {
      if (!stopWords.has(tokens[at]?.key ?? '') && !isEpithet(tokens[at])) break;
      all.add(at);
    }
  return [...all].sort((one, other) => one - other);
}

/** "My grandfather started it", "we are two sisters", "the name suggests it": what is told of somebody asks for nothing. */
function isContext(clause: readonly Token[]): boolean {
  const [first, second] = clause.map(({ key }) => key);
  const isTold =
    /^(?:we|we're|we've|our|my|i|i'm|i've|they|they're|everybody|everyone|everybody's|people|he|she|his|her|you|it's|it)$/.test(
      first ?? '',
    ) ||
    (first === 'the' && /^(?:name|founder|owner|owners|family|building|street|place)$/.test(second ?? ''));
  return isTold && !clause.some(({ key }) => asking.test(key));
}
const asking =
  /^(?:want|wants|need|needs|like|love|would|should|must|please|make|show|shows|use|add|prefer|could|can|may|no|not|never|don't|without|avoid|in|below|above|left|right|colou?rs?|font|letters?|style|bold|look|looks|feel|feels)$/;

/** A clause parted at what nobody read, so that no word is both applied and not understood. */
function partsOf({ from, to }: Span, unread: readonly Span[], group: readonly Judged[]): (Span & { isRead: boolean })[] {
  const edges = [from, ...unread.flatMap((run) => [run.from, run.to]), to];
  return edges
    .slice(0, -1)
    .map((edge, at) => ({ from: edge, to: edges[at + 1] ?? to, isRead: at % 2 === 0 }))
    .filter((part) => part.to > part.from && (!part.isRead || group.some(({ wish }) => wish.from < part.to && wish.to > part.from)));
}

const isStory = (group: readonly Judged[]): boolean => group.some(({ wish: { kind } }) => /^(?:name|trade|line|place)$/.test(kind));

/** Whether a word that nobody read may be what its clause asks for. */
const isHead = (token: Token | undefined): boolean =>
  token !== undefined &&
  !emptyNouns.has(token.key) &&
  token.key !== 'standing' &&
  (token.pos !== 'ADJ' || token.key !== token.own) &&
  token.pos !== 'VERB';

/** Neighbours that came to the same end. */
function groupsOf(inside: readonly Judged[]): Judged[][] {
  const groups: Judged[][] = [];
  for (const own of inside) {
    const last = groups.at(-1);
    if (last && isMissed(last) === (own.verdict.outcome === 'not_applied')) last.push(own);
    else groups.push([own]);
  }
  return groups;
}

const isMissed = (group: readonly Judged[]): boolean => group[0]?.verdict.outcome === 'not_applied';

/** A group begins with the small words before its first wish, and what is missed with what is said of it: "with one big claw". */
function startOf(group: readonly Judged[], tokens: readonly Token[], least: number): number {
  const isOf = (at: number): boolean => stopWords.has(tokens[at]?.key ?? '') || (isMissed(group) && isEpithet(tokens[at]));
  let start = group[0]?.wish.from ?? least;
  while (start > least && isOf(start - 1) && tokens[start - 1]?.gap === '') start--;
  return start;
}

const isEpithet = (token: Token | undefined): boolean =>
  token !== undefined && (/^(?:ADJ|NUM|ADP|DET)$/.test(token.pos) || /\w{2}(?:ing|ed)$/.test(token.key));

function combined(group: readonly Judged[]): Verdict {
  const missed = group.find(({ verdict }) => verdict.outcome === 'not_applied');
  if (missed) return missed.verdict;
  const outcome = group.some(({ verdict }) => verdict.outcome === 'applied') ? 'applied' : 'kept';
  return { outcome, reason: group.find(({ verdict }) => verdict.reason !== null)?.verdict.reason ?? null };
}

/** Words that tell something and that nothing was made of. */
function unreadWords({ from, to }: Span, judged: readonly Judged[], tokens: readonly Token[]): number[] {
  const read = new Set(judged.flatMap(({ wish }) => Array.from({ length: wish.to - wish.from }, (_, offset) => wish.from + offset)));
  const words = new Set([...read].map((at) => tokens[at]?.start));
  // "In shades of green", "i blå toner".
  const isTone = ({ key }: Token): boolean => paletteNouns.has(key) && namesColour;
  const namesColour = judged.some(({ wish }) => wish.kind === 'colour' && wish.from >= from && wish.to <= to);
  const places: number[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (
      token &&
      !words.has(token.start) &&
      !isTone(token) &&
      (isTelling(token) || isListed(at, judged, tokens) || (isOfThing(at, judged) && isDoing(token)))
    )
      places.push(at);
  }
  return places;
}

/** "A bucket and squeegee": what a clause ends with behind a thing and "and" is a thing too, whatever its tag. */
const isListed = (at: number, judged: readonly Judged[], tokens: readonly Token[]): boolean =>
  tokens[at - 1]?.key === 'and' &&
  tokens[at]?.pos === 'VERB' &&
  !/(?:ing|ed)$/.test(tokens[at].key) &&
  (tokens[at].gap !== '' || at === tokens.length - 1) &&
  judged.some(({ wish }) => wish.kind === 'thing' && wish.asked && wish.to === at - 1);

/** Whether a word stands beside a thing that is shown: "a hare running", "crossed skis". */
const isOfThing = (at: number, judged: readonly Judged[]): boolean =>
  judged.some(({ wish, verdict }) => wish.kind === 'thing' && verdict.outcome === 'applied' && (wish.to === at || wish.from === at + 1));

/** What a thing does, or what was done to it. */
const isDoing = ({ key, pos }: Token): boolean => pos === 'VERB' && /\w{3}(?:ing|ed)$/.test(key);

/** A clause of which nothing was read is told, whatever kind of words it has: "slightly unhinged". */
const isSaid = ({ key }: Token): boolean => key.length > 2 && ![stopWords, brandNouns, openers, smallTalk].some((words) => words.has(key));

/** A verb or an adverb of English tells little; of a word that no table knows nobody can say what it is. */
const isTelling = ({ key, own, pos, text }: Token): boolean =>
  (/^(?:NOUN|ADJ|PROPN|X|)$/.test(pos) || (key === own && /[^\x20-\x7e]/.test(text))) &&
  key.length > 2 &&
  !stopWords.has(key) &&
  !brandNouns.has(key) &&
  !openers.has(key);

function slice(text: string, tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return '';
  const closing = /^[”“"»’'!?)]+/.exec(text.slice(last.end))?.[0] ?? '';
  const opening = /[„“"«‘'#@(]$/.exec(text.slice(0, first.start))?.[0] ?? '';
  return text.slice(first.start - opening.length, last.end + closing.length);
}
