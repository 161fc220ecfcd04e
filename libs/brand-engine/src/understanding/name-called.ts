import { brandNouns, places, stopWords } from './lexicon/words.js';
import type { FoundName, NameContext } from './name.js';
import { isUniform, joins, longestRun, spell, tellsWhere } from './name-spelling.js';
import type { Token } from './text.js';

const called =
  /^(?:called|named|titled|dubbed|namens|genannt|heisst|appele|appelee|nomme|nommee|llamado|llamada|chiamato|chiamata|chamado|chamada|kallad|genaamd)$/;
const linkWords = /^(?:and|of|the|de|del|della|di|da|du|des|la|le|les|von|van|der|den|und|et|y|e|for|in|on|to|at|n|x|los|las|el|af|av)$/;
const longestSmallName = 3;

/** "called X", "named X", "name: X", "the name is X"; what the brand is called comes before what its cat is called. */
export function calledName(context: NameContext): FoundName | undefined {
  const found = context.tokens.flatMap((_, at) => {
    const from = nameAfter(context, at);
    const name = from === undefined ? undefined : spell(context, from, endOfName(context, from), 'called');
    return name ? [{ name, ofBrand: speaksOfBrand(context.tokens, at) }] : [];
  });
  return (found.find(({ ofBrand }) => ofBrand) ?? found[0])?.name;
}

const speaksOfBrand = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at + 1).some(({ key }) => brandNouns.has(key) || /^(?:name|it|we|us|ourselves)$/.test(key));

/** Where the name begins, if the token at `at` announces one. */
function nameAfter({ tokens, describes }: NameContext, at: number): number | undefined {
  const [token, next, third] = tokens.slice(at, at + 3);
  if (!token || !next) return undefined;
  if ((called.test(token.key) || callsIt(tokens, at)) && (token.gap === '' || token.gap === ':')) return at + 1;
  if (/^(?:name|names|brand|company|marke|nom|nombre|nome)$/.test(token.key) && /^[:=–-]$/.test(token.gap)) return at + 1;
  // "A meditation app: Lull."
  if (brandNouns.has(token.key) && token.gap === ':' && next.capitalised && !describes(next.key)) return at + 1;
  const states = /^(?:name|company|brand)$/.test(token.key) && token.gap === '' && /^(?:is|ist|est|es|will)$/.test(next.key);
  if (!states || !third || called.test(third.key)) return undefined;
  const from = third.key === 'be' ? at + 3 : at + 2;
  const first = tokens[from];
  // "The brand is modern" describes; "the brand is Modern" names.
  return first && (first.capitalised || !describes(first.key)) ? from : undefined;
}

/** "call it X", "we call ourselves X": the verb stands a word before. */
const callsIt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:it|this|us|ourselves|myself)$/.test(tokens[at]?.key ?? '') && /^(?:call|name)$/.test(tokens[at - 1]?.key ?? '');

/** A capitalised name ends with its capitals, one in small letters at a comma or at words that go on describing. */
function endOfName(context: NameContext, from: number): number {
  const { tokens } = context;
  const capitals = beginsWithCapital(tokens, from) && !isUniform(tokens);
  const most = capitals || beginsWithCapital(tokens, from) ? longestRun : longestSmallName;
  let to = from + 1;
  while (to < tokens.length && to - from < most) {
    const before = tokens[to - 1];
    const token = tokens[to];
    if (!before || !token || !joins(before) || tellsWhere(context, from, to) || !continues(tokens, to, capitals)) break;
    to++;
  }
  return to;
}

function beginsWithCapital(tokens: readonly Token[], from: number): boolean {
  const [first, next] = tokens.slice(from, from + 2);
  if (!first) return false;
  return first.capitalised || /^\p{Nd}/u.test(first.text) || (/^(?:the|la|le|el|il)$/.test(first.key) && next?.capitalised === true);
}

function continues(tokens: readonly Token[], at: number, capitals: boolean): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token) return false;
  if (capitals && (token.capitalised || /^\p{Nd}/u.test(token.text))) return true;
  if (!linkWords.test(token.key)) return !capitals && !stopWords.has(token.key);
  if (!next || token.gap !== '') return false;
  // "called Keyhold in Bristol" tells where it is.
  if (token.key === 'in' && places.has(next.key)) return false;
  if (capitals) return (next.capitalised && !stopWords.has(next.key)) || (linkWords.test(next.key) && tokens[at + 2]?.capitalised === true);
  // In small letters "of" links ("bear of light"); "and" only where nothing follows ("salt and smoke").
  const links = /^(?:of|n)$/.test(token.key) || (/^(?:and|und|et|y)$/.test(token.key) && tokens[at + 2] === undefined);
  return links && !stopWords.has(next.key);
}
