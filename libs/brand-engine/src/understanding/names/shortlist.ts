import { affirmed, givenUp, settled } from '../lexicon/deliberation.js';
import { deciding } from '../lexicon/asking.js';
import { remembered } from '../../remembered.js';
import { fold, matchesOf } from '../text/text.js';
import { readChat } from './chatted.js';

/** A name of a list, by its characters. */
export interface Candidate {
  start: number;
  end: number;
}

/** What a list of names says: the one that was chosen, and the others. */
export interface Shortlist {
  chosen: Candidate | undefined;
  others: readonly Candidate[];
}

const nothing: Shortlist = { chosen: undefined, others: [] };
const longestCandidate = 40;

/** Votes are told in these words; a score without one may be anything. */
const voting = /(?<!\p{L})(?:vot|ballot|poll|tally|stimm|abstimm|scrutin|voix|stem|omröst|röst|afstem|głos|hlas|голос)\p{L}*/iu;
/** "Table for All 6", "Weaver: 4", "Loom (7 Stimmen)" at the end of a part of the sentence. */
const counted = /^(?<name>\P{N}.*?)[\s:=(–—-]+(?<count>\p{N}{1,4})(?:\s\p{L}{3,}\.?)?\)?$/u;

/** "Vote: The Open Pot 2, Table for All 6": of several that are counted the one with the most. */
function voted(text: string): Shortlist {
  if (!voting.test(text)) return nothing;
  for (const { sentence, start } of sentencesOf(text)) {
    if (!voting.test(text.slice(Math.max(0, start - 80), start + sentence.length))) continue;
    const lead = /^\P{N}*:\s+(?=["“„«'‘]?\p{Lu})/u.exec(sentence)?.[0].length ?? 0;
    let at = start + lead;
    const parts = sentence.slice(lead).split(/(,\s+(?:(?:and|und|et|y|e|en|og|och|i)\s+)?|;\s+|\s+(?:and|against|to)\s+(?=\p{Lu}))/u);
    const candidates = parts.flatMap((part) => {
      const from = at;
      at += part.length;
      const { name = '', count = '' } = counted.exec(part)?.groups ?? {};
      const candidate = { start: from, end: from + name.length };
      return /^[“"„«'‘]?\p{Lu}/u.test(name) && name.length <= longestCandidate ? [{ candidate, count: Number(count) }] : [];
    });
    const most = Math.max(...candidates.map(({ count }) => count));
    const winners = candidates.filter(({ count }) => count === most);
    if (candidates.length < 2 || winners.length !== 1) continue;
    return {
      chosen: winners[0]?.candidate,
      others: candidates.filter((own) => own !== winners[0]).map(({ candidate }) => candidate),
    };
  }
  return nothing;
}

/** What a line of a list begins with: "1.", "b)", "(c)", "-", "*". */
const item = /(?:(?<=^|[\s.,:;])\(?(?:\p{N}{1,2}|[a-h])[.)]|(?<=^|[.:;]\s)[-*•–])\s+/gu;
/** The name at the beginning of a line, and what is said of it. */
const remarked =
  /^(?<name>[“"„«'‘]?[\p{Lu}\p{N}][^,;:()<>←→✓✔✗✘]*?)[.!?]?\s*(?:\s[-–—=]+>?\s|[:,(]\s*|(?=<-|<=|←|→|✓|✔|✗|✘))\s*(?<remark>\S.*)$/u;
const points = /^(?:<-|<=|←|✓|✔)/u;
const strikes = /^(?:✗|✘|x(?!\p{L}))/iu;
const refusing =
  / (?:out|no|nope|taken|gone|generic|meh|raus|weg|nein|vergeben|non|pris|exclu|ocupado|descartado|fuera|fora|preso|via|bezet|nej|upptaget|optaget|nie|zajete) /;
const choosing =
  / (?:this one|this|yes|winner|favourite|favorite|our pick|love it|dieser|diesen|ja|oui|celui-ci|este|esta|questo|questa|deze|den har|den her|ten|to jest) /;

/** "1. Ember & Oak - out, legal 2. Bark <- this one": of several that are remarked upon the one that the remarks leave. */
function remarkedUpon(text: string): Shortlist {
  const starts = matchesOf(text, item).map((match) => ({ at: match.index, start: match.index + match[0].length }));
  if (starts.length < 2) return nothing;
  const candidates = starts.flatMap(({ start }, place) => {
    const line = text.slice(start, starts[place + 1]?.at ?? endOfSentence(text, start));
    const { name = '', remark = '' } = remarked.exec(line.trimEnd())?.groups ?? {};
    if (name === '' || name.length > longestCandidate) return [];
    const said = ` ${fold(remark)
      .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
      .trim()} `;
    const isOut = strikes.test(remark) || refusing.test(said) || givenUp(said);
    const isChosen = points.test(remark) || (!isOut && [choosing.test(said), affirmed(said), settled(said), deciding(said)].includes(true));
    return [{ candidate: { start, end: start + name.trimEnd().length }, isOut, isChosen }];
  });
  const chosen = candidates.filter(({ isChosen }) => isChosen);
  const left = chosen.length > 0 ? chosen : candidates.filter(({ isOut }) => !isOut);
  const isDecided =
    candidates.length > 1 && left.length === 1 && (chosen.length === 1 || candidates.filter(({ isOut }) => isOut).length > 1);
  return isDecided
    ? { chosen: left[0]?.candidate, others: candidates.filter((own) => own !== left[0]).map(({ candidate }) => candidate) }
    : nothing;
}

/** Names that a text lists, and the one that a vote or the remarks beside them leave; several rules ask for those of the same text. */
export const readShortlist = remembered(8, (text): Shortlist => {
  const byVote = voted(text);
  const byRemarks = byVote.chosen ? byVote : remarkedUpon(text);
  return byRemarks.chosen ? byRemarks : readChat(text);
});

/** A line of a list ends with its sentence, unless a mark behind the name points at it: "Bark. <- this one". */
function endOfSentence(text: string, start: number): number {
  const end = /[.!?](?!\s*(?:<-|<=|←|✓|✔))(?=\s|$)/u.exec(text.slice(start))?.index;
  return end === undefined ? text.length : start + end;
}

const sentencesOf = (text: string): { sentence: string; start: number }[] =>
  [...text.matchAll(/[^.!?]+/gu)].map((match) => {
    const lead = /^\s*/u.exec(match[0])?.[0].length ?? 0;
    return { sentence: match[0].slice(lead), start: match.index + lead };
  });
