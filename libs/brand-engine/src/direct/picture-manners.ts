import type { Brief } from '../brief.js';
import { type MarkDecision, type PictureChange, type PictureManner, pictureManners, type Treatment } from '../decisions.js';
import { picturesOf } from '../families/pictures.js';
import type { Pack } from '../pack/pack.js';
import { rememberedOf } from '../remembered.js';
import { looksCarved } from '../treatments/carved.js';
import { isKnownInDashes } from '../treatments/dashed.js';
import { isDrawnWhole } from './picture-changes.js';

/** The treatment that a manner of drawing one picture stands for. */
export const shownBy: Readonly<Record<PictureManner, Treatment>> = {
  carved: 'engraved',
  'fine-line': 'outlined',
  dashed: 'outlined',
  stencilled: 'stencil',
};

export const isManner = (change: PictureChange): change is PictureManner => (pictureManners as readonly string[]).includes(change);

const known = rememberedOf<boolean>(32);

/** Whether a picture is plain enough to be drawn in a manner. */
function suits(manner: PictureManner, mark: MarkDecision, pack: Pack): boolean {
  if (manner === 'fine-line' || manner === 'stencilled') return true;
  const { icon, faithful, changes } = mark;
  const test = manner === 'carved' ? looksCarved : isKnownInDashes;
  return known(pack, JSON.stringify([manner, icon, faithful, changes]), () => test(picturesOf(mark, pack).bareDrawing(icon ?? '', mark)));
}

/** The manners of drawing that the forms ask of the one picture of a mark, as far as it is plain enough for them. */
export function mannersOf(mark: MarkDecision, { forms = [], lines }: Brief, pack: Pack): PictureManner[] {
  if (!isDrawnWhole(mark)) return [];
  const asked: PictureManner[] = [
    ...(forms.includes('engraved') ? ['carved' as const] : []),
    ...(forms.includes('stencil') ? ['stencilled' as const] : []),
    ...(forms.includes('outlined') && lines !== undefined ? [lines === 'fine' ? ('fine-line' as const) : ('dashed' as const)] : []),
  ];
  return asked.filter((manner) => mark.changes?.includes(manner) !== true && suits(manner, mark, pack));
}

/** Whether a picture is drawn in the lines that were asked for. */
export const showsLines = (lines: Brief['lines'], { changes = [] }: MarkDecision): boolean =>
  lines === undefined || changes.includes(lines === 'fine' ? 'fine-line' : 'dashed');

/** The mark with its picture drawn as it is. */
export function withoutManners({ changes, ...mark }: MarkDecision): MarkDecision {
  const left = changes?.filter((change) => !isManner(change)) ?? [];
  return left.length === 0 ? mark : { ...mark, changes: left };
}
