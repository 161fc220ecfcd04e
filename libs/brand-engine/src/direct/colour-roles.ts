import type { Brief, ColourIntent } from '../brief.js';
import type { Stream } from '../random.js';
import { colourOf } from '../colour/named.js';
import { contrast, toHex } from '../colour/oklch.js';
import { inlayContrast, lightGround } from '../scene/paints.js';

/** The colours that were named, by what they are to do. */
export interface ColourRoles {
  primary: ColourIntent | null;
  secondary: ColourIntent | null;
  tertiary: ColourIntent | null;
  ground: ColourIntent | null;
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

/** What draws on a pale colour that was named alone: the same colour, as deep as ink. */
const deepOf = ({ hue, words }: ColourIntent): ColourIntent => ({
  words,
  hue: hue !== null && hue > 58 && hue < 120 ? 52 : hue,
  lightness: -0.75,
  chroma: -0.55,
  hex: null,
});

/** Whether there is nothing but letters, in which a pale colour is not seen. */
const isLettering = ({ noIcon, symbol, typeClass }: Brief['constraints']): boolean =>
  noIcon || symbol === 'wordmark' || typeClass === 'script';

/** What a pale field reaches on a paper where it is seen. */
const leastOfField = 1.25;

/** What a white mark stands on where no ground was named. */
const night: ColourIntent = { words: '', hue: 260, lightness: -0.9, chroma: -0.8, hex: null };

/**
 * Puts every colour where it is seen: white is the paper, a pale colour lies under the others or is inlaid in a deep one,
 * and the first that can carry a mark does.
 */
export function rolesOf({ colours, constraints, together, count }: Brief, random: Stream): ColourRoles {
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
  if (told !== null || first === null) return roles(first, second, third, told);
  // A pale thing has an outline, and is no paper.
  if (colours.things) {
    const carriers = inked.filter((intent) => !isWhite(intent) && !isPale(intent));
    return roles(carriers[0] ?? null, carriers[1] ?? null, carriers[2] ?? null, null);
  }
  // What only a little is asked of never becomes the paper. Letters alone in a pale colour are not read on white.
  const isPaper = isLettering(constraints) ? isPale : isPaperTone;
  const pale = inked.find((intent) => isPaper(intent) && intent.role !== 'accent');
  if (pale === undefined) return roles(first, second, third, isWhite(first) ? night : null);
  const [carrier, other] = inked.filter((intent) => intent !== pale);
  if (carrier === undefined) return roles(deepOf(pale), null, null, pale);
  // Mint on cream is a field with ink on it: as deep as ink it would be another colour.
  const isField =
    other === undefined && isPale(carrier) && !isLettering(constraints) && contrast(hexOf(carrier), hexOf(pale)) >= leastOfField;
  if (isField) return roles(carrier, null, null, pale);
  if (other !== undefined || isPale(carrier)) return roles(isPale(carrier) ? deepOf(carrier) : carrier, other ?? null, null, pale);
  // A cream paper, or a cream sign on the deeper colour where there is one and it is read there; several things stand on no field.
  const isOfSeveral = together !== undefined || count !== undefined;
  return draw < 0.5 || isOfSeveral || isLettering(constraints) || contrast(hexOf(carrier), hexOf(pale)) < inlayContrast
    ? roles(carrier, null, null, pale)
    : roles(carrier, pale, null, null);
}
