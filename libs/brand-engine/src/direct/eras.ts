import type { Brief, Era } from '../brief.js';
import type { Decisions } from '../decisions.js';
import type { FontEntry } from '../pack/types.js';

/** The faces that are taken for letters of a time or a school; the pack has none of the art nouveau. */
const faces: Readonly<Record<Era, readonly string[]>> = {
  nouveau: [],
  deco: ['poiret-one', 'josefin-sans', 'league-spartan', 'righteous'],
  bauhaus: ['jost', 'league-spartan', 'josefin-sans', 'outfit', 'urbanist', 'poppins'],
  constructivist: ['oswald', 'bebas-neue', 'anton', 'league-gothic', 'archivo-narrow', 'russo-one', 'sofia-sans-condensed'],
  swiss: ['inter', 'archivo', 'hanken-grotesk', 'albert-sans', 'instrument-sans', 'work-sans', 'geologica'],
  fifties: ['pacifico', 'lobster', 'kaushan-script'],
  seventies: ['fraunces', 'young-serif', 'righteous', 'paytone-one', 'abril-fatface', 'yeseva-one'],
  // Show types of labels, playbills, saloons and old shop fronts.
  label: ['abril-fatface', 'alfa-slab-one', 'yeseva-one', 'lobster'],
  // What a brush writes over a shop.
  painted: ['lobster', 'pacifico', 'kaushan-script'],
  // What books were set in before the machine.
  book: ['eb-garamond', 'libre-baskerville', 'bona-nova', 'newsreader'],
  // No certain time, but none that is within memory: book faces and show types, the stronger of them.
  past: ['libre-baskerville', 'playfair-display', 'bona-nova', 'abril-fatface', 'yeseva-one', 'alfa-slab-one', 'cinzel', 'eb-garamond'],
  comic: ['lilita-one', 'titan-one', 'paytone-one'],
  eighties: ['orbitron', 'righteous', 'michroma', 'kaushan-script'],
};

/** Whether a word tells a manner of letters that is of no certain time. */
export const isManner = (era: Era): boolean => /^(?:label|painted|book|comic)$/.test(era);

/** Whether any face is of a time. */
export const hasFaces = (era: Era): boolean => faces[era].length > 0;

export const isOfEra = ({ id }: Pick<FontEntry, 'id'>, era: Era): boolean => faces[era].includes(id);

/** Ways of a much older time: plaques, tickets and seals. */
const older = /^(?:frame\/(?:ticket|double|box)|lockup\/(?:initial|flanked|ruled)|roundel\/(?!arched)|banner\/ribbon|badge\/)/;

/** Whether a way of drawing is of another time than the one that was named. */
export const isOutOfEra = ({ era, constraints, forms = [] }: Brief, way: string): boolean =>
  era !== undefined &&
  !/^(?:deco|nouveau|label|painted|book|past)$/.test(era) &&
  constraints.symbol !== 'badge' &&
  !forms.includes('frame') &&
  older.test(way);

/** What was heavy in its time is set so: the soft serifs of the seventies in their heaviest weight. */
export const headingOfEra = ({ era }: Brief, { drawn }: FontEntry): number | undefined =>
  era === 'seventies' ? drawn.at(-1)?.weight : undefined;

/** Whether the name is written in letters of a time. */
export const showsEra = ({ type, layout }: Decisions, era: Era): boolean => isOfEra({ id: type.font }, era) && layout.kind !== 'symbol';
