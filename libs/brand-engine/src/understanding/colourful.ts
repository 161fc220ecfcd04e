import type { Scope } from './negation.js';
import { list, PhraseTable } from './phrases.js';
import type { Token } from './text.js';

/** What asks for several bright colours without a name; abroad it is put into English first. */
const phrases = new PhraseTable<true>(
  list(
    `colourful, colorful, many colours, many colors, many bright colours, several colours, several colors, several bright colours,
     several bright colors, lots of colours, lots of colors, multicoloured, multicolored, multi-coloured, primary colours, primary colors,
     bright primary colours, bright primary colors, bright colours, bright colors, vivid colours, vivid colors, lively colours,
     colour bright, colours bright, colour vivid, rainbow colours, rainbow colors, crayon colours, carnival colours`,
  ).map((phrase) => [phrase, true]),
);

export const isColourful = (tokens: readonly Token[], scopes: readonly Scope[]): boolean =>
  phrases.scan(tokens).some(({ from }) => scopes[from]?.negated !== true);
