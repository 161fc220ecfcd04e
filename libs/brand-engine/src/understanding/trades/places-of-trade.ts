import { brandNouns, descriptorWords } from '../lexicon/words.js';
import type { Token } from '../text/text.js';

/** Whether an English word says who somebody is or what a place is: "florist", "bakery". */
export const isPlaceOfTrade = (token: Token | undefined): boolean =>
  token !== undefined &&
  (brandNouns.has(token.key) ||
    descriptorWords.has(token.key) ||
    /(?:ers?|ists?|ery|ary|ors?|ians?|smiths?|shop|house|pub|inn|care|laundromat|launderette|kindergarten|gym|spa)$/.test(token.key));
