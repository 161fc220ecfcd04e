import { isArticle } from '../asked/articles.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from '../trades/industry.js';
import {
  above,
  alike,
  closingVerbs,
  determiners,
  dwelling,
  equals,
  exchangedFor,
  exchanging,
  insteadOf,
  madeOf,
  takesPlace,
  within,
} from '../lexicon/letter-pictures.js';
import type { Scope } from '../language/negation.js';
import { fold, singular, type Token } from '../text/text.js';
import { thingAt } from './thing-at.js';
import type { Span, Thing, WishOf } from '../wishes.js';
import { type Mention, mentionsOf, type Place, runsOn, type Written, writtenWords } from './letter-mentions.js';

/** A letter of the name that was asked to be a thing, with the thing and the words that ask for it. */
export interface LetterThing {
  wish: WishOf<'letter-picture'>;
  thing: Thing;
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
  const mentions = mentionsOf(words, name);
  for (const mention of mentions) {
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

  function read(spoken: Mention, place: Place, { term, ...span }: Span & { term: string }, meant: Span): LetterThing | undefined {
    const mention = mentions.find((other) => isCorrected(words, spoken, other)) ?? spoken;
    const said = { from: meant.from, to: Math.max(meant.to, mention.to) };
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

/** "In place of the O? No wait, the second L": the letter that another one was mistaken for. */
const isCorrected = (words: readonly Written[], { to }: Mention, { from }: Mention): boolean =>
  from > to &&
  from - to <= longestCorrection &&
  words.slice(to, from).some(({ own }) => /^(?:no|nope|wait|sorry|actually|rather|oops)$/.test(own));
const longestCorrection = 7;

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
