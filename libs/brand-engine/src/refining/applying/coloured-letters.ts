import { namedHex } from '../../colour/named.js';
import { isLikeNamed, showsColour } from '../../interpreting/colour-shown.js';
import type { Patch } from '../../refinement.js';
import { paintsOn } from '../../scene/paints.js';
import { withLetters, withPart } from './part-colours.js';
import { type Applied, type ApplyContext, type Draft, edit } from './state.js';

/** Letters that were given a colour keep it in another drawing, as long as the name is the same. */
export function withLetterColours({ decisions: { name, mark } }: Draft, after: Draft): Draft {
  const { colouredAt } = mark;
  const now = after.decisions.mark;
  const isLost = colouredAt !== undefined && now.colouredAt === undefined && now.family !== mark.family;
  return isLost && name === after.decisions.name && now.family !== 'word-picture' ? edit(after, { mark: { colouredAt } }) : after;
}

/** Letters of the name in a colour of their own; all else stays, but for a device that paints letters itself. */
export function colourLetters(draft: Draft, { at, colour }: Patch & { kind: 'colour-letters' }, context: ApplyContext): Applied {
  const { mark, palette } = draft.decisions;
  if (mark.family === 'word-picture' || mark.letterPicture) return { refused: 'Beside the picture in it the name has one colour.' };
  if (
    mark.colouredAt === undefined &&
    isLikeNamed(paintsOn('light', palette, context.judge(draft.decisions).scene.fields).ink ?? '', colour) &&
    showsColour(palette.ink, colour, 12)
  )
    return { refused: `All letters are ${colour.words} already.` };
  const old = mark.colouredAt ?? [];
  // "22 in amber and Hive in black": beside letters of another colour these are all the rest.
  const rest = Array.from(draft.decisions.name).flatMap((letter, place) => (letter === ' ' || old.includes(place) ? [] : [place]));
  if (old.length > 0 && rest.length === at.length && rest.every((place) => at.includes(place))) return withLetters(draft, namedHex(colour));
  // Two letters in two colours would need two tints: the last one that is told counts, as it does of all colours.
  const isSame = palette.parts?.tint === namedHex(colour);
  const colouredAt = [...new Set([...(isSame ? old : []), ...at])].sort((a, b) => a - b);
  const painted = withPart(edit(draft, { mark: { colouredAt } }), { tint: namedHex(colour) });
  const { areas, scene } = context.judge(painted.decisions);
  const { tint } = paintsOn('light', painted.decisions.palette, scene.fields);
  if (tint === null || !areas.some(({ hex }) => hex === tint)) return { refused: 'In this drawing the name has one colour.' };
  return isLikeNamed(tint, colour) ? painted : { refused: `Letters in ${colour.words} would not be seen on this ground.` };
}
