import type { Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { spell } from './spelling.js';

/** No answer that is a name alone has more words. */
const longestAnswer = 6;
const ends = /[.?!;]/;
const label = /^(?:a|answer|r|antwort|réponse|respuesta|risposta|resposta|antwoord|svar)$/i;
/** Words of a question or a sentence that a name answers, and of one that it does not. */
const asks = /^(?:call|called|name|named)$/;
const denies = /^(?:no|not|without|yet|old|former|never|why|who|my)$/;
/** "We finally have a name for the band. VELVET HAMMER.": the sentence says that there is one, and does not say it. */
const has = /^(?:have|has|got|found|chosen|picked|agreed|decided)$/;

const undecided = /^(?:no|not|none|nothing|yes|maybe|still|ask)$/;

/** "Q: What is it called? A: Pluckwise", "so the band finally has a name. VELVET TAX OFFICE." */
export function answeredName(context: NameContext): FoundName | undefined {
  const { tokens } = context;
  for (const [at, token] of tokens.entries()) {
    if (!ends.test(token.gap)) continue;
    const question = tokens.slice(tokens.slice(0, at).findLastIndex(({ gap }) => /[.?!;:]/.test(gap)) + 1, at + 1);
    const isQuestion = token.gap.includes('?');
    // "What is your name?" asks who writes.
    const isOfWriter = question.some(({ key }, place) => key === 'your' && question[place + 1]?.key === 'name');
    if (!question.some(({ key }) => asks.test(key)) || question.some(({ key }) => denies.test(key)) || isOfWriter) continue;
    const announces = asks.test(token.key) || question.some(({ key }) => has.test(key));
    if (!isQuestion && !announces) continue;
    const from = isLabel(tokens[at + 1]) ? at + 2 : at + 1;
    const length = tokens.slice(from).findIndex(({ gap }) => gap !== '' && !/^[&'’-]$/.test(gap));
    const to = length < 0 ? tokens.length : from + length + 1;
    const answer = tokens.slice(from, to);
    if (undecided.test(answer[0]?.key ?? '')) continue;
    // "What is it called? Afterglow (it was Nightlight)"
    const isAlone = to === tokens.length || /^\(|[.?!;]/.test(answer.at(-1)?.gap ?? '');
    // A sentence is answered by capitals alone: anything may follow it.
    const isName = isQuestion ? answer[0]?.capitalised === true || isLabel(tokens[at + 1]) : answer.every(isCapitals);
    if (answer.length > 0 && answer.length <= longestAnswer && isAlone && isName) return spell(context, from, to, 'called');
  }
  return undefined;
}

const isLabel = (token: Token | undefined): boolean =>
  label.test(token?.text ?? '') && (token?.gap.startsWith(':') === true || (token?.text === 'A' && token.gap === '.'));

const isCapitals = ({ text }: Token): boolean => /^[\p{Lu}\p{N}&'’.-]+$/u.test(text);
