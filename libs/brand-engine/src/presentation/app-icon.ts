import { contrast } from '../colour/oklch.js';
import { legibilityOf, picture } from '../geometry/raster.js';
import { gates } from '../critics/gates.js';
import type { Decisions, PaletteDecision } from '../decisions.js';
import { initialsOf } from '../direct/initials.js';
import { drawMark } from '../compose/compose.js';
import { contextOf } from '../families/draw-context.js';
import { familyOf } from '../families/index.js';
import { fitIcon } from '../families/icon.js';
import { centreLetters, heaviestWeight, letterPath } from '../families/letters.js';
import { punched } from '../geometry/cut.js';
import { toData } from '../geometry/data.js';
import { bounds, type Box, clockwise, type Path, transform, union } from '../geometry/path.js';
import { rect, squircle } from '../geometry/shapes.js';
import type { Pack } from '../pack/pack.js';
import { pitches, watermarked } from '../scene/watermark.js';

const side = 100;
const square = rect(0, 0, side, side);
const least = gates.legibility16.least ?? 0;

const inner = (share: number): Box => ({
  x: (side * (1 - share)) / 2,
  y: (side * (1 - share)) / 2,
  width: side * share,
  height: side * share,
});

/** The field of the icon and what is drawn on it. */
function coloursOf({ primary, ink, ground }: PaletteDecision): { field: string; glyph: string } {
  if (ground !== undefined)
    return { field: ground, glyph: contrast(primary, ground) >= 3 ? primary : contrast('#ffffff', ground) >= 3 ? '#ffffff' : ink };
  return { field: primary, glyph: contrast('#ffffff', primary) >= 3 ? '#ffffff' : ink };
}

/** The initial of the name: what is always read. */
function initial(decisions: Decisions, pack: Pack, share: number): Path {
  const context = contextOf(decisions, pack);
  const letters =
    Array.from(decisions.mark.letters).length <= 2 && decisions.mark.letters !== ''
      ? decisions.mark.letters
      : initialsOf(decisions.name, 1);
  return centreLetters(letterPath(context, letters, heaviestWeight(context)), inner(share), 0.92, { optical: true });
}

/** All shapes of an abstract mark in one. */
function silhouette(decisions: Decisions, pack: Pack, share: number): Path | null {
  const drawing = drawMark({ ...decisions, mark: { ...decisions.mark, container: 'none' } }, pack);
  const parts = drawing?.parts.filter(({ path, paint }) => path.length > 0 && paint !== 'backing' && paint !== 'glyph') ?? [];
  if (parts.length === 0) return null;
  const own = union(parts.map(({ path }) => bounds(path)));
  const box = inner(share);
  const scale = Math.min(box.width / own.width, box.height / own.height);
  const place = [scale, 0, 0, scale, side / 2 - scale * (own.x + own.width / 2), side / 2 - scale * (own.y + own.height / 2)] as const;
  return clockwise(parts.flatMap(({ path }) => transform(path, place)));
}

const isLegible = (glyph: Path): boolean =>
  legibilityOf(picture([punched(square, glyph)], { x: 0, y: 0, width: side, height: side }, 128)).at16 >= least;

/** What stands in a small square: the picture, the abstract mark or the letter of the mark, or the initial where those are lost at 16 px. */
export function glyphOf(decisions: Decisions, pack: Pack, share: number): Path {
  const { mark } = decisions;
  const { kind } = familyOf(mark.family);
  const picture =
    mark.icon === null
      ? []
      : (['solid', 'bold', 'silhouette'] as const).map((way) => fitIcon(pack.drawing(mark.icon ?? '', way), inner(share * 0.94)));
  const abstract = kind === 'abstract' ? silhouette(decisions, pack, share) : null;
  return [...picture, ...(abstract ? [abstract] : [])].find(isLegible) ?? initial(decisions, pack, share);
}

function written(field: Path, glyph: Path, palette: PaletteDecision, watermark: boolean): string {
  const colours = coloursOf(palette);
  const parts = [
    { paint: 'primary' as const, path: punched(field, glyph) },
    { paint: 'glyph' as const, path: glyph },
  ];
  const scene = { title: '', width: side, height: side, symbol: parts, text: [], fields: 1 as const };
  const [plate, sign] = (watermark ? watermarked(scene, pitches[1]) : scene).symbol;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><g><path fill="${colours.field}" d="${toData(plate?.path ?? [])}"/><path fill="${colours.glyph}" d="${toData(sign?.path ?? [])}"/></g></svg>`;
}

/** The icon of an app, filled to its corners: every system rounds them in its own way. */
export const appIcon = (decisions: Decisions, pack: Pack, watermark: boolean): string =>
  written(square, glyphOf(decisions, pack, 0.58), decisions.palette, watermark);

/** The sign in the tab of a browser: as large as the square allows, and read at 16 px. */
export const favicon = (decisions: Decisions, pack: Pack, watermark: boolean): string =>
  written(squircle(50, 50, 50, 0.93), glyphOf(decisions, pack, 0.72), decisions.palette, watermark);
