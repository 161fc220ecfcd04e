import { showsHead } from '../pack/portraits.js';
import { picturesWithPart } from '../understanding/lexicon/contained-parts.js';
import { creatures } from '../understanding/lexicon/kinds.js';
import { likening } from '../understanding/lexicon/likening.js';
import { isArticle } from '../understanding/asked/articles.js';
import { isBusiness } from '../understanding/asked/standing-alone.js';
import { areJoined, type Token } from '../understanding/text/text.js';
import type { Span, Thing, Wish } from '../understanding/wishes.js';
import { actsOn } from './attachments.js';
import { picturesOf } from './honoured.js';
import type { Outcome, Verdict } from './verdict.js';

/** A wish with what became of it. */
export interface Judged {
  wish: Wish;
  verdict: Verdict;
}

const isThing = (wish: Wish): wish is Thing => wish.kind === 'thing';
const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Behind these words a sentence leaves its picture: whom it is for, and what that is called. */
const leaving = /^(?:for|called|named|our|my|we|i|who|by|at|from|because|since|until|name|like|or)$/;

/** "Ein Besen, der wie ein Blitz aussieht": abroad a comma stands before the words that go on about a thing. */
const opensRelative = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.gap === ',' && tokens[at]?.key !== tokens[at]?.own && /^(?:that|which|who|the)$/.test(tokens[at]?.key ?? '');

/** Whether two places are of one clause that has not left its picture between them. */
const isWith = (thing: Span, at: number, tokens: readonly Token[]): boolean =>
  at >= thing.to &&
  areJoined(tokens, opensRelative(tokens, thing.to) ? thing.to : thing.to - 1, at) &&
  !tokens
    .slice(thing.to, at)
    .some(
      ({ key }, offset) =>
        leaving.test(key) &&
        !/^(?:shaped|looks?|looking)$/.test(tokens[thing.to + offset - 1]?.key ?? '') &&
        !(/^(?:like|from)$/.test(key) && isArticle(tokens[thing.to + offset + 1])),
    );

/** "A cat full of stars", "a boat made of paper", "a die that is also a cup": two things that are one, which two side by side are not. */
const asOne = new RegExp(
  ` (?:${likening}|made (?:up )?(?:of|from|out)|built (?:of|from|out)|full of|filled with|formed (?:of|by|from)|turning into|turns into|(?:that|which) (?:is )?(?:also|doubles)|(?:that|which) (?:forms?|shapes?|becomes?)|forming|shaping|becoming|(?:be|become) an?|as (?:an?|the|its|his|her)|whose \\w+ (?:is|are|becomes?|turns? into)|in place of|instead of|(?:like|from) an?) `,
);

/** Whether a thing that is drawn beside another was to be one with it. */
const isOneWith = (one: Thing, other: Thing, tokens: readonly Token[]): boolean =>
  isWith(one, other.from, tokens) &&
  asOne.test(
    ` ${tokens
      .slice(one.to, other.from)
      .map(({ key }) => key)
      .join(' ')} `,
  );

/** Words behind which stands what something is made of: "letters made out of planks". */
const making =
  / (?:made|built|formed|composed|put together|assembled) (?:up )?(?:out )?(?:of|from|by|with) (?:an? |the |two |three |many )?$/;

/** "NSJL made out of puzzle pieces": the thing is shown by itself, and nothing is made of it. */
const isMadeOf = ({ from }: Span, tokens: readonly Token[]): boolean =>
  making.test(
    ` ${tokens
      .slice(Math.max(0, from - 5), from)
      .map(({ key, gap }) => (gap === '' ? key : `${key},`))
      .join(' ')} `,
  );

/** What needs arms. */
const isGrip = ({ key }: Token): boolean =>
  /^(?:holding|hugging|gripping|playing|lifting|juggling|throwing|catching|pulling|pushing)$/.test(key);

const ofHead = 'The picture is of a head, which holds nothing.';

const asItIs = 'The picture is drawn as it is.';

/** "Instead of its shell": a part of what is shown, which is drawn with all its parts. */
const takesPlaceOfPart = ({ from }: Span, tokens: readonly Token[]): boolean =>
  /^(?:instead|place) of (?:its|his|her|their)$/.test(
    tokens
      .slice(Math.max(0, from - 3), from)
      .map(({ key }) => key)
      .join(' '),
  );

/** "An egg with a sun instead of the yolk": what has no picture of its own is a part of one. */
const isExchanged = ({ from }: Span, tokens: readonly Token[]): boolean =>
  / (?:instead|place) of (?:(?:the|a|an) )?$/.test(
    tokens
      .slice(Math.max(0, from - 4), from)
      .map(({ key }) => ` ${key}`)
      .join('') + ' ',
  );

/** "A bell without a clapper": a part that a thing is to lack, and that no table of pictures tells. */
const isLackedBy = ({ from }: Span, shown: readonly Thing[], tokens: readonly Token[]): boolean =>
  shown.some(
    ({ to }) =>
      tokens[to]?.key === 'without' &&
      areJoined(tokens, to - 1, from) &&
      tokens.slice(to + 1, from).every(({ key, pos }) => /^(?:a|an|the|its|any)$/.test(key) || pos === 'ADJ'),
  );

/** "A clock with olives instead of numbers": where two things are told before, the second stands for a part of the first. */
const isOnAnother = ({ from }: Span, shown: readonly Thing[], tokens: readonly Token[]): boolean =>
  shown.filter(({ to }) => to <= from && areJoined(tokens, to - 1, from)).length > 1;

/** What stands to something else is not seen so where one of the two is not seen: "two wolves back to back", of which one is shown. */
function lacksOne({ from, to }: Span, judged: readonly Judged[], tokens: readonly Token[]): boolean {
  const things = judged.filter(({ wish }) => isThing(wish) && wish.asked && !wish.refused);
  const before = things.findLast(({ wish }) => wish.to <= from && areJoined(tokens, wish.to - 1, from));
  const after = things.find(({ wish }) => wish.from >= to && areJoined(tokens, to - 1, wish.from));
  return [before, after].some((own) => own?.verdict.outcome === 'not_applied' && own.verdict.reason?.includes('the nearest one') !== true);
}

/** "A surfboard made of chocolate": a board and a bar of chocolate side by side show both, and not the wish. */
export function withMergersMissed(judged: readonly Judged[], tokens: readonly Token[], { decisions: { mark } }: Outcome): Judged[] {
  const pictures = picturesOf({ mark });
  const shown = judged.flatMap(({ wish, verdict }) => (isThing(wish) && wish.asked && verdict.outcome === 'applied' ? [wish] : []));
  const isGripped = (wish: Thing): boolean =>
    mark.arranged === 'held' &&
    showsHead(mark.icon ?? '') &&
    wish.icons.includes(mark.partner ?? '') &&
    shown.some((other) => other.to < wish.from && isWith(other, wish.from, tokens) && tokens.slice(other.to, wish.from).some(isGrip));
  const gripped = shown.find(isGripped);
  return judged.map((own) => {
    const { wish, verdict } = own;
    if (wish.kind === 'arrangement' && gripped && wish.to <= gripped.from && gripped.from - wish.to <= 2)
      return { ...own, verdict: { outcome: 'not_applied' as const, reason: ofHead } };
    if (wish.kind === 'arrangement' && verdict.outcome === 'applied' && lacksOne(wish, judged, tokens))
      return { ...own, verdict: { outcome: 'not_applied', reason: 'The things do not stand so.' } };
    // "A rabbit built out of hexagons" in a hexagon, "a lighthouse instead of its shell" beside a snail that has one.
    const isShape = wish.kind === 'demand' && wish.asked.container !== undefined;
    if (isShape && verdict.outcome === 'applied' && isMadeOf(wish, tokens))
      return { ...own, verdict: { outcome: 'not_applied', reason: asItIs } };
    if (
      isThing(wish) &&
      wish.refused &&
      verdict.outcome === 'applied' &&
      (takesPlaceOfPart(wish, tokens) ||
        (isLackedBy(wish, shown, tokens) && !picturesWithPart.has(wish.term)) ||
        (isExchanged(wish, tokens) && (wish.icons.length === 0 || isOnAnother(wish, shown, tokens)))) &&
      shown.some(({ to }) => to <= wish.from)
    )
      return { ...own, verdict: { outcome: 'not_applied', reason: asItIs } };
    if (!isThing(wish) || !shown.includes(wish)) return own;
    const isDrawn = (key: string): boolean => pictures.some((id) => id.split('-').includes(key));
    const isMissed = shown.some(
      (other) => other !== wish && (isOneWith(other, wish, tokens) || (other.term !== wish.term && actsOn(other, wish, tokens, isDrawn))),
    );
    const reason = isMissed
      ? 'Both are shown, side by side.'
      : wish === gripped
        ? ofHead
        : isMadeOf(wish, tokens)
          ? 'It is shown by itself: nothing is made of it.'
          : null;
    return reason === null ? own : { ...own, verdict: { outcome: 'not_applied' as const, reason } };
  });
}

/** "A scooter full of lemons", "a dice that is a coffee cup": what stands with an asked thing was asked for with it, though it tells a trade elsewhere. */
export function withCompanionsMissed(judged: readonly Judged[], tokens: readonly Token[]): Judged[] {
  const asked = judged.flatMap(({ wish }) => (isThing(wish) && wish.asked && !wish.refused ? [wish] : []));
  const refused = new Set(judged.flatMap(({ wish }) => (isThing(wish) && wish.refused ? [wish.term] : [])));
  const isMissed = ({ wish, verdict }: Judged): boolean =>
    isThing(wish) &&
    !wish.refused &&
    verdict.outcome === 'kept' &&
    verdict.reason === null &&
    !refused.has(wish.term) &&
    !isBusiness(tokens[wish.to]) &&
    asked.some((thing) => thing.term !== wish.term && isWith(thing, wish.from, tokens));
  const missed = judged.filter(isMissed).map(({ wish }) => wish);
  // What is asked for is held against the drawing, and not against the trade that the same word tells.
  const isOfPicture = ({ wish }: Judged): boolean =>
    wish.kind === 'trade' && [...asked, ...missed].some((thing) => thing.from <= wish.from && overlaps(thing, wish));
  return judged
    .filter((own) => !isOfPicture(own))
    .map((own) =>
      missed.includes(own.wish) ? { ...own, verdict: { outcome: 'not_applied' as const, reason: 'The mark does not show this.' } } : own,
    );
}

/** Whether a word stands with a thing that was asked for, however much else its clause tells. */
export const standsWithThing = (at: number, group: readonly Judged[], tokens: readonly Token[]): boolean =>
  group.some(({ wish }) => isThing(wish) && wish.asked && !wish.refused && isWith(wish, at, tokens)) &&
  // What is read only behind it is not of the picture: the name, the trade.
  !group.some(
    ({ wish }) =>
      /^(?:name|trade|line|place)$/.test(wish.kind) &&
      wish.to <= at &&
      !group.some((own) => isThing(own.wish) && own.wish.asked && overlaps(own.wish, wish)),
  );

/** "…, a moon made of cheese": what a later clause begins with behind its article is a wish, whatever trade its other words tell. */
export function unseenFirst({ from, to }: Span, judged: readonly Judged[], tokens: readonly Token[]): Judged | undefined {
  const isInside = ({ wish }: Judged): boolean => wish.from >= from && wish.from < to;
  if (from === 0 || !/^(?:a|an)$/.test(tokens[from]?.key ?? '') || tokens.slice(from, to).some(isBusiness)) return undefined;
  if (judged.some((own) => isInside(own) && /^(?:name|line|place)$/.test(own.wish.kind))) return undefined;
  const isOfTrade = ({ wish }: Judged): boolean =>
    judged.some(
      ({ wish: other }) =>
        other.kind === 'trade' &&
        wish.from < other.to &&
        // "A fish bar" is told by its last word.
        (other.from < wish.to || (other.from === wish.to && tokens[wish.to - 1]?.gap === '')),
    );
  return judged.find(
    (own) =>
      own.wish.kind === 'thing' &&
      !own.wish.refused &&
      // "A St Bernard dog": a creature that ends its clause tells no trade alone.
      (own.wish.to === to && creatures.has(own.wish.term) ? true : own.wish.from === from + 1 && !isOfTrade(own)) &&
      own.verdict.outcome === 'kept' &&
      own.verdict.reason === null,
  );
}
