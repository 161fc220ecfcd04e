import type { Arrangement, Brief } from '../brief.js';
import type { LayoutDecision, MarkDecision } from '../decisions.js';

/** Two pictures side by side are as wide as they are to be seen. */
export const coupledLayout = (layout: LayoutDecision, { partner, count }: MarkDecision): LayoutDecision =>
  partner === undefined && count === undefined ? layout : { ...layout, symbolScale: Math.max(1.25, layout.symbolScale) };

/** The devices that show how two things stand to each other. */
export const arrangedDevices: Readonly<Record<Arrangement, string>> = { on: 'couple-stacked', inside: 'couple-inside' };

/** How much is missing of two things that were asked for together, or of several of one. */
export function ungrouped({ together, arrangement, count }: Brief, mark: MarkDecision): number {
  const apart = together && mark.partner === undefined ? 1.25 : 0;
  const beside = together && apart === 0 && arrangement !== undefined && mark.device !== arrangedDevices[arrangement] ? 0.5 : 0;
  return apart + beside + (count !== undefined && mark.count !== count ? 1.25 : 0);
}
