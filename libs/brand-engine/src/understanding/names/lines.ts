import { descriptorWords, openers, stopWords } from '../lexicon/words.js';
import { drawable } from '../text/script.js';
import { fold } from '../text/text.js';

/** The full names of institutions are set on up to three lines rather than cut. */
export const longestLine = 120;
const longestTail = 2;
/** Marks that lines have and names do not. */
const lineMarks = /([–—…;€™«»“”])/u;

/** How a name is set where nothing else stands under it: "Northwind Coffee" as a name and a line. Only words of trade come off. */
export function linesOf(name: string): { name: string; line: string | null } {
  const parts = name.split(' ');
  for (let length = Math.min(longestTail, parts.length - 1); length >= 1; length--) {
    const head = parts.slice(0, -length);
    const tail = parts.slice(-length);
    const lastOfHead = (head.at(-1) ?? '').toLowerCase();
    const ofTrade = tail.every((part) => descriptorWords.has(fold(part)));
    const standsAlone =
      /[\p{L}\p{N}]$/u.test(head.at(-1) ?? '') &&
      !stopWords.has(lastOfHead) &&
      !openers.has(lastOfHead) &&
      !/['’]s$/.test(head.at(-1) ?? '');
    if (ofTrade && standsAlone && !descriptorWords.has(fold(head.join(' ')))) return { name: head.join(' '), line: tail.join(' ') };
  }
  return { name, line: null };
}

/** A line as it may be drawn under the name, or null if nothing of it is left. */
export function tidyLine(raw: string): string | null {
  const tidy = raw
    .split(lineMarks)
    .map((part) => (lineMarks.test(part) ? part : drawable(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const cut =
    tidy.length <= longestLine
      ? tidy
      : tidy
          .slice(0, longestLine + 1)
          .replace(/ [^ ]*$/, '')
          .slice(0, longestLine)
          .trim();
  return /[\p{L}\p{N}]/u.test(cut) ? cut : null;
}
