import { tellsTrade } from '../trades/industry.js';
import { materials } from '../lexicon/materials.js';
import { brandNouns, ordered, premises } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { areJoined, isWholeClause, singular, type Token } from '../text/text.js';
import { measures } from './thing-at.js';

/** How something is made by hand. */
const making = /ed$|^(?:made|cut|drawn|thrown|blown|spun|knit|sewn|woven|built|bound)$/;

/** "Hand engraved", "a hand-poured candle": how something is made. */
const isByHand = ([hand, deed]: readonly Token[]): boolean => hand?.key === 'hand' && hand.gap === '' && making.test(deed?.key ?? '');

/** "A hand grinder", "hand cream": what is worked by hand or meant for it. */
const isOfHand = ([hand, head]: readonly Token[]): boolean =>
  hand?.own === 'hand' &&
  hand.gap === '' &&
  head?.pos === 'NOUN' &&
  !/^(?:icon|logo|symbol|mark|picture|drawing|silhouette|outline|shape|print|gesture|heart|emblem|sign|motif)$/.test(head.key);

/** "A tea house", "a publishing house": whose trade is told before it. */
const isHouseOfTrade = (before: Token | undefined, house: Token | undefined): boolean =>
  house?.key === 'house' && before?.gap === '' && before.start !== house.start && tellsTrade(before.key);

const lettering = words('lettering letters type typography typeface font fonts script');
/** So many words may lie between letters and what they are likened to: "lettering like on an old terminal". */
const farthest = 6;

/** "Type like an old terminal", "letters as on a cinema ticket": what letters are likened to is not shown. */
function isLikenedTo(tokens: readonly Token[], at: number): boolean {
  const like = tokens.findLastIndex(({ key }, place) => place < at && /^(?:like|as)$/.test(key));
  return like > 0 && at - like < farthest && areJoined(tokens, like - 1, at) && lettering.has(tokens[like - 1]?.key ?? '');
}

/** "A teacup stack": several of what is told before it. */
const isStackOf = (before: Token | undefined, stack: Token | undefined): boolean =>
  /^(?:stack|pile)$/.test(stack?.key ?? '') && before?.gap === '' && before.pos === 'NOUN' && before.key === before.own;

/** "A welcoming community feel", "a team spirit": how it looks, and no picture. */
const isFeel = ([noun, feel]: readonly Token[]): boolean =>
  /^(?:community|neighbou?rhood|family|team|home|village|market|street)$/.test(noun?.key ?? '') &&
  noun?.gap === '' &&
  /^(?:feel|feeling|vibes?|atmosphere|spirit|mood)$/.test(feel?.key ?? '');

/** "City farm Mudchute, children, cheerful": whom it is for. */
const isAudience = (tokens: readonly Token[], at: number): boolean =>
  /^(?:children|kids|families|students|women|men|seniors|teens|toddlers|adults|everyone)$/.test(tokens[at]?.text.toLowerCase() ?? '') &&
  isWholeClause(tokens, at, at + 1);

/** "An idea that makes people smile", "qui nous fait sourire": what somebody does. */
const isMadeToSmile = (tokens: readonly Token[], at: number): boolean =>
  /^(?:smile|laugh|grin)$/.test(tokens[at]?.key ?? '') &&
  tokens.slice(Math.max(0, at - 3), at).some(({ key, gap }) => /^(?:make|makes|made)$/.test(key) && gap === '');

/** "A restaurant with long shared tables": what a place is furnished with. */
function isOfPremises(tokens: readonly Token[], at: number): boolean {
  if (!premises.has(singular(tokens[at]?.key ?? ''))) return false;
  let before = at - 1;
  while (tokens[before]?.gap === '' && tokens[before]?.key !== 'with' && /^(?:DET|ADJ|ADV|VERB|NUM|NOUN)$/.test(tokens[before]?.pos ?? ''))
    before--;
  const place = tokens[before]?.key === 'with' && tokens[before - 1]?.gap === '' ? tokens[before - 1] : undefined;
  return place !== undefined && !ordered.has(place.key) && (brandNouns.has(place.key) || tellsTrade(place.key));
}

/** "A curl of wood", "un ricciolo di legno": what something is made of. */
function isMadeOf(tokens: readonly Token[], at: number): boolean {
  const [made, of] = [tokens[at - 2], tokens[at - 1]];
  const isPart = made !== undefined && measures.has(singular(made.key));
  return (
    materials.has(tokens[at]?.key ?? '') &&
    of?.key === 'of' &&
    of.gap === '' &&
    made?.gap === '' &&
    /^(?:NOUN|PROPN|X|)$/.test(made.pos) &&
    !isPart
  );
}

/** "Etwas kleiner", "lite större": abroad "a bit" is one word. */
const isABit = ({ key, own }: Token): boolean => key === 'bit' && own !== 'bit';

/** Whether a noun only says how something is made, which business it is, or what letters look like. */
export const tellsNoThing = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 1).some(isABit) ||
  isByHand(tokens.slice(at, at + 2)) ||
  isFeel(tokens.slice(at, at + 2)) ||
  isAudience(tokens, at) ||
  isOfHand(tokens.slice(at, at + 2)) ||
  isHouseOfTrade(tokens[at - 1], tokens[at]) ||
  isOfPremises(tokens, at) ||
  isMadeOf(tokens, at) ||
  isMadeToSmile(tokens, at) ||
  isStackOf(tokens[at - 1], tokens[at]) ||
  isLikenedTo(tokens, at);
