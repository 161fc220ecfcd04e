import { descriptorWords, openers, stopWords } from './lexicon/words.js';
import { findQuotes } from './name-quoted.js';
import { drawable } from './script.js';
import { fold } from './text.js';

const longestDescriptor = 40;
const longestTail = 2;
const announced = /(?:tagline|slogan|motto|strapline|subtitle)\s?(?::|is|of|reads|saying)\s?([^".;:!?\n]{2,60})/i;

/** The tagline that the prompt gives, or null. */
export function findTagline(text: string): string | null {
  const quoted = findQuotes(text).find((quote) => quote.tagline)?.content;
  return tidyDescriptor(quoted ?? announced.exec(text)?.[1] ?? '');
}

/** Splits "Northwind Coffee" into name and descriptor. Only words of trade come off: "Domaine Fauvel" stays whole. */
export function splitDescriptor(name: string): { name: string; descriptor: string | null } {
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
    if (ofTrade && standsAlone && !descriptorWords.has(fold(head.join(' ')))) return { name: head.join(' '), descriptor: tail.join(' ') };
  }
  return { name, descriptor: null };
}

/** A line as it may be drawn under the name, or null if nothing of it is left. */
export function tidyDescriptor(raw: string): string | null {
  const tidy = drawable(raw).replace(/\s+/g, ' ').trim();
  const cut =
    tidy.length <= longestDescriptor
      ? tidy
      : tidy
          .slice(0, longestDescriptor + 1)
          .replace(/ [^ ]*$/, '')
          .slice(0, longestDescriptor)
          .trim();
  return /[\p{L}\p{N}]/u.test(cut) ? cut : null;
}
