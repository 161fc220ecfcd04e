import type { Brief } from '../../brief.js';
import { isArticle } from '../asked/articles.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from '../trades/industry.js';
import {
  above,
  alike,
  closingVerbs,
  determiners,
  dots,
  dotted,
  dwelling,
  equals,
  exchangedFor,
  exchanging,
  insides,
  insteadOf,
  letterKinds,
  letterNouns,
  madeOf,
  ordinals,
  placesInName,
  takesPlace,
  within,
} from '../lexicon/letter-pictures.js';
import type { Scope } from '../language/negation.js';
import { fold, singular, type Token } from '../text/text.js';
import { thingAt } from './thing-at.js';
import type { Span, Thing, WishOf } from '../wishes.js';

/** A letter of the name that was asked to be a thing, with the thing and the words that ask for it. */
export interface LetterThing {
  wish: WishOf<'letter-picture'>;
  thing: Thing;
}

type Place = NonNullable<Brief['inLetters']>['place'];

/** A word as it is written, which may be several tokens of English. */
interface Written extends Span {
  own: string;
  text: string;
  gap: string;
  isQuoted: boolean;
}

/** A letter that is spoken of, with the words that say which one. */
interface Mention extends Span {
  letter: string;
  which: 'all' | 'middle' | number | undefined;
  place: Place;
  /** The word of the name that it is in, folded. */
  inWord: string | undefined;
}

/** Whether a clause goes on behind a word: a quote parts nothing. */
const runsOn = (gap: string): boolean => !/[,.;:!?…()=–—]|^-+$/.test(gap);

const opening = /["'“‘«„”’`]\s*$/;

function writtenWords(tokens: readonly Token[], text: string): Written[] {
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
function mentionsOf(words: readonly Written[], name: string): Mention[] {
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

/** Words that may stand between a link and its thing. */
const longestPhrase = 5;

/** Behind "door een" stands the thing: Dutch has one word for a door and for what something is replaced by. */
function startsAt(words: readonly Written[], at: number): number {
  const { own = '', gap = '.' } = words[at] ?? {};
  // "Que la o sea un grano": what links is no thing, though it is a sea in English.
  if (equals.test(own)) return startsAt(words, at + 1);
  return own === 'door' && runsOn(gap) && at + 1 < words.length ? at + 1 : at;
}

/** The first thing that can be drawn from a word on. */
function thingFrom(
  tokens: readonly Token[],
  words: readonly Written[],
  at: number,
  icons: IconRanker,
): (Span & { term: string }) | undefined {
  for (let place = at; place < Math.min(words.length, at + longestPhrase); place++) {
    const { from = 0 } = words[place] ?? {};
    const found = thingAt(tokens, from, new Set(), icons, false);
    if (found && icons.find(found.term).length > 0) return isOfOther(tokens, found) ? undefined : { term: found.term, from, to: found.to };
    if (!runsOn(words[place]?.gap ?? '')) return undefined;
  }
  return undefined;
}

/** "Shaped like a climbing hold": a word that ends the phrase behind a deed is what is meant, and nobody draws it. */
const isOfOther = (tokens: readonly Token[], { term, to }: { term: string; to: number }): boolean => {
  const [deed, head, next] = [tokens[to - 1], tokens[to], tokens[to + 1]];
  const ends = head !== undefined && (runsOn(head.gap) ? next === undefined || next.pos === 'ADP' : true);
  return deed?.gap === '' && term.endsWith('ing') && deed.key === deed.own && /^(?:NOUN|VERB)$/.test(head?.pos ?? '') && ends;
};

/** The last thing that can be drawn before a word. */
function thingBefore(
  tokens: readonly Token[],
  words: readonly Written[],
  at: number,
  icons: IconRanker,
): (Span & { term: string }) | undefined {
  for (let place = at; place >= Math.max(0, at - longestPhrase); place--) {
    // "A coffee bean": the longest phrase that ends here.
    const starts = [place - 2, place - 1, place].filter((start) => start >= 0 && words.slice(start, place).every(({ gap }) => runsOn(gap)));
    for (const start of starts) {
      const { from = 0 } = words[start] ?? {};
      const found = thingAt(tokens, from, new Set(), icons, false);
      if (found && found.to === words[place]?.to && icons.find(found.term).length > 0) return { term: found.term, from, to: found.to };
    }
    // "A bee forms the dot": before a verb that may be a noun.
    const { from = 0, to = 0 } = words[place] ?? {};
    const term = singular(tokens[from]?.key ?? '');
    if (isArticle(tokens[from - 1]) && icons.pictures(term).some(({ relation }) => relation === 'itself')) return { term, from, to };
    if (!runsOn(words[place - 1]?.gap ?? ',')) return undefined;
  }
  return undefined;
}

/** "The o should be a sun", "a moon for the second o", "the dot of the i as a leaf", "a bean inside the O". */
export function findLetterThing(
  text: string,
  tokens: readonly Token[],
  scopes: readonly Scope[],
  name: string,
  icons: IconRanker,
  nameTokens: ReadonlySet<number> = new Set(),
): LetterThing | undefined {
  const words = writtenWords(tokens, text);
  const isTrade = (word: string): boolean => tokens.some(({ own, key }) => own === word && tellsTrade(key));
  const isClause = (from: number, to: number): boolean => words.slice(from, to).every(({ gap }) => runsOn(gap));
  const indexAt = (token: number): number => words.findIndex(({ from, to }) => from <= token && token < to);
  for (const mention of mentionsOf(words, name)) {
    // "The O Club": a letter that is a word of the name.
    if (words.slice(mention.from, mention.to).some(({ own, from }) => own === fold(mention.letter) && nameTokens.has(from))) continue;
    const led = words.slice(Math.max(0, mention.from - 4), mention.from);
    const isExchanged = led.some(({ own }, at) => exchanging.test(own) && led.slice(at).every(({ gap }) => runsOn(gap)));
    // "Dot the i with a cherry".
    const isDotted = words[mention.from]?.own === 'dot' && mention.place === 'dot';
    const last = words[mention.to - 1];
    const after = thingFrom(tokens, words, startsAt(words, mention.to), icons);
    const between = after ? words.slice(mention.to, indexAt(after.from)) : [];
    const behind = after ? (words[indexAt(after.to - 1) + 1]?.own ?? '') : '';
    const closes = words.slice(mention.to).find(({ gap }, at, rest) => !runsOn(gap) || at === rest.length - 1)?.own ?? '';
    const isJoined = after !== undefined && isClause(mention.to - 1, indexAt(after.from));
    const isEqual =
      isJoined &&
      (between.some(({ own, text: word }) => equals.test(own) || madeOf.test(own) || /^[èé]$/i.test(word)) ||
        (isExchanged && between.every(({ own }) => exchangedFor.test(own) || determiners.has(own) || own.length > 3)) ||
        (isDotted && between[0]?.own === 'with') ||
        led.some(({ own }) => insteadOf.test(own)) ||
        closingVerbs.test(behind) ||
        closingVerbs.test(closes));
    const isAssigned =
      after !== undefined && (/=|→|->/.test(last?.gap ?? '') || (/^\s*[:–-]/.test(last?.gap ?? '') && between.length <= 1));
    // "Im zweiten o sitzt eine Lotusblüte".
    const isDwelling = isJoined && within.test(words[mention.from]?.own ?? '') && dwelling.test(between[0]?.own ?? '');
    const isHolding =
      isJoined &&
      (isDwelling ||
        /^(?:contains?|containing|holds|holding|has)$/.test(between[0]?.own ?? '') ||
        (between[0]?.own === 'with' && /^(?:inside|in)$/.test(behind)));
    if (after && (isEqual || isAssigned || isHolding)) {
      const place: Place = isHolding ? 'counter' : mention.place;
      // Between the link and the thing its colour may be told: "a green leaf".
      const links =
        between.findLastIndex(
          ({ own, text: word }) => equals.test(own) || madeOf.test(own) || exchangedFor.test(own) || /^[èé]$/i.test(word),
        ) + 1;
      return read(mention, place, after, { from: mention.from, to: mention.to + links });
    }
    const before = mention.from > 0 ? thingBefore(tokens, words, mention.from - 1, icons) : undefined;
    if (!before) continue;
    const links = words.slice(indexAt(before.to - 1) + 1, mention.from).map(({ own }) => own);
    const isOneClause = isClause(indexAt(before.to - 1), mention.from);
    const started = { from: indexAt(before.to - 1) + 1, to: mention.to };
    // "A key whose bow is a V": a part of a picture takes no place in the name.
    const isOfPart = [before.from - 1, before.from - 2].some((at) => tokens[at]?.key === 'whose');
    if (!isOneClause || isOfPart) continue;
    // The article may hold the link: "im O", "no O".
    const opener = words[mention.from]?.own ?? '';
    // "Una espiga en lugar de la i": the words of the thing may hold the link.
    const said = words.slice(indexAt(before.from) + 1, mention.from).map(({ own }) => own);
    if (said.some((own) => takesPlace.test(own))) return read(mention, mention.place, before, started);
    if (/^[ij]$/i.test(mention.letter) && links.length > 0 && links.every((own) => above.test(own) || /^(?:of|as|a|the)$/.test(own)))
      return read(mention, 'dot', before, started);
    if (links.some((own) => within.test(own)) || (links.length === 0 && within.test(opener)))
      return read(mention, 'counter', before, started);
  }
  return undefined;

  function read(mention: Mention, place: Place, { term, ...span }: Span & { term: string }, said: Span): LetterThing | undefined {
    const [from, to] = [words[said.from]?.from ?? 0, words[said.to - 1]?.to ?? 0];
    // "Statt dem o eine Pfote" refuses the letter, and not the paw.
    const isInstead = words.slice(Math.max(0, said.from - 2), said.to).some(({ own }) => insteadOf.test(own));
    if (!isInstead && (scopes[span.from]?.negated === true || scopes[from]?.negated === true)) return undefined;
    // "Two dots on the i" are written, and so is an exclamation mark.
    if (/(?:^| )(?:dots?|points?|circle|disc|mark|sign|ampersand|accent|umlaut)$/.test(term)) return undefined;
    const at = placesOf(mention, place, name, isTrade);
    const isMade = words.slice(said.from, said.to).some(({ own }) => madeOf.test(own));
    const found = icons.find(term).map(({ id }) => id);
    const ids = isMade
      ? found.filter((id) => alike.some(([letters, pictures]) => letters.test(mention.letter) && pictures.test(id)))
      : found;
    if (ids.length === 0) return undefined;
    return {
      wish: { kind: 'letter-picture', letter: mention.letter, at, place, from, to },
      thing: { kind: 'thing', term, asked: true, refused: false, icons: ids, ...span },
    };
  }
}

/** Where in the name a letter is that is spoken of; nowhere if the name has no such letter, or not so many. */
function placesOf({ letter, which, inWord }: Mention, place: Place, name: string, isTrade: (word: string) => boolean): number[] {
  const letters = Array.from(name);
  const same = (own: string): boolean => fold(own) === fold(letter);
  const [starts, ends] = [/\S*$/, /^\S*/];
  const wordAt = (at: number): string =>
    fold(`${starts.exec(letters.slice(0, at).join(''))?.[0] ?? ''}${ends.exec(letters.slice(at).join(''))?.[0] ?? ''}`);
  const all = letters.flatMap((own, at) => (same(own) && (inWord === undefined || wordAt(at) === inWord) ? [at] : []));
  if (all.length === 0) return [];
  // "Restaurant Oliva": the letters of what a brand is called come before those of its trade.
  const ofName = all.filter((at) => !isTrade(wordAt(at)));
  const open = ofName.length > 0 && inWord === undefined ? ofName : all;
  if (which === 'all') return open.slice(0, 4);
  if (which === 'middle')
    return [open.toSorted((one, other) => Math.abs(one - letters.length / 2) - Math.abs(other - letters.length / 2))[0] ?? 0];
  // "The second O" of "Friends of the Old Oak": capitals are counted apart, where there are as many.
  const exact = open.filter((at) => letters[at] === letter && /\p{Lu}/u.test(letter));
  if (typeof which === 'number') return [exact.at(which) ?? open.at(which) ?? all.at(which)].filter((at) => at !== undefined);
  if (place === 'dot')
    return [open.find((at) => isLow(letters, at)) ?? open.find((at) => /\p{Ll}/u.test(letters[at] ?? '')) ?? open[0] ?? 0];
  // A capital that is spoken of is one.
  return [open.find((at) => letters[at] === letter) ?? open[0] ?? 0];
}

/** Whether a small letter stands among others that leave the room over it free. */
const isLow = (letters: readonly string[], at: number): boolean =>
  /\p{Ll}/u.test(letters[at] ?? '') && [letters[at - 1], letters[at + 1]].every((beside) => /^[acemnorsuvwxzgpqy]?$/.test(beside ?? ''));
