import type { PoseChange } from '../../decisions.js';
import { list } from '../text/phrases.js';

const change = <Value extends string>(value: Value, phrases: string): [string, Value][] => list(phrases).map((phrase) => [phrase, value]);

/** Words for what is done to a picture; what is cut or fades out does so at the side that is named behind. */
export const pictureChangeWords: readonly (readonly [string, PoseChange | 'mirrored' | 'cut' | 'fading'])[] = [
  ...change('over', 'upside down, upside-down, standing on its head, stands on its head, turned over, flipped over'),
  ...change(
    'aside',
    'on its side, on their side, lying sideways, laid sideways, turned sideways, tipped over, toppled over, knocked over, fallen over, toppled',
  ),
  ...change('mirrored', 'mirrored, mirror-inverted, mirror inverted, flipped horizontally, as in a mirror, like in a mirror'),
  ...change('cut', 'cut off, cut-off, cropped, chopped off, cropped off, half cut off'),
  ...change(
    'fading',
    'fading out, fades out, fade out, fading away, fades away, fade away, fading, half erased, half-erased, partly erased, half rubbed out, rubbed out, half deleted, half missing, dissolving, dissolves, vanishing, disappearing',
  ),
];
