import type { Brief } from '../../brief.js';
import { facingOf } from '../../pack/facing.js';
import { isCartoon, showsHead } from '../../pack/portraits.js';
import { isBusiness } from '../asked/standing-alone.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from '../trades/industry.js';
import { isColourWord } from '../lexicon/colours.js';
import { states } from '../lexicon/states.js';
import { brandNouns } from '../lexicon/words.js';
import type { PhraseMatch } from '../text/phrases.js';
import { headOf } from './portrait-wishes.js';
import { areJoined, singular, type Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';

/** So many words may stand between a thing and what says how it is. */
const farthest = 4;
/** What leads from a thing to its state: "a dog that is running", "an owl seen in flight", "a hare caught mid-jump". */
const leads =
  /^(?:that|who|which|is|are|being|left|shown|seen|drawn|pictured|depicted|caught|captured|frozen|just|always|be|quietly|peacefully|happily|proudly|gently|as|it|while|it's)$/;

/** "Mid-jump", "midair": a noun by its looks that is only said of things: "a hare mid-jump" is no kind of jump. */
export const isPoseWord = (token: Token | undefined): boolean =>
  /^mid-?\w{3}/.test(token?.key ?? '') && states.get(token?.key ?? '') !== undefined;

/** The words around a thing that say how it is, the nearest first: before its noun, within its words or behind it. */
export function statesOf({ from, to }: Span, tokens: readonly Token[]): PhraseMatch<string>[] {
  const first = Math.max(0, Math.min(from, to - 1) - farthest + 1);
  const before = Array.from({ length: to - 1 - first }, (_, place) => to - 2 - place)
    .filter((at) => areJoined(tokens, at, to - 1) && tokens.slice(at, from).every(isEpithet))
    .flatMap((at) => states.at(tokens, at) ?? [])
    .filter((match) => match.to < to);
  const behind = stateBehind(to, tokens);
  return behind ? [...before, behind] : before;
}

/** Between a state and its noun there may be more that is said of it: "a leaping brown hare". */
const isEpithet = (token: Token): boolean =>
  /^(?:ADJ|ADV|VERB|NOUN)$/.test(token.pos) || isColourWord(token.key) || token.key === 'up' || states.get(token.key) !== undefined;

function stateBehind(to: number, tokens: readonly Token[]): PhraseMatch<string> | undefined {
  const gap = tokens[to - 1]?.gap ?? '';
  const isApart = /^(?:,|-|–|—)$/.test(gap);
  if (gap !== '' && !isApart) return undefined;
  for (let at = to; at < Math.min(tokens.length, to + farthest); at++) {
    const match = states.at(tokens, at);
    // "A rabbit jumping out of a hat" is in the hat.
    if (match && tokens[match.to]?.key === 'out' && tokens[match.to + 1]?.key === 'of') return undefined;
    // "A fox, leaping, in orange": what stands apart says nothing else.
    if (match && isOfBusiness(match, tokens)) return undefined;
    if (match) return isApart && !endsAt(match.to, tokens) ? undefined : chained(match, tokens);
    const token = tokens[at];
    if (token?.gap !== '' || !(leads.test(token.key) || isColourWord(token.key) || token.pos === 'ADV')) return undefined;
  }
  return undefined;
}

/** "A dog walking company", "horse riding school": what is done there, and by nobody who is drawn. */
const isOfBusiness = ({ to }: Span, tokens: readonly Token[]): boolean => {
  const next = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  return next?.pos === 'NOUN' && (isBusiness(next) || brandNouns.has(next.key) || tellsTrade(next.key));
};

/** "Running at full speed", "sitting upright": what says more of a state belongs to it. */
function chained(match: PhraseMatch<string>, tokens: readonly Token[]): PhraseMatch<string> {
  const next = tokens[match.to - 1]?.gap === '' ? states.at(tokens, match.to) : undefined;
  return next ? { ...match, to: next.to } : match;
}

const endsAt = (to: number, tokens: readonly Token[]): boolean =>
  to >= tokens.length ||
  tokens[to - 1]?.gap !== '' ||
  /^(?:in|on|over|under|above|below|beside|for|with|as|and)$/.test(tokens[to]?.key ?? '');

/** What is known of the pictures of a thing. */
export interface DrawnThings {
  isDrawn: (term: string) => boolean;
  /** The best picture of a thing. */
  pictureOf: (term: string) => string | undefined;
}

/** What a picture of a thing in a state is called, where there is one: "leaping hare"; a wild goose flies as a goose, and a sea lion roars as no lion. */
export function posedTerm(state: string, term: string, { isDrawn, pictureOf }: DrawnThings): string | undefined {
  const kind = singular(term.split(' ').at(-1) ?? term);
  const names = kind !== term && pictureOf(kind) === pictureOf(term) ? [term, kind] : [term];
  return names.map((name) => `${state} ${name}`).find(isDrawn);
}

const drawnBy = (icons: IconRanker): DrawnThings => ({
  isDrawn: (term) => icons.pictures(term).some(({ relation }) => relation === 'itself'),
  pictureOf: (term) => icons.find(term)[0]?.id,
});

/** Things in the state that is said of them, where there is a picture of that; the others stay as they are. */
export function withPoses(things: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const posed = things.map((thing) => (thing.asked && !thing.refused && thing.partOf === undefined ? inPose(thing, tokens, icons) : thing));
  // "An owl with spread wings": the wings are the owl's.
  return posed.filter((thing, at) => !posed.some((other, place) => place !== at && other !== things[place] && isWithin(thing, other)));
}

const isWithin = (one: Span, other: Span): boolean => other.from <= one.from && one.to <= other.to;

/** What a thing is called in the state that is said of it, with the words that say both; undefined where it is not drawn so. */
export function poseOf(
  thing: Span & { term: string },
  tokens: readonly Token[],
  drawn: DrawnThings,
): (Span & { term: string }) | undefined {
  for (const { value: state, from, to } of statesOf(thing, tokens)) {
    const term = posedTerm(state, thing.term, drawn);
    if (term !== undefined) return { term, from: Math.min(thing.from, from), to: Math.max(thing.to, to) };
  }
  return undefined;
}

function inPose(thing: Thing, tokens: readonly Token[], icons: IconRanker): Thing {
  const pose = poseOf(thing, tokens, drawnBy(icons));
  return pose ? { ...thing, ...pose, icons: icons.find(pose.term).map(({ id }) => id) } : thing;
}

/** The words of a name, a thing and its state as one: "The Leaping Hare". */
export const posedWords = (words: readonly string[], icons: IconRanker): string[] =>
  words.map((word, at) => {
    const state = states.get(words[at - 1] ?? '');
    return (state && posedTerm(state, singular(word), drawnBy(icons))) ?? word;
  });

/** The poses in which a whole creature is shown where none was asked for, the quietest first. */
const plainPoses = ['sitting', 'walking', 'standing', 'leaping'];
/** The same of one that is to look to a side. */
const posesFromSide = ['sideways', 'walking', 'running', 'standing', 'leaping'];

/** A bold, elegant or classic brand shows a whole creature where there is one, and no cartoon of its head; so does who is to look to a side. */
export function asWholeCreatures(
  things: readonly Thing[],
  tokens: readonly Token[],
  mood: Brief['personality'],
  icons: IconRanker,
  isFromSide: boolean,
): Thing[] {
  const isGrave = mood.seriousPlayful < 0.2 && (mood.calmEnergetic > 0.3 || mood.modestLuxurious > 0.3 || mood.classicModern < -0.3);
  if (!isGrave && !isFromSide) return [...things];
  const poses = isFromSide ? posesFromSide : plainPoses;
  return things.map((thing) => {
    const [first = ''] = thing.icons;
    if (
      !thing.asked ||
      thing.refused ||
      !(isFromSide ? facingOf(first) === undefined : isCartoon(first)) ||
      !showsHead(first) ||
      headOf(thing, tokens) !== undefined
    )
      return thing;
    const term = poses.map((pose) => posedTerm(pose, thing.term, drawnBy(icons))).find((posed) => posed !== undefined);
    return term === undefined ? thing : { ...thing, term, icons: icons.find(term).map(({ id }) => id) };
  });
}
