import { joinedAround, type Token } from '../../understanding/text/text.js';
import type { ClauseText } from './clause.js';

const exchanges = /^(?:replace|swap|change|exchange|switch|turn|substitute|trade|convert)$/;
const links = /^(?:with|for|to|by|into|against|on)$/;
const becomes = /^(?:become|becomes|into)$/;
const isMotion =
  /^(?:run|runs|running|flow|flows|flowing|go|goes|going|lead|leads|leading|pour|pours|pouring|fall|falls|falling|dive|dives|diving|jump|jumps|jumping|fly|flies|flying|swim|swims|swimming|walk|walks|walking|climb|climbs|climbing|look|looks|looking|drip|drips|dripping)$/;
const inPlaceOf = /^(?:instead (?:of|than|che|que|als|end|enn)|rather than|rather in|in place)$/;
const removing =
  /\b(?:remove|drop (?:the|that|all|any|this)(?! (?:\w+ ){1,2}(?:down|back|to an?) )|lose|delete|ditch|forget|undo|scrap|skip|hide|kill|get rid of|take (?:\w+ ){0,3}(?:out|away|off)|no more|hate|dislike|(?:not|don't|do not|dont) (?:really )?(?:like|love|need|want)|(?:can|could|may|might|should|must|has to|have to|needs to) go(?= (?:too|now|as well|completely|altogether|away)\b|$)|(?:not|no longer) (?:needed|necessary|wanted|required)|unnecessary|superfluous|away|(?<!\b(?:peek|peep|look|stick|pok|pop|com|climb|jump|lean|hang)(?:s|ing|e|es|ping)? )out|gone|not a fan of|bothers|annoys|tired of|leave out|changed my mind about|not sure about|(?:is|looks|are|look) (?:\w+ )?(?:creepy|cliche|cliched|overused|boring|dull|corny|cheesy|dated|ugly|weird|awful|horrible|scary|terrible|hideous|odd|wrong|kitschy|tacky))\b/;
const sentAway = /\b(?:away|(?<!\b(?:peek|peep|look|stick|pok|pop|com|climb|jump|lean|hang)(?:s|ing|e|es|ping)? )out(?! of)|gone)\b/;
const prefers = /^(?:better|rather|nicer|prefer|sooner|prettier|stronger)$/;
/** "Liever blauw dan groen", "plutôt bleu que vert": after "rather" it tells what is not wanted. */
export const thanAbroad = /^(?:dan|als|que|che|do que|an|end|enn|kuin|niz|nez|чем|ніж)$/;
/** "A bit bigger" names no thing. */
const amounts = /^(?:bit|little|lot|tad|touch|darker|lighter|brighter|deeper|warmer|cooler|bigger|smaller|bolder|few)$/;
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
  if (instead >= 0)
    return (mentions) => {
      const after = mentions.filter(({ from }) => from > instead);
      return after.length < mentions.length ? after : after.slice(0, 1);
    };
  // "A fox would be better than the owl", "I prefer a fox to the owl"
  const than = tokens.findIndex(
    ({ key, own }, at) =>
      (key === 'than' && at > 0) ||
      (at > 0 && thanAbroad.test(own) && tokens.slice(0, at).some((before) => before.key !== before.own && prefers.test(before.key))) ||
      ((key === 'to' || (own === 'a' && key !== own)) && tokens.slice(0, at).some((before) => before.key === 'prefer')),
  );
  // "A planet would say more than a telescope": two things, and the second has to go.
  const saysMore =
    than > 0 &&
    tokens.slice(0, than).some(({ key }) => key === 'would') &&
    tokens[than - 1]?.key === 'more' &&
    /^(?:a|an|the|our)$/.test(tokens[than + 1]?.key ?? '');
  if (than > 0 && (saysMore || tokens.slice(0, than).some(({ key }) => prefers.test(key))))
    return (mentions) => mentions.filter(({ from }) => from > than);
  const turned = turnedAt(tokens);
  if (turned > 0)
    return (mentions) =>
      mentions.length < 2
        ? []
        : firstOr(
            mentions.filter(({ from }) => from < turned),
            mentions,
          );
  // "Orange where it is green now"
  const where = tokens.findIndex(({ key }) => key === 'where');
  if (where > 0) return (mentions) => mentions.filter(({ from }) => from > where);
  // "Cow → sheep"
  const arrow = tokens.findIndex(({ gap }) => /^(?:→|->|=>|➜|➔|›)$/.test(gap));
  if (arrow >= 0) return (mentions) => mentions.filter(({ from }) => from <= arrow);
  // "The thread runs from the spool into the cup": neither takes the place of the other.
  const moves = tokens.some(({ key }) => isMotion.test(key));
  const become = tokens.findIndex(({ key }) => becomes.test(key) && !(moves && key === 'into'));
  // Dutch and German put it last: "blauw moet oranje worden".
  // "Could it be a cow instead" names only what comes.
  if (become > 0)
    return (mentions) =>
      mentions.length === 1 && mentions.every(({ from }) => /^(?:a|an)$/.test(tokens[from - 1]?.key ?? ''))
        ? []
        : firstOr(
            mentions.filter(({ from }) => from < become),
            mentions,
          );
  const verb = tokens.findIndex(({ key }) => exchanges.test(key));
  // In German the verb may stand last: "Braun gegen Grün tauschen".
  const link =
    verb < 0
      ? -1
      : tokens.findIndex(
          (token, at) =>
            at > 0 &&
            ((links.test(token.key) && token.own !== 'on') ||
              token.own === 'en' ||
              token.own.endsWith('ksi') ||
              isTurnedInto(tokens, verb, at)),
        );
  return link > 0 ? (mentions) => mentions.filter(({ from }) => from < link) : undefined;
}

/** "Cambia el pan a un croissant", "vaihda tähti leipään": other languages say it with a word that is an article here, or with a case. */
function isTurnedInto(tokens: readonly Token[], verb: number, at: number): boolean {
  const [said, word] = [tokens[verb], tokens[at]];
  if (said === undefined || word === undefined || said.own === said.key || at < verb + 2) return false;
  return word.own === 'a' || (/^(?:vaihd|muut|korva)/.test(said.own) && word.key !== word.own && intoCase.test(word.own));
}
const intoCase = /(?:aa|ää|ee|ii|oo|uu|yy|öö)n$|seen$/;

/** What stands before a word is the old one, and the first of all where the word comes last. */
const firstOr = <M extends Placed>(before: readonly M[], all: readonly M[]): readonly M[] =>
  before.length === all.length ? before.slice(0, 1) : before;

const keepsFirst =
  /^(?:give|given|add|put|hold|holds|holding|wear|wears|wearing|carry|carries|carrying|eat|eating|read|reading|drink|drinking|ride|riding|sit|sits|sitting|stand|standing|have|having|get|with|next|beside|on|under|behind|in|inside|near|around)$/;

/** "Could the rabbit be a hedgehog", "make the rabbit a hedgehog": the article of what takes the place, or 0. */
function turnedAt(tokens: readonly Token[]): number {
  const isThing = (at: number): boolean => /^(?:a|an)$/.test(tokens[at]?.key ?? '') && !amounts.test(tokens[at + 1]?.key ?? '');
  // "Could there be a star" brings one, and turns nothing into it.
  const be = tokens.findIndex(
    ({ key }, at) => key === 'be' && isThing(at + 1) && !tokens.slice(Math.max(0, at - 2), at).some((own) => own.key === 'there'),
  );
  if (be > 0) return be;
  const opens = tokens.findIndex(({ key }) => /^(?:make|let|have|could|can)$/.test(key));
  if (opens < 0 || !tokens.slice(opens + 1, opens + 4).some(({ key }) => /^(?:the|that|this|our|from|of)$/.test(key))) return 0;
  const turned = tokens.findIndex((_, at) => at > opens + 2 && at <= opens + 6 && isThing(at));
  // "Could you give the rabbit a carrot", "let the rabbit hold a carrot": the rabbit stays.
  return tokens.slice(opens, Math.max(0, turned)).some(({ key }) => keepsFirst.test(key)) ? 0 : Math.max(0, turned);
}

/** Whether what stands at a place is to go: by a verb, by a denial, or by "out" behind it. */
export function isGone({ keys, tokens, scopes }: ClauseText, at: number): boolean {
  if (scopes[at]?.negated === true && !scopes[at].softened) return true;
  if (!removing.test(keys)) return false;
  if (sentAway.test(keys)) return true;
  if (isMadeElse(tokens, at)) return false;
  const adds = tokens.findIndex(({ key }) => adding.test(key));
  return adds < 0 || at < adds;
}

/** "Remove the cup, make the cat asleep": behind the mark something else is to be done. */
function isMadeElse(tokens: readonly Token[], at: number): boolean {
  const { from, to } = joinedAround(tokens, at, at + 1);
  const own = tokens.slice(from, to).map(({ key }) => key);
  return from > 0 && own.some((key) => /^(?:make|let|give)$/.test(key)) && !removing.test(own.join(' '));
}
