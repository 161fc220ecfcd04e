import type { IconRanker } from './icons.js';
import { creatures } from '../lexicon/kinds.js';
import { bodyParts, isHeldSo, isPartOfUnknown } from './parts.js';
import type { Token } from '../text/text.js';
import type { Thing } from '../wishes.js';

/** "A dog with horns", "a bird with a book under its wing": what a thing has of its own is no picture beside it; whiskers every cat has. */
export const withoutOwned = (found: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] =>
  found.flatMap((thing, at) => {
    const owner = found.slice(0, at).findLast(({ asked, refused, term }) => asked && !refused && !bodyParts.has(term));
    const between = owner ? tokens.slice(owner.to - 1, thing.from) : [];
    // "A key whose bow is a heart": the part that is spoken of.
    const isPartOfOwner =
      owner !== undefined && between.length <= 5 && isWhose(tokens, thing.from) && !between.slice(0, -1).some(({ gap }) => gap !== '');
    const isOwned =
      !thing.refused &&
      bodyParts.has(thing.term) &&
      // "A keyhole with an eye".
      (!/^eyes?$/.test(thing.term) || (owner !== undefined && creatures.has(owner.term))) &&
      between.length <= 8 &&
      // "A heart with a paw inside" has none of its own.
      !/^(?:inside|within|in (?:it|the))(?: |$)/.test(`${tokens[thing.to]?.key ?? ''} ${tokens[thing.to + 1]?.key ?? ''}`) &&
      between.some(({ key }) => /^(?:with|its|his|her|in|on|under|below|behind|where|of)$/.test(key)) &&
      !between.some(({ gap }) => gap !== '');
    if (isLikenedDeed(thing, tokens)) return [{ ...thing, asked: false, icons: [] }];
    if (isPartOfUnknown(thing, tokens, icons)) return [{ ...thing, icons: [] }];
    if (owner && (isPartOfOwner || isHeldSo(thing, tokens))) return [{ ...thing, icons: [], partOf: owner.term }];
    if (!owner || !isOwned || isInHand(thing, owner, tokens)) return [thing];
    return owner.term === 'cat' && /^(?:whisker|mo?ustache)$/.test(thing.term) ? [] : [{ ...thing, icons: [], partOf: owner.term }];
  });

/** "A sprout in a hand", "a house in two hands": what has no hands is held by somebody's. */
const isInHand = ({ term, from }: Thing, owner: Thing, tokens: readonly Token[]): boolean =>
  term === 'hand' &&
  !creatures.has(owner.term) &&
  [1, 2, 3].some(
    (back) =>
      /^(?:in|on|by)$/.test(tokens[from - back]?.key ?? '') && /^(?:a|an|one|two|open|cupped)$/.test(tokens[from - back + 1]?.key ?? ''),
  );

/** "A corner folded like a dog's ear": what a deed is likened to. */
const isLikenedDeed = ({ from }: Thing, tokens: readonly Token[]): boolean => {
  const like = [from - 1, from - 2].find((at) => tokens[at]?.key === 'like');
  return (
    like !== undefined &&
    /^(?:folded|curled|bent|rolled|stacked|hanging|spread|worn|curved|arranged|twisted)$/.test(tokens[like - 1]?.key ?? '')
  );
};

/** "Whose bow", "dont les rayons". */
const isWhose = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.key === 'whose' || (tokens[at - 1]?.key === 'the' && tokens[at - 2]?.key === 'whose');

/** "A clock without hands": what a thing is refused may have a picture of its own. */
export const withoutParts = (found: readonly Thing[]): Thing[] =>
  found.map((thing, at) =>
    thing.asked &&
    /^(?:clock|watch)$/.test(thing.term) &&
    found[at + 1]?.refused === true &&
    /^(?:hand|clock hand|needle)$/.test(found[at + 1]?.term ?? '')
      ? { ...thing, term: 'clock face', icons: ['own-clock-face'] }
      : thing,
  );
