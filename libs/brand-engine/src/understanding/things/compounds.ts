import { isAskedFor, isGivenColour, ofThings, showers } from '../asked/asked-things.js';
import { hasArticle, isArticle } from '../asked/articles.js';
import type { Language } from '../../brief.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from '../trades/industry.js';
import { lentColours, plainColours } from '../lexicon/colours.js';
import { states } from '../lexicon/states.js';
import { brandNouns, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { isPoseWord } from './poses.js';
import { singular, type Token } from '../text/text.js';
import { measures } from './thing-at.js';
import { neverShown, notThings } from './words-not-shown.js';

/** "A treble clef" is a clef; abroad the noun comes first, or the word behind it is one that nobody knows. */
export const isHeadLast = (language: Language, next: Token | undefined): boolean =>
  language === 'en' || (!/^(?:fr|es|it|pt)$/.test(language) && next?.key !== next?.own);

/** Parts that say which thing is meant: the sails of a windmill. */
const partsOfWhole = words('sail wing tail paw claw horn mane trunk feather cap leaf blossom petal');
/** Heads that only say which part or kind of a thing is meant: "Fuchskopf" is a fox. */
const isOfWhole = (key: string): boolean =>
  [showers, ofThings, measures, brandNouns, notThings, neverShown, partsOfWhole].some((known) => known.has(key));

/** "Trdelník" is a chimney cake and no chimney, "riccio di mare" a sea urchin and no sea: one word of another tongue is of the kind of its last. */
export const isModifier = (tokens: readonly Token[], from: number, to: number): boolean => {
  const last = tokens.findLastIndex(({ start }) => start === tokens[from]?.start);
  const head = tokens[last];
  return (
    head !== undefined &&
    last >= to &&
    head.key !== head.own &&
    (plainColours.has(head.key) || (head.pos === 'NOUN' && !isOfWhole(singular(head.key))))
  );
};

/** "Pigeon grey", "pasture green": a thing right before a colour says which one is meant. */
export const lendsItsName = (tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>, language: Language): boolean =>
  tokens[to - 1]?.gap === '' &&
  taken.has(to) &&
  plainColours.has(tokens[to]?.key ?? '') &&
  !isArticle(tokens[from - 1]) &&
  !isGivenColour(tokens, from, to, language);

/** "Une chaussure d'enfant": whose the thing before it is; "un bouquet d'herbes" and "une tête d'âne" are of herbs and of a donkey. */
export const isElidedOwner = (tokens: readonly Token[], at: number, icons: IconRanker): boolean => {
  const [thing, owner] = [tokens[at - 1], tokens[at]];
  return (
    owner !== undefined &&
    /^d['’]/iu.test(owner.text) &&
    thing?.gap === '' &&
    thing.pos === 'NOUN' &&
    icons.shows(singular(thing.key)) &&
    !isOfWhole(singular(thing.key)) &&
    !ofCreature.test(singular(thing.key))
  );
};
/** Parts that are drawn as well. */
const ofCreature = /^(?:head|face|nest|feather|wing|paw|egg|tail|leaf|branch|horn|tooth|foot|hand|crown|basket|field|flower|drop|tree)$/;

/** "Azul de azulejo", "verde di bottiglia": a thing behind "of" says which colour is meant. */
export const isColourOf = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.key === 'of' &&
  tokens[from - 2]?.gap === '' &&
  tokens[from - 1]?.gap === '' &&
  plainColours.has(tokens[from - 2]?.key ?? '');

/** "Beech and off-white", "lilac with something dark": a bare thing that lends a colour its name, beside another colour. */
export const isShade = (tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>): boolean =>
  (lentColours.has(tokens[from]?.key ?? '') || plainColours.has(tokens[from]?.key ?? '')) &&
  !hasArticle(tokens, from) &&
  /^(?:and|with|plus)$/.test(tokens[to]?.key ?? '') &&
  [to + 1, to + 2].some((at) => taken.has(at) && tokens[at - 1]?.gap === '');

export const termOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ')
    .slice(0, 40);

/** "A treble clef", "a bicycle bell": where the head of a compound cannot be drawn, what stands before it is no picture of it. */
export function compoundAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
  language: Language,
): number | undefined {
  const head = tokens[to];
  if (!head || tokens[to - 1]?.gap !== '' || taken.has(to) || head.pos !== 'NOUN' || head.key.endsWith('ing')) return undefined;
  const key = singular(head.key);
  // "A fern, right": who asks whether it is so.
  if (key === 'right') return undefined;
  if ([showers, brandNouns, notThings, neverShown, measures, stopWords, ofThings].some((known) => known.has(key))) return undefined;
  if (tellsTrade(head.key) || icons.find(key).length > 0 || isPoseWord(head)) return undefined;
  return isArticle(tokens[from - 1]) &&
    isAskedFor(tokens, from, to + 1, { isCraft: false, isPictured: true, hasOtherSense: false, language })
    ? to + 1
    : undefined;
}

/** "A milk bottle", "a torii gate": the nouns between the article and what is drawn only say which one is meant. */
export function compoundStart(tokens: readonly Token[], from: number, taken: ReadonlySet<number>): number {
  let start = from;
  while (start > 0 && !taken.has(start - 1) && tokens[start - 1]?.gap === '' && tokens[start - 1]?.pos === 'NOUN') start--;
  return isArticle(tokens[start - 1]) ? start : from;
}

/** "A rocking horse", "a paper plane", "a hot dog": the last word of a picture of another kind tells no trade. */
export const isHeadOfOther = (tokens: readonly Token[], at: number, icons: IconRanker): boolean => {
  const [before, head] = [tokens[at - 1], tokens[at]];
  if (before?.gap !== '' || head === undefined || !tellsTrade(head.key) || tellsTrade(before.key)) return false;
  // "A sitting cat" is a cat.
  if (states.at(tokens, at - 1) !== undefined) return false;
  const whole = icons.pictures(`${before.key} ${singular(head.key)}`).find(({ relation }) => relation === 'itself');
  return whole !== undefined && icons.find(singular(head.key)).every(({ id }) => id !== whole.id);
};
