import { lettersOfJoin } from './joined-letters.js';
import { groundShapes } from '../lexicon/grounds.js';
import { endsClause, type Token } from '../text/text.js';
import type { WishOf } from '../wishes.js';

const letterCue = /^(?:monogram|initials?|letters?|lettermark|letterforms?)$/;
const mostLetters = 4;

/** The sign between two letters: "K&S". */
const joinedBy = (tokens: readonly Token[], at: number, before: string): string =>
  before === '' ? '' : (/[&+]/.exec(tokens[at - 1]?.gap ?? '')?.[0] ?? (tokens[at - 1]?.key === '&' ? '&' : ''));

/** "Just an R and a T, interlaced", "a K, an L and an M": each behind its article. */
function lettersInRow(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const isLetterAt = (at: number): boolean =>
    /^(?:a|an|the)$/.test(tokens[at]?.key ?? '') && /^\p{Lu}$/u.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.key !== 'i';
  const from = tokens.findIndex((_, at) => isLetterAt(at) && nextLetter(tokens, at, isLetterAt) !== undefined);
  if (from < 0) return undefined;
  let [letters, at, to]: [string, number | undefined, number] = ['', from, from];
  while (at !== undefined && letters.length < mostLetters) {
    letters += tokens[at + 1]?.text ?? '';
    to = at + 2;
    at = nextLetter(tokens, at, isLetterAt);
  }
  const isRelated = tokens.slice(from, to).some(({ key }) => relations.test(key) && !/^(?:beside|against)$/.test(key));
  return { kind: 'letters', letters, ...(isRelated ? { isRelated } : {}), from, to };
}

/** "R and V as a monogram", "an R and V monogram". */
function pairBesideCue(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const isCapital = (at: number): boolean => /^\p{Lu}$/u.test(tokens[at]?.text ?? '') && tokens[at]?.key !== 'i';
  const from = tokens.findIndex(
    (_, at) =>
      isCapital(at) &&
      isCapital(at + 2) &&
      /^(?:and|over|above|under|behind)$/.test(tokens[at + 1]?.key ?? '') &&
      tokens.slice(at, at + 3).every(({ gap }, place) => gap === '' || place === 2) &&
      (letterCue.test(tokens[at + 3]?.key ?? '') ||
        letterCue.test(tokens[at - 1]?.key ?? '') ||
        tokens.slice(at + 4, at + 6).some(({ key }) => letterCue.test(key) && /^(?:as|in|·)$/.test(tokens[at + 3]?.key ?? ''))),
  );
  if (from < 0) return undefined;
  const isRelated = tokens[from + 1]?.key !== 'and';
  const letters = `${tokens[from]?.text ?? ''}${tokens[from + 2]?.text ?? ''}`;
  return { kind: 'letters', letters, ...(isRelated ? { isRelated } : {}), from, to: from + 3 };
}

/** How one letter stands to the other: "a T over a W". */
const relations = /^(?:over|above|under|below|beneath|underneath|behind|inside|within|on|upon|in|beside|against|across|through)$/;

/** Where the next letter of a row begins, behind "and", a comma or the word for where it stands. */
function nextLetter(tokens: readonly Token[], at: number, isLetterAt: (at: number) => boolean): number | undefined {
  const joint = tokens[at + 1]?.gap ?? '';
  if (joint === '' && relations.test(tokens[at + 2]?.key ?? '')) return isLetterAt(at + 3) ? at + 3 : undefined;
  if (tokens[at + 2]?.key === 'and' && (joint === '' || joint === ',')) return isLetterAt(at + 3) ? at + 3 : undefined;
  return /^[,&+]$/.test(joint) && isLetterAt(at + 2) ? at + 2 : undefined;
}

/** How far before a letter the word may stand that asks for it. */
const cueReach = 10;

/** "Letter mark: an R", "just a D", "nothing but a big H", "a plain R in a circle": one letter behind its article. */
function loneLetter(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const at = tokens.findIndex((token, place) => {
    if (!/^\p{Lu}$/u.test(token.text)) return false;
    const start = startOfPhrase(tokens, place);
    const [article, before] = [tokens[start], tokens[start - 1]];
    if (article?.gap !== '' || !/^(?:a|an|the|one|just|only)$/.test(article.key) || isTakenBack(tokens, place)) return false;
    const next = tokens[place + 1];
    const ends =
      isParted(token.gap) ||
      next === undefined ||
      (token.gap === '' &&
        /^(?:in|inside|within|for|on|as|please|and|set|framed|surrounded|encircled|ringed|wrapped|standing|sitting)$/.test(next.key));
    const isAlone = isSolely(article) || (before !== undefined && before.gap === '' && isSolely(before));
    const isCued = tokens.slice(Math.max(0, place - cueReach), place).some(({ key }) => letterCue.test(key));
    const opens = before === undefined || isParted(before.gap) || /^(?:with|and|plus|want|wants|show|showing|like|love)$/.test(before.key);
    // "An O with grapes in it".
    const isCombined = token.gap === '' && /^(?:with|combined|holding|containing)$/.test(next?.key ?? '') && !/^[AI]$/.test(token.text);
    return (ends && (isAlone || isCued || (opens && isOnlyCapital(tokens, place)))) || isCombined;
  });
  return at < 0
    ? letterInGround(tokens)
    : { kind: 'letters', letters: tokens[at]?.text ?? '', from: startOfLetter(tokens, at), to: at + 1 };
}

const isParted = (gap: string): boolean => gap.includes(',') || endsClause(gap);
const isSolely = ({ key }: Token): boolean => /^(?:only|just|simply|solely|purely|merely|but)$/.test(key);

/** "For a T, no, a tea shop": a slip of the tongue. */
const isTakenBack = (tokens: readonly Token[], letter: number): boolean =>
  tokens[letter]?.gap !== '' &&
  /^(?:no|nope|sorry|wait|er|erm|um|uh|oops|rather|actually)$/.test(tokens[letter + 1]?.key ?? '') &&
  (tokens[letter + 1]?.gap !== '' || /^(?:a|an|the|wait|sorry|i)$/.test(tokens[letter + 2]?.key ?? ''));

/** "A C, D and E string": one of several letters is none that is asked for. */
const isOnlyCapital = (tokens: readonly Token[], letter: number): boolean =>
  tokens[letter]?.key !== 'i' &&
  ![tokens[letter + 1], tokens[letter + 2]].some((token) => token !== undefined && token.key !== 'i' && /^\p{Lu}$/u.test(token.text));

/** Where the words begin that ask for a letter. */
function startOfLetter(tokens: readonly Token[], letter: number): number {
  const start = startOfPhrase(tokens, letter);
  const before = tokens[start - 1];
  if (before?.gap !== '' || !isSolely(before)) return start;
  return before.key === 'but' && tokens[start - 2]?.key === 'nothing' ? start - 2 : start - 1;
}

/** "A big strong P": where the article of a letter stands, before its adjectives. */
function startOfPhrase(tokens: readonly Token[], letter: number): number {
  let at = letter - 1;
  while (at > letter - 1 - mostEpithets && tokens[at]?.gap === '' && /^(?:ADJ|NOUN|ADV)$/.test(tokens[at]?.pos ?? '')) at--;
  return at;
}
const mostEpithets = 3;

/** "W inside an arch", "KR in einem Kreis": what opens a clause and stands in a ground. */
function letterInGround(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const at = tokens.findIndex(({ text, gap }, place) => {
    const opens = place === 0 || tokens[place - 1]?.gap !== '';
    const isInside =
      /^(?:in|inside|within)$/.test(tokens[place + 1]?.key ?? '') && /^(?:a|an|the|one|·)$/.test(tokens[place + 2]?.key ?? '');
    const ground = [3, 4].map((ahead) => tokens[place + ahead]?.key ?? '');
    return (
      opens &&
      /^\p{Lu}{1,3}$/u.test(text) &&
      gap === '' &&
      isInside &&
      text !== 'I' &&
      ground.some((key) => groundShapes.has(key) || key === 'arch')
    );
  });
  return at < 0 ? undefined : { kind: 'letters', letters: tokens[at]?.text ?? '', from: at, to: at + 1 };
}

/** "M as the symbol", "the K as a mark". */
function letterAsSign(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const at = tokens.findIndex(
    ({ text, gap }, place) =>
      /^\p{Lu}{1,2}$/u.test(text) &&
      gap === '' &&
      tokens[place + 1]?.key === 'as' &&
      /^(?:a|an|the|our|its)$/.test(tokens[place + 2]?.key ?? '') &&
      /^(?:symbol|mark|icon|sign|logo|emblem)$/.test(tokens[place + 3]?.key ?? ''),
  );
  return at < 0 || tokens[at]?.key === 'i' ? undefined : { kind: 'letters', letters: tokens[at]?.text ?? '', from: at, to: at + 4 };
}

/** "Just the ampersand big", "a big ampersand as the mark": the sign of a name as its letter. */
function signAsLetter(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const at = tokens.findIndex(({ key }) => key === 'ampersand');
  if (at < 0 || !tokens.some(({ gap, key }) => gap === '&' || key === '&')) return undefined;
  const start = startOfPhrase(tokens, at);
  const before = tokens[start - 1];
  const isAlone = /^(?:a|an|the|just|only)$/.test(tokens[start]?.key ?? '') && before?.gap === '' && isSolely(before);
  const isSign = tokens[at + 1]?.key === 'as' && /^(?:symbol|mark|icon|sign|logo|emblem)$/.test(tokens[at + 3]?.key ?? '');
  if (!isAlone && !isSign) return undefined;
  const isLarge = tokens[at]?.gap === '' && /^(?:big|large|huge|alone)$/.test(tokens[at + 1]?.key ?? '');
  return { kind: 'letters', letters: '&', from: isAlone ? start - 1 : start, to: isSign ? at + 4 : isLarge ? at + 2 : at + 1 };
}

/** "Back to back", "one above the other": how letters are to stand that no monogram here sets so. */
const standing =
  /^(?:back to back|face to face|mirrored|facing (?:each other|away)|one (?:above|over|under|below|behind) (?:the other|another)|diagonally)(?= |$)/;

function withStanding(letters: WishOf<'letters'>, tokens: readonly Token[]): WishOf<'letters'> {
  const rest = tokens.slice(letters.to, letters.to + 4).map(({ key }) => key);
  const told = standing.exec(rest.join(' '));
  return told === null ? letters : { ...letters, isRelated: true, to: letters.to + told[0].split(' ').length };
}

/** The letters that a monogram is to show: "initials J and T", "an MK monogram", "the letter Q". */
export function findLetters(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const found = namedLetters(tokens);
  return found && withStanding(found, tokens);
}

function namedLetters(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  const listed = lettersBesideCue(tokens);
  const joined = lettersOfJoin(tokens);
  return (
    lettersInRow(tokens) ??
    // "The letters T, L and H interwoven" joins all three.
    (joined && listed?.letters.endsWith(joined.letters) ? listed : joined) ??
    pairBesideCue(tokens) ??
    listed ??
    loneLetter(tokens) ??
    letterAsSign(tokens) ??
    signAsLetter(tokens)
  );
}

function lettersBesideCue(tokens: readonly Token[]): WishOf<'letters'> | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!letterCue.test(token.key)) continue;
    let to = at + 1;
    let letters = '';
    while (to < tokens.length && to <= at + 8 && letters.length < mostLetters) {
      const { text, key } = tokens[to] ?? { text: '', key: '' };
      const written = text.replaceAll('.', '');
      if (/^\p{Lu}[\p{Lu}\p{Nd}]{0,3}$/u.test(written) && key !== 'i') letters += `${joinedBy(tokens, to, letters)}${written}`;
      else if (!/^(?:and|of|from|the|letters?|with|or)$/.test(key)) break;
      to++;
    }
    if (letters !== '') return { kind: 'letters', letters: letters.slice(0, mostLetters), from: at, to };
    const before = tokens[at - 1];
    const first = tokens[at - 2];
    const sign = joinedBy(tokens, at - 1, first?.text ?? '');
    if (sign !== '' && first && before?.gap === '' && /^\p{Lu}$/u.test(first.text) && /^\p{Lu}$/u.test(before.text))
      return { kind: 'letters', letters: `${first.text}${sign}${before.text}`, from: at - 2, to: at + 1 };
    // "A simple P L monogram"
    if (before?.gap === '' && first?.gap === '' && [first, before].every(({ text }) => /^\p{Lu}$/u.test(text)))
      return { kind: 'letters', letters: `${first.text}${before.text}`, from: at - 2, to: at + 1 };
    if (before?.gap === '' && /^\p{Lu}{1,4}$/u.test(before.text) && !/^(?:A|I)$/.test(before.text) && token.key !== 'letters')
      return { kind: 'letters', letters: before.text, from: at - 1, to: at + 1 };
  }
  return undefined;
}
