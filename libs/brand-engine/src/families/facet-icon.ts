import { halved } from '../geometry/cut.js';
import { parsePath } from '../geometry/parse.js';
import { bounds, type Box, clockwise, contours, fit, gravityOf, inkOf, type Path, transform, translation } from '../geometry/path.js';
import type { IconEntry } from '../pack/types.js';
import { rememberedOf } from '../remembered.js';
import { between, part, type SymbolFamily } from './family.js';

const angles: Record<string, number> = { diagonal: 38, upright: 0, level: 90, 'counter-diagonal': -38 };

const square: Box = { x: 0, y: 0, width: 100, height: 100 };
const areaOf = ({ width, height }: Box): number => width * height;
const holds = (outer: Box, { x, y, width, height }: Box): boolean =>
  outer.x <= x + 0.1 && outer.y <= y + 0.1 && outer.x + outer.width >= x + width - 0.1 && outer.y + outer.height >= y + height - 0.1;

/** The largest piece of a picture, and all the others; a hole goes with the smallest piece that is around it. */
function largestAndOthers(picture: Path, silhouette: Path): [Path, Path] {
  const pieces = contours(silhouette)
    .map(bounds)
    .sort((a, b) => areaOf(a) - areaOf(b));
  const largest = pieces.length - 1;
  const isOfLargest = (contour: Path): boolean => [-1, largest].includes(pieces.findIndex((piece) => holds(piece, bounds(contour))));
  const all = contours(picture);
  return [all.filter(isOfLargest).flat(), all.filter((contour) => !isOfLargest(contour)).flat()];
}

/** The box around a picture with as much room added on its heavy side as brings its weight halfway to the middle: a cup is not aligned by its handle. */
function balanced(picture: Path): Box {
  const { x, y, width, height } = bounds(picture);
  const [gravityX, gravityY] = gravityOf(picture);
  const [right, down] = [gravityX - x - width / 2, gravityY - y - height / 2];
  return { x: x + Math.min(0, right), y: y + Math.min(0, down), width: width + Math.abs(right), height: height + Math.abs(down) };
}

const isOfPieces = (silhouette: string): boolean => silhouette.lastIndexOf('M') > 0;

/** The pieces of a picture that are painted by turns, from left to right, each with its holes; the small ones stay with the first colour. */
function panelsOf(solid: Path): { panels: Path[]; rest: Path } {
  const all = contours(solid);
  const outer = all.filter((contour) => clockwise(contour) === contour);
  const whole = areaOf(bounds(solid));
  const isPanel = (contour: Path): boolean => areaOf(bounds(contour)) >= leastPanel * whole;
  const withHoles = (contour: Path): Path => [
    ...contour,
    ...all.filter((own) => clockwise(own) !== own && holds(bounds(contour), bounds(own))).flat(),
  ];
  const middle = (contour: Path): number => bounds(contour).x + bounds(contour).width / 2;
  const panels = outer
    .filter(isPanel)
    .sort((a, b) => middle(a) - middle(b))
    .map(withHoles);
  return { panels, rest: outer.filter((contour) => !isPanel(contour)).flatMap(withHoles) };
}

/** What a panel takes of the box around the whole at least, and how many there are. */
const leastPanel = 0.12;
const panelCounts = { least: 3, most: 7 } as const;

const panelled = new Map<string, boolean>();

/** Whether a picture is made of panels, as a balloon or an umbrella is. */
function hasPanels(id: string, solid: string): boolean {
  const known = panelled.get(id);
  if (known !== undefined) return known;
  const { length } = panelsOf(parsePath(solid)).panels;
  const answer = length >= panelCounts.least && length <= panelCounts.most;
  panelled.set(id, answer);
  return answer;
}

const cut = rememberedOf<boolean>(4);

/** What a half has in further pieces at most, and of the whole at least. */
const leastOfCut = { shard: 0.02, half: 0.3 } as const;

/** Whether a cut leaves two halves of about the same size, each in one piece: a headband loses no corner of one cup. */
const isClean = (device: string, icon: IconEntry): boolean =>
  cut(icon, device, () => {
    const whole = fit(parsePath(icon.silhouette), square);
    const halves = halved(whole, angles[device] ?? 0, 50, 50, 4.5);
    return halves.every((half) => {
      const pieces = contours(half)
        .filter((contour) => clockwise(contour) === contour)
        .map(inkOf)
        .sort((a, b) => b - a);
      const small = pieces.slice(1).reduce((sum, own) => sum + own, 0);
      return inkOf(half) >= leastOfCut.half * inkOf(whole) && small <= leastOfCut.shard * inkOf(half);
    });
  });

/** The pictogram without a ground, in two colours: cut along a line, or by its pieces. Whole only where it is asked for. */
export const facetIcon: SymbolFamily = {
  id: 'facet-icon',
  kind: 'icon',
  devices: ['diagonal', 'upright', 'level', 'counter-diagonal', 'whole', 'pieces', 'panels'],
  needsIcon: true,
  letters: 0,
  containers: [],
  contained: [],
  plain: ['whole', 'pieces'],
  shaped: [],
  // Cut in two, a picture of several pieces falls apart: sparkles turn into a fish.
  accepts: (device, icon) =>
    device === 'whole' ||
    (device === 'panels' && hasPanels(icon.id, icon.solid)) ||
    (device !== 'panels' &&
      (icon.scores.none ?? 0) >= 0.82 &&
      isOfPieces(icon.silhouette) === (device === 'pieces') &&
      (device === 'pieces' || isClean(device, icon))),
  suits: ({ personality }) => 0.5 + 0.3 * personality.classicModern + 0.2 * personality.softSharp,
  draw(mark, context) {
    const solid = context.pack.drawing(mark.icon ?? '', 'solid');
    const silhouette = context.pack.drawing(mark.icon ?? '', 'silhouette');
    switch (mark.device) {
      case 'whole': {
        const bold = context.pack.bareDrawing(mark.icon ?? '', mark);
        // A colour too bright for the picture itself lies behind it, like a print that slipped.
        const slipped = transform(silhouette, translation(7, 6));
        return { parts: [part('backing', slipped), part('primary', bold)], hasField: false, room: balanced(bold) };
      }
      case 'pieces': {
        const [largest, others] = largestAndOthers(solid, silhouette);
        return { parts: [part('primary', largest), part('secondary', others)], hasField: false, room: balanced(solid) };
      }
      case 'panels': {
        const { panels, rest } = panelsOf(solid);
        const every = (turn: number): Path => panels.filter((_, at) => at % 2 === turn).flat();
        // The first colour has the larger share.
        const [most, others] = inkOf(every(0)) >= inkOf(every(1)) ? [every(0), every(1)] : [every(1), every(0)];
        return {
          parts: [part('pure', [...most, ...rest]), part('accent', others)],
          hasField: false,
          isCouple: true,
          room: balanced(solid),
        };
      }
      default: {
        const [one, other] = halved(fit(solid, square), angles[mark.device] ?? 38, 50 + between(mark, 'a', -6, 6), 50, 4.5);
        return { parts: [part('primary', one), part('secondary', other)], hasField: false };
      }
    }
  },
};
