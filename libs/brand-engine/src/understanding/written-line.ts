import { findTagline, tidyLine } from './names/lines.js';
import type { Token } from './text.js';
import type { Span } from './wishes.js';

/** A line that shall stand under the name. */
export interface WrittenLine extends Span {
  text: string;
  /** Set where it is what an abbreviation stands for. */
  isLongForm: boolean;
}

/** Words for the line itself, as many tongues have them. */
const nouns =
  'tag ?line|slogan|motto|strap ?line|sub-?title|sub ?line|byline|second line|untertitel|unterzeile|zweite zeile|zusatzzeile|sous-titre|baseline|accroche|mention|subtítulo|segunda línea|leyenda|sottotitolo|seconda riga|dicitura|segunda linha|ondertitel|onderschrift|tweede regel|undertitel|underrubrik|undertekst|undertittel|podtytuł|dopisek|hasło|podtitul|dovětek|alaotsikko|iskulause|подзаголовок|подпись|вторая строка|підзаголовок|підпис|υπότιτλος|δεύτερη γραμμή';
/** Where it stands. */
const places =
  'below|beneath|underneath|under it|under the name|darunter|unter dem namen|unten|en dessous|au-dessous|dessous|sous le nom|debajo|abajo|bajo el nombre|sotto|sotto il nome|embaixo|em baixo|por baixo|abaixo|debaixo do nome|eronder|daaronder|onder de naam|under namnet|nedanför|därunder|nedenunder|under navnet|nedenfor|derunder|pod spodem|pod nazwą|poniżej|pod názvem|dole|nimen alla|под названием|снизу|внизу|під назвою|знизу|από κάτω|κάτω από το όνομα';
/** What says that it is written there. */
const verbs =
  'reads?|reading|says?|saying|write|written|add|put|steht|stehen|stehe|schreib\\p{L}*|kommt|écri\\p{L}*|inscri\\p{L}*|marqu\\p{L}*|ajout\\p{L}*|pon|ponga|poner|escrib\\p{L}*|diga|añad\\p{L}*|scriv\\p{L}*|scritt\\p{L}*|metti\\p{L}*|aggiung\\p{L}*|escrev\\p{L}*|escrit\\p{L}*|diz\\p{L}*|coloc\\p{L}*|põe|komt|staan|staat|schrijf|zet|stå|står|skriv\\p{L}*|stå|napis\\p{L}*|dopis\\p{L}*|napiš\\p{L}*|lukee|teksti|напис\\p{L}*|надпис\\p{L}*|добав\\p{L}*|напиш\\p{L}*|γράψ\\p{L}*|γράφει|γραμμένο|γράφετε';

const letter = '[\\p{L}\\p{N}]';
const open = '["“„«»‘‚”]';
/** What is written in quotes, or to the end of its sentence. */
const content = `(?:${open}\\s?(?<quoted>[^"“”„«»‘’\\n]{2,60}?)\\s?["”“»«’‘]|(?<plain>[^".;:!?\\n]{2,60}))`;
const some = `(?:[^\\S\\n]+[^\\s".;:!?„“«]+){0,4}?`;
const announced = [
  // "Untertitel: Praxis für Physiotherapie", "the line beneath should read: Bespoke since 1983"
  `(?<!${letter})(?:${nouns})(?!${letter})${some}\\s*[:–—]\\s*${content}`,
  `(?<!${letter})line(?!${letter})${some}[^\\S\\n]+(?:${places}|reads?)(?!${letter})${some}\\s*:\\s*${content}`,
  `(?<!${letter})(?:${places})(?!${letter})${some}[^\\S\\n]+(?:${verbs})(?!${letter})[^\\S\\n]*:?[^\\S\\n]*(?=${open}|\\p{Lu}|\\d)${content}`,
  `(?<!${letter})(?:${verbs})(?!${letter})${some}[^\\S\\n]+(?:${places})(?!${letter})[^\\S\\n]*:[^\\S\\n]*${content}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** "Under namnet ska det stå Tandvård i Varberg": case is told apart only here, where a capital begins what is written. */
const startsWritten = /^[\p{Lu}\p{N}]/u;

/** "The full name small underneath", "darunter klein die Langform", "sotto il nome per esteso". */
const longForms =
  /(?<!\p{L})(?:full name|full title|long form|long name|long version|langform|voller name|vollen namen|volle name|ganze name|ausgeschrieben\p{L}*|nom complet|nom entier|toutes lettres|nombre completo|nome completo|nome per esteso|per esteso|por extenso|nome inteiro|volledige naam|lange naam|voluit|fullständiga namnet|hela namnet|fulde navn|lange navn|hele navnet|fullt navn|fulle navnet|pełna nazwa|pełną nazwę|pełnej nazwy|celý název|koko nimi|полное название|полное имя|повна назва|повну назву|πλήρες όνομα|πλήρη ονομασία)(?!\p{L})/giu;

const longestShort = 10;

/** The line under the name that a prompt asks for: a tagline, what shall be written there, or what an abbreviation stands for. */
export function findWrittenLine(text: string, tokens: readonly Token[], name: string): WrittenLine | undefined {
  const tagline = findTagline(text);
  const line = tagline === null ? announcedLine(text) : { text: tagline, start: text.indexOf(tagline) };
  const found = line ?? longFormOf(text, name);
  if (found === undefined || found.text === name) return undefined;
  const end = found.start + found.text.length;
  const inside = tokens.flatMap((token, at) => (found.start >= 0 && token.start >= found.start && token.end <= end ? [at] : []));
  return { text: found.text, from: inside[0] ?? 0, to: (inside.at(-1) ?? -1) + 1, isLongForm: line === undefined };
}

/** Clauses that only say that the long form is wanted: "the full name small underneath". */
export const longFormClauses = (text: string, tokens: readonly Token[]): Span[] =>
  [...text.matchAll(longForms)].map(({ index }) => clauseAt(tokens, index));

interface Found {
  text: string;
  start: number;
}

function announcedLine(text: string): Found | undefined {
  for (const pattern of announced) {
    const { quoted, plain } = pattern.exec(text)?.groups ?? {};
    const written = quoted ?? (plain !== undefined && (startsWritten.test(plain.trim()) || /:\s*$/.test(before(text, plain))) ? plain : '');
    const line = tidyLine(written);
    if (line !== null) return { text: line, start: text.indexOf(line) };
  }
  return undefined;
}

const before = (text: string, part: string): string => text.slice(0, text.indexOf(part));

/** "NORA – Northern Otter Rescue Association", "DKVF = Dansk Kystvandrerforening": what is spelled out right behind its letters. */
function longFormOf(text: string, name: string): Found | undefined {
  const short = name.replaceAll('.', '');
  if (short.length > longestShort || !/^\p{Lu}[\p{L}\p{N}]+$/u.test(short) || !/\p{Lu}.*\p{Lu}/u.test(short)) return undefined;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const behind = new RegExp(
    `(?<!${letter})${escaped}["”»]?\\s*(?:[–—=:(-]|,?\\s(?:short for|stands for|kurz für|steht für|pour|abbreviation of))\\s*(\\p{Lu}[^.;:!?()\\n–—]{4,60})`,
    'u',
  ).exec(text)?.[1];
  const line = behind === undefined ? null : tidyLine(behind);
  return line !== null && abbreviates(short, line) ? { text: line, start: text.indexOf(line) } : undefined;
}

const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether letters stand in a line in their order, and begin its first word and most of the others. */
function abbreviates(short: string, line: string): boolean {
  const letters = Array.from(plainly(short));
  const words = plainly(line)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  let [at, begun] = [0, 0];
  for (const word of words) {
    if (word.startsWith(letters[at] ?? '\n')) begun++;
    for (const own of word) if (own === letters[at]) at++;
  }
  return at === letters.length && words[0]?.startsWith(letters[0] ?? '\n') === true && begun >= Math.min(2, words.length);
}

/** The clause around a place of the text. */
function clauseAt(tokens: readonly Token[], start: number): Span {
  const at = Math.max(
    0,
    tokens.findIndex((token) => token.end > start),
  );
  const ends = (place: number): boolean => /[,;:.!?…()–—|\n]/.test(tokens[place]?.gap ?? '');
  let [from, to] = [at, at + 1];
  while (from > 0 && !ends(from - 1)) from--;
  while (to < tokens.length && !ends(to - 1)) to++;
  return { from, to };
}
