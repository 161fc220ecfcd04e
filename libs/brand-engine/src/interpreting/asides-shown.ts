import type { Decisions } from '../decisions.js';
import { showsPlace, showsYear } from '../direct/forms.js';

/** Emblems and lock-ups write the year and the place. */
const writesAsides = ({ layout }: Decisions): boolean => layout.kind === 'badge' || layout.kind === 'lockup';

/** Whether a year or a place is written, in its own place or in the line under the name. */
export const writesAside = (decisions: Decisions, field: 'year' | 'place', text: string): boolean =>
  (writesAsides(decisions) && decisions[field] === text && (field === 'year' ? showsYear(decisions) : showsPlace(decisions))) ||
  decisions.descriptor?.includes(text) === true;
