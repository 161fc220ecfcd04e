import type { Patch } from '../refinement.js';
import { findColours, type ColourMention } from '../understanding/colours.js';
import type { Brief } from '../brief.js';
import type { Scope } from '../understanding/negation.js';
import { fold, singular, type Token } from '../understanding/text.js';
import { amountOf, span, type ClauseText, type Reader } from './parse-clause.js';
import { exchangeOf } from './parse-exchange.js';

type Shift = (Patch & { kind: 'shift-colour' })['by'];

const notTheMark = /\b(?:text|letters|lettering|wordmark|font|tagline|name)\b/;
const noColours = /\b(?:black (?:and )?white|monochrome|gr[ae]yscale|no colou?rs?|without colou?rs?|b w|colou?rless)\b/;
const singles = /\b(?:one|single|only one) colou?r\b/;

const isRemoved = (keys: string): boolean =>
  /\b(?:remove|drop (?:the|that|all|any)|lose|less|no more|get rid of|without|no|out|away|gone|forget|ditch|delete|hate|dislike|take (?:out|away|off))\b/.test(
    keys,
  );

const exchanges =
  /^(?:please )?(?:invert|inverted|inverse|reverse|reversed)(?: (?:it|this|that|all|everything|please|the|logo))*$|\bcolou?rs? (?:on )?(?:swap|exchange)\b|\b(?:swap|exchange|switch|flip|reverse|invert|interchange|trade)\b.*\b(?:colou?rs?|them|the two|both)\b|\bcolou?rs? (?:swapped|exchanged|reversed|the other way (?:a)?round)\b|\bother way (?:a)?round\b/;

/** "Swap the two colours", "exchange navy and cream", "the other way round". */
export const readExchange: Reader = (clause, used) => {
  const mentions = colours(clause, used);
  const isBoth =
    /\b(?:swap|exchange|switch|flip|reverse|interchange)\b/.test(clause.keys) && mentions.length === 2 && isJoinedByAnd(clause, mentions);
  const { primary, secondary, ground } = clause.context.brief.colours;
  const own = [primary?.hue, secondary?.hue, ground?.hue];
  const isCrossed = mentions.length === 2 && /\bwhere\b/.test(clause.keys) && mentions.every(({ intent }) => own.includes(intent.hue));
  if (!isBoth && !isCrossed && (!exchanges.test(clause.keys) || exchangedPairs(clause, mentions).length > 0)) return undefined;
  return { patches: [{ kind: 'exchange-colours' }], used: span(0, clause.tokens.length) };
};

const isJoinedByAnd = ({ tokens }: ClauseText, [first, second]: readonly ColourMention[]): boolean =>
  first !== undefined && second !== undefined && tokens.slice(first.to, second.from).some(({ key }) => key === 'and');

/** "Swap blue for green", "change the red to orange and the blue to navy", "teal instead of navy", "not blue, green". */
export const readSwap: Reader = (clause, used) => {
  const mentions = colours(clause, used);
  const pairs = exchangedPairs(clause, mentions);
  if (pairs.length === 0) return undefined;
  return {
    patches: pairs.map(([from, to]) => ({ kind: 'swap-colour', from: from.intent, to: to.intent })),
    used: mentions.flatMap((mention) => span(mention.from, mention.to)),
  };
};

function exchangedPairs({ tokens, keys }: ClauseText, mentions: readonly ColourMention[]): [from: ColourMention, to: ColourMention][] {
  const [first, second] = mentions;
  if (!first || !second) return [];
  const old = exchangeOf(tokens)?.(mentions) ?? [];
  if (mentions.length === 2 && old.length === 1) return old[0] === first ? [[first, second]] : [[second, first]];
  if (mentions.length === 2 && first.avoided !== second.avoided) return first.avoided ? [[first, second]] : [[second, first]];
  if (!/\b(?:swap|replace|exchange|substitute|trade|change|turn|switch|convert|make)\b/.test(keys)) return [];
  return mentions.flatMap((to, at) => {
    const from = mentions[at - 1];
    const between = from ? tokens.slice(from.to, to.from).map((token) => token.key) : [];
    const becomes = /\b(?:make|turn)\b/.test(keys) && /^(?:a|an)$/.test(between[0] ?? '') && between.length === 1;
    return from && (becomes || (/^(?:to|into|for|with|by)$/.test(between[0] ?? '') && between.length <= 3))
      ? [[from, to] as [ColourMention, ColourMention]]
      : [];
  });
}

/** Black and white, or one colour. */
export const readMonochrome: Reader = (clause, used) => {
  if (singles.test(clause.keys))
    return { patches: [{ kind: 'constrain', constraints: { oneColour: true } }], used: matching(clause, /^(?:one|single|only|colou?r)$/) };
  if (!noColours.test(clause.keys) || colours(clause, used).some((mention) => mention.intent.hue !== null)) return undefined;
  return {
    patches: [{ kind: 'monochrome' }],
    used: matching(clause, /^(?:black|white|and|monochrome|gr[ae]yscale|no|without|colou?rs?|b|w|colou?rless)$/),
  };
};

/** "Make it navy", "teal with coral accents", "#ff8800", "add some gold", "no more red", "black on yellow". */
export const readColour: Reader = (clause, used) => {
  const all = mentionsIn(clause, used);
  const mentions = all.filter((mention) => !mention.ground);
  const under = all.find((mention) => mention.ground && !mention.avoided);
  if (mentions.length === 0 && !under) return undefined;
  const words = all.flatMap((mention) => span(mention.from, mention.to));
  if (mentions.length > 0 && mentions.every((mention) => isDefinite(clause, mention) || isOwn(clause, mention)) && readShift(clause, used))
    return { patches: [], used: words };
  const softened = mentions.filter(({ from }) => clause.scopes[from]?.softened === true);
  if (softened.length > 0 && softened.length === mentions.length)
    return { patches: [{ kind: 'shift-colour', by: 'more-muted', amount: 1 }], used: words };
  const unwanted = mentions.filter((mention) => mention.avoided || isRemoved(clause.keys));
  const wanted = mentions.filter((mention) => !unwanted.includes(mention));
  const ground: Patch[] = under ? [{ kind: 'set-ground', colour: under.intent }] : [];
  if (wanted.length === 0)
    return { patches: [...unwanted.map(({ intent }): Patch => ({ kind: 'remove-colour', colour: intent })), ...ground], used: words };
  if (notTheMark.test(clause.keys) && !/\bmark|icon|symbol|logo\b/.test(clause.keys) && !under)
    return { patches: [{ kind: 'beyond', reason: 'The name is written in the ink of the palette.' }], used: words };
  const flagged = wanted.filter((mention) => mention.accent);
  // "Add a butterfly in purple": purple is what the butterfly has.
  const isWorn = wanted.some(({ from }) => clause.tokens[from - 1]?.key === 'in');
  const accents = flagged.length === 0 && isAddition(clause) && !isWorn ? wanted : flagged;
  const mains = wanted.filter((mention) => !accents.includes(mention));
  const [primary] = mains;
  const patches: Patch[] = [
    ...ground,
    ...(primary ? [{ kind: 'set-colour' as const, role: 'primary' as const, colour: primary.intent }] : []),
    ...[...accents, ...mains.slice(1)].slice(0, 2).map(({ intent }, at): Patch => {
      return { kind: 'set-colour', role: at === 0 ? 'secondary' : 'tertiary', colour: intent };
    }),
  ];
  return { patches, used: words };
};

/** "The green should be lighter" speaks of the green that there is. */
const isDefinite = ({ tokens }: ClauseText, mention: ColourMention): boolean =>
  /^(?:the|that|this)$/.test(tokens[mention.from - 1]?.key ?? '');

/** "Green is too bright" as well, where the mark is green; "a darker green" is another one. */
const isOwn = ({ tokens, context: { brief } }: ClauseText, { from, intent }: ColourMention): boolean =>
  intent.hue !== null &&
  brief.colours.primary?.hue === intent.hue &&
  /^(?:is|too|darker|lighter|warmer|cooler|brighter|softer|paler|deeper)$/.test(tokens[from + 1]?.key ?? '');

const isAddition = ({ keys }: ClauseText): boolean =>
  /\b(?:add|bring in|introduce|splash|hint of|touch of|pop of|secondary|second|accents?)\b/.test(keys) &&
  !/\b(?:primary|main)\b/.test(keys);

const shifts: readonly (readonly [Shift, RegExp, RegExp | null])[] = [
  [
    'warmer',
    /\b(?:warmer|warm(?:er)? (?:tones?|colou?rs?|it up)|warm it up|(?:more|some|add) warmth|less cold|less cool|too cold|too cool)\b/,
    null,
  ],
  ['cooler', /\b(?:cooler|colder|cool it down|icier|less warm|too warm|cool(?:er)? (?:tones?|colou?rs?))\b/, null],
  ['darker', /\b(?:darker|darken|deeper|less (?:light|bright|pale)|too (?:light|pale)|more dark)\b/, null],
  [
    'lighter',
    /\b(?:lighter|lighten|paler|brighter|brighten|less dark|too dark|more light)\b/,
    /\b(?:font|type|typeface|weight|letters|lettering|strokes?|lines?)\b/,
  ],
  [
    'more-vivid',
    /\b(?:more (?:vibrant|vivid|saturated|colou?rful|intense|saturation|punchy|pop|chroma)|vibrant|vivid|punchier|saturate|less (?:muted|dull|pale|washed|grey|gray)|make it pop|too (?:dull|muted|washed|grey|gray)|stronger colou?rs?|bolder colou?rs?)\b/,
    null,
  ],
  [
    'more-muted',
    /\b(?:more (?:muted|subdued|subtle|desaturated|pastel|toned)|muted|desaturated?|tone (?:it )?down|toned down|softer colou?rs?|less (?:vibrant|vivid|saturated|saturation|garish|loud|intense|colou?rful)|too (?:vibrant|vivid|saturated|garish|loud|bright|colou?rful|intense)|pastel|quieter colou?rs?)\b/,
    null,
  ],
  [
    'more-contrast',
    /\b(?:more contrast|higher contrast|stronger contrast|increase (?:the )?contrast|contrast(?:y|ier)|easier to read|more (?:legible|readable)|better contrast)\b/,
    null,
  ],
];

/** "Warmer", "a bit darker", "less saturated", "more contrast". */
export const readShift: Reader = (clause, used) => {
  const shift = shifts.find(([, asks, unless]) => asks.test(clause.keys) && !(unless?.test(clause.keys) ?? false));
  if (shift === undefined) return undefined;
  const words = matching(
    clause,
    /^(?:warm\w*|cool\w*|cold\w*|dark\w*|deeper|light\w*|pale\w*|bright\w*|vibrant|vivid|saturat\w*|muted|subdued|subtle|desaturat\w*|contrast\w*|punch\w*|intense|garish|loud|pastel|dull|legible|readable|colou?rful|softer|quieter|stronger|bolder)$/,
  );
  if (words.length > 0 && words.every((at) => used.has(at))) return undefined;
  return { patches: [{ kind: 'shift-colour', by: shift[0], amount: amountOf(clause.keys) }], used: words };
};

/** "Lose the gold" speaks of the colour where gold is one of the mark's. */
function ownColours(
  tokens: readonly Token[],
  scopes: readonly Scope[],
  { colours: { primary, secondary, tertiary } }: Brief,
): ColourMention[] {
  if (!isRemoved(tokens.map(({ key }) => key).join(' '))) return [];
  return [primary, secondary, tertiary].flatMap((intent) => {
    const at = tokens.findIndex(({ own }) => own === fold(intent?.words ?? ''));
    return intent && at >= 0 ? [{ intent, from: at, to: at + 1, avoided: scopes[at]?.negated === true, accent: false, ground: false }] : [];
  });
}

/** The colours of a clause; beside a colour that is exchanged, a thing lends its own. */
function mentionsIn({ text, tokens, scopes, context }: ClauseText, used: ReadonlySet<number>): ColourMention[] {
  const named = findColours(text, tokens, scopes, used, 'wished');
  // "Instead of the poppy a sunflower, yellow" exchanges what is shown.
  const isOfThings = tokens.some(({ key }) => context.brief.icons[0]?.id.split('-').includes(singular(key)));
  if (named.length === 0) return ownColours(tokens, scopes, context.brief);
  return named.length === 1 && !isOfThings && exchangeOf(tokens) ? findColours(text, tokens, scopes, used, 'exchanged') : named;
}

const colours = (clause: ClauseText, used: ReadonlySet<number>): ColourMention[] =>
  mentionsIn(clause, used).filter((mention) => !mention.ground);

const matching = ({ tokens }: ClauseText, words: RegExp): number[] => tokens.flatMap((token, at) => (words.test(token.key) ? [at] : []));
