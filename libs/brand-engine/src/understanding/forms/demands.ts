import type { Constraints, Refusals } from '../../brief.js';
import { exceptions } from '../lexicon/negation.js';
import { list, PhraseTable } from '../text/phrases.js';
import { wordmark } from './letters-alone.js';

/** What a phrase demands, what its denial demands ("no serifs" is a demand too) and what its denial refuses. */
export interface Demand {
  asked: Partial<Constraints>;
  denied: Partial<Constraints>;
  refuses: Partial<Refusals>;
}

const demand = (phrases: string, asked: Partial<Constraints>, denied: Partial<Constraints> = {}): [string, Demand][] =>
  list(phrases).map((phrase) => [phrase, { asked, denied, refuses: refusalOf(asked) }]);

/** Whatever may be asked for may be refused. A refused ground is no ground at all, which the denial itself says. */
const refusalOf = ({ symbol, typeClass }: Partial<Constraints>): Partial<Refusals> => ({
  ...(symbol === undefined || symbol === 'icon' ? {} : { symbols: [symbol] }),
  ...(typeClass === undefined ? {} : { typeClasses: [typeClass] }),
});

export const bare: Partial<Constraints> = { container: 'none' };
/** A crest is a shield with its name below. */
export const crest: Partial<Constraints> = { container: 'shield', layout: 'stack' };
export const symbolAlone: Partial<Constraints> = { symbol: 'icon', noText: true };

/** "Capital V only", "only the V in capitals": one capital, and small letters after it. */
const onlyOneCapital = [
  'only the first letter capital, only first letter capital, first letter capital, only the first letter in capitals, first letter uppercase, only the initial capital, initial capital only, one capital only, only one capital, rest lower case, rest lowercase, rest in lowercase, rest in lower case, rest in small letters, rest small letters',
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) =>
    [`capital ${letter} only`, `only capital ${letter}`, `only a capital ${letter}`, `only the ${letter} capital`]
      .concat(`only the ${letter} in capitals`, `only the ${letter} is capital`, `just a capital ${letter}`, `just the ${letter} capital`)
      .join(', '),
  ),
].join(', ');

/** "Cursive lettering", "handwritten fonts": a kind of letters with a word for letters behind it. */
const ofHand = list('script, handwritten, handwriting, hand-lettered, calligraphic, calligraphy, cursive, brush, joined-up')
  .flatMap((kind) =>
    list('lettering, letters, font, fonts, type, typeface, typefaces, text, writing, style').map((letters) => `${kind} ${letters}`),
  )
  .join(', ');

/** "Heavy caps" are letters, and bottle caps are not. */
const withCaps = Array.from(
  list('heavy, bold, italic, wide, spaced, tracked, thin, light, big, large, strong, chunky, clean, simple, wide-set'),
  (kind) => `${kind} caps`,
).join(', ');

/** "A shield with the letters VR": what holds letters is their ground. */
const holdingLetters = (['shield', 'circle', 'hexagon', 'square', 'diamond'] as const).flatMap((container) =>
  demand(
    list(
      'with the letters, with the letter, with letters, with the initials, with initials, with our initials, with the monogram, with a monogram',
    )
      .map((letters) => `${container} ${letters}`)
      .join(', '),
    { container, symbol: 'monogram', noIcon: true },
  ),
);

export const demands = new PhraseTable<Demand>([
  ...holdingLetters,
  ...demand(
    'wordmark, word mark, logotype, wordmark only, words only, word is enough, name is enough, name speaks for itself, name should speak for itself, forget symbols, forget the symbol, no symbol at all, only our name, just our name, simply the name, typography only, type alone, letters alone, name alone, lettering alone, text only, text-only, type only, text logo, just the name, just text, just the text, only the text, just the lettering, only the lettering, just lettering, only lettering, just words, only words, nothing but letters, nothing but text, nothing but the name, only type, just type, text alone, only the name, only text, name only, lettering only, typographic, typographic logo, just letters, only letters, letters only, only letter, type should carry it, type can carry it, type carries it, type carry it, typography carries it, lettering should carry it, lettering can carry it, letters can carry it, let the type carry, type does the work, type do the work, type do the talking, type-led, type led, typography-led, typography led, nur text, nur schrift, wortmarke',
    wordmark,
    { symbol: 'any' },
  ),
  ...demand(
    'monogram, lettermark, letter mark, letterform mark, initials, initial, just the initials, initials only, single letter, with the letters, using the letters, just the letter, only the letter, monogramm, initialen, monogramme, monogramma, monograma',
    { symbol: 'monogram', noIcon: true },
  ),
  ...demand(
    'icon only, just do the picture, just draw the picture, just make the picture, just make us a symbol, just make us a nice symbol, just make me a symbol, just need a symbol, only need a symbol, just want a symbol, a symbol is enough, just come up with the picture, symbol only, only an icon, just an icon, just a symbol, just the icon, just the symbol, only the symbol, only a symbol, symbol alone, leave the text out, leave the words out, leave words out, leave out the words, leave the name out, leave the name off, leave text out, no name on it, no name on this, without name, without a name, without the name, without any name, mark only, logomark, app icon, picture only, only picture, only the picture, just the picture, image only, only image, only the image, just the image, drawing only, only drawing, only the drawing, just the drawing',
    symbolAlone,
  ),
  ...demand(
    "not spelled out, not spelt out, not written out, do not spell out, do not spell it out, don't spell out, don't spell it out, don't write out, don't write it out",
    { noText: true },
  ),
  ...demand('abstract, abstract mark, abstract symbol, abstract shape, abstract shapes', { symbol: 'abstract' }),
  ...demand(
    'postmark, postmark-style, postmark style, round sticker, rounded sticker, sticker round, sticker rounded, round stamp, round seal, passport stamp, circular stamp, circular seal, badge, round badge, circular badge, round emblem, round crest, circular crest, round coat of arms, rounded coat of arms, coat of arms rounded, coat of arms round, shield rounded, crest rounded, emblem, seal, stamp, roundel, badge logo, patch, abzeichen, siegel',
    {
      symbol: 'badge',
      layout: 'badge',
    },
  ),
  ...list('crest, coat of arms, wappen').map((phrase): [string, Demand] => [
    phrase,
    { asked: crest, denied: {}, refuses: { symbols: ['badge'], containers: ['shield'] } },
  ]),
  ...demand(
    'round frame, circular frame, round outline, in a circle, inside a circle, within a circle, circular, something round, something circular, round mark, round sign, round symbol, round label, round design, round shape, to be round, must be round, should be round, make it round, round in shape, round be, round logo, rounded logo, logo rounded, logo round, logo circle, circle logo, circle shape, in a round shape, circular logo, in a ring',
    { container: 'circle' },
    bare,
  ),
  ...demand('in a hexagon, inside a hexagon, hexagon, hexagonal', { container: 'hexagon' }, bare),
  ...demand('in a square, inside a square, square logo, square shape, boxed', { container: 'square' }, bare),
  ...demand(
    'rounded square, squircle, in a rounded square, app tile, app icon style, app icon first, app icon look, app icon feel, app icon shape, like an app icon, as an app icon too, also as an app icon, work as an app icon, works as an app icon, app-icon style, app-icon first',
    { container: 'squircle' },
    bare,
  ),
  ...demand(
    'in a shield, inside a shield, shield shape, shield logo, shield-shaped, in shield form, logo shield, shield for',
    { container: 'shield' },
    bare,
  ),
  ...demand('in a diamond, inside a diamond, diamond shape, rhombus, in a lozenge', { container: 'diamond' }, bare),
  ...demand('in an arch, in a arch, arched, arch shape, inside an arch', { container: 'arch' }, bare),
  ...demand('in a drop, drop shape, teardrop shape, teardrop, inside a drop', { container: 'drop' }, bare),
  ...demand('no background shape, no shape around, without a shape around, free-standing, freestanding, bare icon, bare symbol', bare),
  ...demand(
    'lowercase, lower case, lower-case, all lowercase, small letters, kleinbuchstaben, minuscules, minúsculas, minúsculo, minúsculos, minúscula',
    { letterCase: 'lower' },
    { letterCase: 'title' },
  ),
  ...demand(
    `all caps, all-caps, in caps, block capitals, all uppercase, caps only, only caps, ${withCaps}`,
    { letterCase: 'upper' },
    { letterCase: 'title' },
  ),
  ...demand('condensed caps, narrow caps', { letterCase: 'upper', typeClass: 'condensed' }),
  ...demand('serif caps', { letterCase: 'upper', typeClass: 'serif' }),
  ...demand('sans caps, sans-serif caps', { letterCase: 'upper', typeClass: 'sans' }),
  // Without capitals there are small letters only.
  ...demand(
    'uppercase, upper case, upper-case, capitals, capital letters, grossbuchstaben, majuscules, mayúsculas',
    { letterCase: 'upper' },
    { letterCase: 'lower' },
  ),
  ...demand(
    `${onlyOneCapital}, upper and lower case, upper & lower case, mixed case, normal case, sentence case, title case, titlecase, initial capitals, capitalise, capitalize, capitalised, capitalized`,
    { letterCase: 'title' },
  ),
  ...demand(
    'stacked, stacked layout, vertical layout, vertical lockup, vertical, icon above, symbol above, icon on top, symbol on top, icon above the text, centred layout, centered layout, text below, name below',
    { layout: 'stack' },
    { layout: 'row' },
  ),
  ...demand(
    'horizontal, horizontal layout, horizontal lockup, side by side, icon left, icon on the left, in a row, in one line, on one line, symbol on the left',
    { layout: 'row' },
    { layout: 'stack' },
  ),
  ...demand(
    'sans-serif, sans serif, sans, grotesk, grotesque, helvetica, helvetica style, helvetica-like, helvetica like',
    { typeClass: 'sans' },
    { typeClass: 'serif' },
  ),
  ...demand(
    'serif, serifs, serif font, serif type, serif typeface, roman type, antiqua, serifenschrift',
    { typeClass: 'serif' },
    { typeClass: 'sans' },
  ),
  ...demand('slab, slab serif, slab-serif, egyptian type', { typeClass: 'slab' }),
  ...demand('geometric sans, geometric font, geometric type, geometric typeface, geometric lettering, futura style', {
    typeClass: 'geometric',
  }),
  ...demand(
    'rounded font, rounded type, rounded letters, rounded lettering, rounded typeface, rounded sans, round font, round letters, soft rounded letters',
    { typeClass: 'rounded' },
  ),
  ...demand(
    'monospace, monospaced, mono font, monospace font, typewriter, typewriter font, typewriter letters, typewriter lettering, typewriter type, typewriter style, code font',
    { typeClass: 'mono' },
  ),
  ...demand(
    `${ofHand}, script, handwritten, handwriting, hand-lettered, hand lettered, calligraphy, calligraphic, cursive, signature style, brush script, schreibschrift, manuscrite`,
    { typeClass: 'script' },
  ),
  ...demand(
    'blackletter, black-letter, blackletters, fraktur, gothic lettering, gothic letters, gothic type, gothic font, gothic script, old english lettering, old english type, old english letters, textura, frakturschrift, gotische schrift, lettres gothiques, letras goticas, letra gotica, caratteri gotici',
    { typeClass: 'blackletter' },
  ),
  ...demand(
    'marker lettering, marker pen, hand-printed letters, hand printed letters, handwritten capitals, hand-lettered capitals, chalk lettering, chalkboard lettering',
    { typeClass: 'hand' },
  ),
  ...demand('display font, display type, decorative font, display typeface, art deco font, decorative lettering', { typeClass: 'display' }),
  ...demand('condensed', { typeClass: 'condensed' }),
  ...demand(
    'one colour, one color, one-colour, one-color, single colour, single color, single-colour, single-color, only one colour, only one color, one single colour, one single color, one ink, single ink, one shade of, one shade, single shade, one tone, single tone, one hue, same colour throughout, same color throughout, monochromatic, einfarbig, une seule couleur, un solo color',
    { oneColour: true },
  ),
  ...demand('black only, only black, only in black, in black only, just black, all black, pure black, nothing but black', {
    monochrome: true,
    oneColour: true,
  }),
  ...demand(
    `${exceptions}, monochrome, black and white, black & white, black white, black-and-white, b&w, greyscale, grayscale, no colour, no color, without colour, without color, schwarz-weiss, noir et blanc, blanco y negro, bianco e nero, schwarzweiss`,
    { monochrome: true, oneColour: true },
  ),
]);
