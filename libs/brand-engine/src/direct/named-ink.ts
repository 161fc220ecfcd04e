import type { Brief } from '../brief.js';
import { contrast } from '../colour/oklch.js';
import type { PaletteDecision } from '../decisions.js';
import { rememberedOf } from '../remembered.js';
import { isPaper, lightGround } from '../scene/paints.js';

/** What a colour that was named reaches to write the name where nobody told it of the letters; it may still be muted or lightened later. */
const leastRead = 5.5;

/** Candidates share their palettes. */
const known = rememberedOf<PaletteDecision>(1);

/** Where several colours were named, the darkest of them writes the name if it is read: an ink of its own would be one that nobody asked for. */
export function withNamedInk(palette: PaletteDecision, { colours, constraints }: Brief): PaletteDecision {
  const { accentAsked, accentSmall, inkAsked, ground } = palette;
  const isFree = accentAsked === true && inkAsked !== true && colours.ofPart === undefined && !constraints.monochrome;
  if (!isFree || (ground !== undefined && !isPaper(palette))) return palette;
  return known(palette, '', () => {
    const { primary, secondary, tertiary } = palette;
    const named = [primary, ...(accentSmall ? [] : [secondary]), ...(tertiary === undefined ? [] : [tertiary])];
    const paper = ground ?? lightGround;
    const [darkest = primary] = [...named].sort((one, other) => contrast(other, paper) - contrast(one, paper));
    const isRead = contrast(darkest, paper) >= leastRead;
    return isRead && !named.includes(palette.ink) ? { ...palette, ink: darkest, inkAsked: true } : palette;
  });
}
