import { droppedIn, findDeliberation, proposedIn } from '../language/deliberation.js';
import { sensesOfNaming } from '../lexicon/naming.js';
import { followsDropped, followsSettled, leadsToDropped, leadsToSettled } from '../lexicon/weighed-names.js';
import { matchesOf, type Token } from '../text/text.js';
import { covering, runsOf, type Span } from '../wishes.js';
import type { FoundName, NameContext } from './find.js';
import { endsSmallName } from './chat.js';
import { isNameLike } from './looks.js';
import { readShortlist } from './shortlist.js';
import { findQuotes } from './quoted.js';
import { endOfCapitals, spell } from './spelling.js';

/** The tokens of the names that one of the phrases stands beside, in reading order. */
const besidePhrases = (text: string, tokens: readonly Token[], phrases: readonly RegExp[]): Span[] =>
  phrases
    .flatMap((phrase) => matchesOf(text, phrase))
    .flatMap((match) => {
      const [whole, name = ''] = match;
      const start = match.index + whole.length - name.length;
      const places = tokens.flatMap((token, at) => (token.start >= start && token.end <= start + name.length ? [at] : []));
      return runsOf(places);
    })
    .sort((one, other) => one.from - other.from);

type InText = (text: string, tokens: readonly Token[]) => readonly Span[];

/** A prompt is read several times, and its phrases stay where they are. */
function oncePerText(find: InText): InText {
  const known = new WeakMap<readonly Token[], readonly Span[]>();
  return (text, tokens) => {
    const found = known.get(tokens) ?? find(text, tokens);
    known.set(tokens, found);
    return found;
  };
}

const droppedBeside = oncePerText((text, tokens) => besidePhrases(text, tokens, [leadsToDropped, followsDropped]));

/** The runs of tokens between these characters. */
const runsBetween = (tokens: readonly Token[], spans: readonly { start: number; end: number }[]): Span[] =>
  spans.flatMap(({ start, end }) => runsOf(tokens.flatMap((token, at) => (token.start >= start && token.end <= end ? [at] : []))));

/**
 * Names that a text speaks of and that are not the brand's: "we were gonna call it Stitch Up", "'Green Fingers' exists already", "first we
 * were The Herring Girls". They are the brand's only where nothing else is.
 */
export function findDroppedNames(text: string, tokens: readonly Token[]): Span[] {
  const settled = covering(settledIn(text, tokens));
  const dropped = covering([...droppedBeside(text, tokens), ...runsBetween(tokens, readShortlist(text).others)]);
  return runsOf([...dropped].filter((at) => !settled.has(at)));
}

/** Capitals in what a text weighs, which may be a name that somebody proposed: "my aunt suggested Pots & Pans". */
export function findWeighedNames(text: string, tokens: readonly Token[]): Span[] {
  const isInName = (at: number): boolean => isNameLike(tokens[at]) && tokens[at]?.sentenceStart === false;
  // "Unser Laden heißt Wilde Möhre" weighs nothing.
  const deliberation = findDeliberation(tokens, new Set()).filter(
    ({ from, to, isJudged }) => isJudged || !tokens.slice(from, to).some(({ own }) => isOfNaming(own)),
  );
  const settled = covering(settledIn(text, tokens));
  const weighed = [...droppedIn(deliberation, isInName), ...proposedIn(deliberation)];
  return runsOf(weighed.filter((at) => isInName(at) && !settled.has(at)));
}

/** "So Copper Hare it is": what opens the sentence is none of the name. */
export const settledIn = oncePerText((text, tokens) => [
  ...listedIn(text, tokens),
  ...besidePhrases(text, tokens, [leadsToSettled, followsSettled]).map(({ from, to }) => ({
    from: to - from > 1 && opening.test(tokens[from]?.own ?? '') ? from + 1 : from,
    to,
  })),
]);

/** The name that a vote or a remark chose out of a list. */
function listedIn(text: string, tokens: readonly Token[]): Span[] {
  const { chosen } = readShortlist(text);
  return chosen ? runsBetween(tokens, [chosen]) : [];
}
const opening =
  /^(?:so|ok|okay|then|well|and|right|yes|proposal|motion|forslaget|forslag|vorschlag|propuesta|proposta|proposition|voorstel|navrh|вариант)$/;

/** "Ok let's go with Copper Hare", "Chosen: Wild Sorrel": of several names that were weighed the one that was settled on last. */
export function settledName(context: NameContext): FoundName | undefined {
  const { text, tokens } = context;
  const dropped = droppedBeside(text, tokens);
  const [listed] = listedIn(text, tokens);
  if (listed && !context.isApart(listed.from) && (listed.to - listed.from > 1 || speaksOfNames(tokens, listed.from)))
    return spell(context, listed.from, listed.to, 'called');
  const settled = settledIn(text, tokens).findLast(
    ({ from, to }) =>
      !context.isApart(from) &&
      (tokens[from]?.text.length ?? 0) + to - from > 2 &&
      !isOrdinary(context, from) &&
      (speaksOfNames(tokens, from) || isSaidAgain(tokens, { from, to }) || dropped.some(({ to }) => to <= from && from - to <= reach)),
  );
  if (!settled) return settledInChat(context);
  const { start = 0, end = 0 } = tokens[settled.from] ?? {};
  const isQuoted = findQuotes(text).some((quote) => quote.start < start && end <= quote.end);
  return spell(context, settled.from, isQuoted ? settled.to : endOfCapitals(context, settled.from), 'called');
}

/** "Understorey. final answer. YES Understorey": what everybody says again. */
const isSaidAgain = (tokens: readonly Token[], { from, to }: Span): boolean =>
  tokens.some((_, at) => at < from && tokens.slice(from, to).every(({ text }, offset) => tokens[at + offset]?.text === text));

/** Behind these words of a chat stands what a brand was called in the end. */
const wentWith = /^(?:went|go|going|gone|ended|stuck|sticking|settled) (?:with|on|up with|for)$/;
const longestInChat = 4;

/** "Wanted to call it dog days but … so we went with stick em up which is funnier": in small letters, where calling was spoken of before. */
function settledInChat({ tokens, isApart }: NameContext): FoundName | undefined {
  if (tokens.some(({ text }) => /\p{Lu}/u.test(text))) return undefined;
  const verb = tokens.findLastIndex(({ own }, at) => wentWith.test(`${tokens[at - 1]?.own ?? ''} ${own}`));
  const from = verb + 1;
  if (verb < 0 || !speaksOfNames(tokens, from) || /^(?:a|an|the|our|that|this|it|two|three)$/.test(tokens[from]?.own ?? ''))
    return undefined;
  let to = from;
  while (to < tokens.length && to - from < longestInChat && !endsInChat(tokens, to) && (to === from || tokens[to - 1]?.gap === '')) to++;
  const ends = to === tokens.length || tokens[to - 1]?.gap !== '' || endsInChat(tokens, to);
  if (to === from || !ends || isApart(from)) return undefined;
  const name = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  return { name, source: 'called', tokens: new Set(tokens.slice(from, to).map((_, offset) => from + offset)) };
}

const endsInChat = (tokens: readonly Token[], at: number): boolean =>
  endsSmallName(tokens, at) || /^(?:which|who|cos|coz|and|then|instead|anyway|for|in|as)$/.test(tokens[at]?.own ?? '');

/** "Gewählt: Kornblume": a noun of German, or what opens its sentence, has a capital anyway. */
const isOrdinary = (context: NameContext, from: number): boolean => {
  const [token, next] = context.tokens.slice(from, from + 2);
  const isCapitalAnyway = context.language === 'de' || token?.sentenceStart === true;
  // "Rode Biet" is one word of the tables.
  const isOne = token?.text.includes(' ') === false;
  return isCapitalAnyway && isOne && context.describes(token.key) && !(token.gap === '' && isNameLike(next));
};

/** How far back a text says that it speaks of names, in words. */
const reach = 45;

/** Whether names were spoken of before a choice: pictures are chosen in the same words. */
const speaksOfNames = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - reach), from).some(({ own }) => isOfNaming(own));

/** "Name", "nommée", and of one word "Vereinsname". */
const isOfNaming = (own: string): boolean => sensesOfNaming(own).includes('called') || /\p{L}na(?:me|men|am|mn|vn)$/u.test(own);
