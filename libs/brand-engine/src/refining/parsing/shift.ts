import type { Brief, ColourIntent } from '../../brief.js';
import type { ColourShift, Patch, ShiftedPart } from '../../refinement.js';
import { colourOf } from '../../colour/named.js';
import { hueDistance } from '../../colour/oklch.js';
import type { ColourMention } from '../../understanding/colours/colours.js';
import { amountOf, isShownAt, pictureAt, span, spokenOf, type ClauseText, type Reader, type Understood } from './clause.js';

/** Words for letters and for shapes: what is softer or lighter of them is no colour. */
export const letterNouns =
  /\b(?:fonts?|type|typeface|typography|weight|letters?|lettering|letterforms|text|wordmark|strokes?|lines?|outlines?|stroke|writing)\b/;
const shapeNouns = /\b(?:shapes?|corners?|edges?|curves?|forms?|contours?|angles?)\b/;

/** A pattern of any of the phrases. */
const says = (phrases: string): RegExp => new RegExp(`(?<![\\w-])(?:${phrases.trim().split(/,\s+/).join('|')})(?![\\w-])`);

/** "Too loud", "less garish", "not so shouty" complain of colours that a person has too much of. */
const glaring =
  '(?:loud|bright|garish|vivid|vibrant|saturated|intense|harsh|flashy|shouty|glaring|gaudy|neon|fluorescent|strong|colou?rful|aggressive|punchy|in your face|screaming|poisonous|lurid)';

/** "The yellow is hardly readable", "you can barely see it", "it disappears": what is not seen needs more contrast. */
export const unseen =
  /\bhardly readable\b|\b(?:hardly|barely|scarcely|poorly|badly|difficult to|hard to|tough to|(?:nobody|no one|noone) (?:can|will|would|could)|won't|wouldn't|can't|cannot|can not|couldn't|could not|not|isn't|aren't|doesn't|don't|almost not|not easy to) (?:\w+ ){0,2}?(?:read|reads|readable|legible|see|seen|visible|make out|recogni[sz]able|stand out|show(?: up)?)\b|\b(?:reads?|seen|shows?) (?:\w+ )?(?:badly|poorly|hardly|barely)\b|\b(?:illegible|unreadable|invisible|disappears?|disappearing|vanish(?:es|ing)?|gets? lost|(?:too|so|very) faint|swallowed)\b/;

const shifts: readonly (readonly [ColourShift, RegExp, unless: RegExp | null])[] = [
  [
    'warmer',
    says(`warmer, warm(?:er)? (?:tones?|colou?rs?|it up), warm (?:\\w+ ){1,2}up, (?:more|some|add) warmth, sunnier, cosier colou?rs?,
      (?:less|too) (?:cold|cool|icy|frosty|chilly)`),
    null,
  ],
  [
    'cooler',
    says(
      `cooler, colder, chillier, cool (?:\\w+ )?down, icier, frostier, (?:less|too) (?:warm|hot), cool(?:er)? (?:tones?|colou?rs?), (?:should|must|has to|to) (?:(?!not )\\w+ ){0,3}feel (?:cold|cool|icy|chilly)`,
    ),
    null,
  ],
  ['fresher', says(`fresher, freshen (?:\\w+ )?(?:up)?, more fresh(?:ness)?, too stale, less stale`), letterNouns],
  [
    'darker',
    says(
      `darker, darken, deeper, as dark as possible, dark (?:letters|lettering|text|writing|name), less (?:light|pale), too (?:light|pale), more dark`,
    ),
    null,
  ],
  ['lighter', says(`lighter, lighten, more light`), letterNouns],
  ['lighter', says(`lighter in (?:colou?r|tone)`), null],
  ['brighter', says(`brighter, brighten, more bright, more radiant`), null],
  [
    'lighter',
    says(`paler, as (?:light|pale|bright) as possible, less dark, too dark, gloomy, dreary, drab, depressing, bleak, less gloomy`),
    null,
  ],
  [
    'more-vivid',
    says(`more (?:vibrant|vivid|saturated|colou?rful|intense|saturation|punchy|pop|chroma), vibrant, vivid, punchier, saturate,
      less (?:muted|dull|pale|washed|grey|gray|faded), (?:zingier|zestier|punchier|juicier|snappier|poppier|jazzier|livelier) (?:\\w+ )?\\w*, zingier, zestier, juicier, (?:in |all |make it |go )?neon, make it pop, too (?:dull|muted|washed|grey|gray|faded), (?:is|looks?|too|so) (?:\\w+ )?(?:muddy|dirty|murky|sickly|lifeless|grubby|dingy)(?! brown), stronger colou?rs, bolder colou?rs`),
    null,
  ],
  [
    'more-muted',
    says(`more (?:muted|subdued|subtle|desaturated|pastel|toned), muted, desaturated?, duller, gentler, tone (?:\\w+ ){0,3}down, toned down,
      (?:dial|turn|bring) (?:(?!upside)\\w+ ){1,3}(?:down|back), (?:less|too|so|not so|not as|(?:a bit|way|far) too) (?:\\w+ )?${glaring}, pastel, quieter colou?rs?,
      hurt(?:s|ing)? (?:\\w+ )?eyes?, (?:is |are )?(?:blinding|dazzling), blinds (?:me|us|you), easier on the eyes?, scream(?:s|ing)?, (?:calm|quieten|soften) (?:\\w+ ){0,3}colou?rs?`),
    null,
  ],
  ['more-muted', says(`softer, soften, softly, softer colou?rs?`), new RegExp(`${letterNouns.source}|${shapeNouns.source}`)],
  ['more-contrast', unseen, null],
  [
    'more-contrast',
    says(`more contrast, higher contrast, stronger contrast, increase (?:the )?contrast, contrast(?:y|ier), easier to read,
      more (?:legible|readable), better contrast, too (?:weak|faint|washed out)`),
    letterNouns,
  ],
];

const shiftWords =
  /^(?:warm\w*|cool\w*|cold\w*|chill\w*|icy|icier|frost\w*|sunnier|fresh\w*|dark\w*|deeper|light\w*|pale\w*|gloomy|dreary|drab|depressing|bleak|bright\w*|vibrant|vivid|saturat\w*|muted|subdued|subtle|desaturat\w*|contrast\w*|punch\w*|intense|garish|loud|pastel|dull\w*|legible|readable|colou?rful|soft\w*|gentler|quieter|stronger|bolder|harsh|flashy|shouty|glaring|gaudy|neon|strong|weak|washed|aggressive|hurt\w*|blind\w*|dazzling|eyes?|calm|scream\w*|hardly|barely|scarcely|read\w*|see|seen|visible|disappears?|vanish\w*|invisible|illegible|unreadable|faint)$/;

/** "Warmer", "a bit darker", "less saturated", "more contrast", "too bright". */
export const readShift: Reader = (clause, used) => {
  const shift = shifts.find(([, asks, unless]) => asks.test(clause.keys) && !(unless?.test(clause.keys) ?? false));
  if (shift === undefined) return undefined;
  const words = clause.tokens.flatMap(({ key }, at) => (shiftWords.test(key) ? [at] : []));
  if (words.length > 0 && words.every((at) => used.has(at))) return undefined;
  // "The lettering feels cold" speaks of a typeface.
  if ((shift[0] === 'warmer' || shift[0] === 'cooler') && letterNouns.test(clause.keys))
    return { patches: [{ kind: 'mood', axis: 'organicTechnical', by: shift[0] === 'warmer' ? -0.5 : 0.5 }], used: words };
  const part = shiftedPart(clause);
  const patch: Patch = {
    kind: 'shift-colour',
    by: shift[0],
    amount: amountOf(clause.keys),
    ...(part ? { part } : {}),
    ...(part === 'picture' ? asOne(clause) : {}),
    ...asFree(shift[0], clause),
    ...(part ? {} : ofTwo(clause)),
  };
  // Letters that are hardly read are too thin, whatever their colour; what is lost where it is small needs more room.
  const isUnseen = unseen.test(clause.keys);
  const isRead = part === 'letters' || (part === undefined && whereSmall.test(clause.keys) && /\bread|legible\b/.test(clause.keys));
  const heavier: Patch[] = isUnseen && isRead ? [{ kind: 'form', by: 'bolder', of: 'letters' }] : [];
  if (isUnseen && part === 'picture' && whereSmall.test(clause.keys)) heavier.push({ kind: 'form', by: 'bigger-symbol', ...asOne(clause) });
  const pastels = part === undefined && /\bpastels?\b/.test(clause.keys) ? pastelsOf(clause) : [];
  return { patches: pastels.length > 0 ? pastels : [patch, ...heavier], used: words };
};

/** "The blue" of what is turquoise: where one colour alone was asked for, it is meant by the name of its neighbour too. */
export function calledIn(colour: ColourIntent, { colours: { primary, secondary, tertiary, ground } }: Brief): ColourIntent {
  const [only, other] = [primary, secondary, tertiary, ground].filter((own) => own?.hue != null);
  const isNeighbour = only?.hue != null && !other && colour.hue !== null && Math.abs(hueDistance(only.hue, colour.hue)) <= mostMisnamed;
  return isNeighbour ? only : colour;
}
const mostMisnamed = 75;

const whereSmall = /\b(?:small|tiny|little|phones?|mobile|favicon|thumbnails?|icon size|distance|far away|afar)\b/;

/** A pastel is the colour that there is, with less of it and more light than a calmer one has. */
const pastelsOf = ({ context: { brief } }: ClauseText): Patch[] =>
  (['primary', 'secondary'] as const).flatMap((role): Patch[] => {
    const own = brief.colours[role];
    if (own?.hue == null) return [];
    return [{ kind: 'set-colour', role, colour: { words: `pastel ${own.words}`, hue: own.hue, lightness: 0.6, chroma: -0.35, hex: null } }];
  });

/** "Darker still for the dark one": of two colours the darker, or the lighter. */
function ofTwo({ keys, context: { brief } }: ClauseText): { of?: ColourIntent } {
  const { primary, secondary } = brief.colours;
  const [, told] = /\bthe (dark|darker|deep|deeper|light|lighter|pale|paler|bright|brighter) (?:one|colou?r|shade|tone)\b/.exec(keys) ?? [];
  if (told === undefined || !primary || !secondary) return {};
  const [darker, lighter] = [primary, secondary].sort((one, other) => colourOf(one).l - colourOf(other).l);
  const of = told.startsWith('d') ? darker : lighter;
  return of ? { of } : {};
}

/** "Some warmer colours": colours are many, and others may come. */
const asFree = (by: ColourShift, { keys }: ClauseText): { isFree?: true } =>
  (by === 'warmer' || by === 'cooler') &&
  amountOf(keys) >= 1 &&
  /\b(?:warm|warmer|cool|cooler|colder|cold) (?:\w+ )?(?:colou?rs|tones|shades|hues|palette)\b|\b(?:colou?rs|palette|tones) (?:\w+ ){0,3}(?:warmer|cooler|colder)\b/.test(
    keys,
  )
    ? { isFree: true }
    : {};

const parts: readonly (readonly [ShiftedPart, RegExp])[] = [
  ['ground', /\b(?:back)?ground\b/],
  ['letters', /\b(?:letters?|lettering|letterforms|text|wordmark|writing|name|font)\b/],
  ['picture', /\bsymbol\b/],
];

/** The one part that a clause speaks of. */
function shiftedPart(clause: ClauseText): ShiftedPart | undefined {
  // "The leaf lighter than the letters" is of the leaf.
  const spoken = spokenOf(clause).replace(/(?<=\S )(?:than|·) (?:the |our |its )?(?:letters|lettering|text|name|writing|font|symbol)$/, '');
  const [only, other] = parts.filter(([, words]) => words.test(spoken));
  return other ? undefined : only?.[0];
}

/** "The cup a bit darker" of a cup and a leaf. */
function asOne(clause: ClauseText): { picture?: string } {
  const named = clause.tokens.flatMap((_, at) => (isShownAt(clause, at) ? (pictureAt(clause, at) ?? []) : []));
  const [picture] = new Set(named);
  return picture !== undefined && new Set(named).size === 1 ? { picture } : {};
}

const leansTo =
  /\b(?:(?:more )?(?:towards?|to the)|closer to|nearer to|in the direction of|a (?:bit|little|touch) more|slightly more|rather more)$/;

const wordsBetween = ({ tokens }: ClauseText, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ');

/** "The purple more towards blue", "a bit more blue": the colour that there is goes a part of the way. */
export function readLeaning(clause: ClauseText, mentions: readonly ColourMention[]): Understood | undefined {
  const [first, second] = mentions;
  // "A bit more blue in the green" names first what is leant to.
  const isInside = first && second && /^(?:in|into|to) the$/.test(wordsBetween(clause, first.to, second.from));
  const [of, to] = isInside ? [second, first] : second ? [first, second] : [undefined, first];
  if (to === undefined || mentions.length > 2) return undefined;
  const before = wordsBetween(clause, 0, to.from).replace(/ (?:a|an|the)$/, '');
  // "The green should be more olive"
  if (!leansTo.test(before) && !(of && before.endsWith(' more'))) return undefined;
  return {
    patches: [{ kind: 'lean-colour', to: to.intent, amount: amountOf(clause.keys) === 1.5 ? 1.5 : 1, ...(of ? { of: of.intent } : {}) }],
    used: [...mentions.flatMap(({ from, to: end }) => span(from, end))],
  };
}

const almostBlack = /\b(?:almost|nearly|practically|virtually|close to|verging on) black\b/;

/** "The purple almost black" is still purple; "almost black for the name" is of the name alone. */
export const readAlmostBlack: Reader = (clause) => {
  const { keys, tokens } = clause;
  if (!almostBlack.test(keys)) return undefined;
  const part = shiftedPart(clause);
  const colour: ColourIntent = { words: 'almost black', hue: null, lightness: -0.85, chroma: -1, hex: null };
  const { picture } = part === 'picture' ? asOne(clause) : {};
  const wished: Patch =
    part === 'letters' || part === 'picture'
      ? { kind: 'set-part', part, colour, ...(picture === undefined ? {} : { of: picture }) }
      : part === 'ground'
        ? { kind: 'set-ground', colour }
        : { kind: 'shift-colour', by: 'darker', amount: 4 };
  return { patches: [isComplaint.test(keys) && !isWished.test(keys) ? tooDark : wished], used: span(0, tokens.length) };
};

/** "It's nearly black on my screen" complains. */
const isComplaint = /\b(?:is|it's|looks?|appears?|comes out|screen|printed|monitor|phone)\b/;
const isWished = /\b(?:should|could|make|want|more|can|be|rather|please|like)\b/;
const tooDark: Patch = { kind: 'shift-colour', by: 'lighter', amount: 1.5 };
