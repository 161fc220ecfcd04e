import type { Language } from '../brief.js';
import type { IconRanker } from './icons.js';
import { tellsTrade } from './industry.js';
import { meantBy } from './senses.js';
import { plainColours } from './lexicon/colours.js';
import { kindsOfThings } from './lexicon/kinds.js';
import { brandNouns, stopWords } from './lexicon/words.js';
import { isOrNothing, type Scope } from './negation.js';
import { words } from './phrases.js';
import { endsClause, singular, type Token } from './text.js';
import type { Wish } from './wishes.js';

/** Words after which the thing to show stands. */
const showing = words(
  'with featuring feature features showing shows show depicting depict include including incorporate incorporating using use uses combining holding wearing add draw imagine maybe perhaps combine combines hide hides hidden motif',
);
/** Whom a brand works "with" is not what its mark shows. */
const workingWith = words(
  'work works working deal deals dealing help helps people kids children families someone those clients customers parents women men person anyone everyone trouble living struggling',
);
/** Wishes that need an article before the thing: "we want a fox". */
const wishing = words('want wants need needs love like prefer see is be put place try have picture');
const ofThings = words('icon symbol image shape silhouette illustration drawing picture outline mascot form head');
/** Nouns for the mark itself: "a fox icon", "the symbol is a fox". */
const showers = words(
  'icon symbol mascot silhouette motif illustration emblem shape figure drawing head mark theme pictogram image picture graphic',
);
/** Words of the craft or of trade in general that only happen to have an icon. */
export const notThings = words(
  'slice gradient shadow gear app studio bar club software line space market label tag type note code mark set box range pack kit care home outline shape cart food delivery office circle square hexagon triangle letter run tower world group network system room venue hall centre center class lesson lessons rental rentals product products advisor advisors tool firm installer walking fitted family name letters colour color word words text page number background back front top middle bottom side edge corner',
);
const measures = words(
  'ball slice bunch pair cup glass bottle piece sprig branch pack pile stack bowl jar bouquet flock herd pot bag handful head wheel field silhouette picture drawing image bit',
);
/** What is ordered, never what it shows. */
const neverShown = words(
  'splash hint bit dash pinch accent hit shot pop spot bite attitude punch soul character caracter charakter caractere carattere karakter personality oomph charm flair kick warmth feel gevoel mother father mum mom dad gran grandma grandmother grandpa grandfather brother sister brother-in-law sister-in-law daughter son uncle aunt wife husband owner owners friend friends everybody logo logotype brand branding identity wordmark design company business name mark icon symbol emblem badge monogram font typeface type letter slogan tagline colour style look feel feeling version option idea concept thing vibe mood theme touch hint nod twist',
);
/** What things are made of: alone between two marks it tells a colour or a matter. */
const materials = words(
  'oak walnut wood brass copper brick stone clay linen wool leather steel iron glass paper cotton silk marble bronze silver gold slate ivory',
);
/** Where somebody works is what a prompt tells, and not what it wants to be shown. */
const shops = words('shop store market factory hall club bar cafe café studio salon school clinic company agency');
const containerNouns = words('circle ring square squircle hexagon shield diamond arch drop badge');
const reach = 8;
/** An article and an adjective may stand before a thing that stands alone. */
const longestEpithet = 2;

/** How many of a thing are asked for. */
const several = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1\d)$/;

type Thing = Extract<Wish, { kind: 'thing' }>;

/** The things that a prompt names: to be shown, to be kept away, or merely spoken of. */
export function findThings(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
  icons: IconRanker,
  industry: string | null,
  language: Language,
): Thing[] {
  const found: Thing[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const span = thingAt(tokens, at, taken, icons, isRefused(scopes, at, at + 1));
    if (!span || isForeign(language, tokens, at, icons)) continue;
    if (lendsItsName(tokens, at, span.to, taken)) continue;
    const compound = isHeadLast(language, tokens[span.to]) ? compoundAt(tokens, at, span.to, taken, icons) : undefined;
    if (compound !== undefined && !isRefused(scopes, at, compound)) {
      found.push({ kind: 'thing', term: termOf(tokens, at, compound), asked: true, refused: false, icons: [], from: at, to: compound });
      at = compound - 1;
      continue;
    }
    const { to } = span;
    const refused = isRefused(scopes, at, to);
    const meant = refused ? span.term : meantBy(span.term, tokens, industry);
    const term = meant === '' ? span.term : meant;
    const isPictured = icons.find(meant).length > 0;
    const asked =
      !refused &&
      !isInQuestion(tokens, at) &&
      (isAskedFor(tokens, at, to, { isCraft: notThings.has(term) || shops.has(term), isPictured, hasOtherSense: meant !== span.term }) ||
        (isPictured && !notThings.has(term) && !materials.has(term) && isPictureClause(tokens, at, to, taken, icons)));
    if (neverShown.has(term)) continue;
    const isCraft = to - at === 1 && (notThings.has(term) || brandNouns.has(term));
    if (isCraft && !asked && !(refused && (!brandNouns.has(term) || icons.shows(term)))) continue;
    const orNothing = asked && isOrNothing(tokens, to + 1);
    const pictures = refused
      ? picturesOfKind(term, icons)
      : (orNothing ? icons.pictures(meant).filter(({ relation }) => relation === 'itself') : icons.find(meant)).map(({ id }) => id);
    // What no picture shows is a wish only where it was asked for, or refused.
    if (pictures.length === 0 && !asked && !refused) continue;
    found.push({
      kind: 'thing',
      term: term.slice(0, 40),
      asked,
      refused,
      icons: pictures,
      ...(orNothing ? { orNothing } : {}),
      ...(asked && several.test(tokens[at - 1]?.key ?? '') && tokens[at - 1]?.gap === '' ? { several: tokens[at - 1]?.key ?? '' } : {}),
      from: at,
      to,
    });
    at = to - 1;
  }
  return withoutContradictions(withCompanions(found, tokens), tokens);
}

/**
 * "A spade, but not a playing-card spade": what is asked for outright is not refused by a kind of it. "Every vet has a paw print. No
 * paw print": what is refused is not asked for, wherever else it is spoken of.
 */
function withoutContradictions(things: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const isKindOf = ({ from }: Thing): boolean => tokens[from - 1]?.gap === '' && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[from - 1]?.pos ?? '');
  const asked = new Set(things.filter((thing) => thing.asked).map(({ term }) => term));
  const kept = things.filter((thing) => !(thing.refused && asked.has(thing.term) && isKindOf(thing)));
  const refused = new Set(kept.filter((thing) => thing.refused).map(({ term }) => term));
  return kept.filter((thing) => thing.refused || !refused.has(thing.term));
}

/** Abroad a word that nobody knows is a thing only behind its article: "juntos" and "dentro" are none. */
const isForeign = (language: Language, tokens: readonly Token[], at: number, icons: IconRanker): boolean =>
  language !== 'en' && tokens[at]?.key === tokens[at]?.own && !isArticle(tokens[at - 1]) && !icons.shows(tokens[at]?.key ?? '');

/** "A treble clef" is a clef; abroad the noun comes first, or the word behind it is one that nobody knows. */
const isHeadLast = (language: Language, next: Token | undefined): boolean =>
  language === 'en' || (!/^(?:fr|es|it|pt)$/.test(language) && next?.key !== next?.own);

const joined = words(
  'inside into within out next to beneath below around through between against near who that which and or plus with holding on over under beside behind above in front of a an the one two three its his her some small little big',
);

/** "A cat and a moon", "a squirrel holding an acorn": what is joined to a thing that was asked for is asked for too. */
function withCompanions(found: readonly Thing[], tokens: readonly Token[]): Thing[] {
  const isJoined = (one: Thing, other: Thing): boolean =>
    other.from > one.to &&
    other.from - one.to <= 5 &&
    tokens
      .slice(one.to, other.from)
      .every(({ key, gap, pos }) => (joined.has(key) || key.endsWith('ing') || pos === 'VERB') && gap === '') &&
    (tokens[one.to - 1]?.gap ?? '') === '';
  const asks = (thing: Thing, beside: Thing | undefined, isAfter: boolean): boolean =>
    beside?.asked === true && !thing.refused && thing.icons.length > 0 && (isAfter ? isJoined(beside, thing) : isJoined(thing, beside));
  return found.map((thing, at) =>
    asks(thing, found[at - 1], true) || asks(thing, found[at + 1], false) ? { ...thing, asked: true } : thing,
  );
}

/** "Pigeon grey", "pasture green": a thing right before a colour says which one is meant. */
const lendsItsName = (tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>): boolean =>
  tokens[to - 1]?.gap === '' && taken.has(to) && plainColours.has(tokens[to]?.key ?? '') && !isArticle(tokens[from - 1]);

const termOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ')
    .slice(0, 40);

/** "A treble clef", "a bicycle bell": where the head of a compound cannot be drawn, what stands before it is no picture of it. */
function compoundAt(tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>, icons: IconRanker): number | undefined {
  const head = tokens[to];
  if (!head || tokens[to - 1]?.gap !== '' || taken.has(to) || head.pos !== 'NOUN' || head.key.endsWith('ing')) return undefined;
  const key = singular(head.key);
  if ([showers, brandNouns, notThings, neverShown, measures, stopWords, ofThings].some((known) => known.has(key))) return undefined;
  if (tellsTrade(head.key) || icons.find(key).length > 0) return undefined;
  return isArticle(tokens[from - 1]) && isAskedFor(tokens, from, to + 1, { isCraft: false, isPictured: true, hasOtherSense: false })
    ? to + 1
    : undefined;
}

const isRefused = (scopes: readonly Scope[], from: number, to: number): boolean =>
  scopes[to - 1]?.negated === true && scopes[to - 1]?.softened !== true && scopes[from]?.negated === true;

/** A refused kind ("no animals") takes all its members with it. */
const picturesOfKind = (term: string, icons: IconRanker): string[] => [
  ...new Set([term, ...(kindsOfThings.get(term) ?? [])].flatMap((thing) => icons.find(thing).map(({ id }) => id))),
];

/** "Why does every vet have a paw print?" asks for none. */
function isInQuestion(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && !endsClause(tokens[from - 1]?.gap ?? '')) from--;
  return /^(?:why|how)$/.test(tokens[from]?.key ?? '');
}

/** The noun at a token, of two words if a picture is called so. */
function thingAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
  refused: boolean,
): { term: string; to: number } | undefined {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || taken.has(at) || stopWords.has(token.key) || token.key.length < 3) return undefined;
  const pair = next && token.gap === '' && !taken.has(at + 1) ? `${token.key} ${singular(next.key)}` : '';
  const isShop = shops.has(next?.key ?? '');
  if (pair !== '' && !isShop && !showers.has(singular(next?.key ?? '')) && (icons.shows(pair) || icons.isNear(pair)))
    return { term: pair, to: at + 2 };
  // "Ball of yarn", "bunch of keys": the measure counts what is shown.
  const measured = next?.key === 'of' && token.gap === '' && measures.has(singular(token.key)) ? tokens[at + 2] : undefined;
  if (measured && !taken.has(at + 2) && icons.find(singular(measured.key)).length > 0)
    return {
      term: icons.shows(`${token.key} of ${measured.key}`) ? `${token.key} of ${measured.key}` : singular(measured.key),
      to: at + 3,
    };
  // "Pizza slice": the piece of a thing shows the thing.
  if (pair !== '' && /^(?:slice|wedge|piece|sprig|branch|bunch|head)s?$/.test(next?.key ?? '') && icons.shows(token.key))
    return { term: singular(token.key), to: at + 2 };
  const term = singular(token.key);
  if (showers.has(term) || showers.has(token.key)) return undefined;
  if (icons.shows(token.key)) return modifies(next, token, icons) ? undefined : { term, to: at + 1 };
  // A label stands before a colon: "Industry: skincare".
  const isNamed = hasArticle(tokens, at);
  if (token.gap === ':' || (token.key.length < 4 && !isNamed && !icons.isNear(token.key)) || (tellsTrade(token.key) && !refused))
    return undefined;
  if (!isNoun(tokens, at) && !(refused && isRefusable(token))) return undefined;
  return { term, to: at + 1 };
}

/** "Astronaut helmet", "key cap": the noun before another that can be drawn only says which one is meant. */
const modifies = (next: Token | undefined, { gap }: Token, icons: IconRanker): boolean =>
  gap === '' &&
  next?.pos === 'NOUN' &&
  !showers.has(singular(next.key)) &&
  !brandNouns.has(next.key) &&
  !tellsTrade(next.key) &&
  !notThings.has(singular(next.key)) &&
  icons.shows(next.key);

/** Whatever is refused by name is a thing: tags are unsure where no verb stands ("no crosses"). */
const isRefusable = ({ pos, key }: Token): boolean => /^(?:NOUN|PROPN|VERB|)$/.test(pos) && !/(?:ing|ed)$/.test(key);

/** A noun that ends its phrase, by its tag or, in a tongue whose words are not all known, by its looks. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token || /ing$|ed$/.test(token.key)) return false;
  const endsPhrase = token.gap !== '' || next?.pos !== 'NOUN';
  return endsPhrase && (token.pos === 'NOUN' || (token.pos === 'PROPN' && (!token.capitalised || token.sentenceStart)));
}

/** Words that may stand beside things in a clause that only names what to show: "maybe roots or a spade", "seal or quill". */
const besideThings =
  /^(?:·|a|an|the|one|two|three|some|or|and|maybe|perhaps|either|with|of|little|small|big|single|old|please|preferably|gladly|ideally|possibly|i|we|like|would|love|imagine|think|as|sign|symbol|icon|motif|in|on|front|his|her|its|to|be|it|is)$/;

/** Whether the clause of a thing names nothing but things, and is not what tells the trade. */
function isPictureClause(tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>, icons: IconRanker): boolean {
  let start = from;
  while (start > 0 && (tokens[start - 1]?.gap ?? '') === '') start--;
  let end = to;
  while (end < tokens.length && (tokens[end - 1]?.gap ?? '') === '') end++;
  if (isOnlySignOfTrade(tokens, from, to)) return false;
  if (start === 0) return opensWithPicture(tokens, end, taken);
  if (brandNouns.has(tokens[from]?.key ?? '') || (end < tokens.length && !endsPhrase(tokens[end - 1]))) return false;
  // "An ice cream van" is a van.
  if (tokens[to - 1]?.gap === '' && tokens[to]?.pos === 'NOUN' && tokens[to].start !== tokens[to - 1]?.start) return false;
  // "A squeegee or a window": one of two that nobody draws leaves the other a wish.
  const isChoice = tokens.slice(start, end).some(({ key }) => key === 'or');
  return tokens.slice(start, end).every(({ key, pos, capitalised, sentenceStart }, offset) => {
    const at = start + offset;
    if (at >= from && at < to) return true;
    // A name may stand in no such clause; a colour or a mood may.
    if (taken.has(at) && capitalised && !sentenceStart) return false;
    return (
      besideThings.test(key) ||
      /^(?:ADJ|ADV|VERB|DET|ADP)$/.test(pos) ||
      (isChoice && pos !== 'PRON') ||
      icons.find(singular(key)).length > 0
    );
  });
}

/** "A fox inside a crescent moon, copper. For my label": a prompt may open with the picture, and then tells neither trade nor name in that clause. */
function opensWithPicture(tokens: readonly Token[], end: number, taken: ReadonlySet<number>): boolean {
  const clause = tokens.slice(0, end);
  const [first] = clause;
  return (
    (isArticle(first) || several.test(first?.key ?? '')) &&
    !clause.some(
      ({ key, capitalised }, at) =>
        brandNouns.has(key) ||
        /^(?:for|called|named|we|our|my|i|logo|by|who)$/.test(key) ||
        (taken.has(at) && capitalised && at > 0) ||
        (tellsTrade(key) && !(at > 1 && hasArticle(tokens, at))),
    )
  );
}

/** "with a fox", "featuring a fox", "a fox icon", "fox themed", "the shape of a fox", "we want a fox". */
function isAskedFor(
  tokens: readonly Token[],
  from: number,
  to: number,
  { isCraft, isPictured, hasOtherSense }: { isCraft: boolean; isPictured: boolean; hasOtherSense: boolean },
): boolean {
  const after = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  if (after && (showers.has(singular(after.key)) || isWelcomed(tokens, to) || /^(?:themed?|inspired|shaped)$/.test(after.key))) return true;
  // What has no picture and no article is as likely an adjective that nobody knows: "stevig", "upmarket".
  const mayStandAlone = (isPictured && !materials.has(tokens[from]?.key ?? '')) || hasOtherSense || hasArticle(tokens, from);
  if (!isCraft && ((mayStandAlone && standsAlone(tokens, from, to)) || isEnclosed(tokens, to) || doesSomething(tokens, from, to)))
    return true;
  for (let at = from - 1; at >= 0 && from - at <= reach; at--) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!token || endsClause(token.gap)) return false;
    if (showing.has(token.key)) return !(token.key === 'with' && workingWith.has(before?.key ?? ''));
    if (wishing.has(token.key) && isWishFor(tokens, at, from)) return true;
    if (/^(?:for|but|called|named|who|that|since)$/.test(token.key)) return false;
    if (/^(?:of|like)$/.test(token.key) && (ofThings.has(before?.key ?? '') || /^shaped?$/.test(before?.key ?? ''))) return true;
  }
  return false;
}

const isArticle = (token: Token | undefined): boolean => /^(?:a|an|one|two|three)$/.test(token?.key ?? '');

/** "A clef", "a treble clef". */
const hasArticle = (tokens: readonly Token[], at: number): boolean =>
  isArticle(tokens[at - 1]) ||
  (isArticle(tokens[at - 2]) && /^(?:ADJ|NOUN)$/.test(tokens[at - 1]?.pos ?? '') && tokens[at - 1]?.gap === '');

/** "A thistle would be perfect", "a bee is ok", "lantern yes", "umbrella obviously". */
const isWelcomed = (tokens: readonly Token[], to: number): boolean => {
  const [first, second, third] = tokens.slice(to, to + 3).map(({ key }) => key);
  if (/^(?:yes|obviously|please|preferred|welcome|instead)$/.test(first ?? '')) return true;
  const praise = /^(?:perfect|great|nice|lovely|ideal|good|fine|ok|okay|wonderful|fun|cool|welcome|allowed)$/;
  if (/^(?:is|are)$/.test(first ?? '')) return praise.test(second ?? '');
  return /^(?:would|could|might|should)$/.test(first ?? '') && second === 'be' && praise.test(third ?? '');
};

/** "We want a fox", "the symbol is a fox": an article right after the verb, and at most two adjectives before the thing. */
function isWishFor(tokens: readonly Token[], verb: number, from: number): boolean {
  const key = tokens[verb]?.key ?? '';
  const article = /^(?:a|an|one|two|three|some)$/.test(tokens[verb + 1]?.key ?? '');
  if (/^(?:is|be)$/.test(key))
    return article && tokens.slice(Math.max(0, verb - 3), verb).some((token) => showers.has(token.key) || token.key === 'logo');
  return article && from - verb <= 4 && tokens[verb]?.gap === '';
}

/** ", compass,", ", a friendly fox" and ", bird of prey": a thing alone between two marks is a wish, unless nothing else tells the trade. */
function standsAlone(tokens: readonly Token[], from: number, to: number): boolean {
  let end = tokens[to]?.key === 'of' ? to + 2 : to;
  // One word of another tongue may be several of English.
  while (end < tokens.length && tokens[end]?.start === tokens[end - 1]?.start) end++;
  const isForName = tokens[end]?.key === 'for' && tokens[end + 1]?.capitalised === true;
  const ends =
    end >= tokens.length || isForName || endsPhrase(tokens[end - 1]) || /^(?:but|or|and|as|please|with|in)$/.test(tokens[end]?.key ?? '');
  if (!ends || isOnlySignOfTrade(tokens, from, to)) return false;
  const before = tokens.slice(Math.max(0, from - longestEpithet - 1), from);
  const lastMark = before.findLastIndex((token) => token.gap !== '');
  // At the very beginning an article tells a picture from a trade: "A fox or an owl, for my school".
  if (lastMark < 0) {
    const isFirst = from === 0 && !tellsTrade(tokens[0]?.key ?? '') && /^[,;.]/.test(tokens[end - 1]?.gap ?? '');
    return isFirst || (from <= longestEpithet && (isArticle(tokens[0]) || isForName) && before.length === from);
  }
  // Between the mark and the thing only an article and adjectives may stand.
  return before
    .slice(lastMark + 1)
    .every(
      (token) =>
        /^(?:a|an|the|one|two|three|some|or|and|little|small|big|single|maybe|perhaps|either|with)$/.test(token.key) ||
        /^(?:ADJ|VERB|ADV)$/.test(token.pos) ||
        (token.pos === 'NOUN' &&
          !brandNouns.has(tokens[from]?.key ?? '') &&
          (!tellsTrade(token.key) || hasArticle(tokens, from)) &&
          token.gap === ''),
    );
}

/** A mark ends a phrase; a quotation mark alone opens the name of what the phrase tells: a coffee bar "Third Rail". */
const endsPhrase = (token: Token | undefined): boolean => !/^["“„«‘']?$/.test(token?.gap ?? '');

const isOnlySignOfTrade = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => tellsTrade(token.key)) &&
  !tokens.some((token, at) => (at < from || at >= to) && tellsTrade(token.key));

/** ", sun rising over hills", ", a goose holding a beer", ", a crane above the name": a picture of its own is a wish. */
const doesSomething = (tokens: readonly Token[], from: number, to: number): boolean => {
  const next = tokens[to];
  const acts =
    next?.key.endsWith('ing') === true || /^(?:above|below|over|under|beside|behind|inside|on|between|made|instead)$/.test(next?.key ?? '');
  return (
    acts &&
    tokens[to - 1]?.gap === '' &&
    !tellsTrade(next?.key ?? '') &&
    (from === 0 || tokens.slice(Math.max(0, from - longestEpithet), from).some((token) => token.gap !== ''))
  );
};

/** "A paw in a circle". */
const isEnclosed = (tokens: readonly Token[], to: number): boolean =>
  /^(?:in|inside|within)$/.test(tokens[to]?.key ?? '') && containerNouns.has(tokens[to + 2]?.key ?? '');
