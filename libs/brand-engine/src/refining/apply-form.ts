import { type Brief, type PersonalityAxis } from '../brief.js';
import type { Container, Decisions } from '../decisions.js';
import { fitsGround } from '../direct/constraints.js';
import { affinity, fontCovers, isLight, trackingFor } from '../direct/typography.js';
import { families, familyOf } from '../families/index.js';
import type { FontEntry } from '../pack/types.js';
import { stream } from '../random.js';
import type { Patch } from '../refinement.js';
import { shiftColour } from './apply-colour.js';
import { type Applied, type ApplyContext, changedFields, type Draft, edit, isRefused, passes } from './apply-state.js';

/** The font nearest to a personality that can write the name; the current one wins a near tie. */
export function bestFont(draft: Draft, context: ApplyContext, suits: (font: FontEntry) => boolean): FontEntry | undefined {
  const { decisions, brief } = draft;
  const { letterCase, font: current } = decisions.type;
  const text = `${decisions.name}${decisions.descriptor ?? ''}`;
  const value = (font: FontEntry): number => affinity(font, brief.personality) + (font.id === current ? 0.04 : 0);
  return context.pack.fonts
    .filter(
      (font) =>
        suits(font) && (letterCase !== 'upper' || font.cases !== 'never-upper') && (letterCase === 'upper' || font.cases !== 'upper-only'),
    )
    .filter((font) => isLight(font, text))
    .sort((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1))
    .find((font) => fontCovers(context.pack, font, text, letterCase));
}

/** The draft set in another font, at the weight that is the font's own. */
export function withFont(draft: Draft, font: FontEntry): Draft {
  const { letterCase } = draft.decisions.type;
  const tracking = trackingFor(letterCase, font.heading, font, draft.decisions.name, stream('tracking', font.id));
  return edit(draft, { type: { font: font.id, heading: font.heading, body: font.body, tracking } });
}

/** One step heavier or lighter, in the letters and in the symbol. */
function weigh(draft: Draft, step: 1 | -1, context: ApplyContext): Applied {
  const { type, mark } = draft.decisions;
  const weights = context.pack.font(type.font).drawn.map(({ weight }) => weight);
  const at = weights.indexOf(context.pack.metrics(type.font, type.heading).weight);
  const heading = weights[Math.min(weights.length - 1, Math.max(0, at + step))] ?? type.heading;
  return edit(draft, {
    type: context.locks.has('font') ? {} : { heading },
    mark: { weight: Math.min(2, Math.max(-2, mark.weight + step)) },
  });
}

const rounder: Partial<Record<Container, Container>> = {
  square: 'squircle',
  diamond: 'circle',
  hexagon: 'circle',
  shield: 'circle',
  squircle: 'circle',
  facet: 'leaf',
  pocket: 'circle',
};
const sharper: Partial<Record<Container, Container>> = {
  circle: 'squircle',
  squircle: 'square',
  drop: 'square',
  arch: 'square',
  leaf: 'facet',
  pocket: 'square',
  clover: 'squircle',
  scallop: 'hexagon',
};

function soften(draft: Draft, step: 1 | -1, context: ApplyContext): Applied {
  const { mark } = draft.decisions;
  const family = families.find(({ id }) => id === mark.family);
  const next = (step > 0 ? rounder : sharper)[mark.container];
  const fits = next !== undefined && family !== undefined && 'containers' in family && family.containers.includes(next);
  const shaped = edit(draft, { mark: { roundness: Math.min(2, Math.max(-2, mark.roundness + step)) } });
  const contained = fits && !context.locks.has('container') ? edit(shaped, { mark: { container: next } }) : shaped;
  // A crop or a knockout that works in one shape may be lost in another.
  if (contained !== shaped && passes(contained, context)) return contained;
  if (context.locks.has('font') || (fits && context.locks.has('container'))) return shaped;
  const moved = withAxis(shaped, 'softSharp', -0.5 * step);
  const font = bestFont(moved, context, ({ classes, id }) => id !== draft.decisions.type.font && classes.includes('rounded') === step > 0);
  return font ? withFont(moved, font) : moved;
}

interface Drawn {
  family: string;
  device: string;
}
/** The plainest and the richest ways to draw each kind of mark; the first that passes the gates is taken. */
const plainest: Record<string, Drawn[]> = {
  icon: [{ family: 'facet-icon', device: 'whole' }, ...['knockout', 'split'].map((device) => ({ family: 'icon-container', device }))],
  monogram: [{ family: 'monogram', device: 'knockout' }],
  badge: [{ family: 'badge', device: 'label' }],
  wordmark: [{ family: 'wordmark', device: 'full-stop' }],
};
const richest: Record<string, Drawn[]> = {
  icon: [
    ...['split', 'framed', 'knockout'].map((device) => ({ family: 'icon-container', device })),
    { family: 'facet-icon', device: 'diagonal' },
  ],
  monogram: ['inset', 'framed'].map((device) => ({ family: 'monogram', device })),
  badge: [{ family: 'badge', device: 'seal' }],
  wordmark: [{ family: 'wordmark', device: 'corners' }],
};

/** A picture or a letter that gets a ground gets a disc, unless a ground is refused. */
export const groundFor = ({ brief, decisions: { mark } }: Draft, kind: string): Container =>
  mark.container === 'none' && brief.constraints.container !== 'none' && (kind === 'icon' || kind === 'monogram')
    ? 'circle'
    : mark.container;

function simplify(draft: Draft, step: 1 | -1, context: ApplyContext): Applied {
  const { mark } = draft.decisions;
  const kind = families.find(({ id }) => id === mark.family)?.kind ?? 'monogram';
  const detail = Math.min(2, Math.max(-2, mark.detail + step));
  const container = groundFor(draft, kind);
  const letters = kind === 'monogram' ? (Array.from(mark.letters)[0] ?? '') : mark.letters;
  const ways = ((step < 0 ? plainest : richest)[kind] ?? [])
    .filter(({ family, device }) => fitsGround(familyOf(family), device, draft.brief))
    .map((way) => edit(draft, { mark: { ...way, detail, container, letters } }));
  return [...ways, edit(draft, { mark: { detail } })].find((way) => passes(way, context)) ?? ways[0] ?? draft;
}

/** How large the picture of a family becomes before it leaves its place. */
const largestPicture = (family: string): number => (family === 'roundel' || family === 'badge' ? 1.24 : 1.8);

export function changeForm(draft: Draft, { by }: Patch & { kind: 'form' }, context: ApplyContext): Applied {
  const { layout, type, mark } = draft.decisions;
  const hundredths = (value: number, low: number, high: number): number => Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
  // Where symbol and name are one drawing, the picture in it grows.
  const scaled = (factor: number): Draft =>
    layout.kind === 'row' || layout.kind === 'stack'
      ? edit(draft, { layout: { symbolScale: hundredths(layout.symbolScale * factor, 0.5, 1.9) } })
      : edit(draft, { mark: { scale: hundredths((mark.scale ?? 1) * factor, 0.6, largestPicture(mark.family)) } });
  switch (by) {
    case 'bolder':
      return weigh(draft, 1, context);
    case 'thinner':
      return weigh(draft, -1, context);
    case 'rounder':
      return soften(draft, 1, context);
    case 'sharper':
      return soften(draft, -1, context);
    case 'simpler':
      return simplify(draft, -1, context);
    case 'more-detailed':
      return simplify(draft, 1, context);
    case 'bigger-symbol':
      return scaled(1.2);
    case 'smaller-symbol':
      return scaled(1 / 1.2);
    case 'tighter':
      return edit(draft, { type: { tracking: Math.max(-60, type.tracking - 20) } });
    case 'looser':
      return edit(draft, { type: { tracking: Math.min(240, type.tracking + 35) } });
  }
}

function withAxis(draft: Draft, axis: PersonalityAxis, by: number): Draft {
  const personality: Brief['personality'] = {
    ...draft.brief.personality,
    [axis]: Math.min(1, Math.max(-1, draft.brief.personality[axis] + by)),
  };
  return edit(draft, {}, { personality });
}

/** The lever that shows a mood with the fewest changes: letters first, then weight or colour. */
function firstLever(draft: Draft, axis: PersonalityAxis, by: number, context: ApplyContext): Draft {
  const { type } = draft.decisions;
  const font = context.pack.font(type.font);
  const hasCapitals = /\p{Lu}/u.test(draft.decisions.name);
  const inCase = (letterCase: Decisions['type']['letterCase'], tracking: number): Draft =>
    context.locks.has('letterCase') ||
    (letterCase === 'upper' && font.cases === 'never-upper') ||
    (letterCase !== 'upper' && font.cases === 'upper-only')
      ? draft
      : edit(draft, { type: { letterCase, tracking } });
  const applied = (result: Applied): Draft => (isRefused(result) ? draft : result);
  switch (axis) {
    case 'seriousPlayful':
      return by > 0
        ? inCase(hasCapitals ? 'as-given' : 'lower', Math.min(type.tracking, 0))
        : inCase(hasCapitals ? 'as-given' : 'title', Math.min(type.tracking, 10));
    case 'modestLuxurious':
      return by > 0 ? inCase('upper', Math.max(type.tracking, 110)) : inCase(hasCapitals ? 'as-given' : 'title', 0);
    case 'calmEnergetic':
      return applied(weigh(draft, by > 0 ? 1 : -1, context));
    case 'softSharp':
      return applied(soften(draft, by > 0 ? -1 : 1, context));
    case 'classicModern':
    case 'organicTechnical':
      return draft;
  }
}

/** A mood moves letters, then weight, then the font, then the colour, and stops as soon as it shows enough. */
export function changeMood(draft: Draft, { axis, by }: Patch & { kind: 'mood' }, context: ApplyContext): Applied {
  const moved = withAxis(draft, axis, by);
  const first = firstLever(moved, axis, by, context);
  const shows = changedFields(draft.decisions, first.decisions).length > 0;
  if (shows && Math.abs(by) < 0.6) return first;
  const asked = moved.brief.constraints.typeClass;
  const font = context.locks.has('font')
    ? undefined
    : bestFont(first, context, ({ classes }) => asked === 'any' || classes.includes(asked));
  if (font && font.id !== first.decisions.type.font) {
    const set = withFont(first, font);
    // A mark made of letters changes with the font, and may become too fine to be read in small.
    if (first.decisions.mark.letters === '' || passes(set, context)) return set;
  }
  if (shows) return first;
  return shiftColour(
    first,
    {
      kind: 'shift-colour',
      by: by > 0 === (axis === 'calmEnergetic' || axis === 'seriousPlayful') ? 'more-vivid' : 'more-muted',
      amount: 0.7,
    },
    context,
  );
}
