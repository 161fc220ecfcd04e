import type { Language } from '../../brief.js';
import { opensWithColour } from './coloured-pictures.js';
import { isDecidedOn, isThoughtOf } from './decided-things.js';
import { tellsTrade } from '../trades/industry.js';
import { colourAdjectives, isColourWord } from '../lexicon/colours.js';
import { materials } from '../lexicon/materials.js';
import { states } from '../lexicon/states.js';
import { brandNouns, ordered } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { clauseStart, endsClause, singular, type Token } from '../text/text.js';
import { colourLast, endsPhrase, isBusiness, longestEpithet, standsAlone } from './standing-alone.js';
import { creatures } from '../lexicon/kinds.js';
import { hasArticle, hasElidedArticle, isArticle, withoutArticles } from './articles.js';

/** Words after which the thing to show stands. */
const showing = words(
  'with featuring feature features showing shows show depicting depict include including incorporate incorporating using use uses combining holding wearing add draw sketch imagine imagining imagined envision envisioning envisage envisaging picturing visualise visualize maybe perhaps combine combines hide hides hidden motif',
);
/** Whom a brand works "with" is not what its mark shows. */
const workingWith = words(
  'work works working deal deals dealing help helps people kids children families someone those clients customers parents women men person anyone everyone trouble living struggling competitor competitors rival rivals another neighbour neighbours',
);
/** Wishes that need an article before the thing: "we want a fox". */
const wishing = words(
  'please want wants need needs love like prefer see is be put place try have do picture give nice great lovely perfect',
);
export const ofThings = words('icon symbol image shape silhouette illustration drawing picture outline mascot form head');
/** What is made by drawing or printing. */
const prints = words('print woodcut linocut engraving etching sketch portrait');
/** Nouns for the mark itself: "a fox icon", "the symbol is a fox". */
export const showers = words(
  'icon symbol mascot silhouette motif illustration emblem shape figure drawing head mark theme pictogram image picture graphic',
);
/** Labels of a form that say what to show: "Symbol: a cat curled up". */
const labelsOfPictures = words('icon symbol mascot motif illustration emblem figure drawing image picture graphic show');

const containerNouns = words('circle ring square squircle hexagon shield diamond arch drop badge');
const reach = 8;

/** How many of a thing are asked for. */
export const several = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1\d)$/;

/** What is known of a thing besides the words around it. */
export interface ThingContext {
  isCraft: boolean;
  isPictured: boolean;
  hasOtherSense: boolean;
  language: Language;
}

/** Tongues in which a colour stands before its noun, so that one behind it is told of the thing: "Eule dunkelblau", "книга синяя". */
const colourFirst: ReadonlySet<Language> = new Set<Language>(['de', 'nl', 'sv', 'da', 'no', ...withoutArticles]);

/** "The letters green and the door red": a thing that is given its colour. */
export const isGivenColour = (tokens: readonly Token[], from: number, to: number, language: Language): boolean =>
  (tokens[from - 1]?.key === 'the' || (colourFirst.has(language) && from > 0 && tokens[from - 1]?.gap !== '')) &&
  tokens[to - 1]?.gap === '' &&
  isColourWord(tokens[to]?.key ?? '') &&
  (to + 1 === tokens.length || tokens[to]?.gap !== '');

/** Words before what something is to be: "could the o of our name be a wheel". */
const longestQuestion = 12;

/** "Could a lighthouse be a pencil?", "könnte der Turm ein Stift sein?": what is to be something else, and what that is. */
const isInQuestion = (tokens: readonly Token[], from: number): boolean => {
  const start = clauseStart(tokens, from);
  const isOpen = /^(?:could|can|might)$/.test(tokens[start]?.key ?? '') && /^(?:a|an|the|our)$/.test(tokens[start + 1]?.key ?? '');
  const isBeing = tokens.slice(start + 2, start + 2 + longestQuestion).some(({ key }) => key === 'be');
  return isOpen && isBeing && from - start <= longestQuestion && (hasArticle(tokens, from) || from === start + 2);
};

/** "Prancha de surf turquesa, …": the colour that a Romance tongue tells behind a thing. */
const opensBeforeColour = (tokens: readonly Token[], from: number, to: number, language: Language): boolean => {
  const [colour, shade] = [tokens[to], tokens[to + 1]];
  const end = colour?.gap === '' && isColourWord(shade?.key ?? '') ? shade : colour;
  return from === 0 && colourLast.has(language) && tokens[to - 1]?.gap === '' && isColourWord(colour?.key ?? '') && endsPhrase(end);
};

/** "Balloon in red and yellow for Uplift": what opens a prompt in its colours is a picture. */
const opensInColour = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [colour, shade] = [tokens[to + 1]?.key ?? '', tokens[to + 2]?.key ?? ''];
  const isColour = isColourWord(colour) || (colourAdjectives.has(colour) && isColourWord(shade));
  return from === 0 && tokens[to - 1]?.gap === '' && tokens[to]?.key === 'in' && isColour;
};

/** "with a fox", "featuring a fox", "a fox icon", "fox themed", "the shape of a fox", "we want a fox". */
export function isAskedFor(
  tokens: readonly Token[],
  from: number,
  to: number,
  { isCraft, isPictured, hasOtherSense, language }: ThingContext,
): boolean {
  const after = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  // "A fox logo" and "sauna bucket logo" show one; "a coffee logo" tells the trade.
  const head = tokens[to - 1]?.key ?? '';
  // "Wolle verkaufen": abroad the verb may stand behind what is sold.
  if (after && after.key !== after.own && /^(?:sell|offer|rent|repair|make|buy|keep)$/.test(after.key)) return false;
  const isLogoOf = creatures.has(singular(head)) || (isPictured && !isCraft && !tellsTrade(head) && !materials.has(head));
  if (after && /^(?:logo|badge|wordmark)$/.test(after.key) && isLogoOf) return true;
  // "A black picture of a scooter" is one phrase.
  if (ofThings.has(tokens[from]?.key ?? '') && tokens[from + 1]?.key === 'of') return true;
  const isShower = after !== undefined && showers.has(singular(after.key)) && !isOfPictures(tokens, to);
  if (isShower || (after && (isWelcomed(tokens, to) || /^(?:themed?|inspired|shaped)$/.test(after.key)))) return true;
  const isToldColour =
    isGivenColour(tokens, from, to, language) ||
    opensInColour(tokens, from, to) ||
    opensBeforeColour(tokens, from, to, language) ||
    opensWithColour(tokens, from, to);
  if (!isCraft && isPictured && (isToldColour || isDecidedOn(tokens, from, to) || isInQuestion(tokens, from))) return true;
  // What has no picture and no article is as likely an adjective that nobody knows: "stevig", "upmarket".
  const mayStandAlone =
    (isPictured && (to - from > 1 || !materials.has(tokens[from]?.key ?? ''))) || hasOtherSense || hasArticle(tokens, from);
  if (!isCraft && ((mayStandAlone && standsAlone(tokens, from, to, language)) || isEnclosed(tokens, to) || doesSomething(tokens, from, to)))
    return true;
  // "With baskets, brown, herbs “Trail”": what stands before a quoted name is what the name is of.
  if (/^["“„«]$/.test(tokens[to - 1]?.gap ?? '') && !hasArticle(tokens, from)) return false;
  for (let at = from - 1; at >= 0 && from - at <= reach; at--) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!token) return false;
    if (endsClause(token.gap)) return token.gap.startsWith(':') && labelsOfPictures.has(singular(token.key));
    if (token.key === 'crossed') return true;
    if (showing.has(token.key)) return !(token.key === 'with' && (workingWith.has(before?.key ?? '') || tellsOfBusiness(tokens, at)));
    // "Gold and ruby like an old church window": what colours are likened to.
    if (token.key === 'like' && before?.gap === '' && isColourWord(before.key)) return false;
    if (wishing.has(token.key) && (isWishFor(tokens, at, from, language) || isWishForSeveral(tokens, at, from, to))) return true;
    if (isThoughtOf(tokens, at)) return true;
    if (/^(?:for|but|called|named|who|that|since)$/.test(token.key)) return false;
    if (
      /^(?:of|like)$/.test(token.key) &&
      (ofThings.has(before?.key ?? '') || prints.has(before?.key ?? '') || /^shaped?$/.test(before?.key ?? ''))
    )
      return true;
  }
  return false;
}

/** "Children's picture books", "dog portrait drawing classes": a noun behind the word for a picture makes another thing of it. */
function isOfPictures(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.gap === '' ? tokens[at + 1] : undefined;
  const isPicture = /^(?:picture|drawing|image|figure|graphic|illustration|theme)$/.test(tokens[at]?.key ?? '');
  return isPicture && next?.pos === 'NOUN' && ![showers, ofThings, brandNouns, ordered].some((known) => known.has(singular(next.key)));
}

/** "We have a courier service with bicycles": with what somebody works, and no wish. */
function tellsOfBusiness(tokens: readonly Token[], at: number): boolean {
  const clause = tokens.slice(clauseStart(tokens, at), at);
  const keys = clause.map(({ key }) => key);
  const isOurs = keys.some(
    (key, place) => /^(?:have|run|sell|offer|own)$/.test(key) && !/^(?:to|should|must)$/.test(keys[place - 1] ?? ''),
  );
  // "We sail from village to village with a library".
  const [who = '', verb = ''] = keys.slice(clause.findLastIndex(({ gap }) => gap !== '') + 1);
  const isDeed = /^(?:we|i)$/.test(who) && !/^(?:are|am|is|were|was)$/.test(verb);
  return (isOurs || isDeed) && !keys.some((key) => asking.test(key));
}
const asking =
  /^(?:want|wants|wanted|wish|need|needs|love|loved|like|liked|prefer|see|imagine|imagined|imagining|picture|pictured|think|thinking|thought|envision|would|could|should|can|may|might|must|will|please|draw|show|use|go|went|chose|choose|try|tried|settled|decided|agreed|fancy|logo|mark|badge|symbol|icon|sign|emblem|mascot)$/;

const praise = /^(?:perfect|great|nice|lovely|ideal|good|fine|ok|okay|wonderful|brilliant|fun|cool|welcome|allowed|enough)$/;

/** "A thistle would be perfect", "a bee is ok", "a spanner will do", "lantern yes", "the stag has to be white". */
const isWelcomed = (tokens: readonly Token[], to: number): boolean => {
  const [first = '', second = '', third = ''] = tokens.slice(to, to + 3).map(({ key }) => key);
  if (/^(?:yes|obviously|obvs|please|pls|plz|preferred|welcome|instead)$/.test(first)) return true;
  if (/^(?:is|are)$/.test(first)) return praise.test(second);
  if (/^(?:has|have|needs?)$/.test(first)) return second === 'to' && third === 'be';
  if (first === 'must' || first === 'should') return second === 'be';
  return /^(?:would|could|might|will)$/.test(first) && (second === 'do' || (second === 'be' && praise.test(third)));
};

/** "We want a fox", "give us a fox", "the symbol is a fox": an article right after the verb, and at most two adjectives before the thing. */
function isWishFor(tokens: readonly Token[], verb: number, from: number, language: Language): boolean {
  const key = tokens[verb]?.key ?? '';
  // "Wir wünschen uns eine Brezel": abroad "us" and "we" may be one word.
  // "We want like a bandit": as it is said.
  const receiver = /^(?:me|us|we|like|just|maybe|is|be|·)$/.test(tokens[verb + 1]?.key ?? '') ? 1 : 0;
  const first = tokens[verb + 1 + receiver];
  const article = withoutArticles.has(language) || hasElidedArticle(first) || /^(?:a|an|one|two|three|some|the)$/.test(first?.key ?? '');
  // "It could be a coat hanger", "there should be a heron"
  const [subject, modal] = [tokens[verb - 2]?.key ?? '', tokens[verb - 1]?.key ?? ''];
  const isOpen = /^(?:could|might|may|can)$/.test(modal) || (modal === 'should' && subject === 'there');
  // "No mouse please a cat"; "please the crowd" asks for none.
  if (key === 'please') return /^(?:a|an|one|two|three)$/.test(first?.key ?? '') && from - verb <= 4;
  // "I have a riding school" tells, "we would love to have a fox" asks.
  const isBegged = /^(?:we|i|you)$/.test(modal) && /^(?:could|can|may)$/.test(subject);
  if (key === 'have' && !isBegged && !/^(?:to|should|must|could|would|can|please|rather|i'd|we'd|i'll|we'll)$/.test(modal)) return false;
  // "Can you do a heron?" asks, "we do a market on Sundays" tells.
  if (key === 'do' && !/^(?:you|u)$/.test(modal)) return false;
  // "Schön wäre eine Sternschnuppe"
  if (praise.test(key)) return modal === 'be' && article;
  if (key === 'be' && article && isOpen && from - verb <= 4) return true;
  if (/^(?:is|be)$/.test(key)) {
    const before = tokens.slice(Math.max(0, verb - 3), verb);
    const subject = before.slice(before.findLastIndex(({ gap }) => endsClause(gap)) + 1);
    // "What we would like is a goat".
    const isLiked =
      /^(?:like|want|need|prefer|wish|mind)$/.test(before.at(-1)?.key ?? '') &&
      tokens.slice(Math.max(0, verb - 6), verb).some((token) => token.key === 'what');
    return article && (isLiked || subject.some((token) => showers.has(token.key) || token.key === 'logo'));
  }
  return article && from - verb <= 4 + receiver && tokens[verb]?.gap === '';
}

/** "Could you do crossed oars", "we'd like mountains": several need no article where the verb can only ask. */
function isWishForSeveral(tokens: readonly Token[], verb: number, from: number, to: number): boolean {
  const [head, last] = [tokens[to - 1], tokens[verb]];
  const isSeveral = head?.pos === 'NOUN' && head.key === head.own && singular(head.key) !== head.key;
  if (!isSeveral || from - verb > 3 || last?.gap !== '') return false;
  const [subject, modal] = [tokens[verb - 2]?.key ?? '', tokens[verb - 1]?.key ?? ''];
  const between = tokens.slice(verb + 1, from);
  if (!between.every(({ pos, gap }) => /^(?:ADJ|ADV|DET|NUM)$/.test(pos) && gap === '')) return false;
  if (/^(?:do|have|see)$/.test(last.key)) return /^(?:we|i|you|u)$/.test(modal) && /^(?:could|can|may)$/.test(subject);
  if (/^(?:like|love|prefer)$/.test(last.key)) return /^(?:would|i'd|we'd)$/.test(modal);
  return last.key === 'want' && /^(?:i|we|just|only)$/.test(modal);
}

/** ", sun rising over hills", ", a goose holding a beer", ", a crane above the name": a picture of its own is a wish. */
const doesSomething = (tokens: readonly Token[], from: number, end: number): boolean => {
  // "A bear asleep on a pile of books".
  const state = tokens[end - 1]?.gap === '' ? states.at(tokens, end) : undefined;
  const to = state && /^(?:asleep|awake)$/.test(state.phrase) ? state.to : end;
  const next = tokens[to];
  // "Snake wrapped round an egg"
  const isPlaced = next?.pos === 'VERB' && next.key.endsWith('ed') && /^AD[PV]$/.test(tokens[to + 1]?.pos ?? '');
  // "Horse riding stables"; a cat riding a horse does ride.
  const isRidden = next?.key === 'riding' && /^(?:horse|pony|donkey|camel)$/.test(tokens[to - 1]?.key ?? '') && !isArticle(tokens[to + 1]);
  const isDoing = (next?.key.endsWith('ing') === true && !isRidden) || isPlaced;
  const stands =
    /^(?:above|below|over|under|beside|behind|inside|within|on|around|round|between|made|drawn|instead|built|worked|woven|hidden|integrated|incorporated|merged|formed|tucked)$/.test(
      next?.key ?? '',
    ) ||
    (next?.key === 'in' && isArticle(tokens[to + 1])) ||
    // "A papaya cut in half", "an orange sliced open".
    (/^(?:cut|split|sliced|broken)$/.test(next?.key ?? '') && /^(?:in|into|open)$/.test(tokens[to + 1]?.key ?? '')) ||
    (/^(?:left|right)$/.test(next?.key ?? '') && tokens[to + 1]?.key === 'of') ||
    (next?.key === 'next' && tokens[to + 1]?.key === 'to') ||
    (/^(?:that|who|which)$/.test(next?.key ?? '') && !tellsTrade(tokens[from]?.key ?? '')) ||
    // "A key whose bow is a heart": what has parts is a thing, whatever is traded with it.
    (/^(?:whose|where)$/.test(next?.key ?? '') && (from === 0 || hasArticle(tokens, from)));
  const isTrade = tellsTrade(next?.key ?? '') && !(hasArticle(tokens, from) && tokens[to + 1]?.pos !== 'NOUN');
  if (!(isDoing || stands) || tokens[to - 1]?.gap !== '' || isTrade || (isDoing && tellsBusiness(tokens, to))) return false;
  const isAfterMark = (words: number): boolean => tokens.slice(Math.max(0, from - words), from).some((token) => token.gap !== '');
  // "A dog grooming salon" opens with its trade.
  if (isAfterMark(longestEpithet)) return true;
  // "Tyre fitting. GRIP" tells a trade, "Sun rising over hills" a picture.
  if (from === 0) return next?.gap === '' && tokens[to + 1] !== undefined;
  return stands && ((from <= longestEpithet && isArticle(tokens[0])) || isAfterMark(longestEpithet + 1));
};

/** "A travel planning app", "beekeeper selling honey": what somebody does, and no picture of it. */
const tellsBusiness = (tokens: readonly Token[], at: number): boolean => {
  let to = at + 1;
  while (to < tokens.length && tokens[to - 1]?.gap === '') to++;
  // "Mushroom growing kits"; "a mushroom growing out of a book" is a picture.
  if (/^(?:growing|farming|breeding|keeping|watching)$/.test(tokens[at]?.key ?? '') && tokens[at + 1]?.pos === 'NOUN') return true;
  return (
    /^(?:selling|making|offering|repairing|serving|buying|renting|teaching)$/.test(tokens[at]?.key ?? '') || isBusiness(tokens[to - 1])
  );
};

/** "A paw in a circle", "a paw in a dark green circle". */
const isEnclosed = (tokens: readonly Token[], to: number): boolean => {
  if (!/^(?:in|inside|within)$/.test(tokens[to]?.key ?? '')) return false;
  let at = to + 2;
  while (at < to + 5 && (isColourWord(tokens[at]?.key ?? '') || colourAdjectives.has(tokens[at]?.key ?? ''))) at++;
  return containerNouns.has(tokens[at]?.key ?? '');
};
