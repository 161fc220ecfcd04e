import type { Brief, ColourIntent } from '../../brief.js';
import { hueDistance } from '../../colour/oklch.js';
import { isFlower } from '../../understanding/colours/colour-context.js';
import { findColours, type ColourMention } from '../../understanding/colours/colours.js';
import { isColourWord, lentColours, plainColours } from '../../understanding/lexicon/colours.js';
import type { Scope } from '../../understanding/language/negation.js';
import { fold, singular, type Token, withoutElision } from '../../understanding/text/text.js';
import { type ClauseText, isMaterial, isShownAt } from './clause.js';
import { exchangeOf } from './exchange.js';
import { partAt, partNouns } from './part.js';

/** Whether a colour that a clause names is to go. */
/** "The green is horrible": what is called so of a colour that there is asks for it to go. */
export const isDisliked = (keys: string): boolean =>
  /\b(?:is|are|looks?|feels?) (?:so |really |just |quite |pretty |rather |a bit )?(?:horrible|horrid|ugly|awful|terrible|hideous|dreadful|nasty|disgusting)\b/.test(
    keys,
  );

export const isRemoved = (keys: string): boolean =>
  /^(?:(?:please|and|also|just) )*drop \w+$|\b(?:remove|undo|revert|drop (?:the|that|all|any)|lose|less|no more|get rid of|without|no|out|away|gone|forget|ditch|delete|hate|dislike|take (?:out|away|off)|(?:was|is) (?:a|the|our) (?:\w+ )?mistake|(?:not|no) (?:a )?(?:\w+ )?good idea|(?:does not|doesn't|did not|didn't) (?:work|suit|fit)|too heavy|(?:can|could|may|should|must|has to) go(?= too| now| as well|$)|(?:not|no longer) (?:needed|necessary|wanted)|unnecessary)\b/.test(
    keys,
  );

/** Which of the two colours one is: the one that is nearer to it. */
export function roleOf({ hue, lightness }: ColourIntent, { colours: { primary, secondary } }: Brief): 'primary' | 'secondary' {
  const apart = (own: ColourIntent | null): number => {
    if (own === null) return Infinity;
    if (hue === null || own.hue === null) return hue === own.hue ? Math.abs(lightness - own.lightness) * 30 : 180;
    return Math.abs(hueDistance(hue, own.hue));
  };
  return apart(secondary) < apart(primary) ? 'secondary' : 'primary';
}

/** Whether a colour is one of those that there are. */
export const isOfPalette = (colour: ColourIntent, { colours: { primary, secondary, tertiary, ground } }: Brief): boolean =>
  (colour.hue !== null || isGrey(colour)) &&
  [primary, secondary, tertiary, ground].some(
    // "The green" of what is sea green.
    (own) => own && (isSameHue(own, colour) || own.words.split(' ').includes(colour.words)) && (own.hue !== null || isGrey(own)),
  );

/** Navy is called blue too. */
const isSameHue = (one: ColourIntent, other: ColourIntent): boolean =>
  one.hue === other.hue || (one.hue !== null && other.hue !== null && Math.abs(hueDistance(one.hue, other.hue)) <= sameHue);
const sameHue = 12;

/** Black and white are no greys. */
const isGrey = ({ hue, lightness }: ColourIntent): boolean => hue === null && Math.abs(lightness) < 0.7;

/** "The plum should be darker" of what is plum, and shows none. */
const isShaded = /\b(?:darker|lighter|deeper|paler|brighter|warmer|cooler|softer|stronger|more muted|less)\b/;

/** "Lose the gold" speaks of the colour where gold is one of the mark's. */
function ownColours(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  { colours: { primary, secondary, tertiary } }: Brief,
  shown: ReadonlySet<string>,
): ColourMention[] {
  const keys = tokens.map(({ key }) => key).join(' ');
  const isOfShade = isShaded.test(keys) && !tokens.some(({ key }) => shown.has(singular(key)));
  if (!isOfShade && !isRemoved(keys) && !exchangeOf(tokens) && !isRanked.test(keys)) return [];
  return [primary, secondary, tertiary].flatMap((intent) => {
    const at = tokens.findIndex(({ own }) => own === withoutElision(fold(intent?.words ?? '')));
    return intent && at >= 0 ? [{ intent, from: at, to: at + 1, avoided: scopes[at]?.negated === true, accent: false, ground: false }] : [];
  });
}

/** "The raspberry as the main colour". */
const isRanked =
  /\bas (?:the |our )?(?:main|primary|first|leading|dominant|second|secondary|accent) (?:colou?r|one)\b|\bas (?:an |the |our )?accent\b/;

const isLent = (tokens: readonly Token[], { from, to }: ColourMention, brief: Brief): boolean =>
  to - from === 1 && lentColours.has(tokens[from]?.key ?? '') && !isOfBrief(tokens[from]?.own ?? '', brief);

const isOfBrief = (word: string, { colours: { primary, secondary, tertiary } }: Brief): boolean =>
  [primary, secondary, tertiary].some((intent) => withoutElision(fold(intent?.words ?? '')) === word);

/** "Instead of the poppy a cornflower": in the place of what is shown comes a flower, though it lends a colour too. */
const takesPlaceOfThing = ({ tokens, context }: ClauseText, { from, to }: ColourMention): boolean =>
  to - from === 1 && isFlower(tokens, from) && tokens.some(({ key }, at) => at !== from && context.shown.has(singular(key)));

/** "Try bricks instead": several are things, though one lends a colour. */
function areShownInstead({ tokens, keys, context }: ClauseText, { from, to }: ColourMention): boolean {
  const { key = '' } = tokens[from] ?? {};
  const one = singular(key);
  return (
    to - from === 1 &&
    one !== key &&
    lentColours.has(one) &&
    context.findIcons(one).length > 0 &&
    /\b(?:try|use|show|draw|instead)\b/.test(keys)
  );
}

/** "Replace the red with an orange" of what is red asks for no fruit: beside a colour of the palette the other is one too. */
function withoutArticles({ tokens, context: { brief } }: ClauseText): readonly Token[] {
  const isOwn = tokens.some(({ key }) => {
    const colour = plainColours.get(key);
    return colour !== undefined && isOfPalette({ words: key, hex: null, ...colour }, brief);
  });
  return isOwn
    ? tokens.map((token, at) =>
        /^(?:a|an)$/.test(token.key) && plainColours.has(tokens[at + 1]?.key ?? '') ? { ...token, key: 'in' } : token,
      )
    : tokens;
}

/** "More of a mossy olive", "rather a kind of plum": what follows lends its colour, with a word for its shade or without. */
function shadesOf({ text, tokens, scopes }: ClauseText, spoken: readonly ColourMention[], used: ReadonlySet<number>): ColourMention[] {
  const of = tokens.findIndex(({ key }, at) => key === 'of' && /^(?:more|kind|sort|shade|tone)$/.test(tokens[at - 1]?.key ?? ''));
  const shade = tokens.findIndex(({ key }, at) => at > of && at <= of + 3 && isColourWord(key));
  if (of < 0 || shade < 0) return [];
  const masked = tokens.map((token, at) => (at > of && at < shade ? { ...token, key: 'in' } : token));
  const mentions = findColours(text, masked, scopes, used, 'wished');
  return mentions.filter(({ from, to }) => from <= shade && to > shade && spoken.every((own) => own.to <= from || own.from >= to));
}

const showsThing = ({ tokens, context }: ClauseText, at: number): boolean => {
  const term = tokens[at]?.key ?? '';
  return context.findIcons(term).some((id) => context.showsItself(term, id));
};

/** "Stone for the name", "use the mint for the letters": what a part gets can only be the colour of a thing. */
function givenToParts(clause: ClauseText, used: ReadonlySet<number>): ColourMention[] {
  const { text, tokens, scopes } = clause;
  // "The mint" is no other thing than mint.
  const masked = tokens.map((token, at) =>
    token.key === 'the' && lentColours.has(tokens[at + 1]?.key ?? '') ? { ...token, key: 'in' } : token,
  );
  return findColours(text, masked, scopes, used, 'exchanged').filter(
    ({ from, to, ground }) =>
      !ground &&
      !/^(?:an?|with)$/.test(tokens[from - 1]?.key ?? '') &&
      ((tokens[to]?.key === 'for' && [to + 1, to + 2].some((at) => partAt(clause, at) !== undefined)) ||
        // "Gold would suit": what is no thing to draw is a colour.
        (tokens[to]?.key === 'would' && !showsThing(clause, from))),
  );
}

/** "Gold teapot", "gold please": a metal that opens a clause, before what is shown, the logo or nothing, is its colour. */
function metalsOf(clause: ClauseText, used: ReadonlySet<number>): ColourMention[] {
  const { text, tokens, scopes } = clause;
  const first = tokens.findIndex(({ key }) => !/^(?:a|an|the|make|it|be|should|and|but)$/.test(key));
  if (!/^(?:gold|golden|silver|copper|bronze|brass)$/.test(tokens[first]?.key ?? '')) return [];
  return findColours(text, tokens, scopes, used, 'exchanged').filter(
    ({ from, to }) =>
      from === first && (isShownAt(clause, to) || /^(?:logo|symbol|icon|picture|mark|please)?$/.test(tokens[to]?.key ?? '')),
  );
}

/** The colours of a clause; beside a colour that is exchanged, a thing lends its own. */
export function mentionsIn(clause: ClauseText, used: ReadonlySet<number>): ColourMention[] {
  const { text, scopes, context } = clause;
  const exchange = exchangeOf(clause.tokens);
  const tokens = exchange ? withoutArticles(clause) : clause.tokens;
  // What is shown is a thing, though it may lend a colour: "instead of the poppy".
  const isShown = ({ from: first, to }: ColourMention): boolean => {
    // A word for taking away may be read with the colour: "drop the rose".
    const from = context.shown.has(tokens[to - 1]?.key ?? '') ? to - 1 : first;
    const { key = '', own = '' } = tokens[from] ?? {};
    if ((plainColours.has(key) && !context.shown.has(key)) || isOfBrief(own, context.brief)) return false;
    // "A vine leaf" is a thing, though vines and leaves lend their colours.
    const pairs = [from - 1, from].flatMap((at) => {
      const [one, other] = [tokens[at], tokens[at + 1]];
      return one?.gap === '' && other && lentColours.has(one.key) && lentColours.has(other.key) ? [`${one.key} ${other.key}`] : [];
    });
    return context.shown.has(key) || pairs.some((pair) => context.findIcons(pair).length > 0);
  };
  const spoken = findColours(text, tokens, scopes, used, 'wished').filter(
    (mention) => !isShown(mention) && !isMaterial(tokens, mention.from),
  );
  const own = ownColours(tokens, scopes, context.brief, context.shown).filter(({ from }) => !used.has(from));
  // Where one of two is exchanged and only one lends a colour, things are exchanged.
  const [only] = spoken;
  const areThings = only !== undefined && spoken.length === 1 && areShownInstead(clause, only);
  const isThing =
    exchange !== undefined &&
    only !== undefined &&
    !only.ground &&
    spoken.length === 1 &&
    own.length === 0 &&
    (isLent(tokens, only, context.brief) || takesPlaceOfThing(clause, only));
  const found = isThing || areThings ? [] : [...spoken, ...shadesOf(clause, spoken, used)];
  // "The vase cream": behind a part a thing can only lend its colour, as it does behind "in".
  const parts = new Set(partNouns(clause));
  const masked = tokens.map((token, at) => (parts.has(at) ? { ...token, key: 'in' } : token));
  const ofParts = findColours(text, masked, scopes, used, 'wished').filter(
    (mention) =>
      parts.has(mention.from - 1) &&
      !isShown(mention) &&
      !(exchange && isFlower(tokens, mention.from)) &&
      !found.some((other) => mention.to > other.from && mention.from < other.to),
  );
  const given = [...givenToParts(clause, used), ...metalsOf(clause, used)].filter(
    (mention) => !isShown(mention) && ![...found, ...ofParts].some((other) => mention.to > other.from && mention.from < other.to),
  );
  const named = [...found, ...ofParts, ...given].sort((a, b) => a.from - b.from);
  // "Instead of the poppy a sunflower, yellow" exchanges what is shown.
  const isOfThings = tokens.some(({ key }) => context.brief.icons[0]?.id.split('-').includes(singular(key)));
  if (named.length === 0) return own;
  if (named.length > 1 || isOfThings || !exchange) return named;
  const lent = findColours(text, tokens, scopes, used, 'exchanged');
  return lent.length > 1
    ? lent
    : [...lent, ...own.filter(({ from }) => lent.every((one) => from < one.from || from >= one.to))].sort((a, b) => a.from - b.from);
}

/** The colours of a clause that lie under nothing. */
export const colours = (clause: ClauseText, used: ReadonlySet<number>): ColourMention[] =>
  mentionsIn(clause, used).filter((mention) => !mention.ground);

export const isAfterThe = (tokens: readonly Token[], mention: ColourMention | undefined): boolean =>
  mention !== undefined && /^(?:the|that|this)$/.test(tokens[mention.from - 1]?.key ?? '');

/** "The ribbon in the green" of what is forest green has that one. */
export function ofPalette({ tokens, context: { brief } }: ClauseText, mention: ColourMention): ColourMention['intent'] {
  const { primary, secondary, tertiary } = brief.colours;
  const { hue, words } = mention.intent;
  const isPlain = isAfterThe(tokens, mention) && !words.includes(' ');
  return (
    (isPlain ? [primary, secondary, tertiary].find((own) => own?.hue != null && hue !== null && Math.abs(own.hue - hue) <= 20) : null) ??
    mention.intent
  );
}

const bareGround = /^(?:(?:and|but|now|maybe|all|everything|it|put|set|place|have|make|try) )*on (?:an? )?(?:\w+ )?\w+$/;

/** "On cream": what a logo stands on is its ground, though cream may be eaten. */
export function groundAlone({ keys, text, tokens, scopes }: ClauseText, used: ReadonlySet<number>): ColourMention['intent'] | undefined {
  if (!bareGround.test(keys)) return undefined;
  const masked = tokens.map((token) => (token.key === 'on' ? { ...token, key: 'in' } : token));
  const [lies, more] = findColours(text, masked, scopes, used, 'exchanged');
  return lies && !more && lies.to === tokens.length ? lies.intent : undefined;
}
