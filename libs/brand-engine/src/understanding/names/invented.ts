import { plainColours } from '../lexicon/colours.js';
import { brandNouns, neverNames, openers, smallTalk, stopWords } from '../lexicon/words.js';
import { areJoined, endsClause, type Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { longestName } from './plain.js';
import { spell } from './spelling.js';

/** A word that no dictionary knows is most likely the name: "fintech app ledgerly". */
export function inventedName(context: NameContext): FoundName | undefined {
  const { tokens, vectors, language } = context;
  if (!vectors.knows('the')) return undefined;
  const english = tokens.filter((token) => vectors.knows(token.key) || stopWords.has(token.key)).length;
  const isShort = tokens.length <= longestName;
  // In another tongue every word is unknown, and none of them therefore a name.
  if (english < tokens.length * 0.6 && !isShort) return undefined;
  const at = tokens.findIndex(
    (token, place) =>
      isInvented(context, token) &&
      !areServed(tokens, place) &&
      !isArticled(context, place) &&
      (isShort || standsLikeName(tokens, place)) &&
      (language === 'en' || opensHere(tokens, place)),
  );
  if (at < 0) return undefined;
  // "garage moto rossignol": abroad the trade opens the name.
  const end = tokens.findIndex(({ gap }) => gap !== '') + 1;
  if (
    language !== 'en' &&
    at < end &&
    end <= longestName &&
    !tokens.slice(0, end).some(({ key }) => stopWords.has(key) || openers.has(key))
  )
    return spell(context, 0, end, 'proper-noun');
  return spell(context, at - (hasNounBefore(context, at) ? 1 : 0), at + 1, 'proper-noun');
}

/** "A logo for our village fete": a noun that belongs to an article; behind a noun for the brand it may be the name. */
function isArticled({ tokens, describes }: NameContext, at: number): boolean {
  let from = at;
  while (tokens[from - 1]?.gap === '' && /^(?:NOUN|ADJ|PROPN)$/.test(tokens[from - 1]?.pos ?? '')) {
    if (brandNouns.has(tokens[from - 1]?.key ?? '') || describes(tokens[from - 1]?.key ?? '')) return false;
    from--;
  }
  return from < at && /^(?:a|an|our|my|the|this)$/.test(tokens[from - 1]?.key ?? '') && tokens[from - 1]?.gap === '';
}

/** Abroad only what a prompt opens with, or what it is for, is told to be a name by being unknown. */
const opensHere = (tokens: readonly Token[], at: number): boolean => areJoined(tokens, 0, at) || tokens[at - 1]?.key === 'for';

/** "Estúdio caranguejo zarolho": Romance tongues put the epithet after its noun. */
function hasNounBefore({ tokens, language, describes }: NameContext, at: number): boolean {
  const before = tokens[at - 1];
  if (!/^(?:es|fr|it|pt)$/.test(language) || before?.gap !== '') return false;
  return before.key !== before.own && !describes(before.key) && !brandNouns.has(before.key) && !stopWords.has(before.key);
}

/** "Accounting for freelancers": several whom a trade is for are no name. */
const areServed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.key === 'for' && /[^s]s$/.test(tokens[at]?.own ?? '') && at > 1 && !brandNouns.has(tokens[at - 2]?.key ?? '');

const isInvented = ({ vectors, describes }: NameContext, { key }: Token): boolean =>
  /^[a-z]{3,20}$/.test(key) &&
  !/.{3}ing$/.test(key) &&
  !vectors.knows(key) &&
  !vectors.knows(key.replace(/s$/, '')) &&
  !describes(key) &&
  ![brandNouns, stopWords, neverNames, smallTalk].some((words) => words.has(key));

/** Beside a noun for the brand, after "for", or at the end of a clause; before a colour it lends its shade. */
function standsLikeName(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.gap === '' && after && plainColours.has(after.key)) return false;
  if (!token || !after) return true;
  if (!before || endsClause(token.gap) || token.gap.startsWith(',')) return true;
  return before.key === 'for' || brandNouns.has(before.key) || brandNouns.has(after.key);
}
