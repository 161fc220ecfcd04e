import { fromHex, hueDistance, toHex } from '../../colour/oklch.js';
import type { Decisions, LayoutDecision, PaletteDecision } from '../../decisions.js';
import { type Applied, type ApplyContext, changedFields, type Draft } from './state.js';

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A size between two, and none where both have their natural one. */
const sizeBetween = (one: number | undefined, other: number | undefined): number | undefined =>
  one === other ? other : hundredth(Math.sqrt((one ?? 1) * (other ?? 1)));

/** The colour halfway between two, on the shorter way around the wheel. */
function colourBetween(one: string, other: string): string {
  if (one === other) return other;
  const [a, b] = [fromHex(one), fromHex(other)];
  const isGrey = Math.min(a.c, b.c) < 0.02;
  const hue = isGrey ? (a.c > b.c ? a.h : b.h) : a.h + hueDistance(b.h, a.h) / 2;
  return toHex({ l: (a.l + b.l) / 2, c: (a.c + b.c) / 2, h: (hue + 360) % 360 });
}

/** How much heavier or thinner letters are that are told from others. */
const leastSeen = 0.06;

/** The weight of one of both faces that lies nearest to the middle of two. */
function faceBetween(old: Decisions['type'], now: Decisions['type'], { pack }: ApplyContext): Pick<Decisions['type'], 'font' | 'heading'> {
  const thickness = ({ font, heading }: Pick<Decisions['type'], 'font' | 'heading'>): number => {
    const { stem, cap } = pack.metrics(font, heading);
    return stem / cap;
  };
  const middle = Math.sqrt(thickness(old) * thickness(now));
  const ways = [...new Set([now.font, old.font])].flatMap((font) => pack.font(font).drawn.map(({ weight }) => ({ font, heading: weight })));
  const isEnd = (way: { font: string; heading: number }): boolean =>
    [old, now].some((end) => Math.abs(Math.log(thickness(way) / thickness(end))) < leastSeen);
  const apart = (way: { font: string; heading: number }): number => Math.abs(Math.log(thickness(way) / middle));
  const [nearest] = ways.filter((way) => !isEnd(way)).sort((a, b) => apart(a) - apart(b));
  const most = Math.abs(Math.log(thickness(old) / thickness(now))) / 2;
  return nearest && apart(nearest) < most ? nearest : { font: now.font, heading: now.heading };
}

const sized = ['symbolScale', 'nameScale', 'lineScale', 'air', 'gap', 'pictureGap'] as const;

function layoutBetween(old: LayoutDecision, now: LayoutDecision): LayoutDecision {
  const sizes = sized.flatMap((key) => {
    const size = sizeBetween(old[key], now[key]);
    return size === undefined ? [] : [[key, size]];
  });
  return { ...now, ...(Object.fromEntries(sizes) as Partial<LayoutDecision>) };
}

function paletteBetween(old: PaletteDecision, now: PaletteDecision): PaletteDecision {
  const roles = (['primary', 'secondary', 'ink'] as const).map((role) => [role, colourBetween(old[role], now[role])]);
  const { things } = now;
  return {
    ...now,
    ...(Object.fromEntries(roles) as Pick<PaletteDecision, 'primary' | 'secondary' | 'ink'>),
    ...(old.ground !== undefined && now.ground !== undefined ? { ground: colourBetween(old.ground, now.ground) } : {}),
    ...(old.things && things ? { things: [colourBetween(old.things[0], things[0]), colourBetween(old.things[1], things[1])] } : {}),
  };
}

/** "Somewhere in between": sizes, weights, spaces and colours halfway between what was before and what is now. */
export function halfway(draft: Draft, previous: Draft | null, context: ApplyContext): Applied {
  if (!previous) return { refused: 'There is no earlier version to go towards.' };
  const [old, now] = [previous.decisions, draft.decisions];
  const between: Decisions = {
    ...now,
    mark: {
      ...now.mark,
      ...(old.mark.icon === now.mark.icon && old.mark.balance !== now.mark.balance
        ? { balance: sizeBetween(old.mark.balance, now.mark.balance) ?? 1 }
        : {}),
      ...(old.mark.family === now.mark.family && old.mark.scale !== now.mark.scale
        ? { scale: sizeBetween(old.mark.scale, now.mark.scale) ?? 1 }
        : {}),
    },
    type: {
      ...now.type,
      ...faceBetween(old.type, now.type, context),
      tracking: Math.round((old.type.tracking + now.type.tracking) / 2),
    },
    layout: old.layout.kind === now.layout.kind ? layoutBetween(old.layout, now.layout) : now.layout,
    palette: paletteBetween(old.palette, now.palette),
  };
  const isMoved = changedFields(now, between).length > 0 && changedFields(old, between).length > 0;
  return isMoved ? { ...draft, decisions: between } : { refused: 'There is nothing between this version and the one before.' };
}
