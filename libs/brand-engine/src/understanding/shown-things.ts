import type { Brief } from '../brief.js';
import { arranged, placedBy, relationOf } from './arrangement.js';
import { creatures, isArticle } from './asked-things.js';
import type { IconRanker } from './icons.js';
import { kindsOfThings } from './lexicon/kinds.js';
import { words } from './phrases.js';
import type { Picture } from './pictures.js';
import type { Token } from './text.js';
import type { Wish } from './wishes.js';

type Thing = Extract<Wish, { kind: 'thing' }>;

/** A relative as near as this may stand for a thing that is only spoken of. */
const nearest = 0.86;

/** "A ball of wool with needles": where one picture shows two things that are asked for together, it is the picture of both. */
export function withSharedPictures(things: readonly Thing[], tokens: readonly Token[], icons: IconRanker): Thing[] {
  const itself = ({ term }: Thing): string[] => icons.pictures(term).flatMap(({ id, relation }) => (relation === 'itself' ? [id] : []));
  const isTogether = (one: Thing | undefined, other: Thing | undefined): boolean =>
    one?.asked === true &&
    other?.asked === true &&
    !tokens.slice(one.to - 1, other.from).some(({ key, gap }) => key === 'or' || gap !== '');
  return things.map((thing, at) => {
    const shared = [things[at - 1], things[at + 1]].flatMap((beside) =>
      beside && (isTogether(beside, thing) || isTogether(thing, beside)) ? itself(beside).filter((id) => itself(thing).includes(id)) : [],
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

/** "Needle and thread, the thread making a 9". */
const isSaidAgain = (one: Thing, other: Thing): boolean =>
  ` ${one.term} `.includes(` ${other.term} `) || ` ${other.term} `.includes(` ${one.term} `);

/** What somebody has on. */
const garments = words(
  'hat cap helmet crown scarf glasses eyeglasses spectacles sunglasses goggles headphones mask tie bow-tie boot glove jacket coat apron monocle',
);

/** "A penguin wearing sunglasses", "a fox with a scarf": what a creature has on is no picture beside it. */
const isWorn = (one: Thing, other: Thing, between: readonly string[]): boolean =>
  between.includes('wearing') || (between.includes('with') && creatures.has(one.term) && garments.has(other.term.split(' ').at(-1) ?? ''));

/**
 * The pictures of the first two things that were asked for in one breath, and not one in place of the other, and how they stand. One
 * picture that shows both stands alone, and so does what wears the other.
 */
export function togetherOf(
  things: readonly Thing[],
  tokens: readonly Token[],
  icons: IconRanker,
  refused: ReadonlySet<string>,
): Pick<Brief, 'together' | 'arrangement'> {
  const asked = things.filter((thing) => thing.asked && !thing.refused);
  const picturesOf = ({ term, icons: own }: Thing): string[] =>
    icons.pictures(term).flatMap(({ id, relation }) => (relation === 'itself' && own.includes(id) && !refused.has(id) ? [id] : []));
  for (const [at, one] of asked.entries()) {
    const other = asked[at + 1];
    if (!other) break;
    const between = tokens.slice(one.to, other.from).map(({ key }) => key);
    const [ofOne, ofOther] = [picturesOf(one), picturesOf(other)];
    const [[first], [second]] = [ofOne, ofOther];
    const isChoice = between.some((key) => /^(?:or|maybe|perhaps|alternatively)$/.test(key));
    if (!first || !second || ofOne.some((id) => ofOther.includes(id)) || isChoice || isWorn(one, other, between) || isSaidAgain(one, other))
      continue;
    // "Ein Elefant, der einen Karton trägt": two articles in a row open a relative clause.
    const isRelative = between[0] === 'the' && isArticle(tokens[one.to + 1]);
    const relation = isRelative ? 'with' : between.length <= 5 ? relationOf(between) : undefined;
    const place = relation === 'with' ? placedBy(tokens.slice(other.to, other.to + 2).map(({ key }) => key)) : undefined;
    if (place && tokens[other.to - 1]?.gap === '') return arranged(second, first, place);
    // "Bubbles, cute, a poodle": two that are all that is asked for belong together, wherever they stand.
    // "A tent, a mountain behind it and a star": of a scene, the first two.
    const isListed = at === 0 && between.length <= 2 && between.every((key) => /^(?:a|an|the|one)$/.test(key));
    if (relation !== undefined || asked.length === 2 || isListed) return arranged(first, second, relation ?? 'beside');
  }
  return {};
}

const numbers = ['two', 'three', 'four', 'five'];

/** How many of one thing were asked for, where so many can be shown. */
export function countOf(things: readonly Thing[]): Pick<Brief, 'count'> {
  const [first] = things.filter(({ asked, refused, icons }) => asked && !refused && icons.length > 0);
  // A picture of billiard balls shows several already.
  if (first?.several === undefined || first.icons[0]?.endsWith('s')) return {};
  const { several } = first;
  const count = numbers.includes(several) ? numbers.indexOf(several) + 2 : Number(several);
  return count >= 2 && count <= 5 ? { count } : {};
}

/** Kinds of which another member is no answer to one that was refused: a dog is none to "no cats". */
const families: ReadonlySet<string> = new Set(['animal', 'bird', 'insect']);

/** The pictures of what is of one kind with something refused. */
export function siblingsOf(things: readonly { term: string; refused: boolean }[], icons: IconRanker): ReadonlySet<string> {
  const refused = things.filter((thing) => thing.refused).map(({ term }) => term);
  const kin = [...kindsOfThings].filter(([kind, members]) => families.has(kind) && members.some((member) => refused.includes(member)));
  return new Set(kin.flatMap(([, members]) => members.flatMap((member) => icons.find(member).flatMap(({ id }) => id))));
}
