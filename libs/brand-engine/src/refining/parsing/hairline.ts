import type { HairlinePlace } from '../../decisions.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { lineNoun } from './form.js';
import { type ClauseText, type Reader, span, spokenOf } from './clause.js';

const rule =
  '(?:hairline|(?:vertical |horizontal |dividing |thin |fine |short |small )*(?:line(?: art)?|rule|stroke|bar|divider|separator|dash)(?: (?:thin|fine|small|short|light))*)';
const parting = new RegExp(
  `\\b${rule} (?:in )?(?:between|separating|dividing|parting)\\b(.*)$|\\bseparate(?:d)? (.*) (?:with|by) an? ${rule}\\b`,
);
const takesAway = /\b(?:no|without|remove|drop|lose|delete|away|gone|not|get rid of)\b/;
const [ofPicture, ofLine, ofName] = [
  /\bsymbol\b/,
  new RegExp(`\\b(?:${lineNoun}|trade|what we do|place|year|address|phone|number)\\b`),
  /\b(?:name|wordmark|lettering|text)\b/,
];

/** Which two parts are spoken of; lines and words alone are those of the name. */
function placeIn(said: string, { text, context: { brief } }: ClauseText): HairlinePlace {
  if (ofPicture.test(said)) return 'picture';
  const isOfLine = ofLine.test(said.replace(/\b(?:the|two|both|of|lines|words)\b/g, '').replace(/\s+/g, ' '));
  const quotesLine = findQuotes(text).some(({ content }) => content === brief.descriptor);
  return (isOfLine && ofName.test(said)) || quotesLine ? 'line' : 'words';
}

/** "A thin line between the fox and the name", "a hairline between the two lines": no letter gets thinner. */
export const readHairline: Reader = (clause) => {
  const said = spokenOf(clause);
  const found = parting.exec(said);
  if (!found || takesAway.test(said)) return undefined;
  return { patches: [{ kind: 'hairline', at: placeIn(found[1] ?? found[2] ?? '', clause) }], used: span(0, clause.tokens.length) };
};

const beside = '(?:above|over|below|under|underneath|beneath)';
const onBothSides = new RegExp(
  `\\b${rule}s? (?:above and (?:below|under(?:neath)?|beneath)|over and under|(?:below|under(?:neath)?) and (?:above|over)|on top and (?:below|bottom))\\b`,
);
const onOneSide = new RegExp(
  `\\b(?:rule|stripe|stroke|hairline|dash) ${beside}(?: (?:it|(?:the |our )?(?:name|text|lettering|wordmark)))?$`,
);

/** "A line as wide as the name" stands under it. */
const asWide = new RegExp(
  `\\b${rule} (?:\\w+ )?(?:as (?:wide|long|broad) as|(?:of|with|the) (?:the )?(?:same )?(?:width|length) (?:of|as)) (?:the |our )?(?:name|text|lettering|wordmark)\\b`,
);

/** "A thin rule above and below the name", "a dash under it": no ruler, and no stripes in the picture. */
export const readNameRules: Reader = ({ keys, tokens }) => {
  if (takesAway.test(keys)) return undefined;
  const form = onBothSides.test(keys)
    ? 'rules'
    : asWide.test(keys) || (onOneSide.test(keys) && !/\b(?:above|over)\b/.test(keys))
      ? 'underlined'
      : undefined;
  return form && { patches: [{ kind: 'take-form', form, refused: false }], used: span(0, tokens.length) };
};

const sided =
  /\b(left|right)-?\s?(?:aligned|align|alignment|justified|hand aligned)\b|\b(?:line|lined|align|aligned|alignment|flush|ragged) (?:\w+ ){0,4}?(?:(?:up|on|to|at) )*(?:the )?(left|right)\b/;
const centred =
  /\b(?:cent(?:er|re)d?|centrally) (?:everything|all|it all|the (?:lines|text|name|words|lettering)|aligned)\b|\b(?:everything|all|lines|text|name|words|lettering) (?:\w+ )?(?:cent(?:er|re)d|in the (?:middle|cent(?:er|re)))\b/;

/** "And centre it": all of it, with the picture. */
const centredWhole = /^(?:(?:and|please|then|just) )*cent(?:er|re) (?:it|everything|it all|all|this|the (?:whole (?:thing|logo)|logo))$/;

/** "Left aligned", "flush right", "centre everything". */
export const readFlush: Reader = ({ keys, tokens, context: { pictures } }) => {
  const [, one, other] = sided.exec(keys) ?? [];
  const side = (one ?? other) as 'left' | 'right' | undefined;
  const isCentred =
    (centredWhole.test(keys) || (centred.test(keys) && pictures.length === 0)) && !/\b(?:under|below|above|over|underneath)\b/.test(keys);
  if (side === undefined && !isCentred) return undefined;
  return { patches: [{ kind: 'flush', side: side === 'left' || side === 'right' ? side : 'centre' }], used: span(0, tokens.length) };
};
