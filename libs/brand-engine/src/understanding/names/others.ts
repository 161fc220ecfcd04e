import { words } from '../text/phrases.js';
import { areJoined, endsClause, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';
import { isNameLike, joins, linkWords } from './looks.js';

const companions = words(`
  dog puppy cat kitten horse pony donkey parrot rabbit whippet terrier spaniel
  son daughter wife husband partner brother sister mother father mum mom dad nan gran grandma grandmother grandad grandfather uncle aunt cousin niece nephew
  friend neighbour neighbor landlord landlady boss colleague teacher conductor owner founder predecessor rival competitor supplier
`);
/** Whose companion it is. */
const owners = /^(?:my|our|his|her|their|late|old|first|former|previous)$/;
const title = /^(?:mr|mrs|ms|miss|dr|prof)$/;
const forebears = /^(?:grandma|grandpa|granny|gran|nan|grandad|granddad|aunt|auntie|uncle|mr|mrs|miss)$/;
const past =
  /^(?:\p{L}+ed|bought|ran|sold|kept|made|left|was|had|began|built|came|taught|wants|wanted|says|said|drew|grew|fished|drove|retires)$/u;

/** Who stands for a brand only beside it: "a dog called Pint", "my sister Bea"; "my dad's shop" is none of them. */
const companionsOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ key, gap, capitalised, text }, at) => {
    if (!companions.has(key) || capitalised || gap !== '' || /['’]s$/.test(text)) return [];
    // "Masa madre llamada …": behind a noun it is half of a word.
    const before = tokens[at - 1];
    const isHalf = before?.gap === '' && before.pos === 'NOUN' && !/['’]s$/.test(before.text);
    // "A supplier called …" is the brand itself; "our supplier" is not.
    const isCalled = !isHalf && key !== 'supplier' && /^(?:called|named)$/.test(tokens[at + 1]?.key ?? '');
    if (!isCalled && !tokens.slice(Math.max(0, at - 2), at).some((owner) => owners.test(owner.key))) return [];
    const from = at + (isCalled ? 2 : 1);
    const first = tokens[from];
    if (!first?.capitalised || /['’]s$/.test(first.text)) return [];
    return [{ from: at + 1, to: endOfPerson(tokens, from) }];
  });

/** "When Grandma Edith opened the tea room", "Mr Alderman founded it": who did so once. */
const forebearsOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ own, capitalised }, at) => {
    if (!capitalised || !forebears.test(own) || !tokens[at + 1]?.capitalised) return [];
    const to = endOfPerson(tokens, at + 1);
    return past.test(tokens[to]?.own ?? '') && tokens[to - 1]?.gap === '' && !tokens[to]?.capitalised ? [{ from: at, to }] : [];
  });

/** "Karen", "Mr. Okafor", "Paula Pryke". */
function endOfPerson(tokens: readonly Token[], from: number): number {
  const first = title.test(tokens[from]?.own ?? '') ? from + 1 : from;
  const [given, family] = tokens.slice(first, first + 2);
  const isWhole = given?.gap === '' && family?.capitalised === true && !/['’]s$/.test(family.text);
  return Math.min(tokens.length, first + (isWhole ? 2 : 1));
}

const contact =
  /^(?:instagram|insta|ig|tiktok|twitter|facebook|handle|website|web|site|url|email|e-mail|mail|webseite|sito|sitio|hemsida)$/;

/** "Instagram: @rooted.plants", "website kettleandcrane.co.uk": where they are found. */
const contactsOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ own, gap }, at) => {
    const next = tokens[at + 1];
    const isLabelled = contact.test(own) && /^[:=]?\s*@?$/.test(gap);
    return isLabelled && next !== undefined && (gap.endsWith('@') || /\p{L}[.@]\p{L}/u.test(next.text)) ? [{ from: at, to: at + 2 }] : [];
  });

/** Labels of lines that list who was there, who fills in a form, and who else sells the like, as they are written without accents. */
const ofOthers = words(`
  apologies attendance attending attendees participants contact referred competitor competitors competition designer founder founders author
  anwesend abwesend entschuldigt teilnehmer teilnehmende ansprechpartner ansprechpartnerin inhaber inhaberin grunder kontaktperson wettbewerb wettbewerber mitbewerber konkurrenz
  presents excuses absents concurrents concurrence asistentes ausentes contacto competencia competidores presenti assenti referente concorrenti
  concorrencia concorrentes responsavel aanwezig afwezig contactpersoon concurrenten narvarande franvarande konkurrenter konkurrent fravaer fravaerende
  obecni nieobecni konkurencja pritomni omluveni konkurence присутствовали отсутствовали конкуренты присутні конкуренти lasna poissa παροντες
`);
const longestLabel = 4;

/** "Present: Mr Rudd, Bev", "Competitors: Blue Lotus, Namaste House": a line of a form or of minutes up to its end. */
const listedOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ gap }, at) => {
    if (!gap.startsWith(':')) return [];
    const from = Math.max(
      0,
      tokens.slice(0, at + 1).findLastIndex(({ sentenceStart }) => sentenceStart),
    );
    const label = tokens.slice(from, at + 1);
    const isPresent = label.length === 1 && /^(?:present|presentes)$/.test(label[0]?.own ?? '');
    const isOfOthers = isPresent || (label.length <= longestLabel && label.some(({ own }) => ofOthers.has(own)));
    const length = tokens.slice(at + 1).findIndex((token) => /[.;!?]/.test(token.gap) && !shortened.test(token.text)) + 1;
    return isOfOthers ? [{ from, to: length > 0 ? at + 1 + length : tokens.length }] : [];
  });
/** "Hr. Albers", "A. Farr". */
const shortened = /^(?:\p{Lu}|[FH]r|Mrs?|Ms|Dr|Sra?|Prof)$/u;

/** What leads to a neighbour, a model, a teacher or a supplier, by its last words. */
const leads: readonly (readonly string[])[] = [
  ['next', 'to'],
  ['next', 'door', 'to'],
  ['opposite'],
  ['across', 'from'],
  ['round', 'the', 'corner', 'from'],
  ['around', 'the', 'corner', 'from'],
  ['corner', 'of'],
  ['just', 'off'],
  ['beside', 'the'],
  ['above', 'the'],
  ['behind', 'the'],
  ['inspired', 'by'],
  ['influenced', 'by'],
  ['founded', 'by'],
  ['started', 'by'],
  ['owned', 'by'],
  ['run', 'by'],
  ['trained', 'by'],
  ['taught', 'by'],
  ['supplied', 'by'],
  ['similar', 'to'],
  ['brands', 'like'],
  ['such', 'as'],
  ['not', 'like'],
  ['something', 'like'],
  ['think', 'of'],
  ['nothing', 'like'],
  ['bought', 'it', 'off'],
  ['bought', 'it', 'from'],
  ['business', 'from'],
  ['over', 'from'],
  ['trained', 'at'],
  ['worked', 'at'],
  ['worked', 'for'],
  ['hair', 'at'],
  ['studied', 'at'],
];
/** "We buy our flour from Shipton Mill" */
const buys = /^(?:buy|buys|bought|source|sources|get|gets|rent|rents)$/;
const article = /^(?:the|my|our|a|an|old)$/;

/** Where the name of somebody else begins behind what leads to it. */
function ledTo(tokens: readonly Token[], at: number): boolean {
  const back = article.test(tokens[at - 1]?.key ?? '') && !tokens[at - 1]?.capitalised ? at - 1 : at;
  const ends = (end: number): boolean =>
    leads.some(
      (lead) =>
        lead.every((word, place) => tokens[end - lead.length + place]?.key === word) &&
        end >= lead.length &&
        areJoined(tokens, end - lead.length, at),
    );
  if (ends(at) || ends(back)) return true;
  if (tokens[back - 1]?.key !== 'from' || tokens[back - 1]?.gap !== '') return false;
  const clause = tokens.slice(Math.max(0, back - reach), back - 1);
  const broken = clause.findLastIndex(({ gap }) => gap !== '');
  return clause.slice(broken + 1).some(({ key }) => buys.test(key));
}
const reach = 5;

/** Neighbours, models, teachers and suppliers: "next door to Beigel Bake", "brands like Aesop or Jo Malone", "inspired by Chanel". */
function ledOf(tokens: readonly Token[]): Span[] {
  const found: Span[] = [];
  for (let at = 1; at < tokens.length; at++) {
    // A noun of German has a capital too: "eine Sonne über den Wellen".
    const isNoun = tokens[at]?.key !== tokens[at]?.own;
    if (isNoun || !isNameLike(tokens[at]) || tokens[at]?.sentenceStart || !ledTo(tokens, at)) continue;
    const to = endOfOthers(tokens, at);
    found.push({ from: at, to });
    at = to;
  }
  return found;
}

/** The capitals of one name or of several: "Weber, Big Green Egg and Traeger". */
function endOfOthers(tokens: readonly Token[], from: number): number {
  let to = from + 1;
  for (;;) {
    const [last, next, after] = [tokens[to - 1], tokens[to], tokens[to + 1]];
    if (!last || !next || endsClause(last.gap)) return to;
    if (joins(last) && (isNameLike(next) || /^\p{Nd}/u.test(next.text))) to++;
    else if (joins(last) && (linkWords.has(next.own) || next.key === 'or') && next.gap === '' && isNameLike(after)) to += 2;
    else return to;
  }
}

/** Everybody who is named beside the brand: companions, forebears, neighbours, models, suppliers, rivals, who was there, and where it is found. */
export const findOthers = (tokens: readonly Token[]): Span[] => [
  ...companionsOf(tokens),
  ...forebearsOf(tokens),
  ...contactsOf(tokens),
  ...listedOf(tokens),
  ...ledOf(tokens),
];
