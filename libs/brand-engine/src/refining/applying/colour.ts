import type { ColourIntent } from '../../brief.js';
import { contrast, fromHex, hueDistance, type Oklch, toHex, walkLightness } from '../../colour/oklch.js';
import { colourOf, namedHex } from '../../colour/named.js';
import type { MarkDecision, PaletteDecision } from '../../decisions.js';
import { vividMark } from '../../direct/asked-picture.js';
import { accentFor, inkFor, isAccent } from '../../direct/palette.js';
import { settleOnWhite } from '../../direct/seen-on-white.js';
import { toneOf } from '../../direct/chosen-hues.js';
import { familyOf } from '../../families/index.js';
import type { Patch } from '../../refinement.js';
import { askedContrast, groundUnder, isPaper, lightGround, seenOn, wordmarkContrast } from '../../scene/grounds.js';
import { withMainGround } from './main-ground.js';
import { type Applied, type Draft, edit, omit } from './state.js';

/** Below this a mark cannot be told from its ground. */
const leastContrast = 1.3;

/** The hex of an intent: exact if it was given exactly, else settled for white. */
export const hexOf = (intent: ColourIntent): string => intent.hex ?? settleOnWhite(colourOf(intent));

/** Whether the second colour is only a tone of the first, and goes where that goes. */
export function isToneOfPrimary({ decisions: { palette } }: Draft): boolean {
  const [first, second] = [fromHex(palette.primary), fromHex(palette.secondary)];
  const isOwn = palette.rules !== undefined && palette.accentAsked !== true && palette.primary !== palette.secondary;
  return isOwn && first.c >= 0.03 && second.c >= 0.03 && Math.abs(hueDistance(first.h, second.h)) <= 20;
}

/** The letters after a change: in a colour of the palette they follow it as far as they can be read, and else take its tinge. */
export function inkAfter(old: PaletteDecision, now: PaletteDecision): string {
  const paper = isPaper(now) ? (now.ground ?? lightGround) : lightGround;
  const field =
    (['primary', 'secondary', 'tertiary'] as const).find((own) => old[own] === old.ink) ?? (isSameTone(old) ? 'primary' : undefined);
  const colour = field === undefined ? undefined : now[field];
  if (colour === undefined) {
    if (old.inkAsked === true || now.primary === old.primary) return old.ink;
    // Letters in a deep tone of the main colour are in one of what it becomes.
    const tone = fromHex(now.primary);
    return isDeepTone(old) && tone.c >= leastOfMuted
      ? toHex(walkLightness(tone, -0.01, (hex) => contrast(hex, paper) >= wordmarkContrast + 0.1))
      : inkFor(now.primary);
  }
  const own = fromHex(colour);
  // A colour that was asked for need not be as dark as an ink.
  const least = old.inkAsked === true ? 4.5 : wordmarkContrast + 0.1;
  const deep = walkLightness(own, -0.01, (hex) => contrast(hex, paper) >= least);
  return own.l - deep.l <= deepestInk(own) ? toHex(deep) : inkFor(now.primary);
}

/** Letters that nobody tells from the main colour go where that goes. */
function isSameTone({ ink, primary }: PaletteDecision): boolean {
  const [own, main] = [fromHex(ink), fromHex(primary)];
  return own.c >= leastOfTone && main.c >= leastOfTone && Math.abs(hueDistance(own.h, main.h)) <= 8 && Math.abs(own.l - main.l) < 0.1;
}

/** How much deeper a colour may be in letters: a deep pink is a pink still, and a deep yellow is none. */
const deepestInk = ({ h, c }: Oklch): number => (c >= leastOfTone && (h < 55 || h > 125) ? 0.26 : 0.14);

/** Whether the ink is the main colour itself, only deeper. */
function isDeepTone({ ink, primary }: PaletteDecision): boolean {
  const [own, main] = [fromHex(ink), fromHex(primary)];
  return own.c >= leastOfMuted && own.l >= blackest && main.c >= leastOfMuted && Math.abs(hueDistance(own.h, main.h)) <= 15;
}
/** Letters that are darker are black to the eye, and in no tone of anything. */
const blackest = 0.26;
const leastOfTone = 0.06;
/** A mauve has little colour, and is no grey. */
const leastOfMuted = 0.035;

function withPrimary(draft: Draft, primary: string, intent?: ColourIntent): Draft {
  const { brief, decisions } = draft;
  const { palette } = decisions;
  // Where one colour paints all, the second is the same.
  const isSame = palette.accentAsked !== true && palette.secondary === palette.primary;
  const secondary = isSame ? { secondary: primary } : isToneOfPrimary(draft) ? { secondary: toneOf(fromHex(primary)) } : {};
  const ink = inkAfter(decisions.palette, { ...decisions.palette, primary, ...secondary });
  return inOwnColour(
    edit(
      draft,
      { palette: { primary, ink, ...secondary, ...(intent ? { primaryAsked: true } : {}) } },
      {
        ...(intent ? { colours: { ...brief.colours, primary: intent } } : {}),
        constraints: { ...brief.constraints, monochrome: false },
      },
    ),
  );
}

/** A picture that stands free is yellow where yellow is asked for, and not a black one with some yellow beside it. */
export function inOwnColour(draft: Draft): Draft {
  const { mark, palette } = draft.decisions;
  const isSingle = mark.icon !== null && mark.container === 'none' && mark.partner === undefined && mark.count === undefined;
  const free =
    isSingle && mark.family === 'free-icon' && mark.device === 'solid' ? { ...mark, device: 'ensemble', arranged: 'alone' as const } : mark;
  const vivid = vividMark(free, palette);
  const own: MarkDecision = isSingle && vivid.vivid ? vivid : omit(mark, 'vivid');
  return mark.vivid === own.vivid && mark.arranged === own.arranged ? draft : { ...draft, decisions: { ...draft.decisions, mark: own } };
}

/** On a ground a colour stays as light as it is named; on the page nothing may be as light as the page. */
function setPrimary(draft: Draft, colour: ColourIntent): Applied {
  const { ground, mainGround } = draft.decisions.palette;
  const isWhite = colour.hue === null && colour.lightness >= 0.9;
  if (mainGround && !isWhite) return withMainGround(draft, colour);
  const hex = isWhite ? '#ffffff' : ground === undefined ? hexOf(colour) : namedHex(colour);
  if (contrast(hex, ground ?? '#ffffff') < leastContrast)
    return { refused: `Nothing in ${colour.words} would be seen on this ground. Name another ground.` };
  // What has the colour already leaves the letters as they are.
  if (hex === draft.decisions.palette.primary && draft.brief.colours.primary !== null) return inOwnColour(draft);
  return withPrimary(draft, hex, colour);
}

export function setColour(draft: Draft, { role: asked, colour, adds }: Patch & { kind: 'set-colour' }): Applied {
  // What comes to two colours that were named is the third.
  const isThird =
    adds === true && asked === 'secondary' && draft.brief.colours.secondary !== null && draft.decisions.palette.accentAsked === true;
  const role = isThird ? 'tertiary' : asked;
  if (role === 'primary') return setPrimary(draft, colour);
  if (role === 'tertiary')
    return edit(draft, { palette: { tertiary: hexOf(colour) } }, { colours: { ...draft.brief.colours, tertiary: colour } });
  const { mark, palette } = draft.decisions;
  const second = draft.brief.colours.secondary;
  const isThere = second?.hue === colour.hue && second.lightness === colour.lightness && colour.hex === null;
  if (isThere && palette.accentAsked === true) return draft;
  const family = familyOf(mark.family);
  const shows = family.kind !== 'wordmark' || family.hasAccent(mark.device);
  return edit(
    shows ? draft : edit(draft, { mark: { device: 'full-stop' } }),
    {
      palette: {
        secondary: accentFor(colour, draft.decisions.palette.primary),
        accentAsked: isAccent(colour, draft.decisions.palette.primary),
      },
    },
    {
      colours: { ...draft.brief.colours, secondary: colour },
      constraints: { ...draft.brief.constraints, monochrome: false, oneColour: false },
    },
  );
}

/** How far a colour is from the one spoken of. */
export function distance(hex: string, intent: ColourIntent): number {
  const own = fromHex(hex);
  const asked = colourOf(intent);
  if (asked.c < 0.03) return own.c;
  return own.c < 0.03 ? 1 : Math.abs(hueDistance(own.h, asked.h)) / 180;
}

export function monochrome(draft: Draft): Applied {
  return edit(
    draft,
    {
      palette: {
        primary: toHex({ l: 0.22, c: 0, h: 0 }),
        secondary: toHex({ l: 0.55, c: 0, h: 0 }),
        ink: toHex({ l: 0.22, c: 0, h: 0 }),
        accentAsked: false,
      },
    },
    { constraints: { ...draft.brief.constraints, monochrome: true } },
  );
}

/** One colour for mark and letters alike: the first that the name can be read in, as deep as that takes, and the ink where there is none. */
export function oneColour(draft: Draft): Applied {
  const { brief, decisions } = draft;
  const { palette } = decisions;
  const { colours } = brief;
  const under = groundUnder('light', palette);
  const named: readonly (readonly [string | undefined, ColourIntent | null | undefined])[] = [
    [palette.primary, colours.primary],
    [palette.accentAsked === true ? palette.secondary : undefined, colours.secondary],
    [palette.tertiary, colours.tertiary],
  ];
  const readable = named.flatMap(([hex, intent]) => {
    const deep = hex === undefined ? undefined : seenOn(under, hex, askedContrast);
    const isItself = hex !== undefined && deep !== undefined && Math.abs(fromHex(hex).l - fromHex(deep).l) <= mostDeepenedAlone;
    return isItself && contrast(deep, under) >= askedContrast ? [{ hex: deep, intent: intent ?? null }] : [];
  });
  const { hex, intent } = readable[0] ?? { hex: palette.ink, intent: null };
  const plain = omit(palette, 'tertiary', 'parts', 'things', 'markInk', 'accentSmall');
  return {
    brief: {
      ...brief,
      colours: { ...omit(colours, 'tertiary', 'letters', 'things'), primary: intent, secondary: null },
      constraints: { ...brief.constraints, oneColour: true },
    },
    decisions: {
      ...decisions,
      palette: { ...plain, primary: hex, secondary: hex, ink: hex, inkAsked: true, accentAsked: false },
    },
  };
}

/** How much deeper a colour is drawn where it is the only one, before it is another. */
const mostDeepenedAlone = 0.15;
