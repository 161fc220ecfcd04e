import type { Brief, Language } from '../../brief.js';
import { tellsTrade } from '../trades/industry.js';
import { profession } from '../lexicon/professions.js';
import { brandNouns, descriptorWords, institutions, openers, ordered, places, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { tidyName } from '../text/script.js';
import { endsClause, type Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import {
  company,
  daysAndMonths,
  elision,
  isColour,
  isNameLike,
  isNumeral,
  isSlavicPlace,
  isTradeGerund,
  isVerbOfName,
  joins,
  legalForms,
  linkWords,
} from './looks.js';

/** A name is at most this many words; that of an institution may be longer. */
export const longestRun = 7;
const longestInstitution = 12;

/**
 * Whether "of" at `at` only tells where a name from `from` on is at home: "Happy Tails of Leeds" does, but one word ("Crumb of Lisbon")
 * or one that ends in what it is ("Royal Bank of Scotland") needs its place to be a name.
 */
export function tellsWhere(context: NameContext, from: number, at: number): boolean {
  const { tokens, describes } = context;
  const [last, of] = tokens.slice(at - 1, at + 1);
  // "À La Rochelle"
  const place = tokens[at + 1]?.key === 'the' && tokens[at + 2]?.capitalised ? tokens[at + 2] : tokens[at + 1];
  if (!last || !of || !place?.capitalised || of.capitalised) return false;
  // Who founded, runs or draws it is told by its place alone: "Keyhold in Bristol".
  // Portuguese says "in the" inside names too: "Agulha no Palheiro".
  if (/^n[oa]s?$/.test(of.own)) return places.has(place.key) || at - from > 1;
  if (/^(?:in|from|near)$/.test(of.key) && !of.own.startsWith('d'))
    return (
      places.has(place.key) ||
      !(
        isOrdinary(context, place) ||
        isPlacedAfter(tokens, endOfTitle(tokens, at + 1)) ||
        tokens.slice(from, at).some(({ key }) => institutions.has(key))
      )
    );
  if (of.key !== 'of' || !places.has(place.key)) return false;
  const words = tokens.slice(from, at).filter(({ key }) => key !== 'the');
  return words.length > 1 && !brandNouns.has(last.key) && !institutions.has(last.key) && !describes(last.key);
}

/** Spells the tokens `from` … `to` (exclusive) as the prompt did. */
export function spell(
  { text, tokens, language }: NameContext,
  from: number,
  to: number,
  source: Brief['nameSource'],
): FoundName | undefined {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last) return undefined;
  // "Sous le nom d'Atelier Brindille"
  const elided = language !== 'en' && tokens[from - 1]?.gap === '' ? (elision.exec(first.text)?.[0].length ?? 0) : 0;
  const written = tidyName(text.slice(first.start + elided, last.end));
  const name = isShouted(tokens) ? titleCase(written) : written;
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  return { name, source, tokens: new Set(tokens.slice(from, to).map((_, index) => from + index)) };
}

/** A prompt in capitals throughout does not say how the name is written. */
const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.length >= 5 && tokens.every((token) => token.text === token.text.toUpperCase());

const titleCase = (name: string): string => name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** The end of the run of capitals, numerals and the small words between them that begins at `from`. */
export function endOfCapitals(context: NameContext, from: number): number {
  const { tokens } = context;
  let to = from + 1;
  while (to < tokens.length) {
    const run = tokens.slice(from, to);
    const isInstitution = run.some(({ key }) => institutions.has(key));
    if (run.length >= (isInstitution ? longestInstitution : longestRun)) break;
    const next = nextInRun(context, from, to, isInstitution);
    if (next === undefined) break;
    to = next;
  }
  return to;
}

/** How far the run reaches with its next word, or undefined where it ends. */
function nextInRun(context: NameContext, from: number, to: number, isInstitution: boolean): number | undefined {
  const { tokens } = context;
  const [before, token] = [tokens[to - 1], tokens[to]];
  if (!before || !token) return undefined;
  if (/^[!?]$/.test(before.gap) && continuesCry(context, from, to)) return to + 1;
  if (!joins(before) && !(before.own === 'co' && /^kga?a?$/.test(token.own))) return continuesFirm(context, from, to) ? to + 1 : undefined;
  // "Just W&T. Candle flame": T is no initial of what follows.
  if (before.gap === '.' && /^.$/u.test(before.own) && tokens[to - 2]?.gap === '&' && to - 1 > from) return undefined;
  // "The letter K. Monogram in a circle": a full stop after one letter may end the sentence.
  if (before.gap === '.' && /^.$/u.test(before.own) && (openers.has(token.key) || brandNouns.has(token.key))) return undefined;
  // "Loba S.A. de C.V. Una loba": an article begins a sentence.
  if (before.gap === '.' && /\p{L}\.\p{L}$/u.test(before.own) && /^(?:a|an|the)$/.test(token.key)) return undefined;
  if (tellsWhere(context, from, to)) return undefined;
  // "L'Atelier Bleu et non Morin Peinture"
  if (
    token.key === 'and' &&
    !token.capitalised &&
    /^(?:non|not|nicht|kein|keine|no|nao|niet|inte|ikke|nie|pas|не)$/.test(tokens[to + 1]?.own ?? '') &&
    !tokens[to + 1]?.capitalised
  )
    return undefined;
  // Finnish tells where by an ending: "Kahvila Hylly Tampereella".
  if (context.language === 'fi' && token.capitalised && token.key === token.own && /.{3}(?:ssa|lla)$/.test(token.own)) return undefined;
  if (isSlavicPlace(context.language, token, tokens[to + 1])) return undefined;
  // "Dr. med. Anke Sommer"
  if (/^(?:dr|prof|med|rer)$/.test(before.own) && /^(?:med|phil|jur|dent|vet|nat|rer|ing)$/.test(token.own) && token.gap === '.')
    return to + 1;
  if (/^(?:n|no|nr|num)$/.test(token.own) && /^[°º.]?$/.test(token.gap) && isNumeral(tokens[to + 1] ?? token)) return to + 2;
  if (/^(?:and|und|et|y|e|og|och|en|и|і|та|και)$/.test(token.own) && token.gap === '' && company.has(tokens[to + 1]?.own ?? ''))
    return to + 2;
  // "Brandt & Söhne GmbH & Co. KG"
  if (before.own === 'co' && /^(?:kg|kgaa|ohg)$/.test(token.own)) return to + 1;
  // "Rost & Rädchen e.V."
  if (/^(?:e\.v|s\.a|s\.l|b\.v|n\.v|s\.r\.l|s\.p\.a|a\/s)$/.test(token.own)) return to + 1;
  if (isNameLike(token) || (isNumeral(token) && !/^(?:colou?rs?|letters?|words?)$/.test(tokens[to + 1]?.key ?? ''))) return to + 1;
  if (token.gap === '&' && isNameLike(tokens[to + 1])) return to + 2;
  // "IT-Beratung kopfüber GmbH"
  if (token.gap === '' && legalForms.has(tokens[to + 1]?.own ?? '') && isNameLike(tokens[to + 1])) return to + 2;
  // "Café 't Hoekje", "Schreinerei Der kleine Hobel"
  if (isNameLike(tokens[to + 1]) && (/^[tsn]$/.test(token.own) ? /['’]$/.test(before.gap) : isTitled(before) && joins(token)))
    return to + 2;
  return acrossSmallWords(context, from, to, isInstitution);
}

/** "Wham Bam! Gym, boxing", "¡Ay Rosa! Hot Sauce needs a label": behind the mark the name goes on with its trade in capitals. */
function continuesCry({ tokens }: NameContext, from: number, to: number): boolean {
  if (!isNameLike(tokens[to])) return false;
  const end = endOfTitle(tokens, to);
  const [last, after] = tokens.slice(end, end + 2);
  const isTrade = last !== undefined && (tellsTrade(last.key) || brandNouns.has(last.key) || descriptorWords.has(last.own));
  if (!isTrade || ordered.has(last.key)) return false;
  const isTold = /^[,–—-]$/.test(last.gap) && /^(?:a|an|the|our)$/.test(after?.key ?? '');
  return (
    after === undefined || isTold || (from === 0 && last.gap === '.' && end > to) || (last.gap === '' && isVerbOfName(tokens, end + 1))
  );
}

/** An article with a capital inside a sentence begins a title, whose adjectives are small. */
const isTitled = ({ own, capitalised, sentenceStart }: Token): boolean =>
  capitalised && !sentenceStart && /^(?:der|die|das|den|dem|zum|zur|le|la|les|el|los|las|il|lo|gli|het|de|det|the|o|os|as)$/.test(own);

const mostSmallWords = 3;

/** How far the run reaches over small words to its next capital: "Salt in the Wound", "Once upon a Tart", "Fra Jord til Bord". */
function acrossSmallWords(context: NameContext, from: number, to: number, isInstitution: boolean): number | undefined {
  const { tokens } = context;
  for (let at = to; at < to + mostSmallWords; at++) {
    const [link, next] = tokens.slice(at, at + 2);
    if (!link || !joins(link) || link.capitalised || !isLink(link)) return undefined;
    if (!isNameLike(next) || /^i(?:'[a-z]+)?$/.test(next?.own ?? '')) continue;
    // "Called Halyard from May"
    if (/^(?:from|in|on|by|until|since|before|after|every)$/.test(link.key) && daysAndMonths.test(next?.own ?? '')) return undefined;
    return tokens.slice(to, at + 1).every((small) => bindsAlways(context, small, tokens.slice(from, to), isInstitution)) ||
      bindsHere(context, from, to, at)
      ? at + 2
      : undefined;
  }
  return undefined;
}

/** Small words of other tongues that stand inside names where more than they speaks for it. */
const otherLinks = words(`
  d'a d'en tot met uit op aan om bij zonder mot hos under over fra uden uten con sin sans sem sob ou o tra nel nella nei sul sulla dans par vers entre ohne mit bis vom aus nach
  uber unter ins nicht non nao inte ikke от до за с со для без да не із з στον από με χωρίς
`);

const isLink = ({ own, key }: Token): boolean =>
  linkWords.has(own) ||
  otherLinks.has(own) ||
  (stopWords.has(key) &&
    !/^(?:is|are|be|been|used|we|i|was|were|or|need|want|call|calls|called|named|who|which|that|where|them|has|have|had|makes?|sells?|runs?|does?)$/.test(
      key,
    ));

/** "Salt and Smoke", "Casa de la Luz"; "for" and "with" only inside the names of institutions: "Centre for Tidal Research". */
function bindsAlways({ describes }: NameContext, { own }: Token, run: readonly Token[], isInstitution: boolean): boolean {
  if (!linkWords.has(own)) return false;
  if (isInstitution) return true;
  if (/^(?:for|with|to|by|fur|voor|pour|para|per|til|med|in|im|i|at|a|ved|bei|beim|sur)$/.test(own)) return false;
  // "Oak Street Pharmacy on Oak Street": a name that ends in what it is has ended.
  // One that is nothing else needs its place: "Dental Practice on Park Street".
  const isTrade = ({ key }: Token): boolean => brandNouns.has(key) || describes(key);
  return !(/^(?:on|en)$/.test(own) && run.slice(-1).some(isTrade) && !(run.length > 1 && run.every(isTrade)));
}

/**
 * Where other small words belong to the name: the capital behind them is an ordinary word and no place, a mark follows it, and
 * what stands before them is no request ("Logo for Northwind") and, where nouns have capitals anyway, is said to be the name.
 */
function bindsHere(context: NameContext, from: number, to: number, link: number): boolean {
  const { tokens, language, describes } = context;
  const small = tokens.slice(to, link + 1);
  // "Bageren på Torvet": in the north a definite noun behind "på" is a landmark, and no town.
  if (/^(?:sv|da|no)$/.test(language) && tokens[link]?.own === 'pa' && link === to && /.(?:et|en|a)$/.test(tokens[link + 1]?.own ?? ''))
    return true;
  // "Mint on Charcoal for the Practice": colours are asked for it, and are none of its name.
  if (small.some(({ key }) => key === 'for') && isColour(tokens[to - 1])) return false;
  if (isWholeHead(context, from, link)) return true;
  // "We sell at Camden Market as Pinwheel": what stands before is where.
  if (small.some(({ key }) => key === 'as') && /^(?:at|in|from|near|on)$/.test(tokens[from - 1]?.key ?? '')) return false;
  // "Great Dane to Dachshund Ltd"
  if (legalForms.has(tokens[endOfTitle(tokens, link + 1)]?.own ?? '') && tokens[from - 1]?.gap !== '') return true;
  const before = tokens[from - 1];
  const isCalled = before?.gap === '' && before.key === 'called';
  const run = tokens.slice(from, to);
  const own = run.findIndex(({ key }) => !brandNouns.has(key) && !describes(key));
  // "Panadería Pan con Todo": abroad the trade stands first.
  const isTraded = language !== 'en' && run.length > 1 && own !== 0;
  const isAnnounced = isCalled || isTraded || (before?.gap === '' && (brandNouns.has(before.key) || describes(before.key)));
  const isRequest = run
    .slice(Math.max(0, own))
    .some(({ key }) => key !== 'the' && (openers.has(key) || brandNouns.has(key) || describes(key)));
  // "Monogram ÅÖ for Åsa Öberg"
  if (isMonogram(run) || (!isAnnounced && (language === 'de' || isRequest))) return false;
  if (!isAnnounced && small.some(({ key }) => key === 'with')) return false;
  const next = tokens[link + 1];
  if (!next) return false;
  const end = endOfTitle(tokens, link + 1);
  const isPlaced = small.some((word) => isOfPlace(word, language, isCalled)) && !isOrdinary(context, next);
  if (isPlaced && !isPlacedAfter(tokens, end)) return false;
  // "Pagaia Blu sul Lago d'Orta"
  if (end > link + 1 && landscapes.has(next.key) && small.some((word) => isOfPlace(word, language, false))) return false;
  const [last, after, place] = tokens.slice(end, end + 3);
  // "Heter Älg i Dimma men …"
  if (isCalled && after?.key === 'but') return true;
  return !after || !last || !joins(last) || endsClause(last.gap) || (isOfPlace(after, language, false) && place?.capitalised === true);
}

/** "La Vie en Prose, Lyon.": where it is comes later. */
function isPlacedAfter(tokens: readonly Token[], end: number): boolean {
  const place = tokens[end + 1];
  return tokens[end]?.gap === ',' && place?.capitalised === true && /^[.:;–—(]/.test(place.gap) && place.key === place.own;
}

/** The last word of what goes on in capitals, with two small words between them at most. */
function endOfTitle(tokens: readonly Token[], from: number): number {
  let end = from;
  for (;;) {
    const [last, next, after, third] = tokens.slice(end, end + 4);
    if (!last || !next || !joins(last)) return end;
    if (isNameLike(next)) end++;
    else if (isLink(next) && joins(next) && isNameLike(after)) end += 2;
    else if (isLink(next) && joins(next) && after && isLink(after) && joins(after) && isNameLike(third)) end += 3;
    else return end;
  }
}

const isMonogram = (run: readonly Token[]): boolean => {
  const letters = run.filter(({ key }) => !openers.has(key));
  return letters.length > 0 && letters.every(({ text }) => /^\p{Lu}{1,4}$/u.test(text));
};

const landscapes = words('lake river coast beach island isle bay valley mount mountain fjord sea shore square market hill');

const isOfPlace = ({ key, own }: Token, language: Language, isCalled: boolean): boolean =>
  /^(?:in|from|near|at)$/.test(key) ||
  (own === 'a' && /^(?:it|fr)$/.test(language)) ||
  (!isCalled && (key === 'on' || /^(?:ved|bei|beim|aan|pres|junto|presso)$/.test(own)));

/** Rarer words are proper names as often as not. */
const ordinaryRank = 20_000;
const isOrdinary = ({ vectors, language }: NameContext, { key, own }: Token): boolean =>
  !places.has(key) && (language === 'en' ? (vectors.rank(key) ?? Infinity) < ordinaryRank : key !== own);

/** "Dial M for Mango, fruit delivery": a head that is a name from its first word to the mark. */
function isWholeHead(context: NameContext, from: number, link: number): boolean {
  const { tokens, describes } = context;
  const [next, after] = tokens.slice(link + 1, link + 3);
  const isEnded = /^[,:–—|.]/.test(tokens[endOfTitle(tokens, link + 1)]?.gap ?? '');
  const ends = next !== undefined && (isEnded || (after !== undefined && isNameLike(after)));
  return (
    from === 0 &&
    ends &&
    isNameLike(next) &&
    !(isOfPlace(tokens[link] ?? next, context.language, false) && !isOrdinary(context, next)) &&
    !tokens.slice(0, link).some(({ key }) => openers.has(key) || brandNouns.has(key) || describes(key)) &&
    !describes(next.key)
  );
}

/** "Bell, Book & Candle", "Smith, Jones and Partners": the comma of a firm, not of the sentence. */
function continuesFirm(context: NameContext, from: number, to: number): boolean {
  const { tokens, language, describes } = context;
  // "Cider mill in Somerset, Pippin & Pike": the place is none of the partners.
  if (/^(?:in|from|near|at|of)$/.test(tokens[from - 1]?.key ?? '')) return false;
  const [before, token] = [tokens[to - 1], tokens[to]];
  // "Window-cleaning, Crystal & Sons"
  if (to - from === 1 && isTradeGerund(before)) return false;
  // "Tischlerei, Holz & Hand": a trade that opens the prompt is none of the partners.
  if (before?.sentenceStart === true && (profession.test(before.own) || describes(before.key))) return false;
  if (before?.gap !== ',' || !token || !isNameLike(token) || token.sentenceStart || token.own.length < 3) return false;
  let at = to;
  while (at < to + 3 && isNameLike(tokens[at]) && tokens[at]?.gap === '') at++;
  const [item, next] = [tokens[at], tokens[at + 1]];
  if (isNameLike(item) && item?.gap === '&') return isNameLike(next);
  // Another name before the last comma: "Bell, Book, Hook & Candle".
  if (isNameLike(item) && item?.gap === ',') return continuesFirm(context, from, at + 1);
  // In German a list of wishes looks the same: "Schwarz und Kupfer".
  return language !== 'de' && !describes(token.key) && at > to && /^(?:and|et|y|og|och|en|e)$/.test(item?.own ?? '') && isNameLike(next);
}
