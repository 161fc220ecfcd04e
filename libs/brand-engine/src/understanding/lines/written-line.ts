import {
  deniedLabels,
  lineLabels,
  linePlaces,
  lineVerbs,
  logoSays,
  nameCues,
  otherLabels,
  rimPlaces,
  sinceWords,
  smallType,
  spokenOf,
  toAppear,
  topPlaces,
  wordsCue,
} from '../lexicon/lines.js';
import { tellsTrade } from '../trades/industry.js';
import { brandNouns, stopWords } from '../lexicon/words.js';
import { longestLine, tidyLine } from '../names/lines.js';
import { findQuotes, isPartOfWord, type Quote } from '../names/quoted.js';
import { matchesOf, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** Over the name, on a ribbon, or around the picture. */
export type LinePlace = 'above' | 'ribbon' | 'around';

/** A line besides the name that a brief asks for, as it is written there. */
export interface WrittenLine extends Span {
  text: string;
  /** The line with what announces it and what tells its place. */
  around: Span;
  /** Only its place speaks for it: in a brief without another name it is the name. */
  isPlaced: boolean;
  /** Where it is to stand, which is not simply under the name. */
  place?: LinePlace;
}

const word = (list: string): string => `(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`;
const [label, place, verb] = [word(`${lineLabels}|${otherLabels}`), word(linePlaces), word(lineVerbs)];
const [top, near] = [word(topPlaces), word(`${linePlaces}|${topPlaces}|${rimPlaces}`)];
/** A few words of the same clause. */
const some = '(?:\\s+[^\\s".,;:!?„“«]+){0,5}?';
const search = (source: string, flags = ''): RegExp => new RegExp(source, `iu${flags}`);

const labelBefore = search(`${label}${some}[\\s:,–—=-]*$`);
const labelAfter = search(`^,?${some}\\s+${label}`);
/** "Underneath, smaller: “…”". */
const placeBefore = search(`(?:${place}${some}|${verb})[\\s:,–—-]*$|${near}[\\s:–—-]*$|${place},(?:\\s+\\p{L}+){1,3}\\s*:\\s*$`);
/** How a line is set, between it and its place. */
const ways = 'running|set|written|placed|printed|standing|curved|curving|arched|arching|going|small|tiny';
const set = `(?:\\s+(?:${ways}))?`;
const placeAfter = search(`^,?(?:${set}\\s+${near}|(?!\\s+(?:and|und|et|y|e|og|och|en|i|и|і|και)\\s)${some}\\s+${place})`);
const topBefore = search(`${top}${some}[\\s:–—-]*$`);
const topAfter = search(`^,?${set}\\s+(?:${top}|(?:above|over)\\s)`);
const onRibbon = search(`^[”"’»]?,?${set}\\s+(?:on|in) (?:an?|the) (?:ribbon|banner|scroll)`);
const isAround = search(
  `^[”"’»]?,?${set}\\s+(?:a?round|along|on|in) (?:(?:an?|the) (?:edge|rim|outside|ring|circle|arc|arch|lower|upper)|it)`,
);
const nearAfter = search(`^[”"’»]?,?${set}\\s+${near}`);
/** "Trading under the name “X”" says what it is called; "under the name: “X”" where a line stands. */
const calledBefore = search(`${word(nameCues)}[\\s–—-]*$`);
/** "It should say “X”" is the name; "below it should say “X”" is none. */
const saidBefore = search(`${word(logoSays)}[\\s:–—-]*$`);
const somewhere = search(place);
const clauseOpensWithPlace = search(`(?:^|[.,;:!?–—(]|${word('and|und|et|y|e|og|och|en|i|a|и|і|και')})\\s*${place}[\\s:,–—-]*$`);
const denied = search(`${word(deniedLabels)}(?:\\s+\\p{L}+)?\\s+${label}`);
/** "Nothing that says “senior”". */
const isUnspoken = search("(?:anything|nothing|never|not|avoid|don[’']t)(?:\\s+\\p{L}+){0,3}\\s*$");
const isFounded = search(`^(?:${sinceWords})?[.:\\s]*\\d{4}(?:\\s(?:roku|года|року))?\\.?$`);
const lastPart = search('^(.*)(?:[,;–—-]|\\s(?:and|und|et|y|e|og|och|en|i|и|і|και)\\s)');
const reach = 60;

/** The lines that a brief asks for besides the name, by what they are called or by where they stand. */
export function findAskedLines(text: string, tokens: readonly Token[], isColour: (key: string) => boolean): WrittenLine[] {
  const quotes = findQuotes(text).filter((quote) => !isPartOfWord(text, quote));
  const behindName = quotes
    .filter((quote) => isBehindName(text, tokens, quote))
    .map(({ content, start }) => foundAt(text, content.trim(), { cue: start, from: start, isPlaced: false }));
  const isQuoted = ({ start, end }: Found): boolean => quotes.some((quote) => quote.start < end && start < quote.end);
  const plain = announcements
    .flatMap((announcement) => announcedLines(text, announcement))
    .filter((line) => !isQuoted(line))
    .map((line) => withoutWishes(line, tokens, isColour));
  return [...quotedLines(text, quotes), ...behindName.flat(), ...plain]
    .filter((line, at, all) => !all.slice(0, at).some(({ start, end }) => line.start < end && start < line.end))
    .map((line) => spanned(line, tokens, nearAfter.exec(text.slice(line.end))?.[0].length))
    .sort((one, other) => one.from - other.from);
}

/** "FOUNDED 1911" is never a name, whatever else is. */
export const mayBeName = ({ isPlaced, text }: WrittenLine): boolean => isPlaced && /^[\p{Lu}\p{N}]/u.test(text) && !isFounded.test(text);

/** The lines as one under the name, as far as there is room; null where there is none. */
export function descriptorOf(lines: readonly WrittenLine[]): string | null {
  const written = lines.reduce((sum, { text }) => {
    const joined = sum === '' ? text : `${sum} · ${text}`;
    return joined.length <= longestLine ? joined : sum;
  }, '');
  return tidyLine(written);
}

const fewWords = 3;

/** "Hazel's Hives – “From bloom to jar” – honey": a sentence in quotes that a dash joins to a name in capitals. */
function isBehindName(text: string, tokens: readonly Token[], { content, start }: Quote): boolean {
  const head = tokens.filter(({ end }) => end <= start);
  const last = head.at(-1);
  if (!last || !/^[–—|-]\s*["“„«»”‘']?$/.test(last.gap) || head.slice(0, -1).some(({ gap }) => !/^(?:&|\.|['’])?$/.test(gap))) return false;
  const isName = head.every(({ capitalised, key }) => capitalised || /^(?:of|the|and|de|la|der|die|und)$/.test(key));
  const isCalled = head.some(({ key }) => !tellsTrade(key) && !brandNouns.has(key) && !stopWords.has(key));
  const spoken = content.trim().split(/\s+/);
  return isName && isCalled && spoken.length >= fewWords && spoken.slice(1).some((own) => /^\p{Ll}/u.test(own));
}

interface Found {
  text: string;
  start: number;
  end: number;
  /** Where what announces it begins. */
  cue: number;
  isPlaced: boolean;
  place?: LinePlace | undefined;
}

/** Quotes in whose clause a line is spoken of: "“Est. 1996” underneath", "Hasło „zawsze w drodze”". */
function quotedLines(text: string, quotes: readonly Quote[]): Found[] {
  return quotes.flatMap(({ content, start, end }, at) => {
    const head = text.slice(Math.max(quotes[at - 1]?.end ?? 0, start - reach), start).replace(/^.*[.!?;](?=\s)/su, '');
    const next = quotes[at + 1]?.start ?? Infinity;
    const following = text.slice(end, Math.min(next, end + reach)).replace(/[.!?;](?:\s.*)?$/su, '');
    // "“First Light”, tagline “Baked before dawn”": what stands right before another quote speaks of that one.
    const tail = next > end + reach ? following : (lastPart.exec(following)?.[1] ?? '');
    // A full stop is the line's where it has others.
    const written = content.replace(/^([^.!?]*)[.,]$/, '$1').trim();
    const isLabelled = labelBefore.test(head) || labelAfter.test(tail) || (/\p{L}/u.test(written) && isFounded.test(written));
    const isPlaced = placeBefore.test(head) || placeAfter.test(tail);
    const isCalled = (calledBefore.test(head) && !clauseOpensWithPlace.test(head)) || (saidBefore.test(head) && !somewhere.test(head));
    if (isCalled || denied.test(head) || isUnspoken.test(head) || !(isLabelled || isPlaced)) return [];
    const cue = start - head.length + ((labelBefore.exec(head) ?? placeBefore.exec(head))?.index ?? head.length);
    return foundAt(text, written, { cue, from: start, isPlaced: !isLabelled, place: placeIn(placeAfter.test(tail) ? '' : head, tail) });
  });
}

/** Up to the end of its sentence or to the next field; the full stop of a shortened word does not end it. */
const content =
  '(?<line>(?:(?!,\\s*\\p{L}+\\s*[:=]|\\s[/|]\\s)[^".;:!?()\\n]|(?<=(?<!\\p{L})(?:est|estd|gegr|no|nr|st|dr|\\p{L}))\\.|[.:](?=\\S))+[!?]?)';
/** Words with capitals or numerals, with the small ones between them. */
const capital = '[\\p{Lu}\\p{Nd}][^\\s",.;:!?()]*';
const capitals = `(?-i:${capital}(?:,?\\s+(?:${capital}|of|the|de|du|la|le|am|an|der|upon|sur|di|da|do|del|and|und|et|&)){0,7}?)`;
/** Words in capitals alone, as they are to be written. */
const upper = "(?:EST|ESTD|NO|ST|DR)\\.|[\\p{Lu}\\p{Nd}][\\p{Lu}\\p{Nd}'’.-]*[\\p{Lu}\\p{Nd}]";
/** Two or three letters alone are initials. */
const isLine = '(?=\\S{4}|\\S+\\s+[\\p{Lu}\\p{Nd}&])';
const uppers = `(?-i:(?<![\\p{L}\\p{N}])${isLine}(?:${upper})(?:\\s+(?:${upper}|[&·+]|of|the|de|du|der|di)){0,7}(?![\\p{L}\\p{N}]))`;
/** "Over the anvil", "around a wheel": where words in capitals stand to what is drawn. */
const besideThing = '(?:above|over|under|below|beneath|underneath|a?round|beside|behind) (?:the|an?|its|our) \\p{L}+';
const announcements = [
  // "SMALL BATCH GIN along the top", "MONTANA at the bottom"
  { source: `(?<line>${uppers})(?=${set}\\s+(?:${near}|${word(besideThing)}))`, isPlaced: true, isPlain: true },
  // "Motto PULL TOGETHER on a scroll"
  { source: `${word(lineLabels)}:?\\s+(?<line>${uppers})(?=[\\s,.;)])`, isPlaced: false, isPlain: true },
  // "Untertitel: Praxis für Physiotherapie", "the line beneath should read: Bespoke since 1983"
  { source: `${label}(?:${some}\\s+(?:${place}|${verb}))?\\s*[:=]\\s*${content}`, isPlaced: false, isPlain: false },
  // "Our motto is Slow and steady", "tagline Bread worth waiting for"
  { source: `${word(lineLabels)}(?:\\s+(?:is|reads|lautet|ist|est|es|è|é|är|er|brzmi))?\\s+${content}`, isPlaced: false, isPlain: true },
  // "Darunter: Meisterbetrieb seit 1978"
  { source: `(?:${place}(?:${some}\\s+${verb})?|${word(smallType)})\\s*:\\s*${content}`, isPlaced: true, isPlain: false },
  // "Debajo pon Hecha en Cádiz"
  { source: `${place}${some}\\s+${verb}\\s+${content}`, isPlaced: true, isPlain: true },
  // "Darunter klein: …", "sotto, in piccolo, odontoiatria per bambini"
  { source: `${place}[\\s,]+(?:${word(smallType)}|${place})[\\s,:]+${content}`, isPlaced: true, isPlain: false },
  // "The words gentle by nature below the name"
  {
    source: `${word(wordsCue)}\\s+(?!(?:${ways})(?!\\p{L}))${content.replace('+[!?]?', '+?')}(?=${set}\\s+${near})`,
    isPlaced: true,
    isPlain: false,
  },
  // "Surat to be written below", "the place name Isle of Mull should appear", "le mot Lyon doit apparaître"
  {
    source: `(?:${word(spokenOf)}\\s+)?(?<line>${capitals})(?=\\s+${word(toAppear)})`,
    isPlaced: true,
    isPlain: true,
  },
  // "With Kent Youth Orchestra small beneath", "with the address 12 Mill Lane underneath"
  {
    source: `${word('with|mit|avec|con|com|met|med')}\\s+(?:(?:the|our|der|die|das|la|le|el|il|de)\\s+)?(?:${word(spokenOf)}\\s+)?(?<line>${capitals.replace(',?', '')})(?=(?:,?\\s+(?:in\\s+)?(?:small|klein|en petit|pequeño|piccolo|pequeno)(?:\\s+(?:letters|type|print))?)?\\s+${near})`,
    isPlaced: true,
    isPlain: true,
  },
].map(({ source, ...rest }) => ({ ...rest, pattern: search(source, 'g') }));

/** "Below: an anchor", "darunter: der volle Name" tell what is drawn there. */
const showsThing = search(
  '^(?:an?|ein\\p{L}{0,2}|une?|un[oa]|uma?|ett?|en|the|der|die|das|den|el|la|le|il|our|unser\\p{L}*)\\s+(?!\\p{L}+(?:\\s\\p{L}+)*\\s(?:since|seit|depuis|desde|dal))',
);
/** "Tagline small, below the name" tells how the line is set. */
const speaksOfLine =
  /^(?:is|should|must|in|below|under|not|no|none|to|tbd|small|tiny|optional|goes|and|or|with|for|klein|kleiner|petit|pequeño|piccolo|lille|litet)(?!\p{L})/iu;
/** "Name should appear in gold" speaks of what is there anyway. */
const noLine =
  /^(?:names?|logo|text|year|it|this|that|they|we|slogan|tagline|picture|icon|symbol|colou?rs?|letters?|jahr|nom|nombre|nome|naam|navn|namn)$/iu;
/** Where another wish begins. */
const wishBegins = /,\s+(?:please|pls|bitte|por favor|s['’]il|merci|thanks|in|with|no|not|and (?:an?|the|no|in|please))\s.*$/iu;

/** "The word Hove should appear below". */
const appearing = search(`\\s+${word(toAppear)}.*$`);
/** "The place name Isle of Mull", "le mot Lyon": what the line is called is none of it. */
const spokenBefore = search(`^(?:(?:the|our|das|der|die|den|le|la|el|il|o|a|het|de)\\s+)?${word(spokenOf)}\\s+`);

function announcedLines(text: string, { pattern, isPlaced, isPlain }: (typeof announcements)[number]): Found[] {
  return matchesOf(text, pattern).flatMap((match) => {
    const found = (match.groups?.line ?? '').replace(spokenBefore, '');
    const from = match.index + match[0].length - found.length;
    const written = found
      .replace(wishBegins, '')
      .replace(appearing, '')
      .replace(/[,\s]+$/u, '')
      .trim();
    // Without a colon a capital or a numeral tells that what follows is written as it stands, or that a clause in small letters begins with its label.
    const isClause =
      !isPlaced && !/\p{Lu}/u.test(text) && /(?:^|[.,;]\s)$/u.test(text.slice(0, match.index)) && !speaksOfLine.test(written);
    if (isPlaced && noLine.test(written)) return [];
    const isWritten = isPlain ? isClause || /^[\p{Lu}\p{N}]/u.test(written) : !(isPlaced && showsThing.test(written));
    return isWritten && !denied.test(text.slice(Math.max(0, match.index - reach), from))
      ? foundAt(text, written, { cue: match.index, from, isPlaced, place: placeIn('', text.slice(from + written.length)) })
      : [];
  });
}

/** "No job too steep, slate and red, a roofline": a line ends where colours or a thing are asked for. */
function withoutWishes(line: Found, tokens: readonly Token[], isColour: (key: string) => boolean): Found {
  const inside = tokens.filter(({ start, end }) => start >= line.start && end <= line.end);
  const last = inside.find(({ gap }, at) => {
    const [first, second] = inside.slice(at + 1, at + 3);
    return (
      gap === ',' &&
      first !== undefined &&
      (isColour(first.key) || /^(?:a|an)$/.test(first.key) || (second?.gap !== '' && isColour(second?.key ?? '')))
    );
  });
  return last ? { ...line, text: line.text.slice(0, last.end - line.start), end: last.end } : line;
}

function foundAt(text: string, written: string, { from, ...found }: Omit<Found, 'text' | 'start' | 'end'> & { from: number }): Found[] {
  const start = text.indexOf(written, from);
  return /[\p{L}\p{N}]/u.test(written) ? [{ ...found, text: written, start, end: start + written.length }] : [];
}

function placeIn(head: string, tail: string): LinePlace | undefined {
  if (onRibbon.test(tail)) return 'ribbon';
  if (isAround.test(tail)) return 'around';
  return topBefore.test(head) || topAfter.test(tail) ? 'above' : undefined;
}

/** A line of the text with the tokens that spell it. */
export function spanned({ text, start, end, cue, isPlaced, place: where }: Found, tokens: readonly Token[], place = 0): WrittenLine {
  const within = (from: number, until: number): Span => {
    const inside = tokens.flatMap((token, at) => (token.start >= from && token.end <= until ? [at] : []));
    return { from: inside[0] ?? 0, to: (inside.at(-1) ?? -1) + 1 };
  };
  return { text, isPlaced, ...(where ? { place: where } : {}), around: within(cue, end + place), ...within(start, end) };
}
