import { showers } from '../asked/asked-things.js';
import { creatures } from '../lexicon/kinds.js';
import { hasArticle, isArticle } from '../asked/articles.js';
import { changeBefore } from './changed-things.js';
import type { IconRanker } from './icons.js';
import { isWorn, tellsTrade } from '../trades/industry.js';
import { isColourWord } from '../lexicon/colours.js';
import { brandNouns, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import type { Change } from './pictures.js';
import { singular, type Token } from '../text/text.js';
import { areCrossed, wholeAt } from './whole-pictures.js';
import { isWell } from './verbs.js';
import { notThings, shops } from './words-not-shown.js';
import { isPlaceName, isSurname } from './names-not-things.js';
import { tellsOfColours } from './words-of-colours.js';

/** What counts or holds a thing. */
export const measures = words(
  'ball sphere scoop slice bunch pair couple cup glass bottle piece sprig branch pack pile stack row bowl jar bouquet flock herd pot bag handful head wheel field silhouette picture drawing image bit puff wisp plume',
);
/** Parts of a plant or an animal, and what comes from a light: "foxglove bells", "an ear of rye", "a lighthouse beam" show the whole. */
const parts = words(
  'bell bloom blossom petal ear bean pod seed leaf frond blade branch twig sprig stem stalk kernel grain husk feather whisker beak antler needle root head face slice wedge piece bunch cluster trunk bud catkin cob tuft tail mane fin snout muzzle paw claw talon wing horn beam ray glow',
);
/** Parts of creatures that nobody sees in a picture of the whole: "a fox tail". */
const partsOfCreatures = words('tail fin snout muzzle claw talon beak whisker');
/** Parts that are pictures of their own: "eagle wings", "the paw of a bear". */
const shownParts = words('wing wings paw antler antlers feather');
/** Kinds of things: "a spruce tree" is a spruce. */
const kinds = words(
  'tree flower bird fish plant bush shrub animal insect dog cat fruit berry herb bug grass vegetable nut cereal pup cub calf foal fawn',
);

/** The noun at a token, of two words if a picture is called so, or the thing that it is a part of. */
export function thingAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
  refused: boolean,
): { term: string; to: number; isWhole?: boolean; hasPart?: boolean } | undefined {
  const [token, next] = tokens.slice(at, at + 2);
  // A label: "City: Glasgow".
  if (token?.gap.startsWith(':') && (at === 0 || tokens[at - 1]?.gap !== '')) return undefined;
  if (token && !taken.has(at) && stopWords.has(token.key) && !(refused && /^(?:people|person)$/.test(token.key)) && !isWell(tokens, at))
    // "Two hands forming a heart" are no "two hands".
    return wholeAt(tokens, at + 1, taken, icons) ? undefined : calledSo(tokens, at, taken, icons);
  if (
    !token ||
    taken.has(at) ||
    (token.key.length < 3 && !icons.shows(token.key)) ||
    isSurname(tokens, at) ||
    isPlaceName(tokens, at) ||
    isEpithet(tokens, at) ||
    tellsOfColours(tokens, at, refused) ||
    isMarket(token, next)
  )
    return undefined;
  const whole = refused ? undefined : wholeAt(tokens, at, taken, icons);
  if (whole) return { ...whole, isWhole: true };
  const single = next && token.gap === '' && !taken.has(at + 1) ? `${token.key} ${singular(next.key.replace(/['’]s$/, ''))}` : '';
  // "Stacked stones" are shown, one is not.
  const pair =
    single !== '' && next && !icons.shows(single) && icons.shows(`${token.key} ${next.key}`) ? `${token.key} ${next.key}` : single;
  // "Brush letters": how the letters are made.
  if (token.gap === '' && /^(?:letters?|lettering|type|typeface|fonts?|script|strokes?)$/.test(next?.key ?? '') && !refused)
    return undefined;
  // "A bear's paw print", "eagle wings".
  if (pair !== '' && shownParts.has(singular(next?.key ?? '')) && creatures.has(singular(token.key)))
    return shownPartAt(tokens, at + 1, icons);
  const flower = fourWords(tokens, at, taken);
  if (flower !== undefined && icons.shows(flower)) return { term: flower, to: at + 4 };
  const third = pair !== '' && next?.gap === '' && !taken.has(at + 2) ? tokens[at + 2] : undefined;
  const triple = `${token.key} ${next?.key ?? ''} ${third?.key ?? ''}`;
  if (third && icons.shows(triple) && !areCrossed(next?.key ?? '', tokens)) return { term: triple, to: at + 3 };
  const isShop = shops.has(next?.key ?? '');
  // "Eine Tasse Kaffee": the cup is a coffee cup already.
  const isContent = (held: Token | undefined): boolean => measures.has(next?.key ?? '') && next?.gap === '' && held?.key === token.key;
  const isSign = /^(?:question|exclamation|quotation|quote) mark$/.test(pair);
  if (pair !== '' && !isShop && (isSign || !showers.has(singular(next?.key ?? ''))) && (icons.shows(pair) || icons.isNear(pair)))
    return { term: pair, to: isContent(tokens[at + 2]) ? at + 3 : at + 2 };
  // "A cork screw" is a corkscrew.
  const closed = pair.replace(' ', '');
  if (pair !== '' && !refused && token.pos === 'NOUN' && next?.pos === 'NOUN' && !parts.has(singular(next.key)) && icons.shows(closed))
    return { term: closed, to: at + 2 };
  const isChanged = (head: number): boolean => !refused && /^(?:part|other)$/.test(changeAt(tokens, head, icons) ?? '');
  if (pair !== '' && isChanged(at + 1))
    return changeAt(tokens, at + 1, icons) === 'part' && icons.shows(singular(token.key))
      ? { term: singular(token.key), to: at + 2, hasPart: true }
      : { term: pair, to: at + 2 };
  if (!taken.has(at - 1) && isChanged(at)) return undefined;
  // "Ball of yarn", "bunch of keys": the measure counts what is shown.
  // Abroad one word is the ear and the wheat: "un épi de seigle".
  const isPart = (key: string): boolean => measures.has(singular(key)) || parts.has(singular(key)) || key === 'wheat';
  const isOf = next?.key === 'of' && token.gap === '' && isPart(token.key);
  // "Eine Tasse Kaffee", "een glas wijn", "liść lipy", "Blatt einer Linde": without a word between them.
  const isLink = !isArticle(next) || /^(?:eine[rs]|der|des)$/.test(next?.own ?? '');
  const isHeld = pair !== '' && token.key !== token.own && (measures.has(singular(token.key)) || (parts.has(token.key) && isLink));
  if (isOf || isHeld) {
    const start = isOf ? at + 2 : at + 1;
    const first = isArticle(tokens[start]) ? start + 1 : start;
    const held = thingAt(tokens, first, taken, icons, refused) ?? thingAt(tokens, behindEpithets(tokens, first), taken, icons, refused);
    if (held && isPartOf(singular(token.key), held.term)) return { term: wholeOf(singular(token.key), held.term, icons), to: held.to };
  }
  // "Pizza slice", "foxglove bells", "spruce tree": the piece or the kind of a thing shows the thing.
  const last = singular(next?.key ?? '');
  const isYoung = /^(?:pup|cub|calf|foal|fawn)$/.test(last) && creatures.has(singular(token.key));
  const isKind =
    isYoung ||
    (kinds.has(last) &&
      [last, ...(ofPlants.has(last) ? ['plant'] : [])].some((kind) => icons.changes(kind, singular(token.key)) === 'kind'));
  if (pair !== '' && ((parts.has(last) && isPartOf(last, singular(token.key))) || isKind) && icons.shows(token.key))
    return {
      term: isLeafOfTree(last, singular(token.key), icons) ? last : singular(token.key),
      to: at + 2,
      ...(partsOfCreatures.has(last) && creatures.has(singular(token.key)) ? { hasPart: true } : {}),
    };
  const term = icons.shows(singular(token.key)) || !icons.shows(token.key) ? singular(token.key) : token.key;
  if ((showers.has(term) || showers.has(token.key)) && !(refused && term === 'figure')) return undefined;
  if (icons.shows(token.key)) {
    // "A tumbler glass" is a tumbler.
    const isOfKind = icons.pictures(token.key).some(({ id, relation }) => relation === 'itself' && id.split('-').includes(last));
    if (pair !== '' && last !== '' && isOfKind) return { term, to: at + 2 };
    // "Un zorro naranja" is a fox, and no orange.
    if (!taken.has(at + 1) && modifies(next, token, icons) && !isPlacedBehind(tokens, at + 1) && !isHowMade(tokens, at + 1))
      return undefined;
    return qualified(tokens, at, taken, icons) ?? { term: withMood(tokens, at, taken, icons) ?? term, to: at + 1 };
  }
  // A label stands before a colon: "Industry: skincare".
  const isNamed = hasArticle(tokens, at);
  if (token.gap === ':' || (token.key.length < 4 && !isNamed && !icons.isNear(token.key)) || (tellsTrade(token.key) && !refused))
    return undefined;
  if (!isNoun(tokens, at, icons) && !(refused && isRefusable(token))) return undefined;
  return { term, to: at + 1 };
}

/** "Lilies of the valley": the longest names that pictures have. */
function fourWords(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): string | undefined {
  const [first, of, the, last] = tokens.slice(at, at + 4);
  if (of?.key !== 'of' || the?.key !== 'the' || !first || !last || taken.has(at + 3)) return undefined;
  return [first, of, the].every(({ gap }) => gap === '') ? `${singular(first.key)} of the ${last.key}` : undefined;
}

/** "At the farmers market", "craft fairs": where somebody sells, and not what. */
const isMarket = ({ gap, key }: Token, next: Token | undefined): boolean =>
  gap === '' && /^(?:farmers?|flea|craft|street)$/.test(key) && /^(?:market|fair)s?$/.test(next?.key ?? '');

/** What a noun is made by the one before it; the head of a fox and the leaf of a clover stay what they are. */
const changeAt = (tokens: readonly Token[], at: number, icons: IconRanker): Change | undefined => {
  const [whole, part] = [tokens[at - 1], tokens[at]].map((token) => singular(token?.key ?? ''));
  const isOwn = parts.has(part ?? '') && (creatures.has(whole ?? '') || !otherParts.has(part ?? ''));
  return isOwn ? undefined : changeBefore(tokens, at, icons);
};
/** Parts that other things have too: "a car horn", "a jelly bean". */
const otherParts = words('bell bean head needle wing horn root blade trunk tail face');
/** Kinds of plants, which any plant may be called: "a foxglove flower". */
const ofPlants = words('flower herb bush shrub grass berry fruit vegetable nut cereal');

/** "A vintage car": a mood that the name of a picture has too says which one is meant. */
function withMood(tokens: readonly Token[], at: number, taken: ReadonlySet<number>, icons: IconRanker): string | undefined {
  const mood = tokens[at - 1];
  if (mood?.gap !== '' || !taken.has(at - 1) || mood.capitalised || isColourWord(mood.key)) return undefined;
  const pair = `${mood.key} ${singular(tokens[at]?.key ?? '')}`;
  return icons.pictures(pair).some(({ relation }) => relation === 'itself') ? pair : undefined;
}

/** "A pair of red wellies", "a bunch of old keys": what the measure holds comes behind its adjectives. */
function behindEpithets(tokens: readonly Token[], first: number): number {
  let at = first;
  while (at < first + 2 && tokens[at]?.gap === '' && (tokens[at]?.pos === 'ADJ' || isColourWord(tokens[at]?.key ?? ''))) at++;
  return at;
}

/** "A first aid kit", "an open door": what a picture is called may begin with a word that tells nothing alone. */
function calledSo(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
): { term: string; to: number } | undefined {
  const isOnePhrase = (to: number): boolean =>
    to <= tokens.length && tokens.slice(at, to).every(({ gap }, place) => !taken.has(at + place) && (gap === '' || at + place === to - 1));
  return [at + 3, at + 2]
    .filter(isOnePhrase)
    .map((to) => ({ term: keysOf(tokens, at, to), to }))
    .find(({ term }) => icons.pictures(term).some(({ relation }) => relation === 'itself'));
}

const keysOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ');

/** Words that are pictures only as nouns: "light sans-serif", "azul-claro". */
const epithets = words('light fine fair plain cool flat sharp sweet');
const isEpithet = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = tokens.slice(at, at + 2);
  return epithets.has(token?.key ?? '') && (!isArticle(tokens[at - 1]) || (token?.gap === '' && next?.pos !== 'ADP'));
};

const bladed = words('kelp seaweed alga algae grass reed rush sedge barley lemongrass');
const shining = words('lighthouse lantern lamp torch candle sun moon star');

/** A bell is a part of a foxglove, and none of a bicycle; a kite has a tail, and a ribbon none; a saw has another blade than kelp. */
const isPartOf = (part: string, whole: string): boolean =>
  (part !== 'blade' || bladed.has(whole)) &&
  (!/^(?:beam|ray|glow)$/.test(part) || shining.has(whole)) &&
  (!/^(?:bell|tail|mane|fin|snout|muzzle|paw|claw|talon|wing|horn)$/.test(part) || creatures.has(whole));

/** The picture of a part, with the word behind it where it has one of both. */
function shownPartAt(tokens: readonly Token[], at: number, icons: IconRanker): { term: string; to: number } {
  const [part, next] = [tokens[at]?.key ?? '', tokens[at]?.gap === '' ? tokens[at + 1] : undefined];
  const print = `${part} ${next?.key ?? ''}`;
  if (next && icons.shows(print)) return { term: print, to: at + 2 };
  return { term: icons.shows(part) ? part : singular(part), to: at + 1 };
}

/** "A bean of coffee" is a coffee bean, "an ear of rye" shows rye. */
const wholeOf = (part: string, whole: string, icons: IconRanker): string =>
  [`${part} of ${whole}`, `${whole} ${part}`].find((term) => icons.shows(term)) ??
  (shownParts.has(part) && creatures.has(whole) ? part : undefined) ??
  (isLeafOfTree(part, whole, icons) ? part : undefined) ??
  // A sprig of juniper is no tree that is near enough to one.
  // Nor is the head of an ibex that of a person, as any head alone.
  (icons.isNear(whole) && icons.find(part).length > 0 && parts.has(part) && !/^(?:head|face)$/.test(part) ? part : whole);

/** "A birch leaf" is a leaf, and no tree. */
const isLeafOfTree = (part: string, whole: string, icons: IconRanker): boolean =>
  part === 'leaf' && (icons.pictures(whole)[0]?.id ?? '').includes('tree');

/** "Un bule de chá", "une arche en pierre": a bare noun behind a preposition only says which one is meant. */
function qualified(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
): { term: string; to: number } | undefined {
  const [head, link, of] = tokens.slice(at, at + 3);
  if (!head || !link || of?.pos !== 'NOUN' || head.gap !== '' || link.gap !== '' || taken.has(at + 2)) return undefined;
  if (
    !/^(?:of|d|de|du|di|do|da|en|em|a)$/.test(link.own) ||
    /^(?:and|or)$/.test(link.key) ||
    isArticle(link) ||
    tellsTrade(head.key) ||
    brandNouns.has(head.key)
  )
    return undefined;
  // "Un gallo en bicicleta" is a rooster and a bicycle; a stone arch is one thing.
  if (/^(?:en|em|a)$/.test(link.own) && creatures.has(singular(head.key)) && icons.shows(singular(of.key))) return undefined;
  // "Un renard à lunettes" has them on.
  if (isWorn(tokens, at + 2)) return undefined;
  const [kind, which] = [singular(head.key), singular(of.key)];
  const pair = `${which} ${kind}`;
  const term = icons.shows(pair) ? pair : kinds.has(kind) && icons.shows(which) ? which : kind;
  return { term, to: at + 3 };
}

/** "Astronaut helmet", "key cap": the noun before another that can be drawn only says which one is meant. */
const modifies = (next: Token | undefined, { gap }: Token, icons: IconRanker): boolean =>
  gap === '' &&
  next?.pos === 'NOUN' &&
  !showers.has(singular(next.key)) &&
  !brandNouns.has(next.key) &&
  !tellsTrade(next.key) &&
  !notThings.has(singular(next.key)) &&
  icons.shows(next.key);

/** "Desenhado à mão" is "hand drawn", and no hand. */
const isHowMade = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.start === tokens[at]?.start && tokens[at + 1]?.pos === 'VERB';

/** "Kettu tynnyrin päällä": Finnish tells behind a genitive where the thing before it stands. */
export const isPlacedBehind = (tokens: readonly Token[], at: number): boolean => {
  const [place, where] = [tokens[at], tokens[at + 1]];
  const isGenitive = place?.gap === '' && place.key !== place.own && place.own.endsWith('n');
  return (
    isGenitive && where?.key !== where?.own && /^(?:on|in|inside|above|below|behind|beside|around|in front|among)$/.test(where?.key ?? '')
  );
};

/** Whatever is refused by name is a thing: tags are unsure where no verb stands ("no crosses"). */
const isRefusable = ({ pos, key }: Token): boolean => /^(?:NOUN|PROPN|VERB|)$/.test(pos) && !/(?:ing|ed)$/.test(key);

/** A noun that ends its phrase, by its tag or, in a tongue whose words are not all known, by its looks. */
function isNoun(tokens: readonly Token[], at: number, icons: IconRanker): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || (/ing$|ed$/.test(token.key) && !(hasArticle(tokens, at) && icons.isNear(token.key)))) return false;
  const endsPhrase = token.gap !== '' || next?.pos !== 'NOUN';
  // "A husky with skis": behind its article and before a preposition it is a noun, whatever its tag.
  if (token.pos === 'ADJ' && isArticle(tokens[at - 1])) return token.gap !== '' || next?.pos === 'ADP';
  return endsPhrase && (token.pos === 'NOUN' || (token.pos === 'PROPN' && (!token.capitalised || token.sentenceStart)));
}
