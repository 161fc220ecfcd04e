import { ancestors, type Synset, type Wordnet } from './wordnet.ts';

/** Kinds of things that a wish for a picture may mean. */
const solid = new Set(['animal', 'plant', 'food', 'artifact', 'object', 'body', 'shape', 'substance', 'phenomenon']);
/** A whole with more kinds than this is told by its name alone: anything may be a tree. */
const mostKinds = 40;
/** Two things of a kind with more members than this do not look alike. */
const mostAlike = 400;
/** Words of definitions that tell no thing from another, and materials, of which most things are made. */
const general = new Set(
  'end side part piece form shape set hand head body line light point top bottom front back surface area place position section number group kind type device object thing structure support system material substance animal plant tree flower food fruit man woman person human people men world homo humanity humankind humans mankind house home building water fire air earth sea land garden game play work use time year night day wood metal glass paper stone cloth leather iron steel gold silver brass copper bronze clay wool cotton silk linen marble rubber plastic ice snow chocolate sugar straw red green blue black white yellow brown small large long short round flat high low left right main king queen royal baby child toy'.split(
    ' ',
  ),
);

/** Nouns that only say of which kind a thing is: "a spruce tree" shows a spruce, "a dragon fruit" no dragon. */
const kindNouns =
  'tree flower bird fish plant bush shrub animal insect dog cat fruit berry herb bug grass vegetable nut cereal pup cub calf foal fawn'.split(
    ' ',
  );

const lemmas = ({ words }: Synset): string[] => words.map((word) => word.toLowerCase().replaceAll('_', ' '));

/**
 * For each noun the words that, before it or behind its "of", make something else of it than what its picture shows: "boat:gravy", and
 * with a "<" those that it is a part of: "key:<piano"; and with a ">" the things that are kinds of it: "tree:>spruce". Two sources tell: nouns of two words that WordNet knows as things of their own, and the definitions and wholes of the
 * other meanings of a noun; what both lack is `told`.
 */
export function otherThings(
  wordnet: Wordnet,
  pictured: ReadonlyMap<string, readonly Synset[]>,
  shown: ReadonlySet<string>,
  told: readonly (readonly [string, readonly string[]])[],
): string {
  const children = new Map<Synset, Synset[]>();
  for (const synset of wordnet.synsets)
    for (const parent of synset.parents) children.set(parent, [...(children.get(parent) ?? []), synset]);
  const found = new Map<string, Map<string, string>>();
  const add = (head: string, word: string, sign: '' | '<' | '>'): void => {
    if (shown.has(`${word} ${head}`) && sign !== '>') return;
    const words = found.get(head) ?? new Map<string, string>();
    found.set(head, words.set(word, sign || (words.get(word) ?? '')));
  };

  const nounsIn = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((own) => wordnet.senses(own).length > 0) ?? '')
      .filter((word) => word.length > 2);

  /** A thing with its kinds, if they are few. */
  const kindsOf = (synset: Synset): Synset[] => (synset.below > mostKinds ? [synset] : [synset, ...(children.get(synset) ?? [])]);
  /** What a thing is a part of: a key of a keyboard, and so of a piano. */
  const wholesOf = (synset: Synset): Synset[] => {
    const wholes = synset.wholes.flatMap(kindsOf);
    return [...wholes, ...wholes.flatMap((whole) => whole.wholes.flatMap(kindsOf))];
  };
  /** Every word that has to do with a meaning: its kinds and what it is a kind of are told by the same modifiers. */
  const related = (synset: Synset): string[] =>
    [...ancestors(synset)]
      .filter(([, steps]) => steps <= 3)
      .flatMap(([own]) => [own, ...(own === synset ? (children.get(own) ?? []) : [])])
      .flatMap((own) => [...lemmas(own).flatMap((lemma) => lemma.split(' ')), ...nounsIn(own.gloss), ...wholesOf(own).flatMap(lemmas)]);

  for (const [noun, meanings] of pictured) {
    // Nobody takes a farm cat for a tractor.
    if (noun.includes(' ') || meanings.every(({ kind }) => kind === 'animal' || kind === 'plant')) continue;
    const own = new Set(meanings.flatMap(related));
    const isOther = (synset: Synset): boolean =>
      solid.has(synset.kind) && !meanings.some((meaning) => ancestors(synset).has(meaning) || ancestors(meaning).has(synset));
    for (const { synset } of wordnet.senses(noun)) {
      if (!isOther(synset)) continue;
      const tells = (word: string): boolean =>
        word !== noun && !word.includes(' ') && !own.has(word) && !general.has(word) && isThing(wordnet, word);
      for (const word of nounsIn(synset.gloss).filter(tells)) add(noun, word, '');
      for (const word of wholesOf(synset).flatMap(lemmas).filter(tells)) add(noun, word, '<');
    }
  }

  /** A gatehouse is no kind of house to WordNet, and looks like one; what a creature has of its own shows the creature. */
  const isAlike = (synset: Synset, word: string, head: string): boolean => {
    const near = new Set([...ancestors(synset)].filter(([own, steps]) => steps <= 3 && own.below <= mostAlike).map(([own]) => own));
    return (pictured.get(head) ?? []).some(
      (meaning) =>
        [...ancestors(meaning)].some(([own, steps]) => steps <= 2 && near.has(own)) ||
        (meaning.kind === 'body' && isCreature(wordnet, word)),
    );
  };
  for (const noun of wordnet.nouns()) {
    const [word = '', head = '', ...more] = noun.split('_');
    if (more.length > 0 || !/^[a-z']{3,}$/.test(word) || !/^[a-z]{3,}$/.test(head) || shown.has(`${word} ${head}`)) continue;
    if (![word, head].some((one) => pictured.has(one))) continue;
    const senses = wordnet.senses(noun).filter(({ synset }) => solid.has(synset.kind));
    const meanings = pictured.get(head) ?? [];
    const isFigure = meanings.some(({ kind }) => kind === 'shape' || kind === 'object');
    const isKept = senses.some(
      ({ synset }) =>
        isAlike(synset, word, head) ||
        meanings.some((meaning) => ancestors(synset).has(meaning)) ||
        nounsIn(synset.gloss).some((own) => own === head || own === word),
    );
    if (senses.length > 0 && !isKept && !isFigure) add(head, word.replace(/'s?$/, ''), '');
  }
  // "A shoe horn" is a shoehorn.
  for (const noun of wordnet.nouns()) {
    if (!/^[a-z]{6,}$/.test(noun) || shown.has(noun) || !wordnet.senses(noun).some(({ synset }) => solid.has(synset.kind))) continue;
    for (let cut = 3; cut <= noun.length - 3; cut++) {
      const [word, head] = [noun.slice(0, cut), noun.slice(cut)];
      const isMade = [word, head].every((one) => wordnet.senses(one).some(({ synset }) => solid.has(synset.kind)));
      const isKept = wordnet
        .senses(noun)
        .some(({ synset }) => isAlike(synset, word, head) || (pictured.get(head) ?? []).some((meaning) => ancestors(synset).has(meaning)));
      if (isMade && !isKept && [word, head].some((one) => pictured.has(one))) add(head, word, '');
    }
  }
  for (const [noun, all] of told)
    for (const word of all) {
      const whole = word.replace(/^</, '');
      add(noun, whole, whole === word ? '' : '<');
    }
  for (const word of shown)
    for (const kind of kindNouns)
      if (!word.includes(' ') && word !== kind && wordnet.senses(word).some(({ synset }) => isOfKind(synset, kind))) add(kind, word, '>');
  return `${[...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([head, words]) =>
        `${head}:${[...words]
          .map(([word, sign]) => `${sign}${word}`)
          .sort()
          .join(' ')}`,
    )
    .join('\n')}\n`;
}

const isOfKind = (synset: Synset, kind: string): boolean => [...ancestors(synset).keys()].some((own) => lemmas(own).includes(kind));

/** Whether a word is the name of a thing more often than of anything else. */
function isThing(wordnet: Wordnet, word: string): boolean {
  const [first, ...others] = wordnet.senses(word);
  return (
    first !== undefined &&
    (solid.has(first.synset.kind) || others.some(({ synset, count }) => solid.has(synset.kind) && count * 2 > first.count))
  );
}

const isCreature = (wordnet: Wordnet, word: string): boolean => wordnet.senses(word).some(({ synset }) => synset.kind === 'animal');
