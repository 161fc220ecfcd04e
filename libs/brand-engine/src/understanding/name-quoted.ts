import type { FoundName, NameContext } from './name.js';
import { tidyName } from './script.js';

const quotes =
  /"([^"]{1,80})"|“([^“”„"]{1,80})[”“"]|„([^“”„"]{1,80})[”“"]|«\s?([^«»]{1,80}?)\s?»|‘([^‘’]{1,80})’(?![\p{L}])|(?<=^|[\s(:,])'((?:[^']|(?<=\p{L})'(?=\p{L})){1,80})'(?=$|[\s.,;:!?)])|`([^`]{1,80})`/gu;
const taglineBefore =
  /(?:tagline|slogan|motto|strapline|subtitle|sub-title|claim|descriptor|payoff)[\s:,-]*(?:is|of|reads|reading|saying|says)?[\s:,-]*$/i;
const namedBefore = /(?:called|named|titled|name|brand|company|for|startup|shop|studio|app)[\s:,-]*(?:is)?[\s:,-]*$/i;

/** A quoted part of the prompt, and whether it is announced as a tagline. */
export interface Quote {
  content: string;
  start: number;
  end: number;
  tagline: boolean;
}

/** Everything in quotation marks of any Latin-script custom, in reading order. */
export function findQuotes(text: string): Quote[] {
  return [...text.matchAll(quotes)].map((match) => {
    const groups: (string | undefined)[] = match.slice(1);
    const content = groups.find((group) => group !== undefined) ?? '';
    return {
      content,
      start: match.index,
      end: match.index + match[0].length,
      tagline: taglineBefore.test(text.slice(Math.max(0, match.index - 30), match.index)),
    };
  });
}

/** The first quote that is a name: not a tagline, and not a quoted describing word ('a "clean" look'). */
export function quotedName(context: NameContext): FoundName | undefined {
  for (const quote of findQuotes(context.text)) {
    const name = tidyName(quote.content);
    if (quote.tagline || !/[\p{L}\p{N}]/u.test(name)) continue;
    const inside = context.tokens.flatMap((token, at) => (token.start >= quote.start && token.end <= quote.end ? [at] : []));
    const announced = namedBefore.test(context.text.slice(Math.max(0, quote.start - 20), quote.start));
    const describing = inside.every((at) => isDescribing(context, at));
    if (describing && !announced) continue;
    return { name, source: 'quoted', tokens: new Set(inside) };
  }
  return undefined;
}

function isDescribing({ tokens, describes }: NameContext, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && !token.capitalised && describes(token.key);
}
