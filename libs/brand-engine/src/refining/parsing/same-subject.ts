import type { Clause } from '../../refinement.js';
import { isTypeWish } from './announced.js';
import { alreadySo, readClauseText, type RefinementContext, spokenOf } from './clause.js';
import { linesAsDrawn } from '../applying/measured.js';
import { lineUpright } from './form.js';
import { anotherDrawing } from './picture.js';
import { forbidsTouch, wholeMark } from './steering.js';

/**
 * "The font looks childish, something more grown up": what comes next is of the letters too. "Love the dog, don't touch it": the dog is
 * what nobody may touch.
 */
export function ofSameSubject(clauses: readonly Clause[], context: RefinementContext): Clause[] {
  return clauses.map((clause, at) => {
    const before = clauses[at - 1]?.patches ?? [];
    const { text, patches } = clause;
    if (patches.length > 0 && patches.every(({ kind }) => kind === 'mood') && before.some((one) => one.kind === 'mood' && one.of))
      return { text, patches: patches.map((patch) => (patch.kind === 'mood' ? { ...patch, of: 'letters' as const } : patch)) };
    // "The font looks like a bank, something rounder": what comes next tells which letters are wanted.
    const [answer, ...more] = clauses[at + 1]?.patches ?? [];
    const [likened] = patches;
    const isLikened = patches.length === 1 && likened && (likened.kind === 'mood' || isTypeWish(likened));
    if (isLikened && answer && more.length === 0 && isTypeWish(answer) && ofLetters.test(readClauseText(text, context).keys))
      return { text, patches: [alreadySo] };
    // "Add the slogan Baked by hand, in italics": it is the slogan that is to slant.
    if (patches.length === 1 && patches[0]?.kind === 'take-form' && patches[0].form === 'slanted' && before[0]?.kind === 'descriptor')
      return { text, patches: [lineUpright] };
    // "The dog looks sad. Is there another one?": another drawing of what displeases.
    const isOther = ({ patches: [only, ...rest] }: Clause): boolean =>
      rest.length === 0 && only?.kind === 'try-another' && only.field === 'everything';
    const faulted = [at, at - 1].find((own) => isFaultOfPicture(clauses[own], context));
    const [picture, partner] = context.pictures;
    if (picture !== undefined && partner === undefined && faulted !== undefined) {
      const answer = clauses[faulted + 1];
      if (answer && isOther(answer) && isOtherOne(answer.text, context))
        return { text, patches: [faulted === at ? alreadySo : anotherDrawing(picture, context)] };
    }
    // "I don't like the font, try another one": it is the font that another one is wanted of.
    if (patches.length === 1 && patches[0]?.kind === 'try-another' && patches[0].field === 'everything' && isOtherOne(text, context)) {
      const spoken = before.find((patch) => patch.kind === 'try-another' || patch.kind === 'remove-thing');
      if (spoken?.kind === 'try-another') return { text, patches: [alreadySo] };
      if (spoken) return { text, patches: [{ kind: 'try-another', field: 'symbol' }] };
    }
    // "Take the name out of the circle and put it underneath": where it stands is told already.
    const isPlaced = before.some((patch) => patch.kind === 'constrain' && patch.constraints.layout !== undefined);
    if (
      patches.length === 0 &&
      isPlaced &&
      /^(?:and |then )?(?:put|place|set|move) it (?:underneath|below|beneath|under (?:it|there|that))\b/i.test(text)
    )
      return { text, patches: [alreadySo] };
    // "Sharper, more angular fox": no letters are spoken of.
    if (
      patches.length === 1 &&
      likened?.kind === 'form' &&
      /^(?:rounder|sharper)$/.test(likened.by) &&
      likened.of === undefined &&
      answer?.kind === 'beyond' &&
      answer.reason === linesAsDrawn.reason
    )
      return { text, patches: [linesAsDrawn] };
    // "Like an old label, round": an emblem is.
    if (/^round$/i.test(text) && before.some((patch) => patch.kind === 'constrain' && patch.constraints.container === 'circle'))
      return { text, patches: [alreadySo] };
    // "Quita el copo y pon un helado": what goes may be called as nobody knows; what comes takes its place.
    if (patches.length === 0 && removes.test(readClauseText(text, context).keys) && clauses[at + 1]?.patches[0]?.kind === 'symbol')
      return { text, patches: [alreadySo] };
    // "Do something else: a moon": what, is told next.
    const comes = clauses[at + 1]?.patches[0];
    if (patches.length === 1 && patches[0]?.kind === 'try-another' && patches[0].field === 'everything' && comes?.kind === 'symbol')
      return { text, patches: [alreadySo] };
    const [only, kept] = [patches[0], before[0]];
    const isForbidden = only?.kind === 'lock' && only.fields.length === 0 && forbidsTouch.test(readClauseText(text, context).keys);
    return isForbidden && kept?.kind === 'lock' ? { text, patches: [{ kind: 'lock', fields: wholeMark(kept.fields) }] } : clause;
  });
}

/** "The dog looks sad": a mood that is told of the picture. */
const isFaultOfPicture = (clause: Clause | undefined, context: RefinementContext): boolean =>
  clause !== undefined &&
  clause.patches.some(({ kind }) => kind === 'mood') &&
  clause.patches.every(({ kind }) => /^(?:mood|shift-colour)$/.test(kind)) &&
  /\bsymbol (?:is|looks?|feels?|seems?) /.test(spokenOf(readClauseText(clause.text, context)));

const ofLetters = /\b(?:fonts?|typeface|lettering|letters?|type) (?:looks?|feels?|seems?|reminds?)\b/;

const removes = /^(?:please )?(?:remove|drop|lose|delete|ditch|get rid of|take (?:away|out|off)) (?:the|our|that|this) \w+$/;

const isOtherOne = (text: string, context: RefinementContext): boolean =>
  /\b(?:another|different|other|new|better|nicer)(?: one)?$|\bsomething (?:else|different|other|new)$/.test(
    readClauseText(text, context).keys,
  );
