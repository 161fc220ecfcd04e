import type { Decisions, MarkDecision } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import { lossInPixels } from '../treatments/pixels.js';
import { isSetPlainly, withTreatments } from './forms.js';

/** As many pixels go across a picture that is the whole mark, and across one that stands in a ground or an emblem. */
const across = { bare: 16, held: 10 };
/** A picture that loses more of its ink to the grid is not known again: a die shows no eyes, a dragon is a maze. */
const mostLost = 0.3;

/** Whether the pictures of a mark are still known in square pixels. Two of them have too few each. */
function isKnownInPixels({ icon, partner, count, container }: MarkDecision, pack: Pack): boolean {
  if (icon === null) return true;
  if (partner !== undefined || (count ?? 1) > 1) return false;
  return lossInPixels(pack.drawing(icon, 'solid'), container === 'none' ? across.bare : across.held) < mostLost;
}

/** The same with the pixels in its letters alone, where its picture would be lost in them. */
export function pixelsInLetters(decisions: Decisions, pack: Pack, isPlain: boolean): Decisions {
  const { treatments = [], ...mark } = decisions.mark;
  if (!treatments.includes('pixels') || isKnownInPixels(mark, pack)) return decisions;
  const rest = treatments.filter((treatment) => treatment !== 'pixels');
  return {
    ...decisions,
    mark: rest.length > 0 ? { ...mark, treatments: rest } : mark,
    type: isSetPlainly(decisions) && !isPlain ? withTreatments(decisions.type, ['pixels']) : decisions.type,
  };
}
