import type { MarkDecision } from '../decisions.js';
import { accentedLetter } from './accented-letter.js';
import { arches } from './arches.js';
import { bounds, union } from '../geometry/path.js';
import { circle } from '../geometry/shapes.js';
import type { Part } from '../scene/scene.js';
import { badge } from './badge.js';
import { banner } from './banner.js';
import { bars } from './bars.js';
import { builtLetter } from './built-letter.js';
import { counterchange } from './counterchange.js';
import { croppedLetter } from './cropped-letter.js';
import { cube } from './cube.js';
import { duogram } from './duogram.js';
import { facetIcon } from './facet-icon.js';
import { type DrawContext, type Drawing, type Family, isSymbolFamily, part, type SymbolFamily } from './family.js';
import { grid } from './grid.js';
import { iconContainer } from './icon-container.js';
import { interlock } from './interlock.js';
import { letterIcon } from './letter-icon.js';
import { lineIcon } from './line-icon.js';
import { loops } from './loops.js';
import { monogram } from './monogram.js';
import { orbits } from './orbits.js';
import { peaks } from './peaks.js';
import { petals } from './petals.js';
import { plated, plates } from './plate.js';
import { radial } from './radial.js';
import { scene } from './scene.js';
import { slicedLetter } from './sliced-letter.js';
import { spark } from './spark.js';
import { tileLetter } from './tile-letter.js';
import { waves } from './waves.js';
import { frame } from './frame.js';
import { freeIcon } from './free-icon.js';
import { hollowLetter } from './hollow-letter.js';
import { lockup } from './lockup.js';
import { nestedIcon } from './nested-icon.js';
import { roundel } from './roundel.js';
import { twoColour } from './two-colour.js';
import { wordLetter } from './word-letter.js';
import { wordPicture } from './word-picture.js';
import { wordmark } from './wordmark.js';

/** Every idea the engine has. */
export const families: readonly Family[] = [
  iconContainer,
  facetIcon,
  lineIcon,
  letterIcon,
  monogram,
  duogram,
  interlock,
  croppedLetter,
  slicedLetter,
  counterchange,
  builtLetter,
  accentedLetter,
  tileLetter,
  grid,
  petals,
  radial,
  waves,
  orbits,
  cube,
  bars,
  peaks,
  scene,
  loops,
  arches,
  spark,
  badge,
  wordmark,
  freeIcon,
  nestedIcon,
  hollowLetter,
  roundel,
  lockup,
  frame,
  banner,
  twoColour,
  wordLetter,
  wordPicture,
];

const byId = new Map(families.map((family) => [family.id, family]));

export function familyOf(id: string): Family {
  const family = byId.get(id);
  if (!family) throw new Error(`No mark family is called "${id}".`);
  return family;
}

/** Whether a mark shows its letters: those of an emblem stand where it has no picture, and of lock-ups one has an initial. */
export function showsLetters({ family: id, device, icon, letters }: Pick<MarkDecision, 'family' | 'device' | 'icon' | 'letters'>): boolean {
  const family = familyOf(id);
  if (letters === '' || family.kind === 'wordmark') return false;
  if (isSymbolFamily(family)) return family.letters > 0;
  return family.kind === 'badge' ? icon === null : device === 'initial';
}

/** What stands when nothing else passes the gates: the plainest way of each kind. */
export const fallbacks: readonly { family: Family; device: string }[] = [
  { family: iconContainer, device: 'knockout' },
  { family: facetIcon, device: 'whole' },
  { family: monogram, device: 'knockout' },
  { family: grid, device: 'quarters' },
  { family: roundel, device: 'ring' },
  { family: badge, device: 'label' },
  { family: wordmark, device: 'alone' },
];

/** The symbol of a mark, cut out of a plate where the decision says so. */
export function drawSymbol(family: SymbolFamily, mark: MarkDecision, context: DrawContext): Drawing {
  const drawing = family.draw(mark, context);
  if (family.containers === plates && mark.container !== 'none') return plated(drawing, mark.container, mark.roundness);
  const showsBright = drawing.hasField || drawing.parts.some(({ paint }) => /^(?:secondary|accent|backing|pure)$/.test(paint));
  // Through the gaps of two things a disc behind them would be seen in pieces.
  return showsBright || mark.pairing === 3 ? drawing : { ...drawing, parts: [backing(drawing), ...drawing.parts] };
}

/** A disc inside the symbol's own box: it moves nothing, and shows a colour that the symbol itself cannot carry. */
function backing({ parts }: Drawing): Part {
  const box = union(parts.filter(({ path }) => path.length > 0).map(({ path }) => bounds(path)));
  const r = Math.min(box.width, box.height) * 0.4;
  return part('backing', circle(box.x + box.width - r, box.y + box.height - r, r));
}
