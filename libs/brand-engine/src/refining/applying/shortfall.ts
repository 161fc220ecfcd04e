import type { ColourIntent } from '../../brief.js';
import { fromHex } from '../../colour/oklch.js';
import type { ColourArea } from '../../critics/colours-seen.js';
import type { Decisions } from '../../decisions.js';
import { isArranged } from '../../direct/arranging.js';
import { honouredForms } from '../../direct/forms.js';
import { showsSmallPart } from '../../direct/name-setting.js';
import { writesAside } from '../../interpreting/asides-shown.js';
import { isLikeNamed, isSeen, isThatColour, neutralChroma, paletteOf, showsColour } from '../../interpreting/colour-shown.js';
import { familyOf } from '../../families/index.js';
import { isOneOf } from '../../families/vessel.js';
import { garmentOf } from '../../families/worn.js';
import { unmetDemand } from '../../interpreting/demands-shown.js';
import { countColours } from '../../interpreting/many-colours.js';
import { pictureName, picturesOf, shownTimes } from '../../interpreting/honoured.js';
import type { Pack } from '../../pack/pack.js';
import type { Patch } from '../../refinement.js';
import type { Judged } from '../../render.js';
import { paintsOn } from '../../scene/paints.js';
import { nameLines } from '../../text/break-name.js';
import { picturesWithPart } from '../../understanding/lexicon/contained-parts.js';
import { singular } from '../../understanding/text/text.js';
import { showsHairline, standsFlush } from './lines-and-sides.js';
import { colourOfOne } from './one-of-two.js';
import { hasSymbol, isCutOut } from './part.js';
import type { Draft } from './state.js';

/** What is seen of an identity. */
type Seen = Pick<Judged, 'areas' | 'scene'>;

/** What a patch asked for and the identity does not show in the end, as a sentence; null where nothing is missing that could be told. */
export function shortfallOf(patch: Patch, { brief, decisions }: Draft, pack: Pack, judged: () => Seen): string | null {
  const { name, descriptor, mark } = decisions;
  switch (patch.kind) {
    case 'symbol':
      if (!picturesOf(decisions).some((id) => isOneOf(id, patch.icons) || (patch.isBack === true && id.split('-').includes(patch.term))))
        return 'The mark shows something else in the end.';
      if (patch.joins === 'behind' && mark.partner !== undefined && mark.joined !== 'behind') return 'Both are shown, side by side.';
      if (patch.count !== undefined && shownTimes(mark) !== patch.count) return `One ${patch.term} is shown, and not ${patch.count}.`;
      if (patch.joins !== undefined && mark.partner === undefined) return `Only ${patch.term} is shown.`;
      if (patch.joins === 'on' && mark.joined === 'above' && garmentOf(mark.partner ?? '') !== undefined)
        return `“${patch.term}” stands above the picture, and is not worn.`;
      return patch.joins !== undefined && patch.joins !== 'beside' && mark.joined === undefined && !isArranged(brief, mark)
        ? 'Both are shown, side by side.'
        : null;
    case 'letter-picture':
      return mark.letterPicture ? null : `The “${patch.letter}” is a letter in the end.`;
    case 'remove-thing':
      return picturesOf(decisions).some((id) => patch.icons.includes(id) || picturesWithPart.get(singular(patch.term))?.includes(id))
        ? `The mark still shows ${patch.term}.`
        : null;
    case 'letters':
      return mark.letters === patch.letters
        ? null
        : `The mark shows ${mark.letters === '' ? 'no letters' : `the letters ${mark.letters}`}.`;
    case 'rename':
      return name === patch.name || `${name} ${descriptor ?? ''}` === patch.name ? null : 'Another name was given later.';
    case 'descriptor':
      return descriptor === patch.text || (patch.text !== null && descriptor?.includes(patch.text))
        ? null
        : 'The line is another one in the end.';
    case 'aside':
      return isAside(patch, decisions)
        ? null
        : patch.text === null
          ? `The ${patch.field} is still shown.`
          : `This drawing has no place for the ${patch.field}.`;
    case 'lettering':
      return patch.faces.includes(decisions.type.font) ? null : 'The letters are others in the end.';
    case 'set-colour':
      return unseen(patch.colour, judged().areas, patch.role !== 'primary', decisions);
    case 'set-part':
      return unpainted(patch, decisions, judged());
    case 'colour-letters':
      return patch.at.every((at) => mark.colouredAt?.includes(at)) || isLikeNamed(decisions.palette.ink, patch.colour)
        ? null
        : 'The name has no more than two colours.';
    case 'set-ground':
      return isGround(patch.colour, decisions.palette.ground) ? null : 'The ground is another one in the end.';
    case 'swap-colour':
      return unseen(patch.to, judged().areas, true, decisions) ?? leftOf(patch, judged().areas);
    case 'remove-colour':
      return paints(decisions, (hex) =>
        isThatColour(hex, patch.colour, [brief.colours.primary, brief.colours.secondary, brief.colours.tertiary]),
      )
        ? `Something of ${patch.colour.words} is left in the palette.`
        : null;
    case 'few-colours': {
      const drawn = countColours(judged().areas, decisions.palette.ground);
      return drawn <= patch.count ? null : `The drawing shows ${drawn} colours in the end.`;
    }
    case 'lines':
      return nameLines(name, decisions.layout).length === patch.count ? null : 'The name stands on other lines in the end.';
    case 'small-part':
      return showsSmallPart(decisions.type.smallPart ?? patch.part, decisions) ? null : 'All parts of the name are of one size in the end.';
    case 'line-case':
      return (decisions.type.lineCase === 'lower') === (patch.letterCase === 'lower') ? null : 'The line is set in capitals in the end.';
    case 'hairline':
      return showsHairline(patch.at, decisions) ? null : 'No line parts the drawing there in the end.';
    case 'flush':
      return standsFlush(patch.side, decisions) ? null : 'The lines stand on another side in the end.';
    case 'take-form':
      return honouredForms({ ...brief, forms: [patch.form] }, decisions, pack).includes(patch.form) === patch.refused
        ? 'The drawing does not show this form.'
        : null;
    case 'constrain': {
      // Without a picture there may be letters in its place.
      if (patch.constraints.noIcon === true && mark.icon === null && patch.constraints.symbol === 'wordmark') return null;
      const unmet = unmetDemand(patch.constraints, { decisions, pack });
      return unmet === undefined ? null : `Something else that was asked for rules this ${unmet} out.`;
    }
    default:
      return null;
  }
}

/** White is the page itself; where only the tone was told, any dark ground is one. */
function isGround(colour: ColourIntent, ground: string | undefined): boolean {
  if (colour.hue === null && colour.lightness >= 0.9) return ground === undefined;
  if (ground === undefined) return false;
  const isTone = colour.hue === null && colour.lightness < 0 && colour.chroma < 0;
  return isTone ? fromHex(ground).l < 0.5 : showsColour(ground, colour, 45);
}

/** How much of a drawing may be left in a colour that another takes the place of. */
const mostLeft = 0.06;

/** What is said where most of a colour stays that should have gone. */
function leftOf({ from, to }: Patch & { kind: 'swap-colour' }, areas: readonly ColourArea[]): string | null {
  if (from.hue === null) return null;
  const left = areas.filter(({ hex }) => showsColour(hex, from, 20) && !showsColour(hex, to));
  return left.reduce((sum, { share }) => sum + share, 0) > mostLeft ? `Something of ${from.words} is left in the drawing.` : null;
}

/** What is said of a part that does not have its colour in the end, wherever else that colour is seen. */
function unpainted({ part, colour, tone, isKept, of }: Patch & { kind: 'set-part' }, decisions: Decisions, seen: Seen): string | null {
  const { areas, scene } = seen;
  const { palette, mark } = decisions;
  const { ink, glyph, primary, tint } = paintsOn('light', palette, scene.fields);
  // How light a part is, and that it stays as it is, is told when it is painted.
  if (tone !== undefined || isKept) return null;
  const one = of !== undefined && mark.partner !== undefined ? of : part === 'picture' && mark.arranged === 'alone' ? mark.icon : null;
  const own = one === null ? null : colourOfOne(decisions, one, seen);
  if (one !== null && (palette.things !== undefined || (own !== null && showsColour(own, colour)))) {
    return own !== null && showsColour(own, colour)
      ? unseen(colour, areas, true, decisions)
      : `The picture could not be ${colour.words} here.`;
  }
  const inLine = familyOf(mark.family).kind === 'wordmark' ? [tint] : [glyph, primary];
  const painted = { letters: [ink], picture: inLine, field: [primary], lines: null }[part];
  if (part === 'letters' && isCutOut(decisions)) return 'In this emblem the letters are cut out of their ground, which has the colour.';
  if (part === 'picture' && mark.icon === null && !hasSymbol(decisions)) return 'There is no picture to colour.';
  if (painted === null || painted.some((hex) => hex !== null && showsColour(hex, colour))) return unseen(colour, areas, true, decisions);
  return `The ${part === 'field' ? 'shape' : part} could not be ${colour.words} here.`;
}

/** What is said of a colour that is not seen as it was named; white is the page, unless there is another ground. */
function unseen(colour: ColourIntent, areas: readonly ColourArea[], isAccent: boolean, { palette }: Decisions): string | null {
  const isPage = colour.hue === null && colour.lightness >= 0.9 && palette.ground === undefined;
  if (isPage || isSeen(colour, areas, isAccent)) return null;
  return areas.some(({ hex }) => showsColour(hex, colour))
    ? `${colour.words} is drawn in another tone here, or hardly seen.`
    : `Nothing in this drawing is ${colour.words}.`;
}

/** What is said where something like the thing that was asked for is shown. */
export function nearestOf({ term, icons }: Patch & { kind: 'symbol' }, decisions: Decisions): string {
  const shown = picturesOf(decisions).find((id) => icons.includes(id)) ?? '';
  return `There is no picture of ${term}: the nearest is ${pictureName(shown)}.`;
}

const paints = (decisions: Decisions, is: (hex: string) => boolean): boolean => {
  const { painted, ink } = paletteOf(decisions);
  return [...painted, ...(fromHex(ink).c < neutralChroma ? [] : [ink])].some(is);
};

function isAside({ field, text }: Patch & { kind: 'aside' }, decisions: Decisions): boolean {
  return text === null ? decisions[field] === undefined : writesAside(decisions, field, text);
}
