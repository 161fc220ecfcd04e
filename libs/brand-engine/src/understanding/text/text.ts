/** A word of the prompt. `key` is what lexicons are asked for: lower case, without accents, in English where the word is known. */
export interface Token {
  text: string;
  key: string;
  /** The word as it was written, folded: the key before it was put into English. */
  own: string;
  /** The part of speech of the key ("NOUN", "PROPN", "ADJ" …), or "". */
  pos: string;
  start: number;
  end: number;
  capitalised: boolean;
  /** Nothing but white space or an opening of a sentence stands before it. */
  sentenceStart: boolean;
  /** The characters between this word and the next one, white space trimmed. */
  gap: string;
  /** A table of another language lists the word as a thing. */
  isThing?: boolean;
}

const longestPrompt = 2_000;
const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\p{Nd}²³½¼¾]';
/** "Ca$h", "A£ode", "Big Buck$": signs of money that spell letters, as the mark of "P!nk" does. */
const money = `(?<=\\p{L})[$£€¥]+(?=\\p{L})`;
const word = new RegExp(
  `${letter}+(?:(?:['’.\\-@]|${money}|(?<=(?:^|[^\\p{L}])\\p{L}{1,3})!(?=\\p{Ll})|\\+{1,2}|(?<=\\p{Nd})[/:](?=\\p{Nd}))${letter}+)*(?:(?<=\\p{L})[$£€¥]+(?![\\p{L}\\p{Nd}])|\\+{0,2})`,
  'gu',
);

/** The prompt as text that is safe to work on: well-formed, NFC, no control, bidi or zero-width characters, single spaces. */
export function cleanPrompt(prompt: string): string {
  return (
    Array.from(prompt)
      .slice(0, longestPrompt)
      .join('')
      .toWellFormed()
      .normalize('NFC')
      // The items of a list that a colon opens are one sentence; every other line is one of its own.
      .replace(/:[ \t]*(?:[\n\r]+[ \t]*[-*•–—][ \t]+[^\n\r]+)+/g, (list) =>
        list.replace(/:?\s*[\n\r]+\s*[-*•–—]\s+/g, ', ').replace(/^, /, ': '),
      )
      .replace(/[\n\r\u2028\u2029]+(?:[ \t]*[-*•–—][ \t]+)?/g, '. ')
      // Items between slashes are lines too, and so are fields: "Brand: Tidewrack / Trade: snacks".
      .replace(/^(?:[^/]*\s\/\s){3}.*$/u, (list) => list.replace(/\s+\/\s+/g, '. '))
      .replace(/\s\/\s(?=\p{L}[\p{L} ]{0,24}:\s)/gu, '. ')
      // "1. Name: Tidewrack 2. Trade: snacks 3. Colour: green": the items of a list that is written in one line.
      .replace(/^\s*(?:\(?[1a][.)])\s[^]*?\s\(?[2b][.)]\s[^]*$/u, (list) =>
        list.replace(/^\s*\(?[1a][.)]\s+/, '').replace(/[,;.]?\s+\(?(?:[2-9]|[b-h](?=\)))[.)]\s+/g, '. '),
      )
      // "Name = Tidewrack. Trade = snacks": labels of a form.
      .replace(/^(?:[^=]*[\p{L}]\s=\s){2}[^]*$/u, (form) => form.replace(/(?<=\p{L})\s=\s/gu, ': '))
      .replace(/\t/g, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
      .replace(/(?<=^|\s)w\/(o\b)?\s*/gi, (_, out?: string) => (out ? 'without ' : 'with '))
      // "Style: (x) playful ( ) classic": what was not ticked.
      .replace(/(?<=^|[\s:,;])(?:\( \)|\[ \]|[☐□◻])\s*[^()[\]☐□◻☑☒✓✔.,;\n]+(?=[([☐□◻☑☒✓✔.,;\n]|$)/gu, '')
      .replace(/(?<=^|[\s:,;])(?:\([xX✓✔]\)|\[[xX✓✔]\]|[☑☒✓✔])\s+/gu, ', ')
      // "Tagline (optional): Dry since 1998"
      .replace(/\s*\((?:optional|if any|facultatif|opcional|opzionale|optioneel|valfritt|valgfrit)\)(?=\s*:)/gi, '')
      // "J. Lumsden t/a Hone & Co"
      .replace(/(?<=\s)t\/a(?=\s)/gi, 'trading as')
      .replace(/(?<=\s)d\/b\/a(?=\s)/gi, 'doing business as')
      .replace(/(?<=^|\s)(?:b\s?[/&+]\s?w|B\s?[/&+]\s?W(?!\s\p{Lu}))(?=$|[\s.,;!])/gu, 'black and white')
      // "Gradient-free" is without gradients, "gluten-free" a kind of bread.
      .replace(/(?<=^|\s)(gradient|shadow|serif|icon|picture|text|frame|border|animal|clutter)s?-free(?=$|[.,;!])/gi, 'no $1s')
      // "Gradient-free teal" refuses no teal.
      .replace(/(?<=^|\s)(gradient|shadow|serif|icon|picture|text|frame|border|animal|clutter)s?-free(?=\s)/gi, 'no $1s,')
      .replace(/(?<=^|\s)(\p{L}+)-colou?red(?=\s)/giu, '$1 coloured')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const plainLetters = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th', ı: 'i' }));

/** Lower case without accents, for look-ups. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .replace(/[ßæœøđłðþı]/g, (letter) => plainLetters.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'");
}

/** "Women's" is looked up as "women", "it's" as "it", and "d'avocats" as "avocats". */
export const withoutElision = (key: string): string =>
  key.replace(/'s$/, '').replace(/^(?:[dljsncmt]|qu|un|dell|all|nell|sull|dall|quell)'(?=\p{L}{2})/u, '');

/** Splits a cleaned prompt into words. */
export function tokenise(text: string): Token[] {
  const found = matchesOf(text, word);
  return found.map((match, index) => {
    const start = match.index;
    const end = start + match[0].length;
    const previous = found[index - 1];
    const before = text.slice(previous ? previous.index + previous[0].length : 0, start);
    const key = withoutElision(fold(match[0]));
    return {
      text: match[0],
      key,
      own: key,
      pos: '',
      start,
      end,
      capitalised: /^\p{Lu}/u.test(match[0]) || /^\p{Nd}+(?:\p{Lu}|-\p{Lu}\p{Ll})/u.test(match[0]),
      sentenceStart: index === 0 || /[.!?…:]/.test(before),
      gap: gapOf(text, end, found[index + 1]?.index),
    };
  });
}

/** What stands between two words. The mark of an owner parts nothing: "farmers' market", but 'Third Rails' bar. */
function gapOf(text: string, end: number, next: number | undefined): string {
  const isOwned = next !== undefined && /^['’] $/.test(text.slice(end, next)) && /s$/i.test(text.slice(0, end));
  if (isOwned && !/(?:^|[^\p{L}\p{N}])['‘’][^'‘’]*$/u.test(text.slice(0, end))) return '';
  return text.slice(end, next ?? text.length).trim();
}

const irregular = new Map(
  Object.entries({
    leaves: 'leaf',
    glasses: 'glasses',
    sunglasses: 'sunglasses',
    eyeglasses: 'eyeglasses',
    scissors: 'scissors',
    headphones: 'headphones',
    binoculars: 'binoculars',
    pliers: 'pliers',
    trousers: 'trousers',
    jeans: 'jeans',
    wolves: 'wolf',
    knives: 'knife',
    loaves: 'loaf',
    shelves: 'shelf',
    geese: 'goose',
    mice: 'mouse',
    feet: 'foot',
    teeth: 'tooth',
    children: 'child',
    people: 'person',
    women: 'woman',
    men: 'man',
    cacti: 'cactus',
    chillies: 'chilli',
    axes: 'axe',
    moustaches: 'moustache',
    mustaches: 'mustache',
    brioches: 'brioche',
    quiches: 'quiche',
    cloches: 'cloche',
    avalanches: 'avalanche',
  }),
);
const notPlural =
  /(?:ss|us|is|ous|chess|lens|gas|news|glass|yes|his|its|this|was|as|always|plus|bus|canvas|atlas|christmas|tennis|fitness|business)$/;

/** Whether a picture is called by a plural: "billiards" and "crossed skis" are several already, a cypress is one. */
export const isCalledInPlural = (id: string): boolean =>
  (id.endsWith('s') && !/(?:ss|us|is|-hops)$/.test(id)) || /(?:^|-)crossed-|(?:^|-)cairn$/.test(id);

/** The singular of an English noun, by rule; words that only look like plurals stay. */
export function singular(key: string): string {
  const known = irregular.get(key);
  if (known !== undefined) return known;
  if (key.length < 4 || !key.endsWith('s') || notPlural.test(key)) return key;
  if (key.endsWith('ies') && key.length > 4) return `${key.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(key)) return key.slice(0, -2);
  return key.slice(0, -1);
}

/** True where a mark between two words ends what the words before it speak of. */
export const endsClause = (gap: string): boolean => /[.;:!?…()]|--|—|–/.test(gap);

/** Where the clause of a word begins. */
export function clauseStart(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && !endsClause(tokens[from - 1]?.gap ?? '')) from--;
  return from;
}

/** What a global pattern finds in a text. `matchAll` makes a copy of its pattern each time, and a long one is soon compiled anew. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}

/** A text as a pattern that matches it alone. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where some words stand in a text, or −1. A pattern is made only where they may stand there, since that takes longest. */
export function placeOfWords(words: string, text: string, isAnyCase = false): number {
  const isFolded = isAnyCase && /^[\x20-\x7e]*$/.test(text + words);
  const mayStand = isFolded ? text.toLowerCase().includes(words.toLowerCase()) : isAnyCase || text.includes(words);
  return mayStand ? text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, isAnyCase ? 'iu' : 'u')) : -1;
}

/** Whether no mark stands behind any of these words. */
export const areJoined = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ gap }) => gap === '');

/** Whether these words are all that stands between two marks; the first words of a text open it. */
export const isWholeClause = (tokens: readonly Token[], from: number, to: number): boolean =>
  from > 0 && tokens[from - 1]?.gap !== '' && (to === tokens.length || tokens[to - 1]?.gap !== '');

/** The words around some others that no mark parts from them. */
export function joinedAround(tokens: readonly Token[], from: number, to: number): { from: number; to: number } {
  let [first, end] = [from, to];
  while (first > 0 && tokens[first - 1]?.gap === '') first--;
  while (end < tokens.length && tokens[end - 1]?.gap === '') end++;
  return { from: first, to: end };
}
