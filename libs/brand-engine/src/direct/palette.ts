import type { Brief, ColourIntent } from '../brief.js';
import type { PaletteDecision } from '../decisions.js';
import type { Stream } from '../random.js';
import { colourOf, namedHex } from '../colour/named.js';
import { contrast, fromHex, type Oklch, toHex, walkLightness } from '../colour/oklch.js';
import { isNatural } from '../families/nature.js';
import { isRefused } from '../colour/refused.js';
import { standsDeeper } from '../scene/paints.js';
import { askedContrast, inlayContrast, isBright, isPaper, lightGround, wordmarkContrast } from '../scene/grounds.js';
import { type ColourRoles, isWhite, rolesOf } from './colour-roles.js';
import { demandedIcon } from './constraints.js';
import { primaryFor, secondaryFor, nextOfColourful, secondOfCounted } from './chosen-hues.js';
import { companion, isYellow, settleOnWhite } from './seen-on-white.js';

/** A colour lightened until it is read on another. */
export const readOn = (field: string, hex: string): string =>
  toHex(walkLightness(fromHex(hex), 0.01, (candidate) => contrast(candidate, field) >= inlayContrast));

/** How far a yellow that was named may be deepened before it is mud. */
const mostMuddied = 0.08;

/** A colour that was named as lighter than this is meant to be pale. */
const pastel = 0.5;

/** A second colour that was asked for: where it is read on the primary one it stays as bright as it is, alone on white it deepens. */
export function accentFor(intent: ColourIntent, primary: string): string {
  const own = intent.hex ?? settleOnWhite(colourOf(intent));
  // Two pastels stay so: ink draws what stands on them.
  const arePale = intent.lightness >= pastel && isBright(own) && isBright(primary);
  if (intent.hex !== null || arePale || contrast(own, primary) >= inlayContrast) return own;
  const [before, deep] = [fromHex(own), fromHex(companion(own))];
  return isYellow(before) && before.l - deep.l > mostMuddied ? toHex({ ...before, l: before.l - mostMuddied }) : companion(own);
}

export function inkFor(primary: string): string {
  const { c, h } = fromHex(primary);
  return toHex({ l: 0.22, c: Math.min(c * 0.25, 0.04), h });
}

/** How much of the chroma of a colour its ink has, and the most of it. */
const inkChroma = { share: 0.8, most: 0.1 } as const;

/** An ink that is seen to be of the hue that was named: nearly black it would be another colour. Deep yellows are mud: their ink is of the second colour, or plain. */
export function inkOfNamed(primary: string, second = primary): string {
  const isDull = ({ c, h }: Oklch): boolean => c < 0.02 || (h > 45 && h < 125);
  const named = [primary, second];
  const tinging = named.map(fromHex).find((own) => !isDull(own));
  if (tinging === undefined) return inkFor(primary);
  const { c, h } = tinging;
  const isRead = (hex: string): boolean =>
    contrast(hex, lightGround) >= wordmarkContrast + 0.2 && named.every((own) => !isBright(own) || contrast(hex, own) >= leastOnField);
  return toHex(walkLightness({ l: 0.42, c: Math.min(c * inkChroma.share, inkChroma.most), h }, -0.01, isRead));
}

/** What ink reaches on a bright field of the colour it belongs to. */
const leastOnField = 4.6;

/** One colour is that of the name too: as deep as it is read there, or as it was named where it would be another then. */
function asOnly(hex: string, { constraints, colours }: Brief, paper: string): string {
  if (!constraints.oneColour || constraints.monochrome || colours.primary?.hex) return hex;
  const own = fromHex(hex);
  const deep = walkLightness(own, -0.005, (candidate) => contrast(candidate, paper) >= askedContrast + 0.05);
  return !isYellow(own) && own.l - deep.l <= mostDeepened ? toHex(deep) : hex;
}

/** How much a ground gives way to what stands on it. */
const mostYielding = 0.2;

/** What a colour reaches on a ground that stays as it was named. */
const readOnGround = 3.3;

/** A paler ground is a paper: what stands on it deepens instead. Under white it may be a little paler, as nothing else is white. */
const palestGround = { underWhite: 0.85, else: 0.78 } as const;

/** A ground on which a lighter colour is seen as it was named: yellow on grey is no white. */
function groundFor(ground: string, mark: string | null): string {
  const own = fromHex(ground);
  const palest = mark === lightGround && !isYellow(own) ? palestGround.underWhite : palestGround.else;
  if (mark === null || own.l > palest || fromHex(mark).l <= own.l || contrast(mark, ground) >= readOnGround) return ground;
  const deep = walkLightness(own, -0.01, (hex) => contrast(mark, hex) >= readOnGround);
  return toHex({ ...own, l: Math.max(deep.l, own.l - mostYielding) });
}

/** The name is written in the darkest of several colours that were named, if it is dark enough, and else in an ink of its own. */
function inkAmong(colours: readonly string[], isOwn: boolean, paper: string, plain: string): string {
  const dark = (colours.length > 1 || isOwn ? colours : []).filter((hex) => contrast(hex, paper) >= wordmarkContrast + 0.2);
  const [darkest] = [...dark].sort((a, b) => contrast(b, lightGround) - contrast(a, lightGround));
  return darkest ?? plain;
}

/** How far a colour is deepened to write a name that is all there is. */
const mostDeepened = 0.12;

/** Where there is nothing but letters, the one colour that was named writes them. */
function lettersIn({ colours, constraints }: Brief, primary: string, paper: string): string | null {
  if (constraints.symbol !== 'wordmark' || colours.primary === null || colours.secondary !== null) return null;
  const own = fromHex(primary);
  const deep = walkLightness(own, -0.01, (hex) => contrast(hex, paper) >= wordmarkContrast + 0.2);
  return own.l - deep.l <= mostDeepened ? toHex(deep) : null;
}

/** How far the colour that was asked for the name may move to be read, before it is another: gold stays gold when it is deep, and sky blue a blue. */
const mostMovedOf = ({ h, c }: Oklch): number => (h > 70 && h < 94 && c > 0.06 ? 0.2 : h > 205 && h < 260 ? 0.16 : 0.12);

/** The colour that was asked for the name as it is read on its ground, or null where it would be another then. */
function askedLetters(letters: ColourIntent | null | undefined, { constraints }: Brief, ground: string): string | null {
  if (!letters || constraints.monochrome) return null;
  const own = fromHex(namedHex(letters));
  const isOnDeep = contrast(toHex(own), ground) >= askedContrast ? own.l > fromHex(ground).l : fromHex(ground).l < 0.6;
  const read = walkLightness(own, isOnDeep ? 0.01 : -0.01, (hex) => contrast(hex, ground) >= askedContrast + 0.3);
  const hex = toHex(read);
  return Math.abs(read.l - own.l) <= mostMovedOf(own) && contrast(hex, ground) >= askedContrast ? hex : null;
}

/** What writes the name where there may be no further colour: the darkest of them, if the name is read in it. On a ground that was named the paints see to it. */
function lettersOfOnly({ constraints, colours }: Brief, all: readonly string[], paper: string | null): string | null {
  const isOnly = constraints.oneColour || (colours.most !== undefined && colours.most <= Math.max(all.length, 2));
  if (!isOnly || constraints.monochrome || colours.letters || paper === null) return null;
  const [darkest] = [...all].sort((one, other) => contrast(other, paper) - contrast(one, paper));
  return darkest !== undefined && contrast(darkest, paper) >= askedContrast ? darkest : null;
}

/** An ink that nobody calls black. */
export function tintedInk(primary: string): string {
  const { c, h } = fromHex(primary);
  const start = { l: 0.4, c: c < 0.02 ? 0 : Math.max(0.07, Math.min(c, 0.11)), h };
  return toHex(walkLightness(start, -0.01, (hex) => contrast(hex, lightGround) >= wordmarkContrast + 0.2));
}

/** What is to be colourful, in colours that were left open, writes the name in a third one; none where it has colours of its own. */
function lettersOfColourful(brief: Brief, known: readonly string[], random: Stream): string | null {
  // A picture that was asked for is drawn as it was, whatever its colours.
  if (brief.colours.primary !== null || brief.colours.most !== undefined || demandedIcon(brief) !== null) return null;
  const next = nextOfColourful(brief, known.map(fromHex), random);
  const hex = next ? settleOnWhite(colourOf(next)) : lightGround;
  return contrast(hex, lightGround) >= askedContrast ? hex : null;
}

/** The rules that today's palettes are painted by. */
const rules = 7;

/** Two or three colours and an ink for the brief. Only where the second `isSmall` may it come from across the wheel. */
export function choosePalette(brief: Brief, isSmall: boolean, random: Stream): PaletteDecision {
  const roles = rolesOf(brief, random);
  const { avoid } = brief.colours;
  const wanted = primaryFor(brief, roles.primary, random);
  const ground = roles.ground ? groundFor(namedHex(roles.ground), roles.primary ? namedHex(roles.primary) : null) : null;
  const paper = ground !== null && isPaper({ ground, rules }) ? ground : lightGround;
  const isOnPaper = paper === ground || ground === null;
  const primary = roles.primary?.hex ?? (isOnPaper ? asOnly(settleOnWhite(wanted, paper), brief, paper) : toHex(wanted));
  const asked = roles.secondary ?? nextOfColourful(brief, [fromHex(primary)], random) ?? secondOfCounted(brief, fromHex(primary));
  // On a ground that was named, a second tone of the one colour on it is only a duller one.
  const isOnPlate = ground !== null && paper !== ground;
  const tone = secondaryFor(fromHex(primary), brief, isSmall, random);
  const secondary = asked ? accentFor(asked, primary) : isOnPlate && roles.primary !== null ? primary : tone;
  const third = roles.tertiary ? namedHex(roles.tertiary) : null;
  // A colour that was named writes the name too, where it is dark enough.
  const isOwn = random.next() < 0.4 || brief.colours.primary !== null;
  // A colour that is told of one letter is not that of the others.
  const ink =
    (brief.colours.ofPart === undefined ? lettersIn(brief, primary, paper) : inkFor(primary)) ??
    inkAmong(
      [primary, ...(asked ? [secondary] : []), ...(third ? [third] : [])],
      isOwn,
      paper,
      roles.primary === null ? inkFor(primary) : inkOfNamed(primary, asked ? secondary : primary),
    );
  // A word alone in one colour that is too light for a name elsewhere is still in that colour.
  const isWord = brief.constraints.symbol === 'wordmark' && !asked && brief.colours.ofPart === undefined && ground === null;
  const ofWord = isWord && lettersIn(brief, primary, paper) === null ? brief.colours.primary : null;
  // What is white on a ground is so in its letters too: black ones beside it would be a third colour.
  const ofWhite = isOnPlate && roles.primary !== null && isWhite(roles.primary) ? roles.primary : null;
  // "Black, the plus in red": what is told of one sign leaves the other colour to the rest of the name.
  const ofRest = brief.colours.ofPart !== undefined && asked && contrast(secondary, ground ?? lightGround) >= askedContrast;
  const letters =
    (ofRest ? secondary : null) ??
    lettersOfOnly(brief, [primary, ...(asked ? [secondary] : []), ...(third ? [third] : [])], isOnPaper ? paper : null) ??
    askedLetters(brief.colours.letters ?? ofWord ?? ofWhite, brief, ground ?? lightGround) ??
    lettersOfColourful(brief, [primary, secondary], random);
  return {
    primary,
    secondary,
    ...(letters ? { inkAsked: true as const } : {}),
    ...(letters === primary && brief.constraints.oneColour ? { single: true as const } : {}),
    ink: letters ?? (isRefused(ink, avoid) && !isRefused(tintedInk(primary), avoid) ? tintedInk(primary) : ink),
    ...(asked && isAccent(asked, primary) ? { accentAsked: true, ...(asked.role === 'accent' ? { accentSmall: true as const } : {}) } : {}),
    ...(third ? { tertiary: third } : {}),
    ...(ground ? { ground } : {}),
    ...(ground && roles.mainGround ? { mainGround: true as const } : {}),
    // On a ground of its own colour ink is not seen, and a bright colour is.
    ...thingsIn(brief, roles, { primary, secondary, ink: isOnPlate ? primary : (letters ?? ink) }),
    // What is told of one sign is small.
    ...((roles.primary !== null || brief.colours.colourful) && !brief.constraints.monochrome && brief.colours.ofPart === undefined
      ? { primaryAsked: true as const }
      : {}),
    rules,
  };
}

/** Two colours on two things: in the order they were named, unless each thing has by nature the other's: a sun is no brown one. */
function naturally(
  [first, second]: readonly [string, string],
  { primary, secondary }: ColourRoles,
  painted: Pick<PaletteDecision, 'primary' | 'secondary' | 'ink'>,
): Pick<PaletteDecision, 'things'> {
  if (primary === null) return {};
  // Lilac or mint paints both, a little deeper than it was named. A yellow is that of one thing, and the other is drawn in ink: a disc of it
  // behind both would swallow it.
  if (secondary === null && isBright(painted.primary) && !standsDeeper(painted.primary, rules))
    return {
      things: isNatural(first, primary) && !isNatural(second, primary) ? [painted.primary, painted.ink] : [painted.ink, painted.primary],
    };
  if (secondary === null) return {};
  const fit = (icon: string, intent: ColourIntent): number => Number(isNatural(icon, intent));
  const isTurned = fit(first, secondary) + fit(second, primary) > fit(first, primary) + fit(second, secondary);
  if (isTurned) return { things: [painted.secondary, painted.primary] };
  // What is bright is painted as it was named, and not in ink over a disc of it.
  return isBright(painted.primary) ? { things: [painted.primary, painted.secondary] } : {};
}

/** What each of two things is painted with; one that no colour was told of has one that was told of neither, or the first that can carry it. */
function thingsIn(
  { colours: { things, colourful }, constraints, together }: Brief,
  roles: ColourRoles,
  { primary, secondary, ink }: Pick<PaletteDecision, 'primary' | 'secondary' | 'ink'>,
): Pick<PaletteDecision, 'things'> {
  if (constraints.monochrome || constraints.oneColour) return {};
  // What is to be colourful has each of its things in a colour of its own.
  if (together && !things && colourful && roles.primary === null) return { things: [primary, secondary] };
  if (!things) return together ? naturally(together, roles, { primary, secondary, ink }) : {};
  const isTold = (intent: ColourIntent): boolean => things.some((own) => own?.words === intent.words);
  const left =
    roles.primary && !isTold(roles.primary)
      ? primary
      : roles.secondary && !isTold(roles.secondary)
        ? secondary
        : isBright(primary)
          ? ink
          : primary;
  const painted = (intent: ColourIntent | null): string => (intent ? namedHex(intent) : left);
  return { things: [painted(things[0]), painted(things[1])] };
}

/** Whether a colour asked for beside the first has to be seen: white is there anyway, and cream cannot be seen on a pale colour. */
export const isAccent = (intent: ColourIntent, primary: string): boolean => {
  const { hue, hex, lightness } = intent;
  // A yellow is as light as a cream, and is seen all the same.
  const isTint = lightness >= 0.8 && colourOf(intent).c < leastOfTint;
  return (hue !== null || hex !== null || lightness < 0.8) && !(isTint && isBright(primary));
};

/** From this chroma on a light colour is no tinted white. */
const leastOfTint = 0.1;
