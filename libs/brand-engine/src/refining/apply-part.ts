import type { ColourIntent } from '../brief.js';
import { colourOf } from '../colour/named.js';
import { contrast, fromHex, toHex, walkLightness } from '../colour/oklch.js';
import type { PartColours } from '../decisions.js';
import { inkFor, toneOf } from '../direct/palette.js';
import { familyOf } from '../families/index.js';
import type { Patch } from '../refinement.js';
import { groundUnder, isPaper, legibleGround, paintsOn, seenOn, symbolContrast, wordmarkContrast } from '../scene/paints.js';
import { isToneOfPrimary } from './apply-colour.js';
import { type Applied, type ApplyContext, type Draft, edit, omit, passes } from './apply-state.js';

/** How far from its named lightness a part is drawn before it has another colour. */
const mostMoved = { letters: 0.2, picture: 0.12 } as const;

const namedHex = (colour: ColourIntent): string => colour.hex ?? toHex(colourOf(colour));

const withPart = (draft: Draft, part: PartColours): Draft =>
  edit(
    draft,
    { palette: { parts: { ...draft.decisions.palette.parts, ...part } } },
    { constraints: { ...draft.brief.constraints, monochrome: false } },
  );

const shift = (one: string, other: string): number => Math.abs(fromHex(one).l - fromHex(other).l);

/** Whether a colour can be seen on another without becoming a third one. */
function canBeSeen(under: string, hex: string, least: number, most: number): boolean {
  const seen = seenOn(under, hex, least);
  return contrast(seen, under) >= least && shift(hex, seen) <= most;
}

/** A part in a colour of its own; all else keeps the colours that it has. */
export function setPart(draft: Draft, { part, colour }: Patch & { kind: 'set-part' }, context: ApplyContext): Applied {
  const hex = namedHex(colour);
  const { palette } = draft.decisions;
  const under = groundUnder('light', palette);
  switch (part) {
    case 'letters':
      if (!canBeSeen(under, hex, wordmarkContrast, mostMoved.letters))
        return { refused: `Letters in ${colour.words} cannot be read on this ground. Ask for another ground as well.` };
      return withPart(draft, { letters: hex });
    case 'lines':
      return withPart(draft, { lines: hex });
    case 'field':
      return onField(draft, hex, colour, context);
    case 'picture':
      return inPicture(draft, hex, colour, context);
  }
}

/** The shape that the picture stands in; a line around the picture is filled. */
function onField(draft: Draft, hex: string, colour: ColourIntent, context: ApplyContext): Applied {
  const under = groundUnder('light', draft.decisions.palette);
  if (contrast(hex, under) < 1.25) return { refused: `A shape in ${colour.words} would not be seen on this ground.` };
  const filled = filledOf(draft, context);
  return filled === null ? { refused: 'The picture stands in no such shape.' } : inMain(filled, hex, colour);
}

/** The draft if its picture stands on a field, or with the line around the picture filled. */
function filledOf(draft: Draft, context: ApplyContext): Draft | null {
  const { mark } = draft.decisions;
  if (context.judge(draft.decisions).scene.fields > 0) return draft;
  if (mark.container === 'none' || familyOf(mark.family).kind !== 'icon') return null;
  const filled = edit(draft, { mark: { family: 'icon-container', device: 'knockout' } });
  return passes(filled, context) ? filled : null;
}

/** The first colour, and a second that is only a tone of it; the letters stay in theirs. */
function inMain(draft: Draft, primary: string, colour: ColourIntent): Draft {
  const secondary = isToneOfPrimary(draft) ? { secondary: toneOf(fromHex(primary)) } : {};
  return edit(
    draft,
    { palette: { primary, primaryAsked: true, ...secondary } },
    { colours: { ...draft.brief.colours, primary: colour }, constraints: { ...draft.brief.constraints, monochrome: false } },
  );
}

/** How much a field deepens for the picture on it. */
const mostDeepened = 0.16;

/** The picture on its field where it is seen there, also on one that is a little deeper, and else on the ground alone. */
function inPicture(draft: Draft, hex: string, colour: ColourIntent, context: ApplyContext): Applied {
  const { palette, mark } = draft.decisions;
  if (mark.icon === null) return { refused: 'There is no picture to colour.' };
  const under = groundUnder('light', palette);
  const isSeen = contrast(hex, under) >= symbolContrast.light;
  const filled = isSeen || context.judge(draft.decisions).scene.fields > 0 ? draft : filledOf(draft, context);
  if (filled === null) return { refused: `A picture in ${colour.words} would not be seen on this ground.` };
  const { fields } = context.judge(filled.decisions).scene;
  if (fields === 0) return inMain(filled, hex, colour);
  const field = paintsOn('light', palette, fields).primary ?? under;
  if (canBeSeen(field, hex, symbolContrast.light, mostMoved.picture)) return withPart(filled, { picture: hex });
  const deep = toHex(walkLightness(fromHex(palette.primary), -0.01, (own) => contrast(own, hex) >= symbolContrast.light + 0.1));
  if (shift(deep, palette.primary) <= mostDeepened && fromHex(hex).l > fromHex(deep).l)
    return withPart(inMain(filled, deep, draft.brief.colours.primary ?? colour), { picture: hex });
  return isSeen
    ? withPart(filled, { picture: hex, bare: true })
    : { refused: `A picture in ${colour.words} is seen neither on its shape nor on this ground.` };
}

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

/** Another ground under it all; white is the page itself. */
export function setGround(draft: Draft, { colour }: Patch & { kind: 'set-ground' }): Applied {
  const { palette } = draft.decisions;
  const isPage = colour.hue === null && colour.lightness >= 0.9;
  const colours = { ...draft.brief.colours, ground: isPage ? null : colour };
  if (isPage) return { brief: { ...draft.brief, colours }, decisions: { ...draft.decisions, palette: omit(palette, 'ground') } };
  const hex = namedHex(colour);
  const ground = legibleGround(isEarthy(hex) ? toHex({ ...fromHex(hex), l: Math.min(fromHex(hex).l, 0.58) }) : hex, palette);
  const least = isPaper({ ...palette, ground }) ? leastOnPaper : leastContrast;
  if (contrast(ground, palette.primary) >= least) return edit(draft, { palette: { ground } }, { colours });
  // What stood in the colour of the ground stands out of it, in the colour of the old ground if that does.
  const [primary = dark] = [palette.ground, palette.accentAsked ? palette.secondary : undefined, light, dark].filter(
    (own): own is string => own !== undefined && contrast(ground, own) >= 3.5,
  );
  return edit(draft, { palette: { ground, primary, ink: inkFor(primary) } }, { colours });
}
