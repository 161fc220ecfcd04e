import { plainColours } from './lexicon/colours.js';
import { brandNouns, neverNames, openers, places, stopWords } from './lexicon/words.js';
import type { FoundName, NameContext } from './name.js';
import { words } from './phrases.js';
import { isUniform, joins, longestRun, spell, tellsWhere } from './name-spelling.js';
import type { Token } from './text.js';

interface Run {
  from: number;
  to: number;
}

/** The run of capitalised words that looks most like a name, by where it stands and what it is made of. */
export function capitalisedName(context: NameContext): FoundName | undefined {
  if (isUniform(context.tokens)) return undefined;
  const [best] = capitalRuns(context)
    .map((run) => ({ ...run, score: scoreOf(context, run) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.from - other.from);
  const found = best && spell(context, best.from, best.to, 'proper-noun');
  return found && { ...found, name: withoutPossessive(context, found.name, best.to) };
}

/** "Northwind's logo" is about Northwind; "Joe's Diner" keeps its s. */
function withoutPossessive({ tokens }: NameContext, name: string, to: number): string {
  const next = tokens[to];
  return next !== undefined && tokens[to - 1]?.gap === '' && brandNouns.has(next.key) ? name.replace(/['’]s$/, '') : name;
}

const isNameLike = (token: Token | undefined): boolean => token !== undefined && (token.capitalised || /\p{Ll}\p{Lu}/u.test(token.text));
const inner = /^(?:and|of|de|la|du|von|van|der|und|et|y|n|x|the|del|di)$/;

function capitalRuns(context: NameContext): Run[] {
  const { tokens } = context;
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!isNameLike(tokens[at])) continue;
    const to = endOfRun(context, at);
    const run = trim(context, { from: at, to });
    if (run) runs.push(run);
    at = to - 1;
  }
  return runs;
}

function endOfRun(context: NameContext, from: number): number {
  const { tokens } = context;
  let to = from + 1;
  while (to < tokens.length && to - from < longestRun) {
    const before = tokens[to - 1];
    const token = tokens[to];
    if (!before || !token || !joins(before) || tellsWhere(context, from, to)) break;
    if (isNameLike(token) || /^\p{Nd}+$/u.test(token.text)) to++;
    else if (inner.test(token.key) && isNameLike(tokens[to + 1]) && joins(token)) to += 2;
    else break;
  }
  return to;
}

/** Words of trade that begin a name as often as they describe it: "Domaine Fauvel", "Café Central". */
const namesBeginWith = /^(?:domaine|chateau|cafe|studio|atelier|maison|casa|villa|hotel|trattoria|osteria|bistro|weingut|bodega|clinica)$/;
const functionWords = words(
  "a an our my we we're we've i i'm i'd i've this these it its hi hello hey dear need please for with and but so is are who what can could",
);
const qualifies = /-(?:themed|based|owned|friendly|led|inspired|style|free|powered|driven|first)$/;
const namesEndBefore = /^(?:logo|brand|branding|identity|inc|llc|llp|ltd|plc|gmbh|corp|app)$/;

/** Takes openers and describing words off the front of a run, and "Logo" or "Inc" off its end. */
function trim(context: NameContext, { from: start, to: end }: Run): Run | undefined {
  const { tokens } = context;
  let from = start;
  let to = end;
  while (from < to && isOpening(context, { from, to }, from === start)) from++;
  // "Marathon de Lyon" loses nothing: what is left would not begin like a name.
  if (from < to && !isNameLike(tokens[from])) from = start;
  while (to - from > 1 && namesEndBefore.test(tokens[to - 1]?.key ?? '')) to--;
  return from < to ? { from, to } : undefined;
}

function isOpening({ tokens, describes }: NameContext, { from, to }: Run, isFirst: boolean): boolean {
  const token = tokens[from];
  if (!token || token.gap === '&') return false;
  const rest = to - from > 1;
  if (token.key === 'the' && rest && !openers.has(tokens[from + 1]?.key ?? '')) return false;
  if (neverNames.has(token.key)) return true;
  if (!isFirst || !token.sentenceStart) return /^(?:i|i'm|i'd|i've|logo)$/.test(token.key);
  if (openers.has(token.key) || qualifies.test(token.key)) return true;
  // "Our Northwind" opens, but "First Light" and "Little Rockets" are names although their first words are common.
  if (stopWords.has(token.key)) return !rest || functionWords.has(token.key);
  return rest && describes(token.key) && !plainColours.has(token.key) && !namesBeginWith.test(token.key);
}

/** A run with its neighbours, as the signs below look at it. */
interface Standing {
  context: NameContext;
  run: readonly Token[];
  first: Token;
  last: Token;
  before: Token | undefined;
  beforeThat: Token | undefined;
  after: Token | undefined;
  afterThat: Token | undefined;
}

type Sign = (standing: Standing) => boolean;

const rightAfter =
  (test: (key: string) => boolean): Sign =>
  ({ before }) =>
    before?.gap === '' && test(before.key);
const opensAlone: Sign = ({ first, run }) => first.sentenceStart && run.length === 1;
const isDescription: Sign = ({ context, first }) => context.describes(first.key) || openers.has(first.key) || stopWords.has(first.key);
const isPlace: Sign = ({ run }) => run.every((token) => places.has(token.key));
const isAnnounced = rightAfter((key) => brandNouns.has(key) || key === 'for');
const opensText: Sign = ({ first, before }) => first.sentenceStart && before === undefined;

/** A common word before a word of trade says what is traded ("Magic shop"); a rare one is more likely the name ("Ember coffee"). */
const ordinaryRank = 12_000;
const saysWhatIsTraded: Sign = ({ context, first, last, after }) =>
  after !== undefined &&
  last.gap === '' &&
  (brandNouns.has(after.key) || context.describes(after.key)) &&
  ((context.vectors.rank(first.key) ?? Infinity) < ordinaryRank || /(?:ing|ers?)$/.test(first.key));

const isCompared: Sign = ({ before, beforeThat }) =>
  /^(?:like|unlike|than|resembling|against)$/.test(before?.key ?? '') ||
  (before?.key === 'by' && /^(?:inspired|influenced|made|founded|run|owned)$/.test(beforeThat?.key ?? '')) ||
  (before?.key === 'to' && /^(?:similar|close|competitor|alternative)$/.test(beforeThat?.key ?? ''));

const introduces: Sign = ({ last, after }) =>
  /^[,:–—(-]/.test(last.gap) && /^(?:a|an|the|our|your|ein|eine|un|une|una|modern|new|is)$/.test(after?.key ?? '');

/** What speaks for a run being the name, and against it. A run without any sign is one still. */
const signs: readonly (readonly [points: number, holds: Sign])[] = [
  [2, () => true],
  [4, rightAfter((key) => brandNouns.has(key))],
  [3, rightAfter((key) => key === 'for')],
  [3, ({ run, first, last }) => /\p{Ll}\p{Lu}/u.test(first.text) || run.some((token) => token.gap === '&' && token !== last)],
  [2, ({ run, context: { vectors } }) => vectors.knows('the') && run.some((token) => !vectors.knows(token.key))],
  [3, ({ last, after }) => last.gap === '' && /^(?:is|are|ist|est|es)$/.test(after?.key ?? '')],
  [4, introduces],
  [3, (standing) => opensText(standing) && /^[:–—,-]/.test(standing.last.gap) && !introduces(standing)],
  [2, ({ last, after }) => last.gap === '' && /^(?:logo|brand|branding|identity|wordmark)$/.test(after?.key ?? '')],
  [-7, (standing) => opensAlone(standing) && isDescription(standing)],
  [-2, (standing) => opensAlone(standing) && !opensText(standing) && !isDescription(standing)],
  [-1.5, (standing) => opensAlone(standing) && opensText(standing) && standing.context.vectors.knows(standing.first.key)],
  [-3, (standing) => opensAlone(standing) && saysWhatIsTraded(standing)],
  [-3, ({ first, after, afterThat }) => first.sentenceStart && after?.key === 'logo' && /^(?:for|with|that)$/.test(afterThat?.key ?? '')],
  [-4, isPlace],
  [-4, (standing) => isPlace(standing) && !isAnnounced(standing)],
  [-5, rightAfter((key) => /^(?:in|from|near|around|across|throughout|aus|en)$/.test(key))],
  [-2, rightAfter((key) => key === 'of')],
  [-8, isCompared],
];

function scoreOf(context: NameContext, { from, to }: Run): number {
  const { tokens } = context;
  const run = tokens.slice(from, to);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return 0;
  const [before, beforeThat, after, afterThat] = [tokens[from - 1], tokens[from - 2], tokens[to], tokens[to + 1]];
  const standing = { context, run, first, last, before, beforeThat, after, afterThat };
  return signs.reduce((sum, [points, holds]) => (holds(standing) ? sum + points : sum), 0);
}
