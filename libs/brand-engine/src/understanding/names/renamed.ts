import { formerly } from '../lexicon/naming.js';
import { neverNames, openers, places, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { tidyName } from '../text/script.js';
import type { Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { findQuotes } from './quoted.js';
import { isNameLike } from './looks.js';
import { endOfCapitals, spell } from './spelling.js';

/** Words that tell of what a brand was called, in all tongues, as they are written without accents. */
const once = words(`
  formerly previously was were used ex former old no longer anymore rename renamed rebrand rebranding umbenennung changing changed switching
  fruher bisher ehemals vorher alt avant autrefois anciennement ancien ancienne antes antiguo anteriormente prima ex precedentemente
  antigamente anteriormente vroeger voorheen forr tidigare fore tidligere raz dawniej aiemmin entinen drive
  раньше ранее бывший бывшая прежде раніше колишній πρωην παλια
`);
/** Words before what it is called from now on. */
const now = words(`
  now becomes become nowadays today devenons diventiamo tornamos oggi hoje aujourd'hui vandaag idag dag numera dzis dnes jetzt nun heute wird maintenant desormais devient ahora hoy ora adesso diventa agora nu voortaan wordt
  blir bliver na naa teraz nyt nykyaan ted nyni теперь сейчас стала стал тепер зараз τωρα
`);
/** What may stand between: "now we're called", "ahora es". */
const between = words(`
  just simply we're we are is it's it its called named the new name be be: s sind heissen heisst wir ist sommes est c'est s'appelle appelle on nous es somos se llama llamamos
  e si chiama siamo chama chamamos somos heten we zijn heet heter vi ar hedder er kaldes мы это называемся называется ми це називаємось · to as become becomes under
`);
const mostBetween = 4;

/** "We were Green Fingers, now we're Fern & Fallow", "from 'Queen Maud' to Maud & About": the new name, not the old one. */
export function renamedName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  const start = fromTo(context) ?? beforeFormer(context) ?? afterNow(tokens) ?? afterFormer(context);
  return start === undefined ? undefined : nameAt(context, start);
}

function afterNow(tokens: readonly Token[]): number | undefined {
  const past = tokens.findIndex(({ own, capitalised }, at) => once.has(own) && (!capitalised || at === 0));
  if (past < 0) return undefined;
  for (let at = past + 1; at < tokens.length; at++) {
    if (!now.has(tokens[at]?.own ?? '') && !isNoMore(tokens, at)) continue;
    const start = skip(tokens, at + 1);
    if (start !== undefined) return start;
  }
  return undefined;
}

/** "Sundial (previously Clockwork Tutors)", "Fernhill used to be the surgery": what the old name is told of, in capitals at the beginning. */
function beforeFormer(context: NameContext): number | undefined {
  const { text, tokens, describes } = context;
  const [first] = tokens;
  if (!first || !isNameLike(first) || openers.has(first.key) || stopWords.has(first.key)) return undefined;
  const to = endOfCapitals(context, 0);
  const rest = text.slice(tokens[to - 1]?.end);
  const isTold =
    /^(?:,|\s*\(|\s+[–—-])\s*(?:formerly|previously|until recently|ex|früher|vormals|ehemals|anciennement|ex-|antes|antiguamente|precedentemente|voorheen|tidigare|tidligere|dawniej|dříve|раньше|ранее|раніше|πρώην)[\s:]|^\s+(?:used to be|was formerly|was once|was previously)\s/iu.test(
      rest,
    );
  return isTold && !tokens.slice(0, to).every(({ key }) => describes(key)) ? 0 : undefined;
}

/** "Used to be Shirley's Nails, from next month it's Tenfold": what a later clause says that it is. */
function afterFormer(context: NameContext): number | undefined {
  const { text, tokens, describes } = context;
  const past = formerly.exec(text)?.index;
  if (past === undefined) return undefined;
  const first = tokens.findIndex(({ start }) => start >= past);
  const later = tokens.findIndex(({ gap, key }, at) => at >= first && (/[,;.:–—]/.test(gap) || /^(?:and|but)$/.test(key))) + 1;
  const at = tokens.findIndex((token, place) => {
    const before = tokens[place - 1];
    // French "on" is no English "on the corner".
    const isOn = before?.own === 'on' && context.language !== 'fr';
    const isTold = before?.gap === '' && !isOn && (between.has(before.own) || between.has(before.key) || now.has(before.own));
    return (
      later > 0 &&
      place > later &&
      isTold &&
      isNameLike(token) &&
      !describes(token.key) &&
      !places.has(token.key) &&
      !neverNames.has(token.own)
    );
  });
  return at < 0 ? undefined : at;
}

/** "Not 'Wheelz 4 U' any more: Penny Farthing Cycles". */
const isNoMore = (tokens: readonly Token[], at: number): boolean =>
  /^(?:more|longer|anymore)$/.test(tokens[at]?.own ?? '') && /^[:,–—-]$/.test(tokens[at]?.gap ?? '');

/** The first word that may begin a name after the small words that lead to it. */
function skip(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at <= from + mostBetween; at++) {
    const token = tokens[at];
    if (!token) return undefined;
    // "Now I am": who speaks is no name.
    if (/^i(?:'m|'ve)?$/.test(token.own)) return undefined;
    if (isNameLike(token) || /^\p{Nd}/u.test(token.text)) return at;
    if (!between.has(token.own) && !between.has(token.key)) return undefined;
  }
  return undefined;
}

const renaming = /^(?:rename|renames|renaming|renamed|rebrands?|rebranded|rebranding|umbenennung|rebaptise[rz]?)$/;

/** "From X to Y", "rebranding X to Y", both of them names. */
function fromTo({ text, tokens }: NameContext): number | undefined {
  const from = tokens.findIndex(
    ({ own }, at) =>
      (/^(?:from|von|aus|de|da|van|fran|fra|с)$/.test(own) || renaming.test(own)) &&
      // "“From bloom to jar”" is a line.
      !isQuoted(text, tokens[at]) &&
      (isNameLike(tokens[at + 1]) || isQuoted(text, tokens[at + 1])),
  );
  // "Byter namn från Björk till Asp".
  const isTold =
    tokens.slice(0, Math.max(0, from)).some(({ own }, at) => once.has(own) || (from - at <= 2 && isOfNaming(own))) ||
    renaming.test(tokens[from]?.own ?? '');
  if (from < 0 || !(from === 0 || isTold || isQuoted(text, tokens[from + 1]))) return undefined;
  const to = tokens.findIndex(
    ({ own }, at) =>
      at > from + 1 &&
      /^(?:to|as|into|zu|in|wird|a|en|para|naar|till|til|на)$/.test(own) &&
      (isNameLike(tokens[at + 1]) || isQuoted(text, tokens[at + 1])),
  );
  return to < 0 || to > from + 8 ? undefined : to + 1;
}

const isOfNaming = (own: string): boolean => /^(?:name|namn|navn|naam|nom|nombre|nome|nazwa|namen)/.test(own);

const isQuoted = (text: string, token: Token | undefined): boolean =>
  token !== undefined && findQuotes(text).some(({ start, end }) => token.start > start && token.end <= end);

function nameAt(context: NameContext, start: number): FoundName | undefined {
  const { text, tokens } = context;
  const quote = findQuotes(text).find(({ start: from, end }) => (tokens[start]?.start ?? -1) > from && (tokens[start]?.end ?? 0) <= end);
  if (!quote) return spell(context, start, endOfCapitals(context, start), 'called');
  const inside = tokens.flatMap((token, at) => (token.start >= quote.start && token.end <= quote.end ? [at] : []));
  return { name: tidyName(quote.content), source: 'quoted', tokens: new Set(inside) };
}
