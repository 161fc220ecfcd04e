import { list } from '../text/phrases.js';

/** A trade: the words that betray it, what its marks show, the hues (OKLCH degrees) it wears well, and its mood in words. */
export interface Industry {
  id: string;
  words: string[];
  concepts: string[];
  hues: number[];
  mood: string;
}

/** Writes one industry on few lines; `words` and `concepts` are comma lists, best first. */
export const industry = (id: string, words: string, concepts: string, hues: number[], mood: string): Industry => ({
  id,
  words: list(words),
  concepts: list(concepts),
  hues,
  mood,
});
