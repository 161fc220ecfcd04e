import type { Language } from '../../brief.js';
import { brandNouns, openers, places, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { endsClause, type Token } from '../text/text.js';
import type { NameContext } from './find.js';
import { daysAndMonths, isColour, isNameLike, joins, legalForms, linkWords } from './looks.js';

const mostSmallWords = 3;

/** How far the run reaches over small words to its next capital: "Salt in the Wound", "Once upon a Tart", "Fra Jord til Bord". */
export function acrossSmallWords(context: NameContext, from: number, to: number, isInstitution: boolean): number | undefined {
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
  uber unter ins nicht non nao inte ikke che qui que от до за с со для без да не із з στον από με χωρίς
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
  // "The Inn at Fallow End", "The Boathouse by Loch Ard": an article and one noun need their place.
  if (/^(?:at|by|on|under|above|behind)$/.test(own) && run.length === 2 && run[0]?.text === 'The') return true;
  if (/^(?:for|with|to|by|fur|voor|pour|para|per|til|med|in|im|i|at|a|ved|bei|beim|sur)$/.test(own)) return false;
  // "Oak Street Pharmacy on Oak Street": a name that ends in what it is has ended.
  // One that is nothing else needs its place: "Dental Practice on Park Street", "The Bakery on the Green".
  const isTrade = ({ key }: Token): boolean => brandNouns.has(key) || describes(key);
  return !(
    /^(?:on|en)$/.test(own) &&
    run.slice(-1).some(isTrade) &&
    !(run.length > 1 && run.every((token) => token.text === 'The' || isTrade(token)))
  );
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
export function isPlacedAfter(tokens: readonly Token[], end: number): boolean {
  const place = tokens[end + 1];
  return tokens[end]?.gap === ',' && place?.capitalised === true && /^[.:;–—(]/.test(place.gap) && place.key === place.own;
}

/** The last word of what goes on in capitals, with two small words between them at most. */
export function endOfTitle(tokens: readonly Token[], from: number): number {
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
export const isOrdinary = ({ vectors, language }: NameContext, { key, own }: Token): boolean =>
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
