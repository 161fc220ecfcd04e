import { isArticle } from '../asked/articles.js';
import { words } from '../text/phrases.js';
import { singular, type Token } from '../text/text.js';

/** Verbs that are nouns as well, where nothing says that they are nouns. */
const alsoVerbs = words(
  'bear look watch duck seal fly fish hammer fan ring train park plant spring fall match swallow rose saw eye stand bow ship lead hand face book',
);

/** "Please bear with us", "we train dogs", "je lance une fromagerie", "het moet fris ogen": what somebody does or is to do is no thing. */
export function isVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token && isCommand(token, next)) return true;
  // "K.O.A.L.A. stands for kids".
  if (token?.key === 'stands' && token.gap === '' && next?.key === 'for') return true;
  if (!token || before?.gap !== '' || token.capitalised) return false;
  if (/^(?:i|we|they)$/.test(before.key)) return true;
  // "As it stands"; "a sprig that ticks"; "X stands for Y".
  const isThird =
    token.key === token.own &&
    /[^s]s$/.test(token.key) &&
    (token.pos === 'VERB' || alsoVerbs.has(singular(token.key)) || token.key === 'ticks');
  if (isThird && /^(?:it|he|she|which)$/.test(before.key)) return true;
  if (
    isThird &&
    before.key === 'that' &&
    before.own === 'that' &&
    tokens[at - 2]?.gap === '' &&
    tokens[at - 2]?.pos === 'NOUN' &&
    token.gap !== ''
  )
    return true;
  // "Impossible to rattle".
  if (before.key === 'to' && before.own === 'to' && token.pos === 'VERB' && token.key === token.own) return true;
  if (isRelativeVerb(tokens, at)) return true;
  // "A bird building a nest".
  if (token.key === 'building' && before.pos === 'NOUN' && token.gap === '' && isArticle(next)) return true;
  if (/^(?:please|to|can|will|would|should|must|don't)$/.test(before.key) && alsoVerbs.has(token.key))
    return token.key !== 'look' && (token.gap === '' || token.pos === 'VERB') && next !== undefined;
  // Dutch and German put the verb of "should" at the end of its clause.
  if (token.key === token.own || !token.own.endsWith('en') || (token.gap === '' && next !== undefined)) return false;
  let from = at;
  while (from > 0 && tokens[from - 1]?.gap === '') from--;
  const modal = tokens.slice(from, at).findLastIndex(({ key }) => /^(?:should|must)$/.test(key));
  return modal >= 0 && alsoVerbs.has(token.key) && !tokens.slice(from + modal + 1, at).some(isNounBefore);
}

/** "Zwei Zahnräder, die ineinander greifen": where German nouns have their capitals, a small word that ends its clause is a verb. */
export const isGermanVerb = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  const ends = token !== undefined && (token.gap !== '' || at === tokens.length - 1);
  if (!ends || token.capitalised || token.key === token.own || !token.own.endsWith('en') || tokens[at - 1]?.gap !== '') return false;
  return tokens.some(({ capitalised, sentenceStart, pos, key, own }) => capitalised && !sentenceStart && pos === 'NOUN' && key !== own);
};

/** "Drop the heron", "stamp our name on it": one word that opens a sentence of English, with the article of its object right behind it. */
const isCommand = (token: Token, next: Token | undefined): boolean =>
  token.sentenceStart &&
  token.gap === '' &&
  token.key === token.own &&
  token.key === singular(token.key) &&
  next !== undefined &&
  next.key === next.own &&
  /^(?:the|our|your|my|this|that|these|those|his|her|their|its)$/.test(next.key);

/** "A ribbon that shapes a heart", "un fil qui forme une maison": what a thing does to another; "that fox" is one. */
const isRelativeVerb = (tokens: readonly Token[], at: number): boolean => {
  const [thing, relative, verb, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    /^(?:that|which|who)$/.test(relative?.key ?? '') &&
    thing?.gap === '' &&
    thing.pos === 'NOUN' &&
    // "En bjørn som danser": abroad no article is spelt like a relative pronoun that a noun stands before.
    (relative?.own === 'som' ||
      // "A stylist that picks outfits".
      (verb?.gap === '' && verb.key === verb.own && singular(verb.key) !== verb.key && /^(?:NOUN|ADJ|DET|ADP)$/.test(next?.pos ?? '')) ||
      (verb?.gap === '' && (isArticle(next) || /^(?:the|two|three|our|my|its|into|itself)$/.test(next?.key ?? ''))))
  );
};

/** What stands before a noun and not before a verb. */
const isNounBefore = ({ key, pos }: Token): boolean =>
  /^(?:ADP|DET|NUM|CCONJ)$/.test(pos) || /^(?:a|an|the|with|two|three|no|our)$/.test(key);

/** "A well with a rope": behind its article it is a thing. */
export const isWell = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'well' &&
  /^(?:a|an|the|old|stone|village)$/.test(tokens[at - 1]?.key ?? '') &&
  tokens[at - 1]?.gap === '' &&
  (tokens[at].gap !== '' || at === tokens.length - 1 || /^(?:with|of|in|on|and|under|from|behind|beside)$/.test(tokens[at + 1]?.key ?? ''));
