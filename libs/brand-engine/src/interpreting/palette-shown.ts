import type { Decisions } from '../decisions.js';

/** The colours that an identity paints with: those of the mark and its ground, and that of the letters. */
export function paletteOf({ palette }: Decisions): { painted: string[]; ink: string } {
  const { primary, secondary, tertiary, ground, ink } = palette;
  return { painted: [primary, secondary, ...(tertiary ? [tertiary] : []), ...(ground ? [ground] : [])], ink };
}
