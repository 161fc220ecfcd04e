import { affinity, fontCovers, isHairline, isLight, trackingFor } from '../../direct/typography.js';
import type { FontEntry, Letterform } from '../../pack/types.js';
import { stream } from '../../random.js';
import { type ApplyContext, type Draft, edit } from './state.js';

/** The font nearest to a personality that can write the name; the current one wins a near tie. */
export function bestFont(
  draft: Draft,
  context: ApplyContext,
  suits: (font: FontEntry) => boolean,
  takes: typeof isLight = isLight,
  favour: (font: FontEntry) => number = () => 0,
): FontEntry | undefined {
  const { decisions, brief } = draft;
  const { letterCase, font: current } = decisions.type;
  const text = `${decisions.name}${decisions.descriptor ?? ''}`;
  const value = (font: FontEntry): number => affinity(font, brief.personality) + favour(font) + (font.id === current ? 0.04 : 0);
  return context.pack.fonts
    .filter(
      (font) =>
        suits(font) && (letterCase !== 'upper' || font.cases !== 'never-upper') && (letterCase === 'upper' || font.cases !== 'upper-only'),
    )
    .filter((font) => takes(font, text) && !(decisions.layout.kind === 'badge' && isHairline(context.pack, font.id, font.heading)))
    .sort((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1))
    .find((font) => fontCovers(context.pack, font, text, letterCase));
}

/** The draft set in another font, at the weight that is the font's own. */
export function withFont(draft: Draft, font: FontEntry): Draft {
  const { letterCase } = draft.decisions.type;
  const tracking = trackingFor(letterCase, font.heading, font, draft.decisions.name, stream('tracking', font.id));
  return edit(draft, { type: { font: font.id, heading: font.heading, body: font.body, tracking } });
}

/** Looks that anybody tells from each other at first sight, the most striking first. */
const looks = ['blackletter', 'hand', 'script', 'display', 'rounded', 'mono', 'slab', 'serif', 'condensed', 'sans'] as const;
export type Look = (typeof looks)[number];

/** What a face looks like at first sight; one with slightly rounded corners is a plain sans to most. */
export const lookOf = ({ classes, personality }: Pick<FontEntry, 'classes' | 'personality'>): Look =>
  looks.find((look) => classes.includes(look as Letterform) && (look !== 'rounded' || personality.softSharp < -0.75)) ?? 'sans';
