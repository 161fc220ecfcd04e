import { tellsTrade } from '../industry.js';
import { readScopes } from '../negation.js';
import { tidyName } from '../script.js';
import type { FoundName, NameContext } from './find.js';

const quotes =
  /"([^"]{1,80})"|“([^“”„"]{1,80})[”“"]|„([^“”„"]{1,80})[”“"]|”([^“”„"]{1,80})”|«\s?([^«»]{1,80}?)\s?»|»\s?([^«»]{1,80}?)\s?«|‹([^‹›]{1,80})›|‘([^‘’]{1,80})’(?![\p{L}])|‚([^‘’‚]{1,80})[‘’]|(?<=^|[\s(:,])'((?:[^']|(?<=\p{L})'(?=\p{L})){1,80})'(?=$|[\s.,;:!?)])|`([^`]{1,80})`/gu;
/** "Restaurante ¡Ay, Carmela!, clavel": Spanish marks hold a name together as quotes do. */
const cries = /(?<=^|\p{L}\s)([¡¿]\p{Lu}[^!?¡¿]{1,60}[!?])(?=\s*[,:;–—]|\s+es\s)/gu;
const taglineNoun =
  'tagline|tag line|slogan|motto|strapline|strap line|subtitle|sub-title|claim|descriptor|payoff|byline|catchphrase|line below|line underneath|unterzeile|untertitel|leitspruch|spruch|devise|signature|accroche|sous-titre|eslogan|lema|subtítulo|sottotitolo|leus|ondertitel|undertitel|slagord|undertittel|devis|слоган|девиз|подпись|девіз|гасло|підпис|σλόγκαν|υπότιτλος|σύνθημα';
const taglineBefore = new RegExp(
  `(?:${taglineNoun}|(?:below|underneath|under it|beneath)[^.;]{0,20}|small (?:text|words|letters|line)[^.;]{0,12}|the words|the line|the text|saying|that says|reads)[\\s:,–—-]*(?:is|of|reads|reading|saying|says|lautet|est|es|è|é|är|er)?[\\s:,–—-]*$`,
  'iu',
);
const namedBefore =
  /(?:called|named|titled|name|brand|company|for|startup|shop|studio|app|für|pour|para|per|voor|för|для|για)[\s:,-]*(?:(?:is|simply|just|now|heißt|est|es|è)[\s:,-]*){0,2}$/iu;

const partOfName = /^\s*(?:is part|are part|belongs?|fait partie|font partie|gehört|es parte|fa parte|faz parte|hoort|hör till|hører)/i;

/** "(say 'percent off')" tells how a name is spoken. */
const saidAs = /\(\s*(?:say|pronounced?|spoken|read)(?: as| it)?[\s:]*$/i;

/** "est. 1974", "desde 1951" */
const founded =
  /^(?:est|estd|established|since|founded|anno|seit|gegr|gegründet|depuis|fondée? en|desde|dal|sinds|anno|sedan|siden|с|з|od|vuodesta|από το)?[.:\s]*\d{4}$/iu;

/** A quoted part of the prompt, and whether it is announced as a tagline. */
export interface Quote {
  content: string;
  start: number;
  end: number;
  tagline: boolean;
}

/** Everything in quotation marks of any custom, in reading order. */
export function findQuotes(text: string): Quote[] {
  // "Rock 'n' Roll" quotes nothing.
  return [...text.matchAll(quotes), ...text.matchAll(cries)]
    .sort((one, other) => one.index - other.index)
    .filter(([quoted]) => !/^['‘]n['’]$/i.test(quoted))
    .map((match) => {
      const groups: (string | undefined)[] = match.slice(1);
      const content = groups.find((group) => group !== undefined) ?? '';
      return {
        content,
        start: match.index,
        end: match.index + match[0].length,
        tagline: taglineBefore.test(text.slice(Math.max(0, match.index - 40), match.index)),
      };
    });
}

/** The first quote that is a name: not a tagline, not a quoted describing word ('a "clean" look'), not something refused. */
export function quotedName(context: NameContext): FoundName | undefined {
  const { text, tokens } = context;
  for (const quote of findQuotes(text)) {
    const written = withoutTypographersStop(text, quote);
    const name = `${tidyName(written)}${/\p{L}['’]$/u.test(written) ? written.slice(-1) : ''}`;
    // "Le « bis » fait partie du nom" speaks of a part of it.
    if (partOfName.test(text.slice(quote.end)) || saidAs.test(text.slice(0, quote.start))) continue;
    if (quote.tagline || !/[\p{L}\p{N}]/u.test(name) || (founded.test(name) && /\p{L}/u.test(name))) continue;
    const inside = tokens.flatMap((token, at) => (token.start >= quote.start && token.end <= quote.end ? [at] : []));
    const announced = namedBefore.test(text.slice(Math.max(0, quote.start - 20), quote.start));
    // "Ohne Worte" in quotes refuses nothing; 'no "swoosh"' does.
    if (context.isRefused(inside[0] ?? -1) && !announced && !isCueInside(context, inside)) continue;
    if (inside.every((at) => isDescribing(context, at)) && !announced && !isSetOff(context, inside, quote)) continue;
    return { name, source: 'quoted', tokens: new Set(inside) };
  }
  return undefined;
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
