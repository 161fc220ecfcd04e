import { plainColours } from '../lexicon/colours.js';
import { negators, scopeEnds } from '../lexicon/negation.js';
import { words } from '../text/phrases.js';
import { endsClause, singular, type Token } from '../text/text.js';
import { isOrNothing } from './denials.js';

const places = words('in inside on within under above around behind beside over');
const owned = words('the my our its their');
/** Words for "rather" that no table puts into English. */
const rathers = words('lieber plutot mejor meglio melhor liever hellre hellere heller raczej radeji краще лучше mieluummin καλυτερα');
/** Verbs of a wish behind "instead of a hare". */
const wishing = words('want wants would should could must need we i ma powinien powinna mabyt byt skal ska');

/** Fewer words are no chat. */
const shortestChat = 12;

/** A chat without marks. */
export const hasFewMarks = (tokens: readonly Token[]): boolean =>
  tokens.length >= shortestChat && tokens.filter(({ gap }) => gap !== '').length * shortestChat <= tokens.length;

/** "No mouse pink and black", "theres no uncle can we have a pepper": without marks a colour behind a noun, and a question, are a wish. */
export const opensWish = (tokens: readonly Token[], at: number, from: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const isColour = (own: Token | undefined): boolean => plainColours.has(own?.key ?? '');
  return (
    (isColour(token) && before?.pos === 'NOUN' && !isColour(before)) ||
    // "No es pardo es blanco queremos el gato": abroad the verb says who wishes.
    (token?.key === 'want' && token.key !== token.own && at - from > 2) ||
    /^(?:can|could|would|we|i|btw|lol|its|thats|theres|colou?rs?|font|just)$/.test(token?.key ?? '')
  );
};

/** Where a denial stops inside a clause: at "but", at a new wish, and at an "and" that opens something else. */
export function endsScope(tokens: readonly Token[], from: number, at: number, opensList: boolean): boolean {
  const key = tokens[at]?.key ?? '';
  if (scopeEnds.has(key) || rathers.has(tokens[at]?.own ?? '') || isMoreOf(tokens, at)) return true;
  // "No mouse please pink": behind what is denied, "please" opens a wish or ends one.
  if (key === 'please') return true;
  // "Em vez de um pão queremos uma estrela": what stands instead of it.
  if (/^(?:instead|rather)$/.test(tokens[from]?.key ?? '') && (wishing.has(key) || wishing.has(tokens[at]?.own ?? ''))) return true;
  // "No letters inside the acorn": where nothing is to stand, something is.
  if (places.has(key) && owned.has(tokens[at + 1]?.key ?? '')) return true;
  // "Nothing with hearts" and "no people with headsets" go on; "no icon with the name beside it" does not.
  const next = tokens[at + 1];
  if (key === 'with') return !(opensList || tokens[from]?.key === 'nothing' || (next !== undefined && isPlural(next)));
  // "It makes people think of parrots, and we mostly see tortoises".
  if (key === 'and' && /^(?:we|i|they|he|she|you)$/.test(next?.key ?? '')) return true;
  if (/^(?:and|plus)$/.test(key)) return !opensList && !isParallel(tokens, at);
  // "No cups, we want something warm": a subject opens a new wish.
  return /^(?:we|i|it|make|use|let)$/.test(key) && tokens[at - 1]?.gap !== '';
}

/** "Not barbie pink, more a dusty rose", "nicht rot, mehr ein Wein": what is meant instead. */
const isMoreOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'more' &&
  tokens[at].gap === '' &&
  /^(?:a|an|of|like|towards?|into|in|on)$/.test(tokens[at + 1]?.key ?? '') &&
  !/^(?:no|any)$/.test(tokens[at - 1]?.key ?? '');

/** "No gradients and shadows": what follows "and" is one bare noun or colour like the one before, up to the end of the clause. */
function isParallel(tokens: readonly Token[], and: number): boolean {
  const [before, next] = [tokens[and - 1], tokens[and + 1]];
  // One word abroad may be two of English: "шестерёнок" are gear wheels.
  const last = tokens.findLast(({ start }) => start === next?.start);
  const after = last?.gap === '' ? tokens[tokens.indexOf(last) + 1] : undefined;
  // "Без серпа и молота и без звёзд".
  const isRenewed = after?.key === 'and' && /^(?:no|without)$/.test(tokens[and + 3]?.key ?? '');
  if (!before || !next || (after !== undefined && after.pos !== 'ADP' && !isRenewed)) return false;
  const isColour = (token: Token): boolean => plainColours.has(singular(token.key));
  if (isColour(before) || isColour(next)) return isColour(before) && isColour(next);
  // Abroad the keys are singular, and a bare noun follows a bare noun.
  const isAbroad = ({ pos, key, own }: Token): boolean => (pos === 'NOUN' || (pos === 'VERB' && !/(?:ing|ed)$/.test(key))) && key !== own;
  return (isPlural(before) && isPlural(next)) || (isAbroad(before) && isAbroad(next));
}

const isPlural = ({ key, pos }: Token): boolean => (pos === 'NOUN' || pos === '') && key.length > 3 && singular(key) !== key;

/**
 * After a comma the denial goes on in a list of short items that ends with "or" ("and" too, after "avoid"), and over
 * bare plurals that follow each other ("no leaves, trees, sprouts").
 */
export function continuesList(tokens: readonly Token[], start: number, from: number, opensList: boolean): boolean {
  let sinceItem = 0;
  const isArticle = (at: number): boolean => /^an?$/.test(tokens[at]?.key ?? '');
  for (let at = from; at < tokens.length && at < from + 12; at++) {
    const token = tokens[at];
    if (!token) return false;
    // "Not corporate, coral, a calculator or nothing".
    if (/^(?:or|nor)$/.test(token.key) || (opensList && token.key === 'and')) return !isOrNothing(tokens, at + 1);
    // "Not boring, teal, a lotus or a wave": bare words are not in one list with things behind their articles.
    if (isArticle(at) && ![start - 1, start].some(isArticle)) break;
    if (negators.at(tokens, at) || scopeEnds.has(token.key) || token.key === 'with' || ++sinceItem > 3) break;
    if (token.gap.includes(',')) sinceItem = 0;
    else if (endsClause(token.gap)) break;
  }
  const [before, item] = [tokens[from - 1], tokens[from]];
  const isAlone = item !== undefined && (item.gap !== '' || tokens[from + 1] === undefined);
  const isSame =
    before !== undefined && item !== undefined && (isPlural(before) ? isPlural(item) : opensList && kindOf(before) === kindOf(item));
  return isAlone && isSame && from > start;
}

const kindOf = ({ key, pos }: Token): string => (plainColours.has(singular(key)) ? 'colour' : pos);
