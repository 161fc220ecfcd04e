import { findQuotes } from '../../understanding/names/quoted.js';
import type { PoseChange } from '../../decisions.js';
import { findPictureChanges } from '../../understanding/forms/picture-changes.js';
import type { Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { singular } from '../../understanding/text/text.js';
import { type ClauseText, span, spokenOf, type Reader } from './clause.js';
import { sizesIn, timesIn } from './sizes.js';
import { isThing } from './things.js';

const name = '(?:name|text|wordmark|lettering|letters|words?|title|font|writing)';
const few = '(?:\\w+ ){0,4}?';
const looks =
  /\b(?:look|looks|looking|face|faces|facing|point|points|pointing|turn|turned|turns|gaze|gazing|run|running|swim|swimming|fly|flying|ride|rides|riding|drive|drives|driving|pour|pours|pouring|walk|walks|walking|sail|sails|sailing|drive|drives|driving|jump|jumps|jumping|head|heads|heading|going|goes|moving|moves|rolling|travell?ing|racing)\b/;
const side = /\b(left|right)\b/;
const turnsRound =
  /\b(?:wrong (?:way|direction)|flip|flipped|flop|mirror|mirrored|mirrors|other (?:way|direction|side)|opposite (?:way|direction)|(?:is|drives?|faces?|facing|driving|goes|going|runs?|running|flies|flying|swims?|swimming|looks?|looking|walks?|walking|moves?|moving|points?|pointing|jumps?|jumping|sails?|sailing|rides?|riding|rolls?|rolling) backwards?|turn (?:\w+ ){0,3}around|turn (?:the|our|that) (?!corners|edges|letters|lettering|font|type)\w+ round)\b(?! (?:a)?round)/;
/** "Swap the colours the other way round" speaks of colours, "left-aligned" of lines. */
const notTurned = /\b(?:colou?rs?|aligned|align|justified|flush|ragged|up|down|upside|order|positions?)\b/;
/** "Flip the order": what stood first stands last. */
const swapsPlaces = new RegExp(
  `\\b(?:flip|swap|reverse|switch|change|exchange) (?:the |their )?(?:order|positions?|places)\\b|\\b(?:swap|switch|exchange) (?:the |our )?(?:symbol and (?:the |our )?${name}|${name} and (?:the |our )?symbol)(?: around)?$`,
);

const takesAway = /\b(?:drop|remove|delete|lose|without|take (?:out|off|away)|get rid of)\b/;

/** Where symbol and name stand to each other, by pattern; "symbol" stands for what the mark shows too. */
const orders: readonly (readonly [RegExp, Omit<Patch & { kind: 'order' }, 'kind'>])[] = [
  [
    new RegExp(
      `\\b${name} ${few}(?:left|first|before)\\b|\\bsymbol ${few}right\\b|\\bsymbol ${few}(?:at the end|last)$|\\bsymbol ${few}(?:after|behind) (?:the )?${name}\\b|\\bright (?:of|beside|next to) (?:the |our )?${name}\\b`,
    ),
    { layout: 'row', nameFirst: true },
  ],
  [
    new RegExp(
      `\\b${name} ${few}right\\b|\\bsymbol ${few}(?:left|first)\\b|\\bsymbol ${few}before (?:the )?${name}\\b|\\bleft (?:of|beside|next to) (?:the |our )?${name}\\b`,
    ),
    { layout: 'row', nameFirst: false },
  ],
  [
    new RegExp(
      `\\b${name} (?:(?!below|under)\\w+ ){0,4}?(?:above|on top|over)\\b|\\bsymbol ${few}(?:below|under|underneath|beneath) (?:the )?${name}\\b|\\bsymbol ${few}(?:below|underneath|beneath|at the bottom)$`,
    ),
    { layout: 'stack', nameFirst: true },
  ],
];

/** "The symbol to the right of the name", "flip it so the name is left", "name above the fox". */
export const readOrder: Reader = (clause) => {
  const { tokens, keys } = clause;
  const names = tokens.some(({ capitalised, key }) => capitalised && side.test(key));
  const shown = placedOf(clause);
  // "Put “since 2004” to the right of the name": words come, and nothing moves.
  if (findQuotes(clause.text).some(({ content }) => !clause.context.brief.name.includes(content) || takesAway.test(keys))) return undefined;
  if (swapsPlaces.test(shown)) return { patches: [{ kind: 'order', layout: 'row', nameFirst: true }], used: span(0, tokens.length) };
  if (/\b(?:peek|peeks|peeking|hide|hides|hiding|hidden|half hidden|emerges?|emerging)\b/.test(keys)) return undefined;
  // "The name above the train in an arc" asks for the arc.
  if (/\b(?:arc|arch|arched|curved|curve|semicircle|half circle)\b/.test(keys)) return undefined;
  if (looks.test(keys) || notTurned.test(keys) || names || /\b(?:add|write)\b/.test(keys)) return undefined;
  // "Beside the picture, not underneath": where it is not to stand tells nothing more.
  const spoken = shown.replace(
    / (?:and )?(?:not|rather than|instead of) (?:on top of|underneath|below|beneath|under|above|over|beside|next to)\b.*$/,
    '',
  );
  // "The cow next to the name, on the left": the side is that of the cow.
  const sided = spoken.replace(
    new RegExp(`\\bsymbol (?:next to|beside) (?:the |our )?${name}(?= (?:and )?(?:on|to|at) the (?:left|right))`),
    'symbol',
  );
  const order = orders.find(([pattern]) => pattern.test(sided))?.[1] ?? (standsOnTop.test(sided) ? onTop : undefined);
  const unseen = order && !/\bsymbol\b/.test(spoken) ? unshownThing(clause) : undefined;
  if (unseen !== undefined)
    return { patches: [{ kind: 'beyond', reason: `The drawing shows no ${unseen} that could be placed.` }], used: span(0, tokens.length) };
  if (!order) return undefined;
  // "The mountain smaller, on top": how large it is to be is told in the same breath.
  const size = sizesIn(spoken).map((by): Patch => ({ kind: 'form', by }));
  return { patches: [{ kind: 'order', ...order }, ...size], used: span(0, tokens.length) };
};

const movesIt =
  /^((?:(?:please|and|then|now|but|no|ok|can|could|you|we|let's|just|actually) )*(?:move|put|place|set|shift|bring|pop|stick|slide)) (?:it|him|her|this|that)(?= )/;

/** "Put the kettle on the left" of The Old Kettle, which shows a teapot: who places what the name speaks of means the picture. */
function placedOf(clause: ClauseText): string {
  // "Move it to the left": what is moved and not named is the symbol.
  const spoken = spokenOf(clause).replace(movesIt, '$1 symbol');
  const { brief, pictures } = clause.context;
  if (/\bsymbol\b/.test(spoken) || pictures.length !== 1) return spoken;
  const named = brief.name.toLowerCase().split(' ');
  return spoken.replace(/\b(the|that|this|our) (\w+)\b/, (said, article: string, thing: string) =>
    named.includes(thing) && isThing(singular(thing)) ? `${article} symbol` : said,
  );
}

/** "The loaf smaller, on top", "a montanha mais pequena, por cima". */
const standsOnTop = new RegExp(
  `\\bsymbol (?:(?!${name})\\w+ ){0,5}?(?:on top|above|at the top|up top|overhead|over it|over)$|^(?:and |but )?(?:on top|above it|at the top)$`,
);
const onTop: Omit<Patch & { kind: 'order' }, 'kind'> = { layout: 'stack', nameFirst: false };

/** "The bird to the right of the name", of what shows no bird. */
const unshownThing = ({ tokens, context }: ClauseText): string | undefined =>
  tokens.map(({ key }) => singular(key)).find((key) => isThing(key) && context.findIcons(key).some((id) => context.showsItself(key, id)));

/** "The ears are cut off", "it looks upside down": what is complained of is no wish. */
const complains = /\b(?:is|are|it's|was|were|looks?|seems?|gets?|being|appears?|why)\b/;
const wishes = /\b(?:make|let|should|could|can|please|want|like|draw|show|turn|have|put|lay)\b/;

/** "Turn the bottle on its side", "upside down", "the right way up again". */
export const readPictureChange: Reader = ({ tokens, scopes, keys, context }) => {
  const again =
    context.brief.changes !== undefined &&
    /\b(?:right way (?:up|round)|upright(?: again)?|(?:turn|put) (?:it|the symbol) back up)\b/.test(keys);
  const [wish] = complains.test(keys) && !wishes.test(keys) ? [] : findPictureChanges(tokens, scopes, new Set());
  const change = wish?.change;
  if (!again && (change === undefined || change === 'mirrored' || change.startsWith('facing'))) return undefined;
  return { patches: [{ kind: 'change-picture', change: again ? null : (change as PoseChange) }], used: span(0, tokens.length) };
};

const climbs =
  /\b(?:go|goes|going|lead|leads|rise|rises|climb|climbs|slope|slopes) (up|down)\b.*\b(?:left|right)\b.*\b(?:instead of|not) (?!\1)(?:up|down)\b/;

/** "Flip it", "let the bear look left", "facing the other way". */
export const readMirror: Reader = (clause) => {
  const { tokens, keys } = clause;
  // "The stairs should go up to the right instead of down".
  if (climbs.test(keys)) return { patches: [{ kind: 'mirror' }], used: span(0, tokens.length) };
  if (notTurned.test(keys)) return undefined;
  const towards = looks.test(keys) ? (side.exec(keys)?.[1] as 'left' | 'right' | undefined) : undefined;
  // Colours may be the other way round too: who speaks of the picture means its sides.
  const isTurned = /\bother way (?:a)?round\b/.test(keys) && /\bsymbol\b/.test(spokenOf(clause));
  if (towards === undefined && !isTurned && !turnsRound.test(keys)) return undefined;
  // "Mirrored, and 30 % smaller"
  const [, size] = /\b(bigger|larger|smaller)\b/.exec(keys) ?? [];
  const times = timesIn(keys, clause.text);
  const sized: Patch[] =
    size === undefined
      ? []
      : [{ kind: 'form', by: size === 'smaller' ? 'smaller-symbol' : 'bigger-symbol', ...(times === undefined ? {} : { times }) }];
  return { patches: [{ kind: 'mirror', ...(towards === undefined ? {} : { towards }) }, ...sized], used: span(0, tokens.length) };
};

const lightOnDark =
  /\b(?:(?:light|bright|pale) on (?:a )?dark|dark (?:mode|version|variant)|negative(?: version)?(?! space)|knocked out|reversed out)\b/;
const darkOnLight = /\bdark on (?:a )?(?:light|bright|pale)\b/;

/** "Light on dark", "dark mode", "as a negative"; colours that are named have a reader of their own. */
export const readInverse: Reader = ({ tokens, scopes, text, keys }) => {
  if (findColours(text, tokens, scopes, new Set()).some(({ intent }) => intent.hue !== null)) return undefined;
  const isDark = lightOnDark.test(keys);
  return isDark || darkOnLight.test(keys) ? { patches: [{ kind: 'inverse', isDark }], used: span(0, tokens.length) } : undefined;
};

const space = '(?:space|spacing|room|gap|distance|air|breathing room|breathing space)';
/** "Smaller icon, and more space between it and the name": what "it" stands for was told before. */
const mark = '(?:symbol|it|him|her|logo)';
const both = `(?:(?:the |our )?${mark} (?:and|to) (?:the |our )?${name}|(?:the |our )?${name} (?:and|to) (?:the |our )?${mark}|(?:the )?two|them|both)`;
const gaps: readonly (readonly ['further-apart' | 'nearer', RegExp])[] = [
  [
    'nearer',
    new RegExp(
      `\\b(?:less|smaller|reduce|tighter|tighten(?: up)?|narrow|narrower|close(?: up)?|shrink|decrease|lessen|cut|too much|too big a?) (?:\\w+ )?${space} between ${both}|\\b${space} between ${both} (?:\\w+ )*?(?:smaller|less|tighter|reduced|too (?:big|large|wide))|\\b(?:symbol|${name}) (?:\\w+ )*?(?:closer|nearer) to (?:the |our )?(?:symbol|${name})|\\b(?:symbol|${name}) (?:\\w+ )*?too far (?:away )?from|\\b(?:symbol|${name}) and (?:the |our )?(?:symbol|${name}) (?:\\w+ )*?(?:closer|nearer|tighter|too far apart)`,
    ),
  ],
  [
    'further-apart',
    new RegExp(
      `\\b${space} between ${both}|\\b(?:symbol|${name}) (?:\\w+ )*?(?:further|farther)(?: away)? from (?:the |our )?(?:symbol|${name})|\\b(?:symbol|${name}) (?:\\w+ )*?too (?:close|near) to (?:the |our )?(?:symbol|${name})|\\b(?:symbol|${name}) and (?:the |our )?(?:symbol|${name}) (?:\\w+ )*?(?:further (?:apart|away)|farther apart|wider apart|more apart|too (?:close|near|tight)|(?:almost |practically |nearly |basically )?(?:touch|touching|colliding|glued together|stuck together))`,
    ),
  ],
];

const spaceBetween = new RegExp(`\\b${space} (?:in )?between$`);

/** "More space between the picture and the name", "the fox closer to the name": no letter moves. */
export const readGap: Reader = (clause) => {
  // "Thinner letters with more room between them"
  if (/\b(?:letters|lettering)\b.*\bbetween them\b/.test(clause.keys)) return undefined;
  const spoken = spokenOf(clause);
  // "The picture to the right, with more space between": symbol and name.
  const said = spaceBetween.test(spoken) && !/\b(?:letters|lettering|words|lines)\b/.test(spoken) ? `${spoken} them` : spoken;
  const by = gaps.find(([, pattern]) => pattern.test(said))?.[0];
  return by && { patches: [{ kind: 'form', by }], used: span(0, clause.tokens.length) };
};

const counts = ['one', 'two', 'three', 'four'];
const onLines = /(?:\b(?:on|in|into|over|across|onto) |^)(one|two|three|four|[1-4]) (?:separate |short )?lines?\b/;
const linesFor = new RegExp(
  `\\b(two|three|four|[2-4]) lines (?:for|of) (?:the |our |its )?${name}\\b|\\b${name} (?:as |is |be |needs? |should have |gets? |takes? )?(two|three|four|[2-4]) lines\\b`,
);
const eachWord = /\b(?:one word per line|each word on (?:its|a) (?:own|separate) line|words? (?:on|onto) separate lines)\b/;

const ownLine = /\bon (?:its own|a separate|a second|a new|another|the next) line\b/;

/** "“Bikes” on its own line": where the name is parted. */
const isPartedAt = (text: string, name: string): boolean =>
  findQuotes(text).some(({ content }) => name !== content && (name.startsWith(`${content} `) || name.endsWith(` ${content}`)));

/** "Break the name into two lines", "one word per line"; "in one line" alone speaks of symbol and name. */
export const readLines: Reader = (clause) => {
  const { text, tokens, keys } = clause;
  const { brief } = clause.context;
  // "Six / String / Sally"
  const parts = text.split(/\s+\/\s+/).map((part) => part.trim().toLowerCase());
  if (parts.length > 1 && brief.name.toLowerCase() === parts.join(' '))
    return { patches: [{ kind: 'lines', count: parts.length }], used: span(0, tokens.length) };
  if (ownLine.test(keys) && isPartedAt(text, brief.name)) return { patches: [{ kind: 'lines', count: 2 }], used: span(0, tokens.length) };
  const said = (onLines.exec(keys) ?? linesFor.exec(keys) ?? []).slice(1).find(Boolean) ?? '';
  const count = eachWord.test(keys) ? brief.name.split(' ').length : counts.includes(said) ? counts.indexOf(said) + 1 : Number(said);
  const namesWords = findQuotes(text).length > 1 && findQuotes(text).every(({ content }) => brief.name.split(' ').includes(content));
  if (count < 1 || (count === 1 && !namesWords && !new RegExp(`\\b${name}\\b`).test(keys))) return undefined;
  // "The name on one line, to the right of the lamp": its place is told too.
  const [, beside] = /\b(?:to|on) the (left|right)(?: side)? of (?:the |our )?symbol\b/.exec(spokenOf(clause)) ?? [];
  const placed: Patch[] = beside === undefined ? [] : [{ kind: 'order', layout: 'row', nameFirst: beside === 'left' }];
  return { patches: [{ kind: 'lines', count }, ...placed], used: span(0, tokens.length) };
};
