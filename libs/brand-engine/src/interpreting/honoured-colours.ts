import type { Brief, ColourIntent } from '../brief.js';
import { fromHex } from '../colour/oklch.js';
import type { Decisions } from '../decisions.js';
import { isLikeNamed, isSeen, paletteOf, showsColour } from './colour-shown.js';
import { applied, but, missed, type Outcome, type Verdict } from './verdict.js';

export function onColourCount(asked: number, seen: number, { colours }: Brief): Verdict {
  if (seen > asked) return missed('The name is not read in these colours, so its ink is one more.');
  const isFewer = colours.counted === true && colours.secondary === null && seen < Math.min(asked, 2);
  return isFewer ? missed('Fewer colours are seen.') : applied;
}

/** A sign or a letter of the name is small, whatever its colour. */
export function onPart(intent: ColourIntent, { decisions: { mark }, areas }: Outcome): Verdict {
  if (mark.coloured === undefined) return missed('Here the name has one colour.');
  return areas.some(({ hex }) => isLikeNamed(hex, intent)) ? applied : missed(`${intent.words} is drawn in another tone, to be read.`);
}

/** The colour of the name. */
export function onLetters(intent: ColourIntent, { decisions: { palette }, areas }: Outcome): Verdict {
  const isShown = isLikeNamed(palette.ink, intent) && areas.some(({ hex }) => hex === palette.ink);
  return isShown ? applied : missed(`In ${intent.words} the name would not be read on its ground.`);
}

export function onColour(intent: ColourIntent, { brief, decisions, areas }: Outcome): Verdict {
  const isWhite = intent.hue === null && intent.lightness >= 0.8;
  const { ground } = decisions.palette;
  // "On a dark ground": whichever dark colour lies under it all, and nothing else.
  if (intent.hue === null && intent.lightness === -0.9)
    return ground !== undefined && fromHex(ground).l < darkGround ? applied : missed('The ground is not dark: the dark variant is.');
  if (intent.role === 'ground' && !isWhite && !(ground !== undefined && showsColour(ground, intent)) && !isFieldOf(intent, decisions))
    return missed(`${intent.words} is not the ground.`);
  if (ground !== undefined && brief.colours.ground?.words === intent.words && showsColour(ground, intent) && !isLikeNamed(ground, intent))
    return but(`The ground is a tone of ${intent.words} on which the rest is read.`);
  // White is the paper, and what is cut out of a field; on a ground of another colour it is painted.
  if ((isWhite && decisions.palette.ground === undefined) || isSeen(intent, areas, isSmall(intent, brief))) return applied;
  if (areas.some(({ hex }) => showsColour(hex, intent))) return missed(`${intent.words} is drawn in another tone, or hardly seen.`);
  if (brief.constraints.monochrome || brief.constraints.oneColour) return missed('One colour only was asked for.');
  return missed(`Nothing in this drawing is ${intent.words}.`);
}

const darkGround = 0.42;

/** Whether the container of a mark is filled with a colour: a ground too, though a smaller one. */
const isFieldOf = (intent: ColourIntent, { mark, palette }: Decisions): boolean =>
  mark.container !== 'none' && [palette.primary, palette.secondary, palette.ink].some((hex) => showsColour(hex, intent));

/** Whether only a little of a colour is asked for. */
const isSmall = ({ words }: ColourIntent, { colours: { secondary, tertiary } }: Brief): boolean =>
  tertiary?.words === words || (secondary?.words === words && secondary.role === 'accent');

export function onRefusedColour(intent: ColourIntent, { brief: { colours }, decisions }: Outcome): Verdict {
  const { painted: all, ink } = paletteOf(decisions);
  // Brown is near red: what shows a colour that was asked for shows no other.
  const asked = [colours.primary, colours.secondary, colours.tertiary].filter(
    (one) => one !== null && one !== undefined && one.hue !== intent.hue,
  );
  const painted = all.filter((hex) => !asked.some((one) => one && showsColour(hex, one)));
  const isBlack = intent.hue === null && intent.lightness <= -0.8;
  const shown = [...painted, ...(isBlack ? [ink] : [])].some((hex) =>
    isBlack ? fromHex(hex).l < 0.3 && fromHex(hex).c < 0.02 : showsColour(hex, intent, 20),
  );
  return shown ? missed(`Something of ${intent.words} is left in the palette.`) : applied;
}

/** Whether a colour is seen that is no tone of the one that was named. */
export function showsFreeColour({ brief: { colours }, areas }: Outcome): boolean {
  const named = colours.primary;
  return areas.some(({ hex, share }) => {
    const { c } = fromHex(hex);
    return c >= vividChroma && share >= leastOfFree && !(named?.hue != null && showsColour(hex, named));
  });
}
const vividChroma = 0.09;
const leastOfFree = 0.02;
