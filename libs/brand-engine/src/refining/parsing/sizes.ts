import type { Patch } from '../../refinement.js';

type Size = (Patch & { kind: 'form' })['by'] & `${'bigger' | 'smaller'}-${'symbol' | 'name'}`;
type Part = 'symbol' | 'name';

const nouns: readonly (readonly [Part, RegExp])[] = [
  [
    'symbol',
    /^(?:icon|symbol|mark|image|emblem|graphic|picture|logo|drawing|illustration|mascot|shield|circle|hexagon|disc|crest|roundel)$/,
  ],
  ['name', /^(?:text|name|wordmark|letters|lettering|writing|font|words|title)$/],
];

/** Words that tell a size, and whether the part stands behind them ("shrink the boat") or before ("the boat is too small"). */
const sizes: readonly (readonly [RegExp, 'bigger' | 'smaller', 'behind' | 'either' | 'before'])[] = [
  [/^(?:enlarge|increase|enlarging|scale up|size up|blow up|grow)$/, 'bigger', 'behind'],
  // "Tiny teapot"
  [/^(?:huge|enormous|gigantic|massive|giant)$/, 'bigger', 'behind'],
  [/^(?:tiny|miniature|minuscule|teeny|mini)$/, 'smaller', 'behind'],
  [/^(?:shrink|reduce|decrease|scale down|size down|downsize|minimi[sz]e)$/, 'smaller', 'behind'],
  [
    /^(?:half|a third|a quarter) (?:as (?:large|big) again|again as (?:large|big)|bigger again)$|^(?:half|a third|a quarter) again$/,
    'bigger',
    'either',
  ],
  [
    /^(?:bigger|larger|more prominent|more dominant|more visible|as big|as large|double the size|double its size|twice the size|twice its size|twice as (?:large|big|tall|high)|more presence|more room|take up more room|take up more space|bigger role|main role)$/,
    'bigger',
    'either',
  ],
  [
    /^(?:smaller|less prominent|less dominant|tinier|half (?:the|its|that|this) size|half as (?:large|big)|(?:to|just|only|as) an? (?:(?:very )?(?:small|tiny|little|minor|subtle|discreet|mere|quiet) )?(?:detail|accent|touch|afterthought|side note|footnote|dot|garnish))$/,
    'smaller',
    'either',
  ],
  [
    /^(?:too small|too tiny|(?:it's|it|is|are|looks?|seems?|feels?) (?:so |very |really |rather )?tiny|too little|stand out|stands out|stand out more|gets lost|too weak|do the talking|the talking|centre stage|center stage|(?:take the |in the |should |must |could |to )?lead|lead the way|(?:be )?(?:really )?(?:huge|enormous|gigantic|massive|giant|humongous)|(?:should |must |to |can |could )?dominate|(?:be )?(?:the|our) (?:hero|main thing|main attraction|centre of attention|eye-?catcher)|come first|front and (?:centre|center)|up to)$/,
    'bigger',
    'before',
  ],
  [
    /^(?:(?:be )?(?:really |very |quite )?(?:tiny|minuscule|teeny|miniature)|take a back seat|in the background|(?:shrinks? )?down to|(?:the )?same (?:height|size) as|as (?:tall|high|small) as|no (?:bigger|larger|taller) than|dominates? (?:everything|too much|the \w+|it all)|(?:is |it's )?shouting|steals? the show)$/,
    'smaller',
    'before',
  ],
  [/^(?:too big|too large|too dominant|too huge|too prominent|overpowering|overwhelming|oversized)$/, 'smaller', 'before'],
];
const mostWords = 5;
/** How far a part may stand from the word for its size. */
const reach = { behind: 3, before: 9 } as const;
/** What joins a word for a size to the part that stands behind it. */
const joins = /^(?:the|our|its|a|an|that|this|of|up|down|bit|little|much|slightly|make|version|round)$/;

interface Found {
  by: 'bigger' | 'smaller';
  side: 'behind' | 'either' | 'before';
  from: number;
  to: number;
}

function sizeAt(words: readonly string[], from: number): Found | undefined {
  for (let to = Math.min(words.length, from + mostWords); to > from; to--) {
    const said = words.slice(from, to).join(' ');
    const size = sizes.find(([pattern]) => pattern.test(said));
    if (size) return { by: size[1], side: size[2], from, to };
  }
  return undefined;
}

const partOf = (word: string | undefined): Part | undefined => nouns.find(([, pattern]) => pattern.test(word ?? ''))?.[0];

/** "Рисунок больше": some tongues have one word for "more" and "bigger". */
function moreOf(words: readonly string[]): Size[] {
  const [part, last] = [partOf(words.at(-2)), words.at(-1)];
  return part && last === 'more' ? [`bigger-${part}`] : part && last === 'less' ? [`smaller-${part}`] : [];
}

/** Sizes that are told of the name or of the picture, each of the part that it stands nearest to: "the rose smaller, the name bigger". */
export function sizesIn(said: string): Size[] {
  const words = said.split(' ');
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    const size = sizeAt(words, at);
    if (!size) continue;
    found.push(size);
    at = size.to - 1;
  }
  const told = found.flatMap(({ by, side, from, to }, index): Size[] => {
    const part = side === 'before' ? undefined : partBehind(words, to);
    const start = Math.max(found[index - 1]?.to ?? 0, from - reach.before);
    const before = words
      .slice(start, from)
      .map(partOf)
      .findLast((own) => own !== undefined);
    // "Add a smaller star beside the fox" speaks of the star.
    const isOfNew = /^(?:a|an)$/.test(words[from - 1] ?? '') && part === undefined;
    // "Make it bigger, it's tiny next to the name": what a mark is called by is its picture.
    const calledIt = words.slice(start, to).some((word) => /^(?:it|it's)$/.test(word)) ? ('symbol' as const) : undefined;
    const own = isOfNew ? undefined : (part ?? before ?? calledIt ?? (side === 'either' ? partAnywhereBehind(words, to) : undefined));
    return own === undefined ? [] : [`${by}-${own}`];
  });
  return [...new Set([...told, ...moreOf(words)])];
}

/** The part right behind a word: "a bigger fox", "shrink the boat". */
function partBehind(words: readonly string[], to: number): Part | undefined {
  for (let at = to; at < Math.min(words.length, to + reach.behind); at++) {
    const part = partOf(words[at]);
    if (part !== undefined) return part;
    if (!joins.test(words[at] ?? '')) return undefined;
  }
  return undefined;
}

const partAnywhereBehind = (words: readonly string[], to: number): Part | undefined =>
  words
    .slice(to)
    .map(partOf)
    .find((own) => own !== undefined);

const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf (?:as (?:large|big) again|again)\b/, 1.5],
  [/\bthird (?:as (?:large|big) again|again)\b/, 4 / 3],
  [/\bquarter (?:as (?:large|big) again|again)\b/, 1.25],
  [/\b(?:half (?:as (?:large|big)|(?:the|its|that|this) size)|(?:large|big) half)\b/, 0.5],
  [/\b(?:(?:twice|double) (?:as (?:large|big|tall|high)|(?:the|its) size)|double in size)\b/, 2],
  [/\b(?:a |by a |one )?third (?:bigger|larger)\b/, 4 / 3],
  [/\b(?:a |by a |one )?third smaller\b/, 2 / 3],
  [/\b(?:a |by a |one )?quarter (?:bigger|larger)\b/, 1.25],
  [/\b(?:a |by a |one )?quarter smaller\b/, 0.75],
];

/** How many times as large something is to be, where a wish tells it: "half the size", "30 % bigger". */
export function timesIn(said: string, text: string): number | undefined {
  const told = shares.find(([pattern]) => pattern.test(said))?.[1];
  if (told !== undefined) return told;
  const share = Number(
    /\b(?:to|at|auf|à|al|op|till|do|до) (?:about |around |ca\.? |etwa )?(\d{2,3})\s?(?:%|per ?cent|prozent|pour ?cent|procent)/i.exec(
      text,
    )?.[1],
  );
  if (share >= 30 && share <= 250 && share !== 100) return share / 100;
  const percent = Number(/(\d{1,3})\s?(?:%|per ?cent|prozent|pour ?cent|procent)/i.exec(text)?.[1]);
  if (!(percent >= 5 && percent <= 150)) return undefined;
  return /\b(?:smaller|shrink|reduce)\b/.test(said) ? 1 - Math.min(percent, 65) / 100 : 1 + percent / 100;
}
