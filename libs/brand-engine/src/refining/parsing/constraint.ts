import type { Constraints } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import { findConstraints } from '../../understanding/forms/constraints.js';
import { readColour } from './colour.js';
import { exchangeOf } from './exchange.js';
import { readForm } from './form.js';
import { readShift } from './shift.js';
import { alreadySo, isShownAt, span, spokenOf, symbolNoun, type ClauseText, type Reader } from './clause.js';

const removes =
  "(?:remove|drop|lose|delete|get rid of|no|without|take (?:out|away|off)|ditch|skip|hide|don't want|do not want|not need|don't need)";
const article = '(?:the |an |a |any |all |that |this |its |more )?';
const shapeNoun =
  '(?:container|circle|frame|hexagon|square|squircle|shield|arch|tile|disc|background shape|background|box|ring|border|outline|shape)';

const withoutBadge: Partial<Constraints> = { symbol: 'any', layout: 'any', container: 'none' };

/** "Lose the emblem": of an emblem the rim goes, and the picture stays. */
const dropsEmblem = new RegExp(`\\b${removes} ${article}(?:emblem|seal|crest|stamp|roundel)\\b`);
const isOfEmblem = ({ context: { brief } }: ClauseText): boolean =>
  brief.constraints.symbol === 'badge' || brief.constraints.layout === 'badge';

/** "Put it all in a circle" speaks of the name too. */
const all = /\b(?:it all|all of it|everything|the whole (?:thing|logo)|the entire (?:thing|logo)|^all)\b/;

function aroundAll({ keys }: ClauseText): Patch | undefined {
  if (!all.test(keys) || !/\b(?:in|inside|within|into|around)\b/.test(keys)) return undefined;
  const shape = shapes.find(([pattern]) => pattern.test(keys))?.[1];
  if (shape === 'circle') return { kind: 'constrain', constraints: { symbol: 'badge', container: 'circle' } };
  return shape === 'square' || shape === 'squircle' ? { kind: 'take-form', form: 'frame', refused: false } : undefined;
}

/** "Put it in an oval": a circle is the nearest. */
function inOval(clause: ClauseText): Patch[] | undefined {
  if (!/\b(?:in|inside|within|into|around) an? (?:\w+ )?(?:oval|ellipse)\b|\boval (?:frame|border|shape|badge)\b/.test(clause.keys))
    return undefined;
  const isOfPicture = /\bsymbol\b/.test(spokenOf(clause));
  return [
    { kind: 'constrain', constraints: isOfPicture ? { container: 'circle' } : { symbol: 'badge', container: 'circle' } },
    { kind: 'beyond', reason: 'There are no ovals: a circle comes nearest.' },
  ];
}

/** "Just the rook and the name", of an emblem: they stand free. */
const bothAlone =
  /^(?:(?:and|but|we|i|want|use|keep|show|no) )*(?:only|just|simply) (?:the |our )?symbol (?:and|with|plus) (?:the |our )?name$/;

export const readBothAlone: Reader = (clause) =>
  isOfEmblem(clause) && bothAlone.test(spokenOf(clause))
    ? { patches: [{ kind: 'constrain', constraints: withoutBadge }], used: span(0, clause.tokens.length) }
    : undefined;

/** Clauses that are one wish as a whole, by pattern. */
const wholeClauses: readonly (readonly [RegExp, Partial<Constraints>])[] = [
  [new RegExp(`\\b${removes} ${article}(?:(?:round|circular|whole|outer|vintage|big) )?badge\\b`), withoutBadge],
  // "Take the name out of the circle": it is the name that stands elsewhere.
  [
    /\b(?:take|get|move|pull|bring) (?:the |our )?(?:name|text|lettering|letters|words|writing) (?:out of|from|off) (?:the |its |that )(?:circle|ring|badge|emblem|seal|roundel|edge|rim)\b/,
    { symbol: 'any', layout: 'stack' },
  ],
  [
    new RegExp(
      `\\b${removes} ${article}(?:(?:\\w+ )?(?=background\\b(?! shape)))?${shapeNoun}\\b|\\b${removes} ${article}\\w+ (?:outline|ring)\\b|\\baway (?:with )?${article}${shapeNoun}\\b|\\btake ${article}${shapeNoun} (?:away|out|off)\\b|\\b${shapeNoun} (?:(?:is|are|can|could|should|may|must|has to|be|go) )*(?:away|out|off|gone|go|not needed|not wanted|unnecessary)\\b|\\b${shapeNoun} (?:\\w+ ){1,2}(?:away|gone)\\b|\\b${shapeNoun} (?:remove|delete|drop|lose|leave out|bothers|disturbs|annoys|is annoying|is (?:too much|in the way|distracting))\\b`,
    ),
    { container: 'none' },
  ],
  [/\b(?:just|only) (?:the |a |our )?(?:letters|text|lettering|words?|name|writing|type)$/, { symbol: 'wordmark', noIcon: true }],
  // "Spell out the whole name instead of the initials"
  [
    /\b(?:instead of|not|no|without|rather than) (?:just |only )?(?:the |our )?(?:initials|monogram)$/,
    { symbol: 'wordmark', noIcon: true },
  ],
  // "Take the flame out of the circle"
  [
    new RegExp(`\\b(?:take|get|move|pull|free|let|bring) (?:\\w+ ){1,4}?(?:out of|from) (?:the |its |that |this )${shapeNoun}\\b`),
    { container: 'none' },
  ],
  // "The name running around the edge"
  [
    /\b(?:name|text|lettering|letters|words|writing)\b (?:(?!way|wrong|frame|border|line)\w+ ){0,4}?(?:around|in a (?:ring|circle)|along (?:the|its|an?) (?:edge|rim|circle|ring|outside))\b(?! (?:the )?(?:other|wrong) way)/,
    { symbol: 'badge', container: 'circle' },
  ],
  // "Set the name in an arch": bent around the picture.
  [
    /\b(?:name|text|lettering|letters|words|writing)\b (?:(?!way|wrong|frame|border|line)\w+ ){0,4}?(?:(?:in|as|into|on|along) an? (?:arch|arc|curve|bow|semi-?circle|half circle|rainbow)|arched|curved|bent)\b/,
    { symbol: 'badge', container: 'circle' },
  ],
  [
    /\b(?:looks?|looking) (?:\w+ ){0,2}like an? (?:\w+ ){0,2}(?:badge|stamp|seal|label|sticker|beer mat)$/,
    { symbol: 'badge', container: 'circle' },
  ],
  [/^(?:no|without|not in|lose|drop) (?:more |all |the |all-)*(?:caps|capitals|capital letters|uppercase)$/, { letterCase: 'lower' }],
  [
    /\b(?:take|get|bring) (?:the |our )?(?:name|text|lettering|letters|words|it) out of (?:the )?(?:caps|capitals|capital letters|uppercase|upper case)$/,
    { letterCase: 'title' },
  ],
  // "The name should have a capital S"
  [
    /\b(?:with|have|has|starts? with|needs?|want|get|give it) an? capital(?: first)?(?: letter| \w)?(?: at the (?:start|beginning))?$/,
    { letterCase: 'title' },
  ],
  [/^(?:(?:all|in|use|make it|put it in|please) )*caps(?: please)?$/, { letterCase: 'upper' }],
  [new RegExp(`\\b${removes} ${article}(?:text|name|wordmark|letters|lettering)\\b`), { symbol: 'icon', noText: true }],
  [
    new RegExp(`\\b${symbolNoun} (?:only|alone)\\b|\\b(?:just|only) (?:(?:need|want|show|use|keep) )?(?:the |a |an )?${symbolNoun}$`),
    { symbol: 'icon', noText: true },
  ],
  [
    new RegExp(`\\b${removes} ${article}${symbolNoun}\\b|^${article}${symbolNoun} (?:away|out|gone)\\b`),
    { symbol: 'wordmark', noIcon: true },
  ],
  [
    new RegExp(`\\b(?:add|bring back|include|put back|want|need|use) (?:the |an |a |some )?${symbolNoun}\\b(?: back)?$`),
    { symbol: 'icon', noIcon: false },
  ],
];

/** Shapes to put the symbol in, where the clause speaks of enclosing. */
/** Shapes that a picture may stand in. */
export const shapes: readonly (readonly [RegExp, Constraints['container']])[] = [
  [/\b(?:circle|circular|ring|round shape|roundel|porthole|medallion|coin)\b/, 'circle'],
  [/\b(?:rounded square|(?:square|box) with (?:\w+ )?rounded|squircle|app icon|app tile)\b/, 'squircle'],
  [/\b(?:square|box)\b/, 'square'],
  [/\bhexagon(?:al)?\b/, 'hexagon'],
  [/\bshield\b/, 'shield'],
  [/\barch\b/, 'arch'],
  [/\b(?:drop|teardrop)\b/, 'drop'],
  [/\b(?:diamond|rhombus)\b/, 'diamond'],
];
const encloses =
  /\bon an? (?:\w+ )?(?=square|circle|hexagon|shield|disc|box|diamond)|\b(?:in|inside|within|into|around|put|place|frame|enclose|surround|wrap|container)\b/;
const overName = '(?:above|over|on top of) (?:of )?(?:the |our |its )?(?:name|text|lettering|wordmark|letters)\\b';
/** "The snail smaller and above the name", "it should sit above the name". */
const standsOver = new RegExp(
  `\\bsymbol (?:(?!between|line|space|room|gap)\\w+ ){0,5}?${overName}|^(?:(?:and|it|put|place|move|set|goes|should|must|sit|stand|be|him|her|right|just|directly) )*${overName}$`,
);
const stacks =
  /\b(?:stack(?:ed)?|vertical(?:ly)?|(?:icon|symbol|mark) (?:above|on top|over)|(?:text|name|wordmark) (?:\w+ ){0,2}(?:below|under|underneath|beneath)|centred?|center(?:ed)?|one (?:above|below|under|over) (?:the other|another)|on top of each other)\b/;
const rows =
  /\b(?:horizontal(?:ly)?|side by side|in (?:a|one) (?:single )?row|on one row|in (?:a|one) (?:single )?line|on one line|next to (?:each other|the (?:name|text))|(?:text|name|wordmark) (?:\w+ ){0,2}next to|(?:icon|symbol|mark) (?:to|on) the left|beside)\b/;
const turns = /\b(?:flip|mirror|rotate|tilt|turn around)\b/;
const flat = /\b(?:flat|flatter|no (?:more )?(?:gradients?|shadows?|3d|effects?)|without (?:gradients?|shadows?|effects?))\b/;

/** "Two colours only", "keep it to three colours", "no more than 2 colours"; colours that are named have readers of their own. */
const fewColours =
  /^(?:(?:just|only|use|keep it|keep|stick|reduce|limit|it|make|with|in|max|maximum|at most|no more than|not more than|should|have|be|to|the|and|we|want|there|palette|logo) )*(two|three|four|2|3|4) colou?rs(?: (?:only|max|maximum|at most|in total|altogether|no more|is|are|enough|will|do|tops|overall|there|should|be))*$/;
/** One colour less than there are. */
const tooMany = /\b(?:too many|fewer|less|not so many) colou?rs\b/;
/** "Two is enough", of colours. */
const enoughColours = /\bcolou?rs?\b.*\b(two|three|[23]) (?:is|are|would be) (?:enough|plenty)\b/;
const countWords: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** Layout, case, kind of type, containers, kinds of symbol: everything that constrains. */
export const readConstraintChange: Reader = (clause, used) => {
  const { keys, tokens } = clause;
  if (turns.test(keys)) return undefined;
  const oval = inOval(clause);
  if (oval) return { patches: oval, used: span(0, tokens.length) };
  const around = aroundAll(clause);
  if (around) return { patches: [around], used: span(0, tokens.length) };
  const isEmblem = isOfEmblem(clause) && dropsEmblem.test(keys);
  const constraints = isEmblem
    ? withoutBadge
    : wholeClauses.find(
        ([pattern, { noIcon, container }]) =>
          pattern.test(keys) &&
          // "In a drop shape" drops nothing.
          !(container === 'none' && /\ban? drop\b/.test(keys)) &&
          !(noIcon && changesLetters(clause)) &&
          !(container !== undefined && showsShape(clause)),
      )?.[1];
  // What lies under it all is the background first of all, and else the shape around the picture.
  const ofBackground = constraints?.container === 'none' && /\bbackground\b(?! shape)/.test(keys) ? { ofBackground: true as const } : {};
  if (constraints) return { patches: [{ kind: 'constrain', constraints, ...ofBackground }], used: span(0, tokens.length) };
  const exchanged = exchangedShape(clause);
  if (exchanged) return { patches: [{ kind: 'constrain', constraints: { container: exchanged } }], used: span(0, tokens.length) };
  const { asked, words } = demandsOf(clause, used);
  if (Object.keys(asked).length > 0) return { patches: [{ kind: 'constrain', constraints: asked }], used: words };
  // "Ditch the script": another typeface will do.
  const refused = findConstraints(tokens, clause.scopes, used).filter(({ refuses }) => (refuses.typeClasses ?? []).length > 0);
  if (refused.length > 0)
    return { patches: [{ kind: 'try-another', field: 'font' }], used: refused.flatMap(({ from, to }) => span(from, to)) };
  const [, enough] = enoughColours.exec(keys) ?? [];
  if (enough !== undefined)
    return { patches: [{ kind: 'few-colours', count: countWords[enough] ?? Number(enough) }], used: span(0, tokens.length) };
  if (tooMany.test(keys)) {
    const { primary, secondary, tertiary, letters, ground } = clause.context.brief.colours;
    const named = [primary, secondary, tertiary, letters, ground].filter((colour) => colour != null).length;
    const fewer: Patch = named > 2 ? { kind: 'few-colours', count: named - 1 } : { kind: 'constrain', constraints: { oneColour: true } };
    return { patches: [fewer], used: span(0, tokens.length) };
  }
  const [, most] = fewColours.exec(keys) ?? [];
  if (most !== undefined)
    return { patches: [{ kind: 'few-colours', count: countWords[most] ?? Number(most) }], used: span(0, tokens.length) };
  return flat.test(keys) ? { patches: [alreadySo], used: span(0, tokens.length) } : undefined;
};

/** "A square instead of the circle": one shape around the picture takes the place of another. */
function exchangedShape(clause: ClauseText): Constraints['container'] | undefined {
  const { tokens } = clause;
  const mentioned = tokens.flatMap(({ key }, from) => {
    const shape = shapes.find(([pattern]) => pattern.test(key))?.[1];
    return shape === undefined || isShownAt(clause, from) ? [] : [{ shape, from }];
  });
  const old = exchangeOf(tokens)?.(mentioned) ?? [];
  const [fresh, other] = mentioned.filter((mention) => !old.includes(mention));
  return old.length === 1 && fresh && !other ? fresh.shape : undefined;
}

/** "A seal instead of the otter", "ein Seehund": the animal, and no stamp. */
const isAnimal = ({ tokens, context }: ClauseText, at: number): boolean =>
  tokens[at]?.key === 'seal' &&
  !/^(?:round|circular|official|wax|company|quality)$/.test(tokens[at - 1]?.key ?? '') &&
  (context.shown.has('animal') || !/^(?:seal|siegel)/.test(tokens[at].own));

/** "In black for the stamp", "on a patch": where the logo goes. */
const isUse = (tokens: ClauseText['tokens'], at: number): boolean =>
  /^(?:stamp|sticker|patch|seal)$/.test(tokens[at]?.key ?? '') &&
  [1, 2, 3].some((back) => /^(?:for|on|onto)$/.test(tokens[at - back]?.key ?? '')) &&
  /^(?:the|a|an|our|my|rubber)$/.test(tokens[at - 1]?.key ?? '');

const isShapeNoun = new RegExp(`^${shapeNoun}$`);

/** "A cloud instead of the box": a box that is the picture is no ground of it. */
const showsShape = (clause: ClauseText): boolean => clause.tokens.some(({ key }, at) => isShapeNoun.test(key) && isShownAt(clause, at));

/** "Only the lettering in coral", "just the name a bit bigger" speak of a change of the letters and take no picture away. */
const changesLetters = (clause: ClauseText): boolean =>
  [readColour, readForm, readShift].some((reader) => (reader(clause, new Set())?.patches.length ?? 0) > 0);

/** The demands that a prompt may make too, and those that only a change speaks of. */
function demandsOf(clause: ClauseText, used: ReadonlySet<number>): { asked: Partial<Constraints>; words: number[] } {
  const { keys, tokens, scopes } = clause;
  // "A square frame around the whole thing" is no shape for the picture.
  const isOfAll = /\b(?:frame|border)\b.*\baround (?:the whole|everything|it all|all|the logo|the entire)\b/.test(keys);
  const mentions = findConstraints(tokens, scopes, used).filter(
    ({ asked, from }) =>
      Object.keys(asked).length > 0 &&
      !((isOfAll || showsShape(clause)) && asked.container !== undefined) &&
      asked.monochrome !== true &&
      !(asked.symbol === 'badge' && (isAnimal(clause, from) || isUse(tokens, from))) &&
      !(asked.noIcon === true && changesLetters(clause)),
  );
  const shape = encloses.test(keys) && !isOfAll && !showsShape(clause) ? shapes.find(([pattern]) => pattern.test(keys))?.[1] : undefined;
  const isRefused = /\bnot (?:beside|next to|side by side|in (?:a|one) (?:row|line))\b/.test(keys);
  const isUnderRefused = /\bnot (?:below|under|underneath|beneath|on top|above)\b/.test(keys);
  // "The name is too small next to the picture" measures it.
  const isMeasured = /\b(?:too|bigger|smaller|larger|tiny|small|big|large) (?:next to|beside|compared)\b/.test(keys);
  const layout = isMeasured
    ? undefined
    : isUnderRefused
      ? 'row'
      : stacks.test(spokenOf(clause)) || standsOver.test(spokenOf(clause)) || isRefused
        ? 'stack'
        : rows.test(keys)
          ? 'row'
          : undefined;
  const asked: Partial<Constraints> = {
    ...(shape === undefined ? {} : { container: shape }),
    ...mentions.reduce<Partial<Constraints>>((sum, mention) => ({ ...sum, ...mention.asked }), {}),
    // "A square with rounded corners" is none with sharp ones.
    ...(shape === 'squircle' ? { container: shape } : {}),
    ...(/\b(?:the|a) letter [a-z]\b/.test(keys) ? { symbol: 'monogram' } : {}),
    ...(layout === undefined ? {} : { layout }),
  };
  const isPlacing = shape !== undefined || asked.layout !== undefined;
  const placed = tokens.flatMap(({ key }, at) =>
    isPlacing &&
    (/^(?:text|name|icon|symbol|mark|top)$/.test(key) ||
      (shape === 'squircle' && /^(?:rounded|corners)$/.test(key)) ||
      shapes.some(([pattern]) => pattern.test(key)))
      ? [at]
      : [],
  );
  // "A round seal": a badge is round, and no letter of it.
  const ofBadge = asked.symbol === 'badge' ? tokens.flatMap(({ key }, at) => (/^(?:round|rounded|circular)$/.test(key) ? [at] : [])) : [];
  return { asked, words: [...mentions.flatMap(({ from, to }) => span(from, to)), ...placed, ...ofBadge] };
}
