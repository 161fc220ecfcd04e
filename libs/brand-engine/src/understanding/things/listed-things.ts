import { showsBesides } from '../../families/nature.js';
import { creatures } from '../lexicon/kinds.js';
import type { IconRanker } from './icons.js';
import { relationAround, relationOf } from './arrangement.js';
import type { Group } from './things-together.js';
import { areJoined, endsClause, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

/** What may stand between two things of a list beside their epithets. */
const linking = /^(?:a|an|the|one|some|and|plus|also|as|well|little|small|big|of|ears?|sprig|pair|slice|cup)$/;

/** Whether one thing follows another in a list: "a lion, a key and a rose". */
export function areListed(one: Thing, other: Thing, tokens: readonly Token[]): boolean {
  const between = tokens.slice(one.to, other.from);
  const gaps = tokens.slice(one.to - 1, other.from).map(({ gap }) => gap);
  const isParted = gaps.some((gap) => /[,&+/·•]/.test(gap)) || between.some(({ key }) => /^(?:and|plus)$/.test(key));
  return (
    other.from >= one.to &&
    between.length <= 4 &&
    isParted &&
    !gaps.some((gap) => endsClause(gap)) &&
    between.every(({ key, pos }) => linking.test(key) || /^(?:ADJ|ADV|DET|NUM)$/.test(pos))
  );
}

/** "A lion with a crown, a key and a tower": who has something on stands in the list, and not what he has on. */
const bearerOf = (one: Thing, owner: Thing | undefined, tokens: readonly Token[]): Thing | undefined =>
  owner !== undefined &&
  creatures.has(owner.term) &&
  one.from > owner.to &&
  areJoined(tokens, owner.to - 1, one.from) &&
  tokens.slice(owner.to, one.from).some(({ key }) => key === 'with')
    ? owner
    : undefined;

/** "An octopus holding a pencil, a brush and a ruler": what somebody has or does with them is shown of the first. */
function isHeldBy(owner: Thing | undefined, one: Thing, tokens: readonly Token[]): boolean {
  if (!owner || one.from < owner.to || !areJoined(tokens, owner.to - 1, one.from)) return false;
  const said = relationOf(tokens.slice(owner.to, one.from).map(({ key }) => key));
  return said !== undefined && !/^(?:with|beside)$/.test(said);
}

/** "An octopus of which each arm ends in another tool, a needle, a brush, a pencil": a list that is told of the first. */
const isToldOf = (owner: Thing, one: Thing, tokens: readonly Token[]): boolean =>
  tokens[owner.to - 1]?.gap === '' &&
  tokens.slice(owner.to, owner.to + 2).some(({ key }) => /^(?:that|which|whose|where)$/.test(key)) &&
  !tokens.slice(owner.to, one.from).some(({ gap }) => endsClause(gap));

/** Three things that were listed, or two in a shield that was named before them, each with a picture of its own. */
export function listedOf(
  asked: readonly Thing[],
  tokens: readonly Token[],
  pictureOf: (thing: Thing) => string | undefined,
): Group | undefined {
  const isShield = (thing: Thing | undefined): boolean => thing !== undefined && pictureOf(thing) === 'shield';
  const follows = (at: number): boolean => {
    const [one, other] = [asked[at], asked[at + 1]];
    return one !== undefined && other !== undefined && areListed(one, other, tokens);
  };
  for (const [at, one] of asked.entries()) {
    const [other, last] = [asked[at + 1], asked[at + 2]];
    const inShield = isShield(asked[at - 1]) ? { isInShield: true as const } : {};
    if (isShield(one) || !other || !follows(at) || isHeldBy(asked[at - 1], one, tokens)) continue;
    if (asked.slice(0, at).some((owner) => isToldOf(owner, one, tokens))) continue;
    const head = bearerOf(one, asked[at - 1], tokens) ?? one;
    const pictures = [head, other, ...(last && follows(at + 1) ? [last] : [])].map(pictureOf);
    const [first, second, third] = pictures;
    const around = tokens.slice(Math.max(0, one.from - 3), (last ?? other).to + 3).map(({ key }) => key);
    const isApart = new Set(pictures).size === pictures.length && relationAround(around) === undefined;
    const isOneOfBoth = pictures.some((id) => pictures.some((beside) => showsBesides(id ?? '', beside ?? '')));
    if (first === undefined || second === undefined || !isApart || isOneOfBoth) continue;
    if (third === undefined && !('isInShield' in inShield)) continue;
    return { pair: [head, other], brief: { together: [first, second], ...(third === undefined ? {} : { third }) }, ...inShield };
  }
  return undefined;
}

/** "Cup, croissant and flower", "an anchor, wheat, hammer for the town": what opens or ends a list of things that are asked for is asked for too. */
export function withWholeLists(found: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const isPictured = ({ term }: Thing): boolean => icons.pictures(term).some(({ relation }) => relation === 'itself');
  const endsList = (thing: Thing, at: number): boolean => {
    const [first, before] = [found[at - 2], found[at - 1]];
    const isList = first?.asked && before?.asked && areListed(first, before, tokens) && areListed(before, thing, tokens);
    const isEnd = tokens[thing.to - 1]?.gap !== '' || /^(?:for|in|on)$/.test(tokens[thing.to]?.key ?? '') || thing.to === tokens.length;
    return isList === true && isEnd;
  };
  return found.map((thing, at) => {
    if (!thing.asked && !thing.refused && isPictured(thing) && endsList(thing, at)) return { ...thing, asked: true };
    const [next, last] = [found[at + 1], found[at + 2]];
    if (thing.asked || thing.refused || !next?.asked || !last?.asked || !isPictured(thing)) return thing;
    const isList = areListed(thing, next, tokens) && areListed(next, last, tokens) && tokens[thing.to - 1]?.gap.includes(',') === true;
    let from = thing.from;
    while (from > 0 && tokens[from - 1]?.gap === '' && /^(?:ADJ|DET|NUM)$/.test(tokens[from - 1]?.pos ?? '')) from--;
    const opens = from === 0 || tokens[from - 1]?.gap !== '' || tokens[from - 1]?.key === 'with';
    return isList && opens ? { ...thing, asked: true } : thing;
  });
}
