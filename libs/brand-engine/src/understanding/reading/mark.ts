import type { Brief } from '../../brief.js';
import { coloursOfPair, coloursOfTwo } from '../colours/coloured-things.js';
import type { ColourMention } from '../colours/colours.js';
import { type ConstraintMention, mergeConstraints } from '../forms/constraints.js';
import { findNothingElse } from '../fallbacks.js';
import { withoutArc } from '../forms/grounds.js';
import { isAroundLetters } from '../things/around-letters.js';
import type { IconRanker } from '../things/icons.js';
import { asPortrayed } from '../things/portrait-wishes.js';
import { namedPictures, picturesOfCompanions, siblingsOf, withoutCompanions } from '../things/shown-things.js';
import { unreadClauses } from '../language/unread-clauses.js';
import { covering, type Span, type Thing, type WishOf } from '../wishes.js';
import type { Named } from './named.js';
import type { Style } from './style.js';
import type { Subjects } from './subjects.js';

/** What the mark may be: its pictures, and the demands that hold beside them. */
export interface Mark {
  pictures: Brief['icons'];
  demands: readonly ConstraintMention[];
  /** The words that say of things that they stand in a row. */
  rows: readonly Span[];
  beyond: readonly WishOf<'beyond'>[];
  constraints: Brief['constraints'];
  /** The colours that are told of two things that stand together, or of two of a kind; empty where none are. */
  ofPair: readonly (ColourMention | undefined)[];
  /** The letters of the name that a picture takes the place of, where the demands leave room for that. */
  inLetters: Brief['inLetters'];
  /** Whether letters in two colours are the mark. */
  isOfPart: boolean;
  /** What is not asked for because the thing before it is shown, and "nothing else". */
  elseSpans: readonly Span[];
}

export function readMark(named: Named, style: Style, subjects: Subjects, icons: IconRanker): Mark {
  const { tokens } = named.sentence;
  const { things, trades, fallbacks, pair, brief: group } = subjects;
  // What something stands in is painted first.
  const ofPair = pair
    ? coloursOfPair(style.colours, group.arrangement === 'inside' ? [pair[1], pair[0]] : pair, tokens)
    : coloursOfTwo(style.colours, tokens);
  const settled = ofPair.filter((own) => own !== undefined).length > 1 ? withoutArc(style) : style;
  // "Four bottles in a row": it is the bottles that stand so, and not the name beside them.
  const isOfThings = ({ asked, from, to }: ConstraintMention): boolean =>
    asked.layout === 'row' &&
    things.some((thing) => thing.asked && thing.to === from) &&
    /^(?:in (?:a|one) (?:row|line)|side by side|next to each other)$/.test(
      tokens
        .slice(from, to)
        .map(({ key }) => key)
        .join(' '),
    );
  const demands = settled.demands.filter((own) => !covering(fallbacks).has(own.from) && !isOfThings(own));
  const elseSpans = [...fallbacks, ...findNothingElse(tokens).filter(({ from }) => !covering(settled.demands).has(from))];
  const { pictures, showsNothing } = picturesOf(named, subjects, icons);
  const demanded = mergeConstraints(demands);
  // "The 7 orange": letters in two colours are a mark of their own, and no picture stands beside them.
  const isAskedBeside = ({ asked, from }: Thing): boolean => asked && !covering(trades).has(from);
  const isOfPart = style.colouredParts.length > 0 && !things.some(isAskedBeside) && /^(?:any|wordmark)$/.test(demanded.symbol);
  const merged = isOfPart ? { ...demanded, symbol: 'wordmark' as const, noIcon: true } : demanded;
  // A picture alone, of nothing that can be drawn: any sign will do.
  const asked = merged.symbol === 'icon' && pictures.length === 0 ? { ...merged, symbol: 'any' as const } : merged;
  const own = constraintsFor(asked, named, subjects, showsNothing);
  const inLetters = inLettersOf(named, subjects, own);
  // "Only lettering, with a leaf for the dot of the i": the picture is part of the letters.
  const constraints = inLetters ? { ...own, symbol: 'any' as const, noIcon: false } : own;
  return {
    pictures,
    demands,
    rows: settled.demands.filter(isOfThings),
    beyond: settled.beyond,
    constraints,
    inLetters,
    ofPair,
    isOfPart,
    elseSpans,
  };
}

/** The letters of the name that a picture takes the place of; none where the name stands around a circle or is not written. */
function inLettersOf(
  { letterThing }: Named,
  { refusedIcons }: Subjects,
  { symbol, container, layout, noText }: Brief['constraints'],
): Brief['inLetters'] {
  const icon = letterThing?.thing.icons.find((id) => !refusedIcons.has(id));
  const isWritten = !noText && layout === 'any' && /^(?:any|none)$/.test(container) && /^(?:any|wordmark|icon)$/.test(symbol);
  if (!letterThing || icon === undefined || !isWritten || letterThing.wish.at.length === 0) return undefined;
  const { letter, at, place } = letterThing.wish;
  return { icon, letter, at, place };
}

/** The pictures that may be shown, the best first, and whether none is because the only one that was wanted cannot be drawn. */
function picturesOf(
  { sentence, context }: Named,
  { things, trades, taken, concepts, nameThings, refusedIcons, brief: group }: Subjects,
  icons: IconRanker,
): { pictures: Brief['icons']; showsNothing: boolean } {
  const { tokens } = sentence;
  const isItself = (term: string, id: string): boolean => icons.pictures(term).some((own) => own.id === id && own.relation === 'itself');
  // "Copper Kettle" shows no pot.
  const nearName = nameThings.flatMap((term) => icons.find(term).flatMap(({ id }) => (isItself(term, id) ? [] : [id])));
  const others = concepts.filter(({ term }) => !nameThings.includes(term)).flatMap(({ term }) => icons.find(term)[0]?.id ?? []);
  const ofName = new Set(nameThings.flatMap((term) => icons.find(term).find(({ id }) => !refusedIcons.has(id))?.id ?? []));
  // Beside the thing of its name, what a brand only speaks of is its trade.
  const spokenOf = ofName.size > 0 ? things.filter(({ asked }) => asked) : things;
  const named = namedPictures(group.together ? spokenOf : withoutCompanions(spokenOf, tokens), icons);
  const siblings = new Set([
    ...siblingsOf(things, icons),
    ...(group.together ? [] : picturesOfCompanions(things, tokens)),
    ...nearName.filter((id) => !others.includes(id)),
  ]);
  const lessThanAsked = partialPictures(things, icons);
  const unread = unreadClauses(tokens, new Set([...taken, ...covering([...things, ...trades])]), context.describes);
  const lacksPicture = (things.some(({ asked, icons: ids }) => asked && ids.length === 0) || unread > 0) && named.size === 0;
  const pictures = icons
    .rank(concepts, refusedIcons)
    .filter(({ id }) => named.has(id) || !(siblings.has(id) || lacksPicture || lessThanAsked.has(id)))
    .map(({ id, score }) => (named.has(id) || ofName.has(id) ? { id, score, named: true } : { id, score }));
  return {
    pictures: asPortrayed(pictures, things, sentence, icons),
    // "A lily or nothing": where no lily can be drawn, nothing is.
    showsNothing: things.some(({ orNothing, icons: ids }) => orNothing === true && ids.length === 0) && named.size === 0,
  };
}

/** Pictures of what is asked for that show less of it than another does: "a bowl with chopsticks" is no bowl alone. */
function partialPictures(things: readonly Thing[], icons: IconRanker): ReadonlySet<string> {
  const asked = things.filter((thing) => thing.asked && thing.icons.length > 0);
  const chosen = new Set(asked.flatMap((thing) => thing.icons));
  return new Set(asked.flatMap(({ term }) => icons.find(term).flatMap(({ id }) => (chosen.has(id) ? [] : [id]))));
}

/** "The initial R inside a leaf": whether a thing that is asked for has the letters of the mark in it. */
export const holdsLetters = ({ letters, sentence: { tokens } }: Named, things: readonly Thing[]): boolean =>
  things.some((thing) => thing.asked && thing.icons.length > 0 && isAroundLetters(thing, letters, tokens));

function constraintsFor(
  asked: Brief['constraints'],
  named: Named,
  { things, trades, brief: group, isInShield }: Subjects,
  showsNothing: boolean,
): Brief['constraints'] {
  const isAnythingAsked = things.some((thing) => thing.asked);
  // "No decoration": a picture that nobody asked for is one.
  const isPlain =
    things.some(({ refused, term }) => refused && /^(?:decoration|ornament|embellishment|ornamentation|adornment)s?$/.test(term)) &&
    !isAnythingAsked;
  if (showsNothing || (isPlain && asked.symbol === 'any')) return { ...asked, noIcon: true };
  // "A shield with a tree, a book and a ball": it is the ground of them all.
  if (isInShield && /^(?:any|shield)$/.test(asked.container)) return { ...asked, container: 'shield' };
  // "A keyhole inside a shield": the shield is drawn as a thing, and so is no container.
  if (group.arrangement === 'inside' && group.together?.[1] === asked.container) return { ...asked, container: 'any' };
  if (holdsLetters(named, things)) return asked.symbol === 'monogram' ? { ...asked, symbol: 'any', noIcon: false } : asked;
  // "Letters M and O interlocked": letters that are named are the mark, where no picture is.
  const isPictureAsked = things.some((thing) => thing.asked && !covering(trades).has(thing.from));
  if (named.letters !== undefined && asked.symbol === 'any' && !isPictureAsked) return { ...asked, symbol: 'monogram', noIcon: true };
  return asked;
}
