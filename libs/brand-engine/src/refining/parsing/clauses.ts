import type { Patch } from '../../refinement.js';
import { announcesName } from './renaming.js';
import { findQuotes } from '../../understanding/names/quoted.js';
import { colourAdjectives, isColourWord, plainColours } from '../../understanding/lexicon/colours.js';
import type { Sentence } from '../../understanding/language/sentence.js';
import { singular, type Token } from '../../understanding/text/text.js';

const strongMark = /[;!?…]+|\.(?=\s|$)/u;
const strongWord = /^(?:but|then|however)$/;
/** "K&S" is one thing; "bolder & rounder" are two. */
const weakMark = /,|(?<=\s)[&+](?=\s)|:(?=\s)|(?<=\s)[–—-](?=\s)/;
/** Behind these a colon gives the words themselves. */
const announces =
  /\b(?:name|names|named|call|called|rename|spell|write|tagline|slogan|motto|line|text|underneath|below|say|says|read|reads|address|website|phone|number|opening hours)\b/;
const weakWord = /^(?:and|plus|also)$/;
const opensWish =
  /^(?:please |also |then )?(?:make|give|add|put|turn|change|use|let|move|have|try|drop|remove|lose|replace|swap|keep|forget|delete|take|get rid of|no|without|call|rename|stack|match|(?:i|we)(?: would|'d)? (?:like|love|want|prefer|need) (?:an?|one|some|two|three)|(?:i'd|we'd) (?:like|love|prefer) (?:an?|one|some|two|three)|(?:can|could|should|would|may) (?:the|you|we|it|this|that|our|i)) /;
/** A full stop that shortens a word ends nothing: "est. 1908". */
const shortened = /^(?:est|no|nr|st|dr|gegr|anno|c|ca)$/;
const mostClauses = 40;
/** Longer lists are read once, as a whole. */
const mostJoined = 3;
/** What is longer is no single wish. */
const longestClause = 300;

/** A stretch of the text. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * The clauses of a refinement. Sentence marks and "but" always part; a comma or "and" parts only where what follows is
 * understood by itself or opens like a wish, so that "navy and gold" and "keep the font and the icon" stay together. Quotes are never split.
 */
export function splitClauses(sentence: Sentence, read: (clause: string) => readonly Patch[]): string[] {
  const { text } = sentence;
  return between({ from: 0, to: text.length }, separators(sentence, strongMark, strongWord))
    .flatMap((part) => splitWeakly(part, sentence, read))
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((clause) => /[\p{L}\p{N}#]/u.test(clause))
    .slice(0, mostClauses);
}

function splitWeakly(part: Stretch, sentence: Sentence, read: (clause: string) => readonly Patch[]): Stretch[] {
  const { text, tokens } = sentence;
  const said = ({ from, to }: Stretch): string => text.slice(from, to).trim();
  const keysOf = ({ from, to }: Stretch): string[] => tokens.filter(({ start }) => start >= from && start < to).map(({ key }) => key);
  const clauses: Stretch[] = [];
  let pending: Stretch | undefined;
  let joined = 1;
  for (const piece of between(part, separators(sentence, weakMark, weakWord))) {
    if (said(piece) === '') continue;
    if (!pending) {
      pending = piece;
      continue;
    }
    const opens = opensWish.test(`${keysOf(piece).join(' ')} `);
    const isParted = /^\s*[:–—]/.test(text.slice(pending.to, piece.from));
    const isQuoting =
      isParted &&
      (announces.test(keysOf(pending).join(' ')) || /\bcolou?r of\b/.test(keysOf(pending).join(' ')) || announcesName(said(pending)));
    // "Our slogan: Plain words, strong cases": behind the colon a line goes on.
    const given = /^[^:]*:/.exec(said(pending))?.[0];
    const isGiven =
      !opens &&
      given !== undefined &&
      /\b(?:tag ?line|slogan|motto|strap ?line|claim|line|address|opening hours)\b/i.test(
        keysOf({ from: pending.from, to: pending.from + given.length }).join(' '),
      );
    // "Bread + rolling pin" are two things of one picture.
    const isPair = /^\s*\+/.test(text.slice(pending.to, piece.from)) && read(said(piece)).every(({ kind }) => kind === 'symbol');
    // "Picture and name are too close": both are spoken of.
    const isBoth =
      keysOf(pending).filter((key) => !isArticle.test(key)).length === 1 &&
      /^\s*\p{L}/u.test(text.slice(pending.to, piece.from)) &&
      isPartNoun.test(keysOf(piece).find((key) => !isArticle.test(key)) ?? '');
    // "A deeper blue, like a midnight sky": what is likened belongs to what stands before it.
    const isLikening =
      /^\s*,/.test(text.slice(pending.to, piece.from)) && /^(?:like|as (?:if|on|in|though))\b/.test(keysOf(piece).join(' '));
    const isWish =
      !isLikening &&
      clauses.length < mostClauses &&
      !isQuoting &&
      !isGiven &&
      !isPair &&
      !isBoth &&
      (opens || read(said(piece)).length > 0);
    // "Write Bread and cakes underneath": the line goes on.
    // "Add a circle and the words “hand poured” underneath" are two.
    const isLine =
      !opens &&
      !(findQuotes(said(piece)).length > 0 && read(said(pending)).length > 0 && !writesLine(read(said(pending)))) &&
      /\p{L}/u.test(text.slice(pending.to, piece.from)) &&
      /^(?:write|add|put)$/.test(keysOf(pending)[0] ?? '') &&
      [pending, { from: pending.from, to: piece.to }].some((part) => writesLine(read(said(part))));
    const starts = isWish && !isLine && (isParted || !(endsInColour(keysOf(pending)) && startsInColour(keysOf(piece))));
    if (starts && isOwn(said(pending), said(piece), opens, clauses.length === 0, read)) {
      clauses.push(pending);
      pending = piece;
      joined = 1;
    } else {
      const both = { from: pending.from, to: piece.to };
      // "Without the monogram, just a quiddle": what nobody understands takes no other wish along.
      const isSpoilt = joined < mostJoined && !isQuoting && !isGiven && read(said(both)).length === 0 && read(said(pending)).length > 0;
      if (isSpoilt) clauses.push(pending);
      pending = isSpoilt ? piece : both;
      joined = isSpoilt ? 1 : joined + 1;
    }
  }
  return pending ? [...clauses, pending] : clauses;
}

const isArticle = /^(?:the|our|its|both)$/;
const isPartNoun = /^(?:symbol|icon|picture|image|drawing|logo|mark|emblem|name|text|lettering|letters|wordmark|font|writing)$/;

const writesLine = ([first]: readonly Patch[]): boolean => first?.kind === 'descriptor' && first.text !== null;

/** Whether a wish stands apart from the one before it. One that nobody understands must not hide behind one that is. */
function isOwn(before: string, piece: string, opens: boolean, isFirst: boolean, read: (clause: string) => readonly Patch[]): boolean {
  const patches = before.length > longestClause ? [] : read(before);
  // "Spell it Pell and Grange": the name goes on.
  if (patches[0]?.kind === 'rename' && /^\p{Lu}/u.test(piece)) return false;
  return patches.length > 0 || (isFirst && (!opens || read(piece).length > 0));
}

/** Where a mark or a word parts the text, outside of quotes. */
function separators({ text, tokens }: Sentence, mark: RegExp, word: RegExp): Stretch[] {
  const quotes = findQuotes(text);
  const found: Stretch[] = [];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (next?.start === token.start) return;
    if (
      word.test(token.key) &&
      !isAnythingBut(tokens, at) &&
      !isSign(tokens, at) &&
      !isCases(tokens, at) &&
      !isOfBetween(tokens, at) &&
      !isOfSwap(tokens, at) &&
      !isInside(tokens, at) &&
      !isOfQuotes(tokens, at) &&
      !isRowOfLetters(tokens, at)
    )
      found.push({ from: token.start, to: token.end });
    // "Make it bolder because the sign is far away": the reason stands apart, with the word that tells it.
    if (at > 0 && token.key === 'because' && word === strongWord) found.push({ from: token.start, to: token.start });
    // "Replace the blue with green, except in the text"
    if (at > 0 && word === strongWord && isLimit(tokens, at)) found.push({ from: token.start, to: token.start });
    // "We print on white mugs so no circle": what follows is the wish.
    if (at > 2 && token.key === 'so' && word === strongWord && opensSo.test(next?.key ?? ''))
      found.push({ from: token.start, to: token.end });
    const gap = text.slice(token.end, next?.start ?? text.length);
    const sign = mark.exec(gap);
    if (sign && !(sign[0] === '.' && isShortened(token, next)) && !isNameJoint(sign[0], token, next))
      found.push({ from: token.end + sign.index, to: token.end + sign.index + sign[0].length });
  });
  return found.filter(({ from }) => !quotes.some(({ start, end }) => from > start && from < end)).sort((a, b) => a.from - b.from);
}

/** "Except in the text", behind a wish that speaks of no "everything". */
const isLimit = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'except' &&
  !tokens.slice(0, at).some(({ key }) => /^(?:everything|all|anything|any|nothing|rest|no)$/.test(key)) &&
  isPartNoun.test(tokens.slice(at + 1, at + 5).find(({ key }) => !/^(?:for|in|on|the|our|its|·)$/.test(key))?.key ?? '');

/** What a wish behind "so" opens with; "so that" and "so much" tell why and how. */
const opensSo = /^(?:no|please|make|use|let|drop|remove|add|could|can|maybe|perhaps|better|rather|without|keep|lose|put|give|turn|change)$/;

/** "Der Vogel ist schön, das Rot aber zu grell": the word stands inside what it opposes. */
const isInside = (tokens: readonly Token[], at: number): boolean =>
  /^(?:aber|jedoch|allerdings|echter|dock)$/.test(tokens[at]?.own ?? '') &&
  tokens[at - 1]?.gap === '' &&
  tokens.slice(Math.max(0, at - 4), at - 1).some(({ gap }) => gap.includes(','));

/** "With a plus" names the sign. */
const isSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'plus' && (tokens[at + 1] === undefined || /^(?:a|an|the)$/.test(tokens[at - 1]?.key ?? ''));

/** "Upper and lower case" is one way of writing. */
const isCases = (tokens: readonly Token[], at: number): boolean =>
  /^upper(?:case)?$/.test(tokens[at - 1]?.key ?? '') && /^lower(?:case)?$/.test(tokens[at + 1]?.key ?? '');

/** "The gap between the wheel and the words" is one gap. */
const isOfBetween = (tokens: readonly Token[], at: number): boolean => {
  const between = tokens.findLastIndex(({ key }, before) => key === 'between' && before < at && before >= at - mostBetween);
  return (
    between >= 0 &&
    !opensWish.test(`${tokens[at + 1]?.key ?? ''} `) &&
    // "Between the letters and a thinner chisel"
    !/^(?:a|an)$/.test(tokens[at + 1]?.key ?? '') &&
    tokens.slice(between + 1, at).every(({ key, gap }, place, all) => key !== 'and' && (gap === '' || place === all.length - 1))
  );
};
const mostBetween = 5;

/** "Swap the cat and the dog" is one wish. */
const isOfSwap = (tokens: readonly Token[], at: number): boolean => {
  const verb = tokens.findLastIndex(
    ({ key }, before) => /^(?:swap|switch|exchange|interchange)$/.test(key) && before < at && before >= at - mostSwapped,
  );
  return (
    verb >= 0 &&
    tokens[at]?.key === 'and' &&
    /^(?:the|our)$/.test(tokens[at + 1]?.key ?? '') &&
    tokens.slice(verb, at).every(({ key, gap }) => gap === '' && !/^(?:for|with|to|and)$/.test(key))
  );
};
const mostSwapped = 4;

/** "'Old' and 'Mill'" are words of one name. */
const isOfQuotes = (tokens: readonly Token[], at: number): boolean => {
  const [before, joint] = [tokens[at - 1], tokens[at]];
  return joint?.key === 'and' && /["'”’»“]$/.test(before?.gap.trim() ?? '') && /^["'“‘«„]/.test(joint.gap.trim());
};

/** "An S and an O" are the letters of one mark. */
const isRowOfLetters = (tokens: readonly Token[], at: number): boolean => {
  const next = /^(?:a|an|the)$/.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
  return [tokens[at - 1], tokens[next]].every((token) => /^\p{Lu}$/u.test(token?.text ?? ''));
};

/** "Anything but pink" is one phrase. */
const isAnythingBut = (tokens: readonly Token[], at: number): boolean =>
  /^(?:anything|everything|all|nothing|colou?r)$/.test(tokens[at - 1]?.key ?? '') &&
  // "Keep all but the pin;" leaves the pin out.
  (tokens[at + 3] === undefined ||
    /[;.!:,]/.test(tokens[at + 2]?.gap ?? '') ||
    // "Make everything but the name green"
    (/^(?:make|turn|paint|change|colou?r|draw|set|put|touch)$/.test(tokens[at - 2]?.key ?? '') &&
      /^(?:the|our|its)$/.test(tokens[at + 1]?.key ?? '')) ||
    !/^(?:make|use|keep|add|give|put|turn|change|replace|swap|switch|exchange|lose|delete|move|take|get|show|let|try|remove|drop|with|in|it|the)$/.test(
      tokens[at + 1]?.key ?? '',
    ));

const isShortened = ({ text }: Token, next: Token | undefined): boolean =>
  next !== undefined && (shortened.test(text.toLowerCase()) || (/^\p{Lu}$/u.test(text) && /^\p{Lu}/u.test(next.text)));

/** "Barrow & Daughters" is a name, "the & in red" speaks of one. */
const isNameJoint = (sign: string, token: Token, next: Token | undefined): boolean =>
  (sign === '&' && [token, next].every((own) => /^\p{Lu}/u.test(own?.text ?? ''))) || (/[&+]/.test(sign) && token.key === 'the');

/** What stands between the separators. */
function between({ from, to }: Stretch, parting: readonly Stretch[]): Stretch[] {
  const inside = parting.filter((one) => one.from >= from && one.to <= to);
  return [...inside, { from: to, to }]
    .map((one, at) => ({ from: inside[at - 1]?.to ?? from, to: one.from }))
    .filter((stretch) => stretch.to > stretch.from);
}

const tellsColour = (key: string): boolean => isColourWord(key) || plainColours.has(singular(key)) || /^[0-9a-f]{6}$/.test(key);
const endsInColour = (keys: readonly string[]): boolean => tellsColour(keys.at(-1) ?? '');
const startsInColour = (keys: readonly string[]): boolean =>
  keys
    .slice(0, 3)
    .some(
      (key, at) =>
        tellsColour(key) && keys.slice(0, at).every((before) => colourAdjectives.has(before) || /^(?:a|an|some|the|not|of)$/.test(before)),
    );
