/** Whether a run of words, folded and between blanks, has one of the phrases; "*" stands for one word. */
export type Cue = (words: string) => boolean;

export const cue = (phrases: string): Cue => {
  // The comma of a quantifier parts no phrases.
  const found = new RegExp(
    ` (?:${phrases
      .split(/,(?!\d*\})/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '')
      .join('|')
      .replaceAll('*', '\\S+')}) `,
  );
  return (words) => found.test(words);
};
