import type { Brief, ColourIntent } from '../brief.js';
import type { Stream } from '../random.js';
import { colourOf } from '../colour/named.js';
import { contrast, toHex } from '../colour/oklch.js';
import { isRefused } from '../colour/refused.js';
import { inlayContrast, lightGround } from '../scene/grounds.js';
import { leastVivid } from './asked-picture.js';
import { demandedIcon } from './constraints.js';

/** The colours that were named, by what they are to do. */
export interface ColourRoles {
  primary: ColourIntent | null;
  secondary: ColourIntent | null;
  tertiary: ColourIntent | null;
  ground: ColourIntent | null;
  /** Set where the ground is the main colour, and white or a deep tone of it stands on it. */
  mainGround?: true;
}

const hexOf = (intent: ColourIntent): string => intent.hex ?? toHex(colourOf(intent));

export const isWhite = ({ hue, hex, lightness }: ColourIntent): boolean =>
  (hex ?? '') === lightGround || (hue === null && hex === null && lightness >= 0.8);

/** Whether a colour is a tinted white, such as cream or ivory: a shape of it is not seen on paper, but it is a paper of its own. */
const isPale = (intent: ColourIntent): boolean => colourOf(intent).c < 0.075 && contrast(hexOf(intent), lightGround) < 1.62;

/** Hues of cream, ivory and sand, in degrees, and the lightness of a white without a hue. */
const papers = { from: 50, to: 118, neutral: 0.03, white: 0.9 } as const;

/** Whether a pale colour is a paper that a person names: cream or off-white; mint, ice blue and light grey are colours of the mark. */
function isPaperTone(intent: ColourIntent): boolean {
  const { l, c, h } = colourOf(intent);
  return isPale(intent) && (c < papers.neutral ? l >= papers.white : h >= papers.from && h <= papers.to);
}

/** What draws on a light colour that was named alone: the same colour, as deep as ink; deep yellows are brown. */
export function deepOf(intent: ColourIntent): ColourIntent {
  const { hue, words } = intent;
  const isYellow = hue !== null && hue > 58 && hue < 120;
  // On gold and sky blue, which are no papers, only what is deeper still is read.
  return { words, hue: isYellow ? 52 : hue, lightness: isPale(intent) ? -0.75 : -0.95, chroma: isYellow ? -0.55 : -0.35, hex: null };
}

/** Whether there is nothing but letters, in which a pale colour is not seen. */
const isLettering = ({ noIcon, symbol, typeClass }: Brief['constraints']): boolean =>
  noIcon || symbol === 'wordmark' || typeClass === 'script';

/** A colour that stands at less than this on white is too light to draw on it, and is not brought down to do so. */
const mostOfBright = 2.4;

/** Whether nothing was said of what lies under the mark. */
const isGroundOpen = ({ ground, onPage }: Brief['colours'], { container, monochrome }: Brief['constraints']): boolean =>
  !ground && !onPage && container === 'any' && !monochrome;

/** How often a light colour that was named alone lies under it all: the paler it is, the less is seen of it in a mark on white. */
const liesUnder = { pale: 0.95, bright: 0.6 } as const;

/** Whether the only colour that was named is so light that it is seen best under the whole, with a deep tone of it on it. */
function isGroundOfItself(intent: ColourIntent, brief: Brief, draw: number): boolean {
  const { colours, constraints } = brief;
  const seen = contrast(hexOf(intent), lightGround);
  const isOpen = isGroundOpen(colours, constraints) && !constraints.oneColour;
  const isOfPart = colours.ofThing === true || colours.ofPart !== undefined || Boolean(colours.letters) || colours.colourful === true;
  if (seen >= mostOfBright || !isOpen || isOfPart || intent.role === 'accent') return false;
  if (isRefused(hexOf(deepOf(intent)), colours.avoid)) return false;
  if (isLettering(constraints)) return true;
  // A sun that was asked for is yellow, and no brown one on yellow.
  if (demandedIcon(brief) !== null) return seen < leastVivid;
  return draw < (seen < 1.62 ? liesUnder.pale : liesUnder.bright);
}

/** What white is read on, and how often it stands on the colour that was named beside it: on a page it is not seen. */
export const underWhite = { contrast: 3.3, often: 0.6 } as const;

/** Whether a colour lies under a white mark, where both were named. */
function carriesWhite(intent: ColourIntent, { colours, constraints }: Brief, draw: number): boolean {
  const isOpen = isGroundOpen(colours, constraints) && colours.ofThing !== true && colours.ofPart === undefined && !colours.letters;
  return isOpen && contrast(hexOf(intent), lightGround) >= underWhite.contrast && intent.role !== 'accent' && draw < underWhite.often;
}

/** What a pale field reaches on a paper where it is seen. */
const leastOfField = 1.2;

/** A pale colour and a bright one, neither of which can write or carry the other on white: gold is seen on blush, and in no letters on it. */
function fieldOnPale(named: readonly ColourIntent[]): readonly [paper: ColourIntent, field: ColourIntent] | readonly [] {
  const [paper, field] = isPale(named[0] ?? night) ? named : [...named].reverse();
  if (named.length !== 2 || !paper || !field || field.role === 'accent' || paper.role === 'accent') return [];
  const isBright = contrast(hexOf(field), lightGround) < mostOfBright && !isPale(field);
  return isPale(paper) && isBright && contrast(hexOf(field), hexOf(paper)) >= leastOfField ? [paper, field] : [];
}

/** What a white mark stands on where no ground was named. */
const night: ColourIntent = { words: '', hue: 260, lightness: -0.9, chroma: -0.8, hex: null };

/**
 * Puts every colour where it is seen: white is the paper, a pale colour lies under the others or is inlaid in a deep one,
 * and the first that can carry a mark does.
 */
export function rolesOf(brief: Brief, random: Stream): ColourRoles {
  const { colours, constraints, together, count } = brief;
  const draw = random.next();
  const named = [colours.primary, colours.secondary, colours.tertiary ?? null].filter((intent) => intent !== null);
  const told = colours.ground && !isWhite(colours.ground) ? colours.ground : null;
  const isPlain = constraints.monochrome || constraints.oneColour;
  const inked = named.filter((intent) => told !== null || !isWhite(intent));
  const [first = named[0] ?? null, second = null, third = null] = inked;
  const roles = (a: ColourIntent | null, b: ColourIntent | null, c: ColourIntent | null, ground: ColourIntent | null): ColourRoles => ({
    primary: a,
    secondary: isPlain ? null : b,
    tertiary: isPlain ? null : c,
    ground: constraints.monochrome ? null : ground,
  });
  const onMain = (mark: ColourIntent, ground: ColourIntent): ColourRoles => ({
    ...roles(mark, null, null, ground),
    ...(constraints.monochrome ? {} : { mainGround: true as const }),
  });
  if (told !== null || first === null) return roles(first, second, third, told);
  // A pale thing has an outline, and is no paper.
  if (colours.things) {
    const carriers = inked.filter((intent) => !isWhite(intent) && !isPale(intent));
    return roles(carriers[0] ?? null, carriers[1] ?? null, carriers[2] ?? null, null);
  }
  const white = named.find(isWhite);
  if (white && inked.length === 1 && carriesWhite(first, brief, draw)) return onMain(white, first);
  // What only a little is asked of never becomes the paper. Letters alone in a pale colour are not read on white.
  const isPaper = isLettering(constraints) ? isPale : isPaperTone;
  const isOnPage = colours.onPage === true && isLettering(constraints);
  const pale = isOnPage ? undefined : inked.find((intent) => isPaper(intent) && intent.role !== 'accent');
  if (named.length === 1 && !isWhite(first) && isGroundOfItself(first, brief, draw)) return onMain(deepOf(first), first);
  const [paper, field] = fieldOnPale(inked);
  if (pale === undefined && paper && field && isGroundOpen(colours, constraints) && !isPlain) return roles(field, null, null, paper);
  if (pale === undefined) return roles(first, second, third, isWhite(first) ? night : null);
  const [carrier, other] = inked.filter((intent) => intent !== pale);
  if (carrier === undefined) return onMain(deepOf(pale), pale);
  // Mint on cream is a field with ink on it: as deep as ink it would be another colour.
  const isField = isPale(carrier) && !isLettering(constraints) && contrast(hexOf(carrier), hexOf(pale)) >= leastOfField;
  if (isField) return roles(carrier, other ?? null, null, pale);
  if (other !== undefined || isPale(carrier)) return roles(isPale(carrier) ? deepOf(carrier) : carrier, other ?? null, null, pale);
  // A cream paper, or a cream sign on the deeper colour where there is one and it is read there; several things stand on no field.
  const isOfSeveral = together !== undefined || count !== undefined;
  return draw < 0.5 || isOfSeveral || isLettering(constraints) || contrast(hexOf(carrier), hexOf(pale)) < inlayContrast
    ? roles(carrier, null, null, pale)
    : roles(carrier, pale, null, null);
}
