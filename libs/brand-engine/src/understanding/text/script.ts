import { UnsupportedPromptError } from '../../unsupported-prompt.js';

/** Letters that the fonts of the pack draw: Latin-1, Latin Extended-A, the Romanian comma letters, the capital ß, Cyrillic, Greek. */
const covered = /[0-9²³½¼¾A-Za-zÀ-ÖØ-öø-ſȘ-țẞЀ-џҐґҒғҖҗҚқҢңҮүҰұҲҳҺһӘәӨөΆΈ-ΊΌΎ-ΡΣ-ώ]/u;
const keycap = /[0-9#*]\uFE0F?\u20E3/gu;
/** Longer names are cut at a word. */
export const longestName = 90;
const nameMark = /[ &'’.,+\-!?/@:·•°#*×$£€¥%=()¡¿ªº№]/u;

/** Refuses a prompt without any letter or digit that can be drawn. */
export function assertCovered(prompt: string): void {
  if (covered.test(drawable(prompt.replace(keycap, '')))) return;
  throw new UnsupportedPromptError(
    'The prompt has no letter or digit of the Latin, Cyrillic or Greek script. Write it, or at least the name of the brand, in one of them.',
  );
}

/** The text in letters that can be drawn: others lose their accents (Vietnamese, full width) or go. */
export function drawable(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((letter) => (covered.test(letter) ? letter : plain(letter)))
    .join('')
    .normalize('NFC');
}

function plain(letter: string): string {
  if (nameMark.test(letter)) return letter;
  // No font of the pack draws "⅓"; after a numeral it stands apart: "33 1/3".
  if (/\p{No}/u.test(letter) && letter.normalize('NFKD').includes('⁄')) return ` ${letter.normalize('NFKD').replace('⁄', '/')}`;
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(base).every((part) => covered.test(part) || nameMark.test(part)) ? base : ' ';
}

/** A name as it may be drawn: covered letters, single spaces, no loose marks at its ends. */
export function tidyName(raw: string): string {
  const tidy = drawable(raw)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;/\-·•'’)=×%]+|[\s,:;/\-·•&'’(=×]+$/gu, '');
  return tidy.length <= longestName
    ? tidy
    : tidy
        .slice(0, longestName)
        .replace(/ [^ ]*$/, '')
        .trim();
}
