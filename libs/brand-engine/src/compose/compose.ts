import type { Decisions } from '../decisions.js';
import { contextOf } from '../families/draw-context.js';
import { type Drawing, type Emblem, fieldsOf, isSymbolFamily } from '../families/family.js';
import { drawSymbol, familyOf } from '../families/index.js';
import { fineLine } from '../families/lockup.js';
import type { Box, Matrix, Path } from '../geometry/path.js';
import { bounds, transform, translation, union } from '../geometry/path.js';
import type { Pack } from '../pack/pack.js';
import { paintsOn } from '../scene/paints.js';
import type { Fields, Part, Scene } from '../scene/scene.js';
import { rect } from '../geometry/shapes.js';
import { capHeight } from '../text/word.js';
import { treatedParts } from '../treatments/treatment.js';
import { textBlock } from './text-block.js';

/** What a drawing keeps free around itself, in its own units. */
export const clearSpace = 0.9 * capHeight;

/** What lies behind a mark takes no room of its own. */
const boxOf = (parts: readonly Part[]): Box =>
  union(parts.filter(({ path, paint }) => path.length > 0 && paint !== 'backing' && paint !== 'edge').map(({ path }) => bounds(path)));
const moved = (parts: readonly Part[], matrix: Matrix): Part[] => parts.map((p) => ({ ...p, path: transform(p.path, matrix) }));

/** Three named colours side by side under the rest, where nothing else shows the third. */
function flag(box: Box): Part[] {
  const width = Math.min(box.width, capHeight * 9) / 3;
  const [x, y, height] = [box.x + box.width / 2 - width * 1.5, box.y + box.height + capHeight * 0.5, capHeight * 0.16];
  return (['pure', 'accent', 'ornament'] as const).map((paint, i) => ({ paint, path: rect(x + i * width, y, width, height) }));
}

/** A short rule under a name in the colours that nothing else shows. */
function ruleUnder(box: Box, kind: Decisions['layout']['kind'], paints: readonly Part['paint'][]): Part[] {
  const width = Math.min(box.width, capHeight * 2.6);
  const x = kind === 'row' ? box.x : box.x + (box.width - width) / 2;
  const share = width / paints.length;
  return paints.map((paint, i) => ({
    paint,
    path: rect(x + i * share, box.y + box.height + capHeight * 0.5, share, capHeight * 0.18),
  }));
}

/** What a drawing lacks of three colours that were named, under its name. */
function underName({ palette, layout }: Decisions, symbol: readonly Part[], lettering: readonly Part[], fields: Fields): Part[] {
  if (palette.tertiary === undefined || lettering.length === 0) return [];
  const { rules, secondary, tertiary } = palette;
  const isOfToday = rules !== undefined && rules >= 7;
  const all = [...symbol, ...lettering];
  const paints = paintsOn('light', palette, fields);
  // The name may be in one of them, and a picture in its field in another.
  const paintsIn = (hex: string): boolean => isOfToday && all.some(({ paint }) => /^(?:ink|glyph)$/.test(paint) && paints[paint] === hex);
  const showsThird = paintsIn(tertiary) || lettering.some(({ paint }) => paint === 'ornament');
  const showsSecond =
    rules === undefined || paintsIn(secondary) || all.some(({ paint }) => /^(?:secondary|accent|second|inlay)$/.test(paint));
  if (showsThird && showsSecond) return [];
  if (!isOfToday) return flag(boxOf(lettering));
  return ruleUnder(boxOf(lettering), layout.kind, [
    ...(showsSecond ? [] : ['accent' as const]),
    ...(showsThird ? [] : ['ornament' as const]),
  ]);
}

/** Puts the parts on a sheet with clear space all around, and on the ground that was asked for. */
function sheet(decisions: Decisions, symbol: Part[], lettering: Part[], fields: Fields): Scene {
  const { name: title, palette, layout } = decisions;
  const text = [...lettering, ...underName(decisions, symbol, lettering, fields)];
  const box = boxOf([...symbol, ...text]);
  const clear = clearSpace * (layout.air ?? 1);
  const shift = translation(clear - box.x, clear - box.y);
  const [width, height] = [box.width + 2 * clear, box.height + 2 * clear];
  const plate: Part[] = palette.ground === undefined ? [] : [{ paint: 'ground', path: rect(0, 0, width, height) }];
  return { title, width, height, symbol: [...plate, ...moved(symbol, shift)], text: moved(text, shift), fields };
}

/** The symbol scaled so that its box is `height` high, but never much wider than high. */
function sized(drawing: Drawing, height: number): { parts: Part[]; box: Box } {
  const own = drawing.room ?? boxOf(drawing.parts);
  const scale = height / Math.max(own.height, own.width * 0.72);
  const parts = moved(drawing.parts, [scale, 0, 0, scale, -own.x * scale, -own.y * scale]);
  return { parts, box: { x: 0, y: 0, width: own.width * scale, height: own.height * scale } };
}

/** What a drawing is once its outlines are treated; its paints are the same. */
export const treated = <T extends Drawing | Emblem | null>(drawing: T, { treatments, stripes }: Decisions['mark']): T =>
  drawing === null || treatments === undefined ? drawing : { ...drawing, parts: treatedParts(drawing.parts, treatments, stripes) };

/** The symbol of an identity as its family draws it, before its outlines are treated; a wordmark has none. */
export function drawUntreated(decisions: Decisions, pack: Pack): Drawing | Emblem | null {
  const { mark, layout } = decisions;
  const context = contextOf(decisions, pack);
  const family = familyOf(mark.family);
  if (family.kind === 'badge' || family.kind === 'lockup') return family.drawEmblem(mark, context);
  return !isSymbolFamily(family) || layout.kind === 'wordmark' ? null : drawSymbol(family, mark, context);
}

/** The symbol of an identity before it is put beside its name; a wordmark has none. */
export const drawMark = (decisions: Decisions, pack: Pack): Drawing | Emblem | null =>
  treated(drawUntreated(decisions, pack), decisions.mark);

const ruled = (path: Path): Part => ({ paint: 'ornament', path });

/** Puts a drawn mark and the name together: a pure function of the decisions and the pack. */
export function compose(decisions: Decisions, pack: Pack, mark = drawMark(decisions, pack)): Scene {
  const { layout } = decisions;
  const flush = { left: 0, right: 1 } as const;
  const align = layout.flush === undefined ? undefined : flush[layout.flush];
  if (mark === null) return sheet(decisions, [], textBlock(decisions, pack, align ?? 0.5).parts, 0);
  if ('text' in mark) {
    if (layout.kind === 'lockup') return sheet(decisions, mark.parts, mark.text(), fieldsOf(mark));
    const scale: Matrix = [0.9, 0, 0, 0.9, 0, 0];
    return sheet(decisions, moved(mark.parts, scale), moved(mark.text(), scale), fieldsOf(mark));
  }
  const isParted = layout.hairlines?.includes('picture') === true;
  const thin = isParted ? fineLine(decisions.mark, contextOf(decisions, pack)) : 0;
  if (layout.kind === 'symbol') return sheet(decisions, sized(mark, capHeight * 4).parts, [], fieldsOf(mark));
  if (layout.kind === 'stack' || layout.kind === 'badge') {
    const text = textBlock(decisions, pack, align ?? 0.5);
    const symbol = sized(mark, capHeight * Math.min(3.3, 2.7 + 0.02 * (text.box.width / capHeight)) * layout.symbolScale);
    const x = text.box.x + (align ?? 0.5) * (text.box.width - symbol.box.width);
    const gap = capHeight * (isParted ? 1.1 : 0.75) * (layout.air ?? 1) * (layout.gap ?? 1);
    const y = layout.nameFirst ? text.box.y + text.box.height + gap : text.box.y - gap - symbol.box.height;
    const level = layout.nameFirst ? y - gap / 2 : text.box.y - gap / 2;
    const rule = isParted ? [ruled(rect(text.box.x, level - thin / 2, text.box.width, thin))] : [];
    return sheet(decisions, moved(symbol.parts, translation(x, y)), [...text.parts, ...rule], fieldsOf(mark));
  }
  const text = textBlock(decisions, pack, align ?? 0);
  const natural = text.lines > 1 ? Math.min(2.9, 1.25 + 0.75 * text.lines) : 1.9;
  const symbol = sized(mark, capHeight * natural * layout.symbolScale);
  const gap = capHeight * (isParted ? 1.1 : text.lines > 1 ? 0.6 : 0.5) * (layout.air ?? 1) * (layout.gap ?? 1);
  const x = layout.nameFirst ? text.box.x + text.box.width + gap : text.box.x - gap - symbol.box.width;
  const y = text.middle - symbol.box.height / 2;
  const upright = layout.nameFirst ? x - gap / 2 : text.box.x - gap / 2;
  const height = Math.max(symbol.box.height, text.box.height);
  const rule = isParted ? [ruled(rect(upright - thin / 2, text.middle - height / 2, thin, height))] : [];
  return sheet(decisions, moved(symbol.parts, translation(x, y)), [...text.parts, ...rule], fieldsOf(mark));
}
