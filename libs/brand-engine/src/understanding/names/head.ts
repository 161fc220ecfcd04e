import { tellsTrade } from '../trades/industry.js';
import { brandNouns, openers, places, stopWords } from '../lexicon/words.js';
import { drawable, longestName } from '../text/script.js';
import type { Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { endsHere, isColour, isVerbOfName } from './looks.js';
import { endOfCapitals, spell } from './spelling.js';

const longestHead = 7;
const hasArticles = /^(?:en|de|fr|es|it|pt|nl|sv|da|no)$/;
/** Towns are rarer words than these. */
const placeRank = 8_000;
/** Endings of what is done or made, in other tongues. */
const tradeEnding =
  /.{3}(?:ung|erei|akustik|verleih|technik|pflege|handel|service|dienst|unterricht|utleie|leie|udlejning|uthyrning|ning|verhuur|erij|eria|erie|cion|zione|cao|agem|aggio|acja|anie|enie|stvi|stwo|ция|ство|ання|ення)$/;
/** Only one that tells a time may be longer than this. */
const longestPlain = 5;
/** Who is spoken of already, and what opens a request. */
const noName = /^(?:it|this|that|these|he|she|we|they|there|here|what|who|i|you|ours|mine|name|logo|brand|everything|nothing|anything)$/;

/**
 * A short head that is set off by a dash, or of which is said what it is, is the name with all its marks:
 * "Oh, Marmalade! – a preserves company", "and/or is a type foundry", "nachtfalter – Bar in Leipzig", "12 bis, atelier".
 */
export function headName(context: NameContext): FoundName | undefined {
  const { text, tokens } = context;
  // "Eat. Sleep. Climb. is a gym": the full stops are its own.
  const [stops = ''] = /^(?:\p{Lu}[\p{L}'’]*[.!?]\s+){2,4}(?=(?:is|are|does|makes?|sells?|needs?|wants?)\s)/u.exec(text) ?? [];
  if (stops !== '')
    return {
      name: stops.trim(),
      source: 'proper-noun',
      tokens: new Set(tokens.flatMap(({ end }, at) => (end <= stops.length ? [at] : []))),
    };
  const to = withoutPlace(context, endOfHead(context));
  if (to !== undefined && isLabelOf(context, to)) return spell(context, to, endOfCapitals(context, to), 'proper-noun');
  const isSaid = (to === 3 && isTradeWith(context)) || (to !== undefined && to <= 2 && isConfirmed(text.slice(tokens[to - 1]?.end)));
  const [first, last] = [tokens[0], to === undefined ? undefined : tokens[to - 1]];
  if (to === undefined || !first || !last || !(isSaid || isNameable(context, tokens.slice(0, to)))) return undefined;
  const marks = /^[!?]+/.exec(text.slice(last.end))?.[0] ?? '';
  const start = first.start - (/[¡¿#@%!*+&$£€¥]-?$/.exec(text.slice(0, first.start))?.[0].length ?? 0);
  const name = drawable(text.slice(start, last.end + marks.length))
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '' || name.length > longestName) return undefined;
  return { name, source: 'proper-noun', tokens: new Set(tokens.slice(0, to).map((_, at) => at)) };
}

/** "È. (si chiama così)", "Ja! (we heten echt zo)": the bracket says that this is it. */
const isConfirmed = (rest: string): boolean =>
  /^[.!?]*\s*\((?:[^()]{0,20}\b)?(?:chiama|called|heet|heten|hei(?:ß|ss)|appelle|llama|chama|heter|hedder|really|echt|the name|nazywa|называется)/iu.test(
    rest,
  );

/** "Yoga mit Lena, lila": a trade with whom it is done. */
const isTradeWith = ({ tokens, describes }: NameContext): boolean => {
  const [trade, link, person] = tokens;
  return (
    trade !== undefined &&
    describes(trade.key) &&
    trade.gap === '' &&
    /^(?:mit|with|avec|con|com|met|med|chez|bei|by)$/.test(link?.own ?? '') &&
    person?.capitalised === true &&
    (person.key === person.own || /^(?:heart|soul|love|passion|style|character)$/.test(person.key)) &&
    person.gap === ',' &&
    !describes(person.key) &&
    !brandNouns.has(person.key)
  );
};

/** Where the head ends: before a dash or a bar, before "is a", or before a comma where the head begins with a numeral. */
function endOfHead(context: NameContext): number | undefined {
  const { text, tokens } = context;
  if (isTradeWith(context)) return 3;
  for (let at = 0; at < Math.min(longestHead, tokens.length - 1); at++) {
    const { gap = '' } = tokens[at] ?? {};
    const [next, third] = tokens.slice(at + 1, at + 3);
    // Polish, Czech, Finnish and the like have no article.
    const isTrade = !hasArticles.test(context.language) && (tellsTrade(third?.key ?? '') || brandNouns.has(third?.key ?? ''));
    const isStated = /^[!?]*$/.test(gap) && next?.key === 'is' && (/^(?:a|an)$/.test(third?.key ?? '') || isTrade);
    // "Hey Presto! does magic shows"
    const isCried = /^[!?]+$/.test(gap) && isVerbOfName(tokens, at + 1);
    const isSetOff = isCried || /^[!?]?\s*[–—|-]$/.test(gap) || (gap === '=' && at === 0 && /^\p{Lu}{2,}$/u.test(tokens[0]?.text ?? ''));
    // "3 Sisters Farm grows corn, beans": a small word behind capitals goes on with the sentence.
    const isTold = tokens.slice(1, at).some(({ capitalised }) => capitalised) && tokens[at]?.capitalised === false;
    const isNumbered = gap === ',' && /^\p{Nd}/u.test(tokens[0]?.text ?? '') && at > 0 && !isTold;
    // "@sixes+sevens, streetwear"
    const isSigned =
      (/^[,(:;.]$/.test(gap) && /^[@#%!*+&$]-?$/.test(text.slice(0, tokens[0]?.start))) ||
      (gap === ',' && /\p{L}[+/]\p{L}/u.test(tokens[0]?.text ?? ''));
    if (at < 2 && isConfirmed(text.slice(tokens[at]?.end))) return at + 1;
    if (isStated || isSetOff || isNumbered || isSigned)
      return at < longestPlain ||
        tokens.slice(0, at + 1).every(({ capitalised }) => capitalised) ||
        tokens.slice(0, at).some((token) => token.gap === ':')
        ? at + 1
        : undefined;
    // "Fig. 1"
    const isNumbering = gap === '.' && /^\p{Nd}+$/u.test(next?.text ?? '') && (tokens[at]?.own.length ?? 9) <= 4;
    if (/[.;:()]/.test(gap) && !isNumbering && gap !== '...') return undefined;
  }
  return undefined;
}

/** "Maja Stenkvist, Gävle – calm": one capital behind two is where they are. */
function withoutPlace({ tokens, vectors }: NameContext, to: number | undefined): number | undefined {
  const [before, place] = to === undefined ? [] : tokens.slice(to - 2, to);
  const isPlace =
    before?.gap === ',' && place?.capitalised === true && place.key === place.own && (vectors.rank(place.key) ?? Infinity) > placeRank;
  return to !== undefined && to > 2 && isPlace && tokens.slice(0, to - 1).every(({ capitalised }) => capitalised) ? to - 1 : to;
}

/** "Estate agents – Thatcham Pryce Homes", "Tyre fitting – GRIP.": a trade in small words before a dash, and behind it capitals alone. */
function isLabelOf(context: NameContext, to: number): boolean {
  const { tokens, vectors, describes } = context;
  const next = tokens[to];
  const head = tokens[0];
  const isTrade =
    to > 1
      ? tokens.slice(1, to).every(({ capitalised }) => !capitalised)
      : head !== undefined && (describes(head.key) || (tradeEnding.test(head.own) && !vectors.knows(head.own)));
  return (
    isTrade &&
    next?.capitalised === true &&
    !describes(next.key) &&
    !places.has(next.key) &&
    endsHere(tokens, endOfCapitals(context, to) - 1)
  );
}

const isNamedColour = ([first, ...rest]: readonly Token[]): boolean =>
  first?.capitalised === true &&
  isColour(first) &&
  !openers.has(first.key) &&
  (/^[–—-]$/.test(first.gap) || (first.gap === '' && rest[0]?.key === 'is')) &&
  rest
    .slice(0, 3)
    .some(
      ({ key, gap }, at) => (tellsTrade(key) || brandNouns.has(key)) && !rest.slice(0, at).some((one) => one.gap !== '') && gap !== '&',
    );

/** A head that only describes is none, unless capitals or marks inside it say that it is a name. */
function isNameable({ tokens, describes }: NameContext, head: readonly Token[]): boolean {
  if (
    head.some(({ key, capitalised }, at) => noName.test(key) && !(capitalised && at > 0)) ||
    head.every(({ key }) => openers.has(key) && !stopWords.has(key))
  )
    return false;
  const inner = head.slice(0, -1).some(({ gap }) => /[,!?/]/.test(gap));
  const capitals = head.slice(1).some(({ capitalised }) => capitalised);
  const ordinary = head.every(
    ({ key }) => describes(key) || brandNouns.has(key) || stopWords.has(key) || openers.has(key) || /^\d+h?$/.test(key),
  );
  // "Grünspan – Kupferschmiede": a colour that a trade is told of is its name.
  if (head.length === 1 && isNamedColour(tokens)) return true;
  if (ordinary) return capitals || (inner && head.length > 1 && !head.some(({ key }) => describes(key)));
  // "Modern café – Brew": words of description open, and the name comes later.
  return !head.some(({ key, capitalised }, at) => at > 0 && !capitalised && (brandNouns.has(key) || describes(key)));
}
