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
  ...named(
    'seventies',
    '1960s, sixties, 60s, 1970s, seventies, 70s, groovy, disco style, disco-style, disco era, disco lettering, disco letters, disco look, disco vibe, disco vibes, hippie, flower power',
  ),
  ...named(
    'label',
    'old bottle label, old bottle labels, old label, old labels, bottle label, vintage label, vintage labels, apothecary label, old wine label, old beer label, old tin label, circus poster, circus lettering, circus letters, circus type, western lettering, western letters, western saloon, saloon lettering, wild west lettering, wild west, playbill',
  ),
  ...named(
    'label',
    'old shop sign, old shop signs, old shop sign lettering, shop sign lettering, shop-sign lettering, shopfront lettering, ghost sign, ghost signs, enamel sign, enamel signs, trade card',
  ),
  ...named(
    'painted',
    'sign-painter, sign painter lettering, sign-painter lettering, sign-painter style, sign painter style, sign-painters lettering, sign painted, sign-painted, sign-painting, sign painting style, sign-writer, sign-writer style, signwriter style, signwriter lettering, sign-writing, signwriting, sign-written, signwritten, hand-painted sign, hand-painted signs, hand-painted sign lettering, painted sign, painted signs, painted sign lettering, painted shop sign, painted letters',
  ),
  ...named(
    'book',
    'caslon, caslon-like, caslon style, garamond, garamond-like, baskerville, baskerville-like, old-style serif, old style serif, oldstyle serif, oldstyle, old serif, old serifs, old-fashioned serif, letterpress look, letterpress feel, letterpress type, letterpress lettering, letterpress printed, book type, book face',
  ),
  ...named(
    'past',
    'hundred years, hundred years old, hundred-year-old, a century old, century-old, century old, centuries old, victorian, edwardian, georgian, regency, pre-war, prewar, interwar, old-timey, old timey, olde-worlde, old-world, old world, old letters, old lettering, old type, old typeface, old-fashioned lettering, old-fashioned letters, old-fashioned type, old-fashioned serifs, old script style, traditional lettering, traditional letters, traditional type, heritage lettering',
  ),
  ...named('comic', 'comic book lettering, comic lettering, comic letters, comic book letters, cartoon lettering, cartoon letters'),
  ...named('eighties', '1980s, eighties, 80s, synthwave, vaporwave'),
]);

/** Words of schools of drawing: they may stand before any picture. */
export const schools: ReadonlySet<string> = new Set(
  [...eras].filter(([, era]) => /^(?:nouveau|deco|bauhaus|constructivist)$/.test(era)).flatMap(([name]) => name.split(/[ -]/)),
);
