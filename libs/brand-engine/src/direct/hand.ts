import type { Brief } from '../brief.js';
import type { PaletteDecision, TypeDecision } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import type { FontEntry } from '../pack/types.js';
import { stream } from '../random.js';
import { once } from '../remembered.js';
import { isBright, isPaper } from '../scene/grounds.js';
import { paletteTemperament } from '../temperament/of-colours.js';
import { contradiction, mostContradiction, temperamentOf } from '../temperament/temperament.js';
import { paintsAlone } from './asked-picture.js';
import { demandedIcon } from './constraints.js';
import { choosePalette } from './palette.js';
import { chooseType } from './typography.js';

/** What all candidates of one seed share: the typeface, the colours, and what follows from them. */
export interface Hand {
  brief: Brief;
  pack: Pack;
  seed: string;
  type: TypeDecision;
  face: FontEntry;
  /** The colours as two halves of a mark, and as a colour with an accent, which few families have. */
  halves: PaletteDecision;
  accents: () => PaletteDecision;
  /** Whether everything stands on a ground of its own colour. */
  isOnPlate: boolean;
  /** A bright colour, the first or an accent that was asked for, is only seen with a field around it or under it. */
  needsField: boolean;
  /** A second colour that is too bright to write the name is seen on a field of the first. */
  isInlaid: boolean;
  /** Whether a picture was asked for, and may be shown. */
  isAsked: boolean;
}

/** How many typefaces the ideas of one hand are set in. */
const typefacesPerHand = 3;

/** Nothing comes when no font has the characters of the name. */
export function takeUp(brief: Brief, styleSeed: string, pack: Pack, idea: number): Hand | undefined {
  // The name takes part, so that one seed does not give two brands the same idea.
  const hand = `${styleSeed}/${brief.name}`;
  // The ideas of one hand share its colours and its few typefaces; all else may differ.
  const seed = idea === 0 ? hand : `${hand}/${idea}`;
  const type = chooseType(brief, pack, { font: stream(hand, 'font'), setting: stream(seed, 'setting') }, idea % typefacesPerHand);
  if (!type) return undefined;
  const { halves, accents } = palettesFor(brief, hand);
  const isOnPlate = halves.ground !== undefined && !isPaper(halves);
  const needsField = !isOnPlate && (isBright(halves.primary) || (halves.accentAsked === true && isBright(halves.secondary)));
  return {
    brief,
    pack,
    seed,
    type,
    face: pack.font(type.font),
    halves,
    accents,
    isOnPlate,
    needsField,
    isInlaid: needsField && !isBright(halves.primary) && halves.accentSmall !== true && !paintsAlone(halves),
    isAsked: demandedIcon(brief) !== null && !brief.constraints.noIcon,
  };
}

/** The first palette of the seed that does not contradict the mood. */
function palettesFor(brief: Brief, seed: string): Pick<Hand, 'halves' | 'accents'> {
  const draw = (name: string): Pick<Hand, 'halves' | 'accents'> => ({
    halves: choosePalette(brief, false, stream(seed, name)),
    accents: once(() => choosePalette(brief, true, stream(seed, name))),
  });
  const first = draw('palette');
  const asked = temperamentOf(brief.personality);
  const suits = ({ halves }: Pick<Hand, 'halves'>): boolean => contradiction(paletteTemperament(halves), asked).amount <= mostContradiction;
  if (brief.colours.primary !== null || suits(first)) return first;
  return (
    Array.from({ length: 6 }, (_, i) => `palette/${i}`)
      .map(draw)
      .find(suits) ?? first
  );
}
