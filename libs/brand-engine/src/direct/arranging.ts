import type { Arrangement, Brief } from '../brief.js';
import type { LayoutDecision, MarkDecision } from '../decisions.js';

/** Two pictures side by side are as wide as they are to be seen. */
export const coupledLayout = (layout: LayoutDecision, { partner, count }: MarkDecision): LayoutDecision =>
  partner === undefined && count === undefined ? layout : { ...layout, symbolScale: Math.max(1.25, layout.symbolScale) };

/** The devices that show one thing on or in the other. */
export const arrangedDevices: Readonly<Record<Arrangement, readonly string[]>> = {
  // What lies on a leaf is seen inside its outline as well.
  on: ['couple-stacked', 'couple-inside'],
  over: ['couple-stacked'],
  inside: ['couple-inside'],
  with: [],
};

/** Whether two pictures stand to each other as was asked: what has something is not shown in a coin beside it. */
export function isArranged({ arrangement }: Brief, { device }: Pick<MarkDecision, 'device'>): boolean {
  if (arrangement === undefined) return true;
  return arrangement === 'with' ? device !== 'couple-discs' : arrangedDevices[arrangement].includes(device);
}

/** How much is missing of two things that were asked for together, or of several of one. */
export function ungrouped(brief: Brief, mark: MarkDecision): number {
  const { together, count } = brief;
  const isAlone = together !== undefined && mark.partner === undefined;
  // The first thing alone says more than both in a wrong relation.
  const isMisplaced = together !== undefined && !isAlone && !isArranged(brief, mark);
  const isSecondBest = brief.arrangement === 'on' && mark.device === 'couple-inside';
  return (
    (isAlone ? 1.25 : 0) + (isMisplaced ? 1.5 : 0) + (isSecondBest ? 0.1 : 0) + (count !== undefined && mark.count !== count ? 1.25 : 0)
  );
}
