import { isTradeCompound, tellsTrade } from './industry.js';
import { colourAdjectives, isColourWord, plainColours } from '../lexicon/colours.js';
import { neverNames, places } from '../lexicon/words.js';
import { moods } from '../language/personality.js';
import { singular, type Token } from '../text/text.js';
import type { WordVectors } from '../language/word-vectors.js';

/** Words that say how a thing is or what trade it is in: capitalised at the start of a sentence they are no names. */
export const describes =
  (vectors: WordVectors) =>
  (key: string): boolean =>
    moods.get(key) !== undefined ||
    tellsTrade(key) ||
    isTradeCompound(key, vectors) ||
    isColourWord(key) ||
    plainColours.has(singular(key)) ||
    colourAdjectives.has(key);

/** Capitalised words that name a place or another brand: "in Burgundy" is no colour, "ein Logo in Bordeaux" names one, "like Apple" no fruit, but "ein Apfel" is one. */
export const foreignNames = (tokens: readonly Token[], isPicture: (term: string) => boolean): number[] =>
  tokens.flatMap((token, at) =>
    token.capitalised &&
    !token.sentenceStart &&
    // "A Viking helmet", "a French press".
    !(token.gap === '' && isPicture(`${token.key} ${singular(tokens[at + 1]?.key ?? '')}`)) &&
    // "In Weinrot" is put into English as a place that is a colour.
    !(
      tokens[at - 1]?.key === 'in' &&
      isColourWord(token.key) &&
      /^(?:logo|mark|lettering|letters|type|font|name)$/.test(tokens[at - 2]?.key ?? '')
    ) &&
    (places.has(token.own) ? tokens[at - 1]?.key === 'in' || tokens[at - 1]?.key === 'from' : neverNames.has(token.own))
      ? [at]
      : [],
  );
