import { brandNouns } from '../lexicon/words.js';
import type { Token } from '../text/text.js';
import { yearsAt } from '../text/years.js';
import { endsSmallName, tellsWriting } from './chat.js';
import type { FoundName, NameContext } from './find.js';
import { endInSmall } from './small-ends.js';
import { isOrdinary } from './small-words.js';

/** Forms of registered bodies that are written small behind the name. */
const smallForms = /^(?:ry|oyj?|rf|rp|vzw|asbl|z\.?s|s\.?r\.?o|z\.?ú|gmbh|srls?|s\.r\.l|sarl|s\.l|ltda|lda|bv|vof|aps|o\.o|e\.v)$/iu;
/** Forms that are words elsewhere, so that a mark has to follow. */
const shortForms = /^(?:ab|as|sa|sl|sas|snc)$/iu;
/** Forms in capitals: what stands before them is a registered name from its first word. */
const forms = /^(?:AS|ASA|AB|A\/S|ApS|Oy|ry|GmbH|AG|KG|BV|NV|Ltd|LLC|SARL|SRL)$/;

/** The second parts of Scandinavian compounds that stand for a house of some trade, with their article: "Fiskehuset", "Bagarstugan". */
const houses =
  /^\p{L}{3,}(?:huset|hytten|hytta|stuen|stua|stugan|gården|garden|gaarden|hjørnet|hörnan|boden|kroen|kroa|krogen|bageriet|bakeriet|bageriet|butikken|værkstedet|verkstedet|verkstaden|klinikken|kliniken|kælderen|kjelleren|källaren|loftet|skuret|smedjen|smia|smedjan|køkkenet|kjøkkenet|köket)$/iu;

const spelled = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end).replace(/\s+/g, ' ');

/** The English of one word, all of it. */
const keysAt = (tokens: readonly Token[], at: number): string =>
  tokens
    .filter(({ start }) => start === tokens[at]?.start)
    .map(({ key }) => key)
    .join(' ');

const founding =
  /^(?:founded|established|was|opened|started|wurde|gegründet|fondée?|fundad[oa]|fue|foi|fondat[oa]|nacque|opgericht|werd|grundades|bildades|stiftades|startades|grundlagt|stiftet|blev|ble|założon[aye]|powstał[ao]?|založen[aoy]?)$/;

/** What is written down at a meeting. */
const records = /^(?:minutes|notes|extract|protokoll|auszug|verbale|acta|ata|verslag|notulen|referat|protokol)$/;

const comma =
  /^(?:comma|komma|virgule|virgola|virgula|vergula|coma|przecinek|przecinkiem|carka|carkou|запятая|запятои|комою|komman|kommaet)$/;

/** "Called Sorry, Agnes. The comma is important": what is behind a comma that is spoken of. */
const behindComma = ({ tokens, isRefused }: NameContext, to: number): number => {
  const isOwn = tokens[to - 1]?.gap === ',' && tokens[to]?.capitalised === true;
  if (!isOwn || !tokens.some(({ own }, at) => at > to && comma.test(own) && !isRefused(at))) return to;
  const end = tokens.findIndex(({ gap, capitalised }, at) => at >= to && (gap !== '' || !capitalised || at === tokens.length - 1));
  return tokens[end]?.capitalised === true ? end + 1 : end;
};

/** Where a name that rules or what was learnt have found really begins and ends. */
export function withEdges(found: FoundName | undefined, context: NameContext): FoundName | undefined {
  const { text, tokens, language, describes } = context;
  if (!found) return found;
  const places = [...found.tokens].sort((one, other) => one - other);
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const isRun = last - first + 1 === places.length && spelled(text, tokens, first, last + 1) === found.name;
  if (!isRun) return found;
  // "Turnverein Eichwald e. V.": the full stop of the last of several initials.
  if (/(?<!\p{L})\p{L}\.\s?\p{L}$/u.test(found.name) && text.charAt(tokens[last]?.end ?? -1) === '.')
    return { ...found, name: `${found.name}.` };
  const named = behindLetter(tokens, first, last + 1);
  if (named) return { ...found, name: spelled(text, tokens, named.from, named.to), tokens: runOf(named.from, named.to) };
  let [from, to] = [first, last + 1];
  // "Its called uncle scorch theres no uncle", "rapgebracht aan elkaar".
  const isSmallName = places.every((at) => !tokens[at]?.capitalised);
  const rest = places.slice(1).find((at) => (isSmallName ? endsSmallName : tellsWriting)(tokens, at));
  if (rest !== undefined) to = rest;
  // "Call Me Maybe": a verb in capitals before its object.
  if (
    language === 'en' &&
    /^(?:Me|It|Us|Him|Her|Them)$/.test(tokens[from]?.text ?? '') &&
    to - from > 1 &&
    from === 1 &&
    tokens[0]?.gap === ''
  )
    from = 0;
  // "Called roll & rule next month": when it opens.
  const time = places.slice(1).find((at) => at < to && tellsTime(tokens, at));
  if (isSmallName && time !== undefined) to = time;
  // "We're launching Glowbase": what is done with it.
  const isDone =
    language === 'en' && /^(?:we|i|they)['’](?:re|m|ve)$/i.test(tokens[from]?.text ?? '') && tokens[from + 1]?.capitalised === false;
  const begins = isDone ? places.find((at) => at > from && tokens[at]?.capitalised === true) : undefined;
  if (begins !== undefined) from = begins;
  // "YES Understorey": what is cried before it.
  const isCry = tokens[from]?.gap === '' && /^(?:YES|YEP|YEAH|OK|OKAY|NO)$/.test(tokens[from]?.text ?? '');
  if (isCry && to - from > 1 && /\p{Ll}/u.test(tokens[from + 1]?.text ?? '')) from++;
  // "Plate Tectonics um and I want": what nobody writes but who is listened to.
  const filler =
    language === 'en' ? places.slice(1).find((at) => at < to && /^(?:um|uh|erm|uhm|hmm)$/.test(tokens[at]?.text ?? '')) : undefined;
  if (filler !== undefined) to = filler;
  // "Oakhurst 1525–2025": the years are told beside the name.
  const years = places.slice(1).find((at) => at < to && yearsAt(tokens, at) !== undefined);
  if (years !== undefined) to = years;
  // "Sundby Roddklubb bildades 1921": what was done with it in some year.
  const founded = places.slice(1).find((at) => founding.test(tokens[at]?.text ?? '') && at < to);
  if (founded !== undefined && places.some((at) => at > founded && /^\p{Nd}{4}$/u.test(tokens[at]?.text ?? ''))) to = founded;
  // "Minutes of the Thornton Choir" are those of the choir.
  if (records.test(tokens[from]?.own ?? '') && /^(?:of|from)$/.test(tokens[from + 1]?.key ?? ''))
    from = places.find((at) => at > from + 1 && !/^(?:the|of|our|minutes)$/.test(tokens[at]?.key ?? '')) ?? from;
  // One word of another tongue may be several of English: "Fahrschule".
  const isTrade = (at: number): boolean =>
    tokens.some(({ start, key }) => start === tokens[at]?.start && describes(key)) || describes(keysAt(tokens, at));
  // "Fahrschule Lenkrad in Kassel", "Falz & Faden in Görlitz": behind a trade and its name, or a pair, comes the place.
  const link = tokens.findIndex(({ text: word }, at) => at > from + 1 && at < to - 1 && /^(?:in|bei|à|en|em|i)$/.test(word));
  const isPlace = tokens
    .slice(link + 1, to)
    .every((token) => token.capitalised && token.key === token.own && !(language === 'en' && isOrdinary(context, token)));
  const isNamed = places.some((at) => at < link && (isTrade(at) || text.slice(tokens[at]?.end, tokens[at + 1]?.start).includes('&')));
  if (link > 0 && isPlace && isNamed) to = link;
  if (to === last + 1) to = endInSmall(tokens, from, to, language);
  to = behindForm(tokens, to);
  to = behindComma(context, to);
  const isCapital = (at: number): boolean => tokens[at]?.capitalised === true && tokens[at].gap === '';
  const isNordic = /^(?:da|no|sv)$/.test(language);
  // What is the line under the name is no part of it.
  if (isNordic && found.role === undefined && from > 0 && isCapital(from - 1) && houses.test(tokens[from - 1]?.text ?? '')) from--;
  // "Nordre Fjell Turlag AS": a registered name has all its capitals.
  if (to - from > 1 && forms.test(tokens[to - 1]?.text ?? '') && isCapital(from - 1) && !describes(tokens[from - 1]?.key ?? '')) {
    const isFirst = from === 1 || tokens[from - 2]?.gap !== '';
    if (isFirst) from--;
  }
  // "Baker's Dozen": whose it is.
  if (language === 'en' && isCapital(from - 1) && /\p{L}['’]s$/u.test(tokens[from - 1]?.text ?? '') && found.source === 'proper-noun')
    from--;
  // "Rowing Club Nor": of what the club is that begins the name.
  const isHouse = groups.test(tokens[from]?.key ?? '');
  while (language === 'en' && to - from > 1 && isHouse && isCapital(from - 1) && describes(tokens[from - 1]?.key ?? '')) from--;
  // "We are the nine elms running club,": a club in small letters is named with what it is.
  const body = isSmallName && language === 'en' ? endOfBody(tokens, to) : undefined;
  if (body !== undefined) to = body;
  const group = language === 'en' && found.role === undefined ? groupOfPlace(tokens, from, to) : undefined;
  if (group) [from, to] = group;
  // "A Little Bit of What You Fancy, cake shop": the article of a title with small words inside.
  const isTitle = tokens.slice(from, to).some(({ capitalised }) => !capitalised) && tokens[to - 1]?.capitalised === true && to - from > 2;
  const isOpening = from === 1 && /^(?:A|An)$/.test(tokens[0]?.text ?? '') && tokens[0]?.gap === '';
  if (language === 'en' && isOpening && isTitle && tokens[from]?.capitalised && /^[,:–—-]/.test(tokens[to - 1]?.gap ?? '')) from--;
  if (language === 'en' && from > 0 && opensWithThe(text, tokens, from, to)) from--;
  // "Jewellery by Odette Lune" is made by somebody, and no firm.
  if (language === 'en' && found.role === undefined && /\s(?:&|\+|and)\s/.test(found.name) && isMadeBy(tokens, from)) from -= 2;
  if (from === first && to === last + 1) return found;
  // "Novák s.r.o.": the full stop of the form.
  const stop =
    to > last + 1 && /\p{L}\.\p{L}$/u.test(tokens[to - 1]?.text ?? '') && text.charAt(tokens[to - 1]?.end ?? -1) === '.' ? '.' : '';
  return { ...found, name: `${spelled(text, tokens, from, to)}${stop}`, tokens: runOf(from, to) };
}

/** Where a name ends with the form of a registered body that is written small behind it: "Roca s.l.", "Dąb sp. z o.o.". */
function behindForm(tokens: readonly Token[], to: number): number {
  // "Sp. z o.o."
  const opens = /^sp$/iu.test(tokens[to]?.text ?? '') && tokens[to + 1]?.text === 'z' ? to + 2 : to;
  const form = tokens[opens];
  if (!form || tokens[to - 1]?.gap !== '') return to;
  const isForm = smallForms.test(form.text) || (shortForms.test(form.text) && (form.gap !== '' || opens === tokens.length - 1));
  return isForm ? opens + 1 : to;
}

const tellsTime = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:next|this|last)$/.test(tokens[at]?.key ?? '') &&
    /^(?:week|month|year|spring|summer|autumn|fall|winter|weekend)$/.test(tokens[at + 1]?.key ?? '')) ||
  (/^(?:soon|tomorrow|today|tonight|shortly)$/.test(tokens[at]?.key ?? '') && (tokens[at + 1] === undefined || tokens[at]?.gap !== ''));

/** Where a clause ends in what a group is called by, one or two words behind a name: "nine elms | running club,". */
function endOfBody(tokens: readonly Token[], from: number): number | undefined {
  const end = tokens.findIndex(({ gap }, at) => at >= from && (gap !== '' || at === tokens.length - 1)) + 1;
  const isBody = tokens[from - 1]?.gap === '' && end > from && end - from <= 2 && groups.test(tokens[end - 1]?.key ?? '');
  return isBody && tokens.slice(from, end).every(({ pos, capitalised }) => !capitalised && /^(?:NOUN|VERB|ADJ)$/.test(pos))
    ? end
    : undefined;
}

const groups =
  /^(?:tours|society|club|association|league|choir|guild|friends|museum|band|institute|union|council|trust|festival|federation|orchestra|walks)$/;
const longestGroup = 4;

/** "Ghost tours of York", "Model railway society of East Kilbride": a sentence that only says who, and of where, is the name. */
function groupOfPlace(tokens: readonly Token[], from: number, to: number): [number, number] | undefined {
  const of = tokens.findIndex(({ key }, at) => at >= from - 1 && at <= from + longestGroup && key === 'of');
  const head = tokens[of - 1];
  if (!head || head.gap !== '' || !groups.test(head.key) || tokens[of]?.gap !== '') return undefined;
  let start = of - 1;
  while (start > 0 && tokens[start - 1]?.gap === '' && of - start < longestGroup) start--;
  let end = of + 1;
  while (tokens[end]?.capitalised && (end === of + 1 || tokens[end - 1]?.gap === '')) end++;
  const isWhole = tokens[start]?.sentenceStart === true && end > of + 1 && (end === tokens.length || tokens[end - 1]?.gap !== '');
  const isPlain = tokens.slice(start, of).every(({ pos, key }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos) && !/^(?:the|our|my)$/.test(key));
  return isWhole && isPlain && (from === start || from === of + 1) && to <= end ? [start, end] : undefined;
}

/** "The Lost Sock Laundry": the article of a name of several capitals, unless the name is written without it elsewhere. */
function opensWithThe(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  const article = tokens[from - 1];
  const name = spelled(text, tokens, from, to);
  return (
    article?.text === 'The' &&
    article.gap === '' &&
    to - from > 1 &&
    tokens.slice(from, to).every(({ capitalised }) => capitalised) &&
    /^(?:[.,:;!?)–—-]|$)/.test(text.slice(tokens[to - 1]?.end).trimStart()) &&
    text.indexOf(name) === text.lastIndexOf(name)
  );
}

/** "Candles by Wick & Tin": what somebody makes, with a capital where a name begins, is a part of the name. */
function isMadeBy(tokens: readonly Token[], at: number): boolean {
  const [before, made, by] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]];
  if (by?.key !== 'by' || by.gap !== '' || made?.gap !== '' || !made.capitalised) return false;
  if (!/^(?:NOUN|PROPN)$/.test(made.pos) || made.key.endsWith('ed') || brandNouns.has(made.key)) return false;
  return before === undefined || made.sentenceStart || before.gap !== '' || /^(?:for|called|named)$/.test(before.key);
}

/** What is said of a letter behind the name that it is in. */
const saidOfLetter =
  /^(?:is|as|should|shall|must|could|can|will|would|becomes?|being|looks?|shaped|made|formed|drawn|turned|replaced|lies|stands|has|with|to|like)$/;

/** "The M of Montara is a mountain", "second O in Look Closer": the name behind the letter of it that is spoken of. */
function behindLetter(tokens: readonly Token[], first: number, end: number): { from: number; to: number } | undefined {
  let at = first;
  while (at < end && /^(?:the|letter|first|second|third|last|middle|capital|initial|double)$/.test(tokens[at]?.key ?? '')) at++;
  const letter = tokens[at]?.text ?? '';
  if (!/^\p{L}$/u.test(letter) || !/^(?:in|of|from)$/.test(tokens[at + 1]?.key ?? '') || tokens[at]?.gap !== '') return undefined;
  const from = at + 2;
  let to = Math.max(end, from);
  // Where the letter alone was taken for the name, it goes as far as its capitals.
  if (end <= from) while (tokens[to]?.capitalised && (to === from || tokens[to - 1]?.gap === '')) to++;
  const isIn = tokens.slice(from, to).some(({ text }) => text.toLowerCase().includes(letter.toLowerCase()));
  const isSaid = tokens[to - 1]?.gap === '' && saidOfLetter.test(tokens[to]?.key ?? '');
  return to > from && tokens[from]?.capitalised && isIn && isSaid ? { from, to } : undefined;
}

const runOf = (from: number, to: number): ReadonlySet<number> => new Set(Array.from({ length: to - from }, (_, offset) => from + offset));
