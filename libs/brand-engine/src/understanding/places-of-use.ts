import type { IconRanker } from './icons.js';
import { plainColours } from './lexicon/colours.js';
import { brandNouns } from './lexicon/words.js';
import { words } from './phrases.js';
import { singular, type Token } from './text.js';
import type { Span } from './wishes.js';

/** What a logo is put on. */
export const carriers = words(
  'van lorry truck car vehicle trailer bus fleet sign signboard signage shopfront storefront facade awning window door cup mug bag tote box packaging label jar bottle can tin uniform apron shirt t-shirt tshirt tee polo cap hat jersey hoodie vest jacket workwear overall card menu letterhead envelope invoice stamp sticker flag banner poster flyer website app billboard tag ticket coaster napkin towel wrapper pouch crate',
);
/** What is done with a logo there, or asked of it. */
const uses =
  /^(?:reads?|readable|legible|recogni[sz]able|visible|works?|looks?|goes|go|put|prints?|printed|print|embroiders?|embroidered|embroider|painted|paint|stitched|sewn|stamped|fits?|used|use|seen|see|appears?|well|good|stands?|hung|hang|displayed|needed|meant|also|mainly|mostly|it|will|logo)$/;
const before = /^(?:on|onto|across)$/;
const small =
  /^(?:the|a|an|our|my|your|their|his|her|side|back|front|of|white|black|small|big|large|little|both|all|every|and|&|or|·|delivery|company|business|polo|paper|coffee|tea|beer|shop|work|takeaway)$/;
const longest = 7;

const endsPhrase = (gap: string): boolean => /[,;.:!?…()–—]/.test(gap);

/**
 * "Reads well on the side of a white van", "it's for a jar label", "goes on cups and bags": where the logo is used. Neither the thing nor
 * its colour is drawn. "A fox on a van" is a picture, and "logo for a van company" a trade.
 */
export function findPlacesOfUse(tokens: readonly Token[], icons: IconRanker): Span[] {
  const ends = new Map<number, number>();
  tokens.forEach((token, at) => {
    if (!carriers.has(singular(token.key)) || isCompound(tokens, at)) return;
    const from = startOf(tokens, at);
    if (from !== undefined && !isTrade(tokens, from) && !showsBefore(tokens, from, icons)) ends.set(from, at + 1);
  });
  return [...ends].map(([from, to]) => ({ from, to }));
}

/** "We print on mugs" tells what is sold. */
const isTrade = (tokens: readonly Token[], from: number): boolean =>
  /^(?:we|i)$/.test(tokens[from - 2]?.key ?? '') && /^(?:print|paint|embroider|draw|engrave|work)$/.test(tokens[from - 1]?.key ?? '');

/** "A T-shirt brand", "the bottle shop", "bottle green": what stands before another noun or a colour says of which kind it is. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.gap === '' ? tokens[at + 1] : undefined;
  if (plainColours.has(next?.key ?? '')) return true;
  return next?.pos === 'NOUN' && !carriers.has(singular(next.key)) && (brandNouns.has(next.key) || next.start !== tokens[at]?.start);
}

/** The preposition before a carrier, with nothing but small words, adjectives and other carriers between them. */
function startOf(tokens: readonly Token[], at: number): number | undefined {
  for (let place = at - 1; place >= 0 && at - place <= longest; place--) {
    const token = tokens[place];
    if (!token || endsPhrase(token.gap)) return undefined;
    if (before.test(token.key)) return place;
    // "A logo for our website and vans"
    const isOurs = /^(?:logos?|signs?)$/.test(tokens[place - 1]?.key ?? '') && /^(?:our|my|the)$/.test(tokens[place + 1]?.key ?? '');
    if (token.key === 'for' && isOurs) return place;
    if (token.key === 'for' && /^(?:it|it's|is|used|meant|also|mainly|mostly|needed|works?|be)$/.test(tokens[place - 1]?.key ?? ''))
      return place;
    if (!small.test(token.key) && token.pos !== 'ADJ' && token.pos !== 'DET' && token.pos !== 'PRON' && !carriers.has(singular(token.key)))
      return undefined;
  }
  return undefined;
}

/** Whether a thing that can be drawn stands right before the preposition, and no word of use: that is a scene. */
function showsBefore(tokens: readonly Token[], from: number, icons: IconRanker): boolean {
  for (let place = from - 1; place >= 0; place--) {
    const token = tokens[place];
    if (!token || endsPhrase(token.gap) || uses.test(token.key)) return false;
    if (token.pos === 'NOUN' && icons.shows(token.key)) return true;
  }
  return false;
}
