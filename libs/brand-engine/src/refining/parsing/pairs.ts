import type { ColourIntent } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import { findColours } from '../../understanding/colours/colours.js';
import { isShownAt, pictureAt, type ClauseText, type Reader, span, spokenOf } from './clause.js';
import { isThing } from './things.js';

type Place = (Patch & { kind: 'arrange' })['place'];

const letters = /\b(?:name|text|wordmark|lettering|letters|words?|title|font|writing|line|tagline|slogan)\b/;
const brings = /\b(?:add|another|second|more|instead|replace|swap|exchange|than|looks?|looking|facing|faces?)\b/;
const places: readonly (readonly [Place | 'under' | 'front' | 'through', RegExp])[] = [
  ['under', /^(?:(?:right|directly|just|standing|sitting|lying|be|is|a|to|bit) )*(?:under|underneath|below|beneath)(?: the| our)?$/],
  ['behind', /^(?:(?:right|directly|just|standing|half|be|is|to) )*behind(?: the| our)?$/],
  ['front', /^(?:(?:right|directly|just|standing|be|is) )*(?:in front of|before)(?: the| our)?$/],
  ['over', /^(?:(?:right|directly|just|hovering|flying|be|is) )*(?:over|above)(?: the| our)?$/],
  ['on', /^(?:(?:right|directly|just|standing|sitting|lying|perched|be|is|to) )*(?:on|onto|on top of|upon|atop)(?: the| our)?$/],
  [
    'inside',
    /^(?:(?:right|directly|be|is|to|should|could|can|go|fit|sit|sitting|standing|put) )*(?:in|inside|into|within)(?: of)?(?: the| our)?$/,
  ],
  ['through', /^(?:(?:goes|going|go|right|wrapped|wound|all|is|be|to|should) )*(?:through|around)(?: the| our)?$/],
  ['left', /^(?:(?:be|is|to|on) )*(?:the )?(?:left of|left side of|left hand side of)(?: the| our)?$/],
  ['right', /^(?:(?:be|is|to|on) )*(?:the )?(?:right of|right side of|right hand side of)(?: the| our)?$/],
  ['beside', /^(?:(?:right|directly|just|standing|be|is) )*(?:beside|next to|alongside|side by side with|near)(?: the| our)?$/],
];
const them =
  '(?:(?:and|please|now|maybe|can|could|should|let|make|have|put|turn|we|you|the|two|both|of|them|they|pictures|animals|be|are|to) )*';
const ofBoth: readonly (readonly [Place, RegExp])[] = [
  ['crossed', new RegExp(`^${them}(?:crossed|crossing|cross(?: (?:each other|them|one another))?|as a cross)(?: (?:over )?each other)?$`)],
  ['facing', new RegExp(`^${them}(?:face|facing|look at|looking at|turned to|turned towards) (?:each other|one another)$`)],
  ['back-to-back', new RegExp(`^${them}(?:back to back|(?:look|looking|facing|face) away from (?:each other|one another))$`)],
];
const touches = new RegExp(
  `^${them}(?:touch|touching|overlap|overlapping|merge|merged|melt|closer|nearer)(?: together)?(?: to)? (?:each other|one another)$`,
);
const depths = /\b(?:in (?:the )?(front|foreground|back|background)|(behind))$/;
const besideName =
  /\b(?:left|right) (?:side )?of (?:the name|the text|the lettering|it)\b|\b(?:before|after|behind) the (?:name|text|lettering)\b/;
const side = /\b(?:on|to|at) (?:the )?(?:far )?(left|right)(?: side| hand side)?$/;
const changesPlaces =
  /^(?:(?:please|now|and|can|could|you|we|maybe|just) )*(?:swap|switch|exchange|flip|trade) (?:(?:the|their) )?(?:places|sides|positions|two (?:around|round|pictures)|(?:them|these|both)(?: around| round| over)?|symbol and (?:the )?symbol(?: around| round| places)?)(?: of (?:the two|both|the symbol and the symbol))?$/;

interface Named {
  picture: string;
  from: number;
  /** Behind the last word of it: "the pine tree". */
  to: number;
}

/** The pictures that a clause names, in its order. */
function namedIn(clause: ClauseText): Named[] {
  const { tokens } = clause;
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const picture = isShownAt(clause, at) ? pictureAt(clause, at) : undefined;
    if (picture === undefined) continue;
    const next = tokens[at + 1]?.key ?? '';
    const isCompound = isThing(next) && clause.context.findIcons(next).length > 0 && pictureAt(clause, at + 1) === undefined;
    found.push({ picture, from: at, to: at + (isCompound ? 2 : 1) });
    if (isCompound) at++;
  }
  return found;
}

/** What stands between the names of two pictures. */
const placeBetween = (first: Named, second: Named, tokens: ClauseText['tokens']): (typeof places)[number][0] | undefined => {
  const between = tokens
    .slice(first.to, second.from)
    .map(({ key }) => key)
    .join(' ');
  return places.find(([, pattern]) => pattern.test(between))?.[0];
};

/** Under and in front are told of the other picture. */
const placed = (first: Named, second: Named, place: Exclude<(typeof places)[number][0], 'through'>): Patch & { kind: 'arrange' } =>
  place === 'under'
    ? { kind: 'arrange', picture: second.picture, place: 'over' }
    : place === 'front'
      ? { kind: 'arrange', picture: second.picture, place: 'behind' }
      : { kind: 'arrange', picture: first.picture, place };

const uncrosses =
  /\bun-?cross(?:ed)?\b|\b(?:not|don't|without|no longer|stop|less|no|instead of)(?: (?:be|have|them|that|being|the symbol))* cross(?:ed|ing)?\b|\bcross(?:ed|ing)? (?:is|are) (?:wrong|not)\b/;
const standsBeside = /\b(?:side by side|next to (?:each other|one another)|parallel|upright|beside (?:each other|one another))\b/;

/** "Uncross them", "the keys side by side" of what is crossed: they stand beside each other. */
export const readUncrossed: Reader = (clause) => {
  const { keys, tokens, context } = clause;
  const [picture] = context.pictures;
  const isCrossed = context.brief.arrangement === 'crossed';
  // "Put the carrot on top of the spade instead of crossing them": where the one is to stand is told.
  const [first, second] = namedIn(clause);
  const place = first && second ? placeBetween(first, second, tokens) : undefined;
  if (uncrosses.test(keys) && first && second && place !== undefined && place !== 'through')
    return { patches: [placed(first, second, place)], used: span(0, tokens.length) };
  if (picture === undefined || !(uncrosses.test(keys) || (isCrossed && standsBeside.test(keys) && !letters.test(keys)))) return undefined;
  return { patches: [{ kind: 'arrange', picture, place: 'beside' }], used: span(0, tokens.length) };
};

/** "The hen on the left", "move the hen on top of the barn", "swap their places": how two pictures stand to each other. */
export const readPairPlace: Reader = (clause) => {
  const { keys, tokens, context } = clause;
  const [one, other] = new Set(context.pictures);
  if (one === undefined || other === undefined || context.pictures.length > 2) return undefined;
  const whole = (patch: Patch): ReturnType<Reader> => ({ patches: [patch], used: span(0, tokens.length) });
  if (changesPlaces.test(spokenOf(clause))) return whole({ kind: 'arrange', picture: one, place: 'exchanged' });
  const both = ofBoth.find(([, pattern]) => pattern.test(keys))?.[0];
  if (both !== undefined) return whole({ kind: 'arrange', picture: one, place: both });
  if (touches.test(keys))
    return whole({ kind: 'beyond', reason: 'Between two pictures there is always a gap, so that each of them is known.' });
  const [first, second, third] = namedIn(clause);
  if (first && !second && besideName.test(keys))
    return whole({ kind: 'beyond', reason: 'Two pictures stand together, on one side of the name.' });
  if (letters.test(keys) || brings.test(keys)) return undefined;
  if (!first || third || first.picture === second?.picture) return undefined;
  if (!second) {
    const [, at] = side.exec(keys) ?? [];
    if (at !== undefined) return whole({ kind: 'arrange', picture: first.picture, place: at === 'left' ? 'left' : 'right' });
    const [, depth = 'back'] = depths.exec(keys) ?? [undefined, ''];
    if (depth === '') return undefined;
    const isBack = depth.startsWith('back');
    return whole({ kind: 'arrange', picture: isBack ? first.picture : first.picture === one ? other : one, place: 'behind' });
  }
  const place = placeBetween(first, second, tokens);
  if (place === undefined) return undefined;
  if (place === 'through')
    return whole({
      kind: 'beyond',
      reason: 'Two pictures stand beside, on, behind or in each other; none goes through or around the other.',
    });
  return whole(placed(first, second, place));
};

const only =
  /^(?:(?:please|and|but|now|i|we|want|would|like|have|put|use|keep|make|let|can|could|may|you) )*(?:the )?(?:\w+ )?(\w+) (?:(?:should|must|could|can|is|be|to|goes?|used|stays?) )*(?:only|just) (?:be )?(?:on|for|in|to) (?:the |our )?(\w+)$/;

/** "The coral only on the dot": what else has that colour takes another one. */
export const readColourOnly: Reader = (clause) => {
  const { keys, tokens, text, scopes, context } = clause;
  const [, told = ''] = only.exec(keys) ?? [];
  const last = tokens.length - 1;
  if (told === '') return undefined;
  const { primary, secondary, tertiary } = context.brief.colours;
  const own = [primary, secondary, tertiary].filter((colour): colour is ColourIntent => colour != null);
  const mention = findColours(text, tokens, scopes, new Set(), 'wished')[0]?.intent;
  const colour =
    own.find(({ words }) => words.split(' ').at(-1) === told) ??
    own.find(({ hue }) => mention !== undefined && hue === mention.hue) ??
    mention;
  if (colour === undefined) return undefined;
  const isPicture = /\bsymbol$/.test(spokenOf(clause));
  if (!isPicture && !/^(?:name|text|wordmark|letters|lettering)$/.test(tokens[last]?.key ?? '')) return undefined;
  const of = isPicture && isShownAt(clause, last) ? pictureAt(clause, last) : undefined;
  const rest = own.find(({ words }) => words !== colour.words) ?? black;
  const patch: Patch = { kind: 'colour-only', part: isPicture ? 'picture' : 'letters', colour, rest, ...(of === undefined ? {} : { of }) };
  return { patches: [patch], used: span(0, tokens.length) };
};

const black: ColourIntent = { words: 'black', hue: null, lightness: -1, chroma: 0, hex: null };
