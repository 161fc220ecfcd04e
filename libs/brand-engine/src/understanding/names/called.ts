import { animals } from '../lexicon/kinds.js';
import { brandNouns, neverNames, openers, ordered, places, stopWords } from '../lexicon/words.js';
import { PhraseTable, list } from '../text/phrases.js';
import { endsClause, singular, type Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { endsSmallName } from './chat.js';
import { isNameLike, isUniform, joins, linkWords } from './looks.js';
import { beforeLook } from './look.js';
import { endOfCapitals, longestRun, spell, tellsWhere } from './spelling.js';

/** Phrases after which the name stands. */
const announcing = new PhraseTable<true>(
  list(`
    called, named, titled, dubbed, christened, baptised, known as, goes by, going by, trading as, trades as, trade as, traded as, operating as, operates as, operate as, doing business as, does business as, do business as, by the name of, under the name, under the name of, with the name, called it,
    call it, calls it, calls them, call them, calling it, named it, name it, naming it, call ourselves, calling ourselves, call us, call this, call myself, calls itself, calls herself, calls himself, is called, will be called, to be called, we're called, going to be, it will be, it'll be, will be, entitled, we go by, i go by, dba, settled on, decided on, went with, going with, went for, opted for, we chose, we picked
  `).map((phrase) => [phrase, true]),
);
/** Phrases after which only a capital tells that it stands there: "it's going to be Dot's", "we settled on Thimble". */
const deciding = /^(?:be|on|with|for|chose|picked)$/;
/** Labels in front of a colon or a dash: "Name: X", "Brand – X". */
const label =
  /^(?:name|names|brand|company|client|business|firm|marke|nom|nombre|nome|naam|namn|navn|nazwa|nazev|jmeno|nimi|nev|название|имя|назва|ονομα|\p{L}{3,}(?:name|naam|namn|navn))$/u;
/** What is drawn, and has no name: "Signet: Stimmgabel". */
const drawn = /^(?:logo|mark|emblem|badge|identity|branding)$/;
const longestSmallName = 4;
const former =
  /^(?:old|former|previous|working|temporary|provisional|rejected|alter|bisheriger|ancien|antiguo|vecchio|antigo|oude|gamla|gamle|старое)$/;

/** Whether a word is the label of the field that holds the name. */
export const fieldLabel = ({ key, own }: Token): boolean => label.test(key) || label.test(own);

const ofSetting =
  /^(?:all|lower|upper|lower-?case|upper-?case|case|written|below|above|under|underneath|beneath|in|on|at|the|it|top|bottom|letters?|capitals?|caps|small|large|plain|big|bold|serif|script|to|be|appear|appears|show|shown|used|use|printed|logo|sign|for)$/;

/** "Name below in plain letters:": how and where the name stands belongs to the label. */
export function endOfLabel(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.gap === '' && ofSetting.test(tokens[at + 1]?.key ?? '')) at++;
  return at;
}

/** "Old name: X" */
export const isFormer = (before: Token | undefined): boolean => former.test(before?.own ?? '');

/** "called X", "named X", "name: X", "the name is X"; what the brand is called comes before what its cat is called. */
export function calledName(context: NameContext): FoundName | undefined {
  const found = context.tokens.flatMap((_, at) => {
    const from = nameAfter(context, at);
    if (from === undefined || context.isApart(from) || isNoName(context.tokens, from) || isOfCreature(context.tokens, at)) return [];
    const end = endOfName(context, from);
    // "J. Lumsden trading as Hone & Co"
    if (announcing.at(context.tokens, end) && context.tokens[end - 1]?.gap === '') return [];
    const maker = makerBehind(context.tokens, end);
    const name = maker === undefined ? spell(context, from, end, 'called') : spell(context, maker, endOfCapitals(context, maker), 'called');
    // "My name is Karen Boyd … under the name Thistledown": who writes comes last.
    const ofWriter = context.tokens[at - 1]?.key === 'my' && context.tokens[at]?.key === 'name';
    return name ? [{ name, ofBrand: !ofWriter && speaksOfBrand(context.tokens, at), ofWriter }] : [];
  });
  return (found.find(({ ofBrand }) => ofBrand) ?? found.find(({ ofWriter }) => !ofWriter) ?? found[0])?.name;
}

/** "A candle called Hygge Hour by my brand Snug Wax": where the name of who makes it begins. */
function makerBehind(tokens: readonly Token[], at: number): number | undefined {
  const [link, whose, house, first] = tokens.slice(at, at + 4);
  const isMaker =
    /^(?:by|from|of)$/.test(link?.key ?? '') &&
    /^(?:my|our)$/.test(whose?.key ?? '') &&
    brandNouns.has(house?.key ?? '') &&
    isNameLike(first);
  return isMaker && [tokens[at - 1], link, whose, house].every((token) => token?.gap === '') ? at + 3 : undefined;
}

/** "My aunt has a parrot called Hugo", "einen Dackel namens Waldi". */
const isOfCreature = (tokens: readonly Token[], at: number): boolean => {
  const owned = tokens.slice(Math.max(0, at - 6), at).findLastIndex(({ key }) => /^(?:has|had|have|my|our|his|her|their|want)$/.test(key));
  return owned >= 0 && tokens[at - 1]?.gap === '' && animals.has(singular(tokens[at - 1]?.key ?? ''));
};

/** "Called for", "named after my cat", "is called a mark", "Löwenzahn heißt unser Laden". */
const isNoName = (tokens: readonly Token[], from: number): boolean => {
  const [first, next] = tokens.slice(from, from + 2);
  // "We call ourselves and/or"
  if (!first || first.gap === '/') return !first;
  // "That's not the name – the name is Gannet"
  if (next && !next.capitalised && fieldLabel(next)) return true;
  if (first.capitalised || /^\p{Nd}/u.test(first.text)) return /^(?:we|i|us)$/.test(first.key) && !isNameLike(next);
  return (
    /^(?:after|for|by|when|to|in|so|because|and|but|with|yet|should|is)$/.test(first.key) ||
    // "Si chiama così", "we heten echt zo": it was said before.
    /^(?:cosi|asi|ainsi|assim|zo|echt|that|exactly|literally|really|genau|wirklich|justo|tak|saledes|sadan|precis)$/.test(first.own) ||
    (/^(?:a|an|my|our)$/.test(first.key) && next?.capitalised !== true && first.gap === '') ||
    (/^(?:the|my|our)$/.test(first.key) && brandNouns.has(next?.key ?? '') && first.gap === '')
  );
};

const speaksOfBrand = (tokens: readonly Token[], at: number): boolean =>
  !tokens.slice(Math.max(0, at - 2), at).some(({ key }) => /^(?:she|he|her|his)$/.test(key)) &&
  tokens.slice(Math.max(0, at - 3), at + 2).some(({ key }) => brandNouns.has(key) || /^(?:name|it|we|us|ourselves)$/.test(key));

/** Where the name begins, if the token at `at` announces one. */
function nameAfter(context: NameContext, at: number): number | undefined {
  const { text, tokens, describes } = context;
  const [token, next, third] = tokens.slice(at, at + 3);
  if (!token || !next) return undefined;
  const announced = announcing.at(tokens, at);
  if (
    announced &&
    deciding.test(tokens[announced.to - 1]?.key ?? '') &&
    (!tokens[announced.to]?.capitalised || describes(tokens[announced.to]?.key ?? ''))
  )
    return undefined;
  // "Hedder Den Glade Gris": the article belongs to the name.
  if (announced && tokens[announced.to - 1]?.key === 'it' && tokens[announced.to - 1]?.capitalised && !isUniform(tokens))
    return announced.to - 1;
  if (announced) {
    const { gap = '' } = tokens[announced.to - 1] ?? {};
    // "What to call it. Fern green": the sentence has ended.
    const isEnded = /[.!?]$/.test(gap) && /\s/.test(text.charAt((tokens[announced.to]?.start ?? 0) - 1));
    return !isEnded && (/^[:"'“„«–—-]?[#@&+.*¡¿]?$/.test(gap) || gap === '...') ? skipSmall(tokens, announced.to) : undefined;
  }
  const endsLabel = endOfLabel(tokens, at);
  if (fieldLabel(token) && /^[:=–—-]$/.test(tokens[endsLabel]?.gap ?? '')) return isFormer(tokens[at - 1]) ? undefined : endsLabel + 1;
  // "Studio = moth parade"; "logo = a fox" is drawn.
  if (brandNouns.has(token.key) && !ordered.has(token.key) && !drawn.test(token.key) && token.gap === '=') return at + 1;
  // "One word: Hush", "two words: Slow Tide"
  if (
    /^(?:words?|wort|worter|mots?|palabras?|parol[ae]|palavras?|woord|woorden|ord)$/.test(token.own) &&
    token.gap === ':' &&
    tokens.slice(Math.max(0, at - 2), at).some(({ key }) => /^(?:a|an|one|single|two|three)$/.test(key))
  )
    return at + 1;
  // "Old name Riverside Lets, new name Northbank"
  if (token.key === 'name' && token.gap === '' && isNameLike(next) && /^(?:new|final|real|official)$/.test(tokens[at - 1]?.key ?? ''))
    return at + 1;
  // "Wir sind eine Brauerei, Name Hopfenglück"
  if (token.key === 'name' && token.capitalised && token.gap === '' && isNameLike(next)) return at + 1;
  // "Loja de surf, nome onda boa, azul": the label of a field without its colon.
  const isField =
    (token.key === 'name' || /(?:name|naam|namn|navn)$/.test(token.own)) &&
    token.gap === '' &&
    (at === 0 || /[,.;–—-]$/.test(tokens[at - 1]?.gap ?? ''));
  const filled = isField ? endOfSmallName(context, at + 1) : undefined;
  if (
    filled !== undefined &&
    !tokens
      .slice(at + 1, filled)
      .some(({ key, pos }) => (stopWords.has(key) && pos !== 'ADJ') || ofSetting.test(key) || /^(?:VERB|AUX|ADV)$/.test(pos)) &&
    !(filled - at === 2 && describes(next.key))
  )
    return at + 1;
  // "A meditation app: Lull.", "Craft brewery – Hopwerk"
  if (
    brandNouns.has(token.key) &&
    /^[:–—-]$/.test(token.gap) &&
    !isInRun(tokens, at) &&
    !(drawn.test(token.key) && next.key !== next.own) &&
    next.capitalised &&
    !describes(next.key) &&
    !openers.has(next.key)
  )
    return at + 1;
  const isJust = /^(?:shop|firm|business)$/.test(token.key) && /^(?:just|simply)$/.test(third?.key ?? '');
  // "The new firm is Vela", "the restaurant is Ember & Oak".
  const isHouse =
    brandNouns.has(token.key) &&
    !ordered.has(token.key) &&
    !token.capitalised &&
    next.key === 'is' &&
    isNameLike(third) &&
    !describes(third?.key ?? '') &&
    ![neverNames, places, stopWords].some((known) => known.has(third?.own ?? '')) &&
    tokens.slice(Math.max(0, at - 3), at).some(({ key }) => /^(?:the|our|my|this)$/.test(key));
  const states =
    (isJust || isHouse || /^(?:name|company|brand)$/.test(token.key)) && token.gap === '' && /^(?:is|will|reads|should)$/.test(next.key);
  if (!states || !third || announcesLater(tokens, at + 2)) return undefined;
  const from = skipSmall(tokens, /^(?:be|read)$/.test(third.key) ? at + 3 : at + 2);
  const first = tokens[from];
  // "The brand is modern" describes; "the brand is Modern" names.
  // "Name is nine lives motors"; "the name is two words".
  const counted = first?.gap === '' && first.pos === 'NUM' ? tokens[from + 1] : undefined;
  const isCounted = counted !== undefined && !stopWords.has(counted.key) && !ofSpelling.test(counted.key);
  return first &&
    (first.capitalised || isCounted || !(describes(first.key) || stopWords.has(first.key) || /^(?:VERB|ADV)$/.test(first.pos)))
    ? from
    : undefined;
}

const ofSpelling = /^(?:words?|letters?|syllables?|parts?|lines?|names?|options?)$/;

/** "Fußballklub FC Sandbank: Krebs": the noun is a part of what has a name already. */
const isInRun = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return isNameLike(tokens[at]) && before?.gap === '' && isNameLike(before) && !before.sentenceStart;
};

/** "The company is going to be called X": the name comes later in the clause. */
function announcesLater(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length && at < from + 6; at++) {
    if (announcing.at(tokens, at)) return true;
    if (tokens[at]?.gap !== '') return false;
  }
  return false;
}

/** "Called it simply Fern", "heißen wir Fern": adverbs and who is called so, before the name. */
const skipSmall = (tokens: readonly Token[], at: number): number =>
  (/^(?:simply|just|now|merely|only|we)$/.test(tokens[at]?.key ?? '') || (isPronoun(tokens[at]) && isNameLike(tokens[at + 1]))) &&
  !tokens[at]?.capitalised &&
  tokens[at + 1]
    ? at + 1
    : at;

/** "Jetzt heißt er Kastanie", "nu heet het Roest". */
const isPronoun = (token: Token | undefined): boolean => /^(?:er|sie|es|het|ze|hij|den|det|han|hun|hon)$/.test(token?.own ?? '');

/** A capitalised name ends with its capitals, one in small letters at a comma or at words that go on describing. */
function endOfName(context: NameContext, from: number): number {
  const { tokens } = context;
  const start = startOfCapitals(tokens, from);
  if (start !== undefined && !isUniform(tokens))
    return endOfCries(tokens, start) ?? endOfPlace(tokens, start) ?? endOfCapitals(context, start);
  const whole = start === undefined ? endOfSmallName(context, from) : undefined;
  if (whole !== undefined) return whole;
  const most = start === undefined ? longestSmallName : longestRun;
  let to = from + 1;
  while (to < tokens.length && to - from < most) {
    const before = tokens[to - 1];
    if (!before || !joins(before) || tellsWhere(context, from, to) || !continues(tokens, to, from)) break;
    to++;
  }
  return to;
}

/** "Zap! Pow! Wash!": each word is a cry. */
function endOfCries(tokens: readonly Token[], from: number): number | undefined {
  let to = from;
  while (tokens[to]?.capitalised && tokens[to]?.gap === '!') to++;
  return to - from > 1 ? to : undefined;
}

/** "U zlatého lva", "Pod Dębem i lipą": a name that says where something is goes on to the next mark. */
function endOfPlace(tokens: readonly Token[], from: number): number | undefined {
  if (!/^(?:U|Pod|Nad|Na|Za|Ve|Przy)$/.test(tokens[from]?.text ?? '')) return undefined;
  const last = tokens.findIndex(({ gap }, at) => at >= from && (gap !== '' || at === tokens.length - 1));
  return last > from && last - from < longestSmallName ? last + 1 : undefined;
}

/** "Called soft launch.": few small words up to a mark are the name, unless one of them goes on with the sentence. */
function endOfSmallName(context: NameContext, from: number): number | undefined {
  const { tokens } = context;
  const end = tokens.findIndex(({ gap }, at) => at >= from && ((gap !== '' && gap !== '/') || at === tokens.length - 1)) + 1;
  const length = beforeLook(context, from, end) - from;
  const run = tokens.slice(from, from + length);
  const goesOn = /^(?:for|that|which|who|and|with|in|we|i|is|are|need|needs|want|wants|to|please|from|because|so|make|should|a|an)$/;
  return length > 0 &&
    length <= longestSmallName &&
    !/^[&+]/.test(run.at(-1)?.gap ?? '') &&
    !run.some(
      ({ key, capitalised, gap }, at) =>
        capitalised ||
        (goesOn.test(key) && gap !== '/' && run[at - 1]?.gap !== '/' && !isJoint(run, at) && !(at > 0 && isJoint(run, at - 1))),
    )
    ? from + length
    : undefined;
}

/** "Called lily and the lions,": what "and the" joins is one name. */
const isJoint = (run: readonly Token[], at: number): boolean =>
  run[at]?.key === 'and' && run[at + 1]?.key === 'the' && at > 0 && at + 2 < run.length;

/** Where the capitals of the name begin: at once, or after an article or a numeral ("the Salty Anchor", "7 Seas"). */
function startOfCapitals(tokens: readonly Token[], from: number): number | undefined {
  const [first, next, third] = tokens.slice(from, from + 3);
  if (!first) return undefined;
  if (isNameLike(first) || /^\p{Nd}/u.test(first.text)) return from;
  const isSmall = linkWords.has(first.own) || /^(?:the|la|le|el|il|der|die|das|un|une|l)$/.test(first.own);
  if (isSmall && joins(first) && isNameLike(next)) return from + 1;
  return isSmall && next && linkWords.has(next.own) && isNameLike(third) ? from + 2 : undefined;
}

/** In small letters "of" links ("bear of light"); "and" only where little follows ("salt and smoke"). */
function continues(tokens: readonly Token[], at: number, from: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return false;
  if (tokens[at - 1]?.gap === '&' || tokens[at - 1]?.gap === '+') return true;
  if (/^(?:of|n|de|la|du)$/.test(token.own)) return next !== undefined && token.gap === '' && !stopWords.has(next.key);
  if (/^(?:and|und|et|y|og|och|en)$/.test(token.own)) {
    const last = tokens[at + 2];
    return (
      next !== undefined &&
      !stopWords.has(next.key) &&
      at - from <= 2 &&
      // "Its called moth and lantern my boyfriend drew it".
      (last === undefined || next.gap !== '' || endsClause(next.gap) || endsSmallName(tokens, at + 2))
    );
  }
  if (endsSmallName(tokens, at)) return false;
  // "Called the daily loaf": a small word may only open the name.
  return !stopWords.has(token.key) && !openers.has(token.key);
}
