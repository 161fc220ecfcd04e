import { several } from '../asked/asked-things.js';
import { creatures } from '../lexicon/kinds.js';
import { flowers, isOfCreature, paintedNouns, paletteNouns } from './colour-context.js';
import { type ColourWord, colourAdjectives, isColourWord, metallic, plainColours } from '../lexicon/colours.js';
import { materials } from '../lexicon/materials.js';
import { brandNouns, stopWords } from '../lexicon/words.js';
import { type PhraseMatch, words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';

/** No word of a table is put into more; hyphens join thousands. */
const mostOfOneWord = 6;

/** "Tasse" is a coffee cup and "helado" ice cream, and nothing of them a colour. */
export const isOfOneWord = (tokens: readonly Token[], at: number): boolean => {
  const isSame = (place: number): boolean => tokens[place]?.start === tokens[at]?.start;
  let [first, last] = [at, at];
  while (isSame(first - 1) && at - first < mostOfOneWord) first--;
  while (isSame(last + 1) && last - at < mostOfOneWord) last++;
  const [opening, closing] = [tokens[first]?.key ?? '', tokens[last]?.key ?? ''];
  // "Duck-egg blue" was parted by its hyphen.
  if (tokens[at]?.text !== undefined && tokens[at].own.includes('-') && tokens[at].text === tokens[at].key) return false;
  const spelled = tokens.slice(first, last + 1).map(({ key }) => key);
  // "Altgold" is old gold.
  if (plainColours.has(spelled.join(' '))) return false;
  // "Grüntöne" are greens.
  const isColour =
    [plainColours, colourAdjectives, paletteNouns, paintedNouns].some((known) => known.has(closing)) || colourAdjectives.has(opening);
  const areTwo = plainColours.has(opening) && metallic.has(closing);
  return first < last && !isColour && !areTwo;
};

export const romanceColours = words(`
  vert verte bleu bleue rouge jaune gris grise rose noir noire blanc blanche brun brune marron violet violette verde azul rojo roja amarillo amarilla
  rosa negro negra blanco blanca morado morada dorado dorada rosso rossa giallo gialla blu azzurro azzurra grigio grigia nero nera bianco bianca viola
  marrone vermelho vermelha amarelo amarela cinza preto preta branco branca roxo roxa castanho castanha laranja naranja arancione dore doree dores dorees argente argentee dorato dorata dourado dourada plateado plateada argentato argentata prateado prateada
`);

/** Colours of which there is a little, and no little one. */
const isMetal = (key: string): boolean => metallic.has(key) || key === 'charcoal';

/** "A little flame" is a thing; "a soft coral" is a colour, and "pale blue, a little coral" or "a little gold" a bit of one. */
const isSizedThing = (tokens: readonly Token[], from: number): boolean =>
  !isColourWord(tokens[/^(?:and|with|plus)$/.test(tokens[from - 3]?.key ?? '') ? from - 4 : from - 3]?.key ?? '') &&
  !(tokens[from - 1]?.key === 'little' && isMetal(tokens[from]?.key ?? '')) &&
  /^(?:little|small|tiny|big|large|single)$/.test(tokens[from - 1]?.key ?? '') &&
  /^(?:a|an|one|two|three)$/.test(tokens[from - 2]?.key ?? '');

/** "One peacock" is a bird; "one teal, one navy" are colours. */
const isOneCreature = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.gap === '' && tokens[at - 1]?.key === 'one' && creatures.has(singular(tokens[at]?.key ?? ''));

/** "A salmon tone", "a rose pink", "a salmon heron": what is painted, or the colour that is shaded; abroad "un salmone rosa" is a thing and its colour. */
const isShadeBefore = (tokens: readonly Token[], to: number): boolean => {
  const next = tokens[to - 1]?.gap === '' ? tokens[to] : undefined;
  if (!next || (next.key !== next.own && romanceColours.has(next.own))) return false;
  return [paletteNouns, paintedNouns, plainColours].some((nouns) => nouns.has(next.key)) || isOfCreature(tokens, to - 1, to);
};

/** "Vi rostar kaffe": a verb that happens to be a colour, and what it is done to; "we like red" names one. */
export const isDeed = (tokens: readonly Token[], at: number): boolean => {
  const isVerb = (place: number): boolean =>
    tokens[place]?.pos === 'VERB' && /^(?:i|we|they)$/.test(tokens[place - 1]?.key ?? '') && tokens[place - 1]?.gap === '';
  return isVerb(at) || (isVerb(at - 1) && tokens[at - 1]?.gap === '' && isColourWord(tokens[at - 1]?.key ?? ''));
};

/** "An elk standing in mist", "an accordion in flames": what a thing stands in is no colour of it; "the letters in smoke" and "in smoke and navy" name one. */
function isSurrounding(tokens: readonly Token[], from: number, to: number): boolean {
  const [thing, link] = [tokens[from - 2], tokens[from - 1]];
  // "Down to earth" is a mood.
  if (tokens[from]?.key === 'earth' && link?.key === 'to' && thing?.key === 'down') return true;
  if (!/^(?:fog|mist|smoke|flames?|fire|snow)$/.test(tokens[from]?.key ?? '') || link?.gap !== '') return false;
  // "A locomotive, no smoke".
  if (/^(?:no|without|any)$/.test(link.key)) return to === tokens.length || tokens[to - 1]?.gap !== '' || tokens[to]?.key === 'or';
  if (link.key !== 'in' || thing?.gap !== '') return false;
  const isThing = /^(?:NOUN|VERB)$/.test(thing.pos) && ![brandNouns, paintedNouns, paletteNouns].some((nouns) => nouns.has(thing.key));
  const isList = tokens[to - 1]?.gap === '' && /^(?:and|with|plus|tones?|colou?rs?)$/.test(tokens[to]?.key ?? '');
  return isThing && !isList;
}

/** "A helmet with flame", "a chimney or smoke": what a thing is shown with, or what may be shown for it, is a thing; "a shield with copper", "with rust and cream" name a colour. */
function isCompanion(tokens: readonly Token[], from: number, to: number): boolean {
  // "Un forno con la fiamma".
  const before = tokens[from - 1]?.key === 'the' ? from - 2 : from - 1;
  const [thing, link] = [tokens[before - 1], tokens[before]];
  if (
    !/^(?:with|or)$/.test(link?.key ?? '') ||
    link?.gap !== '' ||
    thing?.gap !== '' ||
    thing.pos !== 'NOUN' ||
    materials.has(tokens[from]?.key ?? '')
  )
    return false;
  const isPainted = [brandNouns, paintedNouns, paletteNouns].some((nouns) => nouns.has(thing.key)) || isColourWord(thing.key);
  return !isPainted && (to === tokens.length || tokens[to - 1]?.gap !== '');
}

/** "We make gin from seaweed. … ; seaweed.": alone in its clause, what the prompt told of before is the thing. */
function isToldBefore(tokens: readonly Token[], from: number, to: number): boolean {
  const isAlone = /[.;:!?]/.test(tokens[from - 1]?.gap ?? '') && (to === tokens.length || /[.;!?]/.test(tokens[to - 1]?.gap ?? ''));
  return (
    isAlone &&
    tokens.some(
      ({ key, pos }, at) =>
        at < from - 1 && key === tokens[from]?.key && pos === 'NOUN' && tokens[at - 1]?.pos === 'ADP' && tokens[at - 1]?.key !== 'in',
    )
  );
}

/** "Black Thistle. Thistle, obviously": what a name speaks of and is a matter of course. */
const isMatterOfCourse = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:obviously|obvs|naturally|clearly)$/.test(tokens[to]?.key ?? '') &&
  tokens.some(({ key, capitalised }, at) => at < from && capitalised && key === tokens[from]?.key);

/** "A compass rose" is a sign on a chart. */
const isWindRose = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.key === 'rose' && tokens[from - 1]?.gap === '' && /^(?:compass|wind)$/.test(tokens[from - 1]?.key ?? '');

/** "A fine thistle, lilac and grey": a flower that is told how it is drawn, where its colours are told behind it. */
function isDescribedFlower(tokens: readonly Token[], from: number, to: number): boolean {
  const [article, epithet] = [tokens[from - 2], tokens[from - 1]];
  const isDescribed = article?.gap === '' && epithet?.gap === '' && /^(?:a|an|one)$/.test(article.key) && epithet.pos === 'ADJ';
  if (!isDescribed || colourAdjectives.has(epithet.key) || !flowers.has(tokens[from]?.key ?? '') || isShadeBefore(tokens, to)) return false;
  return tokens.slice(to, to + 4).some(({ key }) => plainColours.has(key));
}

/** "Symbol: lemon", "Znak: borowik": what fills the field for a picture is one; "logo: cream, navy" are colours. */
const fillsPictureField = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from - 1]?.gap.startsWith(':') === true &&
  /^(?:symbol|icon|image|picture|motif|emblem|illustration|logo|mark|sign)$/.test(tokens[from - 1]?.key ?? '') &&
  !tokens.slice(to, to + 2).some(({ key }) => isColourWord(key) || colourAdjectives.has(key));

/** "And a fern, not a mushroom. Fern.": what had its article before is the same thing again, alone in its sentence. */
function isThingBefore(tokens: readonly Token[], from: number, to: number): boolean {
  const key = tokens[from]?.key ?? '';
  const isAlone = /[.;:!?]/.test(tokens[from - 1]?.gap ?? '') && (to === tokens.length || /[.;!?]/.test(tokens[to - 1]?.gap ?? ''));
  return (
    isAlone &&
    to - from === 1 &&
    !plainColours.has(key) &&
    tokens.some((token, at) => at < from && token.key === key && tokens[at - 1]?.gap === '' && /^(?:a|an)$/.test(tokens[at - 1]?.key ?? ''))
  );
}

/** "En Granada", "à Liège": a word with a capital inside its sentence, behind where something is; behind German "in" every noun has one. */
function isTown(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, token] = [tokens[from - 1], tokens[from]];
  const isAbroad = token !== undefined && token.key !== token.own && token.start === tokens[to - 1]?.start;
  const isCapital = isAbroad && token.capitalised && !token.sentenceStart && !plainColours.has(token.key);
  return isCapital && before?.gap === '' && before.own !== 'in' && /^(?:in|at|from|near)$/.test(before.key);
}

const drawnSo =
  /^(?:pixel(?:l?ated)?|blocky|cartoon|origami|engraved|etched|woodcut|styli[sz]ed|sketched|abstract|smiling|.*(?:-bit|-drawn|-art))$/;

/** "8-bit strawberry", "a hand-drawn lime", "a four leaf clover": how something is drawn is said of things; "a blocky orange wordmark" has a colour. */
const isDrawnSo = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from - 1]?.gap === '' &&
  (drawnSo.test(tokens[from - 1]?.key ?? '') || (tokens[from - 1]?.key === 'leaf' && several.test(tokens[from - 2]?.key ?? ''))) &&
  !plainColours.has(tokens[from]?.key ?? '') &&
  (to === tokens.length || tokens[to - 1]?.gap !== '' || stopWords.has(tokens[to]?.key ?? ''));

/** "A leaf" has an article; and what is told of twice ("mushroom farm … mushroom") is what it is about. */
export const isThingElsewhere = (tokens: readonly Token[], { from, to }: PhraseMatch<ColourWord>): boolean =>
  isTown(tokens, from, to) ||
  isThingBefore(tokens, from, to) ||
  isScoop(tokens, from) ||
  isSurrounding(tokens, from, to) ||
  isDrawnSo(tokens, from, to) ||
  (to - from === 1 &&
    !plainColours.has(tokens[from]?.key ?? '') &&
    (isCompanion(tokens, from, to) ||
      isWindRose(tokens, from) ||
      isDescribedFlower(tokens, from, to) ||
      fillsPictureField(tokens, from, to) ||
      isToldBefore(tokens, from, to) ||
      isMatterOfCourse(tokens, from, to))) ||
  ((to - from === 1 || tokens[from]?.start === tokens[to - 1]?.start) &&
    ((tokens[from]?.key === 'leaf' && !(tokens[from].gap === '' && plainColours.has(tokens[to]?.key ?? ''))) ||
      ((/^(?:a|an)$/.test(tokens[from - 1]?.key ?? '') || isSizedThing(tokens, from) || isOneCreature(tokens, from)) &&
        !isShadeBefore(tokens, to)) ||
      tokens.some(
        ({ key, gap }, at) => at < from && key === tokens[from]?.key && gap === '' && brandNouns.has(tokens[at + 1]?.key ?? ''),
      )));

/** "Una volpe rossa" is a red fox and "elephant grey-blue" a grey-blue elephant, though "fox red" and "elephant grey" are colours. */
export const isThingInColour = (tokens: readonly Token[], { from, to }: PhraseMatch<ColourWord>): boolean => {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (first?.start === last?.start) return false;
  return last?.start === tokens[to]?.start || (/^(?:a|an)$/.test(tokens[from - 1]?.key ?? '') && romanceColours.has(last?.own ?? ''));
};

/** "Black ink", "tinta negra", "one ink": ink that is told its colour or its number has no other. */
export const isColouredInk = (tokens: readonly Token[], at: number): boolean => {
  const [before, ink, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (ink?.key !== 'ink') return false;
  const isTold = before?.gap === '' && (plainColours.has(before.key) || /^(?:one|single|only)$/.test(before.key));
  return isTold || (ink.gap === '' && ink.key !== ink.own && plainColours.has(next?.key ?? ''));
};

/** "Verde menta" is put into English as mint, and is a colour by its first word. */
export const isShadeAbroad = (token: Token | undefined): boolean =>
  token !== undefined && token.key !== token.own && token.text.includes(' ') && romanceColours.has(token.own);

/** "Gelato" is ice cream, and nothing of it is cream. */
export const isIceCream = (tokens: readonly Token[], at: number): boolean => {
  const [before, own] = [tokens[at - 1], tokens[at]];
  return before?.gap === '' && `${before.key} ${own?.key ?? ''}` === 'ice cream';
};

/** "Drei Kugeln Eis", "due palline di gelato", "blades of grass, green": what is served or has parts is no colour. */
function isScoop(tokens: readonly Token[], from: number): boolean {
  const isOf = tokens[from - 1]?.key === 'of';
  const measure = tokens[isOf ? from - 2 : from - 1];
  if (tokens[from - 1]?.gap !== '' || measure?.gap !== '') return false;
  return /^(?:ball|sphere|scoop)s?$/.test(measure.key) || (isOf && partsOfPlants.has(singular(measure.key)));
}
const partsOfPlants = words('blade tuft clump sprig twig branch stalk stem ear slice wedge bunch sheaf');

/** "A fox with a red hat", "a cactus wearing a hat, … yellow hat": what has an article, there or elsewhere, is a thing that has a colour. */
export function isThingWithColour(tokens: readonly Token[], thing: number): boolean {
  const key = tokens[thing]?.key ?? '';
  if (!/^(?:hat|house|tree|tie|bottle|flag|box|shirt|collar|bread|fruit)s?$/.test(key)) return false;
  return (
    /^(?:a|an|the)$/.test(tokens[thing - 2]?.key ?? '') ||
    tokens.some((own, at) => own.key === key && at !== thing && /^(?:a|an)$/.test(tokens[at - 1]?.key ?? ''))
  );
}

/** "An orange", "two oranges" and "roses" are things; "an orange logo" and "warm oranges" are colours. */
export function isFruit(tokens: readonly Token[], { phrase, from, to }: PhraseMatch<ColourWord>): boolean {
  if (!/^(?:orange|rust|tan|salmon|aubergine|eggplant|marigold|pink)$/.test(phrase)) return false;
  const [before, next] = [tokens[from - 1], tokens[to - 1]?.gap === '' ? tokens[to] : undefined];
  if (tokens[to - 1]?.key !== phrase)
    return !isBesideColours(tokens, from, to) && (before === undefined || !colourAdjectives.has(before.key));
  const isHead = next === undefined || stopWords.has(next.key) || /^(?:cut|halved|sliced)$/.test(next.key);
  return isHead && before?.gap === '' && /^(?:a|an|one|two|three|half|sliced)$/.test(before.key);
}

/** "Pinks and greys", "in reds, oranges and browns". */
function isBesideColours(tokens: readonly Token[], from: number, to: number): boolean {
  const isJoiner = (at: number): boolean => tokens[at]?.key === 'and' && tokens[at].gap === '';
  const isColour = (at: number): boolean => plainColours.has(singular(tokens[at]?.key ?? ''));
  const [gapBefore = '', gapAfter = ''] = [tokens[from - 1]?.gap, tokens[to - 1]?.gap];
  const isListed = (gap: string): boolean => /^[,&+/]$/.test(gap);
  return (
    (gapAfter === '' && isJoiner(to) && isColour(to + 1)) ||
    (isListed(gapAfter) && isColour(to)) ||
    (gapBefore === '' && isJoiner(from - 1) && isColour(from - 2)) ||
    (isListed(gapBefore) && isColour(from - 1))
  );
}

/** Flowers and fruits whose names are those of colours too. */
export const grown = words(
  'rose poppy sunflower cornflower lily tulip daisy iris orchid thistle dandelion marigold bluebell peony lavender lilac violet peach olive plum cherry lemon lime apricot orange salmon raspberry strawberry',
);
/** What is done to fruit, and to no colour: "a half-peeled orange". */
const prepared = /^(?:half-)?(?:peeled|unpeeled|sliced|halved|squeezed|pitted|cut|bitten|eaten)$/;
/** Of two colours that English writes side by side, the second of these is the hue: "a blue violet". */
const hues = words('violet orange lavender lilac');
const isArticle = (token: Token | undefined): boolean =>
  token?.gap === '' && (/^(?:a|an|one|two|three)$/.test(token.key) || /^un['’]/iu.test(token.text));

/** "Une pivoine rose", "una naranja roja", "eine rosa Rose", "fioletowy fiołek", "a violet in purple": what has a colour is no colour. */
export function isGrownInColour(tokens: readonly Token[], at: number): boolean {
  const [before, token, next, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || !grown.has(singular(token.key))) return false;
  if (before?.gap === '' && prepared.test(before.key)) return true;
  // One word of another tongue may be several of English.
  const end = tokens.findIndex(({ start }, place) => place > at && start !== token.start);
  const isEnd = end < 0 || tokens[end - 1]?.gap !== '' || stopWords.has(tokens[end]?.key ?? '');
  if (isEnd && before?.gap === '' && isColourWord(before.key) && before.start !== token.start) {
    let first = at - 1;
    while (first > 0 && tokens[first - 1]?.start === before.start) first--;
    // "Un verde oliva" is a shade; so is the second of two colours of English.
    if ((romanceColours.has(before.own) && !token.capitalised) || (before.key === before.own && hues.has(token.key))) return false;
    return isArticle(tokens[first - 1]) || (token.key !== token.own && before.key !== before.own && tokens[first - 1]?.gap !== '');
  }
  if (!isArticle(before) && !/^un['’]/iu.test(token.text)) return false;
  if (token.gap === '' && next?.key === 'in' && isColourWord(after?.key ?? '')) return true;
  return token.gap === '' && next !== undefined && next.start !== token.start && next.key !== next.own && romanceColours.has(next.own);
}

/** Greek "καφέ «Νιάου»" is a coffee house; elsewhere the word is brown. */
export const isCoffeeHouse = (token: Token | undefined): boolean => token?.own === 'καφε' && /^["“„«]$/.test(token.gap);

/** "Deux feuilles vertes": several things that are green, and no leaf green. */
export const isCountedThing = (tokens: readonly Token[], at: number): boolean => {
  const [before, thing, colour] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    several.test(before?.key ?? '') &&
    // "Not two, forest green"
    before?.gap === '' &&
    thing !== undefined &&
    (thing.pos === 'NOUN' || grown.has(singular(thing.key))) &&
    colour?.start !== thing.start &&
    (thing.gap === '' || thing.key !== thing.own) &&
    (!plainColours.has(singular(thing.key)) || grown.has(singular(thing.key)))
  );
};
