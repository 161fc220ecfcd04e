import type { Brief } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { span, spokenOf, type Reader } from './clause.js';

const frame = '(?:frame|border)';
const frameAlone = new RegExp(`^${frame}$`);
const round = '(?:round|rounder|circular|circle)';
const thin = '(?:thin|thinner|fine|finer|slim|slimmer|delicate|narrow|narrower|light|hairline)';
const thick = '(?:thick|thicker|bold|bolder|heavy|heavier|strong|stronger|wide|wider)';
const told = (words: string): RegExp =>
  new RegExp(`\\b${words} (?:\\w+ )?${frame}\\b|\\b${frame} (?:(?:that|which|is|be|a|bit|much|should|in|very) )*${words}\\b`);
const [isRound, isThin, isThick] = [told(round), told(thin), told(thick)];
const isThere = new RegExp(`\\b(?:the|its|that|this|our) (?:\\w+ )?${frame}\\b`);
const removes = /\b(?:no|without|remove|drop|lose|delete|away|gone|not|less|instead)\b/;
/** Words for round things that other languages do not tell from rounded corners. */
const roundWords = /^(?:rund|rond|tond|redond|circul|kruhov|kulat|okrągł|okragl|кругл|στρογγυλ|pyore|pyöre)/u;

/** "A frame around the whole thing": picture and name. */
const aroundAll = /\b(?:frame|border) (?:\w+ )?around (?:the (?:whole|entire|logo)|everything|it all|all)\b/;

const ofPicture = /\baround (?:the )?symbol\b/;

const takesAway =
  /\b(?:no|without|remove|drop|lose|delete|away|out|gone|get rid of|take (?:\w+ ){0,4}(?:off|out|away)|ditch|skip|not need|don't (?:need|want|like))\b/;
const rules = /\b(?:lines|rules?|dashes|strokes|underline|divider|dividing line|separator|(?:vertical|horizontal|thin) line)\b/;
const ofWords = /\b(?:text|words?|written|tagline|slogan|outlines?|thinner|thicker|bolder|on (?:two|one|three) lines|letters?)\b/;

const theLine = /\b(?:the|that|this) line$|\b(?:the|that|this) line (?:under|below|above|over|off|away|out|again|please)\b/;

/** "Remove the line": where none is written, it is a drawn one. */
const isRuled = ({ descriptor }: Brief): boolean => descriptor === null;

/** "Get rid of the lines above and below the name": the rules go, and the name stays. */
export const readNoLines: Reader = ({ keys, tokens, context: { brief } }) =>
  takesAway.test(keys) && (rules.test(keys) || (theLine.test(keys) && isRuled(brief))) && !ofWords.test(keys)
    ? { patches: [{ kind: 'take-form', form: 'rules', refused: true }], used: span(0, tokens.length) }
    : undefined;

const ringAround =
  /\b(?:an? )(?:\w+ ){0,2}(?:ring|circle|circular line|round line) (?:\w+ ){0,2}?(?:around|round) (?:the |it|this|our )|\b(?:ring|circle) around (?:the )?symbol\b/;

/** "A thin ring around the fox" is a shape around the picture, and no ring to be worn. */
export const readRing: Reader = (clause) => {
  const { tokens, text, scopes, keys } = clause;
  if (!ringAround.test(keys) || removes.test(keys) || findColours(text, tokens, scopes, new Set()).length > 0) return undefined;
  // All of it in a ring is an emblem, and what is written around it is a name.
  if (!(ofPicture.test(spokenOf(clause)) || /\baround (?:it|him|her)$/.test(keys)) || clause.context.pictures.length === 0)
    return undefined;
  return { patches: [{ kind: 'constrain', constraints: { container: 'circle' }, isOutlined: true }], used: span(0, tokens.length) };
};

/** "A thin frame around it", "a round frame": what is said of the frame is not said of the letters. */
export const readFrame: Reader = (clause) => {
  const { tokens, keys, text, scopes } = clause;
  const at = tokens.findIndex(({ key }) => frameAlone.test(key));
  if (at < 0 || scopes[at]?.negated === true || removes.test(keys) || findColours(text, tokens, scopes, new Set()).length > 0)
    return undefined;
  const isRounded = [tokens[at - 1], tokens[at + 1]].some((token) => token?.key === 'rounded' && roundWords.test(token.own));
  const patch: Patch | undefined =
    isRounded || isRound.test(keys)
      ? {
          kind: 'constrain',
          constraints: ofPicture.test(spokenOf(clause)) ? { container: 'circle' } : { symbol: 'badge', container: 'circle' },
        }
      : !isThin.test(keys) && !isThick.test(keys)
        ? aroundAll.test(keys)
          ? { kind: 'take-form', form: 'frame', refused: false, isWhole: true }
          : undefined
        : isThere.test(keys) || isThick.test(keys)
          ? { kind: 'beyond', reason: 'The line of a frame goes with the weight of the letters.' }
          : { kind: 'take-form', form: 'frame', refused: false, isThin: true };
  return patch && { patches: [patch], used: span(0, tokens.length) };
};
