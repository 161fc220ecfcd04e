import { plainColours } from '../lexicon/colours.js';
import { brandNouns, institutions, openers, places, stopWords } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { endsClause, type Token } from '../text/text.js';
import type { NameContext } from './find.js';
import { endsHere, isColour, isEndOfName, isSlavicPlace, isTradeGerund, legalForms } from './looks.js';

/** The tokens `from` … `to` (exclusive), which may be a name. */
export interface Run {
  from: number;
  to: number;
}

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
  (context.language !== 'en' || (context.vectors.rank(first.key) ?? Infinity) < ordinaryRank || /(?:ing|ers?)$/.test(first.key));

/** "Members are mostly retired", "Customers love it": people and things in general, of whom a sentence begins to tell. */
const inGeneral = words(
  'members customers clients guests visitors patients students pupils readers users staff people kids children families parents locals volunteers everyone everybody colours colors',
);
const tellsOfThemInGeneral: Sign = (standing) =>
  opensAlone(standing) &&
  inGeneral.has(standing.first.key) &&
  standing.last.gap === '' &&
  standing.after !== undefined &&
  !brandNouns.has(standing.after.key);

const isCompared: Sign = ({ before, beforeThat }) =>
  /^(?:like|unlike|than|resembling|against|à la)$/.test(before?.key ?? '') ||
  (before?.key === 'by' && /^(?:inspired|influenced|made|founded|run|owned)$/.test(beforeThat?.key ?? '')) ||
  (before?.key === 'to' && /^(?:similar|close|competitor|alternative|nod|homage)$/.test(beforeThat?.key ?? ''));

const introduces: Sign = ({ last, after }) =>
  /^[,:–—(-]/.test(last.gap) && /^(?:a|an|the|our|your|modern|new|is|my|we|handmade|family|small)$/.test(after?.key ?? '');

/** "We are Tidewater", "I'm Nora Quill", "this is Moonbeam", "meet Fernweh". */
const isPresented: Sign = ({ run, before, beforeThat }) =>
  before?.gap === '' &&
  (/^(?:we're|i'm|meet|introducing|it's|presenting)$/.test(before.key) ||
    (/^(?:are|am|is)$/.test(before.key) && /^(?:we|this|it|name|here|ours|mine|itself)$/.test(beforeThat?.key ?? '')) ||
    // "Ich bin Hebamme", "soy Lucía": one word after "I am" is a trade or who writes.
    (/^(?:am|is)$/.test(before.key) && beforeThat?.key === 'i' && run.length > 1) ||
    (before.key === 'the' && (/^(?:are|we're)$/.test(beforeThat?.key ?? '') || /^it['’]s$/i.test(beforeThat?.text ?? ''))));

/** "Kein Hammer": a refusal that opens its sentence. */
const isRefusal: Sign = ({ context, run, from, first }) =>
  run.length > 1 && first.sentenceStart && /^(?:no|not|without|none|neither)$/.test(first.key) && context.isRefused(from + 1);

/** Finnish tells where by an ending: "retkiä Lapissa". */
const isFinnishPlace: Sign = ({ context, run, first }) =>
  context.language === 'fi' &&
  run.length === 1 &&
  !first.sentenceStart &&
  first.key === first.own &&
  /.{3}(?:ss[aä]|ll[aä])$/.test(first.own);

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

/** "Drei Kreise ineinander": so many of an ordinary noun, of which something is said, are a picture. */
const isCounted: Sign = (standing) =>
  opensText(standing) &&
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/.test(standing.first.key) &&
  standing.run.slice(1).every(({ key, own }) => key !== own) &&
  standing.last.gap === '';

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

/** "Gluten-free bakery in Bergen: Uten Hvete.": a few capitals between a colon and the end of the sentence, behind what tells the trade. */
const isFilledIn: Sign = ({ context, run, from, before, last }) => {
  if (before?.gap !== ':' || run.length < 2 || !/^(?:[.;]|$)/.test(last.gap)) return false;
  const head = context.tokens.slice(Math.max(0, from - headReach), from);
  return (
    head.some(({ key }) => brandNouns.has(key)) && !head.some(({ key }) => /^(?:logo|colou?rs?|style|symbol|font|mood|tagline)$/.test(key))
  );
};
const headReach = 6;

const isTradeAndName: Sign = ({ context: { language, describes }, run, first }) => {
  const own = run.filter(({ start }) => start !== first.start);
  return (
    language === 'de' &&
    describes(first.key) &&
    !isColour(first) &&
    own.length > 0 &&
    own.every((token) => token.start === own[0]?.start && !isColour(token))
  );
};

const beginsPlace = /^(?:lake|lago|lac|mount|mt|monte|river|rio|isle|isla|cape|cabo|costa|port|puerto|bay|gulf|st|saint|san|santa)$/;

/** Letters that a monogram is asked to show. */
export const isLetters = (run: readonly Token[]): boolean =>
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
  [-7, tellsOfThemInGeneral],
  [-4, isColourOnColour],
  // "Gelb Orange Rot"
  [-6, ({ run }) => run.length > 1 && run.every((token) => isColour(token))],
  [-5, isCompoundColour],
  [-8, isCounted],
  [4, isPresented],
  [3, isApposition],
  [4, isFilledIn],
  // "They make ceramics as Terra Due."
  [
    6,
    (standing) =>
      rightAfter((key) => key === 'as')(standing) &&
      standing.run.length > 1 &&
      endsHere(standing.context.tokens, standing.from + standing.run.length - 1),
  ],
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
  // "Panificio Spiga Antica, Matera", "Casa Rossa, Lake Como": one capital behind two, or what begins like a place, is where they are.
  [
    -4,
    ({ context, run, from, before, first }) =>
      (run.length === 1 || beginsPlace.test(first.own)) && before?.gap === ',' && !first.sentenceStart && isEndOfName(context, from),
  ],
  // What a request begins with is what it is about.
  [2.5, ({ context, run, from }) => run.length > 1 && context.tokens.slice(0, from).every(({ gap }) => gap === '')],
  // "sul Lago d'Orta", "am Bodensee"
  [
    -5,
    ({ before, from }) =>
      from > 1 && before?.gap === '' && (before.key === 'on' || /^(?:am|ved|aan|bei|beim|pres|presso|junto)$/.test(before.own)),
  ],
  // "Die Hebammenpraxis Sternschnuppe": a trade of one word and a noun right behind it are a name.
  [5, isTradeAndName],
  [-8, isCompared],
  [-9, isRefusal],
  [-5, isFinnishPlace],
  [-5, ({ context, before, first }) => isSlavicPlace(context.language, before, first)],
  // "Only the N is a capital", "an upside-down L": a letter.
  [
    -9,
    (standing) =>
      standing.run.length === 1 && /^\p{L}$/u.test(standing.first.text) && standing.before?.gap === '' && !isAnnounced(standing),
  ],
  // "Salt Lake Sharks is taken", "SPOKE20 is not part of it"
  [
    -9,
    ({ last, after, afterThat }) =>
      last.gap === '' && after?.key === 'is' && /^(?:taken|gone|not|no|out|only|already)$/.test(afterThat?.key ?? ''),
  ],
];

/** How much speaks for a run being the name. */
export function scoreOf(context: NameContext, { from, to }: Run): number {
  const { tokens } = context;
  const run = tokens.slice(from, to);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return 0;
  const [before, beforeThat, after, afterThat] = [tokens[from - 1], tokens[from - 2], tokens[to], tokens[to + 1]];
  const standing = { context, run, from, first, last, before, beforeThat, after, afterThat };
  return signs.reduce((sum, [points, holds]) => (holds(standing) ? sum + points : sum), 0);
}
