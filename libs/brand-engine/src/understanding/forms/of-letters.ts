import { letterNouns } from '../colours/colour-context.js';
import { colourAdjectives, plainColours } from '../lexicon/colours.js';
import { letterAdjectives, type LetterAdjective } from '../lexicon/letters.js';
import { moods } from '../language/personality.js';
import { PhraseTable, words, type PhraseMatch } from '../text/phrases.js';
import type { Token } from '../text/text.js';

const adjectives = new PhraseTable<LetterAdjective>(letterAdjectives);
/** What is set in type; a strong name is not yet one in heavy letters. */
const typeNouns = new Set([
  ...[...letterNouns].filter((noun) => noun !== 'name'),
  ...words(
    'serif serifs sans sans-serif slab handwriting handwritten cursive calligraphy caps capital lowercase uppercase grotesk monospace',
  ),
]);
/** Words that stand between letters and what describes them. */
const between = words(
  'and very quite rather really fairly · big large small tall italic slanted bold rounded round handwritten hand-lettered',
);
const reach = 4;

/** "Big heavy italic capitals", "lettere strette e sottili": adjectives with what they ask of the letters that they stand beside. */
export const findLetterAdjectives = (tokens: readonly Token[]): PhraseMatch<LetterAdjective>[] =>
  adjectives.scan(tokens).filter(({ from, to }) => meetsType(tokens, to) || meetsType(tokens, from - 1, -1));

/** Whether a word for letters comes next in a direction, with nothing but other words about letters before it. */
export function meetsType(tokens: readonly Token[], start: number, step: 1 | -1 = 1): boolean {
  for (let at = start; at >= 0 && at < tokens.length && Math.abs(at - start) < reach; at += step) {
    const gap = tokens[step === 1 ? at - 1 : at]?.gap ?? '';
    const { key = '', pos } = tokens[at] ?? {};
    if (gap !== '') return false;
    // "Wide letter spacing" says how they stand apart.
    if (typeNouns.has(key)) return !/^(?:spacing|spaced|tracking|kerning|gaps?|distance)$/.test(tokens[at + 1]?.key ?? '');
    const isAdjective = pos === 'ADJ' || [between, colourAdjectives, plainColours].some((known) => known.has(key));
    if (!isAdjective && !adjectives.get(key) && !moods.get(key)) return false;
  }
  return false;
}
