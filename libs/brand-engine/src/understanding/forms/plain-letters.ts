import type { Scope } from '../language/negation.js';
import { words } from '../text/phrases.js';
import { areJoined, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';

const plain = words('plain normal ordinary regular standard simple clean unadorned');
const letters = words('letters lettering letter font fonts type typeface text sans sans-serif serif typography');
/** How far behind its adjective the word for letters stands: "plain bold letters". */
const reach = 2;

/** "The name in normal letters", "plain sans serif": letters that nothing is to be done to, whatever is done to the picture. */
export const findPlainLetters = (tokens: readonly Token[], scopes: readonly Scope[], spoken: ReadonlySet<number>): Span[] =>
  tokens.flatMap(({ key }, from) => {
    if (!plain.has(key) || spoken.has(from) || scopes[from]?.negated === true) return [];
    const at = [1, reach].map((by) => from + by).find((place) => letters.has(tokens[place]?.key ?? '') && areJoined(tokens, from, place));
    return at === undefined ? [] : [{ from, to: at + 1 }];
  });
