import { isArticle } from '../asked/articles.js';
import { paletteNouns } from '../colours/colour-context.js';
import { words } from '../text/phrases.js';
import { clauseStart, endsClause, type Token } from '../text/text.js';

/** Labels of a form that tell what somebody does. */
const labelsOfTrades = words('industry trade sector business field product products service services');

/** "Why does every vet have a paw print?" and "a horn of plenty? No, an anchor" ask for none. */
function isInQuestion(tokens: readonly Token[], at: number): boolean {
  const from = clauseStart(tokens, at);
  const end = tokens.findIndex(({ gap }, place) => place >= at && endsClause(gap));
  const answer = tokens[end + 1];
  if (tokens[end]?.gap.includes('?') === true && answer?.key === 'no' && /^[,:–—]/.test(answer.gap)) return true;
  return /^(?:why|how)$/.test(tokens[from]?.key ?? '') && tokens[from + 1]?.key !== 'about';
}

/** "Industry: beekeeping" tells what somebody does. */
function isTradeField(tokens: readonly Token[], at: number): boolean {
  const label = tokens.slice(0, at).findLast(({ gap }) => gap !== '');
  const before = label ? tokens[tokens.indexOf(label) - 1] : undefined;
  // "What we do: notebooks"
  const isDeed = before?.key === 'we' && /^(?:do|make|sell|offer)$/.test(label?.key ?? '');
  return label?.gap.startsWith(':') === true && (labelsOfTrades.has(label.key) || isDeed);
}

const wishingAnything =
  /^(?:want|need|love|like|prefer|please|would|should|could|i'd|we'd|logo|symbol|icon|picture|with|maybe|perhaps|name|called)$/;

/** "I have two cats, a grand piano and a flat", "there are geese, sheep and trees", "my shop is full of lamps, chairs and clocks": a sentence that lists what there is asks for nothing. */
function isInInventory(tokens: readonly Token[], at: number): boolean {
  const isEnd = ({ gap }: Token): boolean => /[.!?;:…]/.test(gap);
  const from = tokens.slice(0, at).findLastIndex(isEnd) + 1;
  const end = tokens.findIndex((token, place) => place >= at && isEnd(token));
  const sentence = tokens.slice(from, end < 0 ? tokens.length : end + 1);
  const [who = '', verb = ''] = sentence.map(({ key }) => key);
  const isList = sentence.slice(0, at - from).some(({ gap }) => gap === ',');
  const isOwner = /^(?:i|we)$/.test(who)
    ? /^(?:have|had|keep|own|sell)$/.test(verb)
    : who === 'there' && /^(?:is|are|was|were)$/.test(verb);
  const isFull = sentence.some(({ key }, place) => key === 'full' && sentence[place + 1]?.key === 'of');
  const isGiven = sentence.some(({ key }, place) => key === 'gave' && /^(?:me|us)$/.test(sentence[place + 1]?.key ?? ''));
  return isList && (isOwner || isGiven || isFull) && !sentence.some(({ key }) => wishingAnything.test(key));
}

/** "Cor: trigo": what a colour is likened to is no picture. */
const isColourField = (tokens: readonly Token[], at: number): boolean => {
  const label = tokens[isArticle(tokens[at - 1]) ? at - 2 : at - 1];
  return label !== undefined && label.gap.startsWith(':') && paletteNouns.has(label.key);
};

/** Whether a thing stands in a question, a list of what there is, or a field of a form that is not about pictures. */
export const isOnlyTold = (tokens: readonly Token[], at: number): boolean =>
  isInQuestion(tokens, at) || isInInventory(tokens, at) || isTradeField(tokens, at) || isColourField(tokens, at);
