import type { ColourIntent } from '../../brief.js';
import { fromHex } from '../../colour/oklch.js';
import { toneOf } from '../../direct/chosen-hues.js';
import { showsColour } from '../../interpreting/colour-shown.js';
import type { Patch } from '../../refinement.js';
import { askedContrast, lightGround, seenOn } from '../../scene/grounds.js';
import { inverse } from './placing.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused } from './state.js';
import { exchangeColours, hasLettersOfTheirOwn } from './swap.js';

/** Letters below this lightness are called black. */
const blackest = 0.36;

/** Two colours change places: those of the palette, a colour and the page, or a colour and the black of the letters. */
export function exchange(draft: Draft, { named }: Patch & { kind: 'exchange-colours' }, context: ApplyContext): Applied {
  if (named) {
    const areas = context.judge(draft.decisions).areas;
    const isDrawn = (colour: ColourIntent): boolean => areas.some(({ hex }) => showsColour(hex, colour));
    // "Swap the blue and the white": white is the page, wherever else it is cut out of the mark.
    if (named.some(isWhite) && draft.decisions.palette.ground === undefined)
      return inverse(draft, { kind: 'inverse', isDark: true }, context);
    const [missing, other] = named.filter((colour) => !isDrawn(colour));
    const isOfLetters = missing !== undefined && other === undefined && isBlack(missing);
    if (isOfLetters && fromHex(draft.decisions.palette.ink).l < blackest) return withBlackLetters(draft);
    if (missing) return { refused: `Nothing in this drawing is ${missing.words}.` };
  }
  // One colour has none to change places with but the ground.
  if (isOfOneColour(draft)) return inverse(draft, { kind: 'inverse', isDark: true }, context);
  const exchanged = exchangeColours(draft);
  const drawn = ({ decisions }: Draft): string => context.judge(decisions).assets(false).logo_svg;
  // A colour that is too light for the mark is drawn where it was, whichever of the two it is.
  return isRefused(exchanged) || drawn(exchanged) !== drawn(draft) ? exchanged : { refused: tooLight };
}

const tooLight = 'The other way round the lighter colour would have to carry the mark, and is too pale for that here.';

const isWhite = ({ hue, lightness }: ColourIntent): boolean => hue === null && lightness >= 0.9;
const isBlack = ({ hue, lightness }: ColourIntent): boolean => hue === null && lightness <= -0.7;

/** The mark in the black of the letters, and the letters in its colour, as deep as they are read. */
function withBlackLetters(draft: Draft): Applied {
  const { primary, ink } = draft.decisions.palette;
  return edit(draft, {
    palette: { primary: ink, secondary: toneOf(fromHex(ink)), ink: seenOn(lightGround, primary, askedContrast), inkAsked: true },
  });
}

const isOfOneColour = (draft: Draft): boolean => {
  const { colours } = draft.brief;
  const { ground, primary, secondary } = draft.decisions.palette;
  return ground === undefined && !hasLettersOfTheirOwn(draft) && (colours.secondary === null || primary === secondary);
};
