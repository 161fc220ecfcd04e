import { deniedBefore, ofThese, pointsBack, stronger, weaker } from '../lexicon/negation.js';
import { isColourWord } from '../lexicon/colours.js';
import { words } from '../text/phrases.js';
import { endsClause, type Token } from '../text/text.js';
import { continuesList, endsScope, hasFewMarks, opensWish } from './end-of-denial.js';
import { type Cue, cueAt, openingDenial } from './denials.js';

/** How the words around a token bend it: turned away from ("no", "not too") or made stronger or weaker. */
export interface Scope {
  negated: boolean;
  /** "not too", "not overly": turned down, not turned around. */
  softened: boolean;
  intensity: number;
}

const dampers = words('too overly excessively so very particularly super quite');

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

/** "We don't want the kettle to be red", "que la tetera sea roja": what a thing is not to be is denied, and the thing is not. */
function startOfAttribute(tokens: readonly Token[], to: number): number {
  let at = to;
  while (/^(?:want|like|that|us)$/.test(tokens[at]?.key ?? '') && tokens[at]?.gap === '') at++;
  const [owner, thing, verb, be] = tokens.slice(at, at + 4);
  if (!/^(?:the|our|my|its)$/.test(owner?.key ?? '') || thing?.pos !== 'NOUN' || owner?.gap !== '' || thing.gap !== '') return to;
  const isTo = verb?.key === 'to' && be?.key === 'be';
  const next = isTo ? at + 4 : /^(?:is|are|be)$/.test(verb?.key ?? '') ? at + 3 : to;
  return tokens[next - 1]?.gap === '' && isColourWord(tokens[next]?.key ?? '') ? next : to;
}

function deny(tokens: readonly Token[], scopes: Scope[], { from, to: end, opensList }: Cue): void {
  const to = startOfAttribute(tokens, end);
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
  if (next === undefined || /^[,.;:!?…)–—-]/.test(after)) {
    // "A spanner, please don't": what is asked for politely looks back too.
    denyBack(tokens, scopes, tokens[from - 1]?.key === 'please' && tokens[from - 1]?.gap === '' ? from - 1 : from);
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
    // "No cats - a dog please": a hyphen between spaces is a dash.
    if (at > to && (endsClause(before.gap) || before.gap === '-')) break;
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

function denyList(tokens: readonly Token[], scopes: Scope[], from: number): void {
  for (let at = from; at < tokens.length; at++) {
    scopes[at] = { negated: true, softened: false, intensity: 1 };
    if (endsClause(tokens[at]?.gap ?? '')) return;
  }
}

/** "Everybody has a roof and a chimney, so neither of those": what the sentence spoke of before. */
function denySpokenOf(tokens: readonly Token[], scopes: Scope[], at: number): void {
  for (let back = at - 1; back >= 0 && !/[.!?]/.test(tokens[back]?.gap ?? ''); back--)
    scopes[back] = { negated: true, softened: false, intensity: 1 };
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
