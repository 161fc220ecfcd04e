import { isLineOf, isMeasured, isOfRest, isPieceOf, littleNouns } from './colour-measures.js';
import { isPlaceAbroad, scenery } from './scenery.js';
import { tellsTrade } from '../trades/industry.js';
import { colourAdjectives, isColourWord, lentColours, notColoursBefore, plainColours } from '../lexicon/colours.js';
import { creatures } from '../lexicon/kinds.js';
import { materials } from '../lexicon/materials.js';
import { words } from '../text/phrases.js';
import { isWholeClause, joinedAround, singular, type Token } from '../text/text.js';

export const paletteNouns = words(
  'colour color colours colors coloured colored tone tones palette hue hues shade shades scheme accent accents tint tints highlight highlights farbe farben couleur couleurs tons colores colori',
);
/** What is painted, so that a thing before it lends its colour: "cream lettering". */
export const letterNouns = words(
  'letter letters lettering text type typography wordmark font fonts typeface script writing capitals initials name',
);
export const groundNouns = words('background backgrounds backdrop ground');
export const paintedNouns = new Set([...letterNouns, ...groundNouns]);
/** Flowers whose names are also those of colours; lavender, lilac and violet are colours first. */
export const flowers = words('rose poppy sunflower cornflower lily tulip daisy iris orchid thistle dandelion marigold bluebell peony');
const joiners = words('and und et y e or oder ou with & on to into towards toward against meets fading blending melting');
/** What only colours are parts of. */
const blends = words(
  'gradient gradients ombre ombré fade fades fading verlauf farbverlauf degrade dégradé degradado sfumatura sfumato verloop',
);

/** "Mint" is a colour in "mint accents", "teal and mint" or "dusty mint", and a leaf elsewhere. */
export function inColourContext(tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>): boolean {
  const before = tokens[from - 1];
  const after = tokens[to];
  const gapAfter = tokens[to - 1]?.gap ?? '';
  if (isFlower(tokens, from) && standsAlone(tokens, from, to) && namesColourElsewhere(tokens, from, to)) return false;
  if (isOfPlant(tokens, to)) return false;
  if (isInItsColour(tokens, from, to, taken) || isPlaceOfThing(tokens, from) || isMadeOf(tokens, from)) return false;
  if (after && gapAfter === '' && (paletteNouns.has(after.key) || paintedNouns.has(after.key))) return true;
  // "Cream as the background", "sand as the main colour".
  if (
    after?.key === 'as' &&
    gapAfter === '' &&
    tokens.slice(to + 1, to + 4).some(({ key }) => paletteNouns.has(key) || groundNouns.has(key))
  )
    return true;
  // "Litery kremowe": abroad what is painted may stand first.
  const isPaper = before?.key === 'paper' && tokens[from - 2]?.key === 'on';
  if (before?.gap === '' && (paintedNouns.has(before.key) || isPaper) && before.key !== before.own) return true;
  if (after && gapAfter === '' && (plainColours.has(after.key) || plainColours.has(singular(after.key)))) return true;
  if (
    before?.gap === '' &&
    colourAdjectives.has(before.key) &&
    !(tellsTrade(tokens[from]?.key ?? '') || /^(?:fresh|natural|hot|cold|cool|earth)$/.test(before.key))
  )
    return true;
  // "Lila claro": abroad an adjective of colour may stand after the thing.
  if (after && gapAfter === '' && after.key !== after.own && colourAdjectives.has(after.key)) return true;
  // "Honey and black" names two colours, whatever is sold.
  if (after && gapAfter === '' && joiners.has(after.key) && plainColours.has(tokens[to + 1]?.key ?? '') && !isPlainName(tokens, from))
    return true;
  // "Honey, navy": so does a list of them; "fine coffee, navy" is none.
  // "A bay leaf, olive" has one, and "Bienenkorb und Kleeblatt, honiggelb" are two of them.
  const isThing =
    tellsTrade(tokens[from]?.key ?? '') || /^an?$/.test(before?.key ?? '') || isJoinedToThing(tokens, from) || isPieceOf(tokens, from);
  const isItem = before?.gap !== '' || !isThing;
  if (isItem && gapAfter === ',' && isColour(after, tokens[to + 1])) return true;
  if (before && (joiners.has(before.key) || before.gap === ',' || before.gap === '/' || before.gap === '&') && !taken.has(from - 1)) {
    const last = joiners.has(before.key) ? from - (joiners.has(tokens[from - 2]?.key ?? '') ? 3 : 2) : from - 1;
    // "A warm sand colour and charcoal".
    const isOfPalette = tokens[last - 1]?.gap === '' && paletteNouns.has(tokens[last]?.key ?? '');
    const earlier = tokens[isOfPalette ? last - 1 : last];
    const isPhrase = isColourWord(`${tokens[from - (joiners.has(before.key) ? 3 : 2)]?.key ?? ''} ${earlier?.key ?? ''}`);
    if (isColour(earlier, undefined) || isPhrase) return true;
  }
  if (isSecondShade(tokens, from) || isOfCreature(tokens, from, to)) return true;
  // "Cream over turquoise": one colour lies on the other.
  const isOver = gapAfter === '' && /^(?:over|above|under|below)$/.test(after?.key ?? '') && after?.gap === '';
  if (isOver && plainColours.has(tokens[to + 1]?.key ?? '')) return true;
  if (isBlended(tokens, from, to)) return true;
  // "A lavender gradient": only colours run into others; "no gold gradient" speaks of the effect.
  if (after && gapAfter === '' && blends.has(after.key) && !/^(?:no|without|any|not)$/.test(before?.key ?? '')) return true;
  if (followsPalette(tokens, from) || isToldOfThing(tokens, from, to)) return true;
  if (tellsTrade(tokens[from]?.key ?? '')) return false;
  if (before?.gap === '' && plainColours.has(before.key) && !taken.has(from - 1)) return true;
  // "Cuir cognac": what a material is dyed in.
  if (before?.gap === '' && before.key !== before.own && /^(?:leather|linen|velvet|silk)$/.test(before.key)) return true;
  if (after && joiners.has(after.key) && isColour(tokens[to + 1] ?? tokens[to], tokens[to + 2])) return true;
  // "Mint fading into coral".
  if (after && joiners.has(after.key) && joiners.has(tokens[to + 1]?.key ?? '') && isColour(tokens[to + 2], tokens[to + 3])) return true;
  // "Gold on a background of ivory", "doré sur fond ivoire": what is painted stands between.
  if (after && gapAfter === '' && /^(?:on|in)$/.test(after.key) && isPaintedWith(tokens, to + 1)) return true;
  // "Cream and pasture green": whatever shade it is, a colour follows.
  if (after && gapAfter === '' && joiners.has(after.key) && tokens[to + 1]?.gap === '' && plainColours.has(tokens[to + 2]?.key ?? ''))
    return true;
  // "Slate with a dash of lime", "charcoal with a little gold"
  if (after?.key === 'with' && gapAfter === '' && isLittleOf(tokens, to + 1)) return true;
  if (isOfRest(tokens, from) && (after === undefined || gapAfter !== '')) return true;
  if (isMeasured(tokens, from) || /^(?:mostly|mainly|predominantly|largely)$/.test(before?.key ?? '')) return true;
  // "Copper please"
  if (standsAlone(tokens, from, after?.key === 'please' && gapAfter === '' ? to + 1 : to)) return true;
  // "In walnut", "we like claret", "turquoise letters on sand".
  const isGround =
    /^(?:on|against|towards?)$/.test(before?.key ?? '') &&
    tokens.slice(Math.max(0, from - 4), from - 1).some((token) => isColour(token, undefined));
  const isWished = before?.gap === '' && (before.key === 'in' || isGround || liking.test(before.key));
  return isWished && (after === undefined || gapAfter !== '' || joiners.has(after.key));
}

const plantParts = /^(?:branch|branches|twigs?|sprigs?|leaf|leaves|cones?|needles?|stems?|buds?|petals?)$/;

/** "Pine branch", "poppy + pine branch": what has such a part is a plant, and so is what is listed with it. */
function isOfPlant(tokens: readonly Token[], to: number): boolean {
  const gap = tokens[to - 1]?.gap ?? '';
  const isPart = (at: number): boolean =>
    tokens[at - 1]?.gap === '' &&
    plantParts.test(tokens[at]?.key ?? '') &&
    !(tokens[at]?.gap === '' && isColourWord(tokens[at + 1]?.key ?? ''));
  if (isPart(to)) return true;
  const next = /^[+&]$/.test(gap.trim()) ? to : gap === '' && tokens[to]?.key === 'and' ? to + 1 : -1;
  return next > 0 && isPart(next + 1);
}

/** Abroad things need no article: "Korb und Klee". */
const isJoinedToThing = (tokens: readonly Token[], from: number): boolean => {
  const [thing, and, word] = [tokens[from - 2], tokens[from - 1], tokens[from]];
  const isAbroad = thing !== undefined && thing.key !== thing.own && thing.pos === 'NOUN' && !isColour(thing, undefined);
  return isAbroad && and?.key === 'and' && word?.key !== word?.own && ![paletteNouns, paintedNouns].some((nouns) => nouns.has(thing.key));
};

/** "A gradient from mint to coral": in a clause that names what only colours are parts of, two of them are colours. */
function isBlended(tokens: readonly Token[], from: number, to: number): boolean {
  const { from: first, to: end } = joinedAround(tokens, from, to);
  const clause = tokens.slice(first, end);
  return (
    clause.some(({ key, own }) => blends.has(key) || blends.has(own)) &&
    clause.some(({ key }, at) => (first + at < from || first + at >= to) && isColourWord(key))
  );
}

/** "A dash of lime", "a little gold": behind "with" a little of another colour. */
const isLittleOf = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from, from + 3).some(({ key }, at) => littleNouns.has(key) || isLineOf(tokens, from + at)) ||
  (tokens[from]?.key === 'a' && tokens[from + 1]?.key === 'little' && isColour(tokens[from + 2], tokens[from + 3]));

/** "Owl navy, key gold", "the crown in gold": a metal that ends what is said of a thing. */
function isToldOfThing(tokens: readonly Token[], from: number, to: number): boolean {
  if (!/^(?:gold|silver|copper|bronze|brass)$/.test(tokens[from]?.key ?? '')) return false;
  const thing = tokens[from - 1];
  // One word of another tongue may be several of English.
  let start = from - 1;
  while (start > 0 && tokens[start - 1]?.start === thing?.start) start--;
  const before = tokens[start - 1];
  const isClause = before?.gap !== '' || /^(?:the|and)$/.test(before.key);
  const isEnd = to >= tokens.length || tokens[to - 1]?.gap !== '' || joiners.has(tokens[to]?.key ?? '');
  return isClause && isEnd && thing?.gap === '' && /^(?:NOUN|ADJ)$/.test(thing.pos) && !isColourWord(thing.key);
}

/** "Navy and a hot coral": behind a colour, with an article and an adjective of its own. */
function isSecondShade(tokens: readonly Token[], from: number): boolean {
  let start = from;
  while (tokens[start - 1]?.gap === '' && colourAdjectives.has(tokens[start - 1]?.key ?? '')) start--;
  const [colour, link, article] = tokens.slice(Math.max(0, start - 3), start);
  if (start === from || !/^(?:a|an)$/.test(article?.key ?? '') || article?.gap !== '') return false;
  return link?.gap === '' && /^(?:and|or|plus)$/.test(link.key) && colour !== undefined && plainColours.has(colour.key);
}

/** "A salmon heron", "a rust fox": what lends its colour, right before a creature. A sea lion and a honey bee are kinds. */
export function isOfCreature(tokens: readonly Token[], from: number, to: number): boolean {
  const [lent, next, after] = [tokens[from], tokens[to - 1]?.gap === '' ? tokens[to] : undefined, tokens[to + 1]];
  const ends = next !== undefined && (next.gap !== '' || after?.pos !== 'NOUN' || after.key.endsWith('ing'));
  return (
    ends &&
    creatures.has(singular(next.key)) &&
    lent?.key === lent?.own &&
    !kindsOfCreatures.has(lent?.key ?? '') &&
    (!creatures.has(lent?.key ?? '') || /^(?:salmon|canary|flamingo)$/.test(lent?.key ?? ''))
  );
}
const kindsOfCreatures = words(
  'honey wax sea ocean snow ice sand wood stone water forest desert fire flame sun moon sky rock grass leaf mud earth rose lemon straw hay river marsh swamp night',
);

const liking = /^(?:likes?|liked|loves?|loved|prefers?|want|wants|fancy|please|use|gladly)$/;

/** "In the colour of cocoa", "tons pêche", "Colours: iris and bone": what a word for colours is followed by. */
function followsPalette(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (
    at >= 0 &&
    /^[,/&]?$/.test(tokens[at]?.gap ?? '') &&
    (isBetween(tokens[at]) || isColour(tokens[at], undefined) || isEpithet(tokens, at))
  )
    at--;
  const { key = '', own = '', gap = '' } = tokens[at] ?? {};
  return paletteNouns.has(key) && (/^[:?]/.test(gap) || (gap === '' && (key !== own || tokens[at + 1]?.key === 'of')));
}

/** "The colour of wet slate". */
const isEpithet = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'ADJ' && /^(?:of|like)$/.test(tokens[at - 1]?.key ?? '');

const isBetween = (token: Token | undefined): boolean => /^(?:of|as|like|the|a|and|or|·)$/.test(token?.key ?? '');

/** "On an ivory ground", "sur un fond ivoire", "sobre fondo azul marino". */
function isPaintedWith(tokens: readonly Token[], from: number): boolean {
  const phrase = tokens.slice(from, from + 4);
  const end = phrase.findIndex(({ gap }) => gap !== '');
  const told = end < 0 ? phrase : phrase.slice(0, end + 1);
  return told.some(({ key }) => groundNouns.has(key)) && told.some(({ key }) => isColourWord(key));
}

/** "The honey and white wine": an article makes it a thing. */
const isPlainName = (tokens: readonly Token[], from: number): boolean => /^(?:a|an|the|our|with)$/.test(tokens[from - 1]?.key ?? '');

/** "Sunflower, yellow": where another clause names the colour, a flower is what is shown. */
export const isFlower = (tokens: readonly Token[], at: number): boolean => flowers.has(singular(tokens[at]?.key ?? ''));
const namesColourElsewhere = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.some(({ key }, at) => {
    if ((at >= from && at < to) || !plainColours.has(key)) return false;
    // "Thistle, dusty blue": an adjective is of its colour.
    let start = at;
    while (at > from && tokens[start - 1]?.gap === '' && colourAdjectives.has(tokens[start - 1]?.key ?? '')) start--;
    return /[,.;:]/.test(tokens[at < from ? at : start - 1]?.gap ?? ',');
  });

/** Degrees up to which a colour is that of a thing. */
const mostApart = 45;

/** Creatures, nuts, trees and vegetables that hardly anybody abroad calls a colour by: "Pilz, grün", "каштан, синий". */
const seldomShades = words(
  'almond beech beet beetroot birch blackberry cedar chestnut dove fern fig flamingo hazelnut kingfisher larch mulberry mushroom peacock pecan pumpkin rhubarb spinach walnut',
);

/** "Śliwka, fioletowa", "λεμόνι, κίτρινο": abroad things need no article, and one that its own colour follows is no colour beside it. */
export function isInItsColour(tokens: readonly Token[], from: number, to: number, taken: ReadonlySet<number>): boolean {
  const [thing, before, next] = [tokens[from], tokens[from - 1], tokens[to]];
  if (!thing || thing.key === thing.own || followsPalette(tokens, from)) return false;
  const opens = before?.gap !== '' || before.key === 'want';
  const isItem = opens && (taken.has(from - 1) || !isColour(before, undefined)) && /^[,.]/.test(tokens[to - 1]?.gap ?? '');
  const [own, told] = [(lentColours.get(thing.key) ?? plainColours.get(thing.key))?.hue, plainColours.get(next?.key ?? '')?.hue];
  if (isItem && seldomShades.has(singular(thing.key)) && plainColours.has(next?.key ?? '')) return true;
  // "Laranja, amarelo e azul": a colour that begins a list of them.
  if (plainColours.has(thing.key) && tokens[to + 1]?.key === 'and' && plainColours.has(tokens[to + 2]?.key ?? '')) return false;
  if (!isItem || materials.has(thing.key) || typeof own !== 'number' || typeof told !== 'number') return false;
  const isTold = to + 1 === tokens.length || tokens[to]?.gap !== '' || tokens[to + 1]?.key === 'and';
  return Math.abs(((own - told + 540) % 360) - 180) <= mostApart && isTold;
}

/** "Un banco de madera": what a thing is made of. */
const isMadeOf = (tokens: readonly Token[], from: number): boolean => {
  const [thing, link, material] = [tokens[from - 2], tokens[from - 1], tokens[from]];
  const isThing = thing?.pos === 'NOUN' && ![paletteNouns, paintedNouns].some((nouns) => nouns.has(thing.key)) && !isColourWord(thing.key);
  return (
    isThing &&
    link?.key === 'of' &&
    link.gap === '' &&
    link.key !== link.own &&
    /^(?:wood|stone|straw|clay|brick|wool|cork|wicker)$/.test(material?.key ?? '')
  );
};

/** "A roastery by the sea", "a studio in the desert": where a thing stands is a thing. */
const isPlaceOfThing = (tokens: readonly Token[], from: number): boolean => {
  const [thing, before, link] = [tokens[from], tokens[from - 1], tokens[from - 2]];
  if (thing?.key !== thing?.own) return isPlaceAbroad(tokens, from);
  if (thing?.gap === '' && isColourWord(tokens[from + 1]?.key ?? '')) return false;
  if (before?.key !== 'the' || before.gap !== '' || link?.gap !== '') return false;
  return (
    /^(?:by|near|at|beside|behind|above|below|along|across)$/.test(link.key) ||
    (/^(?:in|on|from)$/.test(link.key) && scenery.has(thing?.key ?? ''))
  );
};

/** "Calm, lavender, rounded": a thing between two marks in a list of wishes is a colour. */
const standsAlone = (tokens: readonly Token[], from: number, to: number): boolean =>
  !isProper(tokens[from]) && isWholeClause(tokens, from, to);

/** "Hay, Powys": a capital inside a sentence is that of a name; in German every noun has one. */
const isProper = (token: Token | undefined): boolean =>
  token !== undefined && token.capitalised && !token.sentenceStart && token.key === token.own;

function isColour(token: Token | undefined, next: Token | undefined): boolean {
  if (token === undefined) return false;
  const key = singular(token.key);
  if (next !== undefined && token.gap === '' && notColoursBefore.has(next.key)) return false;
  // Several of a thing lend no colour: "walnuts and honey".
  if (isColourWord(token.key) || plainColours.has(key)) return true;
  return colourAdjectives.has(token.key) && next !== undefined && isColourWord(singular(next.key));
}

/** "Two cups, one pink and one blue". */
export function isOneOfTwo(tokens: readonly Token[], at: number): boolean {
  const isOne = (place: number): boolean => tokens[place - 1]?.key === 'one' && plainColours.has(tokens[place]?.key ?? '');
  return isOne(at) && tokens.some((_, place) => place !== at && isOne(place));
}
