import type { Language } from '../../brief.js';
import { hasArticle, withoutArticles } from '../asked/articles.js';
import { askedBy, isLongText, pointedAtBy, type Stretch, stretchesOf, weights } from '../asked/stretches.js';
import { choosing, leavingOpen, working } from '../lexicon/asking.js';
import { turningAbroad } from '../lexicon/deliberation.js';
import { participles } from '../lexicon/words.js';
import { areJoined, type Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';
import { isInPictureField } from './form-fields.js';
import { isPast, persons } from './narration.js';
import { bodyParts } from './parts.js';

/** What is asked for by less than the best by more than this is an aside. */
const widest = 1;

const isFinite = (token: Token): boolean =>
  token.pos === 'AUX' || (token.pos === 'VERB' && !/(?:ing|ed)$/.test(token.key)) || isPast(token);
const isLead = ({ key, own, pos }: Token): boolean =>
  turningAbroad.test(own) ||
  /^(?:DET|ADJ|NUM|ADV|CCONJ)$/.test(pos) ||
  /^(?:so|just|only|one|and|or|with|nothing|but|·|half)$/.test(key) ||
  /\w{3}(?:ed|ing)$/.test(key);

/** "A goose, flying", "two tin cans joined by a string": nothing before a thing in its sentence but what says how it is. */
function standsFirst(thing: Thing, { from, to }: Stretch, tokens: readonly Token[], language: Language): boolean {
  const before = tokens.slice(from, thing.from);
  const start = before.findLastIndex(({ gap }) => gap !== '') + 1;
  const next = tokens[thing.to - 1]?.gap === '' && thing.to < to ? tokens[thing.to] : undefined;
  const isDefinite = language !== 'en' && before.slice(start).some(({ key }) => key === 'the');
  const isSubject = next !== undefined && isFinite(next) && !next.key.endsWith('ed') && !isMadeSo(tokens, thing.to);
  return before.slice(start).every(isLead) && !before.slice(0, start).some(isFinite) && !isSubject && !isDefinite;
}

/** "Made from panes", "built entirely from screws", "torn in two": how a thing is, and not what it did. */
const isMadeSo = (tokens: readonly Token[], at: number): boolean =>
  participles.has(tokens[at]?.key ?? '') && [tokens[at + 1], tokens[at + 2]].some((token) => token?.pos === 'ADP');

const concludes = (token: Token | undefined): boolean =>
  /^(?:so|therefore|hence)$/.test(token?.own ?? '') ||
  /^(?:also|dus|donc|quindi|allora|entonces|alltsa|wiec|итак|поэтому)$/.test(token?.own ?? '');

/** Whether a sentence tells how it was, or what others do. */
const isTold = ({ from, to }: Stretch, tokens: readonly Token[]): boolean =>
  tokens.slice(from, to).some((token) => (isPast(token) && token.pos !== 'ADJ') || persons.has(token.key));

/** Where the words begin that say how a thing is. */
function startOf({ from }: Span, tokens: readonly Token[]): number {
  let start = from;
  while (start > 0 && tokens[start - 1]?.start === tokens[from]?.start) start--;
  while (start > 0 && tokens[start - 1]?.gap === '' && /^(?:DET|ADJ|NUM)$/.test(tokens[start - 1]?.pos ?? '')) start--;
  return start;
}

/** "Like fireworks", "wie von Kinderhand": what something else is likened to. */
function isLikened(thing: Thing, tokens: readonly Token[]): boolean {
  const start = startOf(thing, tokens);
  const before = tokens[start - 1];
  // "As if a child cut it", "comme si un enfant".
  const likening = before?.key === 'of' || /^(?:von|if|though|si|se|ob|om)$/.test(before?.own ?? '') ? tokens[start - 2] : before;
  return (
    likening?.gap === '' &&
    (/^(?:like|as)$/.test(likening.key) || /^(?:wie|comme|como|come|zoals|als|alsof|som|jak|jakby|как|будто)$/.test(likening.own)) &&
    !(likening.key === 'like' && likening.pos === 'VERB') &&
    !/^(?:shaped|shape|something|would|i|we|i'd|we'd|feel|really|also|want|be|is|do|see|need|or)$/.test(tokens[start - 2]?.key ?? '')
  );
}

/**
 * In a long text a thing is drawn only where it is asked for: decided, wished for, named in the field for pictures, or named alone. Of
 * what is asked for, that wins for which most is said; what is told besides ("it began with an umbrella", "we celebrated with pizza")
 * gives no picture, unless it is what the brand makes or mends.
 */
export function withoutAsides(things: readonly Thing[], tokens: readonly Token[], language: Language): Thing[] {
  const stretches = stretchesOf(tokens);
  if (!isLongText(tokens, stretches)) return [...things];
  const stretchOf = ({ from }: Span): Stretch | undefined => stretches.find((own) => own.from <= from && from < own.to);
  const undecided = stretches.findLastIndex(({ keys, owns }) => leavingOpen(keys) || leavingOpen(owns));
  // "They argued about gnomes and roses. Nothing was decided."
  const isLeftOpen = (own: Stretch): boolean => stretches.indexOf(own) < undecided && askedBy(own, tokens) < weights.decided;
  const weightIn = (own: Stretch): number => {
    if (isLeftOpen(own)) return weights.told;
    const asked = askedBy(own, tokens);
    return asked > 0 ? asked : pointedAtBy(stretches[stretches.indexOf(own) + 1], tokens);
  };
  const weightOf = (thing: Thing): number => {
    const own = stretchOf(thing);
    if (!own || thing.refused || !thing.asked) return 0;
    if (isLeftOpen(own)) return weights.told;
    if (isInPictureField(thing, tokens)) return weights.field;
    // "People suggest a fox. It's the dance.": what a word means.
    if (isLikened(thing, tokens) || /^ (?:it|it's|its|that|that's) (?:is )?the \S+ $/.test(own.keys)) return weights.told;
    const asked = weightIn(own);
    if (asked > 0) return asked;
    // "After many tries (a spoon, a jar, a bee)".
    if (tokens[own.from - 1]?.gap.includes('(') === true && own.to - own.from > 1) return weights.told;
    // "So a goose, flying": what a text comes to.
    if (standsFirst(thing, own, tokens, language)) return concludes(tokens[own.from]) ? weights.hedged : weights.alone;
    return isTold(own, tokens) ? weights.told : weights.mentioned;
  };
  const wished = withPromoted(things, tokens, language, stretches, weightIn, Math.max(0, ...things.map(weightOf)));
  const ofTerm = new Map<string, number>();
  for (const thing of wished) ofTerm.set(thing.term, Math.max(ofTerm.get(thing.term) ?? 0, weightOf(thing)));
  const isUnknown = stretches.some((own) => isChoiceOfUnknown(own, things));
  const best = Math.max(isUnknown ? weights.wished : 0, ...ofTerm.values());
  const firstBest = wished.find((thing) => weightOf(thing) === best)?.from ?? 0;
  const chief = wished.find((thing) => thing.asked && thing.icons.length > 0 && weightOf(thing) === best);
  const isAside = (thing: Thing): boolean => {
    // "A shield with a mitre over two crossed keys": what is joined to the wish in one breath.
    if (chief && thing.asked && thing.from > chief.from && areJoined(tokens, chief.to - 1, thing.from)) return false;
    const weight = ofTerm.get(thing.term) ?? 0;
    // What stands alone before the wish tells the trade, what stands behind it says more of the wish.
    const isBefore = weight === weights.alone && best > weights.alone && thing.from < firstBest;
    return weight <= weights.told || weight < best - widest || (weight <= weights.proposed && best > weight) || isBefore;
  };
  return wished.flatMap((thing) => {
    if (thing.refused || !isAside(thing)) return [thing];
    const own = stretchOf(thing);
    return own && isMade(thing, own, tokens) ? [{ ...thing, asked: false }] : [];
  });
}

/** "Ostatecznie wybraliśmy borowika": what was chosen, and no table knows. */
const isChoiceOfUnknown = ({ from, to, keys, owns }: Stretch, things: readonly Thing[]): boolean =>
  (choosing(keys) || choosing(owns)) && !things.some((thing) => from <= thing.from && thing.from < to);

/** Words between what somebody does and what he does it with or to. */
const longestObject = 7;

/** "We repair umbrellas": the thing of a trade. */
function isMade({ from }: Thing, { from: start }: Stretch, tokens: readonly Token[]): boolean {
  const before = tokens.slice(Math.max(start, from - longestObject), from);
  const isWork = [before.map(({ key }) => key), before.map(({ own }) => own)].some((said) => working(` ${said.join(' ')} `));
  return isWork && !tokens.slice(start, from).some(isPast);
}

/** In a sentence that wishes or decides, and of which nothing is asked for yet, the first thing behind its article is what it is about. */
function withPromoted(
  things: readonly Thing[],
  tokens: readonly Token[],
  language: Language,
  stretches: readonly Stretch[],
  weightIn: (own: Stretch) => number,
  best: number,
): Thing[] {
  const isOpen = (thing: Thing, weight: number): boolean =>
    !thing.refused &&
    !thing.asked &&
    thing.icons.length > 0 &&
    // "The eyes could show ten past ten" says more of whose they are.
    !bodyParts.has(thing.term) &&
    (hasArticle(tokens, thing.from) || withoutArticles.has(language) || tokens[thing.from - 1]?.key === 'the') &&
    !isPlaced(thing, tokens, weight === weights.decided) &&
    !isLikened(thing, tokens);
  const promoted = stretches.flatMap((own) => {
    const inside = things.filter(({ from }) => own.from <= from && from < own.to);
    const weight = weightIn(own);
    const firstAsked = inside.findIndex(({ asked, refused }) => asked && !refused);
    // "It should be a badger, with a jug": what comes first is what the rest is told of.
    if (weight < weights.hedged || weight < best || (firstAsked < 0 && weight <= best)) return [];
    return inside.slice(0, firstAsked < 0 ? undefined : firstAsked).find((thing) => isOpen(thing, weight)) ?? [];
  });
  return things.map((thing) => (promoted.includes(thing) ? { ...thing, asked: true } : thing));
}

/** "In the yard", "of a tram": where something is, or whose. */
function isPlaced(thing: Thing, tokens: readonly Token[], isDecided: boolean): boolean {
  const before = tokens[startOf(thing, tokens) - 1];
  // "Vi har bestämt oss för en räka".
  if (isDecided && /^(?:for|by|on|over|around)$/.test(before?.key ?? '')) return false;
  return (
    before?.gap === '' &&
    /^(?:in|at|of|from|by|near|behind|under|into|through|for|on|round|around|above|over|opposite|beside|between|against)$/.test(before.key)
  );
}
