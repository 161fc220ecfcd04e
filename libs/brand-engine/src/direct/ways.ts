import type { MarkDecision } from '../decisions.js';

/** Ways that were seen too often, or look dated beside the others, and those that are likelier. */
export const rare: Readonly<Record<string, number>> = {
  'free-icon/sunlit': 0.5,
  'free-icon/trio': 0.3,
  'tile-letter/discs': 0.3,
  'tile-letter/blocks': 0.3,
  'tile-letter/leaves': 0.5,
  'tile-letter/mixed': 0.4,
  'radial/spokes': 0.4,
  'line-icon/open-ring': 0.2,
  'icon-container/rimmed': 4,
  'icon-container/chief': 3,
  'icon-container/disc': 0.12,
  // Open to who asks for nothing but letters, and mostly meant by them.
  'wordmark/alone': 4,
  'roundel/scalloped': 0.25,
  // An initial over its own name says nothing that the name does not.
  'lockup/initial': 0.2,
  'wordmark/ring-o': 0.4,
  // Through most things a slanting cut says nothing.
  'facet-icon/diagonal': 0.15,
  'facet-icon/counter-diagonal': 0.15,
  'duogram/slash': 0.1,
  'interlock/overlap': 0.1,
};

/** Devices that stay for the nodes that have them, and are no longer chosen: better ones took their place. */
export const retired: ReadonlySet<string> = new Set([
  'badge/ring',
  'badge/seal',
  'badge/arched',
  'wordmark/two-tone',
  'letter-icon/plate',
  'accented-letter/overprint',
  'accented-letter/orbit',
  'accented-letter/ground',
  // Two things are composed as one mark.
  ...['couple', 'couple-discs', 'couple-stacked', 'couple-inside', 'several'].map((way) => `free-icon/${way}`),
  // Neither in the middle nor so far off it that it is meant.
  'monogram/anchored',
  // Beside a name these look like something left over.
  'wordmark/full-stop',
  'wordmark/corners',
  'accented-letter/corners',
  'letter-icon/corner',
  'letter-icon/base',
  'letter-icon/crown',
  // Letters that are read as others, or as damaged.
  'counterchange/disc',
  'counterchange/third',
  'nested-icon/plate',
  'nested-icon/tone',
  'nested-icon/heavy',
  'interlock/mirrored',
  'interlock/tower',
  'duogram/storeys',
  'tile-letter/quarters',
  'hollow-letter/picture',
  'hollow-letter/picture-split',
  'word-letter/cut-letter',
  'word-letter/filled-counters',
  'two-colour/horizon',
  ...['corner', 'rising', 'leaving', 'tilted'].map((way) => `cropped-letter/${way}`),
]);

/** Ways that are tried only after all others: where a better one of their architecture fails, another architecture is better still. */
export const lastResorts: ReadonlySet<string> = new Set([
  // A bar under a picture or a name is a second colour that means nothing, and so is a ground that is cut in two.
  'free-icon/grounded',
  'wordmark/underline',
  'icon-container/split',
  'icon-container/diagonal',
  'hollow-letter/initial-split',
  // A plaque is seen before the small picture over it, and two of a picture before what it shows.
  'badge/label',
  'free-icon/pair',
]);

/** Ways that show their second colour in a part of the name or of its ground: where none was named, its tone looks like a slip. */
export const tonal = /^(?:two-colour\/(?:initials|joint|words)|icon-container\/(?:split|diagonal)|hollow-letter\/initial-split)$/;

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
export const fieldless = /^(?:icon-container\/framed|line-icon\/(?:ring|open-ring|double-ring)|monogram\/framed|nested-icon\/colour)$/;

/** Ways that cut the ground of a picture in two colours. */
export const halvedGround = /^icon-container\/(?:split|diagonal)$/;

/** Ways whose thick frame or plaque is seen before the small picture beside it. */
export const outweighing = /^(?:line-icon\/(?:ring|open-ring|double-ring)|badge\/label)$/;

/** Ways with a field of each colour. */
export const halvedFields = /^(?:icon-container\/(?:split|diagonal|disc)|hollow-letter\/initial-split)$/;
