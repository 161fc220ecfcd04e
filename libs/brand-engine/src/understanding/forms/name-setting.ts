import type { Brief } from '../../brief.js';
import type { ConstraintMention } from './constraints.js';
import type { Scope } from '../language/negation.js';
import type { Token } from '../text/text.js';
import type { Span, WishOf } from '../wishes.js';

/** How the words of the name stand to each other: on how many lines, and what stands between them. */
export interface NameSetting {
  lines: WishOf<'name-lines'> | undefined;
  between: WishOf<'between-words'> | undefined;
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, '1': 1, '2': 2, '3': 3, '4': 4 };
const leads = /^(?:on|in|into|onto|over|across|as|stacked|name|wordmark|text|set|broken|split|words?|is|the|a|·)$/;
/** "Two lines above and below" are rules, and so are "two fine lines". */
const ofRules =
  /^(?:above|below|under|around|beneath|underneath|over|between|that|crossing|running|drawing|drawings|art|drawn|icon|style|sketch|illustration)$/;
const parts = /^(?:names?|words?|initials?|surnames?|parts?|lines?|halves|partners)$/;

/** "On two lines", "three lines: The / Quiet / Orchard", "one word per line". */
function findLines(tokens: readonly Token[], isFree: (at: number) => boolean, wordsOfName: number): WishOf<'name-lines'> | undefined {
  for (const [at, { key }] of tokens.entries()) {
    const keys = tokens.slice(at, at + 6).map((token) => token.key);
    const said = keys.join(' ');
    const each = /^(?:one|each|every|single) words? (?:per|on (?:its|a|one|an)(?: own| separate)?|in each|to a|a) (?:lines?|rows?)/.exec(
      said,
    );
    if (each && isFree(at)) return { kind: 'name-lines', count: wordsOfName, from: at, to: at + each[0].split(' ').length };
    const count = counts[key];
    if (count === undefined || !isFree(at)) continue;
    const line = /^(?:separate|short|own|even)$/.test(keys[1] ?? '') ? 2 : 1;
    if (!/^(?:lines?|rows?)$/.test(keys[line] ?? '') || tokens[at]?.gap !== '') continue;
    const [before, next] = [tokens[at - 1], tokens[at + line]?.gap === '' ? tokens[at + line + 1] : undefined];
    const isLed = before?.gap === '' && leads.test(before.key);
    const isAlone = before?.gap !== '';
    // "In one line" alone tells where picture and name stand; "in a row" too.
    if (!(isLed || (isAlone && count > 1)) || ofRules.test(next?.key ?? '') || (keys[line] === 'row' && count === 1)) continue;
    let from = at;
    while (from > 0 && tokens[from - 1]?.gap === '' && leads.test(tokens[from - 1]?.key ?? '') && isFree(from - 1)) from--;
    return { kind: 'name-lines', count, from, to: at + line + 1 };
  }
  return undefined;
}

/** "A thin rule between the two names", "a dot between the words", "the two names separated by a line". */
function findBetween(tokens: readonly Token[], isFree: (at: number) => boolean): WishOf<'between-words'> | undefined {
  for (const [at, { key }] of tokens.entries()) {
    const what = /^(?:rules?|lines?|strokes?|hairline|dash|bar|divider|separator)$/.test(key)
      ? 'rule'
      : /^(?:dot|point|interpunct|bullet)$/.test(key)
        ? 'dot'
        : undefined;
    if (what === undefined || !isFree(at) || tokens[at]?.gap !== '') continue;
    // "Una línea fina entre los dos nombres".
    let to = at + 1;
    while (tokens[to]?.gap === '' && /^(?:thin|fine|small|delicate|short|slim|narrow|light)$/.test(tokens[to]?.key ?? '')) to++;
    if (!/^(?:between|among|dividing|separating|parting)$/.test(tokens[to]?.key ?? '')) continue;
    while (
      tokens[to]?.gap === '' &&
      /^(?:between|among|dividing|separating|parting|the|both|two|our|its|first|·)$/.test(tokens[to]?.key ?? '')
    )
      to++;
    if (!parts.test(tokens[to]?.key ?? '')) continue;
    let from = at;
    while (
      from > 0 &&
      tokens[from - 1]?.gap === '' &&
      /^(?:with|a|an|the|thin|fine|small|short|single|one|little|delicate|horizontal|·)$/.test(tokens[from - 1]?.key ?? '')
    )
      from--;
    return { kind: 'between-words', what, from, to: to + 1 };
  }
  return undefined;
}

/** What a prompt says of how the words of its name are set. A stacked name without a picture stands on lines. */
export function findNameSetting(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
  name: string,
  demands: readonly ConstraintMention[],
): NameSetting {
  const isFree = (at: number): boolean => !taken.has(at) && scopes[at]?.negated !== true;
  const wordsOfName = Math.min(mostLines, name.split(/\s+/).filter(Boolean).length);
  const between = findBetween(tokens, isFree);
  const beside = (at: number): boolean => isFree(at) && !(between && at >= between.from && at < between.to);
  const lines = findLines(tokens, beside, wordsOfName);
  const isLettering = demands.some(({ asked }) => asked.noIcon === true && asked.symbol === 'wordmark');
  const stacked = isLettering && wordsOfName > 1 ? demands.find(({ asked }) => asked.layout === 'stack') : undefined;
  const asStack = stacked && { kind: 'name-lines' as const, count: wordsOfName <= 3 ? wordsOfName : 2, from: stacked.from, to: stacked.to };
  return { lines: lines ?? asStack, between };
}
/** A name of more words is no column of words. */
const mostLines = 5;

/** The demands without those that only tell how the name is set: "stacked on two lines" places no picture. */
export const withoutSettings = (demands: readonly ConstraintMention[], { lines, between }: NameSetting): ConstraintMention[] => {
  const meets = (own: Span, { from, to }: Span): boolean => own.from < to && from < own.to;
  // "In one line": the picture stands in it too.
  const isOfName = ({ asked: { layout, symbol } }: ConstraintMention): boolean =>
    symbol === undefined && (layout === 'stack' || (layout === 'row' && lines?.count !== 1));
  const isSetting = (own: ConstraintMention): boolean =>
    (lines !== undefined && isOfName(own) && meets(own, lines)) || (between !== undefined && meets(own, between));
  return demands.filter((own) => !isSetting(own));
};

/** The part of a brief that a setting of the name is. */
export const briefOfSetting = ({ lines, between }: NameSetting): Pick<Brief, 'nameLines' | 'between'> => ({
  ...(lines ? { nameLines: lines.count } : {}),
  ...(between ? { between: between.what } : {}),
});
