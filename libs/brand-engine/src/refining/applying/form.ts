import type { Brief, PersonalityAxis } from '../../brief.js';
import type { Container } from '../../decisions.js';
import { fitsGround, showsPicture } from '../../direct/constraints.js';
import { families, familyOf } from '../../families/index.js';
import type { FontEntry } from '../../pack/types.js';
import type { Patch } from '../../refinement.js';
import { inOwnColour } from './colour.js';
import { pairStep, sizeOne } from './balance.js';
import { type Applied, type ApplyContext, type Draft, edit, isRefused, mayStay, omit, passes } from './state.js';
import { oneOfTwo } from './removal.js';
import { bestFont, withFont } from './typeface.js';
import { weigh } from './weight.js';

const rounder: Partial<Record<Container, Container>> = {
  square: 'squircle',
  diamond: 'circle',
  hexagon: 'circle',
  shield: 'circle',
  squircle: 'circle',
  facet: 'leaf',
  pocket: 'circle',
};
const sharper: Partial<Record<Container, Container>> = {
  circle: 'squircle',
  squircle: 'square',
  drop: 'square',
  arch: 'square',
  leaf: 'facet',
  pocket: 'square',
  clover: 'squircle',
  scallop: 'hexagon',
};

/** Another face with rounder or sharper letters; the mark stays. */
function softenLetters(draft: Draft, step: 1 | -1, context: ApplyContext): Applied {
  const { font: own } = draft.decisions.type;
  const isRounded = ({ classes }: FontEntry): boolean => classes.includes('rounded');
  // Strokes with round ends; other faces are only softened at their corners.
  const isRound = (face: FontEntry): boolean => isRounded(face) && face.personality.softSharp <= roundest;
  const face = context.pack.font(own);
  if (context.locks.has('font') || (step > 0 ? isRound(face) : !isRounded(face)))
    return { refused: `The letters are as ${step > 0 ? 'round' : 'sharp'} as they can be here.` };
  const moved = withAxis(draft, 'softSharp', -0.5 * step);
  const { heading } = draft.decisions.type;
  const font =
    (step > 0 ? bestFont(moved, context, isRound) : undefined) ??
    bestFont(moved, context, (other) => other.id !== own && isRounded(other) === step > 0);
  if (!font) return { refused: `No ${step > 0 ? 'rounder' : 'sharper'} face of the pack has the letters of this name.` };
  const { drawn } = font;
  // Nobody asked for heavier or thinner letters.
  const weight = drawn.toSorted((a, b) => Math.abs(a.weight - heading) - Math.abs(b.weight - heading))[0]?.weight ?? font.heading;
  return edit(withFont(moved, font), { type: { heading: weight } });
}

/** How soft a face is whose strokes end round. */
const roundest = -0.75;

export function soften(draft: Draft, step: 1 | -1, context: ApplyContext, of?: 'letters' | 'symbol'): Applied {
  if (of === 'letters') return softenLetters(draft, step, context);
  const { mark } = draft.decisions;
  const family = families.find(({ id }) => id === mark.family);
  const next = (step > 0 ? rounder : sharper)[mark.container];
  const fits = next !== undefined && family !== undefined && 'containers' in family && family.containers.includes(next);
  const shaped = edit(draft, { mark: { roundness: Math.min(2, Math.max(-2, mark.roundness + step)) } });
  const contained = fits && !context.locks.has('container') ? edit(shaped, { mark: { container: next } }) : shaped;
  // A crop or a knockout that works in one shape may be lost in another.
  if (contained !== shaped && passes(contained, context)) return contained;
  if (of === 'symbol' || context.locks.has('font') || (fits && context.locks.has('container'))) return shaped;
  const moved = withAxis(shaped, 'softSharp', -0.5 * step);
  const font = bestFont(moved, context, ({ classes, id }) => id !== draft.decisions.type.font && classes.includes('rounded') === step > 0);
  return font ? withFont(moved, font) : moved;
}

interface Drawn {
  family: string;
  device: string;
}
/** The plainest and the richest ways to draw each kind of mark; the first that passes the gates is taken. */
const plainest: Record<string, Drawn[]> = {
  icon: [
    { family: 'facet-icon', device: 'whole' },
    { family: 'icon-container', device: 'knockout' },
  ],
  monogram: [{ family: 'monogram', device: 'knockout' }],
  badge: [{ family: 'badge', device: 'label' }],
  wordmark: [{ family: 'wordmark', device: 'full-stop' }],
};
const richest: Record<string, Drawn[]> = {
  icon: [
    ...['disc', 'framed', 'knockout'].map((device) => ({ family: 'icon-container', device })),
    { family: 'facet-icon', device: 'diagonal' },
  ],
  monogram: ['inset', 'framed'].map((device) => ({ family: 'monogram', device })),
  badge: [{ family: 'badge', device: 'seal' }],
  wordmark: [{ family: 'wordmark', device: 'corners' }],
};

/** A picture or a letter that gets a ground gets a disc, unless a ground is refused. */
export const groundFor = ({ brief, decisions: { mark } }: Draft, kind: string): Container =>
  mark.container === 'none' && brief.constraints.container !== 'none' && (kind === 'icon' || kind === 'monogram')
    ? 'circle'
    : mark.container;

/** Of two pictures the one that the name speaks of is the last to go. */
function mainPicture({ name, mark: { icon, partner } }: Draft['decisions']): string | null {
  const words = name.toLowerCase().split(/\P{L}+/u);
  return [icon, partner].find((id) => id?.split('-').some((word) => words.includes(word))) ?? icon;
}

function simplify(draft: Draft, step: 1 | -1, context: ApplyContext): Applied {
  const { mark } = draft.decisions;
  // With one picture less all else stays as it was.
  const main = mainPicture(draft.decisions);
  if (step < 0 && mark.partner !== undefined && main !== null && !context.locks.has('symbol')) {
    const single = oneOfTwo({ ...draft, brief: omit(draft.brief, 'together', 'arrangement') }, main, context);
    if (!isRefused(single) && passes(single, context)) return single;
  }
  const kind = families.find(({ id }) => id === mark.family)?.kind ?? 'monogram';
  const detail = Math.min(2, Math.max(-2, mark.detail + step));
  const container = groundFor(draft, kind);
  const letters = kind === 'monogram' ? (Array.from(mark.letters)[0] ?? '') : mark.letters;
  const ways = ((step < 0 ? plainest : richest)[kind] ?? [])
    .filter(({ family, device }) => fitsGround(familyOf(family), device, draft.brief))
    // A picture stays in what is drawn more simply.
    .filter(({ family }) => showsPicture(familyOf(family)) || !showsPicture(familyOf(mark.family)))
    .map((way) => edit(draft, { mark: { ...way, detail, container, letters } }));
  // The plainest emblem is its picture over its name, on the disc that it stood on.
  if (step < 0 && (kind === 'badge' || kind === 'lockup') && mark.icon !== null && !context.locks.has('layout')) {
    const isOnField = context.judge(draft.decisions).scene.fields > 0;
    const plain = isOnField
      ? { family: 'icon-container', device: 'knockout', container: 'circle' as const }
      : { family: 'free-icon', device: 'solid', container: 'none' as const, letters: '' };
    const alone = edit(draft, {
      mark: { ...plain, detail },
      layout: { kind: mark.device === 'divided' ? 'row' : 'stack', symbolScale: 1 },
    });
    ways.unshift(isOnField ? alone : inOwnColour(alone));
  }
  const passing = [...ways, edit(draft, { mark: { detail } })].filter(
    (way) => passes(way, context) || (kind === 'lockup' && step < 0 && way === ways[0] && context.judge(way.decisions).isTolerable),
  );
  // What is drawn with as many parts is no simpler.
  const partsOf = ({ decisions }: Draft): number => context.judge(decisions).scene.symbol.length;
  return (step < 0 ? passing.find((way) => partsOf(way) < partsOf(draft)) : undefined) ?? passing[0] ?? ways[0] ?? draft;
}

/** How much of the outlines of a picture a simpler one has at most. */
const simplerShare = 0.7;

/** Another drawing of the same thing with clearly fewer outlines, in the place of the one that there is. */
function simplerDrawing(draft: Draft, drawings: readonly string[], context: ApplyContext): Draft | undefined {
  if (context.locks.has('symbol')) return undefined;
  const outlinesOf = ({ decisions }: Draft): number =>
    context.judge(decisions).scene.symbol.reduce((sum, { path }) => sum + path.length, 0);
  const most = outlinesOf(draft) * simplerShare;
  return drawings
    .filter((icon) => context.pack.icon(icon))
    .slice(0, mostDrawings)
    .map((icon) => edit(draft, { mark: { icon } }))
    .find((way) => outlinesOf(way) <= most && (passes(way, context) || mayStay(draft, way, context)));
}

/** How many other drawings are tried. */
const mostDrawings = 6;

/** How much a name grows, the space around it all, and the line under the name, where more of it is asked for. */
const nameStep = 1.3;
const airStep = 1.6;
/** The space between symbol and name is small, and seen to grow by more. */
const gapStep = 1.9;
const lineStep = 1.28;

/** How large the picture of a family becomes before it leaves its place. */
const largestPicture = (family: string): number => (family === 'roundel' || family === 'badge' ? 1.24 : 1.8);

/** How much closer or wider apart letters are seen to stand, in thousandths of the em. */
const trackingStep = { tighter: 30, looser: 80 } as const;

/** How much larger is seen at first sight. */
const sizeStep = 1.3;

/** How small a picture is drawn where its size was told, and how far it may be from that. */
const smallestAsked = 0.35;
const largestAsked = 2.6;
const mostOff = 0.12;

export function changeForm(
  draft: Draft,
  { by, of, times, drawings = [], picture }: Patch & { kind: 'form' },
  context: ApplyContext,
): Applied {
  const { layout, type, mark } = draft.decisions;
  if (picture !== undefined && mark.partner !== undefined && /^(?:bigger|smaller)-symbol$/.test(by))
    return sizeOne(draft, picture, times ?? (by === 'bigger-symbol' ? pairStep : 1 / pairStep), context);
  const hundredths = (value: number, low: number, high: number): number => Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
  // Where symbol and name are one drawing, the picture in it grows.
  const isApart = layout.kind === 'row' || layout.kind === 'stack';
  const scaled = (factor: number): Applied => {
    const now = isApart ? layout.symbolScale : (mark.scale ?? 1);
    const [low, high] = isApart ? [0.5, 2.4] : [0.6, largestPicture(mark.family)];
    // What is past its measure already goes no way back.
    const size = hundredths(now * factor, Math.min(now, times === undefined ? low : smallestAsked), Math.max(now, high));
    // "Twice as large" is not done by a little more.
    if (times !== undefined && Math.abs(size / (now * times) - 1) > mostOff)
      return { refused: `The picture can only be ${Math.round((size / now) * 100)} % of its size here.` };
    return isApart ? edit(draft, { layout: { symbolScale: size } }) : edit(draft, { mark: { scale: size } });
  };
  // The ring of an emblem has only so much room.
  const [smallest, largest] = layout.kind === 'badge' ? [0.75, 1.4] : [0.6, 2];
  const named = (factor: number): Applied => {
    if (layout.kind === 'symbol') return { refused: 'No name is shown.' };
    if (mark.family === 'badge') return { refused: 'In this emblem the name has the size that there is room for.' };
    const now = layout.nameScale ?? 1;
    const size = hundredths(now * factor, smallest, times === undefined || layout.kind === 'badge' ? largest : largestAsked);
    if (times !== undefined && Math.abs(size / (now * times) - 1) > mostOff)
      return { refused: `The name can only be ${Math.round((size / now) * 100)} % of its size here.` };
    return edit(draft, { layout: { nameScale: size } });
  };
  const lined = (factor: number): Applied => {
    if (draft.decisions.descriptor === null) return { refused: 'There is no line under the name.' };
    if (layout.kind === 'badge') return { refused: 'Around an emblem the line has the size that its ring has room for.' };
    return edit(draft, { layout: { lineScale: hundredths((layout.lineScale ?? 1) * factor, 0.6, 1.8) } });
  };
  const spaced = (factor: number): Applied =>
    isApart
      ? edit(draft, { layout: { gap: hundredths((layout.gap ?? 1) * factor, 0.4, 4) } })
      : layout.kind === 'lockup' && mark.icon !== null
        ? edit(draft, { layout: { pictureGap: hundredths((layout.pictureGap ?? 1) * factor, 0.3, 3) } })
        : { refused: 'Picture and name are one drawing here, with the space between them that it has.' };
  switch (by) {
    case 'bolder':
      return weigh(draft, 1, context, of);
    case 'thinner':
      return weigh(draft, -1, context, of);
    case 'rounder':
      return soften(draft, 1, context, of);
    case 'sharper':
      return soften(draft, -1, context, of);
    case 'simpler':
      // In an emblem or a lock-up a picture that is too detailed is not simpler beside other rules.
      if (of === 'symbol' && !isApart)
        return simplerDrawing(draft, drawings, context) ?? { refused: 'There is no simpler drawing of this picture.' };
      return isApart || layout.kind === 'wordmark'
        ? (simplerDrawing(draft, drawings, context) ?? simplify(draft, -1, context))
        : simplify(draft, -1, context);
    case 'more-detailed':
      return simplify(draft, 1, context);
    case 'bigger-symbol':
      return scaled(times ?? sizeStep);
    case 'smaller-symbol':
      return scaled(times ?? 1 / sizeStep);
    case 'bigger-name':
      return named(times ?? nameStep);
    case 'smaller-name':
      return named(times ?? 1 / nameStep);
    case 'bigger-line':
      return lined(lineStep);
    case 'smaller-line':
      return lined(1 / lineStep);
    case 'airier':
      return edit(draft, { layout: { air: hundredths((layout.air ?? 1) * airStep, 0.5, 2.6) } });
    case 'denser':
      return edit(draft, { layout: { air: hundredths((layout.air ?? 1) / airStep, 0.5, 2.6) } });
    case 'further-apart':
      return spaced(gapStep);
    case 'nearer':
      return spaced(1 / gapStep);
    case 'tighter':
      return edit(draft, { type: { tracking: Math.max(-60, type.tracking - trackingStep.tighter) } });
    case 'looser':
      return edit(draft, { type: { tracking: Math.min(320, type.tracking + trackingStep.looser) } });
  }
}

/** Where an axis comes to lie: who finds a playful mark too playful wants no playful one any more. */
function turned(old: number, by: number): number {
  const sum = Math.min(1, Math.max(-1, old + by));
  if (Math.sign(sum) === Math.sign(by)) return sum;
  return Math.abs(by) >= 0.3 ? Math.sign(by) * 0.2 : 0;
}

/** The draft of a brief that leans further to one end of an axis. */
export function withAxis(draft: Draft, axis: PersonalityAxis, by: number): Draft {
  const personality: Brief['personality'] = {
    ...draft.brief.personality,
    [axis]: turned(draft.brief.personality[axis], by),
  };
  return edit(draft, {}, { personality });
}
