import { hueDistance } from '../../colour/oklch.js';
import { findColours, type ColourMention } from '../../understanding/colours/colours.js';
import { lentColours } from '../../understanding/lexicon/colours.js';
import { singular, type Token } from '../../understanding/text/text.js';
import { isShownAt, partsOfThings, span, type ClauseText, type Reader } from './clause.js';
import { exchangeOf } from './exchange.js';
import { likenedColour } from './likened.js';
import { between, partNouns, partOf } from './part.js';
import { isPortion, isThing } from './things.js';

/** "The wolf's eyes yellow", "the cherry should be red": what the picture does not show by itself keeps its colour, and so does all else. */
export const readDetail: Reader = (clause) => {
  const { tokens, text, scopes } = clause;
  // "Our printer can only do black and white" speaks of no colour of anything.
  if (exchangeOf(tokens) || likenedColour(clause)?.isTold || /\bblack (?:and )?white\b/.test(clause.keys)) return undefined;
  const mentions = findColours(text, tokens, scopes, new Set(), 'wished');
  const owners = mentions.flatMap((mention) => {
    const at = mention.ground || mention.accent ? undefined : detailOf(clause, mention, mentions);
    return at === undefined ? [] : [{ at, mention }];
  });
  const [owner] = owners;
  if (!owner) return undefined;
  const isOfOther = (mention: ColourMention): boolean =>
    owners.every(({ mention: own, at }) => own !== mention && at !== mention.from) && partOf(clause, mention) !== undefined;
  if (mentions.some(isOfOther)) return undefined;
  const reason = `The drawing shows no ${singular(tokens[owner.at]?.key ?? '')} that could have a colour of its own.`;
  return { patches: [{ kind: 'beyond', reason }], used: span(0, tokens.length) };
};

/** The thing that a colour is for, where the drawing does not show it by itself. */
function detailOf(clause: ClauseText, colour: ColourMention, mentions: readonly ColourMention[]): number | undefined {
  const { tokens } = clause;
  // "Green stem": a part of what is shown, behind its colour.
  const behind = tokens[colour.to]?.key ?? '';
  const isPart = partsOfThings.test(behind) || ofPlants.test(behind);
  if (isPart && tokens[colour.to - 1]?.gap === '' && !isShownAt(clause, colour.to) && clause.context.pictures.length > 0) return colour.to;
  let at = colour.from - 1;
  while (at >= 0 && !isNoun(clause, at) && between.test(tokens[at]?.key ?? '')) at--;
  if (!isNoun(clause, at)) return undefined;
  if (isDrawn(clause, at)) return partBefore(clause, at);
  if (partNouns(clause).includes(at) || isTone(tokens, at, colour, mentions)) return undefined;
  const before = tokens[at - 1]?.key ?? '';
  const isPartAt = partsOfThings.test(tokens[at]?.key ?? '') || ofPlants.test(tokens[at]?.key ?? '');
  // "The light beam": what a part is of may stand before it.
  const isOfThing = isPartAt && isThing(before) && definite.test(tokens[at - 2]?.key ?? '');
  const isSpokenOf = definite.test(before) || isOfThing || isDrawn(clause, at - 1);
  const isMade = /^(?:make|turn|paint|colou?r)$/.test(tokens[0]?.key ?? '') && !/^(?:a|an|it|with|and)$/.test(before);
  // "Wheels yellow"
  return isSpokenOf || isMade || (isPartAt && at === 0) ? at : undefined;
}

const definite = /^(?:the|that|this|its|his|her|their|our)$/;

const ofPlants =
  /^(?:trunks?|leaves|roots?|bark|combs?|shells?|straps?|laces?|buttons?|strings?|pages?|covers?|spines?|beams?|lids?|spouts?|cords?|ropes?)$/;

/** "The eyes of the wolf", "one link in the chain", and "oczy wilka" without a word between. */
function partBefore(clause: ClauseText, shown: number): number | undefined {
  let at = shown - 1;
  while (/^(?:of|in|on|the)$/.test(clause.tokens[at]?.key ?? '')) at--;
  const isApart = clause.tokens[at]?.gap !== '' || clause.tokens[at]?.start === clause.tokens[shown]?.start;
  // "One spoke of the bicycle": what is counted of a thing is a part of it, though there may be no picture of it.
  const isCounted = at < shown - 1 && clause.tokens[at - 1]?.key === 'one' && isThing(clause.tokens[at]?.key ?? '');
  const isPart = (isNoun(clause, at) || isCounted) && !isShownAt(clause, at) && !isApart && !isPortion(clause.tokens, at);
  return isPart && !partNouns(clause).includes(at) ? at : undefined;
}

/** "Cherry red" is a tone of red; a leaf that is to be brown is a thing. */
function isTone(tokens: readonly Token[], at: number, { from, intent }: ColourMention, mentions: readonly ColourMention[]): boolean {
  if (!lentColours.has(tokens[at]?.key ?? '') || at !== from - 1) return false;
  const lent = mentions.find((mention) => mention.from === at)?.intent.hue ?? null;
  return lent === null || intent.hue === null || Math.abs(hueDistance(lent, intent.hue)) < leastApart;
}

/** Degrees of hue between a thing and a colour that it does not lend a tone to. */
const leastApart = 60;

const iconsAt = ({ tokens, context }: ClauseText, at: number): string[] => context.findIcons(singular(tokens[at]?.key ?? ''));

const isNoun = (clause: ClauseText, at: number): boolean =>
  isThing(clause.tokens[at]?.key ?? '') && (iconsAt(clause, at).length > 0 || isShownAt(clause, at) || isAskedFor(clause, at));

/** What the brief speaks of is a thing, though there may be no picture of it. */
const isAskedFor = ({ tokens, context: { brief } }: ClauseText, at: number): boolean =>
  brief.concepts.some(({ term }) => term.split(' ').includes(singular(tokens[at]?.key ?? '')));

const isDrawn = (clause: ClauseText, at: number): boolean =>
  isShownAt(clause, at) ||
  (!partsOfThings.test(clause.tokens[at]?.key ?? '') && iconsAt(clause, at).some((id) => clause.context.pictures.includes(id)));
