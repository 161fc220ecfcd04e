import { ideas } from './concepts-ideas.js';
import { things } from './concepts-things.js';
import { list } from '../text/phrases.js';

/** Reads "concept: thing, thing" lines. */
const meanings = (text: string): ReadonlyMap<string, string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [concept = '', things = ''] = line.split(':');
        return [concept.trim(), list(things)];
      }),
  );

/** Ideas and words that no icon is called by, with the things that stand for them, best first. */
export const symbolsOf: ReadonlyMap<string, string[]> = meanings(`${ideas}${things}`);
