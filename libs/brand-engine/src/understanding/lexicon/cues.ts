import { list } from '../text/phrases.js';

/** Whether a run of words, folded and between blanks, has one of the phrases; "*" stands for one word. */
export type Cue = (words: string) => boolean;

export const cue = (phrases: string): Cue => {
  const found = new RegExp(` (?:${list(phrases).join('|').replaceAll('*', '\\S+')}) `);
  return (words) => found.test(words);
};
