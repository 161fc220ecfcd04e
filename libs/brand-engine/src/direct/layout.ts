import type { Brief } from '../brief.js';
import type { LayoutDecision, MarkDecision } from '../decisions.js';
import { type Family, isSymbolFamily } from '../families/family.js';
import { picturesOf } from '../families/pictures.js';
import { bounds, type Box } from '../geometry/path.js';
import { stream } from '../random.js';
import { rememberedOf } from '../remembered.js';
import { linesFor } from '../text/break-name.js';
import { phrasedLines } from '../text/phrased-lines.js';
import { coupledLayout } from './arranging.js';
import { layoutForAsked } from './asked-picture.js';
import { isLetter } from './constraints.js';
import type { Hand } from './hand.js';

/** How large a symbol stands beside or over its name: as is usual, or as the larger of the two. */
const symbolScales = { row: [1.08, 1.08, 1.2, 1.35], stack: [1, 1.1, 1.2, 1.35] } as const;

/** How large a picture in a ground stands beside its name at least: by itself it is smaller than the ground. */
const inGround = 1.25;

/** How large a shield that was asked for stands: what is in it is small otherwise. */
const crestScales = { row: 1.5, stack: 1.8 } as const;

/** How large letters stand beside or over the name that were asked for as the mark. */
const monogramScales = { row: 1.5, stack: 1.9 } as const;

function chooseLayout(brief: Brief, family: Family, container: MarkDecision['container'], seed: string): LayoutDecision {
  const random = stream(seed, 'layout');
  const [pick, draw] = [random.next(), random.next()];
  const { layout, noText } = brief.constraints;
  if (noText) return { kind: 'symbol', symbolScale: 1 };
  if (family.kind === 'wordmark') return { kind: 'wordmark', symbolScale: 1 };
  if (family.kind === 'badge') return { kind: 'badge', symbolScale: 1 };
  if (family.kind === 'lockup') return { kind: 'lockup', symbolScale: 1 };
  // Letters that were asked for as the mark are larger than the name.
  const isMonogram = brief.constraints.symbol === 'monogram' && brief.letters !== undefined;
  const isCrest = brief.constraints.container === 'shield';
  const isInGround = container !== 'none' && isSymbolFamily(family) && family.kind !== 'abstract';
  const natural = (kind: 'row' | 'stack'): number =>
    Math.max(symbolScales[kind][Math.floor(pick * 4)] ?? 1, isCrest ? crestScales[kind] : isInGround ? inGround : 0);
  const scaled = (kind: 'row' | 'stack'): LayoutDecision => ({
    kind,
    symbolScale: isMonogram ? Math.max(monogramScales[kind], natural(kind)) : natural(kind),
    ...(brief.nameFirst ? { nameFirst: true as const } : {}),
  });
  if (layout === 'row' || layout === 'stack') return scaled(layout);
  if (isLetter(brief) && brief.descriptor === null) return { kind: 'symbol', symbolScale: 1 };
  if (isMonogram && layout === 'any') return scaled('stack');
  // Under a symbol, a word of a letter or two is lost.
  if (Array.from(brief.name).length <= 2) return scaled('row');
  const short = Array.from(brief.name).length <= 10;
  return scaled(draw < (short ? 0.42 : 0.34) ? 'stack' : 'row');
}

/** As long as this a name stands on one line: under a picture there is more room than beside one. */
const oneLine = { beside: 14, under: 17 } as const;

const knownLines = rememberedOf<string[]>(4);

/** All ways to break a long text are weighed, and every candidate asks for the best one. */
const brokenFor = (brief: Brief, text: string, count: number, most: number): string[] =>
  knownLines(brief, `${count} ${most} ${text}`, () => phrasedLines(text, count, most));

/** The layout with its name broken as was asked, or else where the sense of it is. */
function phrased(layout: LayoutDecision, brief: Brief): LayoutDecision {
  const { name, nameLines, between } = brief;
  const lines = linesFor(name);
  const asked = between === 'dot' ? 1 : (nameLines ?? (between === 'rule' ? 2 : undefined));
  if (asked !== undefined) return { ...layout, lines, broken: asked };
  return { ...layout, lines, phrases: brokenFor(brief, name, lines, layout.kind === 'row' ? oneLine.beside : oneLine.under) };
}

/** A line under the name that is longer than this is set on lines of about this length. */
const longLine = 34;

/** The layout with a long form of the name broken where its sense is. */
function withLineBreaks(layout: LayoutDecision, brief: Brief): LayoutDecision {
  const { descriptor } = brief;
  if (descriptor === null || Array.from(descriptor).length <= longLine + 8) return layout;
  const count = Math.min(3, Math.ceil(Array.from(descriptor).length / longLine));
  return { ...layout, lineBreaks: brokenFor(brief, descriptor, count, 0) };
}

/** How much further a name stands from a picture over an offset disc, which takes no room of its own. */
const besideDisc = 1.7;

/** How a mark and its name stand, and how large. */
export function layOut({ brief, pack, seed, isAsked, needsField, isInlaid }: Hand, family: Family, mark: MarkDecision): LayoutDecision {
  const { icon, container, partner, count } = mark;
  const chosen = chooseLayout(brief, family, container, seed);
  const boxOf = (picture: string): Box => bounds(picturesOf(mark, pack).drawing(picture, 'silhouette'));
  const sized =
    isAsked && icon !== null && partner === undefined && count === undefined
      ? layoutForAsked(chosen, brief, container === 'none' ? boxOf(icon) : { x: 0, y: 0, width: 1, height: 1 })
      : chosen;
  // A row is wide: over the name it is larger than beside it.
  const isWide =
    (mark.third !== undefined || mark.lined === true) && container === 'none' && sized.kind === 'row' && brief.constraints.layout === 'any';
  const layout: LayoutDecision = isWide ? { ...sized, kind: 'stack' } : sized;
  const isOverDisc = needsField && !isInlaid && family.kind === 'icon' && container === 'none' && layout.kind === 'row';
  const spaced: LayoutDecision = isOverDisc ? { ...layout, gap: besideDisc } : layout;
  return coupledLayout(withLineBreaks(phrased(spaced, brief), brief), mark, brief.smallPicture);
}
