import { colourAdjectives } from './lexicon/colours.js';
import { words } from './phrases.js';
import type { Token } from './text.js';

/** Nouns for a little of a colour: "a bit of raspberry", "ein Hauch Gold", "a detail in red". */
export const littleNouns = words(`
  accent accents highlight highlights detail details touch touches pop pops hint hints splash splashes bit bits dash spot spots pinch drop trace
  whisper flash flashes sprinkle lick shot secondary
`);
const afterLittle = words('of in is as · a an the one some colour color');
const longestLittle = 4;
/** What holds a thing that also lends a colour. */
export const vessels = words('glass cup bottle mug bowl jar slice piece bunch bouquet pot barrel pint leaf sprig branch field basket');

/** Whether only a little of the colour at a token is asked for, by the words before it. */
export function isMeasured(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - longestLittle); at--) {
    const { key = '', gap = '' } = tokens[at] ?? {};
    if (gap !== '' && !(gap === ':' && littleNouns.has(key))) return false;
    if (littleNouns.has(key)) return true;
    if (!afterLittle.has(key) && !colourAdjectives.has(key)) return false;
  }
  return false;
}
