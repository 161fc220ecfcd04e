import type { Brief } from '../brief.js';
import { contrast } from '../colour/oklch.js';
import type { MarkDecision, PaletteDecision, TypeDecision } from '../decisions.js';
import { lettersFor, runsOf } from '../families/letter-picture.js';
import { readsAs } from '../families/reads-as.js';
import type { Pack } from '../pack/pack.js';
import type { FontEntry } from '../pack/types.js';
import { isBright, lightGround } from '../scene/grounds.js';
import { setName } from '../treatments/name-line.js';
import { capHeight, inCase } from '../text/word.js';

/** Whether the letters of a face stand apart, so that one of them can be a picture: those of handwriting are joined. */
export const suitsLetterPicture = ({ classes, cases }: FontEntry, { inLetters }: Brief): boolean =>
  inLetters === undefined ||
  (!['script', 'blackletter', 'hand'].some((own) => classes.some((one) => one === own)) &&
    !(inLetters.place === 'dot' && cases === 'upper-only'));

/** The case in which the letter has a dot, where a picture takes its place. */
export function caseForDot({ inLetters, name }: Brief): TypeDecision['letterCase'] | undefined {
  if (inLetters?.place !== 'dot') return undefined;
  const letters = Array.from(name);
  return inLetters.at.every((at) => /[ij]/.test(letters[at] ?? '')) ? 'as-given' : 'lower';
}

/** What a bright colour reaches on paper at least to paint a picture among letters. */
const leastBright = 1.4;

/** The mark with its picture in a colour that was asked for, where that is too bright to write letters in, or is a second one. */
export function paintedLetter(
  mark: MarkDecision,
  { primary, primaryAsked, secondary, accentAsked, ink, ground }: PaletteDecision,
): MarkDecision {
  if (!mark.letterPicture) return mark;
  const isSeen = (hex: string): boolean => contrast(hex, ground ?? lightGround) >= leastBright;
  const isAccent = accentAsked === true && secondary !== ink && isSeen(secondary);
  const isPure = primaryAsked === true && isSeen(primary) && (isBright(primary) || (accentAsked === true && secondary === ink));
  const paint = isAccent ? 'accent' : isPure ? 'pure' : undefined;
  return paint === undefined ? mark : { ...mark, letterPicture: { ...mark.letterPicture, paint } };
}

/** Whether a face leaves the letters that are asked to be pictures to them: each is drawn alone and still read, has its dot, or has room inside. */
export function leavesLetters({ name, inLetters }: Brief, type: TypeDecision, pack: Pack): boolean {
  if (!inLetters) return false;
  const text = inCase(name, type.letterCase);
  return areRead(inLetters, Array.from(text), pack) && lettersFor(setName(pack, type, text, capHeight), inLetters) !== undefined;
}

const areRead = ({ at, icon, place }: NonNullable<Brief['inLetters']>, letters: readonly string[], pack: Pack): boolean =>
  place !== 'letter' || runsOf(at, icon).length < at.length || at.every((own) => readsAs(pack, icon, letters[own] ?? ''));
