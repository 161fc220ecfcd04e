import { z } from 'zod';
import { poseChanges, rims } from './decisions.js';

/** What a brief says of how its picture is drawn, turned and surrounded; briefs of older nodes say nothing of it. */
export const pictureWishes = {
  /** What is to be done to the picture ("upside down"), and the side to which it is to look. */
  changes: z.array(z.enum(poseChanges)).max(4).optional(),
  facing: z.enum(['left', 'right', 'mirrored']).optional(),
  /** Nothing is to be done to the letters, whatever is done to the picture. */
  plainLetters: z.literal(true).optional(),
  /** What is to go around a round emblem. */
  rim: z.enum(rims).optional(),
  /** How many stripes a picture is to have. */
  stripes: z.number().int().min(1).max(6).optional(),
  /** How thin the lines of a drawing in lines are to be, or that they are to be dashed. */
  lines: z.enum(['fine', 'dashed']).optional(),
};
