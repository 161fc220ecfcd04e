import type { ColourIntent } from '../../brief.js';
import { namedHex } from '../../colour/named.js';
import { contrast, fromHex, hueDistance, toHex, walkLightness } from '../../colour/oklch.js';
import type { PaletteDecision } from '../../decisions.js';
import { vividMark } from '../../direct/asked-picture.js';
import { inkFor } from '../../direct/palette.js';
import type { Patch } from '../../refinement.js';
import { legibleGround } from '../../scene/paints.js';
import { askedContrast, groundUnder, isPaper, lightGround, wordmarkContrast } from '../../scene/grounds.js';
import { mainOnPage } from './main-ground.js';
import { type Applied, type Draft, edit, omit } from './state.js';

/** Below this what stands on a ground is not told from it. */
const leastContrast = 2;
/** On a paper colours stand as they do on white, as long as they are another one. */
const leastOnPaper = 1.25;
const [light, dark] = ['#ffffff', '#16181d'];

/** An earthy colour stays itself when it is deeper; paler it would be a pastel. */
const isEarthy = (hex: string): boolean => {
  const { l, c, h } = fromHex(hex);
  return l < 0.68 && c < 0.16 && h > 15 && h < 80;
};

/** A colour that is at least this light is not drawn on the page. */
const paleEnough = 0.8;

/** The colours back on the page: what lay under a white mark is what it is drawn in. */
export function withoutGround(palette: PaletteDecision): PaletteDecision {
  const { ground = palette.primary, ink } = palette;
  if (palette.mainGround && palette.ground !== undefined) return mainOnPage({ ...palette, ground });
  const primary = fromHex(palette.primary).l > paleEnough && fromHex(ground).l <= paleEnough ? ground : palette.primary;
  const isRead = palette.inkAsked === true ? contrast(ink, lightGround) >= askedContrast : primary === palette.primary;
  const page = omit(palette, 'ground');
  return isRead ? { ...page, primary } : { ...omit(page, 'inkAsked'), primary, ink: inkFor(primary) };
}

/** Letters that were a deeper tone of the mark to be read on the page are as light as it is on a deep ground. */
function asLightAsMark(draft: Draft): Draft {
  const { palette } = draft.decisions;
  const [ink, primary, under] = [palette.ink, palette.primary, groundUnder('light', palette)];
  const [own, main] = [fromHex(ink), fromHex(primary)];
  const isTone = own.c >= leastOfColour && main.c >= leastOfColour && Math.abs(hueDistance(own.h, main.h)) <= sameHue && main.l > own.l;
  return palette.inkAsked === true && isTone && fromHex(under).l < 0.5 && contrast(primary, under) > contrast(ink, under)
    ? edit(draft, { palette: { ink: primary } })
    : draft;
}
const sameHue = 20;

/** Letters that had a colour of their own take that of the ground's where theirs is not read on it. */
export function lettersRead(given: Draft): Draft {
  const draft = asLightAsMark(given);
  const { palette } = draft.decisions;
  if (palette.inkAsked !== true || contrast(palette.ink, groundUnder('light', palette)) >= askedContrast) return draft;
  const { ground } = palette;
  // White that is lost on a pale ground gives way to a deep tone of it, and not to black.
  const isPlain = ground !== undefined && fromHex(palette.primary).c < leastOfColour && fromHex(ground).c >= leastOfColour;
  const ink = isPlain
    ? toHex(walkLightness(fromHex(ground), -0.01, (own) => contrast(own, ground) >= askedContrast + 0.5))
    : inkFor(palette.primary);
  return { ...draft, decisions: { ...draft.decisions, palette: { ...omit(palette, 'inkAsked'), ink } } };
}

/** With less a colour is a grey. */
const leastOfColour = 0.03;

/** What is called light is strong as a mark and glaring as a ground: there it is as pale as paint on a wall. */
function paleGround(hex: string, { lightness, chroma, hex: exact }: ColourIntent): string {
  if (exact !== null || lightness < 0.5 || chroma > 0.6) return hex;
  const { l, c, h } = fromHex(hex);
  // A yellow with less colour is a khaki, and light alone makes it pale.
  return toHex({ l: Math.max(l, h > 80 && h < 118 ? 0.94 : 0.86), c: Math.min(c, 0.1), h });
}

/** Another ground under it all; white is the page itself. */
export function setGround(draft: Draft, { colour }: Patch & { kind: 'set-ground' }): Applied {
  const { palette } = draft.decisions;
  const isPage = colour.hue === null && colour.lightness >= 0.9;
  const colours = { ...draft.brief.colours, ground: isPage ? null : colour };
  if (isPage) {
    const page = withoutGround(palette);
    // Gold that stood on black is gold on the page too.
    const mark = vividMark(draft.decisions.mark, { ...page, ...(draft.brief.colours.primary ? { primaryAsked: true } : {}) });
    return { brief: { ...draft.brief, colours }, decisions: { ...draft.decisions, mark, palette: page } };
  }
  const hex = paleGround(namedHex(colour), colour);
  const named = isEarthy(hex) ? toHex({ ...fromHex(hex), l: Math.min(fromHex(hex).l, 0.58) }) : hex;
  const read = legibleGround(named, palette);
  // Sand that is bleached until green letters are read on it is white: the letters are darker instead.
  const isBleached = fromHex(named).l >= lightEnough && fromHex(read).l - fromHex(named).l > mostBleached;
  const least = (palette.inkAsked === true ? askedContrast : wordmarkContrast) + 0.1;
  const deep = walkLightness(fromHex(palette.ink), -0.01, (ink) => contrast(ink, named) >= least);
  const ground = isBleached ? named : read;
  if (isBleached) return setOn(edit(draft, { palette: { ink: toHex(deep) } }), ground, colours);
  return setOn(draft, ground, colours);
}

/** A ground that is as light as this has dark letters on it, and one that is lighter by more than this is another colour. */
const lightEnough = 0.72;
const mostBleached = 0.04;

function setOn(draft: Draft, ground: string, colours: Draft['brief']['colours']): Draft {
  const { palette } = draft.decisions;
  const least = isPaper({ ...palette, ground }) ? leastOnPaper : leastContrast;
  if (contrast(ground, palette.primary) >= least) return lettersRead(edit(draft, { palette: { ground } }, { colours }));
  // What stood in the colour of the ground stands out of it, in the colour of the old ground if that does.
  const [primary = dark] = [palette.ground, palette.accentAsked ? palette.secondary : undefined, light, dark].filter(
    (own): own is string => own !== undefined && contrast(ground, own) >= 3.5,
  );
  const ink = palette.inkAsked === true ? palette.ink : inkFor(primary);
  return lettersRead(edit(draft, { palette: { ground, primary, ink } }, { colours }));
}
