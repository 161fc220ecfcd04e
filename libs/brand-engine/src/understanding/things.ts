import {
  creatures,
  hasArticle,
  isArticle,
  isAskedFor,
  isInQuestion,
  isPictureClause,
  materials,
  ofThings,
  several,
  showers,
} from './asked-things.js';
import type { Language } from '../brief.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from './industry.js';
import { plainColours } from './lexicon/colours.js';
import { kindsOfThings } from './lexicon/kinds.js';
import { brandNouns, stopWords } from './lexicon/words.js';
import { isOrNothing, type Scope } from './negation.js';
import { words } from './phrases.js';
import { meantBy } from './senses.js';
import { singular, type Token } from './text.js';
import type { Wish } from './wishes.js';

/** Words of the craft or of trade in general that only happen to have an icon. */
export const notThings = words(
  'slice gradient shadow gear app studio bar club software line space market label tag type note code mark set box range pack kit care home outline shape cart food delivery office circle square hexagon triangle letter run tower world group network system room venue hall centre center class lesson lessons rental rentals product products advisor advisors tool firm installer walking fitted family name letters colour color word words text page number background back front top middle bottom side edge corner',
);
const measures = words(
  'ball slice bunch pair cup glass bottle piece sprig branch pack pile stack bowl jar bouquet flock herd pot bag handful head wheel field silhouette picture drawing image bit',
);
/** Parts of a plant or an animal: "foxglove bells", "an ear of rye" show the whole. */
const parts = words(
  'bell bloom blossom petal ear bean pod seed leaf branch twig sprig stem stalk kernel grain husk feather whisker beak antler needle root head face slice wedge piece bunch cluster trunk bud catkin cob tuft',
);
const bodyParts = words('whisker mustache moustache beak tail horn ear wing mane tusk antler fur paw claw hoof');
/** Kinds of things: "a spruce tree" is a spruce. */
const kinds = words('tree flower bird fish plant bush shrub animal insect dog cat fruit berry herb bug grass vegetable nut cereal');
/** What is ordered, never what it shows. */
const neverShown = words(
  'splash hint bit dash pinch accent hit shot pop spot bite attitude punch soul character caracter charakter caractere carattere karakter personality oomph charm flair kick warmth feel gevoel mother father mum mom dad gran grandma grandmother grandpa grandfather brother sister brother-in-law sister-in-law daughter son uncle aunt wife husband owner owners friend friends everybody logo logotype brand branding identity wordmark design company business name mark icon symbol emblem badge monogram font typeface type letter slogan tagline colour style look feel feeling version option idea concept thing vibe mood theme touch hint nod twist',
);
/** Where somebody works is what a prompt tells, and not what it wants to be shown. */
const shops = words('shop store market factory hall club bar cafe café studio salon school clinic company agency');
/** Figures that are pictures where nothing else is: "just a circle". */
const figures = words('circle square triangle hexagon');
type Thing = Extract<Wish, { kind: 'thing' }>;

/** The things that a prompt names: to be shown, to be kept away, or merely spoken of. */
export function findThings(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
  icons: IconRanker,
  industry: string | null,
  language: Language,
): Thing[] {
  const found: Thing[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const span = thingAt(tokens, at, taken, icons, isRefused(scopes, at, at + 1));
    if (!span || isForeign(language, tokens, at, icons)) continue;
    if (lendsItsName(tokens, at, span.to, taken)) continue;
    const compound = isHeadLast(language, tokens[span.to]) ? compoundAt(tokens, at, span.to, taken, icons) : undefined;
    if (compound !== undefined && !isRefused(scopes, at, compound)) {
      found.push({ kind: 'thing', term: termOf(tokens, at, compound), asked: true, refused: false, icons: [], from: at, to: compound });
      at = compound - 1;
      continue;
    }
    const { to } = span;
    const refused = isRefused(scopes, at, to);
    const meant = refused ? span.term : meantBy(span.term, tokens, industry);
    const term = meant === '' ? span.term : meant;
    const isPictured = icons.find(meant).length > 0;
    const asked =
      !refused &&
      !isInQuestion(tokens, at) &&
      (isAskedFor(tokens, at, to, {
        isCraft: (notThings.has(term) && !(figures.has(term) && hasArticle(tokens, at))) || shops.has(term),
        isPictured,
        hasOtherSense: meant !== span.term,
      }) ||
        (isPictured && !notThings.has(term) && !materials.has(term) && isPictureClause(tokens, at, to, taken, icons)));
    if (neverShown.has(term)) continue;
    const isCraft = to - at === 1 && (notThings.has(term) || brandNouns.has(term));
    if (isCraft && !asked && !(refused && (!brandNouns.has(term) || icons.shows(term)))) continue;
    const orNothing = asked && isOrNothing(tokens, to + 1);
    const pictures = refused
      ? picturesOfKind(term, icons)
      : (orNothing ? icons.pictures(meant).filter(({ relation }) => relation === 'itself') : icons.find(meant)).map(({ id }) => id);
    // What no picture shows is a wish only where it was asked for, or refused.
    if (pictures.length === 0 && !asked && !refused) continue;
    found.push({
      kind: 'thing',
      term: term.slice(0, 40),
      asked,
      refused,
      icons: pictures,
      ...(orNothing ? { orNothing } : {}),
      ...(several.test(tokens[at - 1]?.key ?? '') && tokens[at - 1]?.gap === '' ? { several: tokens[at - 1]?.key ?? '' } : {}),
      from: at,
      to,
    });
    at = to - 1;
  }
  return withoutContradictions(withoutParts(ofCreatures(withoutKinds(withCompanions(found, tokens)), tokens)), tokens);
}

/** "It's the flower! Foxglove bells": the kind of a thing that is asked for asks for no picture of its own. */
const withoutKinds = (found: readonly Thing[]): Thing[] =>
  found.map((thing) => {
    const own = thing.asked ? found.find((other) => other.asked && kindsOfThings.get(thing.term)?.includes(other.term)) : undefined;
    return own ? { ...thing, term: own.term, icons: own.icons } : thing;
  });

/** "A dog with horns": what a creature has is no picture beside it; whiskers every cat has. */
const ofCreatures = (found: readonly Thing[], tokens: readonly Token[]): Thing[] =>
  found.flatMap((thing, at) => {
    const owner = found[at - 1];
    const isOwned =
      owner !== undefined &&
      creatures.has(owner.term) &&
      !thing.refused &&
      bodyParts.has(thing.term) &&
      tokens.slice(owner.to, thing.from).some(({ key }) => key === 'with') &&
      thing.from - owner.to <= 3;
    if (!isOwned) return [thing];
    return owner.term === 'cat' && /^(?:whisker|mo?ustache)$/.test(thing.term) ? [] : [{ ...thing, icons: [] }];
  });

/** "A clock without hands": what a thing is refused may have a picture of its own. */
const withoutParts = (found: readonly Thing[]): Thing[] =>
  found.map((thing, at) =>
    thing.asked && /^(?:clock|watch)$/.test(thing.term) && found[at + 1]?.refused === true && found[at + 1]?.term === 'hand'
      ? { ...thing, term: 'clock face', icons: ['own-clock-face'] }
      : thing,
  );

/**
 * "A spade, but not a playing-card spade": what is asked for outright is not refused by a kind of it. "Every vet has a paw print. No
 * paw print": what is refused is not asked for, wherever else it is spoken of.
 */
function withoutContradictions(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const isKindOf = ({ from }: Thing): boolean => tokens[from - 1]?.gap === '' && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[from - 1]?.pos ?? '');
  const asked = new Set(things.filter((thing) => thing.asked).map(({ term }) => term));
  const kept = things.filter((thing) => !(thing.refused && asked.has(thing.term) && isKindOf(thing)));
  const refused = new Set(kept.filter((thing) => thing.refused).map(({ term }) => term));
  return kept.filter((thing) => thing.refused || !refused.has(thing.term));
}

/** Abroad a word that nobody knows is a thing only behind its article: "juntos" and "dentro" are none. */
const isForeign = (language: Language, tokens: readonly Token[], at: number, icons: IconRanker): boolean =>
  language !== 'en' && tokens[at]?.key === tokens[at]?.own && !isArticle(tokens[at - 1]) && !icons.shows(tokens[at]?.key ?? '');

/** "A treble clef" is a clef; abroad the noun comes first, or the word behind it is one that nobody knows. */
const isHeadLast = (language: Language, next: Token | undefined): boolean =>
  language === 'en' || (!/^(?:fr|es|it|pt)$/.test(language) && next?.key !== next?.own);

const joined = words(
  'inside into within out next to beneath below around through between against near who that which and or plus with holding on over under beside behind above in front of a an the one two three its his her some small little big',
);

/** "A cat and a moon", "a squirrel holding an acorn": what is joined to a thing that was asked for is asked for too. */
function withCompanions(found: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const isJoined = (one: Thing, other: Thing): boolean =>
    other.from > one.to &&
    other.from - one.to <= 5 &&
    tokens
      .slice(one.to, other.from)
      .every(({ key, gap, pos }) => (joined.has(key) || key.endsWith('ing') || pos === 'VERB') && gap === '') &&
    (tokens[one.to - 1]?.gap ?? '') === '';
  const asks = (thing: Thing, beside: Thing | undefined, isAfter: boolean): boolean =>
    beside?.asked === true && !thing.refused && thing.icons.length > 0 && (isAfter ? isJoined(beside, thing) : isJoined(thing, beside));
  return found.map((thing, at) =>
    asks(thing, found[at - 1], true) || asks(thing, found[at + 1], false) ? { ...thing, asked: true } : thing,
  );
}

/** "Pigeon grey", "pasture green": a thing right before a colour says which one is meant. */
const lendsItsName = (tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>): boolean =>
  tokens[to - 1]?.gap === '' && taken.has(to) && plainColours.has(tokens[to]?.key ?? '') && !isArticle(tokens[from - 1]);

const termOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ')
    .slice(0, 40);

/** "A treble clef", "a bicycle bell": where the head of a compound cannot be drawn, what stands before it is no picture of it. */
function compoundAt(tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>, icons: IconRanker): number | undefined {
  const head = tokens[to];
  if (!head || tokens[to - 1]?.gap !== '' || taken.has(to) || head.pos !== 'NOUN' || head.key.endsWith('ing')) return undefined;
  const key = singular(head.key);
  if ([showers, brandNouns, notThings, neverShown, measures, stopWords, ofThings].some((known) => known.has(key))) return undefined;
  if (tellsTrade(head.key) || icons.find(key).length > 0) return undefined;
  return isArticle(tokens[from - 1]) && isAskedFor(tokens, from, to + 1, { isCraft: false, isPictured: true, hasOtherSense: false })
    ? to + 1
    : undefined;
}

const isRefused = (scopes: readonly Scope[], from: number, to: number): boolean =>
  scopes[to - 1]?.negated === true && scopes[to - 1]?.softened !== true && scopes[from]?.negated === true;

/** A refused kind ("no animals") takes all its members with it. */
const picturesOfKind = (term: string, icons: IconRanker): string[] => [
  ...new Set([
    ...[term, ...(kindsOfThings.get(term) ?? [])].flatMap((thing) => icons.find(thing).map(({ id }) => id)),
    ...icons.calledBy(term),
  ]),
];

/** The noun at a token, of two words if a picture is called so. */
function thingAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
  refused: boolean,
): { term: string; to: number } | undefined {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || taken.has(at) || stopWords.has(token.key) || token.key.length < 3) return undefined;
  const single = next && token.gap === '' && !taken.has(at + 1) ? `${token.key} ${singular(next.key)}` : '';
  // "Stacked stones" are shown, one is not.
  const pair =
    single !== '' && next && !icons.shows(single) && icons.shows(`${token.key} ${next.key}`) ? `${token.key} ${next.key}` : single;
  // "Brush letters": how the letters are made.
  if (token.gap === '' && /^(?:letters?|lettering|type|typeface|fonts?|script|strokes?)$/.test(next?.key ?? '') && !refused)
    return undefined;
  const isShop = shops.has(next?.key ?? '');
  const isSign = /^(?:question|exclamation|quotation|quote) mark$/.test(pair);
  if (pair !== '' && !isShop && (isSign || !showers.has(singular(next?.key ?? ''))) && (icons.shows(pair) || icons.isNear(pair)))
    return { term: pair, to: at + 2 };
  // "Ball of yarn", "bunch of keys": the measure counts what is shown.
  // Abroad one word is the ear and the wheat: "un épi de seigle".
  const isPart = (key: string): boolean => measures.has(singular(key)) || parts.has(singular(key)) || key === 'wheat';
  const measured = next?.key === 'of' && token.gap === '' && isPart(token.key) ? tokens[at + 2] : undefined;
  if (measured && !taken.has(at + 2) && icons.find(singular(measured.key)).length > 0)
    return { term: wholeOf(singular(token.key), singular(measured.key), icons), to: at + 3 };
  // "Pizza slice", "foxglove bells", "spruce tree": the piece or the kind of a thing shows the thing.
  if (pair !== '' && (parts.has(singular(next?.key ?? '')) || kinds.has(singular(next?.key ?? ''))) && icons.shows(token.key))
    return { term: singular(token.key), to: at + 2 };
  const term = singular(token.key);
  if (showers.has(term) || showers.has(token.key)) return undefined;
  if (icons.shows(token.key)) return modifies(next, token, icons) ? undefined : { term, to: at + 1 };
  // A label stands before a colon: "Industry: skincare".
  const isNamed = hasArticle(tokens, at);
  if (token.gap === ':' || (token.key.length < 4 && !isNamed && !icons.isNear(token.key)) || (tellsTrade(token.key) && !refused))
    return undefined;
  if (!isNoun(tokens, at) && !(refused && isRefusable(token))) return undefined;
  return { term, to: at + 1 };
}

/** "A bean of coffee" is a coffee bean, "an ear of rye" shows rye. */
const wholeOf = (part: string, whole: string, icons: IconRanker): string =>
  [`${part} of ${whole}`, `${whole} ${part}`].find((term) => icons.shows(term)) ?? whole;

/** "Astronaut helmet", "key cap": the noun before another that can be drawn only says which one is meant. */
const modifies = (next: Token | undefined, { gap }: Token, icons: IconRanker): boolean =>
  gap === '' &&
  next?.pos === 'NOUN' &&
  !showers.has(singular(next.key)) &&
  !brandNouns.has(next.key) &&
  !tellsTrade(next.key) &&
  !notThings.has(singular(next.key)) &&
  icons.shows(next.key);

/** Whatever is refused by name is a thing: tags are unsure where no verb stands ("no crosses"). */
const isRefusable = ({ pos, key }: Token): boolean => /^(?:NOUN|PROPN|VERB|)$/.test(pos) && !/(?:ing|ed)$/.test(key);

/** A noun that ends its phrase, by its tag or, in a tongue whose words are not all known, by its looks. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || /ing$|ed$/.test(token.key)) return false;
  const endsPhrase = token.gap !== '' || next?.pos !== 'NOUN';
  return endsPhrase && (token.pos === 'NOUN' || (token.pos === 'PROPN' && (!token.capitalised || token.sentenceStart)));
}
