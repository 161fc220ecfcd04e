import { type Deliberation, droppedIn } from '../language/deliberation.js';
import type { Token } from '../text/text.js';
import { covering } from '../wishes.js';
import type { ColourMention } from './colours.js';

/** Words that a wish begins with, whatever is told before it. */
const wishes = /^(?:so|but|make|use|it|then|rather|please|want|like)$/;

/** "In pink. PS: make it peppermint green instead": the colours before have given way, and so have those that were only weighed. */
export function withoutReplaced(mentions: readonly ColourMention[], tokens: readonly Token[], deliberation: Deliberation): ColourMention[] {
  const judged = covering(deliberation.filter(({ isJudged }) => isJudged));
  // "Blue is boring, so avoid it".
  const refusing = mentions.map((mention) => (judged.has(mention.from) ? { ...mention, avoided: true } : mention));
  const weighed = withoutWeighed(refusing, deliberation);
  const last = weighed.findLast(({ from, to, avoided }) => !avoided && (isInstead(tokens, to) || isSecondThought(tokens, from)));
  if (!last) return weighed;
  let start = last.from;
  while (start > 0 && tokens[start - 1]?.gap === '' && !wishes.test(tokens[start - 1]?.key ?? '')) start--;
  const isReplaced = ({ intent, avoided, to }: ColourMention): boolean =>
    !avoided && (intent.hue !== null || isSecondThought(tokens, last.from)) && to <= start;
  return weighed.filter((mention) => !isReplaced(mention));
}

/** "I was going to go for lilac, but mint would be better": where no other colour is left, what was weighed still counts. */
function withoutWeighed(mentions: readonly ColourMention[], deliberation: Deliberation): ColourMention[] {
  const places = new Set(mentions.filter(({ avoided }) => !avoided).map(({ from }) => from));
  const dropped = droppedIn(deliberation, (at) => places.has(at));
  const kept = mentions.filter(({ from, avoided }) => avoided || !dropped.has(from));
  return kept.some(({ avoided }) => !avoided) ? kept : [...mentions];
}

/** "I said red, but on reflection I'd rather have a soft blue", "Verde. No, mejor rojo", "change it to gold", "I take that back, brown". */
const isSecondThought = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens.slice(Math.max(0, from - 8), from);
  const keys = before.map(({ key, gap }) => key + (/[.!?]/.test(gap) ? '.' : gap === '' ? '' : ',')).join(' ');
  const owns = before.map(({ own, gap }) => own + (/[.!?]/.test(gap) ? '.' : gap === '' ? '' : ',')).join(' ');
  return [keys, owns].some((words) => secondThoughts.some((said) => said.test(words)));
};

const secondThoughts = [
  /(?:reflection|thought|thoughts|second),? (?:\S+ )?(?:i'd|we'd|would|i|we) (?:rather|prefer|sooner)\b/,
  /\bon (?:reflection|second thoughts?),? [^.]*$/,
  /\b(?:change|changed|switch|switched) (?:it |that |this |the colou?r )?(?:to|into)(?: a| the)?(?: \S+)?$/,
  /\b(?:take|took) (?:that|it) back[,.](?: \S+)?$/,
  /\bchanged (?:my|our) minds?[,.:]?(?: \S+){0,3}$/,
  // "Rosa. Anzi no, meglio azzurro", "nein, lieber Blau", "no wait, make it teal".
  /[.,] ?(?:anzi |oh |ach |well |ah )?(?:no|nein|non|nee|nej|nei|nie|ne|нет|ні)(?: wait| sorry| actually)?[,.] (?:rather|better|lieber|doch|plutot|mejor|meglio|melhor|liever|hellre|hellere|heller|raczej|radeji|лучше|краще|make it|make that)(?: \S+)?$/,
];

/** "Green instead", and not "green instead of a fox". */
const isInstead = (tokens: readonly Token[], to: number): boolean =>
  tokens[to - 1]?.gap === '' && tokens[to]?.key === 'instead' && tokens[to + 1]?.key !== 'of';
