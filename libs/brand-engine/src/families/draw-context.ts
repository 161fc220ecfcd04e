import type { Decisions } from '../decisions.js';
import type { Pack } from '../pack/pack.js';
import type { DrawContext } from './family.js';
import { picturesOf } from './pictures.js';

/** What a family may look at of an identity. */
export const contextOf = ({ type, name, descriptor, year, place, layout, mark }: Decisions, pack: Pack): DrawContext => ({
  pack: picturesOf(mark, pack),
  type,
  name,
  descriptor,
  year: year ?? null,
  place: place ?? null,
  ...(layout.lines === undefined ? {} : { lines: layout.lines }),
  ...(layout.broken === undefined ? {} : { broken: layout.broken }),
  ...(layout.phrases === undefined ? {} : { phrases: layout.phrases }),
  ...(layout.nameScale === undefined ? {} : { nameScale: layout.nameScale }),
  ...(layout.lineScale === undefined ? {} : { lineScale: layout.lineScale }),
  ...(layout.pictureGap === undefined ? {} : { pictureGap: layout.pictureGap }),
  ...(mark.colouredAt === undefined ? {} : { colouredAt: mark.colouredAt }),
});
