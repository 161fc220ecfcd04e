import { findQuotes } from '../../understanding/names/quoted.js';
import { tidyName } from '../../understanding/text/script.js';
import { fold } from '../../understanding/text/text.js';
import { tellsSpelling } from './as-seen.js';
import { type ClauseText, span, type Reader } from './clause.js';
import { exchangeOf } from './exchange.js';
import { joinedBySign } from './joining-words.js';

/** Signs that names are written with, by what they are called in the tongues that refinements are written in. */
const signs: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})&(?!\p{L})|\b(?:ampersand|and[- ]sign|und[- ]zeichen|esperluette|et commercial|e commerciale|et-tecken|og-tegn)\b|амперсанд/iu,
    '&',
  ],
  [
    /\b(?:exclamation (?:mark|point)|ausrufezeichen|point d['’]exclamation|exclamaci[oó]n|punto esclamativo|ponto de exclamação|uitroepteken|utropstecken|udråbstegn|utropstegn)\b|восклицательн|знак оклику|θαυμαστικό/iu,
    '!',
  ],
  [
    /\b(?:question mark|fragezeichen|point d['’]interrogation|signo de interrogaci[oó]n|punto interrogativo|vraagteken|frågetecken|spørgsmålstegn|spørsmålstegn)\b/iu,
    '?',
  ],
  [/\b(?:full stop|period|dot at the end|schlusspunkt|punkt am ende|point final|punto final|ponto final)\b/iu, '.'],
  [
    /\b(?:hyphens?|bindestriche?n?|traits? d['’]union|gui[oó]n(?:es)?|trattin[oi]|hífen(?:es)?|koppeltekens?|bindestreck|bindestreg(?:er)?|bindestreker?|łącznik(?:a|ów)?)\b|дефис/iu,
    '-',
  ],
  [/\bapostroph(?:e|)\b/iu, "'"],
];
const removes = /\b(?:drop|remove|lose|without|no|delete|cut|omit|leave out|take (?:out|away|off)|get rid of|ditch|away|gone|skip)\b/;
const adds = /\b(?:add|with|put|append|end (?:it )?(?:with|in))\b/;
const instead =
  /["'“‘«„]?(\+|plus|and|und|et|y|e|en|och|og|и|та|και|&)["'”’»“]?\s+(?:instead of|rather than|statt|au lieu de|en vez de|invece di|em vez de|in plaats van)\s+(.+)$/iu;
const exchanged =
  /\b(?:replace|swap|change|turn)\s+(?:the\s+|an?\s+)?(.+?)\s+(?:with|for|to|by|into)\s+(?:an?\s+|the (?:word|sign)\s+)?["'“‘]?(\+|plus|and|&|ampersand)["'”’]?$/iu;

/** "The ampersand should be 'and'" */
const shouldBe =
  /^(?:the\s+)?(.+?)\s+(?:should be|should become|must be|becomes)\s+(?:an?\s+)?["'“‘]?(\+|plus|and|und|et|&|ampersand)["'”’]?$/iu;

const signIn = (text: string): string | undefined => signs.find(([called]) => called.test(text))?.[1];

/** "Drop the &", "lose the 'The'", "use 'and' instead of the ampersand", "add an exclamation mark": the name, written another way. */
export const readSpelling: Reader = ({ text, keys, tokens, context: { brief } }) => {
  // "Drop 'Tailor'" where that is the line under the name.
  const isLine = removes.test(keys) && brief.descriptor !== null && fold(findQuotes(text)[0]?.content ?? '') === fold(brief.descriptor);
  if (isLine) return { patches: [{ kind: 'descriptor', text: null }], used: span(0, tokens.length) };
  const quoted = findQuotes(text)[0]?.content;
  const written = fold(`${brief.name} ${brief.descriptor ?? ''}`);
  if (
    quoted !== undefined &&
    /^(?:please |and |also )?(?:remove|drop|lose|delete|take out|get rid of) (?:the )?/.test(keys) &&
    !written.includes(fold(quoted)) &&
    !exchangeOf(tokens)
  )
    return { patches: [{ kind: 'beyond', reason: `“${quoted}” is not written in this logo.` }], used: span(0, tokens.length) };
  const name =
    raised(keys, brief.name) ?? joinedUp(text, keys, brief.name) ?? joinedBySign(text, brief) ?? respelled(text, keys, brief.name);
  const tidy = name === undefined ? '' : tidyName(name);
  return tidy === '' || tidy === brief.name ? undefined : { patches: [{ kind: 'rename', name: tidy }], used: span(0, tokens.length) };
};

const superscripts: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³' };

/** "Put the 3 up high and small", "the 2 as superscript": the figure that typefaces have for it. */
function raised(keys: string, name: string): string | undefined {
  const [, figure = ''] = /\b(?:the|a) ([1-3])\b/.exec(keys) ?? [];
  const isRaised =
    /\b(?:superscript|cubed|squared|raised|up high|high up|exponent|power of)\b/.test(keys) ||
    (/\bsmall\b/.test(keys) && /\b(?:high|up|top)\b/.test(keys));
  return isRaised && new RegExp(`${figure}$`).test(name) && figure !== ''
    ? name.replace(/\s*[1-3]$/, superscripts[figure] ?? '')
    : undefined;
}

/** "Drift Wood is one word", "write it as one word": the words that are named, or else all. */
function joinedUp(text: string, keys: string, name: string): string | undefined {
  if (!/\b(?:as|in|is|are|be|into|just) (?:one|a single|1) word\b/.test(keys) || /\bper line\b/.test(keys)) return undefined;
  const words = name.split(' ');
  // "Pennylane is one word": as it is written here, and the other words stay.
  const joined = text.split(/[^\p{L}\p{N}]+/u).find((word) => runOf(word, words) !== undefined);
  if (joined !== undefined) return name.replace(runOf(joined, words) ?? '', joined);
  const named = words.filter((word) => text.includes(word));
  const [first, ...others] = named.length > 1 ? named : words;
  if (first === undefined || others.length === 0 || words.some((word) => /^[&+]$/.test(word))) return undefined;
  return name.replace([first, ...others].join(' '), `${first}${others.join('').toLowerCase()}`);
}

/** The words of a name that make another word without their spaces. */
const runOf = (word: string, words: readonly string[]): string | undefined =>
  words
    .flatMap((_, from) => words.map((__, last) => words.slice(from, last + 1)))
    .find((run) => run.length > 1 && run.join('').toLowerCase() === word.toLowerCase())
    ?.join(' ');

function respelled(text: string, keys: string, name: string): string | undefined {
  const [, word = '', old = ''] = instead.exec(text) ?? [];
  if (word !== '' && joinerOf(old, name) !== undefined)
    return name.replace(joinerOf(old, name) ?? '', ` ${written(word)} `).replace(/\s+/g, ' ');
  const [, from = '', to = ''] = exchanged.exec(text) ?? [];
  if (to !== '' && joinerOf(from, name) !== undefined)
    return name.replace(joinerOf(from, name) ?? '', ` ${written(to)} `).replace(/\s+/g, ' ');
  const [, joiner = '', becomes = ''] = shouldBe.exec(text) ?? [];
  if (becomes !== '' && joinerOf(joiner, name) !== undefined)
    return name.replace(joinerOf(joiner, name) ?? '', ` ${written(becomes)} `).replace(/\s+/g, ' ');
  // "Put a “The” in front of the name"
  const before = findQuotes(text)[0]?.content.trim();
  if (
    before !== undefined &&
    adds.test(keys) &&
    /\b(?:in front of|before|at the (?:start|beginning) of)(?: the| our| its)? name\b/.test(keys)
  )
    return `${before} ${name}`;
  if (before !== undefined && /["”»’'] (?:after|behind|at the end of)(?: the| our| its)? name$/u.test(text.trim()))
    return `${name} ${before}`;
  const sign = signIn(text);
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u0301]/g, '')
    .normalize('NFC');
  if (removes.test(keys) && /\baccents?$/.test(keys) && plain !== name) return plain;
  if (removes.test(keys)) {
    const part = findQuotes(text)[0]?.content.trim() ?? lastWord(text, name);
    const at = part === undefined ? -1 : fold(name).indexOf(fold(part));
    if (part !== undefined && at >= 0 && fold(part) !== fold(name)) return without(name, name.slice(at, at + part.length));
    return sign !== undefined && name.includes(sign) ? without(name, sign) : undefined;
  }
  return sign !== undefined && /[!?.]/.test(sign) && adds.test(keys) && !name.endsWith(sign) ? `${name}${sign}` : undefined;
}

const written = (word: string): string => (/^plus$/i.test(word) ? '+' : /^ampersand$/i.test(word) ? '&' : word);

/** The sign or the word of the name that a wish speaks of. */
function joinerOf(said: string, name: string): string | undefined {
  const sign = signIn(said);
  if (sign !== undefined && name.includes(sign)) return sign;
  const word = /\b(and|und|et|plus|\+)\b/iu.exec(said)?.[1];
  return word !== undefined && name.toLowerCase().includes(` ${word.toLowerCase()} `) ? ` ${word} ` : undefined;
}

const without = (name: string, part: string): string =>
  name
    // An apostrophe leaves no gap.
    .replaceAll(part, part === "'" ? '' : ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s&+-]+|[\s&+-]+$/g, '')
    .trim();

/** "Drop the Ltd": a word with a capital that ends the wish and is one of the name's. */
function lastWord(text: string, name: string): string | undefined {
  const word = /(?<=\s)(\p{Lu}[\p{L}.&]*)\.?$/u.exec(text)?.[1];
  return word !== undefined && name.split(' ').length > 1 && name.split(' ').some((part) => fold(part) === fold(word)) ? word : undefined;
}

/** How many letters may be other ones in a word that is only spelled another way. */
const mostMisspelled = (word: string): number => (word.length < 5 ? 1 : 2);

/** How many letters have to be changed, added or left out to make one word of the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, own] of Array.from(other).entries())
      next.push(Math.min((row[j] ?? 0) + (letter === own ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether a word is another one, but nearly the same. */
function isRespelled(word: string, old: string): boolean {
  if (word === old || word.length < 3 || word.slice(0, 1).toLowerCase() !== old.slice(0, 1).toLowerCase()) return false;
  return editsBetween(word.toLowerCase(), old.toLowerCase()) <= mostMisspelled(old);
}

/** Whether one name is another spelling of the other: letters apart or together, or one word that is nearly the same. */
export function isSpelledLike(name: string, old: string): boolean {
  if (squeezed(name) === squeezed(old)) return true;
  const [own, others] = [name.split(' '), old.split(' ')];
  return own.every((word) => others.some((other) => word === other || isRespelled(word, other)));
}

/** The letters and digits of a name alone. */
const squeezed = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "Driftwood Hire should be drift wood hire", "you wrote it wrong: Drift Wood Hire": the same letters, parted another way. */
export function respacedIn({ text, tokens, context: { brief } }: ClauseText): string | undefined {
  // "Bright Side, two words" of what is called Brightside Dental: a word alone is parted where that is said.
  const words =
    /\b(?:two|2|separate|zwei|deux|dos|due|duas|twee|två|to) (?:words?|wörter|mots|palabras|parole|palavras|woorden|ord)\b/iu.test(text)
      ? brief.name.split(' ')
      : [];
  for (const old of [brief.name, ...words]) {
    const letters = squeezed(old);
    const spans = tokens.flatMap(({ start }, at) =>
      tokens.slice(at, at + mostWords).flatMap(({ end }) => (squeezed(text.slice(start, end)) === letters ? [text.slice(start, end)] : [])),
    );
    const name = spans.findLast((own) => own.toLowerCase() !== old.toLowerCase());
    if (name === undefined || letters.length < 5) continue;
    const isWritten = /\p{Lu}/u.test(name) || !/\p{Lu}/u.test(brief.name);
    const own = isWritten ? name : name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (first) => first.toUpperCase());
    return brief.name.replace(old, own);
  }
  return undefined;
}

/** A name of more words is no name. */
const mostWords = 6;

/** "It's Krautäcker" of "Hofladen Krautacker": the name with the one word of it that is spelled another way. */
export function respelledWord(word: string, name: string): string | undefined {
  const words = name.split(' ');
  const at = words.findIndex((own) => isRespelled(word, own));
  return at < 0 || words.includes(word) || word.includes(' ') ? undefined : words.with(at, word).join(' ');
}

/** "Thorne with an e", "it is spelled “Linnéa”", "make it “Otter Cove”": a text in quotes or with a capital that is nearly the name. */
export function respelledIn({ text, tokens, context: { brief, shown } }: ClauseText): string | undefined {
  const quoted = findQuotes(text)[0]?.content;
  // "Write “Tea & Cakes” below" is a line of its own.
  if (quoted !== undefined && tokens.some(({ key }) => /^(?:below|underneath|beneath|under)$/.test(key))) return undefined;
  if (quoted !== undefined) {
    const name = tidyName(quoted);
    // "'Mill' on the same line" speaks of a part of the name.
    if (name.split(' ').every((word) => brief.name.split(' ').includes(word))) return undefined;
    const [own, old] = [name, brief.name].map((each) => each.toLowerCase().split(' '));
    const isNear = isRespelled(name, brief.name) || own?.some((word) => word.length > 2 && old?.includes(word));
    return respelledWord(name, brief.name) ?? (isNear && name !== brief.name && name !== brief.descriptor ? name : undefined);
  }
  if (tellsSpelling(tokens)) return undefined;
  // The first word has a capital anyway, and so have German things: "statt der Rose" of a florist called Rosa speaks of the picture.
  return tokens
    .filter(({ capitalised, key, own }, at) => at > 0 && capitalised && key === own && !shown.has(key) && !exchangeOf(tokens))
    .map(({ text: word }) => respelledWord(word, brief.name))
    .find((name) => name !== undefined);
}
