import type { IconRanker } from './icons.js';
import { plainColours } from '../lexicon/colours.js';
import { brandNouns, ordered } from '../lexicon/words.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';
import type { Span } from '../wishes.js';

/** What a logo is put on. */
export const carriers = words(
  'van lorry truck car vehicle trailer bus fleet sign signboard signage shopfront storefront facade awning window door cup mug bag tote box packaging label jar bottle can tin uniform apron shirt t-shirt tshirt tee polo cap hat jersey hoodie hoody vest jacket workwear overall card menu letterhead envelope invoice stamp sticker flag banner poster flyer website app billboard tag ticket coaster napkin towel wrapper pouch crate glass sweater jumper pullover beanie beany package vase magnet keyring keychain lanyard notebook waistcoat gilet bib tunic umbrella',
);
/** What is done with a logo there, or asked of it. */
const uses =
  /^(?:reads?|readable|legible|recogni[sz]able|visible|works?|looks?|goes|go|put|prints?|printed|print|embroiders?|embroidered|embroider|painted|paint|stitched|sewn|stamped|fits?|used|use|seen|see|appears?|well|good|stands?|hung|hang|displayed|needed|meant|also|mainly|mostly|it|will|logo)$/;
const placing = /^(?:on|onto|across)$/;
const small =
  /^(?:the|a|an|our|my|your|their|his|her|side|back|front|of|white|black|hi|high|vis|hi-vis|visibility|small|big|large|little|both|all|every|and|&|or|·|delivery|company|business|polo|paper|coffee|tea|beer|shop|work|takeaway)$/;
const longest = 7;

const endsPhrase = (gap: string): boolean => /[,;.:!?…()–—]/.test(gap);

/**
 * "Reads well on the side of a white van", "it's for a jar label", "goes on cups and bags": where the logo is used. Neither the thing nor
 * its colour is drawn. "A fox on a van" is a picture, and "logo for a van company" a trade.
 */
export function findPlacesOfUse(tokens: readonly Token[], icons: IconRanker): Span[] {
  const ends = new Map<number, number>();
  tokens.forEach((token, at) => {
    if (!(carriers.has(singular(token.key)) || isSign(token)) || isCompound(tokens, at) || isStall(tokens, at)) return;
    const from = startOf(tokens, at);
    if (from !== undefined && !isTrade(tokens, from) && !showsBefore(tokens, from, icons)) ends.set(from, endOfList(tokens, at + 1));
  });
  return [...[...ends].map(([from, to]) => ({ from, to })), ...findUses(tokens)];
}

/** "Auf dem Schild über der Tür": a sign, which has the word of a shield. */
const isSign = ({ own }: Token): boolean => /^(?:schild|schilder|schildern)$/.test(own);

const working = /^(?:works?|working|used|printed|embroidered|appears?|goes)$/;
const wishing = /^(?:with|want|like|love|please|name|called|colours?|show|but|so)$/;

/** "Works on the scooters themselves, on helmets, in the app": what a sentence says of use, whatever it names besides a carrier. */
function findUses(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, from) => {
    const isUse = placing.test(token.key) && working.test(tokens[from - 1]?.key ?? '') && /[.!?,;]/.test(tokens[from - 2]?.gap ?? '.');
    const end = isUse ? tokens.findIndex(({ gap }, at) => at >= from && /[.!?;]/.test(gap)) : -1;
    const told = tokens.slice(from, end + 1);
    const isPlain = told.every(({ key }) => !wishing.test(key) && !plainColours.has(key));
    return isUse && end > from && isPlain && countIn(tokens, from, end + 1) > 0 ? [{ from, to: end + 1 }] : [];
  });
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

/** "My coffee van", "our beer truck": where something is sold is the business itself. */
const isStall = (tokens: readonly Token[], at: number): boolean =>
  /^(?:van|truck|trailer|bus)s?$/.test(tokens[at]?.key ?? '') && /^(?:coffee|tea|beer)$/.test(tokens[at - 1]?.key ?? '');

const joins = /^(?:and|or|plus)$/;
/** Words before a carrier in a list: "the white tour van". */
const mostLeading = 3;

/** "On posters, tea towels and raffle tickets": where a list of carriers ends, each behind a comma or an "and". */
function endOfList(tokens: readonly Token[], first: number): number {
  let end = first;
  for (;;) {
    // "On the sign above the door".
    const isAbove = tokens[end - 1]?.gap === '' && /^(?:over|above)$/.test(tokens[end]?.key ?? '') && tokens[end + 1]?.key === 'the';
    if (isAbove && carriers.has(singular(tokens[end + 2]?.key ?? ''))) end += 3;
    const gap = tokens[end - 1]?.gap ?? '.';
    const isJoined = joins.test(tokens[end]?.key ?? '');
    if (!(/^[,&+]$/.test(gap) || (gap === '' && isJoined))) return end;
    const start = behindSide(tokens, isJoined ? end + 1 : end);
    const carrier = carrierFrom(tokens, start);
    // "On signs, jackets and maps": the last of several may be anything.
    const isLast = isJoined && isNoun(tokens[start]) && endsHere(tokens, start);
    if (carrier === undefined) return isLast && countIn(tokens, first - 1, end) > 1 ? start + 1 : end;
    end = carrier + 1;
  }
}

/** "On the side of a crate": where the words begin that say on what. */
function behindSide(tokens: readonly Token[], from: number): number {
  const at = placing.test(tokens[from]?.key ?? '') ? from + 1 : from;
  const said = tokens.slice(at, at + 3).map(({ key }) => key);
  return /^the (?:side|sides|back|front|top|lid) of$/.test(said.join(' ')) ? at + 3 : from;
}

/** By its tag, which abroad tells little. */
const isNoun = (token: Token | undefined): boolean =>
  token !== undefined && (token.key !== token.own ? token.pos !== 'DET' : /^(?:NOUN|PROPN)$/.test(token.pos));

const endsHere = (tokens: readonly Token[], at: number): boolean => tokens[at + 1] === undefined || endsPhrase(tokens[at]?.gap ?? '');

function carrierFrom(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at <= from + mostLeading; at++) {
    const token = tokens[at];
    if (!token) return undefined;
    if (carriers.has(singular(token.key)) && !isCompound(tokens, at)) return at;
    const mayLead = placing.test(token.key) || small.test(token.key) || /^(?:ADJ|DET|PRON|NOUN)$/.test(token.pos);
    if (token.gap !== '' || joins.test(token.key) || !mayLead) return undefined;
  }
  return undefined;
}

/** How many carriers a list names. */
const countIn = (tokens: readonly Token[], from: number, to: number): number =>
  tokens.slice(from, to).filter(({ key }) => carriers.has(singular(key))).length;

/** The preposition before a carrier, with nothing but small words, adjectives and other carriers between them. */
function startOf(tokens: readonly Token[], at: number): number | undefined {
  for (let place = at - 1; place >= 0 && at - place <= longest; place--) {
    const token = tokens[place];
    if (!token || endsPhrase(token.gap)) return undefined;
    if (placing.test(token.key) || isHung(tokens, place)) return place;
    // "A logo for shirts and mugs", "for labels and glasses": two things that carry it are no trade.
    const isAsked = place === 0 || endsPhrase(tokens[place - 1]?.gap ?? '') || asksFor(tokens[place - 1]?.key ?? '');
    if (token.key === 'for' && isAsked && countIn(tokens, at, endOfList(tokens, at + 1)) > 1) return place;
    // "A patch for hats"
    if (token.key === 'for' && /^(?:patch|badge|sticker|emblem|crest)$/.test(tokens[place - 1]?.key ?? '')) return place;
    // "A logo for our website and vans"
    const isOurs = /^(?:logos?|signs?)$/.test(tokens[place - 1]?.key ?? '') && /^(?:our|my|the)$/.test(tokens[place + 1]?.key ?? '');
    if (token.key === 'for' && isOurs) return place;
    if (token.key === 'for' && /^(?:it|it's|is|used|meant|also|mainly|mostly|needed|works?|be)$/.test(tokens[place - 1]?.key ?? ''))
      return place;
    const isSameWord = token.start === tokens[at]?.start;
    if (!isSameWord && !small.test(token.key) && !/^(?:ADJ|DET|PRON)$/.test(token.pos) && !carriers.has(singular(token.key)))
      return undefined;
  }
  return undefined;
}

/** "The sign will hang over a green door". */
const isHung = (tokens: readonly Token[], at: number): boolean =>
  /^(?:over|above)$/.test(tokens[at]?.key ?? '') && /^(?:hang|hangs|hung|hanging)$/.test(tokens[at - 1]?.key ?? '');

/** "Szukamy znaku na bilety": what is asked for is put there. */
const isOfRequest = (key: string): boolean => ordered.has(key) || key === 'sign';
const asksFor = (key: string): boolean => isOfRequest(key) || /^(?:needed|need|want|used|meant|mainly|mostly|also|it)$/.test(key);

/** Whether a thing that can be drawn stands right before the preposition, and no word of use: that is a scene. */
function showsBefore(tokens: readonly Token[], from: number, icons: IconRanker): boolean {
  for (let place = from - 1; place >= 0; place--) {
    const token = tokens[place];
    if (!token || endsPhrase(token.gap) || uses.test(token.key)) return false;
    if (token.pos === 'NOUN' && icons.shows(token.key) && !isOfRequest(token.key)) return true;
  }
  return false;
}
