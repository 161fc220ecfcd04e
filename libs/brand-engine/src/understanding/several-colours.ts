import type { Brief } from '../brief.js';
import type { Scope } from './negation.js';
import { list, PhraseTable } from './phrases.js';
import type { Token } from './text.js';

type Several = NonNullable<Brief['colours']['several']>;

/** What is said of the colours as a whole, where more than one is meant; abroad it is put into English first. */
const phrases = new PhraseTable<Several>([
  ...list(
    `colourful, colorful, many colours, many colors, many bright colours, several colours, several colors, several bright colours,
     several bright colors, lots of colours, lots of colors, multicoloured, multicolored, multi-coloured, primary colours, primary colors,
     bright primary colours, bright primary colors, bright colours, bright colors, vivid colours, vivid colors, lively colours,
     colour bright, colours bright, colour vivid, rainbow colours, rainbow colors, crayon colours, carnival colours`,
  ).map((phrase) => [phrase, 'bright'] as const),
  ...list(
    `pastel colours, pastel colors, pastels, pastel tones, pastel shades, pastel palette, soft pastels, soft pastel colours, colour pastel,
     colours pastel, tones pastel, shades pastel`,
  ).map((phrase) => [phrase, 'pastel'] as const),
]);

/** Compounds abroad that are put into English as "pastel" alone: "Pastelltöne", "pasteltinten". */
const pastelCompounds = /^pastel+(?:t[oö]ne?n?|farben?|färger|farver|farger|tinten|kleuren)$/i;

/** Whether several colours are asked for without a name: "colourful", "soft pastel colours". */
export function severalColours(tokens: readonly Token[], scopes: readonly Scope[]): Pick<Brief['colours'], 'several'> {
  const isAsked = (from: number): boolean => scopes[from]?.negated !== true;
  const found = phrases.scan(tokens).find(({ from }) => isAsked(from));
  if (found) return { several: found.value };
  return tokens.some(({ text }, at) => pastelCompounds.test(text) && isAsked(at)) ? { several: 'pastel' } : {};
}
