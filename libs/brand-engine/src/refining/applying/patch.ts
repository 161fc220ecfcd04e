import type { Patch } from '../../refinement.js';
import { addColour } from './addition.js';
import { arrange } from './arrange.js';
import { colourOnly } from './colour-only.js';
import { halfway } from './halfway.js';
import { colourLetters } from './coloured-letters.js';
import { fewColours } from './few-colours.js';
import { monochrome, setColour } from './colour.js';
import { exchange } from './exchange.js';
import { leanColour, shiftColour } from './shift.js';
import { setAside, setLetters, takeForm } from './asides.js';
import { withLostWords } from './kept-words.js';
import { changeForm } from './form.js';
import { broughtBack, goBack, versionsBefore } from './go-back.js';
import { setLetterPicture } from './letter-picture.js';
import { setLettering } from './lettering.js';
import { changeMood } from './mood.js';
import { setFlush, setHairline } from './lines-and-sides.js';
import { breakLines, changePicture, inverse, mirror, order } from './placing.js';
import { removeColour, removeThing } from './removal.js';
import { setSmallPart } from './small-part.js';
import type { Applied, ApplyContext, Draft } from './state.js';
import { setGround } from './ground.js';
import { setPart } from './part.js';
import { constrain } from './constraint.js';
import { describe, rename, setLineCase } from './naming.js';
import { swapColour } from './swap.js';
import { changeSymbol } from './symbol.js';
import { tryAnother } from './try-another.js';

export function applyPatch(draft: Draft, patch: Patch, previous: Draft | null, context: ApplyContext): Applied {
  switch (patch.kind) {
    case 'lock':
      return draft;
    case 'set-colour':
      return patch.adds ? addColour(draft, patch, context) : setColour(draft, patch);
    case 'swap-colour':
      return swapColour(draft, patch);
    case 'remove-colour':
      return removeColour(draft, patch, context);
    case 'set-part':
      return setPart(draft, patch, context);
    case 'colour-letters':
      return colourLetters(draft, patch, context);
    case 'colour-only':
      return colourOnly(draft, patch, context);
    case 'arrange':
      return arrange(draft, patch, context);
    case 'halfway':
      return halfway(draft, versionsBefore(previous, context).at(-1) ?? null, context);
    case 'set-ground':
      return setGround(draft, patch);
    case 'exchange-colours':
      return exchange(draft, patch, context);
    case 'inverse':
      return inverse(draft, patch, context);
    case 'mirror':
      return mirror(draft, patch, context);
    case 'change-picture':
      return changePicture(draft, patch);
    case 'order':
      return order(draft, patch, context);
    case 'lines':
      return breakLines(draft, patch);
    case 'small-part':
      return setSmallPart(draft, patch, context);
    case 'hairline':
      return setHairline(draft, patch);
    case 'flush':
      return setFlush(draft, patch);
    case 'shift-colour':
      return shiftColour(draft, patch, context);
    case 'lean-colour':
      return leanColour(draft, patch);
    case 'monochrome':
      return monochrome(draft);
    case 'few-colours':
      return fewColours(draft, patch, context);
    case 'mood':
      return changeMood(draft, patch, context);
    case 'form':
      return changeForm(draft, patch, context);
    case 'symbol':
      return broughtBack(draft, patch, versionsBefore(previous, context)) ?? changeSymbol(draft, patch, context);
    case 'letter-picture':
      return setLetterPicture(draft, patch, context);
    case 'remove-thing':
      return removeThing(draft, patch, context);
    case 'letters':
      return setLetters(draft, patch, context);
    case 'lettering':
      return setLettering(draft, patch, context);
    case 'take-form':
      return withLostWords(draft.decisions, takeForm(draft, patch, context), context);
    case 'aside':
      return setAside(draft, patch, context);
    case 'constrain':
      return constrain(draft, patch, context);
    case 'rename':
      return rename(draft, patch, context);
    case 'descriptor':
      return describe(draft, patch, context);
    case 'line-case':
      return setLineCase(draft, patch);
    case 'try-another':
      return tryAnother(draft, patch, context);
    case 'go-back':
      return goBack(draft, patch, versionsBefore(previous, context));
    case 'beyond':
      return { refused: patch.reason };
  }
}
