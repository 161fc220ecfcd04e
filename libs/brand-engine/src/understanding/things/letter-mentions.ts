import type { Brief } from '../../brief.js';
import {
  determiners,
  dots,
  dotted,
  exchanging,
  insides,
  letterKinds,
  letterNouns,
  madeOf,
  ordinals,
  placesInName,
  takesPlace,
} from '../lexicon/letter-pictures.js';
import { fold, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';

export type Place = NonNullable<Brief['inLetters']>['place'];

/** A word as it is written, which may be several tokens of English. */
export interface Written extends Span {
  own: string;
  text: string;
  gap: string;
  isQuoted: boolean;
}

/** A letter that is spoken of, with the words that say which one. */
export interface Mention extends Span {
  letter: string;
  which: 'all' | 'middle' | number | undefined;
  place: Place;
  /** The word of the name that it is in, folded. */
  inWord: string | undefined;
}

/** Whether a clause goes on behind a word: a quote parts nothing. */
export const runsOn = (gap: string): boolean => !/[,.;:!?…()=–—]|^-+$/.test(gap);

const opening = /["'“‘«„”’`]\s*$/;

export function writtenWords(tokens: readonly Token[], text: string): Written[] {
  const found: Written[] = [];
  tokens.forEach(({ own, text: word, gap, start }, at) => {
    const last = found.at(-1);
    if (last && tokens[last.from]?.start === start) {
      last.to = at + 1;
      last.gap = gap;
    } else {
      // One phrase may be glossed as a whole: "en lugar de".
      const parts = word.includes(' ') ? fold(word).split(' ') : [own];
      parts.forEach((part, place) =>
        found.push({
          own: part,
          text: parts.length > 1 ? part : word,
          gap: place === parts.length - 1 ? gap : '',
          isQuoted: opening.test(text.slice(0, start)),
          from: at,
          to: at + 1,
        }),
      );
    }
  });
  return found;
}

const elided = /^(?:l|d|dell|all|nell|sull|dall|s)['’](\p{L})$/iu;
/** A letter, "o's", and as Danish and Swedish have it with its article: "o'et". */
const single = /^([\p{L}\p{Nd}])(?:['’]?s|['’-](?:et|en))?$/u;
const doubled = /^(\p{L})\1(?:['’]?s)?$/iu;

/** The letter that a word speaks of, by the words before it. */
function letterOf(
  words: readonly Written[],
  at: number,
  nameWords: readonly string[],
): { letter: string; first: number; which: Mention['which'] } | undefined {
  const word = words[at];
  if (!word) return undefined;
  const [, behind] = /['’]s$/i.test(word.text) ? [] : (elided.exec(word.text) ?? []);
  if (behind !== undefined) return { letter: behind, first: at, which: undefined };
  const [, twin] = doubled.exec(word.text) ?? [];
  const [, letter = twin] = single.exec(word.text) ?? [];
  if (letter === undefined) return undefined;
  let first = at;
  let which: Mention['which'] = twin === undefined && word.text.endsWith('s') ? 'all' : twin === undefined ? undefined : 'all';
  let isNamed = word.isQuoted || /['’-]e[nt]$/.test(word.text);
  while (first > 0 && runsOn(words[first - 1]?.gap ?? '')) {
    const { own = '' } = words[first - 1] ?? {};
    const ordinal = ordinals.get(own);
    if (ordinal !== undefined) which = ordinal;
    const isSaid = ordinal !== undefined || letterNouns.has(own);
    if (!isSaid && !letterKinds.has(own)) break;
    isNamed ||= isSaid;
    first--;
  }
  const before = words[first - 1];
  // "People draw us as a fish": two small words of English.
  const isSmall = before?.own === 'as' && /^a$/i.test(letter);
  const hasArticle = before !== undefined && runsOn(before.gap) && determiners.has(before.own) && !isSmall;
  // "o = orange", "o als Sonne": a letter that opens its clause.
  const opensClause =
    (before === undefined || !runsOn(before.gap)) &&
    (/[=→]/.test(word.gap) ||
      /^(?:as|is|becomes|shaped|replaced|drawn|als|ist|wird|comme|como|come)$/.test(words[at + 1]?.own ?? '') ||
      // "V in Vino is a glass".
      (/^(?:in|of|im|von|de|dans|en|di|van)$/.test(words[at + 1]?.own ?? '') && nameWords.includes(words[at + 2]?.own ?? '')));
  // "With a planet for O", "byt ut o mot en sol": behind the word that exchanges it, a letter needs no article.
  const isExchanged =
    before !== undefined &&
    runsOn(before.gap) &&
    (exchanging.test(before.own) || takesPlace.test(before.own) || /^(?:ut|of)$/.test(before.own)) &&
    (/^(?:mot|med|with|by|durch|par|por|con)$/.test(words[at + 1]?.own ?? '') || at === words.length - 1 || !runsOn(word.gap));
  // "An M formed by two mountains".
  const isMade = before !== undefined && /^(?:an?|eine?|une?|una|um|uma|een)$/.test(before.own) && madeOf.test(words[at + 1]?.own ?? '');
  // "Prick över i".
  const isOfDot = /^[ij]$/i.test(letter) && dots.test(words[at - 2]?.own ?? '');
  if (![hasArticle, isNamed, opensClause, isExchanged, isMade, isOfDot].some(Boolean)) return undefined;
  return { letter, first: hasArticle ? first - 1 : first, which };
}

/** The letters that a prompt speaks of, each with its dot or its inside where these are meant. */
export function mentionsOf(words: readonly Written[], name: string): Mention[] {
  const nameWords = name.split(/\s+/).map(fold);
  const joined = (at: number): boolean => words[at] !== undefined && runsOn(words[at].gap);
  return words.flatMap((word, at) => {
    const [, ofDot] = dotted.exec(word.own) ?? [];
    if (ofDot !== undefined) {
      const hasArticle = determiners.has(words[at - 1]?.own ?? '') && joined(at - 1);
      return [{ letter: ofDot, which: undefined, place: 'dot' as const, inWord: undefined, from: hasArticle ? at - 1 : at, to: at + 1 }];
    }
    const found = letterOf(words, at, nameWords);
    if (!found) return [];
    const { letter, first } = found;
    let { which } = found;
    let from = first;
    let to = at + 1;
    let inWord: string | undefined;
    // "The o in Bloom", "the second o of the name", "the o at the end".
    const rest = joined(at) ? words.slice(at + 1, at + 4).map(({ own }) => own) : [];
    const offset =
      rest
        .slice(1)
        .findIndex(
          (own) =>
            nameWords.includes(own) ||
            /^(?:name|word|nom|mot|nombre|palabra|nome|parola|palavra|naam|woord|wort|namen)$/.test(own) ||
            placesInName.has(own),
        ) + 1;
    if (/^(?:in|of|from|at|within|im|in|am|von|vom|des|du|de|dans|en|del|di|da|do|no|na|van|i|av|af)$/.test(rest[0] ?? '') && offset > 0) {
      const told = rest[offset] ?? '';
      const isOpen = rest.slice(1, offset).every((own) => determiners.has(own) || letterKinds.has(own));
      if (isOpen && words.slice(at, at + offset + 1).every(({ gap }) => runsOn(gap))) {
        if (nameWords.includes(told)) inWord = told;
        which = placesInName.get(told) ?? which;
        to = at + 2 + offset;
      }
    }
    // "The dot of the i", "the hole in the o".
    const link = words[first - 1];
    const part = words[first - 2];
    const isLinked =
      link &&
      part &&
      joined(first - 1) &&
      joined(first - 2) &&
      /^(?:of|on|over|above|in|at|du|de|sur|dans|del|de|della|sulla|di|do|da|van|op|auf|uber|des|im|vom|pa|i|von)$/.test(link.own);
    const isPlain = joined(first - 1) && /^(?:du|des|vom|im|del|della|sul|sulla|do|da)$/.test(words[first]?.own ?? '');
    const owner = isLinked ? first - 2 : isPlain || joined(first - 1) ? first - 1 : -1;
    const { own = '' } = words[owner] ?? {};
    const place: Place = dots.test(own) ? 'dot' : insides.test(own) ? 'counter' : 'letter';
    if (place !== 'letter') from = determiners.has(words[owner - 1]?.own ?? '') && joined(owner - 1) ? owner - 1 : owner;
    // "The i's dot".
    if (place === 'letter' && joined(at) && dots.test(words[at + 1]?.own ?? ''))
      return [{ letter, which, place: 'dot' as const, inWord, from, to: at + 2 }];
    return [{ letter, which, place, inWord, from, to }];
  });
}
