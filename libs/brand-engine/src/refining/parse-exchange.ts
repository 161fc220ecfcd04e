import type { Token } from '../understanding/text.js';
import type { ClauseText } from './parse-clause.js';

const exchanges = /^(?:replace|swap|change|exchange|switch|turn|substitute|trade|convert)$/;
const links = /^(?:with|for|to|by|into|against|on)$/;
const becomes = /^(?:become|becomes|into)$/;
const inPlaceOf = /^(?:instead of|rather than|rather in|in place)$/;
const removing =
  /\b(?:remove|drop (?:the|that|all|any|this)|lose|delete|ditch|forget|undo|scrap|skip|hide|kill|get rid of|take (?:\w+ ){0,3}(?:out|away|off)|without|no more|hate|dislike|away|out|gone|not a fan of|tired of|leave out|changed my mind about|not sure about|(?:is|looks|are|look) (?:\w+ )?(?:creepy|ugly|weird|awful|horrible|scary|terrible|hideous|odd|wrong|kitschy|tacky))\b/;
const sentAway = /\b(?:away|out|gone)\b/;
const adding = /^(?:use|add|put|show|try|insert)$/;

interface Placed {
  from: number;
}

/** Tells which of several mentions have to go, and which take their place. */
export type Exchange = <M extends Placed>(mentions: readonly M[]) => readonly M[];

/** "Replace A with B", "A should become B", "instead of A B", "B instead of A": what tells old from new; nothing where nothing is exchanged. */
export function exchangeOf(tokens: readonly Token[]): Exchange | undefined {
  const instead = tokens.findIndex(({ key }, at) => inPlaceOf.test(`${key} ${tokens[at + 1]?.key ?? ''}`));
  // After "instead of" the first is the old one, whatever follows.
  if (instead >= 0) return (mentions) => mentions.filter(({ from }) => from > instead).slice(0, 1);
  // "Orange where it is green now"
  const where = tokens.findIndex(({ key }) => key === 'where');
  if (where > 0) return (mentions) => mentions.filter(({ from }) => from > where);
  // "Cow → sheep"
  const arrow = tokens.findIndex(({ gap }) => /^(?:→|->|=>|➜|➔|›)$/.test(gap));
  if (arrow >= 0) return (mentions) => mentions.filter(({ from }) => from <= arrow);
  const become = tokens.findIndex(({ key }) => becomes.test(key));
  // Dutch and German put it last: "blauw moet oranje worden".
  if (become > 0)
    return (mentions) => {
      const before = mentions.filter(({ from }) => from < become);
      return before.length === mentions.length ? before.slice(0, 1) : before;
    };
  const verb = tokens.findIndex(({ key }) => exchanges.test(key));
  // In German the verb may stand last: "Braun gegen Grün tauschen".
  const link = verb < 0 ? -1 : tokens.findIndex(({ key, own }, at) => at > 0 && ((links.test(key) && own !== 'on') || own === 'en'));
  return link > 0 ? (mentions) => mentions.filter(({ from }) => from < link) : undefined;
}

/** Whether what stands at a place is to go: by a verb, by a denial, or by "out" behind it. */
export function isGone({ keys, tokens, scopes }: ClauseText, at: number): boolean {
  if (scopes[at]?.negated === true && !scopes[at].softened) return true;
  if (!removing.test(keys)) return false;
  if (sentAway.test(keys)) return true;
  const adds = tokens.findIndex(({ key }) => adding.test(key));
  return adds < 0 || at < adds;
}
