import type { Brief, Era } from '../brief.js';
import type { Decisions } from '../decisions.js';
import type { FontEntry } from '../pack/types.js';

/** The faces that are taken for letters of a time. */
const faces: Readonly<Record<Era, readonly string[]>> = {
  deco: ['poiret-one', 'josefin-sans', 'righteous'],
  fifties: ['pacifico', 'lobster', 'kaushan-script'],
  seventies: ['fraunces', 'young-serif', 'righteous', 'paytone-one', 'abril-fatface', 'yeseva-one'],
  eighties: ['orbitron', 'righteous', 'michroma', 'kaushan-script'],
};

export const isOfEra = ({ id }: Pick<FontEntry, 'id'>, era: Era): boolean => faces[era].includes(id);

/** Ways of a much older time: plaques, tickets and seals. */
const older = /^(?:frame\/(?:ticket|double|box)|lockup\/(?:initial|flanked|ruled)|roundel\/(?!arched)|banner\/ribbon|badge\/)/;

/** Whether a way of drawing is of another time than the one that was named. */
export const isOutOfEra = ({ era, constraints, forms = [] }: Brief, way: string): boolean =>
  era !== undefined && era !== 'deco' && constraints.symbol !== 'badge' && !forms.includes('frame') && older.test(way);

/** What was heavy in its time is set so: the soft serifs of the seventies in their heaviest weight. */
export const headingOfEra = ({ era }: Brief, { drawn }: FontEntry): number | undefined =>
  era === 'seventies' ? drawn.at(-1)?.weight : undefined;

/** Whether the name is written in letters of a time. */
export const showsEra = ({ type, layout }: Decisions, era: Era): boolean => isOfEra({ id: type.font }, era) && layout.kind !== 'symbol';
