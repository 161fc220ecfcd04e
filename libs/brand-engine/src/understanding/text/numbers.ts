/** Numbers that are written out, from two on. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, at) => [word, at + 2]),
);

/** "Three" and "3" are 3; what is no number is NaN. */
export const numberOf = (key: string): number => numberWords.get(key) ?? Number(key);
