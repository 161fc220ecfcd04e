import type { MarkDecision } from '../decisions.js';
import { type Box, bounds, inkOf, type Path, union } from '../geometry/path.js';
import { picture, sightOf } from '../geometry/raster.js';
import type { Pack } from '../pack/pack.js';
import { rememberedOf } from '../remembered.js';
import { companionsOf } from './company.js';
import { compositionKey, standingOf } from './ensemble.js';
import { looksOut } from './inside.js';
import { boxOf, type Figure, figureOf, leanOf } from './figure.js';
import { type Nature, natureOf } from './nature.js';
import { areSlim } from './pair.js';
import { garmentOf } from './worn.js';

/** What each thing of a composition keeps, so that it is still known. */
const least = {
  /** The share of its own ink that is seen, of what lies behind others or in water by nature, and of a sun, which is known by its upper half. */
  seen: 0.75,
  seenBehind: 0.55,
  seenOfSun: 0.33,
  seenInGrove: 0.5,
  /** Of a face behind dark glasses, which is known by its ears and its nose. */
  seenWearing: 0.42,
  /** How long it is, as a share of the whole; what is small by nature may be smaller. */
  size: 0.35,
  sizeOfSmall: 0.2,
  /** How many times longer than wide things are that are crossed, and two of the same, which explain each other. */
  slim: 1.45,
  slimOfSame: 1.2,
} as const;

/** Before something tall, such as a palm, a thing that is as high as this share of it reaches into its crown. */
const highestBeforeTall = 0.62;

/** As much of its ink may lie under another one at the most. */
const mostShared = 0.06;

const isBackdrop = (nature: Nature): boolean => /^(?:sky|scenery|water|wings)$/.test(nature);
const isSmall = (nature: Nature): boolean => /^(?:small|flyer|riser)$/.test(nature);

/** Pixels across, where it is looked how much of a thing is seen. */
const grain = 96;

const squareAround = ({ x, y, width, height }: Box): Box => ({ x, y, width: Math.max(width, height), height: Math.max(width, height) });

/** The share of its own ink that is left of a figure, whichever size it was drawn in. */
const seenOf = (own: Figure, { ink, silhouette }: Figure): number =>
  inkOf(ink) / inkOf(silhouette) / (inkOf(own.ink) / inkOf(own.silhouette));

const piecesOf = (path: Path): number => sightOf(picture([path], squareAround(bounds(path)), grain)).components;

/** The largest share of its ink that one of several shapes has in common with the others. */
function sharedOf(shapes: readonly Path[]): number {
  const window = squareAround(union(shapes.map(bounds)));
  const greys = shapes.map((path) => picture([path], window, grain).grey);
  const shares = greys.map((grey) => {
    let [sum, shared] = [0, 0];
    for (let at = 0; at < grey.length; at++) {
      const ink = grey[at] ?? 0;
      if (ink === 0) continue;
      let covered = 0;
      for (const other of greys) if (other !== grey) covered = Math.max(covered, other[at] ?? 0);
      sum += ink;
      shared += Math.min(ink, covered);
    }
    return shared / sum;
  });
  return Math.max(...shares);
}

/** Whether things can be crossed and still be told: only those that are slim. */
function areCrossable(pack: Pack, mark: MarkDecision): boolean {
  const { icon, partner } = mark;
  const slimness = (id: string): number => leanOf(figureOf(pack, id, mark)).slimness;
  if (partner === undefined || partner === icon) return slimness(icon ?? '') >= least.slimOfSame;
  return slimness(icon ?? '') >= least.slim && slimness(partner) >= least.slim;
}

/** As much of its ink is left of a thing of which half is seen, and into so many more pieces it may fall. */
const leastOfHalf = 0.36;
const mostPieces = 3;

/** Whether half of a figure is still known: most of a slim thing may lie in its other half. */
const isKnownByHalf = (own: Figure, half: Figure): boolean => {
  const [whole, cut] = [boxOf(own), boxOf(half)];
  const scale = cut.height / whole.height;
  return (
    inkOf(half.ink) >= leastOfHalf * inkOf(own.ink) * scale ** 2 &&
    cut.height > 0.9 * cut.width &&
    piecesOf(half.ink) <= piecesOf(own.ink) + mostPieces
  );
};

function isPairLegible(pack: Pack, mark: MarkDecision): boolean {
  if (mark.arranged === 'crossed') return areCrossable(pack, mark);
  const { own, drawn } = standingOf(pack, mark);
  if (mark.arranged === 'halves') return drawn.every((figure, place) => isKnownByHalf(own[place] ?? figure, figure));
  const natures = [mark.icon, mark.partner].map((id) => natureOf(id ?? mark.icon ?? ''));
  // Slim things that are only listed are crossed too.
  if (mark.arranged === 'beside' && natures[0] === natures[1] && areSlim(own)) return true;
  const whole = union(drawn.map(boxOf));
  const longest = Math.max(whole.width, whole.height);
  // What is worn or carried is small beside who wears it, and hides what it is worn on.
  const isBorne = /^(?:worn|carried|held|on|over|with)$/.test(mark.arranged ?? '');
  const isDressed = mark.pairing === 3 && mark.arranged === 'worn' && garmentOf(mark.partner ?? '') !== undefined;
  const isKnown = drawn.every((figure, place) => {
    const nature = natures[place] ?? 'thing';
    const isBehind = mark.arranged === 'behind' && place === 0;
    const mayHide = mark.arranged === 'worn' || isBehind || isBackdrop(nature) || natures.includes('water');
    const { width, height } = boxOf(figure);
    const natural = own[place] ?? figure;
    const isLarge = Math.max(width, height) >= (isSmall(nature) || isBorne ? least.sizeOfSmall : least.size) * longest;
    const isSeen =
      seenOf(natural, figure) >=
      (nature === 'sky' ? least.seenOfSun : isDressed ? least.seenWearing : mayHide ? least.seenBehind : least.seen);
    // A stump that is cut off is a blot; of what lies behind others it is expected.
    return isLarge && isSeen && (mayHide || piecesOf(figure.ink) <= piecesOf(natural.ink));
  });
  const [one, other] = drawn.map((figure) => boxOf(figure).height);
  const isBeforeTall = mark.arranged === 'beside' && natures.includes('tall') && natures.includes('thing');
  const [high = 0, low = 0] = natures[0] === 'tall' ? [one, other] : [other, one];
  if (isBeforeTall && low > highestBeforeTall * high) return false;
  return isKnown && sharedOf(drawn.map(({ ink }) => ink)) <= mostShared;
}

const known = rememberedOf<boolean>(64);

/** Whether each thing of a composition is still known in it. */
export const isLegible = (pack: Pack, mark: MarkDecision): boolean => known(pack, compositionKey(mark), () => keepsAll(pack, mark));

function keepsAll(pack: Pack, mark: MarkDecision): boolean {
  if (mark.third !== undefined) return true;
  if (mark.partner === undefined && mark.arranged !== 'crossed') {
    const figures = mark.arranged === undefined && mark.count !== undefined ? companionsOf(pack, mark) : null;
    const own = figureOf(pack, mark.icon ?? '', mark);
    // Trees and hills are seen before each other in nature.
    const seen = /^(?:tall|scenery)$/.test(natureOf(mark.icon ?? '')) ? least.seenInGrove : least.seen;
    return (
      figures === null || (figures.every((figure) => seenOf(own, figure) >= seen) && sharedOf(figures.map(({ ink }) => ink)) <= mostShared)
    );
  }
  if (mark.arranged === undefined || mark.arranged === 'inside' || looksOut(mark)) return true;
  return isPairLegible(pack, mark);
}
