import type { Language } from '../../brief.js';
import { several } from '../asked/asked-things.js';
import { creatures } from '../lexicon/kinds.js';
import { endsPhrase, isOnlySignOfTrade, tellsWhatSomebodyDoes } from '../asked/standing-alone.js';
import { hasArticle, isArticle, withoutArticles } from '../asked/articles.js';
import type { IconRanker } from './icons.js';
import { isWorn, tellsTrade } from '../trades/industry.js';
import { brandNouns } from '../lexicon/words.js';
import { joinedAround, singular, type Token } from '../text/text.js';
import { isPlacedBehind } from './thing-at.js';

/** Words that may stand beside things in a clause that only names what to show: "maybe roots or a spade", "seal or quill". */
const besideThings =
  /^(?:·|a|an|the|one|two|three|some|or|and|maybe|perhaps|either|with|of|little|small|big|single|old|please|preferably|gladly|ideally|possibly|round|long|short|tall|wide|thick|thin|open|new|i|we|like|would|love|imagine|think|as|sign|symbol|icon|motif|in|on|front|his|her|its|to|be|it|is|name|left|right|side|above|below|beside|next)$/;

/** Whether the clause of a thing names nothing but things, and is not what tells the trade. */
export function isPictureClause(
  tokens: readonly Token[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
  language: Language,
): boolean {
  const { from: start, to: end } = joinedAround(tokens, from, to);
  if (isOnlySignOfTrade(tokens, from, to) || tellsWhatSomebodyDoes(tokens, start, to)) return false;
  // "A symbol for a garden", "out of a pink van": whom it is for, and where.
  if (/^(?:out|from|near|by|at)$/.test(tokens[start]?.key ?? '') || tokens.slice(start, from).some(({ key }) => key === 'for'))
    return false;
  if (start === 0)
    return (
      opensWithPicture(tokens, to, end, taken) ||
      opensWithBarePicture(tokens, to, end, taken, icons, language) ||
      (language === 'en' && opensWithKind(tokens, from, to, end, taken))
    );
  if (brandNouns.has(tokens[from]?.key ?? '') || (end < tokens.length && !endsPhrase(tokens[end - 1]))) return false;
  // "An ice cream van" is a van.
  if (tokens[to - 1]?.gap === '' && tokens[to]?.pos === 'NOUN' && tokens[to].start !== tokens[to - 1]?.start) return false;
  // "A squeegee or a window": one of two that nobody draws leaves the other a wish.
  const isChoice = tokens.slice(start, end).some(({ key }) => key === 'or');
  return tokens.slice(start, end).every(({ key, pos, capitalised, sentenceStart }, offset) => {
    const at = start + offset;
    if (at >= from && at < to) return true;
    // A name may stand in no such clause; a colour or a mood may.
    if (taken.has(at) && capitalised && !sentenceStart) return false;
    return (
      besideThings.test(key) ||
      /^(?:ADJ|ADV|VERB|DET|ADP)$/.test(pos) ||
      (isChoice && pos !== 'PRON') ||
      icons.find(singular(key)).length > 0
    );
  });
}

/** "A fox inside a crescent moon, copper. For my label": a prompt may open with the picture, and then tells neither trade nor name in that clause. */
function opensWithPicture(tokens: readonly Token[], to: number, end: number, taken: ReadonlySet<number>): boolean {
  // "A dog next to a cat for the vet Paw & Claw", "a lamp above the name Ilex": whom it is for comes after it.
  const goal = tokens.findIndex(({ key }, at) => (key === 'for' || key === 'name') && at >= to && at < end);
  const clause = tokens.slice(0, goal < 0 ? end : goal);
  const [first] = clause;
  return (
    (isArticle(first) || several.test(first?.key ?? '')) &&
    !clause.some(
      ({ key, capitalised }, at) =>
        (brandNouns.has(key) && !/^(?:coffee|house)$/.test(key)) ||
        /^(?:for|called|named|we|our|my|i|logo|by|who)$/.test(key) ||
        (taken.has(at) && capitalised && at > 0) ||
        (tellsTrade(key) &&
          !isWorn(tokens, at) &&
          !isCounted(tokens, at) &&
          !isWhere(tokens, at) &&
          !(hasArticle(tokens, at) && (at > 1 || creatures.has(singular(key))))),
    )
  );
}

/** How many words tell of what kind a picture is. */
const longestKind = 4;

/** "Low poly wolf, Polywolf", "woodcut of a boar, Wild Table": a first clause that ends in a thing, and says only of what kind its picture is. */
function opensWithKind(tokens: readonly Token[], from: number, to: number, end: number, taken: ReadonlySet<number>): boolean {
  const before = tokens.slice(0, from);
  return (
    from > 0 &&
    from <= longestKind &&
    to === end &&
    /^[,.;]/.test(tokens[end - 1]?.gap ?? '') &&
    end < tokens.length &&
    !taken.has(from) &&
    !tokens.slice(0, to).some(({ key }) => tellsTrade(key) || brandNouns.has(key)) &&
    before.every(
      ({ key, pos, capitalised }, at) =>
        !(capitalised && at > 0) &&
        !ofBrands.test(key) &&
        !/^(?:PRON|CCONJ|SCONJ|AUX)$/.test(pos) &&
        (pos !== 'VERB' || /(?:ing|ed)$/.test(key)) &&
        (pos !== 'ADP' || key === 'of'),
    )
  );
}

/** Words of a wish or a name, which a clause that is only a picture has not. */
const ofBrands = /^(?:called|named|we|our|my|i|logo|by|who|is|are|has|want|wants|need|needs)$/;

/** "Лиса под луной", "kettu tynnyrin päällä, oranssi", "читающая сова для библиотеки": without articles, things and how they are or stand. */
function opensWithBarePicture(
  tokens: readonly Token[],
  to: number,
  end: number,
  taken: ReadonlySet<number>,
  icons: IconRanker,
  language: Language,
): boolean {
  if (!withoutArticles.has(language)) return false;
  const goal = tokens.findIndex(({ key }, at) => key === 'for' && at >= to && at < end);
  const clause = tokens.slice(0, goal < 0 ? end : goal);
  return (
    clause.length > 1 &&
    (goal >= 0 || endsPhrase(clause.at(-1))) &&
    clause.every(({ key, own, pos, capitalised }, at) => {
      if ((capitalised && at > 0) || taken.has(at) || ofBrands.test(key) || brandNouns.has(key)) return false;
      if (tellsTrade(key) && !creatures.has(singular(key)) && !isWhere(tokens, at) && !isPlacedBehind(tokens, at)) return false;
      const isDoing = key !== own && key.endsWith('ing');
      return isDoing || besideThings.test(key) || /^(?:ADJ|ADV|VERB|DET|ADP|NUM)$/.test(pos) || icons.find(singular(key)).length > 0;
    })
  );
}

/** "Una balena tra le nuvole": where a thing stands tells no trade. */
const isWhere = (tokens: readonly Token[], at: number): boolean =>
  /^(?:above|below|under|behind|among|between|beneath)$/.test(tokens[tokens[at - 1]?.key === 'the' ? at - 2 : at - 1]?.key ?? '');

/** "A pile of books". */
const isCounted = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.key === 'of' && hasArticle(tokens, at - 2);
