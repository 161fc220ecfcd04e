import type { Form } from '../../brief.js';
import { isBusiness } from '../asked/standing-alone.js';
import { isLineInColour, isLineOf } from '../colours/colour-measures.js';
import { isColourWord } from '../lexicon/colours.js';
import { beyond, formWords, givens, manners, media, neverDrawn } from '../lexicon/forms.js';
import { sinceWords } from '../lexicon/lines.js';
import { brandNouns, linkNouns, neverNames, places, stopWords } from '../lexicon/words.js';
import type { NameContext } from '../names/find.js';
import { findLetterAdjectives, meetsType } from './of-letters.js';
import { letterAsPicture, picturedLetters } from './pictured-letters.js';
import { isToBeShown } from './things-not-demands.js';
import { endOfCapitals } from '../names/spelling.js';
import type { Scope } from '../language/negation.js';
import { drawable } from '../text/script.js';
import { type PhraseMatch, PhraseTable, words } from '../text/phrases.js';
import type { Token } from '../text/text.js';
import { yearsAt, yearToken } from '../text/years.js';
import type { Span, WishOf } from '../wishes.js';

const forms = new PhraseTable<Form>(formWords);
const given = new PhraseTable<true>(givens.map((phrase) => [phrase, true]));
const never = new PhraseTable<true>(neverDrawn.map((phrase) => [phrase, true]));
const impossible = new PhraseTable<string>(beyond);
const mannered = new PhraseTable<string>(
  manners.map((phrase) => [phrase, 'Shapes are plain and flat: nothing here is drawn in that manner.']),
);

/** Words of form, asked for or refused. A form that stands for a product ("handmade soap") is none. */
export function findForms(tokens: readonly Token[], scopes: readonly Scope[], taken: ReadonlySet<number>): WishOf<'form'>[] {
  const ofLetters = findLetterAdjectives(tokens).flatMap(({ value, ...match }) => ('form' in value ? { ...match, value: value.form } : []));
  const inColour = colouredLines(tokens);
  const told = forms
    .scan(tokens)
    // "One thin red line" says nothing of the letters.
    .filter(({ from, value }) => value !== 'thin' || !inColour.some((line) => line.value === 'underlined' && line.from === from))
    .filter(({ from, to, value }) => !isOfThing(tokens, from, to, value) && !isDivider(tokens, from) && !isRoundLogo(tokens, from))
    // "A bee leaning on a spade".
    .filter(({ from, to }) => !(tokens[from]?.key === 'leaning' && /^(?:on|against|over)$/.test(tokens[to]?.key ?? '')))
    .filter(({ from, to }) => to - from > 1 || tokens[from]?.pos !== 'NOUN' || !isToBeShown(tokens, from));
  return [
    ...told.map((own) => asRule(tokens, own)),
    ...inColour,
    ...ofLetters.filter(({ from }) => !told.some((own) => own.from <= from && from < own.to)),
  ]
    .filter(({ from }) => !taken.has(from))
    .map(({ value, from, to }) => {
      const isMedium = value === 'hand-made' && tokens.slice(from, to).some(({ key }) => media.test(key));
      const own = {
        kind: 'form',
        form: value,
        refused: isRefused(scopes, from, to),
        ...(isMedium ? { medium: true as const } : {}),
        from,
        to,
      } as const;
      return own.refused && isOfShapes(tokens.slice(from, to)) ? { ...own, form: 'angular', refused: false } : own;
    });
}

/** "No curves": what has none is angular; "no rounded corners" speaks of corners alone. */
const isOfShapes = (words: readonly Token[]): boolean => words.some(({ key }) => /^(?:curves?|curved|shapes|forms)$/.test(key));

/** "Rundes Logo", "emblema redondo": abroad one word is round and rounded, and a logo is the first. */
const isRoundLogo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'rounded' &&
  tokens[at].own !== 'rounded' &&
  [tokens[at - 1], tokens[at + 1]].some((beside) => roundOnes.has(beside?.key ?? ''));
const roundOnes = words('logo emblem badge stamp seal sign arms coat crest shield');

/** "One thin line of red" is a rule, and no drawing in lines. */
const asRule = (tokens: readonly Token[], own: PhraseMatch<Form>): PhraseMatch<Form> =>
  own.value === 'outlined' && (isLineOf(tokens, own.to - 1) || isLineBeforeColour(tokens, own.to)) ? { ...own, value: 'underlined' } : own;

/** "Une fine ligne dorée". */
const isLineBeforeColour = (tokens: readonly Token[], at: number): boolean =>
  isColourWord(tokens[at]?.key ?? '') && isLineInColour(tokens, { from: at, to: at + 1 });

/** "Separated by a thin line": a line between two things is not how they are drawn. */
const isDivider = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens[from - 1]?.key === 'a' ? from - 2 : from - 1;
  return tokens[before]?.key === 'by' && /^(?:separated|divided)$/.test(tokens[before - 1]?.key ?? '');
};

/** "A thin silver line": the colour between the words does not part them. */
function colouredLines(tokens: readonly Token[]): { value: Form; from: number; to: number }[] {
  return tokens.flatMap(({ key, gap }, from) => {
    const [colour, line] = [tokens[from + 1], tokens[from + 2]];
    const isLine = gap === '' && colour?.gap === '' && /^(?:lines?|strokes?|outlines?)$/.test(line?.key ?? '');
    const isColour = isColourWord(colour?.key ?? '');
    const isThin = /^(?:thin|fine|delicate)$/.test(key);
    const isOne = isLineInColour(tokens, { from: from + 1, to: from + 2 });
    if (!isLine || !isColour) return [];
    if (isThin) return [{ value: isOne ? ('underlined' as const) : ('outlined' as const), from, to: from + 1 }];
    return isOne && /^(?:a|one|single)$/.test(key) ? [{ value: 'underlined' as const, from: from + 2, to: from + 3 }] : [];
  });
}

/** "Fine lines" are those of a drawing; of a mark of letters they are thin strokes, and those of an engraving it has anyway. */
export function withLines(found: readonly WishOf<'form'>[], tokens: readonly Token[], isOfLetters: boolean): WishOf<'form'>[] {
  const isEngraved = found.some(({ form }) => form === 'engraved');
  return found.map((own) => {
    const isFine = own.form === 'outlined' && tokens.slice(own.from, own.to).some(({ key }) => /^(?:thin|fine|delicate)$/.test(key));
    return isFine && (isOfLetters || isEngraved) ? { ...own, form: 'thin' as const } : own;
  });
}

/** "Chunky knitwear", "striped socks" and "a thin crust" speak of what is sold. */
function isOfThing(tokens: readonly Token[], from: number, to: number, form: Form): boolean {
  const next = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  // "A W framed by a wreath": the wreath is its frame.
  if (form === 'frame' && next?.key === 'by') return !/^(?:lines?|rules?|box|border|bars?)$/.test(tokens[to + 2]?.key ?? '');
  if (form === 'frame' && isFrameOfThing(tokens, to - 1)) return true;
  if (!next || to - from > 1 || next.pos !== 'NOUN' || meetsType(tokens, to)) return false;
  return (
    !linkNouns.has(next.key) &&
    !/^(?:lower|upper|small|title|all)?-?(?:case|caps|capitals)$/.test(next.key) &&
    ['heavy', 'thin', 'stripes', 'slanted', 'frame', 'dots', 'rounded'].includes(form) &&
    !/^(?:logo|mark|icon|symbol)$/.test(next.key)
  );
}

const hasFrame = /^(?:bicycle|bike|tricycle|tandem)s?$/;

/** "In a bicycle frame", "a bike with a note in the frame": what a thing is built on is no border. */
const isFrameOfThing = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (tokens[at]?.key !== 'frame' || before?.gap !== '') return false;
  return hasFrame.test(before.key) || (before.key === 'the' && tokens.some(({ key }) => hasFrame.test(key)));
};

const isRefused = (scopes: readonly Scope[], from: number, to: number): boolean => {
  const scope = scopes[to - 1] ?? scopes[from];
  return scope?.negated === true && !scope.softened;
};

/** What every identity is or never is, and what none can be. */
export function findLimits(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
): (WishOf<'given'> | WishOf<'beyond'>)[] {
  const isFree = ({ from }: Span): boolean => !taken.has(from);
  const refusedAnyway = never.scan(tokens).filter(({ from, to }) => isRefused(scopes, from, to));
  // "A grain mill" and "a motion studio" are trades.
  const isTrade = ({ to }: Span): boolean => tokens[to - 1]?.gap === '' && tokens[to]?.pos === 'NOUN' && !linkNouns.has(tokens[to].key);
  // "A mosaic studio" makes mosaics.
  const isOfTrade = (next: Token | undefined): boolean => isBusiness(next) || brandNouns.has(next?.key ?? '');
  const ofManner = mannered.scan(tokens).filter(({ from, to }) => !isRefused(scopes, from, to) && !isOfTrade(tokens[to]));
  const isManner = ({ from }: Span): boolean => ofManner.some((own) => own.from <= from && from < own.to);
  const asked = [
    ...ofManner,
    ...impossible.scan(tokens).filter((match) => !isManner(match) && !isRefused(scopes, match.from, match.to) && !isTrade(match)),
  ];
  return [
    ...[...given.scan(tokens), ...refusedAnyway].filter(isFree).map(({ from, to }) => ({ kind: 'given' as const, from, to })),
    ...asked.filter(isFree).map(({ value, from, to }) => ({ kind: 'beyond' as const, reason: value, from, to })),
    ...picturedLetters(tokens)
      .filter(isFree)
      .map((span) => ({ kind: 'beyond' as const, reason: letterAsPicture, ...span })),
  ];
}

const yearCue =
  /^(?:since|from|est|established|founded|anno|started|opened|began|dating|born|estd|year|[åa]rs?tall?(?:et)?|jahreszahl|jaartal|vuosiluku)$/;
/** A year with the words before and after it that are written with it: "Est. 1908", "dal 1949", "od 1994 roku". */
const withSince = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sinceWords})[.:]?\\s+$`, 'iu');
const yearWord = /^\s(?:roku|года|року)(?!\p{L})/iu;
const longestYear = 24;

/** "A crest with 1879": a year that is asked for like any other part of a mark. */
const isToBeSeen = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isCounted = token?.gap === '' && /^(?:NOUN|PROPN|ADJ)$/.test(next?.pos ?? '');
  return before?.gap === '' && before.key === 'with' && !isCounted;
};

/** The founding year as the prompt writes it: "est. 1908", "since 1924"; one that is `written` in the line under the name is not written again. */
export function findYear(text: string, tokens: readonly Token[], written: ReadonlySet<number> = new Set()): WishOf<'year'> | undefined {
  for (const from of tokens.keys()) {
    const years = written.has(from) ? undefined : yearsAt(tokens, from);
    if (years) return { kind: 'year', year: `${years.first}–${years.last}`, from, to: years.to };
  }
  const since = (place: number): string => withSince.exec(text.slice(0, tokens[place]?.start))?.[0] ?? '';
  const cueBefore = (place: number): number | undefined =>
    // "Founded in Dorset in 2003"
    [...(tokens[place - 1]?.key === 'in' ? [4] : []), 3, 2, 1]
      .map((back) => place - back)
      .find((at) => yearCue.test(tokens[at]?.key ?? '') || yearCue.test(tokens[at]?.own ?? ''));
  // ", 1891,": a year between two marks.
  const isAlone = (place: number): boolean =>
    place > 0 && /[,;(–—]/.test(tokens[place - 1]?.gap ?? '') && (place === tokens.length - 1 || /[,;.)–—]/.test(tokens[place]?.gap ?? ''));
  const years = [...tokens.keys()].filter((place) => yearToken.test(tokens[place]?.own ?? '') && !written.has(place));
  const at =
    years.find((place) => since(place) !== '' || cueBefore(place) !== undefined) ??
    years.find((place) => isAlone(place) || isToBeSeen(tokens, place));
  const token = at === undefined ? undefined : tokens[at];
  if (at === undefined || !token) return undefined;
  const phrase = `${since(at)}${token.text}${yearWord.exec(text.slice(token.end))?.[0] ?? ''}`;
  const start = token.end - token.text.length - since(at).length;
  const first = tokens.findIndex((other) => other.start >= start);
  return { kind: 'year', year: phrase.length <= longestYear ? phrase : token.text, from: Math.min(first, cueBefore(at) ?? at), to: at + 1 };
}

const placeCue = /^(?:in|from|near|at)$/;
/** The label of the field that tells where: "City: Aarhus". */
const placeLabel =
  /^(?:city|town|where|location|place|based|ort|stadt|sitz|ville|lieu|ciudad|lugar|citta|luogo|cidade|local|stad|plaats|by|sted|miasto|mesto|kaupunki|город|місто|πολη)$/;
const longestPlace = 30;

/** Where the brand is at home: the capitals after "in" or "from", or a place that stands alone between two marks. */
export function findPlace(context: NameContext, taken: ReadonlySet<number>): WishOf<'place'> | undefined {
  const { tokens } = context;
  for (let at = 0; at < tokens.length - 1; at++) {
    const cue = tokens[at];
    const first = tokens[at + 1]?.key === 'the' ? at + 2 : at + 1;
    if (cue?.gap !== '' || !placeCue.test(cue.key) || taken.has(first) || !mayBePlace(context, first)) continue;
    // "Buchstaben aus Fell": what letters are made of.
    if (tokens[at - 1]?.gap === '' && /^(?:letters?|lettering|type|font|name)$/.test(tokens[at - 1]?.key ?? '')) continue;
    const place = spelledPlace(context, first);
    // "From Ironside to Temple & Tide" tells two names.
    const isName = place !== undefined && [...taken].some((own) => own >= first && own < place.to);
    if (place && !isName) return { kind: 'place', ...place, from: at };
  }
  const labelled = tokens.findIndex(({ own, gap }) => placeLabel.test(own) && gap === ':') + 1;
  const written = labelled > 0 && tokens[labelled]?.capitalised ? spelledPlace(context, labelled) : undefined;
  if (written) return { kind: 'place', ...written, from: labelled };
  const alone = tokens.findIndex((_, at) => !taken.has(at) && standsAsPlace(context, at, taken));
  const place = alone < 0 ? undefined : spelledPlace(context, alone);
  return place && { kind: 'place', ...place, from: alone };
}

/** "Wir eröffnen im Mai", "opening in March": when, and not where. */
const months =
  /^(?:mitte|january|february|march|april|may|june|july|august|september|october|november|december|januar|janner|februar|marz|mai|juni|juli|oktober|dezember|spring|summer|autumn|winter|fruhjahr|fruhling|sommer|herbst|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)$/;

/** In German a noun has a capital anyway: what the tables know is no place. */
function mayBePlace({ tokens, language }: NameContext, at: number): boolean {
  const token = tokens[at];
  if (!token?.capitalised || months.test(token.own) || (language === 'de' && token.key !== token.own)) return false;
  // "Der Name in Gold", "in der Region".
  if (isColourWord(token.key) || anywhere.test(token.own)) return false;
  return !neverNames.has(token.own) && !brandNouns.has(token.key) && !stopWords.has(token.key);
}

/** Where anybody may be, and what things are made of or for. */
const anywhere =
  /^(?:holz|altholz|treibholz|massivholz|papier|altpapier|pappe|ton|lehm|stahl|edelstahl|eisen|metall|messing|kupfer|bronze|gold|silber|glas|altglas|stein|naturstein|marmor|granit|schiefer|beton|leder|leinen|wolle|schafwolle|filz|baumwolle|seide|hanf|bambus|kork|wachs|bienenwachs|keramik|porzellan|stroh|eiche|buche|kiefer|stoff|stoffresten|resten|plastik|kunststoff|leidenschaft|liebe|uberzeugung|tradition|freude|hand|region|gegend|umgebung|nahe|stadt|dorf|ort|altstadt|innenstadt|umland|nachbarschaft|land|viertel|heimat|garten|haus|laden|betrieb)$/;

/** Towns are rarer words than these. */
const townRank = 8_000;

/** ", Edinburgh,": known as a place, or a lone capital right behind the name that no dictionary has. */
function standsAsPlace({ tokens, vectors, describes }: NameContext, at: number, taken: ReadonlySet<number>): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token?.capitalised || !/^["”»’')]?\s*[,(–—-]/.test(before.gap) || (token.gap === '' && at + 1 < tokens.length))
    return false;
  // "Align & Shine" is no town.
  if (/^[&+]/.test(token.gap)) return false;
  if (places.has(token.own) || places.has(token.key)) return true;
  return (
    (taken.has(at - 1) || yearToken.test(before.own)) &&
    token.key === token.own &&
    // "Bäckerei Kornblume, Kornblume" and "Dr. Priya Raghunathan, MD" name no place.
    !tokens.some(({ own }, place) => taken.has(place) && own === token.own) &&
    !/^(?:\p{Lu}{1,4}|Lda|Ltda|Inc|Ltd|Co|Messrs|Mrs?|Dr|Prof)$/u.test(token.text) &&
    (vectors.rank(token.key) ?? Infinity) > townRank &&
    !describes(token.key) &&
    !neverNames.has(token.own)
  );
}

function spelledPlace(context: NameContext, at: number): { place: string; to: number } | undefined {
  const to = endOfCapitals(context, at);
  const [first, last] = [context.tokens[at], context.tokens[to - 1]];
  // What no font draws cannot be written beside the name.
  const place = first && last ? drawable(context.text.slice(first.start, last.end)).replace(/\s+/g, ' ').trim() : '';
  return /[\p{L}\p{N}]/u.test(place) && place.length <= longestPlace ? { place, to } : undefined;
}
