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
  ...named(
    'label',
    'old bottle label, old bottle labels, old label, old labels, bottle label, vintage label, vintage labels, apothecary label, old wine label, old beer label, old tin label, circus poster, circus lettering, circus letters, circus type, western lettering, western letters, western saloon, saloon lettering, wild west lettering, wild west, playbill',
  ),
  ...named('comic', 'comic book lettering, comic lettering, comic letters, comic book letters, cartoon lettering, cartoon letters'),
  ...named('eighties', '1980s, eighties, 80s, synthwave, vaporwave'),
]);
