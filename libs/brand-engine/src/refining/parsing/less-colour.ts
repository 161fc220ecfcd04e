import { findColours } from '../../understanding/colours/colours.js';
import { isOfPalette } from './colour-mentions.js';
import { alreadySo, type Reader, span, spokenOf } from './clause.js';

const less = /^(?:(?:and|but|a|bit|little|much|way|slightly|please) )*less (?:of )?(?:the |that |this )?(?:\w+ )?\w+$/;
const still = /^(?:(?:but|and|it|should|must|can|please|keep|stay|stays|be) )*still (?:(?:be|a|in|the) )*(?:\w+ )?\w+$/;

/** "Less pink" of what is pink asks for less of it and not for none, and "but still mint" for nothing. */
export const readLessColour: Reader = ({ text, keys, tokens, scopes, context: { brief } }) => {
  if (!less.test(keys) && !still.test(keys)) return undefined;
  const used = span(0, tokens.length);
  const [colour, other] = findColours(text, tokens, scopes, new Set(), 'exchanged');
  if (!colour || other || colour.to !== tokens.length || !isOfPalette(colour.intent, brief)) return undefined;
  return still.test(keys)
    ? { patches: [alreadySo], used }
    : { patches: [{ kind: 'shift-colour', by: 'more-muted', amount: 1, of: colour.intent }], used };
};

const ofThing =
  /^(?:(?:make|please|and|but|paint) )*(?:the |our )?symbol (?:(?:should|be|is|all|only|just) )*in (?:(?:a|one|only) )*(?:single )?colou?r$/;

/** "The poppy in one colour" speaks of the poppy, which has one, and not of the name. */
export const readThingInOneColour: Reader = (clause) =>
  ofThing.test(spokenOf(clause)) && new Set(clause.context.pictures).size === 1
    ? { patches: [alreadySo], used: span(0, clause.tokens.length) }
    : undefined;
