import { tellsTrade } from '../trades/industry.js';
import { stopWords } from '../lexicon/words.js';
import { readScopes } from '../language/negation.js';
import { remembered } from '../../remembered.js';
import { tidyName } from '../text/script.js';
import { matchesOf } from '../text/text.js';
import type { FoundName, NameContext } from './find.js';

const quotes =
  /"([^"]{1,80})"|“([^“”„"]{1,80})[”“"]|„([^“”„"]{1,80})[”“"]|”([^“”„"]{1,80})”|«\s?([^«»]{1,80}?)\s?»|»\s?([^«»]{1,80}?)\s?«|‹([^‹›]{1,80})›|‘([^‘’]{1,80})’(?![\p{L}])|‚([^‘’‚]{1,80})[‘’]|(?<=^|[\s(:,])'((?:[^']|(?<=\p{L})'(?=\p{L})){1,80})'(?=$|[\s.,;:!?)])|`([^`]{1,80})`/gu;
/** "Restaurante ¡Ay, Carmela!, clavel": Spanish marks hold a name together as quotes do. */
const cries = /(?<=^|\p{L}\s)([¡¿]\p{Lu}[^!?¡¿]{1,60}[!?])(?=\s*[,:;–—]|\s+es\s)/gu;
const namedBefore =
  /(?:called|named|titled|name|brand|company|for|startup|shop|studio|app|für|pour|para|per|voor|för|для|για)[\s:,-]*(?:(?:is|simply|just|now|heißt|est|es|è)[\s:,-]*){0,2}$/iu;

const partOfName = /^\s*(?:is part|are part|belongs?|fait partie|font partie|gehört|es parte|fa parte|faz parte|hoort|hör till|hører)/i;

/** "(say 'percent off')" tells how a name is spoken. */
const saidAs = /(?:\(\s*(?:say|spoken|read)|\bpronounced?|\brhymes with|\bsounds? like)(?: as| it| like)?[\s:]*$/i;

/** "“Penny Lane” was taken" */
const isTaken = /^\s+(?:(?:is|was|were|had)\s+)?(?:already\s+)?(?:been\s+)?(?:taken|gone|too\s\p{L})/iu;

/** A quoted part of the prompt. */
export interface Quote {
  content: string;
  start: number;
  end: number;
}

/** Everything in quotation marks of any custom, in reading order; many rules ask for those of the same text. */
export const findQuotes = remembered(8, (text): readonly Quote[] =>
  // "Rock 'n' Roll" quotes nothing.
  [...matchesOf(text, quotes), ...matchesOf(text, cries)]
    .sort((one, other) => one.index - other.index)
    .filter(([quoted]) => !/^['‘]n['’]$/i.test(quoted))
    .map((match) => {
      const groups: (string | undefined)[] = match.slice(1);
      const content = groups.find((group) => group !== undefined) ?? '';
      return {
        content,
        start: match.index,
        end: match.index + match[0].length,
      };
    }),
);

/** "BlueFinch, “Blue” in blue": a quote that tells how a part of another word is painted, or a word that stands elsewhere set. */
export const isPartOfWord = (text: string, { content, end }: Quote): boolean =>
  (/^\s+(?:much |a bit |slightly )?(?:smaller|bigger|larger|tiny)(?!\p{L})/iu.test(text.slice(end)) &&
    !/\s/.test(content) &&
    text.split(/[^\p{L}\p{N}]+/u).filter((word) => word === content).length > 1) ||
  (/^\s+(?:in|should|is|en|em|i|w|в|у)\s/iu.test(text.slice(end)) &&
    text
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word !== content && content.length > 1 && (word.startsWith(content) || word.endsWith(content))));

/** The first quote that is a name: not a line, not a quoted describing word ('a "clean" look'), not something refused. */
export function quotedName(context: NameContext): FoundName | undefined {
  const { text, tokens } = context;
  for (const quote of findQuotes(text)) {
    const written = withoutTypographersStop(text, quote);
    const name = `${tidyName(written)}${/\p{L}['’]$/u.test(written) ? written.slice(-1) : ''}`;
    // "Le « bis » fait partie du nom" speaks of a part of it.
    if (partOfName.test(text.slice(quote.end)) || saidAs.test(text.slice(0, quote.start)) || isPartOfWord(text, quote)) continue;
    const inside = tokens.flatMap((token, at) => (token.start >= quote.start && token.end <= quote.end ? [at] : []));
    if (!/[\p{L}\p{N}]/u.test(name) || inside.some((at) => context.isApart(at))) continue;
    const announced = namedBefore.test(text.slice(Math.max(0, quote.start - 20), quote.start));
    // "Ohne Worte" in quotes refuses nothing; 'no "swoosh"' does.
    if (context.isRefused(inside[0] ?? -1) && !announced && !isCueInside(context, inside)) continue;
    if (inside.every((at) => isDescribing(context, at)) && !announced && !isSetOff(context, inside, quote)) continue;
    if (isTaken.test(text.slice(quote.end)) || (!announced && isSaying(context, inside))) continue;
    return { name, source: 'quoted', tokens: new Set(inside) };
  }
  return undefined;
}

/** 'People say it is "the best in town"': small words behind a verb of saying or being are what is said. */
function isSaying({ tokens }: NameContext, inside: readonly number[]): boolean {
  const [first = 0] = inside;
  const isSmall = inside.every((at) => tokens[at]?.capitalised === false);
  const clause = tokens.slice(Math.max(0, first - 6), first);
  return (
    isSmall &&
    inside.length > 2 &&
    inside.some((at) => stopWords.has(tokens[at]?.key ?? '')) &&
    clause.some(({ key }) => /^(?:say|says|said|saying|think|thinks|feel|feels)$/.test(key))
  );
}

/** A full stop or comma that typographers move inside the quotes at the end of a sentence is not the name's. */
function withoutTypographersStop(text: string, { content, end }: Quote): string {
  if (content.endsWith(',')) return content.slice(0, -1);
  // "Fünf vor Zwölf e.V."
  if (/(?<!\p{L})\p{L}\.\s?\p{L}\.$/u.test(content)) return content;
  const endsSentence = /^\s*(?:$|\p{Lu}|[.!?])/u.test(text.slice(end));
  return /[^.]\.$/.test(content) && endsSentence && !/\b(?:full stop|period|dot)\b/i.test(text) ? content.slice(0, -1) : content;
}

/** Whether what denies the words of a quote stands among them. */
const isCueInside = ({ tokens }: NameContext, inside: readonly number[]): boolean => {
  const cues = readScopes(tokens, new Set(inside));
  return inside.every((at) => cues[at]?.negated !== true);
};

/** Two words of a trade that a mark follows are a name ("piano piano",), a mood is none however it is quoted. */
const isSetOff = ({ text, tokens }: NameContext, inside: readonly number[], { end }: Quote): boolean =>
  inside.length > 1 && inside.every((at) => tellsTrade(tokens[at]?.key ?? '')) && /^\s*(?:[,.;:–—|)]|$)/u.test(text.slice(end));

function isDescribing({ tokens, describes }: NameContext, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && !token.capitalised && describes(token.key);
}
