import { picture, sightOf } from '../geometry/raster.js';
import type { MarkDecision } from '../decisions.js';
import { halved, lap, punched } from '../geometry/cut.js';
import { clearingOf } from '../geometry/clearing.js';
import { bounds, type Box, fit, type Path } from '../geometry/path.js';
import { parsePath } from '../geometry/parse.js';
import type { IconEntry } from '../pack/types.js';
import { rememberedOf } from '../remembered.js';
import { type DrawContext, type Drawing, part, type SymbolFamily } from './family.js';
import { enclosesRoom, roomWithin, whole as hundred } from './groups.js';
import { fitIcon } from './icon.js';
import { centreLetters, fitLetters, heaviestWeight, letterPath, sturdyWeight } from './letters.js';

const whole = { x: 4, y: 4, width: 92, height: 92 };

const telling = new Map<string, boolean>();

/** As much of its box as a disc fills and as the largest circle inside it has of it; a speech bubble fills more. */
const ofDisc = { filled: 0.8, room: 0.94 };

/** What the largest circle inside has of the box at least, so that the letter in it is read: a fork has room for none. */
const leastRoom = 0.38;

/** Less of its outline than this is left of a picture that nobody knows without its holes, such as a pretzel or a face. */
const leastSolid = 0.9;

/** Whether an outline has a shape of its own: it is no disc, needs no holes, and neither fills its box nor leaves most of it empty. */
function isTelling({ id, silhouette, solid }: IconEntry): boolean {
  const known = telling.get(id);
  if (known !== undefined) return known;
  const path = parsePath(silhouette);
  const { coverage } = sightOf(picture([path], bounds(path), 32));
  const isPierced = sightOf(picture([parsePath(solid)], bounds(path), 32)).coverage < leastSolid * coverage;
  const { width, height } = bounds(path);
  const filled = (coverage * Math.max(width, height) ** 2) / (width * height);
  const room = (2 * clearingOf(path, bounds(path), 'inside').r) / Math.max(width, height);
  const answer = filled > 0.45 && filled < 0.86 && room >= leastRoom && !(room > ofDisc.room && filled < ofDisc.filled) && !isPierced;
  telling.set(id, answer);
  return answer;
}

const initial = ({ letters }: MarkDecision, context: DrawContext): Path => letterPath(context, letters, heaviestWeight(context));

/** A square in the largest circle that the shape has inside. */
function squareIn(shape: Path, share: number): Box {
  const { x, y, r } = clearingOf(shape, bounds(shape), 'inside');
  const side = r * share;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

function letterInPicture(mark: MarkDecision, context: DrawContext): [field: Path, glyph: Path] {
  const silhouette = fitIcon(context.pack.drawing(mark.icon ?? '', 'silhouette'), whole);
  const glyph = centreLetters(initial(mark, context), squareIn(silhouette, 1.36), 1, mark);
  return [punched(silhouette, glyph), glyph];
}

const enclosing = rememberedOf<boolean>(1);

/** Whether a picture encloses room enough for a letter that is read. It is asked of every picture that may be drawn. */
const encloses = (icon: IconEntry): boolean => enclosing(icon, 'solid', () => enclosesRoom(parsePath(icon.solid)));

/** The letters free in what the picture encloses, painted as the name is. */
function lettersWithin(mark: MarkDecision, context: DrawContext): Drawing {
  const ring = fit(context.pack.drawing(mark.icon ?? '', 'solid'), hundred);
  const letters = centreLetters(letterPath(context, mark.letters, sturdyWeight(context)), roomWithin(ring), 0.94, mark);
  return { parts: [part(mark.vivid ? 'pure' : 'primary', ring), part('ink', letters)], hasField: false, isCouple: true };
}

function pictureInLetter(mark: MarkDecision, context: DrawContext): [field: Path, glyph: Path] {
  const letter = fitLetters(initial(mark, context), { x: 0, y: 0, width: 100, height: 100 }, 1);
  const glyph = fitIcon(context.pack.drawing(mark.icon ?? '', 'silhouette'), squareIn(letter, 1.7));
  return [punched(letter, glyph), glyph];
}

const isKnownByOutline = (device: string, icon: IconEntry): boolean =>
  icon.silhouette.lastIndexOf('M') === 0 &&
  (icon.scores.none ?? 0) >= (device.startsWith('initial') ? 0.75 : 0.84) &&
  (!device.startsWith('initial') || isTelling(icon));

/** Negative space: a letter is what the picture leaves out, or the picture is what the letter leaves out. */
export const hollowLetter: SymbolFamily = {
  id: 'hollow-letter',
  kind: 'icon',
  devices: ['initial', 'initial-split', 'picture', 'picture-split', 'wreathed'],
  needsIcon: true,
  letters: 1,
  containers: [],
  contained: [],
  shaped: [],
  // The silhouette alone must say what it is: one piece with a body, and more than a block.
  accepts: (device, icon) => (device === 'wreathed' ? encloses(icon) : isKnownByOutline(device, icon)),
  suits: ({ personality }) => 0.9 + 0.3 * personality.classicModern,
  draw(mark, context) {
    if (mark.device === 'wreathed') return lettersWithin(mark, context);
    const [field, glyph] = mark.device.startsWith('initial') ? letterInPicture(mark, context) : pictureInLetter(mark, context);
    if (!mark.device.endsWith('split')) return { parts: [part('primary', field), part('glyph', glyph)], hasField: true };
    const { x, width } = bounds(field);
    const [left, right] = halved(field, 0, x + width / 2, 50, lap);
    return { parts: [part('primary', left), part('secondary', right), part('glyph', glyph)], hasField: true };
  },
};
