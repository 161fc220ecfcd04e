import { longestName } from '../text/script.js';
import { words } from '../text/phrases.js';
import { fold, matchesOf } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { findQuotes } from './quoted.js';

/** What announces a name right before it. */
const announced =
  /(?<!\p{L})(?:called|named|name is|name's|we are|we're|it's|name\s*[:=]|name(?=\s[<[_~])|brand\s*[:=]|heißt|heisst|nennt sich|appelle|llama|chiama|chama-se|heet|heter|hedder|nazywa się|называется|називається)\s+(?=\S)/giu;
const sign = /[<>_\\|~[\]]/;
/** Letters, numerals and signs that every face of the pack draws. */
const drawn = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}<>_\\|~[\]/.&+\-!'’]+$/u;
/** "[sic], with the square brackets": what says that they are written. */
const withBrackets =
  /\b(?:(?:square|angle|curly|pointed) brackets|brackets included|(?:with|in|keep) (?:the |its )?brackets)\b|eckigen? klammern|mit klammern|entre crochets|avec (?:les )?crochets|corchetes|parentesi quadre|colchetes|vierkante haken|hakparenteser|klammeparenteser|nawias|скобках|дужках/iu;
/** What stands in a form or a template for something that was never filled in. */
const placeholders = words(
  'name names brand company business client title logo text your my insert firma firmenname nom nombre nome naam namn navn nazwa brandname companyname businessname yourname',
);

/** "Called <br/>ewed", "we are snake_case": a name with signs of code is kept as it is written; "<name>", "[Brand]" and "{{name}}" are no names. */
export function codedName({ text, tokens }: NameContext): FoundName | undefined {
  const quoted = findQuotes(text).map(({ content, start, end }) => ({ written: content.trim(), start, end }));
  const told = matchesOf(text, announced).map((match) => {
    const start = match.index + match[0].length;
    const written = (/^\S+/.exec(text.slice(start))?.[0] ?? '').replace(/[.,;:!?"”»]+$/u, '');
    return { written, start, end: start + written.length };
  });
  // "snake_case.dev – a site": what opens the text before a mark.
  const head = /^(\S+?)(?:[,:]|\s+[–—|-])\s/u.exec(text)?.[1] ?? '';
  const found = [...quoted, ...told, { written: head, start: 0, end: head.length }].find(({ written }) =>
    isCoded(written, withBrackets.test(text)),
  );
  if (!found) return undefined;
  const inside = tokens.flatMap((token, at) => (token.start >= found.start && token.end <= found.end ? [at] : []));
  return inside.length > 0 ? { name: found.written, source: 'quoted', tokens: new Set(inside) } : undefined;
}

function isCoded(written: string, isBracketed: boolean): boolean {
  const inner = written.replace(/^[<[]|[>\]]$/g, '');
  const parts = fold(written)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  return (
    written.length <= longestName &&
    drawn.test(written) &&
    // "<b>Brew</b>" is marked up, and "__proto__" has no word before its sign.
    !/<(\w+)>.*<\/\1>/u.test(written) &&
    !/^_|_$/.test(written) &&
    sign.test(written) &&
    // "<Bistro>" is a word between brackets, "<bistro/>" is written so.
    (isBracketed || sign.test(inner) || inner.includes('/')) &&
    parts.some((part) => part.length > 1) &&
    !parts.every((part) => placeholders.has(part))
  );
}

/** "[Company Name]", "<brand>": a field of a template that nobody filled in. */
export function isPlaceholder(
  { text, tokens }: Pick<NameContext, 'text' | 'tokens'>,
  { tokens: places }: Pick<FoundName, 'tokens'>,
): boolean {
  const own = [...places].sort((one, other) => one - other).flatMap((at) => tokens[at] ?? []);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || !own.every((token) => placeholders.has(token.own))) return false;
  return /[<[{%]$/.test(text.slice(0, first.start).trimEnd()) && /^[>\]}%]/.test(text.slice(last.end).trimStart());
}
