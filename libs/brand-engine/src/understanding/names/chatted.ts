import { isColourWord } from '../lexicon/colours.js';
import { affirmed, denial, givenUp } from '../lexicon/deliberation.js';
import { sensesOfNaming } from '../lexicon/naming.js';
import { fold, matchesOf } from '../text/text.js';
import type { Candidate, Shortlist } from './shortlist.js';

/** Who says a line, with a time or without: "[09:12] Priya: ", "dani: ", "Kit > ". */
const speaker =
  /(?<=^|[.!?…]\s)(?:\[?\p{Nd}{1,2}[:.]\p{Nd}{2}\]?[\s,–-]*)?(?<who>\p{L}[\p{L}'’-]{0,15}(?:\s\p{Lu}[\p{L}.]{0,15})?)\s?[:>]\s/gu;
const shortestChat = 3;
const link = "(?:&|'n'|\\p{Ll}{1,4})";
const capital = "\\p{Lu}[\\p{L}\\p{N}'’-]*";
/** Nothing but capitals and small words between them: "Lost Sock!!", "Punto y Aparte". */
const alone = new RegExp(
  `^["“„«'‘]?(?<name>${capital}(?:\\s${link}){0,2}(?:\\s(?:${link}\\s){0,2}${capital}){0,5})["”“»'’]?\\s*(?:(?:then|dann|dan|då|lol|alors)(?!\\p{L}).*)?[.!?…\\s]*$`,
  'u',
);
/** Two capitals or more inside a line: "i say Bubble Theory". */
const inside = new RegExp(`(?<=\\s["“„«'‘]?)(?<name>${capital}(?:\\s(?:${link}\\s){0,2}${capital}){1,5})`, 'gu');
const accepting =
  / (?:yes+|yess+|yeah|yep|ok|okay|done|love|perfect|deal|sold|agreed|yay|brilliant|winner|ja+|klar|genau|perfekt|nehmen|super|top|oui|adore|parfait|va pour|si+|ese|esa|ese si|me gusta|hecho|vale|fatto|bellissimo|perfetto|perfecto|fechado|perfeito|boa|adoro|doen|leuk|kanon|bra|tak|bierzemy|biore|ano|berem|да|берем|отлично|так|беремо) /;
const refusing =
  / (?:no|nah|nope|ugh|meh|nein|non|nej|nei|nie|нет|taken|used|exists|already|hate[sd]?|boring|cringe|twee|cheesy|out|gibts|gibt es|vergeben|heisst schon|heisst|pris|existe|ya hay|muy visto|ocupado|c'e gia|esiste|gia|ja ha|ja existe|bezet|zit al|finns|findes|fins|zajete|est uzhe|банально|есть|уже|sounds like|vom tisch) /;

/** A name that a chat speaks of, and what was said of it last. */
interface Proposed extends Candidate {
  name: string;
  isIn: boolean | undefined;
}

/** "Bubble Theory – sounds like a maths class – Lost Sock!! – yes": of the names that a chat proposes the one that it takes last. */
export function readChat(text: string): Shortlist {
  const proposals: Proposed[] = [];
  let current: Proposed | undefined;
  for (const { sentence, start } of saidIn(text)) {
    const words = ` ${fold(sentence)
      .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
      .trim()} `;
    const isOut = denial.test(words.trim().split(' ', 1)[0] ?? '') || refusing.test(words) || givenUp(words);
    const isIn = accepting.test(words) || affirmed(words);
    const known = proposals.find(({ name }) => words.includes(` ${name} `));
    const found = namesIn(sentence).filter(({ name }) => name !== known?.name);
    if (known) {
      current = known;
      known.isIn = !isOut;
    } else if (found.length === 0 && current && current.isIn !== false && (isOut || isIn)) current.isIn = !isOut;
    // "No, we said Elbows On The Table"
    else if (found.length > 0 && current && isOut) current.isIn = false;
    for (const { name, from, to } of found) {
      current = { name, start: start + from, end: start + to, isIn: undefined };
      proposals.push(current);
    }
  }
  const taken = proposals.filter((one) => one.isIn === true);
  const open = proposals.filter((one) => one.isIn === undefined);
  // What everybody else was refused for may be left unanswered.
  const left = proposals.length > 1 && open.length === 1 ? open[0] : undefined;
  const chosen = taken.at(-1) ?? left;
  return { chosen, others: chosen ? proposals.filter((one) => one !== chosen) : [] };
}

const namesIn = (sentence: string): { name: string; from: number; to: number }[] => {
  const whole = alone.exec(sentence);
  const found = whole ? [whole] : matchesOf(sentence, inside);
  return found.flatMap(({ groups, index, 0: match }) => {
    const written = groups?.name ?? '';
    const from = index + match.indexOf(written);
    const name = fold(written).replace(/[^\p{L}\p{N}'-]+/gu, ' ');
    const isColours = name.split(' ').every((word) => isColourWord(word));
    return written.length < 3 || isColours || accepting.test(` ${name} `) || refusing.test(` ${name} `)
      ? []
      : [{ name, from, to: from + written.length }];
  });
};

/** The sentences of a chat in which names are spoken of, without who says them. */
function saidIn(text: string): { sentence: string; start: number }[] {
  const all = matchesOf(text, speaker).map(({ 0: whole, index, groups }) => ({
    who: groups?.who ?? '',
    isTimed: /^\P{L}*\p{Nd}/u.test(whole),
    index,
    end: index + whole.length,
  }));
  const lines = all.filter(({ isTimed, who }) => isTimed || all.filter((other) => other.who === who).length > 1);
  if (lines.length < shortestChat || new Set(lines.map(({ who }) => who)).size < 2) return [];
  if (!text.split(/[^\p{L}'’-]+/u).some((word) => sensesOfNaming(word).includes('called'))) return [];
  return lines.flatMap(({ end: from }, at) => {
    const content = text.slice(from, lines[at + 1]?.index ?? text.length);
    return [...content.matchAll(/[^.!?…]+[.!?…]*/gu)].map((match) => {
      const lead = /^\s*/u.exec(match[0])?.[0].length ?? 0;
      return { sentence: match[0].slice(lead).trimEnd(), start: from + match.index + lead };
    });
  });
}
