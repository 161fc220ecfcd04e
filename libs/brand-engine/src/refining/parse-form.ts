import type { Patch } from '../refinement.js';
import { list } from '../understanding/phrases.js';
import { singular } from '../understanding/text.js';
import type { Reader } from './parse-clause.js';

type Form = (Patch & { kind: 'form' })['by'];

/** Kinds of words that the phrases below stand for by name. */
const kinds = {
  type: '(?:fonts?|type|typeface|letters|lettering|text|weight|strokes?|lines?|wordmark|name)',
  words: '(?:text|name|wordmark|letters|font)',
  symbol: '(?:icon|symbol|mark|image|emblem|graphic|picture|logo)',
  spacing: '(?:spacing|tracking|kerning|gaps?|letter-spacing|letterspacing|space)',
};

/** A pattern of any of the phrases; "[type]" is a word of that kind, "…" any words between, "^" and "$" the ends of the clause. */
const says = (phrases: string): RegExp =>
  new RegExp(
    list(phrases)
      .map((phrase) => phrase.replace(/\[(\w+)\]/g, (_, kind: keyof typeof kinds) => kinds[kind]).replaceAll(' … ', '\\b.*\\b'))
      .map((phrase) => `(?<![\\w-])${phrase}(?![\\w-])`)
      .join('|'),
  );

const forms: readonly (readonly [Form, RegExp])[] = [
  [
    'bigger-symbol',
    says(`
      bigger … [symbol], larger … [symbol], enlarge … [symbol], increase … [symbol], more prominent … [symbol],
      [symbol] … bigger, [symbol] more$, [symbol] … larger, [symbol] … more prominent, [symbol] … too small, [symbol] … stand out,
      smaller … [words], shrink … [words], [words] … smaller, [words] … too big, [words] … too large,
      ^(?:just )?(?:make (?:it|this) )?(?:a bit |a little |much )?(?:bigger|larger)$
    `),
  ],
  [
    'smaller-symbol',
    says(`
      smaller … [symbol], shrink … [symbol], reduce … [symbol], less prominent … [symbol],
      [symbol] … smaller, [symbol] less$, [symbol] … less prominent, [symbol] … too big, [symbol] … too large, [symbol] … too dominant,
      bigger … [words], larger … [words], enlarge … [words], [words] … bigger, [words] more$, [words] … larger, [words] … too small,
      ^(?:just )?(?:make (?:it|this) )?(?:a bit |a little |much )?smaller$
    `),
  ],
  [
    'tighter',
    says(`
      tighter, tighten, more compact, closer together, denser, less white ?space, less spaced, too loose, too spread out, too spaced, too wide,
      less … [spacing], reduce … [spacing], smaller … [spacing], decrease … [spacing]
    `),
  ],
  [
    'looser',
    says(`
      looser, loosen, airier, more spacious, more airy, more breathing, more spaced, more open, more white ?space, more room, more air,
      further apart, spread out, spread it out, too tight, too cramped, too dense,
      more … [spacing], increase … [spacing], wider … [spacing], extra … [spacing], bigger … [spacing], larger … [spacing]
    `),
  ],
  [
    'bolder',
    says(`
      bolder, heavier, thicker, chunkier, stronger, beefier, fatter, more bold, more weight, too thin, less thin, embolden,
      bold it, bold [type], [type] … bold
    `),
  ],
  [
    'thinner',
    says(`
      thinner, finer, slimmer, skinnier, lightweight, less bold, less heavy, less thick, too heavy, too thick, too bold, more delicate,
      lighter (?:\\w+ )?[type], [type] … lighter, thin [type]
    `),
  ],
  [
    'rounder',
    says(`
      rounder, curvier, smoother, soften, softer(?! colou?rs?), more rounded, more round, more curved, more curvy,
      round(?:ed)? (?:the )?(?:corners|edges|it), less sharp, less angular, less pointy, less edgy, too sharp, too angular, too pointy
    `),
  ],
  [
    'sharper',
    says(`
      sharper, sharpen, pointier, edgier, crisper, more angular, more sharp, more pointed, more geometric, more edgy,
      squarer? (?:corners|edges), harder edges, less round, less rounded, less soft, less curvy, too round, too soft, too rounded, too curvy
    `),
  ],
  [
    'simpler',
    says(`
      less is more, simpler, cleaner, simplify, simplified, declutter, pared back, more minimal, more minimalist, more minimalistic, more simple,
      (?:keep|make) it (?:very |super )?simple, strip (?:it )?(?:down|back), reduce (?:it|the detail), fewer (?:details|elements|parts|lines),
      less detail(?:s|ed)?, less complex, less busy, less cluttered, less complicated, less ornate,
      too busy, too complex, too complicated, too detailed, too much(?! like)
    `),
  ],
  [
    'more-detailed',
    says(`
      richer, more detail(?:s|ed)?, more intricate, more elaborate, more complex, more ornate, more interesting,
      add (?:some |more )?details?, less minimal, less simple, less plain, less basic, too simple, too plain, too basic, too minimal
    `),
  ],
];

/** Words that a form has used up, so that no mood or icon is read into them. */
const formWords =
  /^(?:(?:bold|heav|thick|chunk|thin|slim|light|round|soft|smooth|sharp|point|edg|crisp|simpl|minimal|detail|clean|tight|loos|air|curv|spac)\w*|finer?|angular|complex|busy|intricate|bigger|larger|smaller|big|large|small|compact|delicate|stronger|geometric|ornate|elaborate|plain|basic|richer|cluttered|tracking|kerning|cramped|dense)$/;

/** "Bolder", "rounder", "simpler", "bigger symbol", "tighter". */
export const readForm: Reader = ({ tokens, context }, used) => {
  // "The lamp smaller" speaks of the symbol where a lamp is what it shows.
  const free = tokens.filter((_, at) => !used.has(at)).map(({ key }) => (context.shown.has(singular(key)) ? 'symbol' : key));
  // "A thin line under the name" asks for a line.
  if (/\bline (?:under|below|underneath)\b|\bunderlined?\b/.test(free.join(' '))) return undefined;
  const found = forms.filter(([, asks]) => asks.test(free.join(' ')));
  if (found.length === 0) return undefined;
  const sizes = found.some(([by]) => by.endsWith('-symbol'));
  return {
    patches: found.map(([by]) => ({ kind: 'form', by })),
    used: tokens.flatMap(({ key }, at) => (formWords.test(key) || (sizes && context.shown.has(singular(key))) ? [at] : [])),
  };
};
