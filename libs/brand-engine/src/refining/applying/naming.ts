import { showsLine } from '../../direct/forms.js';
import { initialsOf } from '../../direct/initials.js';
import { areWritable, fontCovers, isWritable } from '../../direct/typography.js';
import type { Patch } from '../../refinement.js';
import { linesOf } from '../../understanding/names/lines.js';
import { type Applied, type ApplyContext, type Draft, edit, omit } from './state.js';
import { bestFont, withFont } from './typeface.js';

export function rename(draft: Draft, { name }: Patch & { kind: 'rename' }, context: ApplyContext): Applied {
  const { mark } = draft.decisions;
  const count = Array.from(mark.letters).length === 2 ? 2 : 1;
  const letters = mark.letters === '' ? '' : initialsOf(name, count);
  // Older nodes set the last word of a name as a line; there it goes with the name.
  const isSplit = draft.brief.descriptor === null && draft.decisions.name !== draft.brief.name;
  const lines = isSplit ? linesOf(name) : { name, line: draft.decisions.descriptor };
  const renamed = edit(
    draft,
    { name: lines.name, descriptor: lines.line, mark: { letters: letters.length === 1 && count === 2 ? letters + letters : letters } },
    { name },
  );
  return written(recoloured(withoutLetter(renamed, name), draft.decisions.name), context);
}

/** Letters that have a colour keep it where they stand in the new name as they did in the old one, from its beginning or its end. */
function recoloured(renamed: Draft, old: string): Draft {
  const { mark, name } = renamed.decisions;
  if (mark.colouredAt === undefined) return renamed;
  const moved = [0, name.length - old.length]
    .map((by) => (mark.colouredAt ?? []).map((at) => ({ at: at + by, letter: old[at] })))
    .find((letters) => letters.every(({ at, letter }) => name[at] === letter));
  const plain = omit(mark, 'colouredAt');
  return { ...renamed, decisions: { ...renamed.decisions, mark: moved ? { ...plain, colouredAt: moved.map(({ at }) => at) } : plain } };
}

/** A picture in the name takes the place of the same letter in the new one, or goes. */
function withoutLetter(renamed: Draft, name: string): Draft {
  const { letterPicture } = renamed.decisions.mark;
  if (!letterPicture) return renamed;
  const found = Array.from(name.toLowerCase()).indexOf(letterPicture.letter.toLowerCase());
  const at = found < 0 ? [] : [found];
  const { inLetters } = renamed.brief;
  return {
    brief: inLetters && at.length > 0 ? { ...renamed.brief, inLetters: { ...inLetters, at } } : omit(renamed.brief, 'inLetters'),
    decisions: {
      ...renamed.decisions,
      mark:
        at.length > 0
          ? { ...renamed.decisions.mark, letterPicture: { ...letterPicture, at } }
          : omit(renamed.decisions.mark, 'letterPicture'),
    },
  };
}

/** The name in its face, or in another one that has its letters. */
function written(renamed: Draft, context: ApplyContext): Applied {
  const { name } = renamed.decisions;
  const { letterCase } = renamed.decisions.type;
  const font = context.pack.font(renamed.decisions.type.font);
  if (fontCovers(context.pack, font, name, letterCase) && isWritable(font, name + (renamed.decisions.descriptor ?? ''))) return renamed;
  const other = bestFont(renamed, context, () => true);
  return other ? withFont(renamed, other) : { refused: 'No font of the pack has the letters of this name.' };
}

export function describe(draft: Draft, { text }: Patch & { kind: 'descriptor' }, context: ApplyContext): Applied {
  const { name, type } = draft.decisions;
  const plain: Draft = { ...draft, decisions: { ...draft.decisions, type: omit(type, 'lineFont') } };
  const lined = (lineFont?: string): Draft =>
    edit(plain, { descriptor: text, type: lineFont === undefined ? {} : { lineFont } }, { descriptor: text, name });
  // Where the year or the place is all that stands under the name, it is the line that goes.
  if (text === null && draft.decisions.descriptor === null)
    return { brief: omit(draft.brief, 'year', 'place'), decisions: omit(draft.decisions, 'year', 'place') };
  if (text === null) return lined();
  const covers = (font: string): boolean => context.pack.typeface(font, type.heading).covers(text.toUpperCase());
  const own = context.pack.font(type.font);
  const isShort = Array.from(text).length <= longestOwnLine && isWritable(own, name + text);
  if (isShort && covers(type.font)) return lined();
  const faces = [type.font, ...plainFaces].filter(covers);
  if (faces.length === 0) return { refused: 'The font has not all letters of this line.' };
  const fitting = faces
    .filter((face) => areWritable([own, name], [context.pack.font(face), text]))
    .map(lined)
    .find(({ decisions }) => context.judge(decisions).passes());
  return fitting ?? { refused: 'The line is too long to stand under this name. Give a shorter one.' };
}

/** The line under the name in small letters; around an emblem it is set as the name is. */
export function setLineCase({ brief, decisions }: Draft, { letterCase }: Patch & { kind: 'line-case' }): Applied {
  if (!showsLine(decisions)) return { refused: 'There is no line under the name.' };
  if (decisions.layout.kind === 'badge' || decisions.layout.lineBreaks !== undefined)
    return { refused: 'In this drawing the line is set in capitals.' };
  const type = omit(decisions.type, 'lineCase');
  return { brief, decisions: { ...decisions, type: letterCase === 'lower' ? { ...type, lineCase: 'lower' } : type } };
}

/** A longer line may be set on two lines, or in a plainer face than the name. */
const longestOwnLine = 24;
const plainFaces = ['questrial', 'jost', 'inter', 'tektur'];
