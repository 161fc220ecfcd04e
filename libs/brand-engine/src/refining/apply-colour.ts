import type { ColourIntent } from '../brief.js';
import { contrast, fromHex, hueDistance, maxChroma, type Oklch, toHex } from '../colour/oklch.js';
import { colourOf } from '../colour/named.js';
import { accentFor, inkFor, isAccent, settleOnWhite, toneOf } from '../direct/palette.js';
import { showsColour } from '../interpreting/colour-shown.js';
import { familyOf } from '../families/index.js';
import type { Patch } from '../refinement.js';
import { type Applied, type ApplyContext, type Draft, edit } from './apply-state.js';

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Below this a mark cannot be told from its ground. */
const leastContrast = 1.3;

/** The hex of an intent: exact if it was given exactly, else settled for white. */
export const hexOf = (intent: ColourIntent): string => intent.hex ?? settleOnWhite(colourOf(intent));

/** Whether the second colour is only a tone of the first, and goes where that goes. */
function isToneOfPrimary({ decisions: { palette } }: Draft): boolean {
  const [first, second] = [fromHex(palette.primary), fromHex(palette.secondary)];
  const isOwn = palette.rules !== undefined && palette.accentAsked !== true && palette.primary !== palette.secondary;
  return isOwn && first.c >= 0.03 && second.c >= 0.03 && Math.abs(hueDistance(first.h, second.h)) <= 20;
}

function withPrimary(draft: Draft, primary: string, intent?: ColourIntent): Draft {
  const { brief } = draft;
  const secondary = isToneOfPrimary(draft) ? { secondary: toneOf(fromHex(primary)) } : {};
  return edit(
    draft,
    { palette: { primary, ink: inkFor(primary), ...secondary } },
    {
      ...(intent ? { colours: { ...brief.colours, primary: intent } } : {}),
      constraints: { ...brief.constraints, monochrome: false },
    },
  );
}

/** On a ground a colour stays as light as it is named; on the page nothing may be as light as the page. */
function setPrimary(draft: Draft, colour: ColourIntent): Applied {
  const { ground } = draft.decisions.palette;
  const isWhite = colour.hue === null && colour.lightness >= 0.9;
  const hex = isWhite ? '#ffffff' : ground === undefined ? hexOf(colour) : (colour.hex ?? toHex(colourOf(colour)));
  if (contrast(hex, ground ?? '#ffffff') < leastContrast)
    return { refused: `Nothing in ${colour.words} would be seen on this ground. Name another ground.` };
  return withPrimary(draft, hex, colour);
}

export function setColour(draft: Draft, { role, colour }: Patch & { kind: 'set-colour' }): Applied {
  if (role === 'primary') return setPrimary(draft, colour);
  if (role === 'tertiary')
    return edit(draft, { palette: { tertiary: hexOf(colour) } }, { colours: { ...draft.brief.colours, tertiary: colour } });
  const { mark } = draft.decisions;
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
function distance(hex: string, intent: ColourIntent): number {
  const own = fromHex(hex);
  const asked = colourOf(intent);
  if (asked.c < 0.03) return own.c;
  return own.c < 0.03 ? 1 : Math.abs(hueDistance(own.h, asked.h)) / 180;
}

export function swapColour(draft: Draft, { from, to }: Patch & { kind: 'swap-colour' }): Applied {
  const { primary, secondary } = draft.decisions.palette;
  const [first, second] = [distance(primary, from), distance(secondary, from)];
  if (Math.min(first, second) > 0.3) return { refused: `There is no ${from.words || 'such colour'} in the palette.` };
  // "Swap teal with grey" where both are there.
  if (showsColour(first <= second ? secondary : primary, to, 20)) return exchangeColours(draft);
  return setColour(draft, { kind: 'set-colour', role: first <= second ? 'primary' : 'secondary', colour: to });
}

/** The second colour takes the place of the first, and the first that of the second; a ground changes places with what stands on it. */
export function exchangeColours(draft: Draft): Applied {
  const { colours } = draft.brief;
  const { primary, secondary, ground } = draft.decisions.palette;
  if (ground !== undefined)
    return edit(
      draft,
      { palette: { primary: ground, ground: primary, ink: inkFor(ground) } },
      { colours: { ...colours, primary: colours.ground ?? null, ground: colours.primary } },
    );
  if (primary === secondary) return { refused: 'There is only one colour.' };
  return edit(
    draft,
    { palette: { primary: secondary, secondary: primary, ink: inkFor(secondary), accentAsked: true } },
    { colours: { ...colours, primary: colours.secondary, secondary: colours.primary } },
  );
}

const warm = 50;
const cool = 245;

/** The hue moved towards another, but never past it. */
function towards(colour: Oklch, hue: number, step: number): Oklch {
  const way = hueDistance(colour.h, hue);
  return { ...colour, h: (colour.h + Math.sign(way) * Math.min(Math.abs(way), step) + 360) % 360 };
}

/** Beyond this hue a green turns olive. */
const warmestGreen = 138;

/** A green with more of the sun in it: on the way to olive it is light that keeps it fresh. */
const sunnier = (green: Oklch, amount: number): Oklch => ({
  l: green.l + 0.06 * amount,
  c: green.c * (1 + 0.08 * amount),
  h: Math.min(green.h, Math.max(warmestGreen, green.h - 12 * amount)),
});

/** A colour from the other side of the wheel, a few degrees nearer and a little softer: more would make it another. */
const softened = (colour: Oklch, target: number, amount: number): Oklch => ({
  ...towards(colour, target, 4),
  l: colour.l + 0.035 * amount,
  c: colour.c * (1 - 0.1 * amount),
});

/** What is as warm as can be by its hue glows more. */
const glowing = (colour: Oklch, distance: number, amount: number): Oklch =>
  distance > 14 ? colour : { ...colour, l: colour.l + 0.05 * amount, c: colour.c * (1 + 0.3 * amount) };

/**
 * Turning a navy towards orange makes it purple, so a colour from the other side of the wheel is only softened; a green stays one.
 * In both cases its companion takes the temperature.
 */
function temperature(draft: Draft, target: number, amount: number, context: ApplyContext): Applied {
  const { primary, secondary } = draft.decisions.palette;
  const own = fromHex(primary);
  const isGreen = target === warm && own.h > 105 && own.h < 165;
  if (own.c >= 0.03 && !isGreen && Math.abs(hueDistance(own.h, target)) <= 105 && !context.locks.has('primary'))
    return withPrimary(draft, settleOnWhite(glowing(towards(own, target, 16 * amount), Math.abs(hueDistance(own.h, target)), amount)));
  const other = fromHex(secondary);
  const l = target === warm ? 0.66 : 0.54;
  const accompanied = edit(draft, { palette: { secondary: settleOnWhite({ l, c: Math.max(other.c, 0.13), h: target }) } });
  // A grey takes a tinge of the temperature itself, since its companion may be nowhere in the mark.
  if (own.c < 0.03) return withPrimary(accompanied, toHex({ l: Math.max(own.l, 0.26), c: 0.03 * amount, h: target }));
  return withPrimary(accompanied, settleOnWhite(isGreen ? sunnier(own, amount) : softened(own, target, amount)));
}

export function shiftColour(draft: Draft, { by, amount }: Patch & { kind: 'shift-colour' }, context: ApplyContext): Applied {
  const { primary, secondary, ink } = draft.decisions.palette;
  const [first, second] = [fromHex(primary), fromHex(secondary)];
  const chroma = (colour: Oklch, factor: number): string =>
    toHex({ ...colour, c: Math.min(maxChroma(colour.l, colour.h), Math.max(colour.c, 0.02) * factor) });
  switch (by) {
    case 'warmer':
      return temperature(draft, warm, amount, context);
    case 'cooler':
      return temperature(draft, cool, amount, context);
    case 'darker':
      return withPrimary(draft, toHex({ ...first, l: clamp(first.l - 0.09 * amount, 0.2, 0.9) }));
    case 'lighter':
      return withPrimary(draft, settleOnWhite({ ...first, l: clamp(first.l + 0.09 * amount, 0.2, 0.9) }));
    case 'more-vivid':
      return edit(draft, { palette: { primary: chroma(first, 1 + 0.3 * amount), secondary: chroma(second, 1 + 0.3 * amount) } });
    case 'more-muted':
      return edit(draft, { palette: { primary: chroma(first, 1 - 0.35 * amount), secondary: chroma(second, 1 - 0.35 * amount) } });
    case 'more-contrast':
      return edit(draft, {
        palette: {
          primary: toHex({ ...first, l: clamp(first.l - 0.1 * amount, 0.25, 0.9) }),
          ink: toHex({ ...fromHex(ink), l: 0.16 }),
        },
      });
  }
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

/** One colour beside the ink: the companion becomes the primary. */
export function oneColour(draft: Draft): Applied {
  return edit(
    draft,
    { palette: { secondary: draft.decisions.palette.primary, accentAsked: false } },
    { constraints: { ...draft.brief.constraints, oneColour: true } },
  );
}
