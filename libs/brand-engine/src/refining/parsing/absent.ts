import type { Patch } from '../../refinement.js';
import { isColourWord, plainColours } from '../../understanding/lexicon/colours.js';
import { picturesWithPart } from '../../understanding/lexicon/contained-parts.js';
import { fold, singular } from '../../understanding/text/text.js';
import { exchangeOf } from './exchange.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { isShownAt, isSymbolNoun, ofFace, partsOfThings, type Reader, span } from './clause.js';
import { asItIs } from './symbol.js';
import { isThing, shaped } from './things.js';

const lead =
  "(?:(?:please|now|and|but|maybe|perhaps|can|could|should|would|you|we|i|i'd|want|like|make|let|have|paint|colou?r|turn|put|draw|try|remove|lose|drop|take|get rid of|without|with|fewer|less|more|only|just|are|is) )*";
const determined = new RegExp(`^${lead}(?:(?:the|its|his|her|their|those|these|fewer|more|less) )?(\\w+)(?: (\\w+))?\\b`);
const isDefinite = new RegExp(`^${lead}(?:the|its|his|her|their|those|these|fewer|more|less) `);
const changes =
  /\b(?:bigger|larger|smaller|longer|shorter|thicker|thinner|bolder|finer|wider|rounder|sharper|lighter|darker|paler|brighter|deeper|fewer|less|more|too|remove|lose|drop|take|without|get rid of|should|could|be|in|colou?r|paint|turn)\b/;
const brings =
  /\b(?:add|use|instead|rather|show|include|need|like an?|want an?|another|different|back|next to|beside|above|under|behind|on|around|inside)\b/;
const moreOfIt =
  /^(?:(?:please|and|but|maybe|perhaps|with|a bit|a little|some|much|make|the|can|could|you|we|have|get) )*more (?:visible |obvious |prominent |of the )?\w+$/;
/** What emblems and lock-ups are adorned with, and shapes that a mark may stand in. */
const ornaments =
  /^(?:stars?|dots?|dash(?:es)?|diamonds?|lines?|rules?|rings?|circles?|frames?|borders?|shields?|badges?|seals?|stamps?|ribbons?|banners?|labels?|plates?|backgrounds?|grounds?|leaves|leaf|hearts?|crosses|cross|arcs?|arrows?|shapes?|initials?|ampersands?|signs?|logos?|stripes?|rays?)$/;

/** "The ripples lighter", "the roof in red", "remove the tail", of a drawing that shows none by itself: nothing else changes. */
export const readAbsent: Reader = (clause) => {
  const { keys, tokens, text, context } = clause;
  if (context.pictures.length === 0 || exchangeOf(tokens) || findQuotes(text).length > 0 || brings.test(keys) || !changes.test(keys))
    return undefined;
  const [, head = '', next = ''] = determined.exec(keys) ?? [];
  // "The light blue darker"
  if (/^(?:light|dark|pale|deep|bright)$/.test(head) && (isColourWord(next) || plainColours.has(next))) return undefined;
  // "The big sails", "the sails bigger".
  const noun = partsOfThings.test(head) || !(partsOfThings.test(next) || isThing(next)) ? head : next;
  if (!partsOfThings.test(noun) && !isDefinite.test(keys)) return undefined;
  const at = tokens.findIndex(({ key }) => key === noun);
  const isPart = partsOfThings.test(noun);
  if (at < 0 || isSymbolNoun.test(noun) || ornaments.test(noun) || shaped.test(noun) || isColourWord(noun) || plainColours.has(noun))
    return undefined;
  // "Fewer sparkles": there are as many as the picture of them has.
  if (/\bfewer \w+$/.test(keys) && isShownAt(clause, tokens.length - 1)) return { patches: [asItIs], used: span(0, tokens.length) };
  // What is shown, however it is called, is no part that lacks.
  if (tokens.some((_, own) => isShownAt(clause, own))) return undefined;
  const { brief } = context;
  if (brief.face === true && ofFace.test(noun)) return undefined;
  const isWritten = fold(`${brief.name} ${brief.descriptor ?? ''}`)
    .split(' ')
    .some((word) => singular(word) === singular(noun));
  const lent = [brief.colours.primary, brief.colours.secondary, brief.colours.tertiary].some((own) => own?.words.split(' ').includes(noun));
  if (isWritten || lent) return undefined;
  const icons = context.findIcons(singular(noun));
  const isDrawn = isThing(noun) && icons.some((id) => context.showsItself(singular(noun), id));
  const wasAsked = brief.concepts.some(({ term, source }) => source === 'asked' && singular(term) === singular(noun));
  if (!isPart && !isDrawn && !wasAsked) return undefined;
  // "The horse is too big" of what shows a chess knight: whatever the one picture is called, it is meant.
  if (!isPart && context.pictures.length === 1 && /\b(?:is|are|looks?|seems?|feels?)\b/.test(keys)) return undefined;
  const isContained = picturesWithPart.get(singular(noun))?.some((id) => context.pictures.includes(id)) === true;
  if (isContained) return { patches: [asItIs], used: span(0, tokens.length) };
  // "More visible steam", of what shows none: it comes.
  if (isDrawn && !isPart && moreOfIt.test(keys))
    return { patches: [{ kind: 'symbol', icons, term: singular(noun), joins: 'beside' }], used: span(0, tokens.length) };
  const patch: Patch = isPart ? asItIs : { kind: 'beyond', reason: `The drawing shows no ${noun}, so there is nothing of it to change.` };
  return { patches: [patch], used: span(0, tokens.length) };
};
