import type { Decisions } from '../../decisions.js';
import type { Pack } from '../../pack/pack.js';
import type { FontEntry, WeightMetrics } from '../../pack/types.js';
import { type Applied, type ApplyContext, type Draft, edit, passes } from './state.js';
import { bestFont, lookOf, withFont } from './typeface.js';

/** A stem that moves by less than this is the same to anybody. */
const leastSeenStem = 0.07;

/** How much heavier or thinner a stem is that a person tells from the one before. */
const tellableStem = 0.16;

/** The weight that the name is drawn in: around a circle it is no heavier than bold, unless that was asked for. */
export function weightDrawn({ type, layout }: Decisions, pack: Pack): number {
  if (layout.kind !== 'badge' || type.heavy) return type.heading;
  return pack.font(type.font).drawn.findLast(({ weight }) => weight <= Math.min(type.heading, 700))?.weight ?? type.heading;
}

/** How thick the stems of a name are for their height. */
const thicknessOf = (decisions: Decisions, pack: Pack): number => {
  const { stem, cap } = pack.metrics(decisions.type.font, weightDrawn(decisions, pack));
  return stem / cap;
};

/** The thickness that a change of weight starts from: another wish may have brought a heavier or a lighter face. */
function thicknessBefore(decisions: Decisions, step: 1 | -1, { pack, start = decisions }: ApplyContext): number {
  const both = [decisions, start].map((own) => thicknessOf(own, pack));
  return step > 0 ? Math.max(...both) : Math.min(...both);
}

/** The next weight of the face, or the farthest, whose stems are told from those of today's. */
function heavierBy(decisions: Decisions, step: 1 | -1, context: ApplyContext): number {
  const { type } = decisions;
  const thickness = thicknessBefore(decisions, step, context);
  const others = context.pack.font(type.font).drawn.filter(({ stem, cap }) => (stem / cap - thickness) * step > 0);
  const ordered = step > 0 ? others : others.toReversed();
  const isTold = ({ stem, cap }: WeightMetrics): boolean => Math.abs(stem / cap / thickness - 1) >= tellableStem;
  return (ordered.find(isTold) ?? ordered.at(-1))?.weight ?? weightDrawn(decisions, context.pack);
}

/** A near face that is heavier or thinner, for one that has no such weight. */
function heavierFace(draft: Draft, step: 1 | -1, context: ApplyContext): Draft {
  const { type } = draft.decisions;
  const own = context.pack.font(type.font);
  const { classes } = own;
  const thickness = thicknessBefore(draft.decisions, step, context);
  const isNear = (font: FontEntry): boolean => classes.every((own) => font.classes.includes(own) || own === 'display');
  // A condensed serif and a condensed grotesque are both narrow, and nobody takes one for the other.
  const isLike = (font: FontEntry): boolean => lookOf(font) === lookOf(own);
  const isFurther = (own: WeightMetrics): boolean => (own.stem / own.cap / thickness - 1) * step >= tellableStem;
  const [font] = [isNear, isLike].flatMap(
    (suits) => bestFont(draft, context, (other) => suits(other) && other.drawn.some(isFurther)) ?? [],
  );
  if (!font) return draft;
  // The face's own weight if it will do, and else the nearest that does.
  const fitting = font.drawn.filter(isFurther);
  const weight = fitting.find((own) => own.weight === font.heading) ?? (step > 0 ? fitting[0] : fitting.at(-1));
  return edit(withFont(draft, font), { type: { heading: weight?.weight ?? font.heading } });
}

/** One step heavier or lighter, in the letters and in the symbol or in what was named. */
export function weigh(draft: Draft, step: 1 | -1, context: ApplyContext, of?: 'letters' | 'symbol'): Applied {
  const { type, mark } = draft.decisions;
  const markWeight = Math.min(2, Math.max(-2, mark.weight + step));
  if (of === 'symbol') return edit(draft, { mark: { weight: markWeight } });
  const heading = heavierBy(draft.decisions, step, context);
  const heavy = step > 0 ? { heavy: true as const } : {};
  const weighed = edit(draft, {
    type: context.locks.has('font') ? {} : { heading, ...heavy },
    // Letters of two weights are as heavy and as light as the face has them.
    mark: { weight: of === 'letters' ? mark.weight : markWeight, ...(mark.device === 'weights' ? { device: 'words' } : {}) },
  });
  if (context.locks.has('font')) return weighed;
  // A step that nobody sees is none: a near face is heavier or thinner than this one can be.
  const thickness = thicknessBefore(draft.decisions, step, context);
  const isTold = (thicknessOf(weighed.decisions, context.pack) / thickness - 1) * step >= leastSeenStem;
  if (heading !== type.heading && isTold) return weighed;
  const other = heavierFace(weighed, step, context);
  if (other === weighed && heading !== type.heading) return weighed;
  if (other === weighed && of === 'letters')
    return { refused: `Neither letters nor mark can be ${step > 0 ? 'heavier' : 'thinner'} here.` };
  return other === weighed || mark.letters === '' || passes(other, context) ? other : weighed;
}
