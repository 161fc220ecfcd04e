import { animals } from '../lexicon/kinds.js';
import { singular, type Token } from '../text/text.js';
import type { Span, Thing } from '../wishes.js';

/** Who has a face of its own, as animals have: what a fox looks like is not for us to add. */
const people = /^(?:person|people|man|woman|child|baby|girl|boy|chef|robot|smiley|face|skull|mask|clown|emoji|head|angel|ghost|doll)$/;

/** "With a friendly little face", "with eyes and a smile on it". */
const behind =
  /^(?:(?:with|has|having) (?:(?:a|an|the|its|little|small|big|tiny|cute|friendly|happy|smiling|smiley|laughing|grinning|cheerful|funny|sweet|kind|silly|simple|nice|two|googly) )*(?:face|smile|smiley|grin|eyes)(?: (?:and|with) (?:(?:a|an|happy|big|little|friendly|small) )*(?:smile|mouth|grin|face))?(?: on (?:it|its \w+))?|(?:that |who )?(?:smiling|smiles|laughing|laughs|grinning|grins)) /;
/** "A smiling tooth", "a smiley face on an acorn". */
const before = / (?:smiling|laughing|grinning|smiley|(?:face|smile|smiley) on (?:a |an |the )?)$/;

const wordsAround = 10;

const keysOf = (tokens: readonly Token[]): string[] => tokens.map(({ key }) => key);

/** The words of one clause from a place on, or up to it. */
function clauseFrom(tokens: readonly Token[], at: number): Token[] {
  const end = tokens.findIndex(({ gap }, place) => place >= at && gap !== '');
  return tokens.slice(at, Math.min(at + wordsAround, end < 0 ? tokens.length : end + 1));
}
function clauseUpTo(tokens: readonly Token[], at: number): Token[] {
  const start = tokens.findLastIndex(({ gap }, place) => place < at && gap !== '');
  return tokens.slice(Math.max(start + 1, at - wordsAround), at);
}

/** The words that ask for eyes and a smile on the first thing that is asked for, and has none of its own. */
export function findFace(things: readonly Thing[], tokens: readonly Token[]): Span | undefined {
  const thing = things.find(({ asked, refused, icons }) => asked && !refused && icons.length > 0);
  if (!thing) return undefined;
  const names = [thing.term, ...tokens.slice(thing.from, thing.to).map(({ key }) => singular(key))];
  if (names.some((name) => animals.has(name) || people.test(name) || people.test(name.split(' ').at(-1) ?? ''))) return undefined;
  const isOpen = tokens[thing.to - 1]?.gap === '';
  const told = isOpen ? behind.exec(`${keysOf(clauseFrom(tokens, thing.to)).join(' ')} `)?.[0] : undefined;
  if (told !== undefined) return { from: thing.to, to: thing.to + told.trim().split(' ').length };
  const epithet = before.exec(` ${keysOf(clauseUpTo(tokens, thing.from)).join(' ')}`)?.[0];
  return epithet === undefined ? undefined : { from: thing.from - epithet.trim().split(' ').length, to: thing.from };
}
