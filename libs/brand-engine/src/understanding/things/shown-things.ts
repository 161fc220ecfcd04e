import type { Brief } from '../../brief.js';
import { creatures, kindsOfThings } from '../lexicon/kinds.js';
import type { IconRanker } from './icons.js';
import { picturesWithPart } from '../lexicon/contained-parts.js';
import type { Picture } from './pictures.js';
import { isCalledInPlural, type Token } from '../text/text.js';
import type { Thing } from '../wishes.js';
import { numberOf } from '../text/numbers.js';

/** A relative as near as this may stand for a thing that is only spoken of. */
const nearest = 0.86;

/**
 * "A ball of wool with needles", "a bowl with chopsticks": where one picture shows two things that are asked for together, it is the
 * picture of both.
 */
export function withSharedPictures(things: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const itself = ({ term }: Thing): string[] => icons.pictures(term).flatMap(({ id, relation }) => (relation === 'itself' ? [id] : []));
  const isTogether = (one: Thing | undefined, other: Thing | undefined): boolean =>
    one?.asked === true &&
    other?.asked === true &&
    !tokens.slice(one.to - 1, other.from).some(({ key, gap }) => key === 'or' || gap !== '');
  const contains = (whole: Thing, part: Thing): string[] =>
    itself(whole)
      .slice(0, 1)
      .filter((id) => picturesWithPart.get(part.term)?.includes(id) === true);
  const ofBoth = (one: Thing, other: Thing): string[] => [
    ...itself(one).filter((id) => itself(other).includes(id)),
    ...contains(one, other),
    ...contains(other, one),
  ];
  return things.map((thing, at) => {
    const shared = [things[at - 1], things[at + 1]].flatMap((beside) =>
      beside && (isTogether(beside, thing) || isTogether(thing, beside)) ? ofBoth(beside, thing) : [],
    );
    return shared.length > 0 ? { ...thing, icons: [...new Set(shared)] } : thing;
  });
}

/** The pictures of what is named: of the thing itself where it can be drawn, and else of its relatives. */
export function namedPictures(things: readonly Thing[], icons: IconRanker): ReadonlySet<string> {
  const ids = things
    .filter(({ refused, term, asked }) => !refused && (asked || icons.shows(term)))
    .flatMap(({ term, asked, icons: own }) => {
      const isShown = ({ relation, score }: Picture): boolean => relation === 'itself' || (!asked && score >= nearest);
      const shown = new Set(icons.pictures(term).flatMap((picture) => (isShown(picture) ? [picture.id] : [])));
      const itself = own.filter((id) => shown.has(id));
      return itself.length > 0 ? itself : own;
    });
  return new Set(ids);
}

/** "A kettle with steam", "a bee on a honeycomb": where only one has room, it is the first. */
export function withoutCompanions(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  return things.filter((thing, at) => {
    const head = things[at - 1];
    if (!head || head.refused || thing.refused || !head.asked || !thing.asked || head.icons.length === 0) return true;
    const between = tokens.slice(head.to, thing.from);
    const isHeld = between.some(({ key }) => /^(?:with|on|in|inside|over|under|holding|above|behind|wearing|stealing)$/.test(key));
    return !isHeld || between.length > 4 || between.some(({ gap }) => gap !== '') || tokens[head.to - 1]?.gap !== '';
  });
}

export function picturesOfCompanions(things: readonly Thing[], tokens: readonly Token[]): string[] {
  const heads = withoutCompanions(things, tokens);
  const shown = new Set(heads.flatMap(({ icons }) => icons));
  return things.filter((thing) => !heads.includes(thing)).flatMap(({ icons }) => icons.filter((id) => !shown.has(id)));
}

const mostOfOne = 7;

/** A pile is of as many where no number is told. */
const usualPile = 3;

/** How many of one thing were asked for, where so many can be shown. */
export function countOf(
  things: readonly Thing[],
  arrangement: Brief['arrangement'],
  icons: IconRanker,
  tokens: readonly Token[],
): Pick<Brief, 'count' | 'inRow'> {
  const [first] = things.filter(({ asked, refused, icons }) => asked && !refused && icons.length > 0);
  // A picture of billiard balls shows several already.
  if (arrangement === 'piled' && first?.several === undefined) return { count: usualPile };
  if (arrangement === 'overlapping' && first?.several === undefined) return { count: 2 };
  if (first?.several === undefined || isCalledInPlural(first.icons[0] ?? '')) return {};
  // "Two commuters" are no two trains.
  const isItself = icons.pictures(first.term).some(({ id, relation }) => first.icons.includes(id) && relation === 'itself');
  if (!isItself && !creatures.has(first.term)) return {};
  const { several } = first;
  const count = numberOf(several);
  return count >= 2 && count <= mostOfOne ? { count, ...(isInRow(first, tokens) ? { inRow: true as const } : {}) } : {};
}

/** "A row of five houses", "three trees in a row", "four bottles side by side". */
const isInRow = ({ from, to }: Thing, tokens: readonly Token[]): boolean => {
  const [before, after] = [tokens.slice(Math.max(0, from - 4), to), tokens.slice(to, to + 4)].map((part) =>
    part.map(({ key }) => key).join(' '),
  );
  return (
    /(?:^| )(?:row|line) of /.test(`${before} `) ||
    /^(?:standing |lined up )?(?:in (?:a|one) (?:row|line)|side by side|next to each other)(?: |$)/.test(after ?? '')
  );
};

/** Kinds of which another member is no answer to one that was refused: a dog is none to "no cats". */
const families: ReadonlySet<string> = new Set(['animal', 'bird', 'insect']);

/** The pictures of what is of one kind with something refused. */
export function siblingsOf(things: readonly { term: string; refused: boolean }[], icons: IconRanker): ReadonlySet<string> {
  const refused = things.filter((thing) => thing.refused).map(({ term }) => term);
  const kin = [...kindsOfThings].filter(([kind, members]) => families.has(kind) && members.some((member) => refused.includes(member)));
  return new Set(kin.flatMap(([, members]) => members.flatMap((member) => icons.find(member).flatMap(({ id }) => id))));
}
