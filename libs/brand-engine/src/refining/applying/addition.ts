import { fromHex, hueDistance } from '../../colour/oklch.js';
import { isSeen } from '../../interpreting/colour-shown.js';
import type { Patch } from '../../refinement.js';
import { anotherMark } from './another-mark.js';
import { setColour } from './colour.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, passes } from './state.js';

/** The least share of a drawing in which the main colour is still seen. */
const leastMain = 0.03;

/** Whether two colours are tones of one. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [fromHex(one), fromHex(other)];
  return Math.abs(a.l - b.l) < 0.2 && Math.abs(a.c - b.c) < 0.12 && (a.c < 0.03 || Math.abs(hueDistance(a.h, b.h)) < 20);
}

/** A colour that comes to those that there are; a drawing that would show it in place of the main one gives way to one that shows both. */
export function addColour(draft: Draft, patch: Patch & { kind: 'set-colour' }, context: ApplyContext): Applied {
  const coloured = setColour(draft, patch);
  const { palette, mark } = draft.decisions;
  const showsMain = ({ decisions }: Draft): boolean =>
    context
      .judge(decisions)
      .areas.filter(({ hex }) => isLike(hex, palette.primary))
      .reduce((sum, { share }) => sum + share, 0) >= leastMain;
  if (isRefused(coloured)) return coloured;
  const lined = onLine(coloured, patch, context);
  if (lined) return lined;
  if (!showsMain(draft) || showsMain(coloured)) return coloured;
  const both = anotherMark(coloured, coloured.brief, mark.family, context, (next) => {
    if (next.icon !== mark.icon) return false;
    return showsMain({
      ...coloured,
      decisions: { ...coloured.decisions, mark: next, layout: { ...coloured.decisions.layout, kind: 'row' } },
    });
  });
  return isRefused(both) || !showsMain(both) ? coloured : both;
}

/** A picture that stands free shows no second colour: a line under it does, and nothing else changes. */
function onLine(coloured: Draft, { colour }: Patch & { kind: 'set-colour' }, context: ApplyContext): Draft | undefined {
  const { mark } = coloured.decisions;
  const isFree = mark.family === 'free-icon' && mark.partner === undefined && mark.count === undefined && mark.icon !== null;
  if (!isFree || isSeen(colour, context.judge(coloured.decisions).areas, true)) return undefined;
  const lined = edit(coloured, { mark: { device: 'grounded' } });
  return passes(lined, context) && isSeen(colour, context.judge(lined.decisions).areas, true) ? lined : undefined;
}

/** The colour of a thing that came to the picture, where the drawing shows it in one of its own. */
export function colourJoined(draft: Draft, patch: Patch & { kind: 'set-colour' }, old: Draft, context: ApplyContext): Applied {
  const coloured = setColour(draft, patch);
  if (isRefused(coloured)) return coloured;
  const { icon, joined } = draft.decisions.mark;
  // The second of two pictures has the second colour; drawn as one they have the same.
  const isSecond = joined === undefined && icon === old.decisions.mark.icon;
  const isShown = isSecond && passes(coloured, context) && isSeen(patch.colour, context.judge(coloured.decisions).areas, true);
  return isShown ? coloured : { refused: 'What was added has the colour of the picture.' };
}
