import type { Era } from '../../brief.js';
import { list } from '../text/phrases.js';

const named = (era: Era, names: string): [string, Era][] => list(names).map((name) => [name, era]);

/** Words for times and schools that have letters of their own; what is only "vintage" or "retro" may be of any time. */
export const eras: ReadonlyMap<string, Era> = new Map([
  ...named('nouveau', 'art nouveau, jugendstil, belle epoque'),
  ...named('deco', 'art deco, deco, 1920s, twenties, 1930s, thirties, jazz age'),
  ...named('bauhaus', 'bauhaus, mid-century, mid century, midcentury, mid-century modern, mid century modern'),
  ...named('constructivist', 'constructivist, constructivism'),
  ...named('swiss', 'swiss style, swiss design, swiss typography, international style'),
  ...named('fifties', '1950s, fifties, 50s, diner-style, rockabilly'),
  ...named('seventies', '1960s, sixties, 60s, 1970s, seventies, 70s, groovy, disco, hippie, flower power'),
  ...named('eighties', '1980s, eighties, 80s, synthwave, vaporwave'),
]);
