import type { Language } from '../../brief.js';
import { isPlaceOfTrade } from '../trades/places-of-trade.js';
import { brandNouns, openers, ordered, stopWords } from '../lexicon/words.js';
import { several } from '../asked/asked-things.js';
import { carriers } from '../things/places-of-use.js';
import { kin } from '../trades/background.js';
import { declines, type Sentence } from '../language/sentence.js';
import { fold, singular, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';

const longestTrade = 22;
/** Words for any business tell nothing. */
const vague =
  /^(?:company|business|startup|start-up|firm|brand|agency|shop|store|app|studio|team|project|service|services|band|club|event|group)$/;

/** Whether a word alone tells the trade: "florist", "Peluquería". */
const isTradeWord = (token: Token | undefined): boolean => token !== undefined && (token.key !== token.own || isPlaceOfTrade(token));

/** ", a horse head,", "A rocket for a school": what stands alone behind its article is what is shown. */
const isThing = (tokens: readonly Token[], from: number, to: number): boolean => {
  const isFirst = from === 1 || /[,;.]$/.test(tokens[from - 2]?.gap ?? '');
  const isLast = (tokens[to - 1]?.gap ?? ',') !== '' || tokens[to]?.key === 'for';
  return /^(?:a|an)$/.test(tokens[from - 1]?.key ?? '') && isFirst && isLast;
};

const verbsOfBusiness = /^(?:are|am|is|run|have|own|open|start|operate|be|do|offer|provide)$/;
const aside = /^(?:to|in|at|by|from|with|into|about|through|near|beside|opposite|as)$/;

/** "We repair pianos", "to hospital appointments", "payments for musicians", "two retired teachers": none of these is the trade itself. */
function isOfAnother(language: Language, tokens: readonly Token[], from: number, to: number): boolean {
  let at = from - 1;
  while (at >= 0 && tokens[at]?.gap === '' && isOfNoun(tokens[at])) at--;
  if (tokens.slice(at + 1, from).some(({ key }) => several.test(key))) return true;
  const before = tokens[at]?.gap === '' ? tokens[at] : undefined;
  if (before === undefined) return false;
  const isBare = !tokens.slice(at + 1, from).some(({ pos }) => pos === 'DET' || pos === 'PRON');
  // "Wir bauen Klaviere": what we do stands right behind us.
  if (/^(?:we|i)$/.test(before.key)) return isBare;
  const head = tokens[to - 1]?.key ?? '';
  if (before.key === 'for') return isBare && head === tokens[to - 1]?.own && singular(head) !== head;
  if (aside.test(before.key) || clauseOf(tokens, from).some(({ key }) => key === 'between')) return true;
  if (!isBare || verbsOfBusiness.test(before.key) || openers.has(before.key)) return false;
  const isToldByUs = /^(?:we|i)$/.test(tokens[at - 1]?.key ?? '') && tokens[at - 1]?.gap === '';
  // "Vendemos plantas": other tongues leave out who does it.
  return (
    isToldByUs || before.pos === 'VERB' || (language !== 'en' && before.sentenceStart && before.key === before.own && !isTradeWord(before))
  );
}

const isOfNoun = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:DET|ADJ|PRON|NUM|NOUN)$/.test(token.pos) && !/^(?:we|i|who)$/.test(token.key);

function clauseOf(tokens: readonly Token[], at: number): readonly Token[] {
  const from = tokens.slice(0, at).findLastIndex(({ gap }) => gap !== '') + 1;
  return tokens.slice(from, at);
}

/** "Hartley Bakery", a bakery: whether the name says all that the trade would. */
export function tellsAlready(name: string, trade: string): boolean {
  const wordsOf = (line: string): string[] => (fold(line).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
  const told = new Set(wordsOf(name));
  const telling = wordsOf(trade).filter((word) => !vague.test(word));
  return telling.length > 0 && telling.every((word) => told.has(word));
}

/** The trade as the prompt writes it ("Coffee roastery"): what an emblem says besides its name, and never what it shows. */
export function tradeLine(
  { text, language, tokens, scopes }: Sentence,
  trades: readonly Span[],
  read: ReadonlySet<number>,
  shown: ReadonlySet<number>,
): string | undefined {
  // One word abroad may be several of English: "Wieken" are the sails of the windmill that is shown.
  const words = new Set([...read, ...shown].map((at) => tokens[at]?.start));
  const taken = new Set(tokens.flatMap(({ start }, at) => (words.has(start) ? [at] : [])));
  const pictured = new Set([...shown].map((at) => tokens[at]?.own));
  // "Please don't write podcast on it"
  const refused = new Set(tokens.filter((_, at) => scopes[at]?.negated === true).map(({ key }) => key));
  for (const { from: first, to: last } of trades) {
    let [from, to] = [first, last];
    const isPart = (at: number): boolean => {
      const token = tokens[at];
      // "A studio right on the beach", "a bar right now".
      // "My wife's flower shop" says whose it is.
      if (
        token === undefined ||
        taken.has(at) ||
        kin.has(token.key.replace(/['’]s?$/, '')) ||
        ordered.has(token.key) ||
        /^(?:right|now|just|today|soon)$/.test(token.key)
      )
        return false;
      // "Second hand bookshop"
      if (token.key === 'second' && tokens[at + 1]?.key === 'hand') return true;
      if (/-(?:hand|free|fired)$/.test(token.key)) return true;
      return brandNouns.has(token.key) || (!stopWords.has(token.key) && /^(?:NOUN|PROPN)$/.test(token.pos));
    };
    while (to > from && ordered.has(tokens[to - 1]?.key ?? '')) to--;
    // Other tongues join what is traded to its noun, or put it behind.
    while (language === 'en' && from > 0 && tokens[from - 1]?.gap === '' && isPart(from - 1)) from--;
    while (tokens[to - 1]?.gap === '' && isPart(to)) to++;
    const told = tokens.slice(from, to);
    const [start, end] = [told[0], told.at(-1)];
    // "Electric car charging startup" is no electric car.
    const after = tokens[to];
    // "Locksmith logo" tells the trade, but "Vereinslogo" is one word for what is ordered.
    const isOrder = ordered.has(after?.key ?? '') && after?.start !== end?.start;
    const goesOn =
      end?.gap === '' && after !== undefined && !taken.has(to) && !stopWords.has(after.key) && after.key !== 'right' && !isOrder;
    // "A rocket for a coding school, … purple rocket", "Riding club Elm, a horse head".
    // "A paper moon" is a picture, and sells no paper.
    if (end?.gap === '' && shown.has(to)) continue;
    if (pictured.has(end?.own) || (isThing(tokens, from, to) && !isPlaceOfTrade(end))) continue;
    // "Fishmonger's daughter" says who somebody is.
    if (/^(?:daughter|son|wife|husband|widow|mother|father|brother|sister|friend)s?$/.test(end?.key ?? '')) continue;
    // "A pile of books" is a picture.
    if (tokens[from - 1]?.key === 'of' && tokens[from - 1]?.own === 'of') continue;
    if (isOfAnother(language, tokens, from, to)) continue;
    // "De zeilen van het schip" and "de pagina's van een open boek" are pictures, and "Verein betreibt" is half a sentence.
    const isUnknown = ({ key, own, capitalised }: Token): boolean => key === own && !capitalised;
    const isOfWhole = tokens.slice(Math.max(0, from - 2), from).some(({ key }) => key === 'of') && !isPlaceOfTrade(end);
    if (language !== 'en' && (after?.key === 'of' || isOfWhole || told.slice(1).some(isUnknown))) continue;
    if (goesOn || (told.length === 1 && !isTradeWord(start)) || (declines.has(language) && start?.sentenceStart !== true)) continue;
    // "Pub sign and menus for The White Hart" is what the logo is for, and a capital behind the first word is a name.
    if (
      carriers.has(singular(end?.key ?? '')) ||
      told.some(({ key }) => refused.has(key)) ||
      told.slice(1).some(({ capitalised, text: word, key, own }) => word.length < 2 || (capitalised && (language !== 'de' || key === own)))
    )
      continue;
    if (
      !start ||
      !end ||
      told.some(({ pos, key }) => !/^(?:NOUN|PROPN|ADJ|)$/.test(pos) && !brandNouns.has(key)) ||
      // "Smart thermostat", "vintage clothing": a word of the trade itself may tell a mood as well.
      [...taken].some((at) => at >= from && at < to && (last - first < 2 || at < first || at >= last))
    )
      continue;
    // What was mistyped is not printed so.
    const written = language === 'en' ? told.map((word) => (word.key === word.own ? word.text : word.key)).join(' ') : undefined;
    const line = (written ?? text.slice(start.start, end.end)).replace(/ brand$/i, '').replace(/^(?:[dl]|un|all|dell)['’]/i, '');
    if (line.length <= longestTrade && line.length >= 3 && !(told.length === 1 && vague.test(start.key)))
      return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
  }
  return undefined;
}
