import type { Brief } from '../../brief.js';
import { poseChanges, type PoseChange, type Side } from '../../decisions.js';
import { isColourWord } from '../lexicon/colours.js';
import { pictureChangeWords } from '../lexicon/picture-changes.js';
import type { Scope } from '../language/negation.js';
import { PhraseTable, words } from '../text/phrases.js';
import { areJoined, type Token } from '../text/text.js';
import type { Span, WishOf } from '../wishes.js';

type ChangeWish = WishOf<'picture-change'>;

const table = new PhraseTable(pictureChangeWords);

/** What looks or goes to a side. */
const looks =
  /^(?:look|fac|point|turn|gaz|star|glanc|head|run|walk|swim|fly|mov|driv|jump|leap|sail|rid|roll|gallop|trot|go)(?:e|s|es|ed|ing|ning|ming|ping)?$/;
/** What may stand between what looks and the side. */
const towards = words('to towards toward at the its their a straight over');
/** What is done to letters is done to no picture. */
const ofLetters = words(
  'letter letters lettering name word words wordmark logotype text type font initial initials capital monogram order colours colors colour color',
);
const sideWords: Readonly<Record<string, Side>> = {
  ...{ left: 'left', right: 'right', bottom: 'below', below: 'below', foot: 'below', downwards: 'below', downward: 'below' },
  ...{ top: 'above', above: 'above', upwards: 'above', upward: 'above' },
};
/** How somebody holds himself of whom it is told, and small words that belong to it. */
const holding =
  /^(?:hanging|hangs|hung|lying|lies|laid|turned|standing|stands|sitting|sleeping|drawn|shown|flipped|which|that|is|half|partly)$/;

/** How far before a change a word for letters tells that it is of them, and how far behind it its side is told. */
const reach = { letters: 4, side: 5 } as const;

/** "Upside down", "on its side", "facing left", "cut off at the bottom": what is to be done to the picture. */
export function findPictureChanges(tokens: readonly Token[], scopes: readonly Scope[], spoken: ReadonlySet<number>): ChangeWish[] {
  const found = [...table.scan(tokens).map((match) => ({ ...match, side: sideBehind(match.to, tokens) })), ...facings(tokens)];
  return found
    .filter(({ from, to }) => !spoken.has(from) && scopes[to - 1]?.negated !== true && !isOfLetters({ from, to }, tokens))
    .flatMap(({ value, from, to, side }): ChangeWish[] => {
      const start = startOf(from, tokens, spoken);
      const wish = (change: ChangeWish['change'], end = to): ChangeWish[] => [{ kind: 'picture-change', change, from: start, to: end }];
      if (value === 'fading') return runsIntoColour(to, tokens) ? [] : wish(`fading-${side?.side ?? 'right'}`, side?.to);
      // "A cropped jacket", "cut-off jeans": what stands before its thing is what is sold.
      if (value === 'cut') return side === undefined && isBeforeThing(to, tokens) ? [] : wish(`cut-${side?.side ?? 'below'}`, side?.to);
      return wish(value);
    });
}

const isBeforeThing = (to: number, tokens: readonly Token[]): boolean =>
  tokens[to - 1]?.gap === '' && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[to]?.pos ?? '');

/** "Fading from blue to green", "fading into white" is a colour. */
const runsIntoColour = (to: number, tokens: readonly Token[]): boolean =>
  tokens.slice(to, to + reach.side).some(({ key }, at) => isColourWord(key) && areJoined(tokens, to - 1, to + at));

const isOfLetters = ({ from, to }: Span, tokens: readonly Token[]): boolean =>
  [...tokens.keys()].some((at) => {
    const isNear = at >= from - reach.letters && at < to + 2;
    const isJoined = at < from ? areJoined(tokens, at, from) : areJoined(tokens, from, at);
    const token = tokens[at];
    const isLetter = token !== undefined && /^(?:[^\P{Lu}AI]|[^\P{Ll}aeiouyàéèó])$/u.test(token.text);
    return isNear && isJoined && (at < from || at >= to) && (ofLetters.has(token?.key ?? '') || isLetter);
  });

/** The first word that says how somebody hangs or lies: "hanging upside down". */
function startOf(from: number, tokens: readonly Token[], spoken: ReadonlySet<number>): number {
  let start = from;
  while (start > 0 && tokens[start - 1]?.gap === '' && holding.test(tokens[start - 1]?.key ?? '') && !spoken.has(start - 1)) start--;
  return start;
}

/** "At the bottom", "to the right": the side that is told behind. */
function sideBehind(to: number, tokens: readonly Token[]): { side: Side; to: number } | undefined {
  for (let at = to; at < Math.min(to + reach.side, tokens.length) && areJoined(tokens, to - 1, at); at++) {
    const { key } = tokens[at] ?? { key: '' };
    const side = sideWords[key];
    if (side) return { side, to: /^(?:side|edge|end|half)$/.test(tokens[at + 1]?.key ?? '') && tokens[at]?.gap === '' ? at + 2 : at + 1 };
    if (!/^(?:at|on|by|along|to|towards|toward|from|off|in|the|its|their|half|a|and)$/.test(key)) return undefined;
  }
  return undefined;
}

interface Found extends Span {
  value: 'facing-left' | 'facing-right';
  side: undefined;
}

/** "Looking to the left", "left-facing", "a horse running right". */
function facings(tokens: readonly Token[]): Found[] {
  return tokens.flatMap(({ key, gap }, at): Found[] => {
    const [, whole] = /^(left|right)-(?:facing|looking|pointing)$/.exec(key) ?? [];
    if (whole) return [{ value: `facing-${whole as 'left' | 'right'}`, from: at, to: at + 1, side: undefined }];
    const [, , only] = /^((left|right))$/.exec(key) ?? [];
    if (!only) return [];
    const value = `facing-${only as 'left' | 'right'}` as const;
    if (gap === '' && /^(?:facing|looking|pointing)$/.test(tokens[at + 1]?.key ?? ''))
      return [{ value, from: at, to: at + 2, side: undefined }];
    let from = at - 1;
    while (from >= 0 && tokens[from]?.gap === '' && towards.has(tokens[from]?.key ?? '')) from--;
    // "Turn right at the church", "heading on the left": an order or a place is told otherwise.
    const isLooking = tokens[from]?.gap === '' && looks.test(tokens[from]?.key ?? '');
    return isLooking ? [{ value, from, to: at + 1, side: undefined }] : [];
  });
}

/** What a brief keeps of them. */
export function briefOfChanges(wishes: readonly ChangeWish[]): Pick<Brief, 'changes' | 'facing'> {
  const all = new Set<string>(wishes.map(({ change }) => change));
  const changes = poseChanges.filter((change: PoseChange) => all.has(change));
  const facing = (['left', 'right', 'mirrored'] as const).find((side) => all.has(side === 'mirrored' ? side : `facing-${side}`));
  return { ...(changes.length === 0 ? {} : { changes }), ...(facing ? { facing } : {}) };
}
