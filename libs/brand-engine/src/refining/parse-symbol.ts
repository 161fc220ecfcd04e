import { plainColours } from '../understanding/lexicon/colours.js';
import { brandNouns, stopWords } from '../understanding/lexicon/words.js';
import { words } from '../understanding/phrases.js';
import { singular } from '../understanding/text.js';
import { span, symbolNoun, type ClauseText, type Reader } from './parse-clause.js';

const mostIcons = 12;
const namesSymbol = new RegExp(`\\b${symbolNoun}\\b`);
const isSymbolNoun = new RegExp(`^${symbolNoun}$`);
const removes = /\b(?:remove|drop|lose|delete|get rid of|take (?:out|away|off)|ditch|hide|no|without)\b/;
const asks =
  /\b(?:use|add|show|try|include|incorporate|draw|put|place|insert|with|want|need|like|featuring|make it|instead|turn (?:it|the \w+) into)\b/;
const exchanges = /^(?:replace|swap|change|exchange|switch|turn)$/;
const notThings = words(`
  change replace swap add put instead try move rotate flip align scale turn set shape style version circle background font colour color
  text letter letters bigger smaller left right top bottom tagline energy playfulness elegance personality character sophistication
  contrast drama detail details space spacing corners edges
`);

/** "Use a fox", "replace the cup with a leaf", "a fox instead". */
export const readSymbol: Reader = (clause, used) => {
  const { keys, tokens, scopes, context } = clause;
  if (removes.test(keys) && !/\b(?:with|for|use|add)\b/.test(keys)) return readRemoval(clause);
  const start = afterExchange(clause);
  if (start === 0 && !asks.test(keys) && !namesSymbol.test(keys)) return undefined;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || used.has(at) || !isThing(token.key) || scopes[at]?.negated === true) continue;
    for (const term of termsAt(clause, at)) {
      const icons = context.findIcons(term).slice(0, mostIcons);
      if (icons.length > 0) return { patches: [{ kind: 'symbol', icons, term: term.slice(0, 40) }], used: [at] };
    }
  }
  return undefined;
};

/** The thing at a token: with the word after it, if both are things ("palm tree"), and alone. */
function termsAt({ tokens }: ClauseText, at: number): string[] {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return [];
  const alone = singular(token.key);
  return next && token.gap === '' && isThing(next.key) ? [`${token.key} ${singular(next.key)}`, alone] : [alone];
}

const isThing = (key: string): boolean =>
  key.length > 2 && !isSymbolNoun.test(key) && !plainColours.has(key) && ![stopWords, brandNouns, notThings].some((set) => set.has(key));

/** "Replace the cup with a leaf": what is wished for stands after the exchange word; 0 if nothing is exchanged. */
function afterExchange({ tokens }: ClauseText): number {
  const verb = tokens.findIndex((token) => exchanges.test(token.key));
  const link = verb < 0 ? -1 : tokens.findIndex((token, at) => at > verb && /^(?:with|for|to|by|into)$/.test(token.key));
  return link + 1;
}

/** "Lose the cup": another symbol, if the cup is what the mark shows. */
function readRemoval({ tokens, context: { brief } }: ClauseText): ReturnType<Reader> {
  const shown = new Set([
    ...brief.icons.slice(0, 4).flatMap((icon) => icon.id.split('-')),
    ...brief.concepts.map((concept) => concept.term),
  ]);
  const isShown = tokens.some((token) => shown.has(singular(token.key)));
  return isShown ? { patches: [{ kind: 'try-another', field: 'symbol' }], used: span(0, tokens.length) } : undefined;
}
