import { plainColours } from '../lexicon/colours.js';
import { idioms, negators, openNegators, deniedBefore, ofThese, pointsBack, scopeEnds, stronger, weaker } from '../lexicon/negation.js';
import { words } from '../text/phrases.js';
import { endsClause, singular, type Token } from '../text/text.js';

/** How the words around a token bend it: turned away from ("no", "not too") or made stronger or weaker. */
export interface Scope {
  negated: boolean;
  /** "not too", "not overly": turned down, not turned around. */
  softened: boolean;
  intensity: number;
}

const dampers = words('too overly excessively so very particularly super quite');
const places = words('in inside on within under above around behind beside over');
const owned = words('the my our its their');
/** Words for "rather" that no table puts into English. */
const rathers = words('lieber plutot mejor meglio melhor liever hellre hellere heller raczej radeji краще лучше mieluummin καλυτερα');
/** Verbs of a wish behind "instead of a hare". */
const wishing = words('want wants would should could must need we i ma powinien powinna mabyt byt skal ska');
const intensityReach = 3;
/** A plain "no" reaches over one noun phrase or a list of them; what opens a list reaches to its end. */
const reaches = { plain: 9, open: 24 };

/** Reads negation and intensity of every token in one pass. Words that only spell a name deny nothing: "Sans Souci". */
export function readScopes(tokens: readonly Token[], spelled: ReadonlySet<number> = new Set()): Scope[] {
  const scopes = tokens.map((): Scope => ({ negated: false, softened: false, intensity: 1 }));
  for (let at = 0; at < tokens.length; at++) {
    if (spelled.has(at)) continue;
    // "Gradients not needed" looks back.
    const opening = openingDenial(tokens, at);
    const cue = opening ?? (deniedBefore.at(tokens, at) ? undefined : cueAt(tokens, at));
    const anaphor = pointsBack.at(tokens, at);
    const isLast = anaphor && (tokens[anaphor.to] === undefined || tokens[anaphor.to - 1]?.gap !== '');
    if (isLast || (ofThese.at(tokens, at) && scopes[at]?.negated === true)) denySpokenOf(tokens, scopes, at);
    else if (cue) deny(tokens, scopes, cue);
    if (cue) at = cue.to - 1;
    else denyBefore(tokens, scopes, at);
  }
  markIntensity(tokens, scopes);
  return scopes;
}

interface Cue {
  from: number;
  /** The first token after the cue. */
  to: number;
  /** "Avoid" and "anything but" open a list that "and" continues. */
  opensList: boolean;
}

/** "No", "without", "anything but" … at a token, unless it is part of an idiom that denies nothing ("not only", "no matter"). */
function cueAt(tokens: readonly Token[], at: number): Cue | undefined {
  if (idioms.at(tokens, at) || isQuoted(tokens, at) || isLimit(tokens, at)) return undefined;
  const open = openNegators.at(tokens, at);
  if (open) return { from: at, to: open.to, opensList: true };
  const plain = negators.at(tokens, at);
  if (!plain || isStatement(tokens, at) || isAnswer(tokens, at) || isOrNothing(tokens, at) || isNumber(tokens, at) || isOneMore(tokens, at))
    return undefined;
  return { from: at, to: plain.to, opensList: tokens[at]?.key === 'without' && isListOfNouns(tokens, plain.to) };
}

/** "Roosters don't lay eggs" tells what they do; "customers don't want roses" refuses them. */
const isStatement = (tokens: readonly Token[], at: number): boolean => {
  const [before, denial, verb] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    /^(?:don't|doesn't|didn't)$/.test(denial?.key ?? '') &&
    before?.gap === '' &&
    before.pos === 'NOUN' &&
    verb?.pos === 'VERB' &&
    !/^(?:want|need|like|use|show|include|draw|put|have|add|look|do|make|fit|suit|belong|work|love|see|give)$/.test(verb.key)
  );
};

/** "Two colours, no more." sets a limit, and refuses neither. */
const isLimit = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|not|nothing)$/.test(tokens[at]?.key ?? '') &&
  tokens[at + 1]?.key === 'more' &&
  (tokens[at + 1]?.gap !== '' || at + 2 === tokens.length);

/** "With a capital «No»": a word between quotation marks is spoken of. */
const isQuoted = (tokens: readonly Token[], at: number): boolean =>
  /[«“"„‘]$/.test(tokens[at - 1]?.gap ?? '') && /^[»”"“’]/.test(tokens[at]?.gap ?? '');

const longestItem = 3;

/** "Without planes, palm trees and globes": three bare nouns or more are one list. */
function isListOfNouns(tokens: readonly Token[], from: number): boolean {
  let [items, length, hasAnd] = [0, 0, false];
  for (const token of tokens.slice(from)) {
    if (token.key === 'and') [items, length, hasAnd] = [items + 1, 0, true];
    else if (++length > longestItem || !/^(?:NOUN|PROPN|)$/.test(token.pos) || plainColours.has(singular(token.key))) return false;
    if (token.gap.includes(',')) [items, length] = [items + 1, 0];
    else if (endsClause(token.gap)) break;
  }
  return hasAnd && items >= 2 && length > 0;
}

/** "A tower, no thanks": the denial is of what stands before. */
const isAnswer = (tokens: readonly Token[], at: number): boolean =>
  /^(?:no|not)$/.test(tokens[at]?.key ?? '') &&
  (/^(?:thanks|thank)$/.test(tokens[at + 1]?.key ?? '') ||
    // "A horn of plenty? No, a ship's horn."
    ((tokens[at - 1]?.gap ?? '').includes('?') && /^[,:–—]/.test(tokens[at]?.gap ?? '')));

/** "A lily or nothing at all", "a tulip or no picture": what stands before is wished for, and nothing in its place. */
export const isOrNothing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.key === 'or' &&
  (/^(?:nothing|none)$/.test(tokens[at]?.key ?? '') ||
    (tokens[at]?.key === 'no' && /^(?:picture|icon|symbol|image|illustration|graphic)$/.test(tokens[at + 1]?.key ?? '')));

/** "No. 12" counts. */
const isNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'no' && tokens[at].gap === '.' && /^\p{Nd}/u.test(tokens[at + 1]?.text ?? '');

/** "Noch ein Ball" is one more, and "weder Ball noch Katze" none. */
const isOneMore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.own === 'noch' && /^(?:a|an)$/.test(tokens[at + 1]?.key ?? '');

function deny(tokens: readonly Token[], scopes: Scope[], { from, to, opensList }: Cue): void {
  // "Zahnräder bitte nicht", "comb no": at the end of its clause a denial looks back.
  const next = tokens[to];
  const after = tokens[to - 1]?.gap ?? '';
  // "Must not: padlocks, shields", "Avoid: red": all that the colon opens is denied.
  if (next !== undefined && after.startsWith(':') && opensLabel(tokens, from)) {
    denyList(tokens, scopes, to);
    return;
  }
  // "Logo should not contain: wheels", "image we do not want: a cup": the denial is part of a label.
  const label = endOfDeniedLabel(tokens, to);
  if (label !== undefined) {
    denyList(tokens, scopes, label);
    return;
  }
  // "What should we avoid? Roses, thorns": the answer is denied.
  if (next !== undefined && opensList && after.startsWith('?') && isAskedWhat(tokens, from)) {
    // "A: roses".
    denyList(tokens, scopes, next.gap.startsWith(':') ? to + 1 : to);
    return;
  }
  if (next === undefined || /^[,.;:!?…)–—]/.test(after)) {
    denyBack(tokens, scopes, from);
    return;
  }
  // "Das Segelboot bitte nicht mehr verwenden": abroad the verb comes last, and the thing first.
  const rest = tokens.slice(to, to + 2);
  const verb = rest.findIndex(({ gap }, at) => gap !== '' || to + at === tokens.length - 1);
  const isLastVerb =
    (verb === 0 || (verb === 1 && next.key === 'more')) && rest[verb]?.key === rest[verb]?.own && /[^e]en$/.test(rest[verb]?.own ?? '');
  if (isLastVerb && tokens[from]?.key !== tokens[from]?.own && tokens[from - 1]?.gap === '') {
    denyBack(tokens, scopes, from);
    return;
  }
  const softened = dampers.has(next.key);
  const isRunOn = hasFewMarks(tokens);
  const last = to + (opensList ? reaches.open : reaches.plain);
  for (let at = to; at < tokens.length && at < last; at++) {
    const [before, here] = [tokens[at - 1], tokens[at]];
    const scope = scopes[at];
    if (!before || !here || !scope) break;
    if (at > to && endsClause(before.gap)) break;
    if (at > to && before.gap.includes(',') && !continuesList(tokens, to, at, opensList)) break;
    if (at > to && (endsScope(tokens, from, at, opensList) || (isRunOn && opensWish(tokens, at, to)))) break;
    scope.negated = true;
    scope.softened = softened;
  }
}

/** "Image we do not want:" is a label as much as "not wanted:". */
const opensLabel = (tokens: readonly Token[], at: number): boolean => {
  let from = at;
  while (from > 0 && tokens[from - 1]?.gap === '') from--;
  return tokens
    .slice(from, at)
    .every(({ key }) =>
      /^(?:images?|logos?|symbols?|pictures?|icons?|colou?rs?|fonts?|styles?|things?|anything|what|we|i|you|please|to|do|would|should|imagery|words|the|our|it|that|·|want|veut|veux|voulons|souhaitons|souhaite)$/.test(
        key,
      ),
    );
};

const inLabels = /^(?:contain|contains|show|include|want|have|use|like|see|feature|appear|be|to|in|the|logo|wanted)$/;

/** Where the list begins that a label with a denial opens. */
function endOfDeniedLabel(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + 4; at++) {
    const token = tokens[at];
    if (!token || !inLabels.test(token.key)) return undefined;
    if (token.gap !== '') return token.gap.startsWith(':') && tokens[at + 1] ? at + 1 : undefined;
  }
  return undefined;
}

/** "What should we avoid?" */
const isAskedWhat = (tokens: readonly Token[], at: number): boolean => {
  const start = tokens.slice(0, at).findLastIndex(({ gap }) => endsClause(gap)) + 1;
  return /^(?:what|which|anything)$/.test(tokens[start]?.key ?? '');
};

/** Fewer words are no chat. */
const shortestChat = 12;

/** A chat without marks. */
const hasFewMarks = (tokens: readonly Token[]): boolean =>
  tokens.length >= shortestChat && tokens.filter(({ gap }) => gap !== '').length * shortestChat <= tokens.length;

/** "No mouse pink and black", "theres no uncle can we have a pepper": without marks a colour behind a noun, and a question, are a wish. */
const opensWish = (tokens: readonly Token[], at: number, from: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const isColour = (own: Token | undefined): boolean => plainColours.has(own?.key ?? '');
  return (
    (isColour(token) && before?.pos === 'NOUN' && !isColour(before)) ||
    // "No es pardo es blanco queremos el gato": abroad the verb says who wishes.
    (token?.key === 'want' && token.key !== token.own && at - from > 2) ||
    /^(?:can|could|would|we|i|btw|lol|its|thats|theres|colou?rs?|font|just)$/.test(token?.key ?? '')
  );
};

function denyList(tokens: readonly Token[], scopes: Scope[], from: number): void {
  for (let at = from; at < tokens.length; at++) {
    scopes[at] = { negated: true, softened: false, intensity: 1 };
    if (endsClause(tokens[at]?.gap ?? '')) return;
  }
}

/** Where a denial stops inside a clause: at "but", at a new wish, and at an "and" that opens something else. */
function endsScope(tokens: readonly Token[], from: number, at: number, opensList: boolean): boolean {
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
  const after = next?.gap === '' ? tokens[and + 2] : undefined;
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
function continuesList(tokens: readonly Token[], start: number, from: number, opensList: boolean): boolean {
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

/** "Everybody has a roof and a chimney, so neither of those": what the sentence spoke of before. */
function denySpokenOf(tokens: readonly Token[], scopes: Scope[], at: number): void {
  for (let back = at - 1; back >= 0 && !/[.!?]/.test(tokens[back]?.gap ?? ''); back--)
    scopes[back] = { negated: true, softened: false, intensity: 1 };
}

/** "Не надо машин": what has a thing behind it and nothing before it denies what follows. */
function openingDenial(tokens: readonly Token[], at: number): Cue | undefined {
  const cue = tokens[at]?.key === tokens[at]?.own ? undefined : deniedBefore.at(tokens, at);
  const isFirst = at === 0 || /[,;.:!?–—]$/.test(tokens[at - 1]?.gap ?? '');
  return cue && isFirst && tokens[cue.to] !== undefined && tokens[cue.to - 1]?.gap === ''
    ? { from: at, to: cue.to, opensList: true }
    : undefined;
}

/** "Monogram not needed", "red is out", "crosses are forbidden" deny what stands before them, back to the last mark. */
function denyBefore(tokens: readonly Token[], scopes: Scope[], at: number): void {
  const cue = deniedBefore.at(tokens, at);
  // "Baby blue, please not a stork" denies what follows; "das Boot bitte nicht mehr verwenden" has its verb last.
  const behind = cue ? tokens.slice(cue.to, cue.to + 2).findIndex(({ gap, own }) => gap !== '' && own.endsWith('en')) : -1;
  if (cue?.phrase === 'please not' && tokens[cue.to] !== undefined && tokens[cue.to - 1]?.gap === '' && behind < 0) return;
  // "Two sisters who were not allowed to practise".
  if (cue && tokens[cue.to]?.key === 'to' && tokens[cue.to - 1]?.gap === '') return;
  // "Not wanted: thumbs, smileys" is a label.
  if (cue && tokens[cue.to - 1]?.gap.startsWith(':')) denyList(tokens, scopes, cue.to);
  else if (cue) denyBack(tokens, scopes, at);
}

function denyBack(tokens: readonly Token[], scopes: Scope[], at: number): void {
  for (let back = at - 1; back >= 0; back--) {
    const gap = tokens[back]?.gap ?? '';
    // "A tower, no thanks", "A fox? No.": the mark before the answer belongs to it.
    if (gap !== '' && !(back === at - 1 && /^[,?–—-]$/.test(gap))) break;
    scopes[back] = { negated: true, softened: false, intensity: 1 };
  }
}

function markIntensity(tokens: readonly Token[], scopes: Scope[]): void {
  tokens.forEach((token, at) => {
    const factor = stronger.get(token.key) ?? weaker.get(token.key);
    if (factor === undefined) return;
    for (let reach = at + 1; reach <= at + intensityReach; reach++) {
      const before = tokens[reach - 1];
      const scope = scopes[reach];
      if (!before || !scope || before.gap !== '') break;
      scope.intensity = factor;
    }
  });
}
