import type { ColourIntent } from '../../brief.js';
import { findColours, type ColourMention } from '../../understanding/colours/colours.js';
import { paletteNouns } from '../../understanding/colours/colour-context.js';
import { colourAdjectives, lentColours, plainColours } from '../../understanding/lexicon/colours.js';
import { fold, type Token, withoutElision } from '../../understanding/text/text.js';
import { type ClauseText, type Reader, span } from './clause.js';

/** What may stand between "like" and the thing. */
const between =
  /^(?:a|an|the|some|that|of|real|ripe|good|freshly|very|colou?r|tone|shade|wet|dry|old|fresh|polished|weathered|aged|roasted|baked|brushed|raw|young|·)$/;
const isArticle = /^(?:a|an|the)$/;

/** "The brown looks like mud" complains of the brown that there is. */
const complains = /\b(?:looks|feels|seems|is|are|was|reminds|resembles)\b/;
const wishes = /\b(?:should|could|can|make|want|would|more|rather|better|if)\b/;

/** "Warmer, like a sunset": who speaks of warmth or light likens colours. */
const shades = /^(?:warmer|cooler|colder|brighter|darker|lighter|paler|deeper|richer)$/;

/** A colour that something is likened to: "more like dark chocolate", "rather like a ripe tomato". */
export interface Likened {
  colour: ColourMention;
  /** Whether the words themselves say that a colour is meant, and not the thing. */
  isTold: boolean;
  /** Where the comparison starts. */
  from: number;
}

/** The colour that a clause likens something to, whether or not it speaks of colours. */
export function likenedColour(clause: ClauseText): Likened | undefined {
  const { text, tokens, scopes, keys } = clause;
  const like = tokens.findIndex(({ key }, at) => key === 'like' || isColourOf(tokens, at));
  if (like < 0 || (complains.test(keys) && !wishes.test(keys))) return undefined;
  let first = like + 1;
  while (between.test(tokens[first]?.key ?? '')) first++;
  // Behind "in" a thing can only lend its colour.
  const masked = tokens.map((token, at) => (at >= like && at < first ? { ...token, key: 'in' } : token));
  const colour = findColours(text, masked, scopes, new Set(), 'wished').find(({ from, to }) => to > first && from <= first + 1);
  if (colour === undefined || colour.ground || colour.avoided) return undefined;
  const before = tokens.slice(0, like);
  const isOfColours =
    tokens.slice(0, first).some(({ key }) => paletteNouns.has(key)) ||
    before.some(({ key }) => plainColours.has(key) || shades.test(key)) ||
    ownColour(clause, like, new Set()) !== undefined;
  // "Like wet slate", "like moss": what is not counted is a colour, and no thing.
  const isStuff = !tokens.slice(like, first).some(({ key }) => isArticle.test(key)) && lentColours.has(tokens[colour.to - 1]?.key ?? '');
  const isShade = isStuff || (colourAdjectives.has(tokens[first]?.key ?? '') && !isArticle.test(tokens[first - 1]?.key ?? ''));
  return { colour, isTold: isOfColours || isShade, from: like };
}

/** Whether what stands before a comparison is a colour: "a deeper blue, like a midnight sky". */
export const isLikenedColour = (before: readonly Token[]): boolean => {
  const { key = '' } = before[before.findLastIndex(({ key: word }) => word === 'like') - 1] ?? {};
  return plainColours.has(key) || shades.test(key);
};

/** "The colour of a ripe plum"; "the colour of the name" is another matter. */
const isColourOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'of' && paletteNouns.has(tokens[at - 1]?.key ?? '') && /^an?$/.test(tokens[at + 1]?.key ?? '');

/** "The brown more like dark chocolate", "a colour like honey": what is named for its colour is not drawn. */
export const readLikened: Reader = (clause, used) => {
  const likened = likenedColour(clause);
  if (!likened?.isTold || used.has(likened.colour.to - 1)) return undefined;
  const { colour, from } = likened;
  const own = ownColour(clause, from, used);
  return {
    patches: [own ? { kind: 'swap-colour', from: own, to: colour.intent } : { kind: 'set-colour', role: 'primary', colour: colour.intent }],
    used: span(own ? 0 : from, colour.to),
  };
};

/** The colour of the palette that is spoken of before the comparison. */
function ownColour({ text, tokens, scopes, context }: ClauseText, end: number, used: ReadonlySet<number>): ColourIntent | undefined {
  const { primary, secondary, tertiary } = context.brief.colours;
  const named = [primary, secondary, tertiary].filter((own) => own != null);
  const before = tokens.slice(0, end);
  const spoken = findColours(text, before, scopes, used).find(({ intent }) => named.some(({ hue }) => hue === intent.hue));
  // "The cream": a thing that lent its colour to the palette.
  return spoken?.intent ?? named.find((own) => before.some((token) => token.own === withoutElision(fold(own.words))));
}

const likens = /\b(?:looks?|looking|feels?|seems?) (?:(?!to |as )\w+ ){0,3}?like\b|\b(?:reminds? (?:me|us)(?: \w+)? of|resembles?)\b/;

/** "The brown looks like cardboard", "it looks like mud": what a colour is likened to with displeasure; of a thing with an article a picture is spoken of. */
export function dislikedColour(clause: ClauseText): ColourIntent | null | undefined {
  const { text, tokens, scopes, keys, context } = clause;
  if (!likens.test(keys) || wishes.test(keys.replace(/\bmore like\b/, 'like'))) return undefined;
  const like = tokens.findIndex(({ key }) => /^(?:like|of|resembles?)$/.test(key));
  let first = like + 1;
  while (between.test(tokens[first]?.key ?? '')) first++;
  const own = ownColour(clause, like, new Set());
  const hasArticle = tokens.slice(like, first).some(({ key }) => isArticle.test(key));
  const isOfIt = /^(?:(?:and|but|honestly|sorry|to|me|now|right) )*(?:it|this|that|the colou?rs?)\b/.test(keys) && !hasArticle;
  if (own === undefined && !isOfIt) return undefined;
  // Behind "in" a thing can only lend its colour.
  const masked = tokens.map((token, at) => (at >= like && at < first ? { ...token, key: 'in' } : token));
  const lent = findColours(text, masked, scopes, new Set(), 'wished').some(({ from, to }) => to > first && from <= first + 1);
  return own ?? (lent ? context.brief.colours.primary : undefined);
}

/** A colour that is disliked for what it looks like is to be livelier. */
export const readDislikedColour: Reader = (clause) => {
  const colour = dislikedColour(clause);
  if (colour === undefined) return undefined;
  return {
    patches: [{ kind: 'shift-colour', by: 'more-vivid', amount: 1.5, ...(colour ? { of: colour } : {}) }],
    used: span(0, clause.tokens.length),
  };
};
