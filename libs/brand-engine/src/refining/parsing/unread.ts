import type { Clause, Patch } from '../../refinement.js';
import { isColourWord, plainColours } from '../../understanding/lexicon/colours.js';
import { brandNouns, emptyNouns, smallTalk, stopWords } from '../../understanding/lexicon/words.js';
import type { Sentence } from '../../understanding/language/sentence.js';
import { words } from '../../understanding/text/phrases.js';
import { singular, type Token } from '../../understanding/text/text.js';
import { runsOf } from '../../understanding/wishes.js';
import { type ClauseText, isShownAt, isSymbolNoun, readClauseText, type RefinementContext } from './clause.js';
import { exchangeOf } from './exchange.js';
import { letterNouns } from './shift.js';

/** Every word is left out once: what is longer would cost too much, and is no single wish. */
const longestClause = 160;
const mostClauses = 12;

type Read = (clause: string) => readonly Patch[];

/** Wishes whose words are used as they stand, and those that tell already what of them is missing. */
const verbatim =
  /^(?:rename|descriptor|aside|lettering|letter-picture|lines|lock|go-back|halfway|try-another|few-colours|flush|hairline|beyond)$/;

/** Words that praise, weigh or place, or speak of the work itself, and ask for nothing alone. */
const idle = words(`
  nice lovely great fine good pretty beautiful proper real actual whole entire full exact exactly current existing present original final next last previous old
  version versions look feel feeling kind sort bit bits lot lots touch tad hint side sides way ways place spot space room size sizes amount deal point idea thing stuff
  option options change changes update question problem issue reason sense moment time today week eye eyes people everyone everybody customers client boss wife husband partner
  top bottom middle centre center left right corner front back background ground edge end start beginning position direction
  logo mark design artwork picture brand company business shop overall general possible able sure small little thx gap gaps drop printer happy afraid honest sorry asked wanted told face facing
  work works working being getting going seem seems else pet web guy
  shade shades tone tones hue hues colour colours color colors palette style font type typeface lettering text words
  touched round layout layouts spacing accent accents plain pure wide wider tall high low long short close near far apart together alone becoming
`);
const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|second|third|half)$/;
/** What every picture does, or what is done to any wish. */
const plainVerbs =
  /^(?:have|has|be|look|get|go|make|stand|sit|stay|keep|come|become|use|try|see|show|add|change|turn|take|give|let|put|need|like|feel|read|fit|work|appear|remain|match|move|place|set)$/;

/** Behind these a sentence tells why, when or for whom. */
const reasons =
  /^(?:because|since|so|as|when|if|where|for|although|though|until|unless|considering|given|to|which|that|who|think|thinks|thought|says|said|my|our|or|than|like)$/;

/**
 * Reports the words of a clause that nothing hangs on: without them it would be read alike, so what was done shows nothing of them.
 * What a wish is for, what goes, and what only praises or places is no wish by itself.
 */
export function withUnread(
  clauses: readonly Clause[],
  { text, tokens, language }: Sentence,
  context: RefinementContext,
  read: Read,
): Clause[] {
  if (language !== 'en') return [...clauses];
  let behind = 0;
  return clauses.map((clause) => {
    const from = text.indexOf(clause.text, behind);
    if (from < 0) return clause;
    behind = from + clause.text.length;
    if (clause.text.length > longestClause || clauses.length > mostClauses) return clause;
    if (clause.patches.length === 0 || clause.patches.some(({ kind }) => verbatim.test(kind))) return clause;
    const own = tokens.filter(({ start, end }) => start >= from && end <= behind);
    return withoutUnread(clause, from, own, context, read);
  });
}

function withoutUnread(clause: Clause, from: number, tokens: readonly Token[], context: RefinementContext, read: Read): Clause {
  const whole = read(clause.text);
  if (whole.length === 0) return clause;
  const same = JSON.stringify(whole);
  const kinds = new Set(whole.map(({ kind }) => kind));
  const taken = readClauseText(clause.text, context);
  const told = tokens.findIndex(({ key }, at) => at > 0 && reasons.test(key));
  const end = told < 0 ? tokens.length : told;
  const isUnread = ({ key, text, start, end: to }: Token): boolean => {
    const rest = `${clause.text.slice(0, start - from)}${clause.text.slice(to - from)}`.replace(/\s+/g, ' ').trim();
    if (JSON.stringify(read(rest)) !== same) return false;
    // "A round badge" says one thing twice; "the middle one bigger" is a wish, though something else is larger.
    const alone = read(text);
    return !(/\wer$/.test(key) ? alone.some(({ kind }) => kinds.has(kind)) : alone.some(({ kind }) => kind !== 'symbol'));
  };
  // "A hot air balloon": every word of what a picture is called by.
  const pictured = new Set(
    whole.flatMap((patch) => (patch.kind === 'symbol' ? [...patch.term.split(' '), ...(patch.icons[0] ?? '').split('-')] : [])),
  );
  const exchanges = exchangeOf(taken.tokens) !== undefined;
  const places = tokens.flatMap((token, at) => {
    const isWord = isTelling(token) ? !isKnown(token, taken, from) : isDeed(tokens, at) || isCount(tokens, at, taken);
    const isGone = exchanges && /^(?:NOUN|PROPN)$/.test(token.pos);
    const next = singular(tokens[at + 1]?.key ?? '');
    const isPart =
      isOfNext(tokens, at) ||
      pictured.has(singular(token.key)) ||
      (pictured.has(next) && pictured.has(singular(tokens[at + 2]?.key ?? '')));
    return at < end && isWord && !isGone && !isPart && isUnread(token) ? [at] : [];
  });
  if (places.length === 0) return clause;
  // "The bike should lean to the left", "make three slices in a row": what was read is said of what was not.
  // "Laces untied would be funny": what is said of it asks for nothing else.
  const isOfAll =
    (whole.every(({ kind }) => kind === 'mood') && /\b(?:would|could|might) be \w+$/.test(taken.keys)) ||
    places.some((at) => isDeed(tokens, at) || isCount(tokens, at, taken));
  if (isOfAll) return { ...clause, patches: [{ kind: 'beyond', reason: 'This was not understood.' }] };
  const unread = runsOf(new Set(places.flatMap((at) => phraseAt(at, tokens, places)))).map((run): Patch => ({
    kind: 'beyond',
    reason: 'This was not understood.',
    words: clause.text.slice((tokens[run.from]?.start ?? 0) - from, (tokens[run.to - 1]?.end ?? 0) - from),
  }));
  return { ...clause, patches: [...clause.patches, ...unread] };
}

/** A word with the small words before it: "inside a wreath", "a bit smaller". */
function phraseAt(at: number, tokens: readonly Token[], places: readonly number[]): number[] {
  let from = at;
  const isBefore = (like: RegExp): boolean => from > 0 && tokens[from - 1]?.gap === '' && like.test(tokens[from - 1]?.key ?? '');
  while (places.includes(from - 1) && tokens[from - 1]?.gap === '') from--;
  while (isBefore(/^(?:a|an|the|its|his|her|their|some|bit|little|slightly|more|less|of|one)$/)) from--;
  if (isBefore(/^(?:in|inside|into|on|onto|with|at|by|under|over|behind|around|through|between|and)$/)) from--;
  // "With a smiling face", "the ampersand should be huge": what follows is said of it.
  let to = at + 1;
  const follows = (like: RegExp): boolean => tokens[to - 1]?.gap === '' && like.test(tokens[to]?.key ?? '');
  if (follows(/^(?:face|shape|look|style|effect|version|edge|side)$/)) to++;
  if (/^(?:NOUN|PROPN)$/.test(tokens[at]?.pos ?? '') && follows(/^(?:should|must|could|is|are|to|being)$/))
    while (to < tokens.length && tokens[to - 1]?.gap === '') to++;
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

const isTelling = ({ key, pos }: Token): boolean =>
  key.length > 2 &&
  (/^(?:NOUN|ADJ|PROPN)$/.test(pos) || (pos === 'VERB' && /\w{3}(?:ing|ed)$/.test(key))) &&
  ![stopWords, brandNouns, emptyNouns, smallTalk, idle].some((known) => known.has(key)) &&
  !plainVerbs.test(key) &&
  !isColourWord(key) &&
  !plainColours.has(key) &&
  !letterNouns.test(key) &&
  !isSymbolNoun.test(key);

/** "The bike should lean". */
const isDeed = (tokens: readonly Token[], at: number): boolean =>
  /^(?:should|must|shall)$/.test(tokens[at - 1]?.key ?? '') &&
  /^(?:VERB|NOUN|ADJ)$/.test(tokens[at]?.pos ?? '') &&
  !/\wer$/.test(tokens[at]?.key ?? '') &&
  !plainVerbs.test(tokens[at]?.key ?? '');

/** "A ball of wool" is wool; "bigger gaps" are read with what follows, and "the colour of a ripe plum" lends its colour. */
const isOfNext = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.key === 'of' && tokens[at - 1]?.gap === '') ||
  (tokens[at]?.gap === '' &&
    (tokens[at + 1]?.key === 'of' || (/\wer$/.test(tokens[at].key) && /^(?:NOUN|PROPN)$/.test(tokens[at + 1]?.pos ?? '')))) ||
  tokens.slice(0, at).some(({ key }, before) => /^(?:colou?rs?|shades?|tones?)$/.test(key) && tokens[before + 1]?.key === 'of');

/** "Three slices", "a second fish", of what is not so many already and was not spoken of before. */
const isCount = (tokens: readonly Token[], at: number, { context, keys }: ClauseText): boolean =>
  counts.test(tokens[at]?.key ?? '') &&
  tokens[at]?.gap === '' &&
  /^(?:NOUN|PROPN)$/.test(tokens[at + 1]?.pos ?? '') &&
  !letterNouns.test(tokens[at + 1]?.key ?? '') &&
  !isColourWord(tokens[at + 1]?.key ?? '') &&
  !/^(?:the|these|those|both|all|our|first)$/.test(tokens[at - 1]?.key ?? '') &&
  context.brief.count === undefined &&
  !/\b(?:add|another|more|next to|beside)\b/.test(keys);

/** What is shown, and the words of the name. */
function isKnown(token: Token, clause: ClauseText, from: number): boolean {
  const at = clause.tokens.findIndex(({ start, end }) => start + from === token.start && end + from === token.end);
  const { name, descriptor } = clause.context.brief;
  const written = `${name} ${descriptor ?? ''}`.toLowerCase().split(/\W+/).map(singular);
  return (at >= 0 && isShownAt(clause, at)) || written.includes(singular(token.key));
}
