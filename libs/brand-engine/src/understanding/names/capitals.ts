import { onceFor } from '../../remembered.js';
import { isGround } from '../lexicon/grounds.js';
import { tellsTrade } from '../trades/industry.js';
import { plainColours } from '../lexicon/colours.js';
import { brandNouns, neverNames, openers, ordered, places, stopWords } from '../lexicon/words.js';
import { isOrdinary } from './small-words.js';
import { words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { daysAndMonths, isNameLike, isUniform, isVerbOfName, joins, linkWords, stuff } from './looks.js';
import { endOfCapitals, spell } from './spelling.js';
import { isLetters, type Run, scoreOf } from './standing.js';

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

/** Runs of capitals, which several rules look through. */
const capitalRuns = onceFor((context: NameContext): readonly Run[] => {
  const { tokens } = context;
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const start = startOfRun(tokens, at);
    if (start === undefined || context.isApart(at)) continue;
    const to = endOfCapitals(context, start);
    const run = trim(context, { from: at, to });
    if (run) runs.push(run);
    at = to - 1;
  }
  return runs;
});

/** Where the capitals of a run begin: a numeral or an ordinal before them belongs to it ("7th Avenue Tailors", "21 Grams"). */
function startOfRun(tokens: readonly Token[], at: number): number | undefined {
  const [token, next] = tokens.slice(at, at + 2);
  if (isNameLike(token)) return at;
  const isNumeral =
    token !== undefined &&
    /^(?:\p{Nd}+(?:\.?[ªº]|st|nd|rd|th|er|x|[.,]\p{Nd}+)?|\p{Nd}+\/\p{Nd}+)$/u.test(token.own) &&
    (joins(token) || (token.gap === '.' && at === 0));
  // "x² Tutors"
  if (token?.gap === '' && /^\p{L}+[²³\p{Nd}]+$/u.test(token.text) && isNameLike(next)) return at + 1;
  // "Logo for #slowmorning Bakery"
  if (/[#@]$/.test(tokens[at - 1]?.gap ?? '') && token?.gap === '' && isNameLike(next) && !/^[0-9a-f]{3,6}$/.test(token.own)) return at + 1;
  // "'t Scheve Huys"
  if (/^[tsn]$/.test(token?.own ?? '') && token?.gap === '' && isNameLike(next)) return at + 1;
  return isNumeral &&
    isNameLike(next) &&
    (!brandNouns.has(next?.key ?? '') || isNameLike(tokens[at + 2])) &&
    !neverNames.has(next?.own ?? '')
    ? at + 1
    : undefined;
}

/** Words of trade that begin a name as often as they describe it: "Domaine Fauvel", "Café Central". */
const namesBeginWith = words(`
  domaine chateau cafe studio studios atelier maison casa villa hotel hostel pension trattoria osteria bistro brasserie weingut bodega clinica club camp team
  house radio cinema bar salon galerie gallery museum restaurant pizzeria taverna bank haus hof gasthof gasthaus finca cantina quinta project
  theatre teatro pub inn camping spa port clinic praxis kanzlei ensemble orchestra choir band festival school academy institute
`);
const functionWords = words(
  "a an our my she he they you we we're we've i i'm i'd i've this these it its hi hello hey dear need please for with and but so is are who what when while although because if can could",
);
const qualifies = /-(?:themed|based|owned|friendly|led|inspired|style|free|powered|driven|first|made|run)$/;
const namesEndBefore = /^(?:logo|brand|branding|identity|app)$/;

/** Takes openers and describing words off the front of a run, and "Logo" or "Inc" off its end. */
function trim(context: NameContext, { from: start, to: end }: Run): Run | undefined {
  const { tokens } = context;
  // "In einem blauen Kreis für Bootsbau Lüders": whom a picture is for has the name.
  const goal = isGround(tokens[start]?.key ?? '') ? tokens.findIndex(({ key }, at) => key === 'for' && at > start && at < end) : -1;
  let from = Math.max(start, goal + 1);
  let to = end;
  while (from < to && isOpening(context, { from, to }, from === start)) from++;
  // "Marathon de Lyon" loses nothing: what is left would not begin like a name.
  if (from < to && !isNameLike(tokens[from]) && !/^\p{Nd}/u.test(tokens[from]?.text ?? ''))
    // "Every Thursday at St Mary's"
    from =
      daysAndMonths.test(tokens[start]?.own ?? '') && !tokens[start]?.sentenceStart
        ? tokens.findIndex((token, at) => at > from && isNameLike(token))
        : start;
  while (
    to - from > 1 &&
    (/^i(?:'(?:d|m|ve|ll))?$/.test(tokens[to - 1]?.own ?? '') ||
      namesEndBefore.test(tokens[to - 1]?.own ?? '') ||
      isInitialismOfTrade(context, to))
  )
    to--;
  return from < to ? { from, to } : undefined;
}

/** Whether a verb follows that asks for something: "braucht", "cherche". */
const isWanting = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.gap !== ',' && tokens[at]?.key === 'want';

const contraction = /^(?:\p{L}+n't|\p{L}+'(?:re|ve|ll|d|m))$/u;

/** "ElevatePath HR consulting": the letters belong to the trade after them. */
const isInitialismOfTrade = ({ tokens, describes }: NameContext, to: number): boolean =>
  neverNames.has(tokens[to - 1]?.own ?? '') && tokens[to - 1]?.gap === '' && tokens[to] !== undefined && describes(tokens[to].key);

function isOpening(context: NameContext, { from, to }: Run, isFirst: boolean): boolean {
  const { tokens, describes, language } = context;
  const token = tokens[from];
  if (!token || token.gap === '&' || token.gap === '/') return false;
  const rest = to - from > 1;
  const next = tokens[from + 1];
  if (isFirst && beginsTitle(context, { from, to })) return false;
  // "Trattoria da Enzo": the trade is bound to what follows.
  if (rest && !isNameLike(next) && linkWords.has(next?.own ?? '') && language !== 'en' && !openers.has(token.key)) return false;
  if (rest && from === 0 && greets.test(token.own) && isTold(tokens, to)) return false;
  if (
    contraction.test(token.own) ||
    /^(?:it|that|here|there|let)['’]s$/i.test(token.text) ||
    /^(?:also|ignore|following|since|est|thanks|regards)$/.test(token.own)
  )
    return true;
  // "Der Kegelclub Alle Neune braucht ein Logo": who is told of in a sentence has an article before the name.
  if (token.key === 'the' && rest && language !== 'en' && token.sentenceStart && isWanting(tokens, to)) return true;
  if (token.key === 'the' && rest && !openers.has(next?.key ?? '')) return false;
  // "Brunch club Sunday": right behind what it names even a day is a name.
  const isNamed = tokens[from - 1]?.gap === '' && brandNouns.has(tokens[from - 1]?.key ?? '') && !tokens[from - 1]?.capitalised;
  if (neverNames.has(token.own) && !isNamed && !(rest && token.gap === '.'))
    return !(rest && isFirst && isSeparated(tokens, to) && !(daysAndMonths.test(token.own) && !token.sentenceStart && token.gap === ''));
  // In German every noun has a capital, so one that is no trade says nothing: "Logo für Familie Huber".
  if (!isFirst || !token.sentenceStart) return /^(?:i|i'm|i'd|i've|logo)$/.test(token.key);
  // "Chez Suzette", "Bei Oma": at whose place it is.
  if (rest && /^(?:chez|bei|hos|bij)$/.test(token.own)) return false;
  if (openers.has(token.key) || qualifies.test(token.key)) return !(isSeparated(tokens, to) && rest && !isRequest(token.key));
  // "Our Northwind" opens, but "First Light" and "Little Rockets" are names although their first words are common.
  // "So Sew: sewing bees"
  if (stopWords.has(token.key))
    return !rest || (functionWords.has(token.key) && !(from === 0 && /^[:–—]/.test(tokens[to - 1]?.gap ?? '') && !isRequest(token.key)));
  if (!rest || !describes(token.key) || plainColours.has(token.key)) return false;
  // "Whiskey Creek Golf Club": a name that ends in what the body is begins with its first word.
  if (language === 'en' && to - from > 2 && endsInBody.test(tokens[to - 1]?.key ?? '') && !whoTrades.test(token.key)) return false;
  // "Hotel The Lighthouse Inn": the article opens the name.
  if (next?.own === 'the' && next.capitalised && token.gap === '') return true;
  if (namesBeginWith.has(token.key)) return false;
  // "Bäckerei Huber", "Librairie du Port": other tongues put the trade first.
  if (language !== 'en' && (isNameLike(next) || linkWords.has(next?.own ?? ''))) return false;
  return !isSeparated(tokens, to) || (tellsTrade(token.key) && whoTrades.test(token.key) && !stuff.test(token.key));
}

/** "Just Right tailoring", "Use Your Loaf bakery", "We Are Wild, a forest school": ordinary words in capitals before what the business is. */
function beginsTitle(context: NameContext, { from, to }: Run): boolean {
  const { tokens, describes, language } = context;
  const [first, next] = tokens.slice(from, to);
  if (from > 0 || language !== 'en' || !first || !next || !joins(first) || greets.test(first.own)) return false;
  if (!isNameLike(next) || brandNouns.has(next.key) || describes(next.key) || !isOrdinary(context, next)) return false;
  // "Make Northwind bold" asks; what asks and is a name has a small word behind it, in capitals: "Call Me Maybe".
  const isTitle = to - from > 2 && stopWords.has(next.key) && !tokens.slice(from, to).some(({ key }) => ordered.has(key));
  if (
    isRequest(first.key) &&
    !isTitle &&
    !/^(?:i|we)$/.test(first.key) &&
    !(stopWords.has(next.key) && !/^(?:a|an|the|my|our|me|us|it|is|this|some)$/.test(next.key))
  )
    return false;
  const tellsBusiness = ({ key }: Token): boolean => describes(key) || brandNouns.has(key) || tellsTrade(key);
  const end = tokens.findIndex(({ gap }, at) => at >= to && gap !== '');
  const told = tokens.slice(to, Math.min(to + 4, end < 0 ? tokens.length : end + 1));
  const isArticled = /^(?:a|an|the)$/.test(told[0]?.key ?? '');
  const isToldAtOnce = tokens[to - 1]?.gap === '' && !isArticled && told.slice(0, 2).some(tellsBusiness);
  const isToldBehind = isSeparated(tokens, to) && isArticled && told.some(tellsBusiness);
  return isToldAtOnce || isToldBehind;
}

const greets = /^(?:dear|hello|hi|hey|thanks|best|yours|sorry|goodbye)$/;

/** "Dear Deer makes toys", "Hello Sailor serves chips"; "Hi Acme needs a logo" greets. */
const isTold = (tokens: readonly Token[], to: number): boolean => {
  const { text = '', key = '', pos = '' } = tokens[to] ?? {};
  // "Dear Margot prints greeting cards": the tagger sees no noun behind it.
  const isVerb =
    isVerbOfName(tokens, to) || (/^\p{Ll}{2,}[^s]s$/u.test(text) && !stopWords.has(key) && !/^(?:ADV|PRON|DET|AUX)$/.test(pos));
  return tokens[to - 1]?.gap === '' && isVerb && !/^(?:is|are|wants?|needs?|would|will|has|does|always)$/.test(key);
};

/** Nouns for who or what trades, which stand before a name: "Florist Petal & Stem". */
const whoTrades = /(?:er|or|ist|ier|ian|smith|yard|ery|shop|firm|man|agency|company|practice|architect)s?$/;

/** What ends the name of a body. */
const endsInBody = /^(?:club|society|association|league|choir|union|academy|school|college|church|trust|orchestra)$/;

/** Words with which a request begins, whatever follows. */
const isRequest = (key: string): boolean =>
  /^(?:letters?|initials?|create|design|make|build|generate|draw|craft|develop|produce|give|need|want|please|hi|hello|hey|dear|we|i|our|my|a|an|this|logo|logos|for|help|can|could|would|let's|let|imagine|think|looking|using|use|add|keep|rebrand|redesign|wordmark|monogram|colou?rs?|style|fonts?|tagline|slogan|industry|target|name)$/.test(
    key,
  );

/** Whether a run at the beginning is set off by a mark, as a name is from what is said of it: "Golden Hour, a bar". */
const isSeparated = (tokens: readonly Token[], to: number): boolean =>
  /^[,:–—(|.-]/.test(tokens[to - 1]?.gap ?? '') ||
  (tokens[to - 1]?.gap === '' && (/^(?:from|in)$/.test(tokens[to]?.key ?? '') || isVerbOfName(tokens, to)));
