import { words } from './phrases.js';
import { endsClause, type Token } from './text.js';

/** How the words around a token bend it: turned away from ("no", "not too") or made stronger or weaker. */
export interface Scope {
  negated: boolean;
  /** "not too", "not overly": turned down, not turned around. */
  softened: boolean;
  intensity: number;
}

const plainNegators = words(
  "no not never nothing nor isn't don't dont doesn't won't shouldn't can't cannot neither kein keine keinen nicht pas sin senza sem non",
);
const orNegators = words('without except minus ohne sans');
const listNegators = words('avoid avoiding avoids hate hates dislike skip exclude excluding');
const dampers = words('too overly excessively so very particularly');
const stronger = new Map(
  Object.entries({
    very: 1.4,
    super: 1.4,
    really: 1.3,
    extremely: 1.5,
    ultra: 1.5,
    highly: 1.3,
    truly: 1.3,
    incredibly: 1.5,
    much: 1.3,
    lot: 1.3,
    way: 1.3,
    far: 1.3,
  }),
);
const weaker = new Map(
  Object.entries({
    slightly: 0.5,
    bit: 0.5,
    little: 0.5,
    somewhat: 0.6,
    subtly: 0.5,
    touch: 0.5,
    hint: 0.5,
    quite: 0.9,
    fairly: 0.8,
    mildly: 0.5,
    tad: 0.5,
    slight: 0.5,
    subtle: 0.5,
  }),
);
const scopeEnds = words('but yet with just instead however although though please only rather');
const intensityReach = 3;
const negationReach = 8;

/** Reads negation and intensity of every token in one pass. */
export function readScopes(tokens: readonly Token[]): Scope[] {
  const scopes = tokens.map((): Scope => ({ negated: false, softened: false, intensity: 1 }));
  markNegation(tokens, scopes);
  markIntensity(tokens, scopes);
  return scopes;
}

function markNegation(tokens: readonly Token[], scopes: Scope[]): void {
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (next === undefined || endsClause(token.gap)) return;
    const opensList = listNegators.has(token.key) || isListPhrase(token, next);
    if (!opensList && !orNegators.has(token.key) && !plainNegators.has(token.key)) return;
    if (token.key === 'sans' && next.key === 'serif') return;
    if (deniesBefore(token, next)) {
      for (let back = at - 1; back >= 0 && tokens[back]?.gap === ''; back--)
        scopes[back] = { negated: true, softened: false, intensity: 1 };
      return;
    }
    if (token.key === 'not' && /^(?:only|just|sure|necessarily)$/.test(next.key)) return;
    const softened = dampers.has(next.key);
    for (let reach = at + 1; reach < tokens.length && reach <= at + negationReach; reach++) {
      const here = tokens[reach];
      const before = tokens[reach - 1];
      const scope = scopes[reach];
      if (!here || !before || !scope) break;
      if (endsClause(before.gap) && reach > at + 1) break;
      if (before.gap.includes(',') && !continuesList(tokens, reach, opensList)) break;
      if (scopeEnds.has(here.key) || (here.key === 'and' && !opensList)) break;
      scope.negated = true;
      scope.softened = softened;
    }
  });
}

/** "A tower, no thanks" and "monogram not needed" deny what stands before them. */
const deniesBefore = (token: Token, next: Token): boolean =>
  (token.key === 'no' && /^(?:thanks|thank)$/.test(next.key)) ||
  (token.key === 'not' && /^(?:needed|required|necessary|wanted)$/.test(next.key));

const isListPhrase = (token: Token, next: Token): boolean =>
  (token.key === 'instead' && next.key === 'of') ||
  (token.key === 'rather' && next.key === 'than') ||
  (token.key === 'stay' && next.key === 'away') ||
  (token.key === 'free' && next.key === 'of');

/** After a comma the negation goes on only in a list of short items that ends with "or" ("and" too, after "avoid"). */
function continuesList(tokens: readonly Token[], from: number, opensList: boolean): boolean {
  let sinceItem = 0;
  for (let at = from; at < tokens.length && at < from + 8; at++) {
    const token = tokens[at];
    if (!token) return false;
    if (/^(?:or|nor|oder|ou|o)$/.test(token.key) || (opensList && token.key === 'and')) return true;
    if (plainNegators.has(token.key) || ++sinceItem > 2 || endsClause(token.gap)) return false;
    if (token.gap.includes(',')) sinceItem = 0;
  }
  return false;
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
