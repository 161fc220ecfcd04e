import { brandNouns, participles } from '../understanding/lexicon/words.js';
import { words } from '../understanding/text/phrases.js';
import { areJoined, type Token } from '../understanding/text/text.js';
import type { Span, Thing, Wish } from '../understanding/wishes.js';
import type { Judged } from './companions.js';
import type { Verdict } from './verdict.js';

/** How a picture is drawn or where it is put, what it stands for, and what most pictures of a thing show anyway. */
const neutral = words(
  `styled stylised stylized simplified detailed outlined engraved etched drawn hand-drawn abstracted rounded refined dotted printed inked coloured colored painted
  centred centered inspired related called named wanted needed liked used loved based placed positioned reduced integrated incorporated included added combined
  rendered designed created depicted shown pictured done executed seen said mentioned described attached preferred suggested established founded
  standing sitting perched resting facing looking showing meaning representing symbolising symbolizing suggesting evoking including using featuring matching being
  combining forming making having according regarding starting working going coming nothing something anything everything king ring wing spring string thing wedding
  building clothing lettering wording setting feeling meeting evening morning colouring coloring lining ceiling painting drawing stocking earring pudding red bed shed seed weed`,
);
/** How far something is done: "wide open", "half eaten". */
const measure = /^(?:wide|half|fully|slightly|partly|halfway|tightly|neatly|gently)$/;
const stateOfDoors = /^(?:open|closed|shut|asleep|awake|upside|apart)$/;
/** Where something is or whence it is seen: "from the front", "in flight", "on one leg". */
const places = /^(?:from|in|on|at|through|across|along|against|into|off|out|towards?|up|down)$/;
/** Where a picture stands in the drawing, how it is drawn, and what a prompt speaks of besides it. */
const ofDrawing =
  /^(?:middle|centre|center|top|bottom|left|right|corner|side|edge|end|start|beginning|front|back|style|styles?|manner|way|look|outlines?|lines?|strokes?|space|silhouette|shape|form|background|backdrop|ground|colou?rs?|tones?|shades?|black|white|profile|mind|general|particular|short|total|addition|it|logo|name|letters?|word|mark|badge|circle|square|shield|frame|border|ring|case|size|future|moment|town|city|street|village|shop|store|window|van|sign|website|app|place|first|own)$/;
const seen = /^(?:front|above|below|behind|back|top)$/;
/** Behind these words a sentence leaves its picture. */
const leaving =
  /^(?:for|called|named|our|my|we|i|by|because|since|until|name|as|like|and|or|but|plus|with|without|to|please|instead|rather|too|is|are|should|would|must)$/;

/** Whether a word tells what a thing does, or what was done to it. */
const isDeed = ({ key, pos }: Token): boolean =>
  !neutral.has(key) && (participles.has(key) || (/\w{2}(?:ing|ed)$/.test(key) && /^(?:VERB|ADJ|NOUN|)$/.test(pos)));

/** The words behind a thing that say how it is, as far as its phrase goes: "hanging on a line", "wide open", "from the front". */
export function saidBehind(thing: Span, tokens: readonly Token[], isTaken: (at: number) => boolean): number[] {
  let { to } = thing;
  if (tokens[to - 1]?.gap !== '') return [];
  const isEnd = (at: number): boolean => !areJoined(tokens, thing.to - 1, at) || leaving.test(tokens[at]?.key ?? '') || isTaken(at);
  let end = to;
  while (end < tokens.length && !isEnd(end)) end++;
  // "A ghost made of pixels" is drawn so; "a moon made of paper" is not, whatever else paper tells.
  const isMade = /^(?:made|built|formed|composed)(?: (?:up|out|of|from|with|in))+$/.test(
    tokens
      .slice(to, end)
      .map(({ key }) => key)
      .join(' '),
  );
  if (isMade && end < tokens.length && isTaken(end)) {
    if (/^(?:pixels?|lines?|dots?|stripes?|strokes?|bars?|rings?)$/.test(tokens[end]?.key ?? '')) return [];
    return Array.from({ length: end + 1 - to }, (_, offset) => to + offset);
  }
  // "A sun rising over | the sea": where another thing follows, how the two stand is told elsewhere.
  const leads = end < tokens.length && areJoined(tokens, to - 1, end) && !leaving.test(tokens[end]?.key ?? '');
  while (leads && end > to && !tokens.slice(end - 1, end).some(isDeed)) end--;
  // "A whale seen from above".
  while (to < end && neutral.has(tokens[to]?.key ?? '')) to++;
  const phrase = tokens.slice(to, end);
  const [first, second] = phrase;
  // "A dog walking company" walks dogs.
  const isOfBusiness = tokens[to]?.gap === '' && brandNouns.has(tokens[to + 1]?.key ?? '');
  // "A whale made to look like a cloud": what it is made to be is told by what follows.
  const isMadeTo = /^(?:made|meant|supposed)$/.test(first?.key ?? '') && tokens[to + 1]?.key === 'to';
  if (!first || isOfBusiness || isMadeTo) return [];
  const isState =
    // "With a wave going through".
    (/^(?:through|across)$/.test(first.key) && (second === undefined || /^(?:it|them)$/.test(second.key))) ||
    (isDeed(first) && !(leads && rising.test(first.key))) ||
    stateOfDoors.test(first.key) ||
    (measure.test(first.key) && second !== undefined && (isDeed(second) || stateOfDoors.test(second.key))) ||
    (places.test(first.key) && second !== undefined && isElsewhere(phrase));
  return isState ? phrase.map((_, offset) => to + offset) : [];
}

/** What is said behind a thing that is shown, and is no other wish. */
export const attachedTo = (thing: Thing, judged: readonly Judged[], tokens: readonly Token[]): number[] =>
  saidBehind(thing, tokens, (at) =>
    judged.some(({ wish, verdict }) => wish.from <= at && at < wish.to && !isPassed(wish, verdict, tokens[at])),
  );

/** "A key with a 7 as its handle", "a cup whose steam becomes a bird": what is said of a part of a thing, as far as its clause goes. */
export function likenedTo(thing: Span, tokens: readonly Token[]): number[] {
  const isHere = (at: number): boolean => at < tokens.length && areJoined(tokens, thing.to - 1, at);
  let at = thing.to;
  const isWhere = (place: number): boolean =>
    tokens[place]?.key === 'where' && /^(?:the|its|his|her|their)$/.test(tokens[place + 1]?.key ?? '');
  while (isHere(at) && !/^(?:whose|for|called|named)$/.test(tokens[at]?.key ?? '') && !isWhere(at) && !isPartBehind(at, tokens)) at++;
  if (!isHere(at) || /^(?:for|called|named)$/.test(tokens[at]?.key ?? '')) return [];
  const from = tokens[at]?.key === 'whose' || isWhere(at) ? at : thing.to;
  let to = at;
  while (isHere(to) && !/^(?:for|called|named)$/.test(tokens[to]?.key ?? '')) to++;
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}
const isPartBehind = (at: number, tokens: readonly Token[]): boolean =>
  tokens[at]?.key === 'as' &&
  /^(?:its|his|her|their)$/.test(tokens[at + 1]?.key ?? '') &&
  !/^(?:symbol|logo|mascot|emblem|sign|mark|motif|name|own|home|main)$/.test(tokens[at + 2]?.key ?? '');

/** What says nothing of the drawing by itself: things that are only spoken of, and a trade that a deed happens to tell. */
const isPassed = (wish: Wish, verdict: Verdict, token: Token | undefined): boolean =>
  wish.kind === 'given' ||
  (wish.kind === 'thing' && verdict.outcome === 'kept') ||
  (wish.kind === 'trade' && token !== undefined && isDeed(token));

/** Deeds that an arrangement shows: the sun that rises out of a cup stands over it. */
const rising = /^(?:rising|growing|sprouting|blooming|blossoming|coming|emerging|floating)$/;
export const isShownByPlace = (at: number, judged: readonly Judged[], tokens: readonly Token[]): boolean =>
  rising.test(tokens[at]?.key ?? '') &&
  judged.some(
    ({ wish, verdict }) =>
      wish.kind === 'thing' && verdict.outcome === 'applied' && wish.from > at && wish.from - at <= 5 && areJoined(tokens, at, wish.from),
  );

/** "An otter on its back", "a dog on its hind legs": how a creature lies or stands. */
const owners = /^(?:its|his|her|their|one|two|both|all)$/;
const ofBody = /^(?:backs?|bell(?:y|ies)|sides?|heads?|knees?|legs?|feet|foot|toes|tiptoes|tails?|paws?|haunches|hooves)$/;

/** "On one leg", "in flight", "from above": a place or a view that belongs to no drawing. */
const isElsewhere = (phrase: readonly Token[]): boolean => {
  const keys = phrase.map(({ key }) => key);
  if (keys[0] === 'from') return keys.some((key) => seen.test(key));
  if (keys[0] === 'on' && owners.test(keys[1] ?? '') && ofBody.test(keys.at(-1) ?? '')) return true;
  const noun = phrase.find(({ pos }) => !/^(?:ADP|DET|ADV|PRON|PART|ADJ|NUM)$/.test(pos));
  return noun !== undefined && !noun.capitalised && !keys.some((key) => ofDrawing.test(key)) && !phrase.some(({ pos }) => pos === 'PROPN');
};

/** Whether one thing is said to do something to another that no arrangement shows: "a tractor pulling a trailer". */
export const actsOn = (one: Thing, other: Thing, tokens: readonly Token[], isShown: (key: string) => boolean): boolean => {
  const between = tokens.slice(one.to, other.from);
  return (
    other.from > one.to &&
    areJoined(tokens, one.to - 1, other.from) &&
    between.length <= 5 &&
    between.some((token) => isDeed(token) && !isShown(token.key)) &&
    !between.some(({ key }) => leaving.test(key) || placing.test(key))
  );
};
/** Words that say where a thing stands, which the arrangement is held against. */
const placing =
  /^(?:on|onto|atop|in|inside|within|over|above|under|below|beneath|behind|front|before|around|through|next|beside|wearing|holding|carrying|hugging|gripping|reading|playing|eating|drinking|sipping|slurping|licking|lifting|riding|crossed|crossing|overlapping|growing|sprouting|rising|coming|emerging|peeking|peeping|out)$/;
