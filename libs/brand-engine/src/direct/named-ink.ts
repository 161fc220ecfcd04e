import type { Brief } from '../brief.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';
import type { PaletteDecision } from '../decisions.js';
import { rememberedOf } from '../remembered.js';
import { askedContrast, isPaper, lightGround } from '../scene/grounds.js';

/** Candidates share their palettes. */
const known = rememberedOf<PaletteDecision>(1);

/**
 * The colours that were named write the name, the darkest of them first, if it is read so: an ink of its own would be one that nobody
 * asked for, and nearly black. A colour that was told of the picture or of a part of the name is not that of the letters.
 */
export function withNamedInk(palette: PaletteDecision, { colours, constraints }: Brief): PaletteDecision {
  const { accentAsked, accentSmall, inkAsked, ground } = palette;
  const isOnly = accentAsked !== true && colours.primary !== null && colours.ofThing !== true && !colours.letters && !palette.things;
  const isFree = (accentAsked === true || isOnly) && inkAsked !== true && colours.ofPart === undefined && !constraints.monochrome;
  if (!isFree || (ground !== undefined && !isPaper(palette))) return palette;
  return known(palette, '', () => {
    const { primary, secondary, tertiary } = palette;
    const second = accentAsked === true && !accentSmall ? [secondary] : [];
    const named = [primary, ...second, ...(tertiary === undefined ? [] : [tertiary])];
    const paper = ground ?? lightGround;
    const [darkest = primary] = [...named].sort((one, other) => contrast(other, paper) - contrast(one, paper));
    const isRead = contrast(darkest, paper) >= askedContrast;
    if (isRead && !named.includes(palette.ink)) return { ...palette, ink: darkest, inkAsked: true };
    // "Beige on white" and nothing but letters: as deep as it is read, and no black.
    const isLettering = constraints.noIcon || constraints.symbol === 'wordmark';
    if (isRead || !isLettering || colours.onPage !== true) return palette;
    const deep = walkLightness(fromHex(darkest), -0.01, (hex) => contrast(hex, paper) >= askedContrast);
    return { ...palette, ink: toHex(deep), inkAsked: true };
  });
}
