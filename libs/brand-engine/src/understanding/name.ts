import type { Brief } from '../brief.js';
import { plainColours } from './lexicon/colours.js';
import { brandNouns, neverNames, openers, places, stopWords } from './lexicon/words.js';
import { quotedName } from './name-quoted.js';
import { tidyName } from './script.js';
import { endsClause, type Token } from './text.js';
import type { WordVectors } from './word-vectors.js';

/** The name found in a prompt, and the tokens that spell it. */
export interface FoundName {
  name: string;
  source: Brief['nameSource'];
  tokens: ReadonlySet<number>;
}

export interface NameContext {
  text: string;
  tokens: readonly Token[];
  vectors: WordVectors;
  /** True for words that describe (moods, colours, trades): capitalised at the start of a sentence they are no names. */
  describes: (key: string) => boolean;
}

const longestRun = 6;
const ordinaryRank = 12_000;
const linkWords = /^(?:and|of|the|de|del|della|di|da|du|des|la|le|les|von|van|der|den|und|et|y|e|for|in|on|to|at|n|x|los|las|el|af|av)$/;
const called =
  /^(?:called|named|titled|dubbed|namens|genannt|heisst|appele|appelee|nomme|nommee|llamado|llamada|chiamato|chiamata|chamado|chamada|kallad|genaamd)$/;

/** Finds the name by the surest sign first: quotes, "called", then capitals and apposition. */
export function findName(context: NameContext): FoundName | undefined {
  return quotedName(context) ?? calledName(context) ?? capitalisedName(context) ?? appositionName(context) ?? unknownWordName(context);
}

/** Spells the tokens `from` … `to` (exclusive) as the prompt did. */
export function spell({ text, tokens }: NameContext, from: number, to: number, source: Brief['nameSource']): FoundName | undefined {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last) return undefined;
  const written = tidyName(text.slice(first.start, last.end));
  const name = isShouted(tokens) ? titleCase(written) : written;
  if (!/[\p{L}\p{N}]/u.test(name)) return undefined;
  return { name, source, tokens: new Set(tokens.slice(from, to).map((_, index) => from + index)) };
}

/** "called X", "named X", "name: X", "the name is X". */
function calledName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  for (let at = 0; at < tokens.length - 1; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token || !next) continue;
    const says = (called.test(token.key) || callsIt(tokens, at)) && (token.gap === '' || token.gap === ':');
    const labels = /^(?:name|names|brand|company|marke|nom|nombre|nome)$/.test(token.key) && /^[:=–-]$/.test(token.gap);
    const states =
      /^(?:name|company|brand)$/.test(token.key) &&
      token.gap === '' &&
      /^(?:is|ist|est|es|will)$/.test(next.key) &&
      !called.test(tokens[at + 2]?.key ?? '') &&
      tokens[at - 1]?.key !== 'no';
    if (!says && !labels && !states) continue;
    const from = states ? at + (tokens[at + 2]?.key === 'be' ? 3 : 2) : at + 1;
    const to = endOfCalled(context, from);
    if (to > from && !(states && !tokens[from]?.capitalised && context.describes(tokens[from]?.key ?? ''))) {
      const found = spell(context, from, to, 'called');
      if (found) return found;
    }
  }
  return undefined;
}

/** "call it X", "we call ourselves X": the verb stands a word before. */
const callsIt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:it|this|us|ourselves|myself)$/.test(tokens[at]?.key ?? '') && /^(?:call|name)$/.test(tokens[at - 1]?.key ?? '');

/** After "called" even a small-letter name counts; it ends at a comma or at the words that go on describing. */
function endOfCalled({ tokens }: NameContext, from: number): number {
  const capitals =
    tokens[from]?.capitalised === true ||
    /^\p{Nd}/u.test(tokens[from]?.text ?? '') ||
    (/^(?:the|la|le|el|il)$/.test(tokens[from]?.key ?? '') && tokens[from + 1]?.capitalised === true);
  const shouting = capitals && isUniform(tokens);
  let to = from;
  while (to < tokens.length && to - from < longestRun) {
    const token = tokens[to];
    const before = tokens[to - 1];
    if (!token) break;
    if (to > from && before && !joins(before)) break;
    const goesOn =
      to > from &&
      stopWords.has(token.key) &&
      !(capitals && !shouting && token.capitalised) &&
      !(linkWords.test(token.key) && continuesName(tokens, to, capitals && !shouting));
    if (goesOn || (to > from && capitals && !shouting && !token.capitalised && !/^\p{Nd}/u.test(token.text) && !linkWords.test(token.key)))
      break;
    if (to - from >= 3 && !capitals) break;
    to++;
  }
  return to;
}

const continuesName = (tokens: readonly Token[], at: number, capitals: boolean): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || token.gap !== '') return false;
  if (capitals) return next.capitalised || (linkWords.test(next.key) && tokens[at + 2]?.capitalised === true);
  return /^(?:and|of|n|und|et|y)$/.test(token.key) && !stopWords.has(next.key) && tokens[at + 2] === undefined
    ? true
    : /^(?:of|n)$/.test(token.key) && !stopWords.has(next.key);
};

const abbreviation = /^(?:st|dr|mr|mrs|ms|no|jr|bros|mt)$/;

/** Two words belong to one name: only a space, an ampersand or a like sign stands between them. */
const joins = (token: Token): boolean =>
  token.gap === '' || /^[&+'’·]$/.test(token.gap) || (token.gap === '.' && abbreviation.test(token.key));

/** A prompt in capitals throughout does not say how the name is written. */
const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.length >= 5 && tokens.every((token) => token.text === token.text.toUpperCase());

const titleCase = (name: string): string => name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** True where capitals tell nothing: a prompt in capitals or in Title Case throughout. */
export function isUniform(tokens: readonly Token[]): boolean {
  const plain = tokens.filter((token) => /^\p{L}{2,}/u.test(token.text));
  const small = plain.filter((token) => !token.capitalised);
  return plain.length >= 5 && small.length <= plain.length * 0.2;
}

interface Candidate {
  from: number;
  to: number;
  score: number;
}

/** Capitalised runs, scored by where they stand and how much they look like a name. */
function capitalisedName(context: NameContext): FoundName | undefined {
  if (isUniform(context.tokens)) return undefined;
  const candidates = capitalRuns(context)
    .map((run) => ({ ...run, score: scoreRun(context, run.from, run.to) }))
    .filter((candidate) => candidate.score > 0)
    .sort((one, other) => other.score - one.score || one.from - other.from);
  const best = candidates[0];
  if (best === undefined) return undefined;
  const found = spell(context, best.from, best.to, 'proper-noun');
  return found && { ...found, name: withoutPossessive(context, found.name, best.to) };
}

/** "Northwind's logo" is about Northwind; "Joe's Diner" keeps its s. */
function withoutPossessive({ tokens }: NameContext, name: string, to: number): string {
  const next = tokens[to];
  return next !== undefined && tokens[to - 1]?.gap === '' && brandNouns.has(next.key) ? name.replace(/['’]s$/, '') : name;
}

function capitalRuns(context: NameContext): Pick<Candidate, 'from' | 'to'>[] {
  const { tokens } = context;
  const runs: Pick<Candidate, 'from' | 'to'>[] = [];
  for (let at = 0; at < tokens.length;) {
    if (!isNameLike(tokens[at])) {
      at++;
      continue;
    }
    let to = at + 1;
    while (to < tokens.length && to - at < longestRun) {
      const before = tokens[to - 1];
      const token = tokens[to];
      if (!before || !token || !joins(before)) break;
      if (isNameLike(token) || /^\p{Nd}+$/u.test(token.text)) to++;
      else if (/^(?:and|of|de|la|du|von|van|der|und|et|y|n|x|the|del|di)$/.test(token.key) && isNameLike(tokens[to + 1]) && joins(token))
        to += 2;
      else break;
    }
    runs.push(...trimRun(context, at, to));
    at = to;
  }
  return runs;
}

const isNameLike = (token: Token | undefined): boolean => token !== undefined && (token.capitalised || /\p{Ll}\p{Lu}/u.test(token.text));

/** Words of trade that begin a name as often as they describe it: "Domaine Fauvel", "Café Central". */
const namesBeginWith = /^(?:domaine|chateau|cafe|studio|atelier|maison|casa|villa|hotel|trattoria|osteria|bistro|weingut|bodega|clinica)$/;

/** Takes openers and describing words off the front, and "Logo", "Inc" or a place off the back. */
function trimRun(context: NameContext, start: number, end: number): Pick<Candidate, 'from' | 'to'>[] {
  const { tokens } = context;
  let from = start;
  let to = end;
  const drops = (at: number): boolean => {
    const token = tokens[at];
    if (!token) return false;
    if (token.gap === '&') return false;
    if (neverNames.has(token.key)) return true;
    if (!(at === start && token.sentenceStart) && at === from) return /^(?:i|i'm|i'd|i've|logo)$/.test(token.key);
    return (
      openers.has(token.key) ||
      stopWords.has(token.key) ||
      (to - at > 1 &&
        at === start &&
        token.sentenceStart &&
        context.describes(token.key) &&
        !plainColours.has(token.key) &&
        !namesBeginWith.test(token.key))
    );
  };
  const keepsArticle = (at: number): boolean => tokens[at]?.key === 'the' && to - at > 1 && !openers.has(tokens[at + 1]?.key ?? '');
  while (from < to && drops(from) && !keepsArticle(from)) from++;
  while (from < to && /^(?:logo|brand|branding|identity|inc|llc|ltd|gmbh|corp|app)$/.test(tokens[to - 1]?.key ?? '') && to - from > 1) to--;
  while (from < to && neverNames.has(tokens[to - 1]?.key ?? '') && to - from === 1) to--;
  return from < to ? [{ from, to }] : [];
}

function scoreRun(context: NameContext, from: number, to: number): number {
  const { tokens, vectors } = context;
  const run = tokens.slice(from, to);
  const first = run[0];
  const before = tokens[from - 1];
  const after = tokens[to];
  const last = run.at(-1);
  if (!first || !last) return 0;
  const adjacent = before?.gap === '';
  let score = 2;
  if (adjacent && brandNouns.has(before.key)) score += 4;
  if (adjacent && before.key === 'for') score += 3;
  if (/\p{Ll}\p{Lu}/u.test(first.text) || run.some((token) => token.gap === '&' && token !== last)) score += 3;
  if (run.some((token) => !vectors.knows(token.key) && vectors.rank('the') !== undefined)) score += 2;
  if (after && /^(?:is|are|ist|est|es)$/.test(after.key) && last.gap === '') score += 3;
  if (after && /^[,:–—(-]/.test(last.gap) && /^(?:a|an|the|our|your|ein|eine|un|une|una|modern|new|is)$/.test(after.key)) score += 4;
  else if (first.sentenceStart && from === 0 && /^[:–—,-]/.test(last.gap)) score += 3;
  if (after && last.gap === '' && /^(?:logo|brand|branding|identity|wordmark)$/.test(after.key)) score += 2;
  if (first.sentenceStart && run.length === 1 && (context.describes(first.key) || openers.has(first.key) || stopWords.has(first.key)))
    score -= 7;
  else if (first.sentenceStart && from > 0) score -= 2;
  else if (first.sentenceStart && run.length === 1 && vectors.knows(first.key)) score -= 1.5;
  if (
    first.sentenceStart &&
    run.length === 1 &&
    isOrdinary(context, first.key) &&
    after &&
    last.gap === '' &&
    (brandNouns.has(after.key) || context.describes(after.key))
  )
    score -= 3;
  if (first.sentenceStart && after?.key === 'logo' && /^(?:for|with|that)$/.test(tokens[to + 1]?.key ?? '')) score -= 3;
  if (run.every((token) => places.has(token.key))) score -= adjacent && (brandNouns.has(before.key) || before.key === 'for') ? 4 : 8;
  if (adjacent && /^(?:in|from|near|around|across|throughout|aus|à|en)$/.test(before.key)) score -= 5;
  if (before && /^(?:like|unlike|than|resembling|against)$/.test(before.key)) score -= 8;
  if (before?.key === 'by' && /^(?:inspired|influenced|made|founded|run|owned)$/.test(tokens[from - 2]?.key ?? '')) score -= 8;
  if (before?.key === 'to' && /^(?:similar|close|competitor|alternative)$/.test(tokens[from - 2]?.key ?? '')) score -= 8;
  return score;
}

/** A common word before a word of trade says what is traded ("Magic shop"); a rare one is more likely the name ("Ember coffee"). */
const isOrdinary = ({ vectors }: NameContext, key: string): boolean =>
  (vectors.rank(key) ?? Infinity) < ordinaryRank || /(?:ing|ers?)$/.test(key);

/** Small letters throughout: "northwind, a coffee roaster", "northwind is a …", "logo for northwind, …". */
function appositionName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  const starts = [0, ...tokens.flatMap((token, at) => (token.key === 'for' && token.gap === '' ? [at + 1] : []))];
  for (const from of starts) {
    for (let to = from + 1; to <= from + 3 && to <= tokens.length; to++) {
      const last = tokens[to - 1];
      const after = tokens[to];
      const inner = tokens.slice(from, to);
      if (
        !last ||
        inner.some((token) => (stopWords.has(token.key) && !/^(?:and|of)$/.test(token.key)) || openers.has(token.key)) ||
        inner.slice(0, -1).some((token) => !joins(token))
      )
        break;
      const introduces = after !== undefined && /^(?:a|an|the|our|ein|eine|un|une|una)$/.test(after.key) && /^[,:–—(-]+$/.test(last.gap);
      const states = after !== undefined && from === 0 && last.gap === '' && /^(?:is|ist|est|es)$/.test(after.key);
      const dashed = after !== undefined && from === 0 && (/^[:–—|]$/.test(last.gap) || last.gap === '-');
      if ((introduces || states || dashed) && !inner.every((token) => context.describes(token.key) || brandNouns.has(token.key)))
        return spell(context, from, to, 'proper-noun');
    }
  }
  return undefined;
}

/** A word that no dictionary knows is most likely the name: "fintech app ledgerly". */
function unknownWordName(context: NameContext): FoundName | undefined {
  const { tokens, vectors } = context;
  if (vectors.rank('the') === undefined) return undefined;
  const english = tokens.filter((token) => vectors.knows(token.key) || stopWords.has(token.key)).length;
  if (english < tokens.length * 0.6 && tokens.length > 3) return undefined;
  const unknown = tokens.findIndex((token, at) => isInvented(context, token) && (tokens.length <= 3 || besideBrand(tokens, at)));
  if (unknown < 0) return undefined;
  return spell(context, unknown, unknown + 1, 'proper-noun');
}

const isInvented = ({ vectors, describes }: NameContext, token: Token): boolean =>
  /^[a-z]{3,20}$/.test(token.key) &&
  !vectors.knows(token.key) &&
  !vectors.knows(token.key.replace(/s$/, '')) &&
  !describes(token.key) &&
  !brandNouns.has(token.key) &&
  !stopWords.has(token.key) &&
  !neverNames.has(token.key);

const besideBrand = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const gap = tokens[at]?.gap ?? '';
  const endsHere = after === undefined || endsClause(gap) || gap.startsWith(',');
  return before === undefined
    ? after !== undefined
    : brandNouns.has(before.key) || before.key === 'for' || endsHere || brandNouns.has(after.key);
};
