/** Words by which one thing is to look like another, as part of a pattern: "a fox that looks like a leaf". */
export const likening =
  '(?:(?:that|which|made to|meant to|supposed to) looks?|looking) (?:(?:a bit|a little|almost|just|also) )?like|(?:that|which) resembles?|resembling|shaped like|(?:in|into) the (?:shape|form) of|(?:disguised|dressed|dressed up) as';

const likens = new RegExp(`(?<!\\S)(?:${likening})(?!\\S)`);

/** Whether words tell what a thing is to look like, and judge nothing. */
export const isLikening = (keys: string): boolean => likens.test(keys);
