import type { ColourIntent } from '../../brief.js';
import { showsColour } from '../../interpreting/colour-shown.js';
import type { Patch } from '../../refinement.js';
import { setPart } from './part.js';
import { colourOfOne } from './one-of-two.js';
import { type Applied, type ApplyContext, type Draft, isRefused } from './state.js';

/** "The coral only on the dot": the part has the colour, and what else had it takes another one. */
export function colourOnly(draft: Draft, { part, of, colour, rest }: Patch & { kind: 'colour-only' }, context: ApplyContext): Applied {
  const painted = setPart(draft, { kind: 'set-part', part, colour, ...(of === undefined ? {} : { of }) }, context);
  if (isRefused(painted)) return painted;
  const { palette, mark } = painted.decisions;
  const letters = palette.parts?.letters ?? palette.ink;
  const pictures = [mark.icon, mark.partner].filter((id): id is string => id != null && id !== of && mark.partner !== undefined);
  const isColoured = (picture: string): boolean => {
    const own = colourOfOne(painted.decisions, picture, context.judge(painted.decisions));
    return own !== null && showsColour(own, colour);
  };
  const others: (Patch & { kind: 'set-part' })[] = [
    ...(part !== 'letters' && showsColour(letters, colour) ? [{ kind: 'set-part' as const, part: 'letters' as const, colour: rest }] : []),
    ...(of === undefined
      ? []
      : pictures.filter(isColoured).map((id) => ({ kind: 'set-part' as const, part: 'picture' as const, colour: rest, of: id }))),
    ...(part === 'letters' ? [{ kind: 'set-part' as const, part: 'picture' as const, colour: rest }] : []),
  ];
  return others.reduce<Draft>((now, patch) => {
    const ways = [rest, black].map((own) => setPart(now, { ...patch, colour: own }, context));
    return ways.find((way): way is Draft => !isRefused(way)) ?? now;
  }, painted);
}

/** What is left for a part that is not seen in the other colour. */
const black: ColourIntent = { words: 'black', hue: null, lightness: -1, chroma: 0, hex: null };
