import type { Constraints, Form } from '../../brief.js';
import { list } from '../text/phrases.js';

/** What an adjective asks of letters: a form of theirs, or a class of typefaces. */
export type LetterAdjective = { form: Form } | { typeClass: Constraints['typeClass'] };

const asking = (phrases: string, asked: LetterAdjective): [string, LetterAdjective][] => list(phrases).map((phrase) => [phrase, asked]);

/** Adjectives that speak of type where they stand beside letters, and of anything else elsewhere. */
export const letterAdjectives: readonly (readonly [string, LetterAdjective])[] = [
  ...asking('light, thin, fine, slim, slender, delicate, dainty, skinny, hairline, light and airy, gentle, tender', { form: 'thin' }),
  ...asking(
    'heavy, bold, thick, fat, chunky, sturdy, strong, stout, hefty, massive, enormous, huge, hulking, beefy, mighty, solid, robust, black weight, blocky',
    {
      form: 'heavy',
    },
  ),
  ...asking('spacious, spaced, airy, widely spaced, spaced apart, spaced far apart, far apart', { form: 'tracked' }),
  ...asking('narrow, condensed, compressed, tall', { typeClass: 'condensed' }),
  ...asking('curly, swirly, loopy, looping, flowing, swashy, joined-up', { typeClass: 'script' }),
  ...asking('gothic, fraktur, blackletter', { typeClass: 'blackletter' }),
  ...asking('wide, broad, extended, expanded', { typeClass: 'wide' }),
];
