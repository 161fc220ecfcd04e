import { contrast } from '../colour/oklch.js';
import type { MarkDecision, PaletteDecision } from '../decisions.js';
import { lightGround, wordmarkContrast } from '../scene/paints.js';

/** Emblems whose rim is a field with the name cut out of it. */
export const darkRims = /^roundel\/(?:band|scalloped)$/;

/** Whether a colour is deep enough for a name to be cut out of it. */
export const isDeep = ({ primary, ground }: PaletteDecision): boolean =>
  ground === undefined && contrast(primary, lightGround) >= wordmarkContrast;

/** A rim has the colour that was asked for, where that is deep enough. */
export const tonedRim = (mark: MarkDecision, palette: PaletteDecision): MarkDecision =>
  palette.primaryAsked === true && isDeep(palette) && darkRims.test(`${mark.family}/${mark.device}`) ? { ...mark, toned: true } : mark;
