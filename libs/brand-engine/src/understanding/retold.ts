import { mentionsOf } from './colours/coloured-things.js';
import type { Sentence } from './language/sentence.js';
import type { Token } from './text/text.js';
import type { Span, Thing, Wish, WishOf } from './wishes.js';

/** "An owl on a key, owl navy": who speaks of a thing again asks for nothing more. */
export const mentionedAgain = (shown: readonly Thing[], tokens: readonly Token[]): Wish[] =>
  shown
    .filter(({ asked, refused }) => asked && !refused)
    .flatMap((thing) => mentionsOf(thing, tokens).filter(({ from }) => from >= thing.to))
    .map((span) => ({ kind: 'given' as const, ...span }));

/** "Trait fin" is a thin line; "trait d'union" is a hyphen. */
export const isStroke = (clause: readonly Token[]): boolean =>
  clause.some(({ own }, at) => own === 'trait' && clause[at + 1]?.own !== 'union' && clause[at + 1]?.key !== 'union');

/** "Groß FLUSS, darunter …", "Table for All … Table for All 6": a name in capitals or of several words that is said again is no thing. */
export function nameAgain(tokens: readonly Token[], name: string | undefined): number[] {
  const words = name?.split(' ') ?? [];
  const isTold = words.length === 1 ? /^\p{Lu}{2,}$/u : /^\p{Lu}/u;
  if (!isTold.test(words[0] ?? '')) return [];
  return tokens.flatMap((_, from) =>
    words.every((word, offset) => tokens[from + offset]?.text === word) ? words.map((_word, offset) => from + offset) : [],
  );
}

/** "Founded: 1974 (please show 'est. 1974')": the year that is said again. */
export const yearAgain = (tokens: readonly Token[], year: { to: number } | undefined): Span[] =>
  tokens.flatMap(({ own }, at) =>
    year && own === tokens[year.to - 1]?.own && at !== year.to - 1
      ? [{ from: /^(?:est|since)$/.test(tokens[at - 1]?.own ?? '') ? at - 1 : at, to: at + 1 }]
      : [],
  );

/** The role stands right before the name. */
export function roleSpan({ tokens }: Sentence, role: string, name: ReadonlySet<number>): Span {
  const to = Math.min(...name);
  let from = to;
  while (from > 0 && role.includes(tokens[from - 1]?.text ?? '')) from--;
  return { from, to };
}

const shown = /^(?:appear|appears|put|show|shown|include|included|write|written|add|visible|seen|in|on)$/;

/** "And the year should appear", "put the year in it": the year that was told is wished for. */
export const yearAsked = (tokens: readonly Token[], { year, to }: { year: string; to: number }): WishOf<'year'>[] =>
  tokens.flatMap(({ key, own }, at) => {
    const isYear =
      /^(?:year|jahr|jahreszahl|grundungsjahr|annee|ano|anno|jaar|jaartal|ar|artal|rok|год|рік|ετος|χρονολογια)$/.test(own) ||
      key === 'year';
    const around = tokens.slice(Math.max(0, at - 3), at + 5);
    return isYear && at >= to && around.some((token) => shown.test(token.key))
      ? [{ kind: 'year' as const, year, from: at, to: at + 1 }]
      : [];
  });

/** "À Dijon … Dijon must appear": what is written is no colour elsewhere. */
export function writtenAgain(tokens: readonly Token[], written: ReadonlySet<number>): number[] {
  const words = new Set([...written].map((at) => tokens[at]?.text));
  return tokens.flatMap(({ text, capitalised }, at) => (capitalised && words.has(text) ? [at] : []));
}
