import type { Patch } from '../../refinement.js';
import { plainColours } from '../../understanding/lexicon/colours.js';
import { brandNouns, stopWords } from '../../understanding/lexicon/words.js';
import { words } from '../../understanding/text/phrases.js';
import { countOf, isOnlyOne, isSmallAt, limitOf, numberBefore, small } from './counts.js';
import { exchangeOf, isGone } from './exchange.js';
import {
  additions,
  bodyParts,
  isDefinite,
  joinedTo,
  type Joining,
  overName,
  placeByName,
  puts,
  severalOf,
  standsByName,
  standsInName,
  standsNear,
  isNew,
} from './joining.js';
import { ofFace, partsOfThings, spokenOf, symbolNoun, type ClauseText, type Reader } from './clause.js';
import { isOwn, isPortion, isShown, type Mention, mentions, notThings } from './things.js';
import { unshownBeside, unshownRelation } from './unshown.js';
import { numberWords } from '../../understanding/text/numbers.js';

const mostIcons = 12;
const namesSymbol = new RegExp(`\\b${symbolNoun}\\b`);
const asks =
  /\b(?:use|add|show|try|include|incorporate|draw|put|place|insert|with|wants?|need|like|prefer|preferred|fancy|(?:was|were|looked) (?:\w+ )?(?:better|nicer|prettier|lovelier)|featuring|(?:i|we) (?:said|meant|asked for|ordered)|(?:how|what) about|what of|(?:have|get|see|keep only|only keep|leave only|just keep) (?=(?:an?|some|the|two|three|four|\w+$)\b)|make it|instead|rather|(?:go |going |switch |return )?back to|(?:would|might|could) (?:be|look|suit|fit|work) (?:\w+ ){0,2}?(?:better|nicer|prettier|nice|lovely|great|good|cool|sweet|fun|cute|perfect|wonderful|ideal|welcome|wonders)|(?:would|might|could) (?:work|suit|do)|^an? \w+ (?:is|are|would be) (?:\w+ )?(?:fine|good|nicer|better|nice|ok|okay|great|perfect)|after all|turn (?:it|the \w+) into|give (?:me|us|it)|there (?:should|must|could|can|shall|ought to|has to|have to|needs? to) be)\b/;
/** Words that may stand around a thing that is named alone: "maybe a small fox", "a lead or a paw instead". */
const around = words(`
  how what about a an the or and maybe perhaps rather better please instead just simply now then there some small little big single one two three four five six seven of with there should be could
  like obviously definitely something similar think say ok okay yes in lol haha hmm hm pls plz thx cheers actually
`);

const letterInside = /\b(?:letters?|initials?)\b.*\b(?:in|inside|into|within) (?:the |our |its )?symbol\b/;
const noLetterInside: Patch = { kind: 'beyond', reason: 'Picture and letters are drawn apart here, and none stands in the other.' };

/** "Use a fox", "replace the cup with a leaf", "a fox instead", "mouse out", "forget the crow", "a stag". */
export const readSymbol: Reader = (clause, used) => {
  if (letterInside.test(spokenOf(clause))) return { patches: [noLetterInside], used: clause.tokens.map((_, at) => at) };
  const found = mentions(clause, used);
  // "Drop the fox's circle" takes away the circle.
  const isOwner = ({ to }: Mention): boolean => clause.tokens[to - 1]?.gap === '' && grounds.test(clause.tokens[to]?.key ?? '');
  const unwanted = found.filter((mention) => mention.isUnwanted && !isOwner(mention));
  const named = found.filter(
    (mention) => !mention.isUnwanted && !(used.size > 0 && (isPurpose(clause, mention) || isPlaceOfUse(clause, mention))),
  );
  const settings = unwanted.length > 0 || exchangeOf(clause.tokens) ? settingsOf(clause, named) : [];
  const things = named.filter((mention) => !settings.includes(mention));
  // "Two otters holding hands": the hands are those of the otters.
  const wanted = things.some(({ term }) => !bodyParts.test(term)) ? things.filter(({ term }) => !bodyParts.test(term)) : things;
  const [likeliest] = isWish(clause, wanted, unwanted.length > 0, used)
    ? [...wanted].sort(
        (a, b) => Number(isShown(clause, a)) - Number(isShown(clause, b)) || Number(isOwn(clause, b)) - Number(isOwn(clause, a)),
      )
    : [];
  const joined = joinedTo(clause, wanted, used);
  // "Remove the cup, make the cat asleep": of two that are shown one goes, and the other stays.
  const stays =
    likeliest &&
    !joined &&
    (!exchangeOf(clause.tokens) || showsBoth(clause, likeliest, unwanted)) &&
    isShown(clause, likeliest) &&
    unwanted.some((own) => isShown(clause, own));
  const chosen = stays ? undefined : likeliest;
  const count = joined ? numberBefore(clause, joined.thing) : chosen ? countOf(clause, chosen) : undefined;
  const isThere = chosen !== undefined && !joined && count === undefined && !exchangeOf(clause.tokens) && isShown(clause, chosen);
  // "Name below the cow", "put the cow on the right": it is shown already.
  if (isThere && (used.size > 0 || moves.test(clause.keys))) return undefined;
  if (isThere && standsInName.test(clause.keys)) return { patches: [standsByName], used: clause.tokens.map((_, at) => at) };
  // "Could the bolt look like a bite has been taken out of it", "the acorn should have a face": it is shown, and what more is said of it is not.
  const hasPart = clause.tokens.some(({ key }) => partsOfThings.test(key) || ofFace.test(key));
  if (isThere && (hasPart || (!isAddition.test(clause.keys) && saysMore(clause, chosen, used))))
    return { patches: [asItIs], used: clause.tokens.map((_, at) => at) };
  const limit = limitOf(clause, joined?.thing ?? chosen, count);
  if (limit !== undefined)
    return {
      patches: [{ kind: 'beyond', reason: limit }],
      used: found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    };
  const isAdded =
    !joined &&
    count === undefined &&
    (additions.test(clause.keys) || (puts.test(clause.keys) && standsNear.test(clause.keys))) &&
    wanted.length === 1 &&
    wanted.every((own) => isShown(clause, own));
  // "Add three zorbles above the fox": the fox is only the place.
  const unpictured = isAdded
    ? unknownBefore(clause, wanted[0])
    : chosen || wanted.length > 0
      ? undefined
      : unknownThing(clause, found, used);
  const patches: Patch[] = unpictured
    ? [{ kind: 'symbol', icons: [], term: unpictured }]
    : joined
      ? [
          // "A mountain behind the bird" of what shows no bird yet asks for both.
          ...(joined.place ? [shownBy(clause, joined.place)] : []),
          {
            ...shownBy(clause, severalOf(clause, joined)),
            joins: joined.relation,
            ...(count === undefined ? (isPlural(clause, joined) ? { isSeveral: true as const } : {}) : { count }),
            ...(isSmallAt(clause, joined.thing) ? { isSmall: true as const } : {}),
          },
        ]
      : chosen
        ? [
            {
              ...shownBy(clause, chosen),
              ...oneOfTwo(clause, unwanted),
              ...(count === undefined ? {} : { count }),
              ...(count === undefined && !isShown(clause, chosen) && isSmallAt(clause, chosen) ? { isSmall: true as const } : {}),
            },
            ...(clause.context.pictures.length === 0 ? placeByName(clause.keys) : []),
            ...settings.filter(({ term, icons }) => !isPartOf(chosen, term, icons)).map(({ term }) => shownWithout(chosen.term, term)),
          ]
        : unwanted.slice(0, 3).map(({ term, icons }) => ({ kind: 'remove-thing', icons, term }));
  // "The fox should become paler" changes it, and takes nothing away.
  const isOnlyChanged =
    used.size > 0 && patches.every(({ kind }) => kind === 'remove-thing') && !unwanted.some(({ from }) => isGone(clause, from));
  if (patches.length === 0 || isOnlyChanged) return undefined;
  const shown = joined?.thing ?? chosen;
  if (joined) patches.push(...unshownRelation(clause, joined));
  if (shown && !unpictured)
    patches.push(...unshownBeside(clause, shown, [...settings, ...(joined ? [joined.place ?? joined.thing] : [])], wanted, used));
  return { patches, used: found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)) };
};

/** "A cup instead of the anchor", of what shows both. */
const showsBoth = ({ context: { pictures } }: ClauseText, wanted: Mention, unwanted: readonly Mention[]): boolean => {
  const kept = pictures.find((id) => wanted.icons.includes(id));
  return kept !== undefined && pictures.some((id) => id !== kept && unwanted.some(({ icons }) => icons.includes(id)));
};

/** "Make it italic to show speed": what a wish is for. */
const isPurpose = ({ tokens }: ClauseText, { from }: Mention): boolean =>
  tokens[from - 2]?.key === 'to' && /^(?:show|suggest|convey|express|evoke|imply|signal)$/.test(tokens[from - 1]?.key ?? '');

/** "It gets too fine on the cork": where the logo is used is no picture of it. */
const isPlaceOfUse = ({ tokens, keys }: ClauseText, { from }: Mention): boolean =>
  /\btoo (?:small|fine|thin|detailed|busy|complex|complicated|faint|pale|light|dark|big|large|wide|delicate|fiddly)\b/.test(keys) &&
  /^(?:the|our|my|a|an)$/.test(tokens[from - 1]?.key ?? '') &&
  /^(?:on|at|for)$/.test(tokens[from - 2]?.key ?? '');

const grounds = /^(?:circle|ring|square|frame|border|background|ground|outline|shield|hexagon|box|disc|shape|container|plate)$/;

/** "A tent in place of the campfire", of what shows an otter and a campfire. */
function oneOfTwo({ context: { pictures } }: ClauseText, unwanted: readonly Mention[]): { takesPlaceOf?: string[] } {
  const gone = pictures.filter((id) => unwanted.some(({ icons }) => icons.includes(id)));
  return new Set(pictures).size === 2 && gone.length === 1 ? { takesPlaceOf: gone } : {};
}

/** What is told of a picture that is drawn as it is. */
export const asItIs: Patch = {
  kind: 'beyond',
  reason: 'A picture is drawn as it is; nothing of it can be added, left out or changed by itself.',
};

/** Whether a clause tells more of a thing than that it is to be there. */
const saysMore = ({ tokens }: ClauseText, { from, to }: Mention, used: ReadonlySet<number>): boolean =>
  tokens.filter(
    ({ key }, at) =>
      (at < from || at >= to) &&
      !used.has(at) &&
      key.length > 2 &&
      ![stopWords, brandNouns, around].some((own) => own.has(key)) &&
      !asks.test(key) &&
      !namesSymbol.test(key),
  ).length >= leastMore;
const leastMore = 2;
const isAddition = /\b(?:add|put|place|include|next to|beside|above|below|under|over|behind|with)\b/;

const places = /^(?:in|on|inside|into|upon|over)$/;

/** "A pretzel on a plate", "soup in a bowl": what a thing lies in or on, where another one gives way to it. */
const settingsOf = ({ tokens }: ClauseText, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((mention, at) => {
    const between = tokens.slice(mentions[at - 1]?.to ?? 0, mention.from).map(({ key }) => key);
    const [first = ''] = between;
    return at > 0 && places.test(first) && between.slice(1).every((key) => /^(?:a|an|the|its|some|small|little|big|wooden|·)$/.test(key));
  });

/** Whether the picture of a thing shows what it lies in: soup is drawn in its bowl. */
const isPartOf = ({ icons: own }: Mention, term: string, icons: readonly string[]): boolean =>
  icons.includes(own[0] ?? '') || own.slice(0, 3).some((id) => id.split('-').includes(term));

const shownWithout = (thing: string, setting: string): Patch => ({
  kind: 'beyond',
  reason: `The ${thing} is shown by itself, without the ${setting}.`,
});

const shownBy = (clause: ClauseText, mention: Mention): Patch & { kind: 'symbol' } => ({
  kind: 'symbol',
  icons: [...ownPicture(clause, mention), ...mention.icons].slice(0, mostIcons),
  term: mention.term,
  ...(isOwn(clause, mention) ? {} : { isNear: true as const }),
});

/** "The pen" of what shows a fountain pen is that one. */
const ownPicture = (clause: ClauseText, mention: Mention): readonly string[] =>
  (isDefinite(clause, mention) || (numberBefore(clause, mention) !== undefined && isHeadOfAsked(clause, mention))) &&
  isShown(clause, mention) &&
  !exchangeOf(clause.tokens)
    ? clause.context.pictures.slice(0, 1)
    : [];

/** "Three bubbles" of what shows a speech bubble. */
const isHeadOfAsked = ({ context: { brief } }: ClauseText, { term }: Mention): boolean =>
  brief.concepts.some((own) => own.source === 'asked' && own.term.endsWith(` ${term}`));

/** "Stars around the moon" are more than one, where no picture shows several. */
const isPlural = ({ tokens }: ClauseText, { thing }: Joining): boolean =>
  tokens[thing.to - 1]?.key === `${thing.term}s` && !thing.icons.includes(`${thing.term}s`);

/** What takes the place of something and has no picture: "replace the shoe with a nail", "zamiast buta gwóźdź". */
function unknownThing({ tokens }: ClauseText, found: readonly Mention[], used: ReadonlySet<number>): string | undefined {
  if (!exchangeOf(tokens)) return undefined;
  const others = tokens.flatMap(({ key }, at) => {
    const isFree = !used.has(at) && !found.some(({ from, to }) => at >= from && at < to);
    // "A match" is a thing, though "match" is none.
    const isNamed = /^(?:a|an)$/.test(tokens[at - 1]?.key ?? '') && !isMeasure.test(key);
    const isEmpty = [stopWords, brandNouns, notThings, around].some((words) => words.has(key)) && !(isNamed && notThings.has(key));
    return isFree && key.length > 2 && !isEmpty && !isPortion(tokens, at) ? [at] : [];
  });
  const named = others.find((at) => /^(?:a|an)$/.test(tokens[at - 1]?.key ?? ''));
  const only = found.length === 1 && others.length === 1 ? others[0] : undefined;
  return tokens[named ?? only ?? -1]?.key;
}

const isMeasure =
  /^(?:circle|background|font|colou?r|text|letter|letters|lettering|writing|shape|style|version|line|monogram|wordmark|tagline|bigger|smaller|darker|lighter|warmer|cooler|thinner|bolder|rounder|full|year|name|word|tone|shade|look|place|bit)$/;

/** What is to come to the picture and has none: a word behind an article or a number that means nothing else. */
function unknownBefore({ tokens }: ClauseText, place: Mention | undefined): string | undefined {
  const at = tokens.findIndex(
    ({ key }, index) =>
      index < (place?.from ?? 0) &&
      key.length > 2 &&
      ![stopWords, brandNouns, notThings, around].some((own) => own.has(key)) &&
      !small.test(key) &&
      (/^(?:a|an|some)$/.test(tokens[index - 1]?.key ?? '') ||
        numberWords.has(tokens[index - 1]?.key ?? '') ||
        small.test(tokens[index - 1]?.key ?? '')),
  );
  return tokens[at]?.text.toLowerCase();
}

const moves = /\b(?:left|right|mirror|mirrored|flip|rotate|tilt|facing|look|looks|looking|upside)\b/;

/** What is asked for by a verb, put in the place of something, or named and nothing else with it. */
function isWish(clause: ClauseText, wanted: readonly Mention[], hasUnwanted: boolean, used: ReadonlySet<number>): boolean {
  const { keys, tokens } = clause;
  if (wanted.length === 0) return false;
  // "Fewer leaves" of what shows none asks for no leaf.
  if (!hasUnwanted && /\b(?:fewer|less|not so many|too many)\b/.test(keys) && !wanted.some((mention) => isShown(clause, mention)))
    return false;
  if (exchangeOf(tokens) || hasUnwanted || asks.test(keys) || namesSymbol.test(keys)) return true;
  if (wanted.some((mention) => isOnlyOne(clause, mention))) return true;
  // "Two otters holding hands": more of what is shown.
  if (wanted.some((mention) => isShown(clause, mention) && numberBefore(clause, mention) !== undefined)) return true;
  // "A small needle above the name": what has a place there is to come.
  if (overName.test(keys) && wanted.some((mention) => isNew(clause, mention))) return true;
  return tokens.every(
    ({ key }, at) =>
      used.has(at) ||
      around.has(key) ||
      brandNouns.has(key) ||
      plainColours.has(key) ||
      wanted.some(({ from, to }) => at >= from && at < to),
  );
}
