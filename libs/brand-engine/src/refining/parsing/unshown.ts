import { garmentOf } from '../../families/worn.js';
import { saidBehind } from '../../interpreting/attachments.js';
import type { Patch } from '../../refinement.js';
import { singular } from '../../understanding/text/text.js';
import { headgear } from '../../understanding/things/garments.js';
import type { ClauseText } from './clause.js';
import { bodyParts, isNew, type Joining } from './joining.js';
import { isShown, type Mention } from './things.js';

/** What is asked for with a picture that comes and that no drawing shows: how it is ("a cat stretching"), and a third thing. */
export function unshownBeside(
  clause: ClauseText,
  thing: Mention,
  known: readonly Mention[],
  wanted: readonly Mention[],
  used: ReadonlySet<number>,
): Patch[] {
  const { tokens } = clause;
  const isOther = (mention: Mention): boolean =>
    mention !== thing &&
    !known.includes(mention) &&
    !isShown(clause, mention) &&
    !bodyParts.test(mention.term) &&
    // "A mountain behind the bird": what is spoken of as known is where it comes to.
    (known.length === 0 || isNew(clause, mention)) &&
    !mention.icons.some((id) => thing.icons.includes(id)) &&
    // "A sun rising behind a hill" is one picture.
    !thing.icons[0]?.split('-').map(singular).includes(mention.term) &&
    mention.from > thing.to &&
    tokens[thing.to]?.key !== 'of' &&
    !tokens.slice(thing.to, mention.from).some(({ key, gap }) => /^(?:or|maybe|perhaps)$/.test(key) || gap !== '');
  const other = wanted.find(isOther);
  // "Wheat ears on both sides".
  let end = thing.to;
  while (tokens[end - 1]?.gap === '' && tokens[end]?.pos === 'NOUN') end++;
  const said = saidBehind(
    { from: thing.from, to: end },
    tokens,
    (at) => used.has(at) || wanted.some(({ from, to }) => from <= at && at < to),
  );
  const from = Math.min(said[0] ?? Infinity, other === undefined ? Infinity : afterThing(tokens, thing));
  // "With steam coming off it": what the thing that is missing does goes with it.
  let behind = other?.to ?? 0;
  if (other !== undefined && tokens[behind - 1]?.gap === '' && /\w{2}ing$/.test(tokens[behind]?.key ?? ''))
    while (behind < tokens.length && tokens[behind - 1]?.gap === '' && !used.has(behind)) behind++;
  const to = Math.max(said.at(-1) ?? -1, behind - 1);
  const [first, last] = [tokens[from], tokens[to]];
  if (!first || !last) return [];
  const reason =
    other === undefined ? 'The picture does not show this.' : `The ${thing.term} is shown by itself, without the ${other.term}.`;
  return [{ kind: 'beyond', reason, words: clause.text.slice(first.start, last.end) }];
}

const afterThing = (tokens: ClauseText['tokens'], { to }: Mention): number => (tokens[to] ? to : to - 1);

/** "The owl should wear glasses", "put the bread in a basket": what is only drawn beside a picture is neither worn nor held by it, nor holds it. */
export function unshownRelation({ tokens }: ClauseText, { thing, relation }: Joining): Patch[] {
  const keys = tokens.map(({ key }) => key);
  const isWorn =
    keys.some((key) => key.startsWith('wear')) &&
    !headgear.has(thing.term.split(' ').at(-1) ?? '') &&
    garmentOf(thing.icons[0] ?? '') === undefined;
  const isHeld =
    relation === 'beside' &&
    !keys.some((key, at) => key === 'bring' && keys[at + 1] === 'in') &&
    keys.some((key) => /^(?:hold|carr(?:y|ies)|in|inside|into|through|eat(?:s|ing)?$|play(?:s|ing)?$)/.test(key));
  return isWorn || isHeld ? [{ kind: 'beyond', reason: 'Both are shown, beside each other.' }] : [];
}
