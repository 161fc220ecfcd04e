import type { MarkDecision } from '../decisions.js';

/** Ways that were seen too often, or look dated beside the others, and those that are likelier. */
export const rare: Readonly<Record<string, number>> = {
  'free-icon/sunlit': 0.3,
  'free-icon/pair': 0.3,
  'free-icon/trio': 0.3,
  'cropped-letter/tilted': 0.2,
  'tile-letter/discs': 0.3,
  'tile-letter/blocks': 0.3,
  'tile-letter/leaves': 0.5,
  'tile-letter/mixed': 0.4,
  'tile-letter/quarters': 0.5,
  'radial/spokes': 0.4,
  'letter-icon/base': 0.4,
  'line-icon/open-ring': 0.2,
  'icon-container/rimmed': 4,
  'icon-container/chief': 3,
  'icon-container/split': 0.12,
  'icon-container/diagonal': 0.12,
  'free-icon/grounded': 0.5,
  'badge/label': 0.2,
  'hollow-letter/initial-split': 0.5,
  // Open to who asks for nothing but letters, and mostly meant by them.
  'wordmark/alone': 4,
  'roundel/scalloped': 0.35,
  // An initial over its own name says nothing that the name does not.
  'lockup/initial': 0.35,
};

/** Ways whose picture or letter is cut out of a field. */
export const fielded =
  /^(?:icon-container\/(?!framed)|line-icon\/plate|roundel\/(?:ring|scalloped)|monogram\/(?!framed)|nested-icon\/|frame\/block|free-icon\/couple-discs|badge\/)/;
/** Whether the picture or the letter of a mark is cut out of a field. */
export const standsOnField = ({ family, device }: Pick<MarkDecision, 'family' | 'device'>): boolean => fielded.test(`${family}/${device}`);
/** Bands, plaques and dark rings that a name is set on. */
export const plaques = /^(?:banner\/|badge\/label|frame\/block|lockup\/ruled)/;
/** Those, and every field that a picture is cut out of. */
export const heavyGrounds =
  /^(?:banner\/|badge\/|frame\/block|icon-container\/(?!framed)|line-icon\/plate|nested-icon\/|roundel\/(?:band|scalloped|ring))/;
/** Ways of families with a ground that have no field all the same. */
export const fieldless = /^(?:icon-container\/framed|line-icon\/(?:ring|open-ring|double-ring)|monogram\/framed)$/;

/** Ways that cut the ground of a picture in two colours. */
export const halvedGround = /^icon-container\/(?:split|diagonal)$/;

/** Ways whose thick frame or plaque is seen before the small picture beside it. */
export const outweighing = /^(?:line-icon\/(?:ring|open-ring|double-ring)|badge\/label)$/;

/** Ways with a field of each colour. */
export const halvedFields = /^(?:icon-container\/(?:split|diagonal)|hollow-letter\/initial-split)$/;
