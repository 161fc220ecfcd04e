import type { ColourIntent } from '../../brief.js';
import { leaningOf, namedHex } from '../../colour/named.js';
import { contrast } from '../../colour/oklch.js';
import { deepOf, underWhite } from '../../direct/colour-roles.js';
import { inkOfNamed } from '../../direct/palette.js';
import type { PaletteDecision } from '../../decisions.js';
import { isBright, lightGround } from '../../scene/grounds.js';
import { type Draft, omit } from './state.js';

/** Another main colour where that lies under the mark: white stands on a deep one, and a deep tone on a light one. */
export function withMainGround({ brief, decisions }: Draft, colour: ColourIntent): Draft {
  const { palette } = decisions;
  const ground = namedHex(colour);
  const isDeep = contrast(ground, lightGround) >= underWhite.contrast;
  const primary = isDeep ? lightGround : namedHex(deepOf({ ...colour, ...leaningOf(ground), hex: null }));
  const letters = isDeep ? { ink: primary, inkAsked: true as const } : { ink: primary };
  const second = palette.accentAsked ? {} : { secondary: primary };
  return {
    brief: { ...brief, colours: { ...brief.colours, primary: colour } },
    decisions: { ...decisions, palette: { ...omit(palette, 'inkAsked'), ground, primary, ...second, ...letters } },
  };
}

/** The main colour back on the page: it is what the mark is drawn in. */
export function mainOnPage(palette: PaletteDecision & { ground: string }): PaletteDecision {
  const { ground: primary } = palette;
  const page = omit(palette, 'ground', 'mainGround', 'inkAsked');
  const second = palette.accentAsked ? {} : { secondary: primary };
  const letters = isBright(primary) ? { ink: inkOfNamed(primary) } : { ink: primary, inkAsked: true as const };
  return { ...page, primary, ...second, ...letters };
}
