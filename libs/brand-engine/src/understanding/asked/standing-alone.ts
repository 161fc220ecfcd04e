import type { Language } from '../../brief.js';
import { isMadeForBusiness, tellsTrade } from '../trades/industry.js';
import { colourAdjectives, isColourWord } from '../lexicon/colours.js';
import { brandNouns } from '../lexicon/words.js';
import { schools } from '../lexicon/eras.js';
import { states } from '../lexicon/states.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import { creatures } from '../lexicon/kinds.js';
import { hasArticle, isArticle, withoutArticles } from './articles.js';

/** What somebody runs, makes or sells by the litre: "Velmora, a sauna" tells the trade, "Velmora, a guitar" asks for a picture. */
const tradesThemselves = words(
  'ale aquarium barbecue beer blacksmith broth campsite chapel chocolate cinema denim drama equestrian farm ferry film forge garden greenhouse grill honey hospital hotel lager lounge meat memorial mosque movie museum newspaper photo pottery radio railroad railway ranch sauna school smithy soap streamer synagogue tea temple theater warehouse wine wool zoo',
);

/** An article and an adjective may stand before a thing that stands alone. */
export const longestEpithet = 2;
/** Words between a mark and the thing that it opens: "so an old brass diver's helmet". */
const longestPhrase = 6;

/** Tongues that name the colour of a thing behind it: "prancha turquesa". */
export const colourLast: ReadonlySet<Language> = new Set<Language>(['fr', 'es', 'it', 'pt']);

/** ", compass,", ", a friendly fox" and ", bird of prey": a thing alone between two marks is a wish, unless nothing else tells the trade. */
export function standsAlone(tokens: readonly Token[], from: number, to: number, language: Language): boolean {
  if (tradesThemselves.has(singular(tokens[to - 1]?.key ?? ''))) return false;
  let end = tokens[to]?.key === 'of' ? to + (isArticle(tokens[to + 1]) ? 3 : 2) : to;
  // One word of another tongue may be several of English.
  while (end < tokens.length && tokens[end]?.start === tokens[end - 1]?.start) end++;
  if (colourLast.has(language) || hasArticle(tokens, from)) end = behindColour(tokens, end);
  // "Fox mid-air", "owl in flight"; "dog walking" is a trade.
  const state = tokens[end - 1]?.gap === '' ? states.at(tokens, end) : undefined;
  const isPosed = state?.phrase.endsWith('ing') === false;
  if (isPosed) end = state.to;
  // "Guitar and sun for the music school Sol"
  const isSecond = tokens[from - 1]?.key === 'and' && /^(?:NOUN|PROPN)$/.test(tokens[from - 2]?.pos ?? '');
  const isLed = tokens
    .slice(0, isSecond ? from - 2 : from)
    .every(({ key, pos }) => isColourWord(key) || /^(?:DET|ADJ|VERB|NUM|ADV)$/.test(pos));
  if (isLed && from <= longestEpithet + 1 && !isBusiness(tokens[to - 1]) && isMadeForBusiness(tokens, 0, end)) return true;
  const isForName = tokens[end]?.key === 'for' && tokens[end + 1]?.capitalised === true;
  const ends =
    end >= tokens.length ||
    isForName ||
    endsPhrase(tokens[end - 1]) ||
    /^(?:but|or|and|plus|as|like|please|with|without|in|from)$/.test(tokens[end]?.key ?? '') ||
    isDescribed(tokens, from, end, language);
  // "Dog asleep" is a picture, though nothing else tells that it is of pets.
  if (!ends || (!isPosed && isOnlySignOfTrade(tokens, from, to)) || tellsWhatSomebodyDoes(tokens, from, end)) return false;
  const before = tokens.slice(Math.max(0, from - longestPhrase), from);
  const lastMark = before.findLastIndex((token) => token.gap !== '');
  // At the very beginning an article tells a picture from a trade: "A fox or an owl, for my school".
  if (lastMark < 0) {
    const isWhole = !tellsTrade(tokens[0]?.key ?? '') && /^[,;.]/.test(tokens[end - 1]?.gap ?? '');
    const isFirst = from === 0 && (isWhole || (withoutArticles.has(language) && isDescribed(tokens, from, end, language)));
    const isPossible = tokens[0]?.key === 'if' && tokens[1]?.key === 'possible';
    const lead = isPossible ? 2 : /^(?:just|only|simply|maybe|perhaps|ideally|preferably)$/.test(tokens[0]?.key ?? '') ? 1 : 0;
    // "The paw of a bear" is a part, and no business.
    const isBare = isArticle(tokens[lead]) || (tokens[0]?.key === 'the' && tokens.slice(from, end).some(({ key }) => key === 'of'));
    return (
      isFirst ||
      (from === 0 && isMadeFor(tokens, end)) ||
      (from <= longestEpithet + (isPossible ? 2 : 0) && (isBare || isForName) && before.length === from)
    );
  }
  // Between the mark and the thing only its place, an article and adjectives may stand.
  return withoutWhereabouts(before.slice(lastMark + 1)).every(
    (token, at, lead) =>
      (token.key === 'but' && lead[at + 1]?.key === 'just') ||
      /^(?:a|an|the|one|two|three|some|or|and|just|little|small|tiny|big|single|maybe|perhaps|either|with|of|so|please)$/.test(token.key) ||
      (/^(?:ADJ|VERB|ADV|NUM)$/.test(token.pos) && token.key !== 'out') ||
      // "Art deco fox head"
      (schools.has(token.key) && token.gap === '') ||
      // "A St Bernard dog", "a Shetland pony": a breed, whoever it is called after.
      (token.pos === 'PROPN' && token.gap === '' && isArticle(lead[0]) && creatures.has(singular(tokens[from]?.key ?? ''))) ||
      // "Nox Bar. Grumpy owl, blue": the first word of a sentence has its capital from there; "Selling lamps" tells a trade.
      (token.sentenceStart && token.pos === 'PROPN' && token.gap === '' && isOneUncapitalised(tokens[from])) ||
      (token.pos === 'NOUN' &&
        !brandNouns.has(tokens[from]?.key ?? '') &&
        (!tellsTrade(token.key) || hasArticle(tokens, from)) &&
        token.gap === ''),
  );
}

const whereabouts =
  /^(?:(?:in|at|on) (?:the |its )?(?:very )?(?:middle|centre|center|inside|top|bottom|left|right|front|foreground|background) |(?:inside|within|above|below|underneath|beneath|beside) (?:it |that |them )?)(?=(?:a|an|one|two|three) )/;

/** "In the middle a lighthouse", "darüber ein Stern": the words before a thing without those that say where it is to stand. */
function withoutWhereabouts(lead: readonly Token[]): readonly Token[] {
  const place = whereabouts.exec(lead.map(({ key }) => `${key} `).join(''))?.[0];
  return place === undefined ? lead : lead.slice(place.trim().split(' ').length);
}

const isOneUncapitalised = (token: Token | undefined): boolean =>
  token !== undefined && !token.capitalised && singular(token.key) === token.key;

/** "Horse head in profile for Hoof & Halter": the clause ends with the name that the picture is for. */
function isMadeFor(tokens: readonly Token[], end: number): boolean {
  const last = tokens.findIndex((token, at) => at >= end - 1 && endsPhrase(token));
  const goal = tokens.findIndex(({ key }, at) => at >= end && key === 'for');
  return goal >= end && (last < 0 || goal <= last) && tokens[goal + 1]?.capitalised === true;
}

/** "Un arrosoir vert pomme", "a kite pale blue": where the colour that is told of a thing ends. */
function behindColour(tokens: readonly Token[], from: number): number {
  let to = from;
  const isColour = (key: string): boolean => isColourWord(key) || colourAdjectives.has(key);
  while (to < tokens.length && tokens[to - 1]?.gap === '' && isColour(tokens[to]?.key ?? '')) to++;
  return isColourWord(tokens[to - 1]?.key ?? '') && to > from ? to : from;
}

/** "A cat curled up", "una granada abierta": all that follows in the clause says how the thing is, and nothing of a brand. */
function isDescribed(tokens: readonly Token[], from: number, end: number, language: Language): boolean {
  if (!hasArticle(tokens, from) && !withoutArticles.has(language)) return false;
  const next = tokens[end];
  // "Dibujado a mano" is "hand drawn": of several words, the last tells what they are.
  const head = tokens.findLast(({ start }) => start === next?.start);
  // "A wolf sanctuary" is none; abroad a word that nobody knows follows its noun as an adjective.
  if (!next || (head?.pos === 'NOUN' && states.at(tokens, end) === undefined && (language === 'en' || next.key !== next.own))) return false;
  const rest = tokens.slice(end, tokens.findIndex((token, at) => at >= end && endsPhrase(token)) + 1 || undefined);
  return !rest.some(
    ({ key, capitalised, pos }, at) =>
      capitalised ||
      // "Drawn in line" tells how.
      (brandNouns.has(key) && tokens[end + at - 1]?.key !== 'in') ||
      /^(?:for|called|named|we|our|my|i|is|are|has|who)$/.test(key) ||
      (pos === 'NOUN' && tellsTrade(key) && !hasArticle(tokens, end + at) && !withoutArticles.has(language)),
  );
}

/** "A distillery in Orkney wants a label", "we make pottery": who acts, and no picture. */
export const tellsWhatSomebodyDoes = (tokens: readonly Token[], from: number, end: number): boolean => {
  let to = end;
  while (to < tokens.length && !endsPhrase(tokens[to - 1])) to++;
  return tokens
    .slice(from, to)
    .some(
      ({ key }, at) =>
        /^(?:wants|needs|seeks|sells|makes|offers|make|sell|offer)$/.test(key) || isDeed(tokens[from + at - 1], tokens[from + at]),
    );
};

const wishes =
  /^(?:like|love|want|would|will|should|could|think|imagine|need|prefer|see|picture|envision|had|have|am|are|was|were|do|don't|can)$/;

/** "I repair watches": what somebody does. */
const isDeed = (who: Token | undefined, verb: Token | undefined): boolean =>
  /^(?:i|we)$/.test(who?.own ?? '') && who?.key === who?.own && who?.gap === '' && verb?.pos === 'VERB' && !wishes.test(verb.key);

/** A mark ends a phrase; a quotation mark alone opens the name of what the phrase tells: a coffee bar "Third Rail". */
export const endsPhrase = (token: Token | undefined): boolean => !/^["“„«‘']?$/.test(token?.gap ?? '');

/** "Riding club Elm, a horse": a creature behind its article is shown, though nothing else tells the trade. */
export const isOnlySignOfTrade = (tokens: readonly Token[], from: number, to: number): boolean =>
  !(from > 1 && hasArticle(tokens, from) && creatures.has(singular(tokens[from]?.key ?? ''))) &&
  tokens.slice(from, to).some((token) => tellsTrade(token.key)) &&
  // "Horse head in profile".
  !(to - from > 1 && /^(?:head|face|tail|mane|silhouette)s?$/.test(tokens[to - 1]?.key ?? '')) &&
  !isOneThing(tokens, from, to) &&
  !tokens.some((token, at) => (at < from || at >= to) && (tellsTrade(token.key) || (isBusiness(token) && !token.capitalised)));

/** ", a guitar,", ", a piggy bank,": behind its article and before a mark it is one thing, and no trade. */
const isOneThing = (tokens: readonly Token[], from: number, to: number): boolean => {
  const key = singular(tokens[to - 1]?.key ?? '');
  const isBusiness = tradesThemselves.has(key) || (to - from === 1 && brandNouns.has(key));
  // "Uma guitarra portuguesa": behind a foreign article, a word that nobody knows is an adjective.
  const epithet = tokens[from - 1]?.key !== tokens[from - 1]?.own && tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  const isDescribed = epithet?.key === epithet?.own && epithet?.capitalised === false && endsPhrase(epithet);
  return hasArticle(tokens, from) && (to === tokens.length || endsPhrase(tokens[to - 1]) || isDescribed) && !isBusiness;
};

/** Words for any business, which leave what stands alone elsewhere to be a picture. */
const businesses = words(
  'app shop store studio agency company firm service services club school academy salon platform startup start-up blog podcast festival magazine website site network consultancy business brand nonprofit non-profit charity ngo foundation initiative cooperative co-op',
);
export const isBusiness = (token: Token | undefined): boolean => businesses.has(token?.key ?? '');
