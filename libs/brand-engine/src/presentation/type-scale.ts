import type { Decisions } from '../decisions.js';
import type { Pack } from '../pack/pack.js';

/** One step of a scale of sizes, in CSS pixels. */
export interface TypeStep {
  name: string;
  size: number;
  lineHeight: number;
  weight: number;
  /** In thousandths of the em. */
  tracking: number;
}

const base = 16;
const headings = ['Display', 'Heading 1', 'Heading 2', 'Heading 3', 'Heading 4'];

/** Condensed and quiet faces take small steps, loud ones large steps. */
function ratioOf({ type }: Decisions, pack: Pack): number {
  const { classes, personality } = pack.font(type.font);
  if (classes.includes('mono') || classes.includes('condensed')) return 1.2;
  return personality.calmEnergetic > 0.3 || classes.includes('display') ? 1.333 : 1.25;
}

/** Sizes, line heights and weights that go together. */
export function typeScale(decisions: Decisions, pack: Pack): { ratio: number; steps: TypeStep[] } {
  const ratio = ratioOf(decisions, pack);
  const { heading, body } = decisions.type;
  const step = (name: string, power: number, weight: number): TypeStep => {
    const size = Math.round(base * ratio ** power * 4) / 4;
    // The larger the letters, the closer their lines and the closer they stand.
    const lineHeight = Math.round((size > 40 ? 1.1 : size > 24 ? 1.2 : size > 18 ? 1.35 : 1.5) * size);
    return { name, size, lineHeight, weight, tracking: size > 40 ? -15 : size < 14 ? 10 : 0 };
  };
  return {
    ratio,
    steps: [
      ...headings.map((name, i) => step(name, headings.length - i, heading)),
      step('Lead', 1, body),
      step('Body', 0, body),
      step('Caption', -1, body),
    ],
  };
}
