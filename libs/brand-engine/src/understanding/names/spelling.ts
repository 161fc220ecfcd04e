import type { Brief } from '../../brief.js';
import { tellsTrade } from '../trades/industry.js';
import { profession } from '../lexicon/professions.js';
import { brandNouns, descriptorWords, institutions, openers, ordered, places } from '../lexicon/words.js';
import { tidyName } from '../text/script.js';
import type { Token } from '../text/text.js';
import { yearsAt } from '../text/years.js';
import type { FoundName, NameContext } from './find.js';
import { company, elision, isNameLike, isNumeral, isSlavicPlace, isTradeGerund, isVerbOfName, joins, legalForms } from './looks.js';
import { acrossSmallWords, endOfTitle, isOrdinary, isPlacedAfter } from './small-words.js';

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
  // "A podcast – Nullius in Verba – serious": what stands between two dashes is one name.
  if (/^[–—-]$/.test(tokens[from - 1]?.gap ?? '') && /^[–—-]$/.test(tokens[endOfTitle(tokens, at + 1)]?.gap ?? '')) return false;
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
    // "Aufwind Rhön e. V. Seit dreißig Jahren": behind its form a new sentence begins.
    if (
      /^e\.? ?v\.?$/i.test(
        run
          .slice(-2)
          .map(({ own }) => own)
          .join(' '),
      ) ||
      /^e\.v\.?$/i.test(run.at(-1)?.own ?? '')
    )
      break;
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
  if (!before || !token || yearsAt(tokens, to)) return undefined;
  if (/^[!?]$/.test(before.gap) && continuesCry(context, from, to)) return to + 1;
  if (!joins(before) && !(before.own === 'co' && /^kga?a?$/.test(token.own))) return continuesFirm(context, from, to) ? to + 1 : undefined;
  // "Just W&T. Candle flame": T is no initial of what follows.
  if (before.gap === '.' && /^.$/u.test(before.own) && tokens[to - 2]?.gap === '&' && to - 1 > from) return undefined;
  // "The letter K. Monogram in a circle": a full stop after one letter may end the sentence.
  if (before.gap === '.' && /^.$/u.test(before.own) && (openers.has(token.key) || brandNouns.has(token.key))) return undefined;
  // "Loba S.A. de C.V. Una loba", "K.O.R.A. It should be red": an article and an opener begin a sentence.
  if (before.gap === '.' && /\p{L}\.\p{L}$/u.test(before.own) && (/^(?:a|an|the)$/.test(token.key) || openers.has(token.key)))
    return undefined;
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
    after === undefined ||
    isTold ||
    (from === 0 && /^[.,–—-]$/.test(last.gap) && end > to) ||
    (last.gap === '' && isVerbOfName(tokens, end + 1))
  );
}

/** An article with a capital inside a sentence begins a title, whose adjectives are small. */
const isTitled = ({ own, capitalised, sentenceStart }: Token): boolean =>
  capitalised && !sentenceStart && /^(?:der|die|das|den|dem|zum|zur|le|la|les|el|los|las|il|lo|gli|het|de|det|the|o|os|as)$/.test(own);

/** "Bell, Book & Candle", "Smith, Jones and Partners": the comma of a firm, not of the sentence. */
function continuesFirm(context: NameContext, from: number, to: number): boolean {
  const { tokens, language, describes } = context;
  // "Cider mill in Somerset, Pippin & Pike": the place is none of the partners.
  if (/^(?:in|from|near|at|of|over|around|across|outside|through|to)$/.test(tokens[from - 1]?.key ?? '')) return false;
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
