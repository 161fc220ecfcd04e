import type { Brief } from '../brief.js';
import type { Reading } from '../understanding/index.js';
import { isBusiness } from '../understanding/asked/standing-alone.js';
import { smallnessOf } from '../understanding/things/portrait-wishes.js';
import { isSmallPicture } from '../direct/asked-picture.js';
import { endsClause, type Token } from '../understanding/text/text.js';
import type { Span, Wish } from '../understanding/wishes.js';
import { attachedTo, isShownByPlace, likenedTo } from './attachments.js';
import { withoutBorrowedTrades } from './borrowed-trades.js';
import { coloursOfThings } from './colours-of-things.js';
import { type Judged, unseenFirst, withCompanionsMissed, withMergersMissed } from './companions.js';
import { withoutOpenEmblems } from './enclosed.js';
import { epithetsOf, withEpithetsMissed } from './epithets.js';
import { picturesOf, verdictOn } from './honoured.js';
import type { Interpretation, InterpretedClause } from './interpretation.js';
import { interpretClause, isContext } from './interpreted-clause.js';
import { unshownManners, withMannersOfPictures } from './manners.js';
import { withoutManyColours } from './many-colours.js';
import { type State, statesAround } from './states.js';
import { summaryOf } from './summary.js';
import type { Outcome, Verdict } from './verdict.js';

/** What became of every clause of a new prompt, measured on what was decided. */
export function interpretPrompt({ sentence: { text, tokens }, wishes }: Reading, outcome: Outcome): Interpretation {
  const verdicts = wishes.map((wish) => ({ wish, verdict: verdictOn(wish, outcome) }));
  const things = withMergersMissed(coloursOfThings(wordsOnce(verdicts, tokens), tokens, outcome), tokens, outcome);
  const seen = withoutOpenEmblems(withoutManyColours(withCompanionsMissed(things, tokens), tokens, outcome), tokens, outcome);
  const judged = withMannersOfPictures(alternatives(seen, tokens), tokens, outcome).map((own) => asItsDemand(own, seen, tokens));
  const manners = unshownManners(judged, outcome, tokens);
  const states = [...manners, ...statesOfThings(judged, outcome, tokens).filter(({ at }) => !manners.some((own) => own.at === at))];
  const spans = clausesOf(tokens, wishes);
  const held = withoutBorrowedTrades(withEpithetsMissed(judged, tokens), spans, tokens);
  const clauses = spans.flatMap((clause) => interpretClause(clause, withoutTrade(clause, held, tokens), tokens, text, states));
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
    const isRead = (at: number): boolean => judged.some(({ wish: own }) => own.from <= at && at < own.to);
    const told = [
      ...around,
      ...(wish.asked ? epithetsOf(wish, shown, tokens, isRead).filter(({ at }) => !around.some((own) => own.at === at)) : []),
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
  // "My mum makes chutney" tells of somebody.
  if (isStory || isContext(tokens.slice(from, to)) || tokens.slice(from, to).some(isBusiness)) return [...judged];
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

/** "Plain serif", "a simple sans": what says of letters that they are nothing special is met with them. */
function asItsDemand(own: Judged, all: readonly Judged[], tokens: readonly Token[]): Judged {
  const { wish, verdict } = own;
  const isPlain = wish.kind === 'mood' && /^(?:plain|simple|clean|ordinary)$/.test(tokens[wish.to - 1]?.key ?? '');
  if (!isPlain || verdict.outcome !== 'not_applied' || tokens[wish.to - 1]?.gap !== '') return own;
  const demand = all.find(({ wish: other }) => other.kind === 'demand' && other.from === wish.to);
  return demand?.verdict.outcome === 'applied' ? { ...own, verdict: demand.verdict } : own;
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
