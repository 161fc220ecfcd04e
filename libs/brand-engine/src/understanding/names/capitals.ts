import { tellsTrade } from '../industry.js';
import { plainColours } from '../lexicon/colours.js';
import { brandNouns, institutions, neverNames, openers, places, stopWords } from '../lexicon/words.js';
import { words } from '../phrases.js';
import { endsClause, type Token } from '../text.js';
import type { FoundName, NameContext } from './find.js';
import {
  endOfCapitals,
  endsHere,
  isColour,
  isEndOfName,
  isNameLike,
  isTradeGerund,
  isUniform,
  joins,
  legalForms,
  linkWords,
  spell,
} from './spelling.js';

interface Run {
  from: number;
  to: number;
}

/** The run of capitalised words that looks most like a name, by where it stands and what it is made of. */
export function capitalisedName(context: NameContext): FoundName | undefined {
  if (isUniform(context.tokens)) return undefined;
  const [best] = capitalRuns(context)
    .filter(({ from, to }) => !isMonogram(context, { from, to }))
    .map((run) => ({ ...run, score: scoreOf(context, run) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.from - other.from);
  const found = best && spell(context, best.from, best.to, 'proper-noun');
  return found && { ...found, name: withoutPossessive(context, found.name, best.to) };
}

/** Two capitals or more that nothing speaks for are still likelier the name than one that is made up. */
export function leftName(context: NameContext): FoundName | undefined {
  if (isUniform(context.tokens)) return undefined;
  const run = capitalRuns(context).find(
    ({ from, to }) =>
      to - from > 1 &&
      !context.isRefused(from) &&
      context.tokens
        .slice(from, to)
        .some(({ key, own }) => key === own && !places.has(key) && !neverNames.has(key) && !context.describes(key)),
  );
  return run && spell(context, run.from, run.to, 'proper-noun');
}

/** Letters that the mark is to show, where nothing else is the name: "a logo with the letters JM". */
export function lettersName(context: NameContext): FoundName | undefined {
  const letters = capitalRuns(context).find((run) => isMonogram(context, run));
  return letters && spell(context, letters.from, letters.to, 'proper-noun');
}

/** Whether a run only tells the letters of a monogram. */
const isMonogram = ({ tokens }: NameContext, { from, to }: Run): boolean =>
  isLetters(tokens.slice(from, to)) &&
  [1, 2, 3, 4].some((back) => /^(?:monogram|initials?|letters?|lettermark|code)$/.test(tokens[from - back]?.key ?? ''));

/** "Northwind's logo" is about Northwind; "Joe's Diner" keeps its s. */
function withoutPossessive({ tokens }: NameContext, name: string, to: number): string {
  const next = tokens[to];
  return next !== undefined && tokens[to - 1]?.gap === '' && brandNouns.has(next.key) ? name.replace(/['’]s$/, '') : name;
}

function capitalRuns(context: NameContext): Run[] {
  const { tokens } = context;
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const start = startOfRun(tokens, at);
    if (start === undefined) continue;
    const to = endOfCapitals(context, start);
    const run = trim(context, { from: at, to });
    if (run) runs.push(run);
    at = to - 1;
  }
  return runs;
}

/** Where the capitals of a run begin: a numeral or an ordinal before them belongs to it ("7th Avenue Tailors", "21 Grams"). */
function startOfRun(tokens: readonly Token[], at: number): number | undefined {
  const [token, next] = tokens.slice(at, at + 2);
  if (isNameLike(token)) return at;
  const isNumeral =
    token !== undefined &&
    /^(?:\p{Nd}+(?:\.?[ªº]|st|nd|rd|th|er|x|[.,]\p{Nd}+)?|\p{Nd}+\/\p{Nd}+)$/u.test(token.own) &&
    (joins(token) || (token.gap === '.' && at === 0));
  // "Logo for #slowmorning Bakery"
  if (/[#@]$/.test(tokens[at - 1]?.gap ?? '') && token?.gap === '' && isNameLike(next) && !/^[0-9a-f]{3,6}$/.test(token.own)) return at + 1;
  // "'t Scheve Huys"
  if (/^[tsn]$/.test(token?.own ?? '') && token?.gap === '' && isNameLike(next)) return at + 1;
  return isNumeral && isNameLike(next) && !brandNouns.has(next?.key ?? '') && !neverNames.has(next?.own ?? '') ? at + 1 : undefined;
}

/** Words of trade that begin a name as often as they describe it: "Domaine Fauvel", "Café Central". */
const namesBeginWith = words(`
  domaine chateau cafe studio studios atelier maison casa villa hotel hostel pension trattoria osteria bistro brasserie weingut bodega clinica club camp team
  house radio cinema bar salon galerie gallery museum restaurant pizzeria taverna bank haus hof gasthof gasthaus finca cantina quinta project
  theatre teatro pub inn camping spa port clinic praxis kanzlei ensemble orchestra choir band festival school academy institute
`);
const functionWords = words(
  "a an our my we we're we've i i'm i'd i've this these it its hi hello hey dear need please for with and but so is are who what can could",
);
const qualifies = /-(?:themed|based|owned|friendly|led|inspired|style|free|powered|driven|first|made|run)$/;
const namesEndBefore = /^(?:logo|brand|branding|identity|app)$/;

/** Takes openers and describing words off the front of a run, and "Logo" or "Inc" off its end. */
function trim(context: NameContext, { from: start, to: end }: Run): Run | undefined {
  const { tokens } = context;
  let from = start;
  let to = end;
  while (from < to && isOpening(context, { from, to }, from === start)) from++;
  // "Marathon de Lyon" loses nothing: what is left would not begin like a name.
  if (from < to && !isNameLike(tokens[from]) && !/^\p{Nd}/u.test(tokens[from]?.text ?? '')) from = start;
  while (
    to - from > 1 &&
    (/^i$/.test(tokens[to - 1]?.own ?? '') || namesEndBefore.test(tokens[to - 1]?.own ?? '') || isInitialismOfTrade(context, to))
  )
    to--;
  return from < to ? { from, to } : undefined;
}

const contraction = /^(?:\p{L}+n't|\p{L}+'(?:re|ve|ll|d|m))$/u;

/** "ElevatePath HR consulting": the letters belong to the trade after them. */
const isInitialismOfTrade = ({ tokens, describes }: NameContext, to: number): boolean =>
  neverNames.has(tokens[to - 1]?.own ?? '') && tokens[to - 1]?.gap === '' && tokens[to] !== undefined && describes(tokens[to].key);

function isOpening(context: NameContext, { from, to }: Run, isFirst: boolean): boolean {
  const { tokens, describes, language } = context;
  const token = tokens[from];
  if (!token || token.gap === '&') return false;
  const rest = to - from > 1;
  const next = tokens[from + 1];
  // "Trattoria da Enzo": the trade is bound to what follows.
  if (rest && !isNameLike(next) && linkWords.has(next?.own ?? '') && language !== 'en' && !openers.has(token.key)) return false;
  if (contraction.test(token.own) || /^(?:also|ignore|following|since|est|thanks|regards)$/.test(token.own)) return true;
  if (token.key === 'the' && rest && !openers.has(next?.key ?? '')) return false;
  // "Brunch club Sunday": right behind what it names even a day is a name.
  const isNamed = tokens[from - 1]?.gap === '' && brandNouns.has(tokens[from - 1]?.key ?? '') && !tokens[from - 1]?.capitalised;
  if (neverNames.has(token.own) && !isNamed && !(rest && token.gap === '.')) return !(rest && isFirst && isSeparated(tokens, to));
  // In German every noun has a capital, so one that is no trade says nothing: "Logo für Familie Huber".
  if (!isFirst || !token.sentenceStart) return /^(?:i|i'm|i'd|i've|logo)$/.test(token.key);
  if (openers.has(token.key) || qualifies.test(token.key)) return !(isSeparated(tokens, to) && rest && !isRequest(token.key));
  // "Our Northwind" opens, but "First Light" and "Little Rockets" are names although their first words are common.
  if (stopWords.has(token.key)) return !rest || functionWords.has(token.key);
  if (!rest || !describes(token.key) || plainColours.has(token.key) || namesBeginWith.has(token.key)) return false;
  // "Bäckerei Huber", "Librairie du Port": other tongues put the trade first.
  if (language !== 'en' && (isNameLike(next) || linkWords.has(next?.own ?? ''))) return false;
  return !isSeparated(tokens, to) || (tellsTrade(token.key) && whoTrades.test(token.key));
}

/** Nouns for who or what trades, which stand before a name: "Florist Petal & Stem". */
const whoTrades = /(?:er|or|ist|ier|ian|smith|yard|ery|shop|firm|man|agency|company|practice|architect)s?$/;

/** Words with which a request begins, whatever follows. */
const isRequest = (key: string): boolean =>
  /^(?:letters?|initials?|create|design|make|build|generate|draw|craft|develop|produce|give|need|want|please|hi|hello|hey|dear|we|i|our|my|a|an|this|logo|logos|for|help|can|could|would|let's|let|imagine|think|looking|using|use|add|keep|rebrand|redesign|wordmark|monogram|colou?rs?|style|fonts?|tagline|slogan|industry|target|name)$/.test(
    key,
  );

/** Whether a run at the beginning is set off by a mark, as a name is from what is said of it: "Golden Hour, a bar". */
const isSeparated = (tokens: readonly Token[], to: number): boolean =>
  /^[,:–—(|.-]/.test(tokens[to - 1]?.gap ?? '') || (tokens[to - 1]?.gap === '' && /^(?:is|are|wants?|needs?)$/.test(tokens[to]?.key ?? ''));

/** A run with its neighbours, as the signs below look at it. */
interface Standing {
  context: NameContext;
  run: readonly Token[];
  from: number;
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
const isUnknown: Sign = ({ run, context: { vectors, language } }) =>
  vectors.knows('the') && run.some((token) => token.key === token.own && (language === 'en' ? !vectors.knows(token.key) : true));
/** A word that the tables translate is an ordinary noun of its tongue, which German writes with a capital. */
const isOrdinaryNoun: Sign = ({ run, context: { language } }) => language === 'de' && run.every((token) => token.key !== token.own);

/** A common word before a word of trade says what is traded ("Magic shop"); a rare one is more likely the name ("Ember coffee"). */
const ordinaryRank = 12_000;
const saysWhatIsTraded: Sign = ({ context, first, last, after }) =>
  after !== undefined &&
  last.gap === '' &&
  (brandNouns.has(after.key) || context.describes(after.key)) &&
  ((context.vectors.rank(first.key) ?? Infinity) < ordinaryRank || /(?:ing|ers?)$/.test(first.key));

const isCompared: Sign = ({ before, beforeThat }) =>
  /^(?:like|unlike|than|resembling|against|à la)$/.test(before?.key ?? '') ||
  (before?.key === 'by' && /^(?:inspired|influenced|made|founded|run|owned)$/.test(beforeThat?.key ?? '')) ||
  (before?.key === 'to' && /^(?:similar|close|competitor|alternative|nod|homage)$/.test(beforeThat?.key ?? ''));

const introduces: Sign = ({ last, after }) =>
  /^[,:–—(-]/.test(last.gap) && /^(?:a|an|the|our|your|modern|new|is|my|we|handmade|family|small)$/.test(after?.key ?? '');

/** "We are Tidewater", "I'm Nora Quill", "this is Moonbeam", "meet Fernweh". */
const isPresented: Sign = ({ before, beforeThat }) =>
  before?.gap === '' &&
  (/^(?:we're|i'm|meet|introducing|it's|presenting)$/.test(before.key) ||
    (/^(?:are|am|is)$/.test(before.key) && /^(?:we|i|this|it|name|here)$/.test(beforeThat?.key ?? '')) ||
    (before.key === 'the' && /^(?:are|we're)$/.test(beforeThat?.key ?? '')));

/** "For the Dental Practice on Park Street", "für die Tierarztpraxis am Mühlbach"; "for the German market" names nobody. */
const isForThe: Sign = ({ context, run, first, before, beforeThat }) =>
  before?.gap === '' &&
  before.key === 'the' &&
  beforeThat?.gap === '' &&
  beforeThat.key === 'for' &&
  run.length > 1 &&
  run.some(({ key }) => brandNouns.has(key) || context.describes(key)) &&
  !isColour(first);

/** "Gold auf Nachtblau" */
const isColourOnColour: Sign = ({ run }) =>
  isColour(run[0]) && isColour(run.at(-1)) && run.some(({ key, capitalised }) => key === 'on' && !capitalised);

/** "Fliederblau": a word of two that ends in a colour, unless it stands where only a name does. */
const isCompoundColour: Sign = (standing) =>
  standing.run.every(({ start }) => start === standing.first.start) &&
  standing.last.key !== standing.last.own &&
  isColour(standing.last) &&
  !opensText(standing) &&
  !isAnnounced(standing);

/** "My salon, Pawfect, …": set off behind the noun that it names. */
const isApposition: Sign = ({ context, run, from, before }) =>
  before !== undefined &&
  /^[,:–—(-]$/.test(before.gap) &&
  (brandNouns.has(before.key) || context.describes(before.key)) &&
  endsHere(context.tokens, from + run.length - 1);

/** Letters that a monogram is asked to show. */
const isLetters = (run: readonly Token[]): boolean =>
  run.every(
    ({ text, own }) =>
      /^(?:\p{Lu}\p{Ll}?\p{Lu}{0,3}|(?:\p{Lu}\.){2,4}\p{Lu}?|\p{Lu}+\p{Nd}+)$/u.test(text) || /^(?:and|и|і|και|und|et|y|e)$/.test(own),
  );

/** What speaks for a run being the name, and against it. A run without any sign is one still. */
const signs: readonly (readonly [points: number, holds: Sign])[] = [
  [2, () => true],
  [4, rightAfter((key) => brandNouns.has(key))],
  [
    2.5,
    ({ before, context }) =>
      before?.gap === '' &&
      !brandNouns.has(before.key) &&
      !before.capitalised &&
      context.describes(before.key) &&
      !plainColours.has(before.key),
  ],
  [3, rightAfter((key) => key === 'for')],
  [3, isForThe],
  // "Cat-sitting, Whiskers to Tails Ltd": the firm is the name, and what it does is not.
  [4, ({ run, last }) => run.length > 1 && legalForms.has(last.own)],
  [-4, (standing) => opensAlone(standing) && isTradeGerund(standing.first)],
  [-4, isColourOnColour],
  [-5, isCompoundColour],
  [4, isPresented],
  [3, isApposition],
  [3, ({ run, first, last }) => /\p{Ll}\p{Lu}/u.test(first.text) || run.some((token) => token.gap === '&' && token !== last)],
  [2, isUnknown],
  [1, ({ run }) => run.length > 1],
  [1.5, ({ run }) => run.some(({ key }) => institutions.has(key)) && run.length > 2],
  [
    3,
    ({ last, after }) =>
      last.gap === '' && /^(?:is|are|wants?|needs?|sells|makes|offers|bakes|builds|repairs|helps)$/.test(after?.key ?? ''),
  ],
  [4, introduces],
  [3.5, (standing) => opensText(standing) && /^[:–—,|-]/.test(standing.last.gap) && !introduces(standing)],
  [2, ({ last, after }) => last.gap === '' && /^(?:logo|brand|branding|identity|wordmark)$/.test(after?.key ?? '')],
  [
    -7,
    (standing) =>
      opensAlone(standing) && isDescription(standing) && !(opensText(standing) && /^[–—:]/.test(standing.last.gap) && isUnknown(standing)),
  ],
  [-2, (standing) => opensAlone(standing) && !opensText(standing) && !isDescription(standing)],
  [-1.5, (standing) => opensAlone(standing) && opensText(standing) && standing.context.vectors.knows(standing.first.key)],
  [-3, (standing) => opensAlone(standing) && saysWhatIsTraded(standing)],
  [-3, ({ first, after, afterThat }) => first.sentenceStart && after?.key === 'logo' && /^(?:for|with|that)$/.test(afterThat?.key ?? '')],
  [-4, isPlace],
  [-4, (standing) => isPlace(standing) && !isAnnounced(standing)],
  [
    -5,
    (standing) =>
      rightAfter((key) => /^(?:in|from|near|around|across|throughout|at|since)$/.test(key))(standing) &&
      !standing.run.some(({ own }) => /\p{Nd}/u.test(own)),
  ],
  [
    -3,
    ({ before, beforeThat }) =>
      before?.gap === '' &&
      /^(?:the|a|an|our)$/.test(before.key) &&
      /^(?:in|from|near|with|of|at|on|above|below)$/.test(beforeThat?.key ?? ''),
  ],
  [-2, rightAfter((key) => /^(?:of|and|or|with|a|an)$/.test(key))],
  [-3, (standing) => isOrdinaryNoun(standing) && !(opensText(standing) && endsClause(standing.last.gap || ','))],
  [-4, ({ context, from }) => context.isRefused(from)],
  // "Panificio Spiga Antica, Matera": one capital behind two is where they are.
  [
    -4,
    ({ context, run, from, before, first }) =>
      run.length === 1 && before?.gap === ',' && !first.sentenceStart && isEndOfName(context, from),
  ],
  // What a request begins with is what it is about.
  [2.5, ({ context, run, from }) => run.length > 1 && context.tokens.slice(0, from).every(({ gap }) => gap === '')],
  // "sul Lago d'Orta", "am Bodensee"
  [
    -5,
    ({ before, from }) =>
      from > 1 && before?.gap === '' && (before.key === 'on' || /^(?:am|ved|aan|bei|beim|pres|presso|junto)$/.test(before.own)),
  ],
  [-8, isCompared],
  // "Salt Lake Sharks is taken", "SPOKE20 is not part of it"
  [
    -9,
    ({ last, after, afterThat }) =>
      last.gap === '' && after?.key === 'is' && /^(?:taken|gone|not|no|out|only|already)$/.test(afterThat?.key ?? ''),
  ],
];

function scoreOf(context: NameContext, { from, to }: Run): number {
  const { tokens } = context;
  const run = tokens.slice(from, to);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return 0;
  const [before, beforeThat, after, afterThat] = [tokens[from - 1], tokens[from - 2], tokens[to], tokens[to + 1]];
  const standing = { context, run, from, first, last, before, beforeThat, after, afterThat };
  return signs.reduce((sum, [points, holds]) => (holds(standing) ? sum + points : sum), 0);
}
