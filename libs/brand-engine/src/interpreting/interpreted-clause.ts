import { paletteNouns } from '../understanding/colours/colour-context.js';
import { brandNouns, emptyNouns, openers, smallTalk, stopWords } from '../understanding/lexicon/words.js';
import type { Token } from '../understanding/text/text.js';
import { runsOf, type Span } from '../understanding/wishes.js';
import { type Judged, standsWithThing } from './companions.js';
import type { InterpretedClause } from './interpretation.js';
import { isLetter, isNumeral } from './signs.js';
import type { State } from './states.js';
import type { Verdict } from './verdict.js';

/** One clause, parted where wishes came to different ends. */
export function interpretClause(
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
    if (isOfUse(tokens.slice(from, to)) || refusesUnknown(tokens.slice(from, to)))
      return [{ text: slice(text, tokens, from, to), outcome: 'kept', reason: null }];
    if (
      isLabel ||
      isInterjection(tokens, from, to) ||
      isContext(tokens.slice(from, to)) ||
      isOfBusiness(tokens.slice(from, to)) ||
      !tokens.slice(from, to).some(isSaid)
    )
      return [];
    return [{ text: slice(text, tokens, from, to), outcome: 'not_applied', reason: 'This was not understood.' }];
  }
  const groups = groupsOf(inside);
  const reasonAt = (part: Span): string | undefined => states.find(({ at, reason }) => reason && at >= part.from && at < part.to)?.reason;
  return groups.flatMap((group, at) => {
    const start = at === 0 ? from : startOf(group, tokens, groups[at - 1]?.at(-1)?.wish.to ?? from);
    const next = groups[at + 1];
    const end = next ? startOf(next, tokens, group.at(-1)?.wish.to ?? to) : to;
    const { outcome, reason } = combined(group);
    const words = unread.filter((place) => place >= start && place < end);
    // Who tells of a business tells more than there is to draw; elsewhere a thing that nobody read is a wish that nobody met.
    const isTold = isStory(group) || isContext(tokens.slice(from, to));
    const mayBeWish = (place: number): boolean =>
      !isTold || standsWithThing(place, group, tokens) || isRightBefore(place, group, tokens) || isForName(place, group, tokens);
    const unmet =
      outcome === 'not_applied'
        ? []
        : words.filter(
            (place) =>
              (isHead(tokens[place]) && mayBeWish(place) && !isShadeAt(place, group, tokens)) ||
              isListed(place, judged, tokens) ||
              isLetter(place, tokens) ||
              isWearer(place, tokens),
          );
    const missed = outcome === 'not_applied' ? [] : unshown.filter((place) => place >= start && place < end);
    const isRead = (place: number): boolean => group.some(({ wish }) => wish.from <= place && place < wish.to);
    const heads = withEpithets([...unmet, ...missed], start, tokens, isRead);
    const isDetail = (place: number): boolean => isStory(group) && tellsNoPicture(place, start, tokens);
    const rest = words.filter((place) => !heads.includes(place) && !isDetail(place)).map((place) => `“${tokens[place]?.text ?? ''}”`);
    const told = reason ?? (rest.length > 0 && !isContext(tokens.slice(from, to)) ? `Not understood: ${rest.join(', ')}.` : null);
    return partsOf({ from: start, to: Math.max(end, start + 1) }, runsOf(heads), group).map(({ isRead: isMet, ...part }) => ({
      text: slice(text, tokens, part.from, part.to),
      outcome: isMet ? outcome : ('not_applied' as const),
      reason: isMet
        ? told
        : missed.some((place) => place >= part.from && place < part.to)
          ? (reasonAt(part) ?? 'The picture does not show this.')
          : 'This was not understood.',
    }));
  });
}

/** "A stitched bear for Teddy & Co": what stands right before an asked thing is said of it, whatever else its clause tells. */
const isRightBefore = (at: number, group: readonly Judged[], tokens: readonly Token[]): boolean =>
  tokens[at]?.gap === '' && group.some(({ wish }) => wish.kind === 'thing' && wish.asked && !wish.refused && wish.from === at + 1);

/** "A number 7 on a crate for Dock Seven": what a name is to have for its mark. */
const isForName = (at: number, group: readonly Judged[], tokens: readonly Token[]): boolean =>
  group.some(({ wish }) => wish.kind === 'name' && at < wish.from - 1 && tokens[wish.from - 1]?.key === 'for') &&
  !group.some(({ wish }) => wish.kind === 'trade' && wish.from > at);

/** What is told of a business that no logo could show: "a small bakery named …". */
const details =
  /^(?:small|little|tiny|young|names?|family|local|independent|village|neighbou?rhood|year|summer|spring|autumn|winter|downtown|uptown|custom|bespoke|gear|rental|rentals|llc|ltd|inc|plc|llp|beginners|women's|men's|kids'?)$/;

/** Whether a word of such a story says what kind of business it is ("second hand", "wood-fired") or whom it is for ("for freelancers"), and not what to draw. */
function tellsNoPicture(at: number, least: number, tokens: readonly Token[]): boolean {
  const token = tokens[at];
  if (!token || details.test(token.key) || token.pos === 'ADJ' || /-(?:fired|based|only|owned|led|run|to-\w+)$/.test(token.key))
    return true;
  if (token.key === 'hand' && tokens[at - 1]?.key === 'second') return true;
  return tokens.slice(Math.max(least, at - 3), at).some(({ key }) => key === 'for');
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
export function isContext(clause: readonly Token[]): boolean {
  const [first, second] = clause.map(({ key }) => key);
  const isTold =
    /^(?:we|we're|we've|our|my|i|i'm|i've|they|they're|everybody|everyone|everybody's|people|he|she|his|her|you|it's|it|we'll|it'll|they'll|you'll|that's)$/.test(
      first ?? '',
    ) ||
    (first === 'the' && /^(?:name|founder|owner|owners|family|building|street|place)$/.test(second ?? ''));
  return isTold && !clause.some(({ key }) => asking.test(key));
}
const asking =
  /^(?:want|wants|need|needs|like|love|would|should|must|please|make|show|shows|use|add|prefer|imagine|imagined|imagining|picture|pictured|picturing|envision|thinking|thought|could|can|may|no|not|never|don't|without|avoid|in|below|above|left|right|colou?rs?|font|letters?|style|bold|look|looks|feel|feels)$/;

/** "Right, so we are a team": a word that only opens what is said. */
const isInterjection = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 && from === 0 && /^(?:right|ok|okay|so|well|hiya|morning|evening|afternoon|yes|yeah)$/.test(tokens[0]?.key ?? '');

/** "Kein Eurozeichen", "nobody wants checkered cloth again": what no table knows is in no drawing either. */
function refusesUnknown(clause: readonly Token[]): boolean {
  const keys = clause.map(({ key }) => key).join(' ');
  const refusal =
    /^(?:please |and |but |bitte )*(?:(?:no|not|without|kein|keine|pas|sans|sin|senza|sem|geen|ingen|inget|bez|без)(?: (?:a|an|any|the|more|de|d))*|(?:nobody|no one|nobody here) (?:wants|needs|likes)(?: (?:a|an|any|another|the|more|yet))*) /.exec(
      `${keys} `,
    );
  const rest = refusal === null ? '' : keys.slice(refusal[0].length);
  const isOfLook =
    /(?:letters?|capitals?|caps|case|serifs?|fonts?|type|colou?rs?|lines?|text|words?|names?|icons?|pictures?|background|ground|frame|space)\b/.test(
      rest,
    );
  return rest !== '' && rest.split(' ').length <= 4 && !isOfLook;
}

/** "Should work on a funnel", "has to fit on a pen": what every mark is made for. */
const isOfUse = (clause: readonly Token[]): boolean =>
  /^(?:it |this |that )?(?:should|must|needs? to|has to|have to|will|can|could)(?: also| still| even)? (?:work|fit|read|print|go|scale|be (?:used|printed|legible|readable|seen|sewn|embroidered|engraved))(?: |$)/.test(
    clause.map(({ key }) => key).join(' '),
  );

/** "Open seven days", "24 hour", "free delivery within ten miles": how somebody does business asks for nothing. */
const isOfBusiness = (clause: readonly Token[]): boolean =>
  clause.some(({ key }) => ofBusiness.test(key)) &&
  !clause.some(({ key }) => asking.test(key) && !/^(?:in|no|not|never|may|can)$/.test(key));
const ofBusiness =
  /^(?:24-?hours?|24-?hr|24\/7|hours?|days|daily|weekly|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|deliver(?:y|s|ing|ies)?|appointments?|bookings?|insured|licensed|family-run|family-owned|volunteers?|qualified|certified|accredited|award-winning|affordable|nationwide|callouts?|call-outs?|takeaways?|commissions?|enquiries|subscribers?|employees|staff)$/;

/** A clause parted at what nobody read, so that no word is both applied and not understood. */
function partsOf({ from, to }: Span, unread: readonly Span[], group: readonly Judged[]): (Span & { isRead: boolean })[] {
  const edges = [from, ...unread.flatMap((run) => [run.from, run.to]), to];
  return edges
    .slice(0, -1)
    .map((edge, at) => ({ from: edge, to: edges[at + 1] ?? to, isRead: at % 2 === 0 }))
    .filter((part) => part.to > part.from && (!part.isRead || group.some(({ wish }) => wish.from < part.to && wish.to > part.from)));
}

const isStory = (group: readonly Judged[]): boolean => group.some(({ wish: { kind } }) => /^(?:name|trade|line|place|year)$/.test(kind));

/** "L-plate red", "azul de azulejo": a word right before a colour, or behind it and "of", tells its shade. */
const isShadeAt = (at: number, group: readonly Judged[], tokens: readonly Token[]): boolean =>
  group.some(
    ({ wish }) =>
      wish.kind === 'colour' &&
      ((tokens[at]?.gap === '' && wish.from === at + 1) ||
        (wish.to === at - 1 && tokens[at - 1]?.key === 'of' && tokens[at - 1]?.gap === '' && tokens[at - 2]?.gap === '')),
  );

/** Whether a word that nobody read may be what its clause asks for. */
const isHead = (token: Token | undefined): boolean =>
  token !== undefined &&
  !emptyNouns.has(token.key) &&
  !/^(?:standing|big|large|great|nice|really|very|pretty|proper)$/.test(token.key) &&
  (token.pos !== 'ADJ' || token.key !== token.own) &&
  !/\w{3}(?:ical|ous|ful|less|ish|like)$/.test(token.key) &&
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
      !(isOfType.test(token.key) && judged.some(({ wish }) => wish.to === at && wish.from >= from)) &&
      !(token.key === 'single' && isOfThing(at, judged)) &&
      (isTelling(token) ||
        isLetter(at, tokens) ||
        isWearer(at, tokens) ||
        isNumeral(at, tokens) ||
        isListed(at, judged, tokens) ||
        (isOfThing(at, judged) && isDoing(token)))
    )
      places.push(at);
  }
  return places;
}

/** "Chunky lettering", "classic typography": what is said right before is said of the letters. */
const isOfType = /^(?:lettering|letterforms?|typography|typefaces?)$/;

/** "A bucket and squeegee": what a clause ends with behind a thing and "and" is a thing too, whatever its tag. */
const isListed = (at: number, judged: readonly Judged[], tokens: readonly Token[]): boolean =>
  tokens[at - 1]?.key === 'and' &&
  tokens[at]?.pos === 'VERB' &&
  !/(?:ing|ed)$/.test(tokens[at].key) &&
  (tokens[at].gap !== '' || at === tokens.length - 1) &&
  judged.some(({ wish }) => wish.kind === 'thing' && wish.asked && wish.to === at - 1);

/** "A bearded man wearing a top hat": whoever wears or holds what is shown is to be seen too. */
const isWearer = (at: number, tokens: readonly Token[]): boolean =>
  tokens[at]?.pos === 'NOUN' &&
  tokens[at].gap === '' &&
  /^(?:wearing|holding|carrying|riding|pushing|pulling)$/.test(tokens[at + 1]?.key ?? '');

/** Whether a word stands beside a thing that is shown: "a hare running", "crossed skis". */
const isOfThing = (at: number, judged: readonly Judged[]): boolean =>
  judged.some(({ wish, verdict }) => wish.kind === 'thing' && verdict.outcome === 'applied' && (wish.to === at || wish.from === at + 1));

/** What a thing does, or what was done to it. */
const isDoing = ({ key, pos }: Token): boolean =>
  pos === 'VERB' && /\w{3}(?:ing|ed)$/.test(key) && !/^(?:called|named|titled|based|wanted|needed)$/.test(key);

/** A clause of which nothing was read is told, whatever kind of words it has: "slightly unhinged". */
const isSaid = ({ key }: Token): boolean => key.length > 2 && ![stopWords, brandNouns, openers, smallTalk].some((words) => words.has(key));

/** A verb or an adverb of English tells little; of a word that no table knows nobody can say what it is. */
const isTelling = ({ key, own, pos, text }: Token): boolean =>
  (/^(?:NOUN|ADJ|PROPN|X|)$/.test(pos) || (key === own && /[^\x20-\x7e]/.test(text))) &&
  key.length > 2 &&
  ![stopWords, brandNouns, openers, emptyNouns].some((words) => words.has(key));

function slice(text: string, tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return '';
  const closing = /^[”“"»’'!?)]+/.exec(text.slice(last.end))?.[0] ?? '';
  const opening = /[„“"«‘'#@(]$/.exec(text.slice(0, first.start))?.[0] ?? '';
  return text.slice(first.start - opening.length, last.end + closing.length);
}
