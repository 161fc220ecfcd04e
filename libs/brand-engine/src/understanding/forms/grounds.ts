import type { Constraints } from '../../brief.js';
import type { ConstraintMention } from './constraints.js';
import { crest } from './demands.js';
import { colourAdjectives, isColourWord } from '../lexicon/colours.js';
import { groundShapes, unknownShapes } from '../lexicon/grounds.js';
import type { Scope } from '../language/negation.js';
import { PhraseTable } from '../text/phrases.js';
import { isMadeGround } from './things-not-demands.js';
import type { Token } from '../text/text.js';
import type { Span, WishOf } from '../wishes.js';

const signs = /^(?:badge|emblem|logo|crest|seal|stamp|sign|mark|patch|label|plaque|shape|frame|coat)$/;
const insides = /^(?:in|inside|within|into|on)$/;
const between = /^(?:a|an|one|the|solid|filled|simple|plain|big|large|small|thin|thick|·)$/;
const reach = 6;

const noSuchGround = 'There is no such ground: a mark stands in a circle, a square, a hexagon, a shield, a diamond, an arch or a drop.';
const onlyAround = 'A name runs along an arc only in a round emblem, which something else that was asked for rules out.';

/** All demands with those of the ground among them, what no ground can be, and where the name is said to run along an arc. */
export interface GroundReading {
  demands: ConstraintMention[];
  arc: Span | undefined;
  beyond: WishOf<'beyond'>[];
}

/** "A fox in a dark green hexagon", "square badge", "an oval logo", "the name arched over it". */
export function withGrounds(
  demanded: readonly ConstraintMention[],
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
): GroundReading {
  const isFree = (at: number): boolean => !taken.has(at) && scopes[at]?.negated !== true;
  const arc = arcOf(tokens, isFree);
  // What is arched is the name, and not the ground.
  const demands = demanded
    .filter(({ asked, from }) => !(asked.container === 'arch' && arc && arc.from <= from && from < arc.to))
    // "In a dark green hexagon": its colour belongs to the ground.
    .map((own) => (own.asked.container && own.to - own.from === 1 ? { ...own, from: startOf(tokens, own.from) ?? own.from } : own));
  const beyond: GroundReading['beyond'] = [];
  tokens.forEach(({ key, gap }, at) => {
    const isTaken = demands.some(({ asked, from, to }) => asked.container !== undefined && from <= at && at < to);
    if (!(groundShapes.has(key) || unknownShapes.has(key)) || !isFree(at) || isTaken || isMadeGround(tokens, at + 1)) return;
    const shaped = gap === '' && tokens[at + 1]?.key === 'shaped' ? at + 1 : at;
    const isSign = tokens[shaped]?.gap === '' && signs.test(tokens[shaped + 1]?.key ?? '') && !/^dis[ck]$|^circle$/.test(key);
    const from = startOf(tokens, at);
    // "A dog in a heart", "a diamond logo": what is a thing first is a ground where it is said to be one.
    if (shaped === at && /^(?:heart|star|diamond)$/.test(key)) return;
    // "Un emblème ovale"
    const before = tokens[at - 1];
    const isBehindSign = before?.gap === '' && before.key !== before.own && (signs.test(before.key) || before.key === 'shield');
    if (from === undefined && !isSign && !isBehindSign) return;
    const span = { from: from ?? at, to: shaped + 1 };
    const container = groundShapes.get(key);
    if (container) demands.push({ asked: { container }, refuses: {}, ...span });
    else beyond.push({ kind: 'beyond', reason: noSuchGround, ...span });
  });
  const shaped = withoutRoundSeals(asRound(demands, tokens));
  if (arc === undefined) return { demands: shaped, arc, beyond };
  const isRuledOut = demands.some(
    ({ asked: { container = 'circle', noText, letterCase }, refuses }) =>
      // Around a circle a name stands in capitals.
      container !== 'circle' || noText === true || letterCase === 'lower' || refuses.containers?.includes('circle') === true,
  );
  return isRuledOut
    ? { demands: shaped, arc: undefined, beyond: [...beyond, { kind: 'beyond', reason: onlyAround, ...arc }] }
    : { demands: [...demands.map(asEmblem), { asked: emblem, refuses: {}, ...arc }], arc, beyond };
}

const emblem: Partial<Constraints> = { symbol: 'badge', layout: 'badge' };

/** "A round logo, the name arched over the picture" is a round emblem. */
const asEmblem = (own: ConstraintMention): ConstraintMention => (own.asked.container === 'circle' ? { ...own, asked: emblem } : own);

/** Two things that are told their colours have none of their own in an emblem, and are more than the arc of a name. */
export function withoutArc({ demands, arc, beyond }: GroundReading): GroundReading {
  if (!arc) return { demands, arc, beyond };
  const isArc = ({ from, asked }: ConstraintMention): boolean => from === arc.from && asked === emblem;
  return {
    demands: demands.filter((own) => !isArc(own)),
    arc: undefined,
    beyond: [
      ...beyond,
      { kind: 'beyond', reason: 'A name runs along an arc only in a round emblem, where two things have no colours of their own.', ...arc },
    ],
  };
}

/** The colour of what a mark stands in: "a fox in a dark green hexagon". */
export const colourOfGround = <T extends Span & { avoided: boolean }>(
  colours: readonly T[],
  demands: readonly ConstraintMention[],
): T | undefined =>
  colours.find(
    ({ avoided, from, to }) => !avoided && demands.some(({ asked: { container }, ...own }) => container && own.from < from && to < own.to),
  );

/** The preposition before a shape, with nothing but an article, a colour or a size between them. */
function startOf(tokens: readonly Token[], at: number): number | undefined {
  for (let place = at - 1; place >= 0 && at - place <= reach; place--) {
    const { key = '', gap = '' } = tokens[place] ?? {};
    if (gap !== '') return undefined;
    if (insides.test(key)) return place;
    if (!between.test(key) && !isColourWord(key) && !colourAdjectives.has(key)) return undefined;
  }
  return undefined;
}

const middle = new PhraseTable<true>(
  ['in the middle', 'in the centre', 'in the center', 'at the centre', 'at the center', 'at its centre', 'in its middle'].map((phrase) => [
    phrase,
    true,
  ]),
);

/** "A jug in the middle": in an emblem every picture is there. */
export const findMiddle = (tokens: readonly Token[]): WishOf<'given'>[] =>
  middle.scan(tokens).map(({ from, to }) => ({ kind: 'given' as const, from, to }));

const lettering = /^(?:name|text|lettering|letters|words?|writing|title|font)$/;
const bent = /^(?:arched|arching|curved|curving|arc|arch|bow|bent|round|around|rounded)$/;
/** Words of other tongues for the top among them, which are no words of the grammar. */
const leading =
  /^(?:oben|haut|arriba|alto|cima|boven|upptill|øverst|gory|nahore|is|be|should|must|the|a|an|in|set|written|bent|running|runs|going|goes|over|above|all|circle|ring|form|shape|along|across|on|top|and|·)$/;

/** How far behind the word for letters it may be said how they run, with the name itself between. */
const arcReach = 14;

/** "The name arched over the picture", "the words “Ferry Lane” in a ring around a swan", "text curved around the top": what is bent is the name. */
function arcOf(tokens: readonly Token[], isFree: (at: number) => boolean): { from: number; to: number } | undefined {
  for (const [at, { key }] of tokens.entries()) {
    if (!lettering.test(key) || !isFree(at)) continue;
    const isBefore = tokens[at - 1]?.gap === '' && /^(?:arched|curved)$/.test(tokens[at - 1]?.key ?? '');
    if (isBefore) return { from: at - 1, to: at + 1 };
    let end = at + 1;
    // The name itself may stand between, with its quotation marks.
    while (end < tokens.length && end - at <= arcReach && /^[\s"“”„«»‘’'&+]*$/u.test(tokens[end - 1]?.gap ?? '')) end++;
    const places = Array.from({ length: end - at - 1 }, (_, offset) => at + 1 + offset).filter((place) => isFree(place));
    const keys = places.map((place) => tokens[place]?.key ?? '');
    const bend = keys.findIndex((word) => bent.test(word));
    // "Round letters" and "rounded text" are a typeface; "the name around the picture" is not.
    const isArc = bend >= 0 && (/^(?:arched|arching|curved|curving|arc|arch|bent|bow)$/.test(keys[bend] ?? '') || isAround(keys, bend));
    const before = keys.slice(0, bend);
    const isTone = (word: string): boolean => isColourWord(word) || colourAdjectives.has(word);
    if (!isArc || !before.every((word) => leading.test(word) || isTone(word))) continue;
    // What the name runs around is a thing of its own.
    let last = bend;
    while (last + 1 < keys.length && places[last + 1] === (places[last] ?? 0) + 1 && edges.test(keys[last + 1] ?? '')) last++;
    const to = (places[last] ?? at) + 1;
    const [first] = places;
    // "The name in dark blue, arched": the colour is a wish of its own.
    const startsBehind = before.some(isTone) || first !== at + 1;
    return { from: startsBehind ? (places[bend] ?? at) : at, to };
  }
  return undefined;
}

/** The edge that a name runs along, which is no thing. */
const edges =
  /^(?:the|a|an|in|arc|arch|of|at|along|over|above|under|below|on|around|round|it|its|all|top|upper|edge|rim|circle|outside|border|ring|half|bottom|side|curve|·)$/;

/** "Name around the top edge", "the words in a circle around it", "the name all around a pine": not "around five letters". */
const isAround = (keys: readonly string[], bend: number): boolean =>
  /^(?:around|round)$/.test(keys[bend] ?? '') &&
  !/^(?:\d.*|one|two|three|four|five|six|ten|letters?|corners?|edges|shapes?)$/.test(keys[bend + 1] ?? '');

/** "A round badge, like a crest": who says that it is round wants no shield. */
function asRound(demands: readonly ConstraintMention[], tokens: readonly Token[]): ConstraintMention[] {
  const isRound = ({ asked, from, to }: ConstraintMention): boolean =>
    asked.container === 'circle' ||
    (asked.symbol === 'badge' && tokens.slice(from, to).some(({ key }) => /^(?:round|circular|roundel)$/.test(key)));
  return demands.some(isRound) ? demands.map((own) => (own.asked === crest ? { ...own, asked: emblem } : own)) : [...demands];
}

/** "A hexagonal emblem": what has a ground of its own shape is no round seal; the ground is the emblem. */
const withoutRoundSeals = (demands: readonly ConstraintMention[]): ConstraintMention[] => {
  const isShaped = demands.some(({ asked: { container } }) => container !== undefined && !['any', 'none', 'circle'].includes(container));
  return demands.map((own) => (isShaped && own.asked.symbol === 'badge' ? { ...own, asked: {} } : own));
};
