import type { Brief } from '../brief.js';
import type { LayoutDecision, MarkDecision, PaletteDecision } from '../decisions.js';
import { fitsBoth, fitsOn, looksLeft } from '../families/ensemble.js';
import { encloses, holds, isOnDisc } from '../families/inside.js';
import type { Family } from '../families/family.js';
import { figureOf, leanOf } from '../families/figure.js';
import { isLegible } from '../families/legible.js';
import { natureOf, showsBesides } from '../families/nature.js';
import { areSlim, hasNarrowFoot } from '../families/pair.js';
import { openVessel } from '../families/vessel.js';
import { garmentOf } from '../families/worn.js';
import type { Pack } from '../pack/pack.js';
import { needsEdge } from '../scene/thing-paints.js';

/** How large two pictures stand beside the name, or over it, so that each of them is seen. */
const coupled = { row: 1.6, stack: 1.35 } as const;

/** How large two stand beside the name of which one is on the other: each is half as high as both. */
const piled = 2.1;
/** The same of three, each on the next. */
const stacked = 2.9;
const stackedOverName = 2;

/** Several pictures are as wide as they are to be seen. */
export function coupledLayout(
  layout: LayoutDecision,
  { partner, third, count, arranged, apart }: MarkDecision,
  isSmall = false,
): LayoutDecision {
  if (partner === undefined && count === undefined && (arranged === undefined || isSmall)) return layout;
  const isPiled = partner !== undefined && apart === undefined && /^(?:on|over|carried)$/.test(arranged ?? '');
  if (isPiled && layout.kind === 'row')
    return { ...layout, symbolScale: Math.max(third === undefined ? piled : stacked, layout.symbolScale) };
  if (isPiled && third !== undefined && layout.kind === 'stack')
    return { ...layout, symbolScale: Math.max(stackedOverName, layout.symbolScale) };
  const least = partner !== undefined && (layout.kind === 'row' || layout.kind === 'stack') ? coupled[layout.kind] : 1.25;
  return { ...layout, symbolScale: Math.max(least, layout.symbolScale) };
}

/** Whether a device has room for more than one picture. */
const holdsSeveral = (family: Family, device: string): boolean =>
  (family.id === 'free-icon' && (device === 'ensemble' || device === 'company')) ||
  (family.kind === 'lockup' && family.pictured?.includes(device) !== false);

/** The mark with the two things that were asked for together, or as many of one as were asked for, where a device has room for them. */
export function grouped(mark: MarkDecision, family: Family, brief: Brief, pack: Pack): MarkDecision {
  const { together, arrangement, count, constraints } = brief;
  if (constraints.noIcon || mark.icon === null) return mark;
  if (isEnclosing(family, brief) && (together ?? arrangement ?? count) !== undefined) {
    const composed = composedOf(mark, brief, pack);
    const isSingle = composed.arranged === undefined && composed.count === undefined;
    if (isSingle || mark.device === 'tinted') return composed;
    // Under a band across its head a shield has no room for several.
    const device = mark.device === 'chief' ? 'knockout' : mark.device;
    return { ...composed, device, merged: true, fills: true };
  }
  return holdsSeveral(family, mark.device) ? composedOf(mark, brief, pack) : mark;
}

/** Families that draw a picture in a container or an emblem, where that is asked for. */
const isEnclosing = ({ id }: Family, { constraints: { container, symbol, layout } }: Brief): boolean =>
  /^(?:icon-container|line-icon)$/.test(id)
    ? !/^(?:any|none)$/.test(container)
    : id === 'roundel' && (symbol === 'badge' || layout === 'badge');

/** "A shield with a bat": the shield holds the other picture, however the two were named. */
function inShield({ together, arrangement }: Brief): readonly [held: string, shield: string] | undefined {
  const shield = together?.find((id) => id === 'shield');
  const held = together?.find((id) => id !== 'shield');
  return shield && held && /^(?:with|on|inside)?$/.test(arrangement ?? '') ? [held, shield] : undefined;
}

/** More of one thing that lie on each other are a tangle. */
const mostOverlapping = 3;

/** Steam beside a cup is none that rises from it. */
const rises = ({ icon, partner }: MarkDecision): boolean => [icon, partner].some((id) => natureOf(id ?? '') === 'riser');

/** How two things are drawn for how they were asked to stand: what goes around another has it within, and of two that are one the first holds the second. */
function standing(
  [first, second]: [string, string],
  { arrangement, colours }: Brief,
  pack: Pack,
): Pick<MarkDecision, 'icon' | 'partner' | 'arranged' | 'apart' | 'heldLeft'> {
  const within: Pick<MarkDecision, 'icon' | 'partner' | 'arranged'> = { icon: second, partner: first, arranged: 'inside' };
  const own = { icon: first, partner: second };
  switch (arrangement) {
    case 'inside':
      return { ...own, partner: openVessel(second), arranged: holds(pack, second) ? 'inside' : 'beside' };
    case 'around':
      return encloses(pack, first) ? within : { ...own, arranged: 'beside', apart: true };
    case 'through':
      return { ...own, arranged: 'beside', apart: true };
    case 'combined':
      if (holds(pack, first)) return within;
      // Each of them keeps the colour that was told of it.
      return colours.things === undefined && holds(pack, second)
        ? { ...own, arranged: 'inside' }
        : { ...own, arranged: 'beside', apart: true };
    case 'held':
      return { ...own, arranged: 'held', ...(looksLeft(pack, first) ? { heldLeft: true } : {}) };
    default:
      // "A razor and a moustache": what lies by nature is not crossed where both are only listed.
      return {
        ...own,
        arranged: arrangement ?? 'beside',
        ...(arrangement === undefined && liesAcross(pack, first, second) ? { apart: true } : {}),
      };
  }
}

/** What shades what stands under it. */
const shades =
  /(?:^|-)(?:umbrella|parasol|beach-umbrella|mushroom|toadstool|tree|palm|bonsai|lamp|lampshade|canopy|awning|parachute|flower|sunflower|tulip)$/;

/** From upright, how far a picture leans that lies. */
const lying = 70;

/** Whether two slim pictures would be crossed of which one lies by nature: a moustache, a boat. */
function liesAcross(pack: Pack, ...icons: readonly string[]): boolean {
  const figures = icons.map((id) => figureOf(pack, id, { faithful: true }));
  return areSlim(figures) && figures.some((figure) => Math.abs(leanOf(figure).degrees) > lying);
}

/** The mark with one picture. */
const alone = (mark: MarkDecision, icon: string): MarkDecision => ({
  ...mark,
  icon,
  ...(mark.device === 'ensemble' ? { arranged: 'alone' } : {}),
});

/** The mark with the creature alone that was to have something on. */
const undressed = ({ family, device, icon, letters, container, params, weight, roundness, detail, ...mark }: MarkDecision): MarkDecision =>
  alone(
    {
      ...{ family, device, icon, letters, container, params, weight, roundness, detail },
      optical: true,
      faithful: true,
      ...(mark.asked ? { asked: true } : {}),
      ...(mark.scale === undefined ? {} : { scale: mark.scale }),
      ...(mark.merged ? { merged: true } : {}),
    },
    icon ?? '',
  );

/** The mark with all the pictures that were asked for. */
function composedOf(mark: MarkDecision, brief: Brief, pack: Pack): MarkDecision {
  const { together, arrangement, count, third } = brief;
  const both = together?.find((id) => together.some((other) => showsBesides(id, other)));
  if (both !== undefined) return alone(mark, both);
  const held = inShield(brief);
  // "A coat of arms: a shield with a lion": the shield is the ground.
  if (held && brief.constraints.container === 'shield') return { ...mark, icon: held[0] };
  if (held?.every((id) => pack.icon(id)))
    return { ...mark, icon: held[0], partner: held[1], arranged: 'inside', composed: true, pairing: 3 };
  if (arrangement === 'worn' && together !== undefined && third !== undefined && !fitsBoth(pack, together[0], [together[1], third])) {
    const [bearer, first] = together;
    return composedOf(mark, { ...brief, together: [bearer, fitsOn(pack, bearer, first) ? first : third], third: undefined }, pack);
  }
  // What has no place at its bearer is left out, and not drawn beside it.
  if (together && arrangement === 'worn' && third === undefined && !fitsOn(pack, ...together)) return alone(mark, together[0]);
  // "The Red Lion … with a lion": one thing that is spoken of twice is one picture.
  const isTwice = together !== undefined && together[0] === together[1] && arrangement === undefined;
  if (together && third !== undefined && isOfThree(arrangement) && [...together, third].every((id) => pack.icon(id))) {
    return { ...mark, icon: together[0], partner: together[1], third, arranged: arrangement ?? 'beside', composed: true, pairing: 3 };
  }
  if (!isTwice && together?.every((id) => pack.icon(id))) {
    const composed: MarkDecision = { ...mark, ...standing(together, brief, pack), composed: true, weighed: true, pairing: 3 };
    // A bird on its legs, or with its wings spread, is no crown that shades what it is over.
    const onTop: MarkDecision = { ...composed, arranged: 'on' };
    const isOver = composed.arranged === 'over' && !shades.test(composed.icon ?? '');
    const isOnLegs = isOver && natureOf(composed.icon ?? '') === 'thing' && hasNarrowFoot(figureOf(pack, composed.icon ?? '', composed));
    if (isOnLegs && isLegible(pack, onTop)) return onTop;
    if (rises(composed) || isLegible(pack, composed)) return composed;
    return arrangement === 'worn' && garmentOf(together[1]) ? alone(mark, together[0]) : { ...composed, arranged: 'beside', apart: true };
  }
  // "Two cups, one pink and one blue".
  const isOfTwo = count === 2 && arrangement === undefined && brief.colours.things?.every((own) => own !== null) === true;
  if (isOfTwo) {
    const device = mark.device === 'company' ? 'ensemble' : mark.device;
    return { ...mark, device, partner: mark.icon ?? '', arranged: 'beside', composed: true, weighed: true, pairing: 3, apart: true };
  }
  const counted: MarkDecision = count === undefined ? mark : { ...mark, count };
  if (count !== undefined && brief.inRow && arrangement === undefined) return { ...counted, lined: true };
  if (arrangement === 'crossed') {
    const crossed: MarkDecision = { ...counted, arranged: 'crossed', composed: true };
    if (isLegible(pack, crossed)) return crossed;
  }
  if (count !== undefined && (arrangement === 'piled' || (arrangement === 'overlapping' && count <= mostOverlapping)))
    return { ...counted, arranged: arrangement };
  if (count !== undefined) return isLegible(pack, counted) ? counted : { ...counted, apart: true };
  if (mark.device !== 'ensemble') return mark;
  return { ...mark, arranged: 'alone', ...(isRefusedDisc(brief, mark.icon, pack) ? { bared: true } : {}) };
}

/** Three things stand beside each other, or on each other, or two of them are what the first has on. */
const isOfThree = (arrangement: Brief['arrangement']): arrangement is 'on' | 'worn' | undefined =>
  arrangement === undefined || arrangement === 'on' || arrangement === 'worn';

/** Whether three things were asked for, of which none stands in or before another. */
const isTrio = ({ third, arrangement }: Brief): boolean => third !== undefined && isOfThree(arrangement);

/** The mark with its pictures clear of each other, for where their composition is not read in small; null where it has none. */
export function setApart(mark: MarkDecision): MarkDecision | null {
  // One of two things that somebody was to have on says more than none.
  const { third, ...withoutThird } = mark;
  if (third !== undefined && mark.arranged === 'worn') return withoutThird;
  if (mark.apart || third !== undefined || mark.arranged === 'inside' || mark.arranged === 'piled' || rises(mark)) return null;
  // Glasses beside an owl are not those that it has on: the owl alone says more.
  if (mark.arranged === 'worn' && garmentOf(mark.partner ?? '') !== undefined) return undressed(mark);
  if (mark.partner !== undefined && mark.composed) return { ...mark, arranged: 'beside', apart: true };
  return mark.count !== undefined && mark.arranged === undefined ? { ...mark, apart: true } : null;
}

/** Whether a picture is a disc where circles were refused. */
export const isRefusedDisc = ({ refused }: Brief, icon: string | null, pack: Pack): boolean =>
  icon !== null && refused?.containers.includes('circle') === true && isOnDisc(pack, icon);

/** The mark with an outline around the things whose own colours are too pale for the page. */
export function outlined(mark: MarkDecision, palette: PaletteDecision): MarkDecision {
  const [first, second] = (mark.arranged === undefined ? undefined : palette.things) ?? [];
  const isPale = (hex: string | undefined): boolean => hex !== undefined && needsEdge(hex, palette);
  const edged = [...(isPale(first) ? ['first' as const] : []), ...(isPale(second) ? ['second' as const] : [])];
  return edged.length === 0 && mark.edged === undefined ? mark : { ...mark, edged };
}

/** How the devices of older nodes place two things. */
const formerly: Readonly<Record<string, MarkDecision['arranged']>> = { 'couple-stacked': 'on', 'couple-inside': 'inside' };

/** Whether two pictures stand to each other as was asked. */
export function isArranged(brief: Brief, { device, arranged = formerly[device] ?? 'beside', partner }: MarkDecision): boolean {
  const { arrangement } = brief;
  if (arrangement === undefined || arranged === arrangement) return true;
  if (arranged === 'inside' && partner !== undefined && inShield(brief)?.[1] === partner) return true;
  if (arranged === 'inside' && partner === brief.together?.[0]) return arrangement === 'around' || arrangement === 'combined';
  return (arrangement === 'over' && arranged === 'on') || (arrangement === 'combined' && arranged === 'inside');
}

/** How much is missing of two things that were asked for together, of several of one, or of a face. */
export function ungrouped(brief: Brief, mark: MarkDecision): number {
  const { together, count, arrangement, face } = brief;
  const isOfBoth = together?.some((other) => showsBesides(mark.icon ?? '', other)) === true;
  const isAlone = together !== undefined && mark.partner === undefined && !isOfBoth;
  // The first thing alone says more than both in a wrong relation, but for things that would hide each other as they were asked for.
  const isMisplaced = together !== undefined && !isAlone && !isOfBoth && mark.apart === undefined && !isArranged(brief, mark);
  const isUncrossed = together === undefined && arrangement === 'crossed' && mark.arranged !== 'crossed';
  const isUncounted = count !== undefined && mark.count !== count;
  const isFaceless = face === true && mark.faced === undefined;
  // Beside its name a row of three is small.
  // Nor is a stack of three seen well where picture and name are one drawing.
  const isSmall = mark.device === 'divided' || (arrangement === 'on' && mark.device !== 'ensemble' && mark.merged !== true);
  const ofThird = !isTrio(brief) ? 0 : mark.third === undefined ? 1 : isSmall ? 0.4 : 0;
  return (isAlone ? 1.25 : 0) + (isMisplaced ? 1.5 : 0) + (isUncrossed ? 1 : 0) + (isUncounted ? 1.25 : 0) + (isFaceless ? 1 : 0) + ofThird;
}
