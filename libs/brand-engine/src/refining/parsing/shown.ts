import type { Brief } from '../../brief.js';
import type { Understanding } from '../../understanding/index.js';
import { rememberedOf } from '../../remembered.js';
import { kindsOfThings } from '../../understanding/lexicon/kinds.js';
import { list } from '../../understanding/text/phrases.js';
import { singular } from '../../understanding/text/text.js';

/** Words for what the mark shows: its pictures, what the brief calls them, and their kinds. What was asked for and is not drawn is not shown. */
export function wordsShown(
  { icons, concepts }: Brief,
  pictures: readonly string[] | undefined,
  understanding: Pick<Understanding, 'findIcons'>,
): ReadonlySet<string> {
  const { findIcons } = understanding;
  const drawn = pictures ?? icons.map(({ id }) => id);
  const terms = concepts.map(({ term }) => term);
  // A jeweller's diamond is no ring, and a coffee bean no cup, though they are near; a kestrel that is drawn as a falcon is what it is called.
  const rankOf = (term: string, icon: string): number => {
    const rank = findIcons(term).indexOf(icon);
    return rank < 0 ? Infinity : rank;
  };
  const isCalled = (term: string): boolean =>
    drawn.some((icon) => rankOf(term, icon) < Infinity && terms.every((other) => rankOf(term, icon) <= rankOf(other, icon)));
  const called = pictures === undefined ? terms : terms.filter(isCalled);
  // "The leaf" is the bay leaf that is shown, and "the oak" the oak tree.
  const heads = called.flatMap((term) =>
    [term.split(' ').at(-1) ?? [], /^(\S+) (?:tree|flower|bird|fish|plant)$/.exec(term)?.[1] ?? []].flat(),
  );
  const parts = drawn.flatMap((id) => id.split('-'));
  const words = new Set([...parts, ...parts.map(singular), ...called, ...heads]);
  // "The animal" is the elephant that is shown, and "the bird" the blackbird.
  const [picture = ''] = drawn;
  const first = new Set([...picture.split('-'), ...called.slice(0, 1)]);
  const ofPicture = kindsShown(understanding, picture, () => kindsOf((member) => findIcons(member).includes(picture)));
  const ofWords = kindsOf((member) => first.has(member));
  const kinds = [...ofPicture, ...ofWords];
  const others = [...moreOfKinds].flatMap(([kind, members]) => (members.some((member) => first.has(member)) ? [kind] : []));
  return new Set([...words, ...kinds, ...others]);
}

/** Pictures whose kinds are kept: every member of every kind is looked up for them. */
const mostPictures = 500;
const kindsShown = rememberedOf<readonly string[]>(mostPictures);

const kindsOf = (isMember: (member: string) => boolean): string[] =>
  [...kindsOfThings].flatMap(([kind, members]) => (members.some(isMember) ? [kind] : []));

/** What people call by its kind besides: "the bird" of a sparrow, "the dog" of a greyhound. */
const moreOfKinds: ReadonlyMap<string, readonly string[]> = new Map(
  `
  bird: sparrow, robin, finch, wren, lark, crow, magpie, blackbird, stork, falcon, kestrel, hawk, woodpecker, crane
  dog: greyhound, dachshund, poodle, collie, bulldog, terrier, labrador, spaniel, corgi, husky, beagle, pug, dalmatian, retriever, hound, puppy
  cat: kitten
  horse: pony, foal, stallion, mare, unicorn
  deer: stag, doe, reindeer, moose, fawn
  bear: panda, polar bear, grizzly
  cow: bull, ox, calf
  fish: trout, carp, salmon, cod, herring, mackerel, sardine, pike, tuna, koi, goldfish
  tree: willow, birch, maple, beech, poplar, cedar, cypress, fir, spruce, bonsai, baobab
  plant: agave, aloe, fern, bamboo, monstera, succulent
  flower: poppy, daisy, lily, lavender, carnation, peony, cornflower, orchid, thistle, daffodil, iris
  fruit: plum, fig, apricot, raspberry, blackberry, blueberry, pomegranate, mango
  boat: sailboat, ship, canoe, kayak, rowboat, yacht, ferry
  bike: bicycle
  pot: teapot, coffee pot
`
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [kind = '', members = ''] = line.split(':');
      return [kind.trim(), list(members)];
    }),
);
