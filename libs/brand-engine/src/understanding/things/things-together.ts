import type { Brief, Language } from '../../brief.js';
import { arranged, placedBy, type Relation, relationAround, relationOf } from './arrangement.js';
import { creatures } from '../lexicon/kinds.js';
import type { Scope } from '../language/negation.js';
import { isArticle } from '../asked/articles.js';
import type { IconRanker } from './icons.js';
import { isBroadVessel } from '../../families/vessel.js';
import { colourAdjectives, isColourWord } from '../lexicon/colours.js';
import { isReadBy } from './reading-creatures.js';
import { stackedOf } from './stacked-things.js';
import { areListed, listedOf } from './listed-things.js';
import { areHalves } from './halves.js';
import { areJoined, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';
import { garments, hasOn, headOf, isPutOn, wornBy } from './garments.js';

/** "Needle and thread, the thread making a 9". */
const isSaidAgain = (one: Thing, other: Thing): boolean =>
  ` ${one.term} `.includes(` ${other.term} `) || ` ${other.term} `.includes(` ${one.term} `);

/** "A bear with glasses reading a book": beside a third thing, what a creature has on leaves its place to it. */
const withoutGarments = (asked: readonly Thing[], tokens: readonly Token[]): Thing[] =>
  asked.filter((thing, at) => {
    const bearer = asked[at - 1];
    const isWorn = bearer !== undefined && asked.length > 2 && creatures.has(bearer.term) && thing.from - bearer.to <= longestBetween;
    return !isWorn || !garments.has(headOf(thing)) || !hasOn(bearer, relationOf(saidBetween(tokens, bearer, thing)));
  });

/** "A cat with sunglasses and a bow tie": who has two things on. */
function dressedOf(asked: readonly Thing[], tokens: readonly Token[], pictureOf: (thing: Thing) => string | undefined): Group | undefined {
  const [bearer, one, other, more] = asked;
  if (!bearer || !one || !other || more || !isPutOn(one) || !isPutOn(other) || !areListed(one, other, tokens)) return undefined;
  const relation = relationOf(saidBetween(tokens, bearer, one));
  const [first, second, third] = [bearer, one, other].map(pictureOf);
  if (!hasOn(bearer, relation) || first === undefined || second === undefined || third === undefined) return undefined;
  return { pair: [bearer, one], brief: { together: [first, second], third, arrangement: 'worn' } };
}

/** Creatures that are drawn from the front as well as from the side, which they turn to each other. */
const fromTheSide: ReadonlyMap<string, string> = new Map([
  ['own-cat', 'black-cat'],
  ['own-dog', 'mdi-dog-side'],
]);

/** Pictures that show their things crossed already. */
const crossedPictures = /(?:^|-)crossed-|^hammer-and-wrench$|^mdi-hockey-sticks$/;

/** How far around two things words are looked for that tell of both. */
const aroundBoth = 4;

/** The two things that a brief shows together, how they stand, and their pictures. */
export interface Group {
  pair?: readonly [Thing, Thing];
  brief: Pick<Brief, 'together' | 'arrangement' | 'third'>;
  /** Set where the things that were listed stand in a shield that was named before them. */
  isInShield?: true;
}

/**
 * The pictures of the first two things that were asked for in one breath, and not one in place of the other, and how they stand. One
 * picture that shows both stands alone, parted where they are to be crossed.
 */
export function togetherOf(
  things: readonly Thing[],
  tokens: readonly Token[],
  icons: IconRanker,
  { refused, language, container, scopes }: Setting,
): Group {
  const mentioned = mentionedTogether(things, tokens);
  const asked = withoutGarments(mentioned, tokens);
  const itself = ({ term, icons: own }: Thing): string[] =>
    icons.pictures(term).flatMap(({ id, relation }) => (relation === 'itself' && own.includes(id) && !refused.has(id) ? [id] : []));
  const nearest = ({ term, icons: own }: Thing): string[] =>
    icons.pictures(term).flatMap(({ id, score }) => (score >= nearEnough && own.includes(id) && !refused.has(id) ? [id] : []));
  const pictureOf = (thing: Thing): string | undefined => itself(thing)[0];
  const listed = dressedOf(mentioned, tokens, pictureOf) ?? stackedOf(asked, tokens, pictureOf) ?? listedOf(asked, tokens, pictureOf);
  if (listed) return listed;
  // "A key, but not crossed keys".
  const keysOf = (from: number, to: number): string[] =>
    tokens.flatMap(({ key }, at) => (at >= from && at < to ? [scopes[at]?.negated === true ? '·' : key] : []));
  for (const [at, one] of asked.entries()) {
    const other = asked[at + 1];
    // "Two crossed skis before a mountain": what is crossed already stands as one.
    const isCrossedPicture = crossedPictures.test(itself(one)[0] ?? '');
    const between = other ? saidBetween(tokens, one, other).filter((key) => !(isCrossedPicture && key === 'crossed')) : [];
    const ofOneAlone = relationAround(keysOf(one.from - aroundBoth, one.to + aroundBoth));
    const isCrossed = ofOneAlone === 'crossed';
    if (isCrossed && !isCrossedPicture && one.icons.length > 0 && relationOf(between) === undefined) return crossedAlone(one.icons);
    if (asked.length === 1 && itself(one).length > 0 && isPiled(one, tokens)) return { brief: { arrangement: 'piled' } };
    if (asked.length === 1 && ofOneAlone === 'overlapping' && itself(one).length > 0) return { brief: { arrangement: 'overlapping' } };
    if (!other) break;
    const after = keysBehind(other, tokens);
    const said = outOf(between, itself(other)[0] ?? '') ?? relationBetween(between, after, language);
    const [ofOne, ofOther] = [one, other].map((thing) => {
      const own = itself(thing);
      return own.length > 0 || said === undefined ? own : nearest(thing);
    });
    const [first, second] = [ofOne?.[0], ofOther?.[0]];
    const isChoice = between.some((key) => /^(?:or|maybe|perhaps|alternatively)$/.test(key));
    if (!ofOne || !ofOther || first === undefined || second === undefined || isChoice || isSaidAgain(one, other)) continue;
    if (areHalves(one, other, tokens)) return { pair: [one, other], brief: { together: [first, second], arrangement: 'halves' } };
    // "A flamingo doing a tree pose": what somebody does is nobody beside him.
    if (between.includes('doing')) continue;
    const ofBoth = relationAround(keysOf(one.from - 2, other.to + aroundBoth));
    if (ofOne.some((id) => ofOther.includes(id))) {
      if (ofBoth !== 'crossed') continue;
      return crossedAlone(ofOne);
    }
    const shown = (names: readonly [string, string], stands: Relation): Group => {
      const brief = arranged(...names, stands);
      return { pair: brief.together[0] === first ? [one, other] : [other, one], brief };
    };
    // "A goat with a halo".
    if (other.term === 'halo' && /^(?:with|worn)$/.test(said ?? '')) return shown([second, first], 'over');
    if (isReadBy(one, tokens)) return shown([second, first], 'held');
    if (isReadBy(other, tokens)) return shown([first, second], 'held');
    if (ofBoth === 'back-to-back' || ofBoth === 'facing') {
      const turned = (id: string, own: readonly string[]): string => own.find((each) => each === fromTheSide.get(id)) ?? id;
      return { pair: [one, other], brief: arranged(turned(first, ofOne), turned(second, ofOther), ofBoth) };
    }
    if (ofBoth === 'on' && /^(?:beside|with)$/.test(said ?? 'beside')) return shown([first, second], 'on');
    if (ofBoth === 'crossed' && !isCrossedPicture) return shown([first, second], 'crossed');
    // "A keyhole inside a shield. … Steel blue shield": what holds the picture is a thing where it is spoken of as one.
    if (second === container) return shown([first, second], 'inside');
    // "Ein Elefant, der einen Karton trägt": two articles in a row open a relative clause.
    const isRelative = between[0] === 'the' && isArticle(tokens[one.to + 1]);
    const isPlaced = isRelative || /^(?:with|held|worn|beside)$/.test(said ?? 'beside');
    const place = isPlaced ? placedBy(after) : undefined;
    const deed =
      verbLast.has(language) && (isRelative || between[0] === 'that') && after[0]?.endsWith('ing')
        ? relationOf(after.slice(0, 1))
        : undefined;
    const relation = wornBy(one, other, place === 'worn' ? 'worn' : (deed ?? (isRelative ? 'with' : said)), first, between);
    if (relation === 'not-drawn') continue;
    if (relation === 'worn') return shown([first, second], 'worn');
    if (place === 'held') return shown([first, second], 'held');
    // "A lion and a crown inside" may be inside of anything.
    if (place && (place !== 'inside' || (said ?? 'beside') !== 'beside')) return shown([second, first], place);
    if (isOfFirst(between)) return shown([second, first], said === 'held' || said === 'worn' ? 'carried' : (said ?? 'beside'));
    // "Bubbles, cute, a poodle": two that are all that is asked for belong together, wherever they stand.
    // "A tent, a mountain behind it and a star": of a scene, the first two.
    const isListed = at === 0 && between.length <= 2 && between.every((key) => /^(?:a|an|the|one)$/.test(key));
    if (relation !== undefined || asked.length === 2 || isListed) return shown([first, second], relation ?? 'beside');
  }
  return { brief: {} };
}

/** What two things stand in: what must not be shown, the tongue, and the container that was asked for. */
interface Setting {
  refused: ReadonlySet<string>;
  language: Language;
  container: Brief['constraints']['container'];
  scopes: readonly Scope[];
}

/** A relative as near as this may stand for a thing that stands to another. */
const nearEnough = 0.8;

/**
 * The things that are asked for, each where it is spoken of with another: "the whale … blue" is that of "a whale carrying a house". A
 * thing that is never spoken of so stands where it is asked for.
 */
function mentionedTogether(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const shown = things.filter(({ refused }) => !refused);
  const terms = new Set(shown.filter(({ asked }) => asked).map(({ term }) => term));
  const isRelated = (one: Thing | undefined, other: Thing | undefined): boolean => {
    if (!one || !other || one.term === other.term || !terms.has(one.term) || !terms.has(other.term)) return false;
    const between = saidBetween(tokens, one, other);
    const isOneClause = areJoined(tokens, one.to - 1, other.from - 1);
    return isOneClause && between.length <= longestBetween && relationOf(between) !== undefined;
  };
  const related = shown.filter((thing, at) => isRelated(shown[at - 1], thing) || isRelated(thing, shown[at + 1]));
  return [...terms]
    .flatMap((term) => {
      const isOf = (thing: Thing): boolean => thing.term === term;
      return related.find(isOf) ?? shown.find((thing) => isOf(thing) && thing.asked) ?? [];
    })
    .sort((one, other) => one.from - other.from);
}

/** Tongues in which the verb of a clause with "that" comes last: "een zwaan die een kopje vasthoudt". */
const verbLast: ReadonlySet<Language> = new Set(['de', 'nl']);

/** The words between two things; "fox in rust" tells a colour, and no place, and neither does a row or what lies "on its back". */
const saidBetween = (tokens: readonly Token[], one: Thing, other: Thing): string[] => {
  const from = behindPose(tokens, behindOther(tokens, one, other), other);
  return tokens.slice(from, other.from).flatMap(({ key }, at) => {
    const next = tokens[from + at + 1]?.key ?? '';
    // "Three mountains in a row with a sun above" are in nothing.
    if (key === 'in' && /^(?:row|line)$/.test(tokens[from + at + 2]?.key ?? '')) return [];
    return key === 'in' && (isColourWord(next) || colourAdjectives.has(next)) ? [] : [key];
  });
};

/** "A house on a cliff | with a gull": where what is said of a third thing, which has no picture, is over. */
function behindOther(tokens: readonly Token[], one: Thing, other: Thing): number {
  const at = tokens.findLastIndex(({ key }, place) => place > one.to + 2 && place < other.from && /^(?:with|and)$/.test(key));
  const isPlaced = /^(?:on|in|at|by|under|above|over|behind|before)$/.test(tokens[one.to]?.key ?? '');
  return at > 0 && isPlaced && tokens[at - 1]?.pos === 'NOUN' ? at : one.to;
}

/** "An otter floating on its back | holding a starfish": where it is said how the first of two things lies or stands. */
function behindPose(tokens: readonly Token[], from: number, other: Thing): number {
  const keys = tokens.slice(from, other.from).map(({ key }) => key);
  const at = keys.findIndex(
    (key, place) => place > 2 && /^\w{3,}ing$/.test(key) && /^(?:its|his|her|their|one|two)$/.test(keys[place - 2] ?? ''),
  );
  return at > 0 && keys[at - 3] === 'on' ? from + at : from;
}

/** How far apart two things are of which one clause tells. */
const longestBetween = 5;

/** "A train coming out of a cup", "a sprout growing out of a pot": what comes out of a vessel is in it. */
const outOf = (between: readonly string[], vessel: string): Relation | undefined =>
  isBroadVessel(vessel) &&
  / (?:growing|sprouting|blooming|coming|emerging|rising|bursting|sticking) (?:up )?(?:out|from) /.test(` ${between.join(' ')} `)
    ? 'inside'
    : undefined;

/** What is said of how two things stand; Finnish says it after both: "pöllö avaimen päällä". */
function relationBetween(between: readonly string[], after: readonly string[], language: Language): Relation | undefined {
  if (language === 'fi' && between.length === 0) return relationOf(after.slice(0, 1));
  // "A cup on a sill, above it a moon": the last words tell.
  const pronoun = between.findLastIndex((key) => /^(?:it|him|her|them)$/.test(key));
  if (pronoun > 0) return relationOf(between.slice(Math.max(0, pronoun - 3), pronoun).slice(-1)) ?? relationOf(between.slice(0, pronoun));
  return between.length <= longestBetween ? relationOf(between) : undefined;
}

/** "A cup, and above it a moon", "a hedgehog carrying on its back an apple", "un fiore con dietro le cime": the second has its place at the first. */
const isOfFirst = (between: readonly string[]): boolean =>
  / (?:(?:above|over|behind|under|below|on|inside|around|through|of) (?:it|him|her|them)|its back(?! (?:holding|eating|hugging|reading|playing))|with (?:behind|above|over|under|below|inside)) /.test(
    ` ${between.join(' ')} `,
  );

/** The words of a clause right behind a thing. */
function keysBehind({ to }: Thing, tokens: readonly Token[]): string[] {
  const keys: string[] = [];
  for (let at = to; at < Math.min(to + longestPlace, tokens.length) && tokens[at - 1]?.gap === ''; at++) keys.push(tokens[at]?.key ?? '');
  return keys;
}

/** "In front of it", "growing out of it". */
const longestPlace = 4;

/** "A stack of three books", "a teacup stack". */
const isPiled = ({ from, to }: Thing, tokens: readonly Token[]): boolean =>
  tokens
    .slice(Math.max(0, from - 3), tokens[to - 1]?.gap === '' ? to + 1 : to)
    .some(({ key }) => /^(?:stack|pile|stacked|piled)$/.test(key));

/** One picture of two things that are to be crossed, unless it shows them so already. */
const crossedAlone = ([picture = '']: readonly string[]): Group => ({
  brief: crossedPictures.test(picture) ? {} : { arrangement: 'crossed' },
});
