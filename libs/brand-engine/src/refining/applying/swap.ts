import type { ColourIntent } from '../../brief.js';
import { contrast, fromHex } from '../../colour/oklch.js';
import { colourOf, namedHex } from '../../colour/named.js';
import type { PaletteDecision } from '../../decisions.js';
import { inkFor } from '../../direct/palette.js';
import { toneOf } from '../../direct/chosen-hues.js';
import { isLikeNamed, showsColour } from '../../interpreting/colour-shown.js';
import type { Patch } from '../../refinement.js';
import { askedContrast, lightGround, seenOn, wordmarkContrast } from '../../scene/grounds.js';
import { distance, isToneOfPrimary, setColour } from './colour.js';
import { setGround } from './ground.js';
import { type Applied, type Draft, edit, isRefused, omit } from './state.js';
import { withLetters } from './part-colours.js';

/** Whether a colour is one that was asked for before: white that is drawn grey is no silver. */
const isNamed = (colour: ColourIntent, { brief: { colours } }: Draft): boolean =>
  [colours.primary, colours.secondary, colours.tertiary].some(
    (own) => own && (own.words === colour.words || (own.hue === colour.hue && Math.abs(own.lightness - colour.lightness) <= 0.15)),
  );

export function swapColour(draft: Draft, patch: Patch & { kind: 'swap-colour' }): Applied {
  const { from, to } = patch;
  const { palette } = draft.decisions;
  const apart = (hex: string | undefined): number => (hex === undefined ? Infinity : distance(hex, from));
  // A tone of the first colour goes where that goes.
  const roles = swapped.filter((role) => !(role === 'secondary' && isToneOfPrimary(draft)));
  const nearest = Math.min(...roles.map((role) => apart(palette[role])));
  // Where nobody named a second colour, both may be tones of the one that goes.
  const most = Math.max(apart(palette.primary), apart(palette.secondary));
  const isAlike = most <= (draft.brief.colours.secondary === null ? sameColour : oneColour);
  const role = isAlike ? 'primary' : roles.find((own) => apart(palette[own]) === nearest);
  const isOfNone = role === undefined || nearest > 0.3;
  // "The dark red": the letters have it, and what is brown beside them is no red.
  if (isWritten(from, palette) && (isOfNone || fit(palette.ink, from) + clearlyNearer < fit(palette[role] ?? lightGround, from)))
    return inLetters(draft, to);
  if (isOfNone && patch.comesAnyway) return setColour(draft, { kind: 'set-colour', role: 'primary', colour: to });
  if (isOfNone) return { refused: `There is no ${from.words || 'such colour'} in the palette.` };
  if (role === 'ground') return setGround(draft, { kind: 'set-ground', colour: to });
  // "Swap teal with grey" where both are there.
  const other = role === 'primary' ? palette.secondary : palette.primary;
  if (patch.isMutual && role !== 'tertiary' && isNamed(to, draft) && showsColour(other, to, 20)) return exchangeColours(draft);
  const set = setColour(draft, { kind: 'set-colour', role, colour: to });
  if (isRefused(set)) return set;
  const { primary } = set.decisions.palette;
  const tones =
    isAlike && !isToneOfPrimary(draft) ? { secondary: palette.secondary === palette.primary ? primary : toneOf(fromHex(primary)) } : {};
  return lettersAfter(draft, edit(set, { palette: tones }), patch);
}

/** How much nearer to a colour letters are than anything else before they alone are meant. */
const clearlyNearer = 0.08;

/** How far a colour is from the one spoken of, in hue and in lightness. */
const fit = (hex: string, intent: ColourIntent): number => distance(hex, intent) + Math.abs(fromHex(hex).l - colourOf(intent).l) / 2;

/** Whether the name is written in a colour; a dark tinge is only ink. */
function isWritten(colour: ColourIntent, { ink, inkAsked }: PaletteDecision): boolean {
  if (colour.hue === null) return isLikeNamed(ink, colour);
  return (inkAsked === true || fromHex(ink).c >= leastOfLetters) && showsColour(ink, colour, 20);
}

/** Letters of less chroma are black. */
const leastOfLetters = 0.06;

const inLetters = (draft: Draft, colour: ColourIntent): Applied =>
  withLetters(edit(draft, {}, { colours: { ...draft.brief.colours, letters: colour } }), namedHex(colour));

/** What is exchanged goes from the letters too, and they take what comes as deep as they are read in it. */
function lettersAfter(before: Draft, after: Draft, { from, to }: Patch & { kind: 'swap-colour' }): Applied {
  if (!isWritten(from, before.decisions.palette) || !isWritten(from, after.decisions.palette)) return after;
  const lettered = inLetters(after, to);
  if (isRefused(lettered)) return edit(after, { palette: { ink: inkFor(after.decisions.palette.primary) } });
  // What was drawn in the ink of the letters is so still, and rules and frames keep what they had.
  const { markInk, parts } = before.decisions.palette;
  const { palette, ...decisions } = lettered.decisions;
  const isInkLeft = markInk !== undefined && !isWritten(from, { ...palette, ink: markInk });
  const plain = omit(palette, 'markInk', 'parts');
  return {
    ...lettered,
    decisions: { ...decisions, palette: { ...plain, ...(isInkLeft ? { markInk } : {}), ...(parts === undefined ? {} : { parts }) } },
  };
}

/** How near two colours are that are called alike, as a share of half the wheel. */
const sameColour = 0.12;
/** How near where each was named by itself. */
const oneColour = 0.02;

const swapped = ['primary', 'secondary', 'tertiary', 'ground'] as const;

/** How much deeper letters are drawn before they have another colour. */
const mostDeepened = 0.2;

/** The second colour takes the place of the first, and the first that of the second; a ground changes places with what stands on it. */
export function exchangeColours(draft: Draft): Applied {
  const { colours } = draft.brief;
  const { palette } = draft.decisions;
  const { primary, secondary, ground, ink, things } = palette;
  // Of two pictures in two colours each takes that of the other, and letters in a third one keep it.
  if (things && things[0] !== things[1] && !things.includes(ink))
    return edit(
      draft,
      {
        palette: {
          things: [things[1], things[0]],
          ...(things.includes(primary) && things.includes(secondary) ? { primary: secondary, secondary: primary } : {}),
        },
      },
      { colours: { ...colours, primary: colours.secondary, secondary: colours.primary } },
    );
  if (hasLettersOfTheirOwn(draft)) return exchangeWithLetters(draft);
  // Of three colours the two that stand on the third.
  const isOfThree = palette.accentAsked === true && colours.tertiary != null;
  if (ground !== undefined && isOfThree)
    return edit(
      draft,
      { palette: { primary: secondary, secondary: primary, ink: ink === secondary ? seenOn(ground, primary, askedContrast) : ink } },
      { colours: { ...colours, primary: colours.secondary, secondary: colours.primary } },
    );
  if (ground !== undefined) {
    // White is the page itself, and letters in the colour of the mark stay so, as deep as they are read.
    const isPage = primary === '#ffffff';
    return edit(
      {
        ...draft,
        decisions: { ...draft.decisions, palette: isPage ? omit(palette, 'mainGround', 'ground') : omit(palette, 'mainGround') },
      },
      {
        palette: {
          primary: ground,
          ...(isPage ? {} : { ground: primary }),
          ink: ink === primary ? seenOn(primary, ground, askedContrast) : inkFor(ground),
        },
      },
      { colours: { ...colours, primary: colours.ground ?? null, ground: isPage ? null : colours.primary } },
    );
  }
  // Letters in one of the two take the other, as deep as they are read; where that is another colour they stay as they are.
  const other = ink === secondary ? primary : ink === primary ? secondary : null;
  // What is exchanged by a wish is asked for: a deeper red beside the red of the mark would be a third colour.
  const isAsked = palette.inkAsked === true || (other !== null && contrast(other, lightGround) >= askedContrast);
  const read = other === null ? inkFor(secondary) : seenOn(lightGround, other, isAsked ? askedContrast : wordmarkContrast);
  const letters = other === null || fromHex(other).l - fromHex(read).l <= mostDeepened ? read : ink;
  return edit(
    draft,
    {
      palette: {
        primary: secondary,
        secondary: primary,
        ink: letters,
        accentAsked: true,
        ...(isAsked && letters !== ink ? { inkAsked: true as const } : {}),
      },
    },
    { colours: { ...colours, primary: colours.secondary, secondary: colours.primary } },
  );
}

/** Whether the two colours are that of the mark and that of the letters. */
export const hasLettersOfTheirOwn = ({ brief: { colours }, decisions: { palette } }: Draft): boolean =>
  palette.inkAsked === true && palette.accentAsked !== true && palette.ground === undefined && colours.letters != null;

/** "Red rocket, blue letters": the mark takes the colour of the letters, and they take its own, as deep as they are read. */
function exchangeWithLetters(draft: Draft): Applied {
  const { colours } = draft.brief;
  const { primary, ink } = draft.decisions.palette;
  return edit(
    draft,
    { palette: { primary: ink, secondary: toneOf(fromHex(ink)), ink: seenOn(lightGround, primary, askedContrast) } },
    { colours: { ...colours, primary: colours.letters ?? null, letters: colours.primary } },
  );
}
