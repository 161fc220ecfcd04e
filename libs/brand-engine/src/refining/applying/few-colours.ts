import { contrast, fromHex } from '../../colour/oklch.js';
import type { Decisions } from '../../decisions.js';
import { countColours } from '../../interpreting/many-colours.js';
import type { Patch } from '../../refinement.js';
import { groundUnder, seenOn } from '../../scene/grounds.js';
import { type Applied, type ApplyContext, type Draft, mayStay, omit, passes } from './state.js';

type Palette = Decisions['palette'];

/** Letters are read from this contrast on where their colour was asked for. */
const leastContrast = 3;

/** How much deeper letters are drawn in a colour before it is another. */
const mostDeepened = 0.15;

/** No more colours than asked for, counted on what is drawn: the third one goes first, and then the ink that the letters had of their own. */
export function fewColours(draft: Draft, { count }: Patch & { kind: 'few-colours' }, context: ApplyContext): Applied {
  const { decisions, brief } = draft;
  const coloursOf = (own: Decisions): number => countColours(context.judge(own).areas, own.palette.ground);
  const drawn = coloursOf(decisions);
  if (drawn <= count) return draft;
  const fewer = { ...omit(brief.colours, 'tertiary', 'letters', 'things'), most: count };
  const ways = palettesOf(decisions.palette)
    .map((palette): Draft => ({ brief: { ...brief, colours: fewer }, decisions: { ...decisions, palette } }))
    .filter((way) => coloursOf(way.decisions) <= count);
  const fit = ways.find((way) => passes(way, context)) ?? ways.find((way) => mayStay(draft, way, context));
  return fit ?? { refused: `The drawing shows ${drawn} colours, and with fewer it would not be read.` };
}

/** Palettes of fewer colours, those that keep the most of what was asked for first. */
function palettesOf(palette: Palette): Palette[] {
  const plain = omit(palette, 'tertiary', 'parts', 'markInk');
  const under = groundUnder('light', palette);
  const inks = [plain.primary, plain.secondary].flatMap((hex) => {
    const deep = seenOn(under, hex, leastContrast);
    return contrast(deep, under) >= leastContrast && Math.abs(fromHex(hex).l - fromHex(deep).l) <= mostDeepened ? [deep] : [];
  });
  const deepestFirst = inks.toSorted((one, other) => fromHex(one).l - fromHex(other).l);
  const bare = omit(plain, 'things', 'accentSmall');
  return [
    omit(palette, 'tertiary'),
    ...deepestFirst.map((ink): Palette => ({ ...plain, ink, inkAsked: true })),
    ...deepestFirst.map((ink): Palette => ({ ...bare, ink, inkAsked: true })),
    { ...bare, secondary: plain.ink, accentAsked: false },
    { ...bare, secondary: plain.primary, accentAsked: false },
  ];
}
