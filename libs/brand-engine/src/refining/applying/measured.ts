import type { Decisions } from '../../decisions.js';
import { bounds, type Box, inkOf, union } from '../../geometry/path.js';
import type { Pack } from '../../pack/pack.js';
import type { Patch, ShiftedPart } from '../../refinement.js';
import type { Judged } from '../../render.js';
import type { Part } from '../../scene/scene.js';
import { lightGround } from '../../scene/grounds.js';
import { isMovedPart, isSeenShift } from './measured-colour.js';
import { colourOfOne } from './one-of-two.js';
import { pictureSeen } from './part-colours.js';
import { lookOf } from './typeface.js';
import { weightDrawn } from './weight.js';

type Drawn = Pick<Judged, 'decisions' | 'scene' | 'areas'>;

const shapesOf = (parts: readonly Part[]): Part[] =>
  parts.filter(({ path, paint }) => path.length > 0 && paint !== 'ground' && paint !== 'backing');
function boxOf(parts: readonly Part[]): Box {
  const shapes = shapesOf(parts);
  return shapes.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : union(shapes.map(({ path }) => bounds(path)));
}
const blackness = (parts: readonly Part[]): number => {
  const { width, height } = boxOf(parts);
  return width * height === 0 ? 0 : shapesOf(parts).reduce((sum, { path }) => sum + inkOf(path), 0) / (width * height);
};
const commandsOf = (parts: readonly Part[]): number => shapesOf(parts).reduce((sum, { path }) => sum + path.length, 0);

/** How much of something there has to be more or less for a person to see it. */
const seen = { size: 0.08, weight: 0.06, spacing: 0.03, detail: 0.08, mood: 0.25, gap: 0.2 } as const;

/** How much larger the second value is, as a share of the first. */
const growth = (before: number, after: number): number => (before === 0 ? 0 : after / before - 1);

/** A frame around the name, or a rule beside it, is no letter of it. */
function lettersOf(text: readonly Part[]): readonly Part[] {
  const letters = text.filter(({ paint }) => paint !== 'ornament' && paint !== 'accent');
  return letters.length > 0 ? letters : text;
}

/** How large the symbol stands beside its name, and what stands in its ground; 0 where there are not both. */
function sharesOfSymbol({ scene: { symbol, text } }: Drawn): number[] {
  const { height } = boxOf(lettersOf(text));
  const glyphs = symbol.filter(({ paint }) => paint === 'glyph');
  return [symbol, glyphs].map((parts) => (height === 0 ? 0 : boxOf(parts).height / height));
}

/** How large the name stands beside its symbol, and in the whole. */
function sharesOfName({ scene: { symbol, text, height } }: Drawn): number[] {
  const [mark, name] = [boxOf(symbol), boxOf(lettersOf(text))];
  const picture = boxOf(symbol.filter(({ paint }) => paint === 'glyph'));
  return [...[mark, picture].map((beside) => (beside.height === 0 ? 0 : name.height / beside.height)), name.height / height];
}

const sizeOfLine = ({ decisions: { layout } }: Drawn): number[] => [layout.lineScale ?? 1];

const widthOfName = ({ scene: { text } }: Drawn): number => {
  const { width, height } = boxOf(text);
  return height === 0 ? 0 : width / height;
};

type FormChange = (Patch & { kind: 'form' })['by'];

/** What each form moves, measured on a drawing, and which way. */
const measures: Partial<Record<FormChange, { of: (drawn: Drawn, pack: Pack) => number[]; way: 1 | -1; least: number; missing: string }>> = {
  bolder: { of: weightsOf, way: 1, least: seen.weight, missing: 'Neither letters nor mark can be heavier here.' },
  thinner: { of: weightsOf, way: -1, least: seen.weight, missing: 'Neither letters nor mark can be thinner here.' },
  'bigger-symbol': { of: sharesOfSymbol, way: 1, least: seen.size, missing: 'The symbol cannot be larger here.' },
  'smaller-symbol': { of: sharesOfSymbol, way: -1, least: seen.size, missing: 'The symbol cannot be smaller here.' },
  'bigger-name': { of: sharesOfName, way: 1, least: seen.size, missing: 'The name cannot be larger here.' },
  'smaller-name': { of: sharesOfName, way: -1, least: seen.size, missing: 'The name cannot be smaller here.' },
  'bigger-line': { of: sizeOfLine, way: 1, least: seen.size, missing: 'The line cannot be larger here.' },
  'smaller-line': { of: sizeOfLine, way: -1, least: seen.size, missing: 'The line cannot be smaller here.' },
  'further-apart': { of: gapOf, way: 1, least: seen.gap, missing: 'Picture and name cannot be further apart here.' },
  nearer: { of: gapOf, way: -1, least: seen.gap, missing: 'Picture and name cannot be closer here.' },
  tighter: { of: (drawn) => [widthOfName(drawn)], way: -1, least: seen.spacing, missing: 'The letters cannot be closer here.' },
  looser: { of: (drawn) => [widthOfName(drawn)], way: 1, least: seen.spacing, missing: 'The letters cannot be wider apart here.' },
  simpler: { of: detailsOf, way: -1, least: seen.detail, missing: 'This mark is as simple as it can be.' },
  'more-detailed': { of: detailsOf, way: 1, least: seen.detail, missing: 'This mark has no more detail.' },
};

/** The space between symbol and name, whichever way they stand to each other. */
function gapOf({ scene: { symbol, text } }: Drawn): number[] {
  const [mark, name] = [boxOf(symbol), boxOf(lettersOf(text))];
  const across = Math.max(name.x - mark.x - mark.width, mark.x - name.x - name.width);
  const down = Math.max(name.y - mark.y - mark.height, mark.y - name.y - name.height);
  return [Math.max(across, down, 0)];
}

/** Of the letters, of the symbol, and of the face itself: around an emblem letters may be cut out of its rim. */
function weightsOf({ scene: { symbol, text }, decisions }: Drawn, pack: Pack): number[] {
  const { stem, cap } = pack.metrics(decisions.type.font, weightDrawn(decisions, pack));
  return [blackness(text), blackness(symbol), stem / cap];
}

/** Outlines and parts; an emblem is richer than a mark beside its name. */
function detailsOf({ scene: { symbol, text }, decisions: { layout } }: Drawn): number[] {
  const isOneDrawing = layout.kind === 'badge' || layout.kind === 'lockup';
  return [commandsOf(symbol) + commandsOf(text), commandsOf(symbol), symbol.length, isOneDrawing ? 2 : 1];
}

/** How far the letters of an identity lean to one end of an axis. */
const leaningOf = ({ type }: Decisions, axis: (Patch & { kind: 'mood' })['axis'], pack: Pack): number =>
  pack.font(type.font).personality[axis];

/** What case, weight and spacing of the letters say of a mood, beside the typeface itself. */
const settingOf = ({ type: { letterCase, tracking, heading } }: Decisions): string => JSON.stringify([letterCase, tracking, heading]);

/** What else than letters says of a mood. */
const surroundingsOf = ({ mark: { container, family }, palette: { primary } }: Decisions): string =>
  JSON.stringify([container, family, primary]);

/** Whether a mood is told by another face, or by how the face is set; where the letters are not spoken of, by the rest too. */
function isToldMood(
  { axis, by, of, isAside }: Patch & { kind: 'mood' },
  { decisions: old }: Drawn,
  { decisions: now }: Drawn,
  pack: Pack,
): boolean {
  if (isAside) return false;
  const moved = (leaningOf(now, axis, pack) - leaningOf(old, axis, pack)) * Math.sign(by);
  const isFaced = lookOf(pack.font(now.type.font)) !== lookOf(pack.font(old.type.font)) || moved >= seen.mood;
  if (now.type.font !== old.type.font && moved >= 0 && isFaced) return true;
  if (now.type.font === old.type.font && settingOf(now) !== settingOf(old)) return true;
  return of === undefined && moved >= 0 && surroundingsOf(now) !== surroundingsOf(old);
}

/** The colours that a part is seen in; a picture that is cut out of a field has that of the field too. */
function coloursOf(part: ShiftedPart, drawn: Drawn, picture?: string): string[] {
  const { ink, parts, primary, ground } = drawn.decisions.palette;
  const one = picture === undefined || drawn.decisions.mark.partner === undefined ? null : colourOfOne(drawn.decisions, picture, drawn);
  if (one !== null) return [one];
  if (part === 'picture') return [pictureSeen(drawn.decisions, drawn), ...(drawn.scene.fields === 0 ? [] : [primary])];
  return [part === 'letters' ? (parts?.letters ?? ink) : (ground ?? lightGround)];
}

/** What a change asked for and a person does not see, comparing both drawings; null where it is seen, or cannot be measured. */
export function unseenChange(patch: Patch, before: Drawn, after: Drawn, pack: Pack): string | null {
  if (patch.kind === 'mood') return isToldMood(patch, before, after, pack) ? null : 'Hardly anything of this is seen.';
  if (patch.kind === 'shift-colour' && patch.part !== undefined) {
    const now = coloursOf(patch.part, after, patch.picture);
    const isMoved = coloursOf(patch.part, before, patch.picture).some((old, at) => isMovedPart(patch.by, old, now[at] ?? old));
    return isMoved ? null : 'Hardly anything of this is seen.';
  }
  if (patch.kind === 'shift-colour')
    return isSeenShift(patch.by, before.areas, after.areas, patch.of) ? null : 'Hardly anything of this is seen in these colours.';
  // Of two pictures one was made larger as far as both are still known, or that was refused.
  if (patch.kind === 'form' && patch.picture !== undefined && before.decisions.mark.balance !== after.decisions.mark.balance) return null;
  const measure = patch.kind === 'form' ? measures[patch.by] : undefined;
  if (!measure) return null;
  const now = measure.of(after, pack);
  // Of letters and symbol the one that was named.
  const named = patch.kind === 'form' && patch.of !== undefined ? (patch.of === 'letters' ? [0, 2] : [1]) : null;
  const isMoved = measure
    .of(before, pack)
    .some((value, at) => (named === null || named.includes(at)) && growth(value, now[at] ?? 0) * measure.way >= measure.least);
  const isOfLines =
    patch.kind === 'form' && patch.of === 'symbol' && before.decisions.mark.icon !== null && /^(?:bolder|thinner)$/.test(patch.by);
  return isMoved ? null : isOfLines ? linesAsDrawn.reason : measure.missing;
}

/** The answer to a wish for other lines of a picture, which nothing can measure since nothing changes them. */
export const linesAsDrawn: Patch & { kind: 'beyond' } = {
  kind: 'beyond',
  reason: 'A picture is drawn as it is: its lines get no other shape or weight.',
};

/** Whether a change can be measured on a drawing. */
export const isMeasured = ({ kind }: Patch): boolean => kind === 'form' || kind === 'mood' || kind === 'shift-colour';
