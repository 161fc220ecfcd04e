import type { ColouredPart, Patch } from '../../refinement.js';
import { type ColourMention, findColours } from '../../understanding/colours/colours.js';
import { isColourWord, plainColours } from '../../understanding/lexicon/colours.js';
import type { Token } from '../../understanding/text/text.js';
import { type ClauseText, isShownAt, isSymbolNoun, pictureAt, type Reader, span, spokenOf } from './clause.js';

const nouns: readonly (readonly [ColouredPart, RegExp])[] = [
  ['letters', /^(?:fonts?|type|typeface|letters?|lettering|text|wordmark|name|writing|words)$/],
  ['field', /^(?:circle|disc|disk|shield|square|hexagon|box|tile|squircle|diamond|container|shape|roundel|seal|arch)$/],
  ['lines', /^(?:frame|border|ring|rim|rules?|outline|lines?)$/],
];
/** What may stand between a part and its colour. */
export const between =
  /^(?:in|to|be|become|becomes|is|are|should|could|must|a|an|the|as|into|rather|please|pls|want|like|would|of|with|more|make|now|·|just|only|was|were|go|also|both|instead|into|put|for|set|stay|stays|remain|remains|may|can|keep|leave|let|has|have|do|bit|little|much|still|below|underneath|beneath|under|above|beside|there|it|too)$/;
const mostBetween = 4;

/** The part that a colour is asked for: "the vase in cream", "gold letters"; nothing where it is asked for the whole. */
export function partOf(clause: ClauseText, mention: ColourMention): ColouredPart | undefined {
  if (mention.letters) return 'letters';
  const at = placeOfPart(clause, mention);
  return at === undefined ? undefined : partAt(clause, at);
}

/** "The leaf green" of a leaf and a cup: the one that a colour is asked for. */
export function pictureOf(clause: ClauseText, mention: ColourMention): string | undefined {
  const at = placeOfPart(clause, mention);
  return at === undefined ? undefined : pictureAt(clause, at);
}

/** Where the word for a part stands that a colour is asked for. */
function placeOfPart(clause: ClauseText, mention: ColourMention): number | undefined {
  const { tokens } = clause;
  const isPart = (at: number): boolean => partAt(clause, at) !== undefined;
  // "Gold letters", "a dark blue shield".
  if (isPart(mention.to) && tokens[mention.to - 1]?.gap === '') return mention.to;
  if (mention.to - mention.from > 1 && isPart(mention.to - 1)) return mention.to - 1;
  // "The green for the lettering".
  const given = /^(?:for|on|to|onto) (?:the|our|its|·)$/.test(`${tokens[mention.to]?.key ?? ''} ${tokens[mention.to + 1]?.key ?? ''}`);
  if (given && isPart(mention.to + 2)) return mention.to + 2;
  for (let at = mention.from - 1; at >= Math.max(0, mention.from - mostBetween); at--) {
    if (isPart(at)) return isOfWhole(tokens, at) ? undefined : at;
    if (!between.test(tokens[at]?.key ?? '')) return undefined;
  }
  return undefined;
}

/** "Add a line in red" brings a line, and "put the fox in a red circle" a circle. */
const isOfWhole = (tokens: readonly Token[], at: number): boolean => /^(?:a|an)$/.test(tokens[at - 1]?.key ?? '');

/** The part that a word stands for. */
export function partAt(clause: ClauseText, at: number): ColouredPart | undefined {
  const key = clause.tokens[at]?.key ?? '';
  const named = nouns.find(([, words]) => words.test(key))?.[0];
  if (named !== undefined) return named;
  return clause.context.pictures.length > 0 && (isSymbolNoun.test(key) || isShownAt(clause, at)) ? 'picture' : undefined;
}

const recolours = /\b(?:replace|change|turn|switch) (?:the |our |that )?symbol (?:to|into|in|a) (?:\w+ )?\w+$/;

/** Whether the words that tell the change are those of another language. */
const isForeign = ({ tokens }: ClauseText): boolean =>
  tokens.some(({ key, own }) => /^(?:replace|change|turn|switch)$/.test(key) && key !== own);

/** "Change the carnation to pink", "cambia el clavel a rosa": without an article a colour is meant, and no flower that is called so. */
export const readRecoloured: Reader = (clause) => {
  const { text, scopes, context } = clause;
  const last = clause.tokens.at(-1)?.key ?? '';
  if (context.pictures.length === 0 || !recolours.test(spokenOf(clause)) || !(isColourWord(last) || plainColours.has(last)))
    return undefined;
  // The Spanish "a" is no article.
  const tokens = clause.tokens.map((token) =>
    token.key === 'a' && token.own === 'a' && isForeign(clause) ? { ...token, key: 'to' } : token,
  );
  const mention = findColours(text, tokens, scopes, new Set(), 'exchanged').find(({ to, ground }) => to === tokens.length && !ground);
  if (mention === undefined || !/^(?:to|into|in)$/.test(tokens[mention.from - 1]?.key ?? '')) return undefined;
  const of = tokens.map((_, at) => (isShownAt(clause, at) ? pictureAt(clause, at) : undefined)).find((id) => id !== undefined);
  const patch: Patch = { kind: 'set-part', part: 'picture', colour: mention.intent, ...(of ? { of } : {}) };
  return { patches: [patch], used: span(0, tokens.length) };
};

const both =
  /^(?:(?:now|and|please|make|put|paint|have|actually|the) )*(?:both|both of them|the two|them both)(?: symbol)? (?:\w+ )?in (?:the |a |one )?(?:same )?/;

/** "Now both in the same green": of two pictures each. */
export const readBothAlike: Reader = (clause) => {
  const { keys, tokens, text, scopes, context } = clause;
  if (new Set(context.pictures).size < 2 || !both.test(keys)) return undefined;
  const [only, other] = findColours(text, tokens, scopes, new Set(), 'exchanged');
  if (!only || other || only.ground) return undefined;
  const { things, primary, secondary } = context.brief.colours;
  const own = [...(things ?? []), primary, secondary].find((named) => named?.hue === only.intent.hue);
  return { patches: [{ kind: 'set-part', part: 'picture', colour: own ?? only.intent }], used: span(0, tokens.length) };
};

const ordinal =
  /^(?:(?:and|make|paint|please|but|now) )*the (first|second|left|right|other|last)(?: (?:one|symbol|hand one))? (?:(?:in|is|should be|to be|be) )*(?:\w+ )?\w+$/;

/** "The second one light blue": of two pictures the one that is told by its place. */
export const readOrdinal: Reader = (clause) => {
  const { tokens, text, scopes, context } = clause;
  const [, place] = ordinal.exec(spokenOf(clause)) ?? [];
  const [colour, other] = findColours(text, tokens, scopes, new Set(), 'wished');
  const isSeveral = context.pictures.length > 1 || context.brief.count !== undefined;
  if (place === undefined || !isSeveral || !colour || other || colour.to !== tokens.length || colour.ground) return undefined;
  const [first, second] = [...new Set(context.pictures)];
  const of = /^(?:first|left)$/.test(place) ? first : second;
  const patch: Patch =
    of !== undefined && second !== undefined
      ? { kind: 'set-part', part: 'picture', colour: colour.intent, of }
      : { kind: 'beyond', reason: 'All of them have one colour here.' };
  return { patches: [patch], used: span(0, tokens.length) };
};

const roleOfPart =
  /^(?:(?:use|take|put|keep|have|please|only|just|i|want|we) )*the (first|main|primary|second|secondary|accent|other) colou?r (?:(?:only|just) )?(?:for|on|in) (?:the |our )?(symbol|name|letters|lettering|text)(?: (?:only|alone))?$/;

/** "Use the second colour only for the icon". */
export const readRoleOfPart: Reader = (clause) => {
  const [, role, part] = roleOfPart.exec(spokenOf(clause)) ?? [];
  const { primary, secondary } = clause.context.brief.colours;
  const colour = role === undefined ? null : /^(?:first|main|primary)$/.test(role) ? primary : secondary;
  if (role === undefined || part === undefined) return undefined;
  const patch: Patch = colour
    ? { kind: 'set-part', part: part === 'symbol' ? 'picture' : 'letters', colour }
    : { kind: 'beyond', reason: 'There is no such colour in the palette.' };
  return { patches: [patch], used: span(0, clause.tokens.length) };
};

/** The words for parts and what is shown: where they have a colour they ask for no other picture. */
export const partNouns = (clause: ClauseText): number[] => clause.tokens.flatMap((_, at) => (partAt(clause, at) === undefined ? [] : [at]));
