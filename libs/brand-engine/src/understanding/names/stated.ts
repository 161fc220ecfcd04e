import { brandNouns, openers } from '../lexicon/words.js';
import { drawable, longestName } from '../text/script.js';
import type { Token } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';
import { isNameLike } from './looks.js';
import { endOfCapitals, spell } from './spelling.js';

const longestStated = 8;
/** "Im Grünen heißt unser Biergarten" */
const isCalledHere =
  /(?<=^|[.!?]\s+)(\p{Lu}[^.,;:!?]{1,40}?)\s+(?:heißt|nennt sich|heter|heet|hedder|se llama|si chiama|s'appelle)\s+(?:unser|mein|das|die|der|de|het|vår|min|mitt|vores|ons|onze|mijn|nuestr|mi|el|la|notre|mon|ma|nostr|il)/u;
const between = /^(?:the|our|my|its|whole|full|entire|complete|brand|company|official|exact)$/;
/** Words for what was said before: "five2nine. That's the name." */
const pointsBack = /^(?:that|it|this|so)$/;
const noSubject = /^(?:what|which|here|there|where|who|how|name)$/;

/** "Wick and wander is the name", "Calle del Sol, 14 es el nombre de nuestro bar", "five2nine. that's the whole name". */
export function statedName(context: NameContext): FoundName | undefined {
  const { text, tokens } = context;
  const here = isCalledHere.exec(text);
  const [start, inverted] = [here?.index ?? 0, here?.[1] ?? ''];
  const inside = tokens.flatMap((token, at) => (token.start >= start && token.end <= start + inverted.length ? [at] : []));
  // "Er heißt der Laden": who is pointed at.
  if (inverted !== '' && !openers.has(tokens[inside[0] ?? -1]?.key ?? ''))
    return { name: inverted, source: 'called', tokens: new Set(inside) };
  for (const [at, { key }] of tokens.entries()) {
    if (key !== 'name' || isOfSomethingElse(context, at)) continue;
    const told = toldAfter(context, at);
    if (told) return told;
    let verb = at - 1;
    while (verb > 0 && between.test(tokens[verb]?.key ?? '')) verb--;
    const last = endOfSubject(tokens, verb);
    const from = last === undefined ? undefined : startOfSentence(tokens, last - 1);
    const colon = tokens.findIndex(({ gap }, place) => place >= (from ?? 0) && place < (last ?? 0) && gap === ':');
    const end = colon >= 0 ? colon + 1 : last;
    if (end === undefined || from === undefined || end <= from || end - from > longestStated) continue;
    const name = spelled(context, from, end);
    if (name !== undefined) return { name, source: 'called', tokens: new Set(tokens.slice(from, end).map((_, place) => from + place)) };
  }
  return undefined;
}

/** "That's the name, Umbrella Term." */
function toldAfter(context: NameContext, at: number): FoundName | undefined {
  const { tokens } = context;
  const points = tokens.slice(Math.max(0, at - 3), at).some(({ key, text }) => pointsBack.test(key) || /^(?:that|it)['’]s$/i.test(text));
  // "That's the name, the Wet Nose."
  const first = tokens[at + 1]?.key === 'the' ? at + 2 : at + 1;
  const isSetOff = /^[,:–—-]$/.test(tokens[at]?.gap ?? '') && isNameLike(tokens[first]);
  return points && isSetOff ? spell(context, at + 1, endOfCapitals(context, first), 'called') : undefined;
}

/** Where what is said to be the name ends: before "is", or with the sentence before "that's". */
function endOfSubject(tokens: readonly Token[], verb: number): number | undefined {
  const [before, token] = [tokens[verb - 1], tokens[verb]];
  if (!token) return undefined;
  if (/^(?:that|it)['’]s$/i.test(token.text)) return verb;
  // "It is my daughter's name": whose name it is.
  if (isShortened(token)) return /^(?:my|our|his|her|their)$/.test(before?.key ?? '') ? undefined : verb + 1;
  if (token.key !== 'is' || !before) return undefined;
  return pointsBack.test(before.key) ? verb - 1 : verb;
}

/** "Forno Alba's the name": the verb is a part of the word. */
const isShortened = ({ text, gap }: Token): boolean => gap === '' && /\p{L}['’]s$/u.test(text);

function startOfSentence(tokens: readonly Token[], last: number): number {
  let from = last;
  while (from > 0 && !/[.!?;]/.test(tokens[from - 1]?.gap ?? '') && !opensSmallName(tokens, from)) from--;
  return from;
}

/** "Dog walker here, honest hound is the name": in small letters a comma ends what is said before. */
const opensSmallName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.gap === ',' && [tokens[at - 1], tokens[at]].every((token) => /^\p{Ll}/u.test(token?.text ?? ''));

/** "Olive is the name of my daughter": only a brand is meant, or nothing that is named. */
function isOfSomethingElse({ tokens, describes }: NameContext, at: number): boolean {
  const rest = tokens.slice(at + 1, at + 7);
  return rest[0]?.key === 'of' && !rest.some(({ key }) => brandNouns.has(key) || describes(key));
}

/** The words with all their marks, unless they only point at something. */
function spelled({ text, tokens }: NameContext, from: number, end: number): string | undefined {
  const run = tokens.slice(from, end);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.some(({ key }) => noSubject.test(key)) || run.every(({ key }) => openers.has(key) || pointsBack.test(key)))
    return undefined;
  const sign = /[@#&+%$£€¥*¡¿]$/.exec(text.slice(0, first.start))?.[0] ?? '';
  const isVerb = isShortened(last) && tokens[end]?.key === 'the';
  const name = drawable(`${sign}${text.slice(first.start, last.end - (isVerb ? 2 : 0))}`)
    .replace(/\s+/g, ' ')
    .trim();
  return name !== '' && name.length <= longestName ? name : undefined;
}
