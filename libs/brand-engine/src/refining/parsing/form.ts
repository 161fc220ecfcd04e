import { linesAsDrawn } from '../applying/measured.js';
import type { Patch } from '../../refinement.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { list } from '../../understanding/text/phrases.js';
import { alreadySo, termOf, type ClauseText, complained, isShownAt, partsOfThings, polite, span, type Reader } from './clause.js';
import { thanAbroad } from './exchange.js';
import { otherDrawings } from './picture.js';
import { sizesIn, timesIn } from './sizes.js';
import { isThing } from './things.js';
import { singular } from '../../understanding/text/text.js';

type Form = (Patch & { kind: 'form' })['by'];

/** Words for what is written under the name. */
export const lineNoun =
  'tag ?line|slogan|strap ?line|sub ?title|motto|descriptor|sub ?line|claim|line|(?:small|second|bottom|lower|little) (?:text|words?|writing|print)|(?:text|words?|writing) (?:below|underneath|beneath|under(?: (?:it|the name))?|at the bottom)';

/** Kinds of words that the phrases below stand for by name. */
const kinds = {
  type: '(?:fonts?|type|typeface|letters|lettering|text|weight|strokes?|lines?|wordmark|name)',
  words: '(?:text|name|wordmark|letters|lettering|writing|font)',
  symbol: '(?:icon|symbol|mark|image|emblem|graphic|picture|logo)',
  line: `(?:${lineNoun})`,
  shape: '(?:fonts?|type|typeface|letters|lettering|text|wordmark|shapes?|corners?|edges?|curves?|forms?|lines?|outlines?|contours?)',
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
    'airier',
    says(`
      (?:more|lots of|plenty of|much|extra|generous|add|some) (?:white ?|empty |clear |negative |free )?(?:space around|whitespace|white space|breathing (?:room|space)|margins?|padding|clear space|empty space),
      more room around, give (?:it|everything) (?:some |more )?(?:room|air|space), room to breathe, let it breathe, wider margins?, bigger margins?, too crowded, too squashed, too squeezed, too crammed
    `),
  ],
  [
    'denser',
    says(
      `less (?:white ?|empty |clear )space, less whitespace, (?:smaller|narrower|less) (?:margins?|padding), too much (?:white ?|empty )?space`,
    ),
  ],
  [
    'tighter',
    says(`
      tighter, tighten, more compact, closer together, too far apart, less far apart, denser, less spaced, too loose, too spread out, too spaced, too wide,
      less (?:\\w+ )?[spacing], reduce … [spacing], smaller … [spacing], decrease … [spacing]
    `),
  ],
  [
    'looser',
    says(`
      looser, loosen, airier, more spacious, more airy, more breathing, more spaced, more open, more room$, more air,
      further apart, wider apart, more apart, spaced wider, spaced further, wider (?:letters|lettering|text|type), [words] … (?:wider|more spread), stretch … [words], letter-?spaced, too close(?: together)?, less close(?: together)?, spread out, spread it out, spread … out, too tight, too cramped, too dense,
      (?:lots|plenty) of (?:white |negative |empty )?[spacing], more … [spacing], increase … [spacing], wider … [spacing], extra … [spacing], bigger … [spacing], larger … [spacing]
    `),
  ],
  [
    'bolder',
    says(`
      bolder(?! colou?rs), heavier, thicker, chunkier, stronger(?! colou?rs), beefier, fatter, more bold, more weight, too thin, less thin, embolden,
      bold it, bold [type], [type] … bold
    `),
  ],
  [
    'thinner',
    says(`
      thinner, finer, slimmer, skinnier, lightweight, less fat, less chunky, too fat, too chunky, less bold, less heavy, less thick, too heavy, too thick, too bold, more delicate,
      lighter (?:\\w+ )?[type], [type] … lighter, thin [type]
    `),
  ],
  [
    'rounder',
    says(`
      rounder, curvier, smoother, softer … [shape], [shape] … softer, soften … [shape], more rounded, more round, more curved, more curvy,
      round(?:ed)? (?:the )?(?:corners|edges|it), less sharp, less angular, less pointy, less pointed, too pointed, less spiky, less stiff, less rigid, too stiff, too rigid, less edgy, too sharp, too angular, too pointy
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
      (?:keep|make) it (?:very |super )?simple, strip (?:it )?(?:down|back), reduce (?:it(?! to)|the detail), fewer (?:details|elements|parts|lines),
      less detail(?:s|ed)?, less complex, less busy, less cluttered, less complicated, less ornate, less fussy,
      too busy, too fussy, too fiddly, too complex, too complicated, too detailed, too much(?! like)
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

/** Sizes of what is written under the name, which stands near the word for it. */
const lineForms: readonly (readonly [Form, RegExp])[] = [
  [
    'bigger-line',
    says(`
      (?:bigger|larger|enlarge|increase|more prominent|grow) (?:\\w+ )??(?:\\w+ )??[line],
      [line] (?:\\w+ )*?(?:bigger|larger|enlarge|grow|too small|too tiny|hardly readable|(?:hard|difficult|impossible) to read|illegible|unreadable|more prominent|more legible)
    `),
  ],
  [
    'smaller-line',
    says(`
      (?:smaller|shrink|reduce|less prominent) (?:\\w+ )??(?:\\w+ )??[line],
      [line] (?:\\w+ )*?(?:smaller|shrink|too big|too large|too loud|shouting|screaming|less prominent)
    `),
  ],
];

/** Words that a form has used up, so that no mood or icon is read into them. */
const formWords =
  /^(?:(?:bold|heav|thick|chunk|fat|thin|slim|light|round|soft|smooth|sharp|point|edg|crisp|simpl|minimal|detail|clean|tight|loos|air|curv|spac)\w*|finer?|angular|complex|busy|intricate|bigger|larger|smaller|big|large|small|tiny|tinier|huge|scale|shrink|enlarge|prominent|dominant|wider|compact|delicate|stronger|geometric|ornate|elaborate|plain|basic|richer|cluttered|tracking|kerning|spread|stretch|cramped|dense|weights?|hero|lead|dominate|attraction|enormous|gigantic|massive|giant|accent|background|shouting)$/;

const letters = /\b(?:fonts?|type|typeface|typography|letters?|lettering|text|wordmark|name|writing|words?)\b/;
const symbols = new RegExp(`\\b(?:${kinds.symbol}|drawing|illustration)\\b`);

/** "The tagline in italics": only the name has other letters. */
export const lineUpright: Patch = { kind: 'beyond', reason: 'The line under the name is set upright.' };
const lineWidth: Patch = { kind: 'beyond', reason: 'The line under the name is as wide as the name wherever it can be read so.' };
export const italics = /\b(?:italics?|slanted|cursive|oblique)\b/;
const speaksOfLine = new RegExp(`\\b(?:tag ?line|slogan|strap ?line|sub ?title|motto|descriptor|sub ?line|claim)\\b`);

/** "Make the tagline smaller", "the text below is too small"; what stands in quotes is the line itself. */
export const readLineForm: Reader = ({ text, tokens, keys }) => {
  if (speaksOfLine.test(keys) && italics.test(keys) && findQuotes(text).length === 0)
    return { patches: [lineUpright], used: span(0, tokens.length) };
  const [, cased] =
    new RegExp(
      `^(?:(?:and|please|put|set|make|write|have) )*(?:the|our|that) (?:${lineNoun}) (?:(?:should|could|can|be|set|all|in|as|is) )*(small caps|small capitals|capitals|capital letters|all caps|caps|uppercase|upper case|lowercase|lower case|small letters)(?: (?:again|instead|too|as well|please))*$`,
    ).exec(keys) ?? [];
  if (cased !== undefined)
    return {
      patches: [
        cased.startsWith('small cap')
          ? alreadySo
          : { kind: 'line-case', letterCase: /^(?:lower|small letters)/.test(cased) ? 'lower' : 'upper' },
      ],
      used: span(0, tokens.length),
    };
  if (/\b(?:as wide as|(?:the )?width of|same width as)\b.*\b(?:name|text|wordmark|lettering)\b/.test(keys))
    return { patches: [lineWidth], used: span(0, tokens.length) };
  const [found, other] = lineForms.filter(([, asks]) => asks.test(complained(keys)));
  if (!found || other || findQuotes(text).length > 0) return undefined;
  return { patches: [{ kind: 'form', by: found[0] }], used: span(0, tokens.length) };
};

const spaceBetween = new RegExp(`\\b${kinds.spacing} (?:\\w+ )?(?:between|of|in) `);

const measure = new RegExp(
  `\\b(?:next to|beside|alongside|compared (?:to|with)|in comparison (?:to|with)|relative to|in relation to|in proportion to|against|than) (?:the |our |its )?(?:${kinds.symbol}|${kinds.words})\\b`,
  'g',
);

/** "The name's too small next to the picture, make it bigger": what something is measured by keeps its size. */
const withoutMeasure = (said: string): string => {
  const [by] = said.match(measure) ?? [];
  const left = said.replace(measure, '').replace(/\s+/g, ' ').trim();
  // "It should be bigger compared to the fox": what is compared with the picture is the name.
  return by !== undefined && symbols.test(by) && !letters.test(left) ? left.replace(/^it\b/, 'name') : left;
};

/** "The horse is too big" of what shows a chess knight: whatever the one picture is called, its size is spoken of. */
const asPicture = (said: string, { context }: ClauseText): string =>
  context.pictures.length === 1 && !symbols.test(said)
    ? said.replace(
        /^(the|that|this|our) (\w+)(?= (?:is|are|looks?|seems?|feels?) too (?:big|large|huge|small|tiny)\b)/,
        (all, article: string, noun: string) => (isThing(singular(noun)) && !letters.test(noun) ? `${article} symbol` : all),
      )
    : said;

const plainerLetters: Patch = { kind: 'mood', axis: 'classicModern', by: 0.6, of: 'letters' };

/** "Bolder", "rounder", "simpler", "bigger symbol", "tighter". */
export const readForm: Reader = (clause, used) => {
  const { tokens } = clause;
  // "The lamp smaller" speaks of the symbol where a lamp is what it shows.
  // What tells a size says nothing else: "half as large".
  const isSize = (key: string): boolean => /^(?:half|twice|double)$/.test(key);
  const isFree = (key: string, at: number): boolean => !polite.test(key) && (!used.has(at) || isSize(key));
  const free = tokens.flatMap(({ key, own }, at) => {
    // "Größer als das Bild"
    if ((key === '·' || /\w(?:er|re)$/.test(tokens[at - 1]?.key ?? '')) && key !== own && thanAbroad.test(own)) return ['than'];
    return !isFree(key, at) ? [] : [isShownAt(clause, at) && !isSize(key) ? 'symbol' : key];
  });
  // "The lettering lighter in colour" is no thinner.
  if (/\b(?:lighter|darker) in (?:colou?r|tone)\b/.test(free.join(' '))) return undefined;
  if (/\b(?:line ?spacing|line heights?|leading|spac(?:e|ing) between (?:the |both |its )?(?:two )?lines)\b/.test(free.join(' ')))
    return { patches: [leadingAsIs], used: span(0, tokens.length) };
  // "Drawn in very thin lines", "a fine outline": another way of drawing, and no lighter weight.
  if (inThinLines.test(free.join(' '))) return undefined;
  // "A thin line under the name" asks for a line.
  if (/\bline (?:under|below|underneath|between)\b|\bunderlined?\b/.test(free.join(' '))) return undefined;
  const said = asPicture(complained(withoutMeasure(free.join(' '))), clause);
  if (said === '') return undefined;
  const asked = [...sizesTold(said).map((by) => [by] as const), ...forms.filter(([, asks]) => asks.test(said))];
  // Space around it all is no space between letters, and a bigger space is no bigger letter.
  const isOfLetters =
    /\bbetween (?:the |its |our |all )?(?:letters|characters|lettering)\b|\b(?:letters|lettering)\b.*\bbetween them\b/.test(said);
  const isAround = !isOfLetters && asked.some(([by]) => by === 'airier' || by === 'denser');
  const isSpace = spaceBetween.test(said);
  const takesRoom = /\btakes? (?:up )?more (?:room|space)\b/.test(said);
  const found = (isOfLetters ? [...spacedLetters(said), ...asked.filter(([by]) => by === 'bolder' || by === 'thinner')] : asked).filter(
    ([by]) => !((isAround || takesRoom) && /^(?:looser|tighter)$/.test(by)) && !(isSpace && /^(?:bigger|smaller)-/.test(by)),
  );
  if (found.length === 0) return undefined;
  const [ofLetters, ofSymbol] = [letters.test(said), symbols.test(said)];
  // "Thinner lines" are those of the picture, and letters have none.
  const isOfLines = /\b(?:lines?|strokes?|outlines?)\b/.test(said) && clause.context.pictures.length > 0;
  const of =
    ofLetters && ofSymbol ? undefined : ofLetters ? 'letters' : ofSymbol || isOfLines || shapeWords.test(said) ? 'symbol' : undefined;
  const isOfPart = tokens.some(({ key }, at) => partsOfThings.test(key) && !isShownAt(clause, at));
  const namesThing = tokens.some(({ key }, at) => !used.has(at) && isShownAt(clause, at) && !symbols.test(key));
  const sizes = found.some(([by]) => by.endsWith('-symbol'));
  const times = timesIn(said, clause.text);
  return {
    patches: found.map(([by]) =>
      // "Make the bread rounder": a rounder field would leave the bread as it is.
      !ofLetters &&
      ((isOfPart && (isOfShape.test(by) || by.endsWith('-symbol'))) || (namesThing && of === 'symbol' && /^(?:rounder|sharper)$/.test(by)))
        ? linesAsDrawn
        : // "Less ornate letters" are those of a plainer face.
          by === 'simpler' && of === 'letters'
          ? plainerLetters
          : {
              kind: 'form',
              by,
              ...(of !== undefined && (isOfShape.test(by) || by === 'simpler') ? { of } : {}),
              ...(by === 'simpler' ? drawingsOf(clause) : {}),
              ...(/-(?:symbol|name)$/.test(by) && times !== undefined ? { times } : {}),
            },
    ),
    used: tokens.flatMap(({ key }, at) => (formWords.test(key) || (sizes && isShownAt(clause, at)) ? [at] : [])),
  };
};

const inThinLines =
  /\b(?:draw|drawn|drawing|outline|outlines|outlined|contour)\b.*\b(?:thin|fine|delicate|hairline)\b|\b(?:thin|fine|delicate|hairline) (?:outlines?|contours?|line drawing)\b/;
const leadingAsIs: Patch = { kind: 'beyond', reason: 'The space between the lines follows from the size of the letters.' };
const isOfShape = /^(?:bolder|thinner|rounder|sharper)$/;
const shapeWords = /\b(?:corners?|edges?|shapes?|forms?|curves?|contours?)\b/;
/** "More room between the letters" speaks of no margins. */
const spacedLetters = (said: string): (readonly [Form])[] => [
  [
    /\b(?:less|smaller|reduce|tighter|too (?:much|wide|big|large|loose|far|open|spread)|narrower|decrease)\b/.test(said)
      ? 'tighter'
      : 'looser',
  ],
];

/** A size of which nothing is told that has it is that of the symbol. */
const sizeAlone =
  /^(?:(?:just|let|lets|us|can|could|you|we|maybe|perhaps|now|and|then) )*(?:make (?:it|this) )?(?:a bit |a little |a touch |much |slightly |somewhat |a tad )?(bigger|larger|smaller)(?: (?:as an? \w+|then|though|overall|again|instead|now|still))?$/;

const asDetail =
  /^(?:(?:and|but|maybe|perhaps|it|him|her|keep|use|rather) )*(?:only |just )?(?:as|to) an? (?:\w+ ){0,2}(?:detail|accent|touch|side note)$/;

function sizesTold(said: string): Form[] {
  const [, alone] = sizeAlone.exec(said) ?? [];
  // "But only as a small detail": what is told that of is the picture.
  if (asDetail.test(said)) return ['smaller-symbol'];
  return alone === undefined ? sizesIn(said) : [alone === 'smaller' ? 'smaller-symbol' : 'bigger-symbol'];
}

/** What a simpler picture may be taken from: a boat is no anchor. Of two pictures neither is exchanged. */
function drawingsOf({ context }: ClauseText): { drawings?: string[] } {
  const [picture, partner] = context.pictures;
  if (picture === undefined || partner !== undefined) return {};
  const term = termOf(picture, context);
  const drawings = otherDrawings(picture, context).filter((id) => id.split('-').includes(term));
  return drawings.length === 0 ? {} : { drawings };
}
