import { fold, type Token } from '../../understanding/text/text.js';
import { type ClauseText, type Reader, span } from './clause.js';

const upper = /^(?:capitals?|caps|uppercase|upper|majuscule)$/;
const lower = /^(?:small|smaller|lowercase|lower|little|minuscule)$/;
const ofOthers = /\b(?:rest|others?|everything else|all else|remaining)\b|\b(?:only|just)\b/;
const eachWord =
  /\b(?:capitals?|capital letters?|uppercase|caps) (?:\w+ )?(?:at the (?:start|beginning)|only at the start|on each word|for (?:the )?first letters?|for each word)\b|\bonly (?:the )?(?:first letters?|initials?) (?:\w+ ){0,3}?(?:capitals?|caps|uppercase|big)\b/;

/** How far a letter may stand from the word for its case. */
const reach = 4;

interface CasedLetter {
  letter: string;
  isUpper: boolean;
}

/** Whether a word tells a case; "a little flame" is a small picture. */
function isCaseAt(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const key = token?.key ?? '';
  const isOfThing = before?.key === 'a' && token?.gap === '' && (next?.text.length ?? 0) > 1 && !/^(?:letters?|one)$/.test(next?.key ?? '');
  return (upper.test(key) || lower.test(key)) && !isOfThing;
}

/** The single letters of a clause that a case is told of: "lowercase b", "the G capital". An article is a letter only behind the word for a case. */
function lettersIn({ tokens }: ClauseText): CasedLetter[] {
  return tokens.flatMap(({ text, gap, key }, at): CasedLetter[] => {
    const isBehind = isCaseAt(tokens, at - 1) && tokens[at - 1]?.gap === '';
    if (!/^\p{L}$/u.test(text) || (/^[aeioyàé]$/iu.test(text) && !isBehind && (text.toLowerCase() === text || key === 'i'))) return [];
    const before = isBehind ? tokens[at - 1] : undefined;
    const behind = gap === '' ? tokens.slice(at + 1, at + 1 + reach).find((_, place) => isCaseAt(tokens, at + 1 + place)) : undefined;
    const told = (before ?? behind)?.key;
    return told === undefined ? [] : [{ letter: fold(text), isUpper: upper.test(told) }];
  });
}

/** The name with single letters in another case: those that begin a word, or else wherever they are. */
function recased(name: string, letters: readonly CasedLetter[], others: 'kept' | 'upper' | 'lower'): string {
  const plain = others === 'kept' ? name : others === 'upper' ? name.toLocaleUpperCase('en') : name.toLocaleLowerCase('en');
  const characters = Array.from(plain);
  const begins = (at: number): boolean => at === 0 || !/[\p{L}\p{N}'’]/u.test(characters[at - 1] ?? '');
  for (const { letter, isUpper } of letters) {
    const all = characters.flatMap((own, at) => (fold(own) === letter ? [at] : []));
    const first = all.filter(begins);
    for (const at of first.length > 0 ? first : all) {
      const own = characters[at] ?? '';
      characters[at] = isUpper ? own.toLocaleUpperCase('en') : own.toLocaleLowerCase('en');
    }
  }
  return characters.join('');
}

/** "Lowercase b please", "the G capital and the rest small", "small b, capital A": the case of single letters of the name. */
export const readLetterCases: Reader = (clause) => {
  const { keys, tokens, context } = clause;
  const used = span(0, tokens.length);
  if (eachWord.test(keys)) return { patches: [{ kind: 'constrain', constraints: { letterCase: 'title' } }], used };
  const letters = lettersIn(clause);
  const { name } = context.brief;
  const [first] = letters;
  if (!first || letters.some(({ letter }) => !fold(name).includes(letter))) return undefined;
  const others = ofOthers.test(keys) ? (first.isUpper ? 'lower' : 'upper') : 'kept';
  const next = recased(name, letters, others);
  const asWritten = { kind: 'constrain', constraints: { letterCase: 'as-given' } } as const;
  return { patches: next === name ? [asWritten] : [{ kind: 'rename', name: next }, asWritten], used };
};
