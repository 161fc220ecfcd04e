import { converter } from 'culori';
import type { ColourIntent } from '../../brief.js';
import type { ColourWord } from '../lexicon/colours.js';
import { isMeasured, isSpared, isLineInColour, startOfMeasure, vessels } from './colour-measures.js';
import { words } from '../text/phrases.js';
import { groundNouns, letterNouns, paintedNouns } from './colour-context.js';
import { isColouredInk } from './things-not-colours.js';
import type { Scope } from '../language/negation.js';
import type { Token } from '../text/text.js';
import { accentNouns, lent, namedAt, plain, type Span, withAdjectives } from './named-colours.js';
import { isAsGround, isOfGround, isOfLetters, liesUnder } from './colour-places.js';

/** A colour found in the text: the intent, the tokens it covers, and whether it is turned away from or meant as the accent. */
export interface ColourMention {
  intent: ColourIntent;
  from: number;
  to: number;
  avoided: boolean;
  accent: boolean;
  /** White as the ground of the page, not as a colour of the brand. */
  ground: boolean;
  /** The colour that the name is to be written in. */
  letters?: boolean;
}

const oklch = converter('oklch');

/** What a ground may be called that is told its colour: "white on a black plate". */
const laidUnder = words('plate panel field slab tile plaque block patch strip surface board sign');

/** An exact value as an intent; lightness and chroma are already in the value. */
function hexIntent(hex: string): ColourIntent {
  const digits = hex.replace('#', '').toLowerCase();
  const full = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  const colour = oklch(full);
  const neutral = colour === undefined || colour.c < 0.02 || colour.h === undefined;
  return { words: full, hue: neutral ? null : Math.round(colour.h ?? 0) % 360, lightness: 0, chroma: 0, hex: full };
}

/**
 * Every colour of the text in reading order. `taken` marks tokens that belong to the name. Where `things` are `wished`, one that
 * lends its colour counts where a wish names it without an article ("make it gold", "more mint"), where they are `exchanged` for a
 * colour, wherever it has no article.
 */
export function findColours(
  text: string,
  tokens: readonly Token[],
  scopes: readonly Scope[],
  taken: ReadonlySet<number>,
  things: 'spoken' | 'wished' | 'exchanged' = 'spoken',
): ColourMention[] {
  const found: ColourMention[] = [];
  for (let at = 0; at < tokens.length;) {
    const mention = taken.has(at)
      ? undefined
      : (hexAt(text, tokens, at) ??
        namedAt(tokens, at, taken) ??
        (things === 'spoken' ? undefined : wishedAt(tokens, at, things === 'exchanged')));
    if (mention) found.push(describe(mention, tokens, scopes));
    at = mention ? mention.to : at + 1;
  }
  // "A darker plum" is one colour, and "darker" no other.
  return found.filter((own) => !found.some((other) => other !== own && other.from <= own.from && other.to > own.to));
}

function hexAt(text: string, tokens: readonly Token[], at: number): Span | undefined {
  const token = tokens[at];
  if (token === undefined || text[token.start - 1] !== '#' || !/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(token.key)) return undefined;
  return { intent: hexIntent(token.key), from: at, to: at + 1 };
}

/** Words that stand before a colour that is wished for: "think brick", "maybe sage", "rather sand". */
const wishing =
  /^(?:it|becomes?|more|less|to|into|background|ground|was|were|is|stays?|remains?|use|try|in|be|about|colou?r|some|think|maybe|perhaps|rather|better|please|say|with|for|by|of|obviously|then|now|should|little|bit|put|want|prefer|paint|that|them|like|everything|else|rest|all)$/;

/** "Mint first, pink second", "sand as the main colour". */
const ranks = /^(?:first|second|third|as|main|primary|secondary|dominant|mainly)$/;

function wishedAt(tokens: readonly Token[], at: number, isExchanged: boolean): Span | undefined {
  const match = lent.at(tokens, at);
  if (!match) return undefined;
  const after = tokens[match.to];
  const before = tokens[at - 1 - (isShadeTo(tokens, at) ? 1 : 0)];
  // "A glass of wine" is none.
  if (before?.key === 'of' && vessels.has(tokens[at - 2]?.key ?? '')) return undefined;
  const wished =
    before === undefined
      ? (match.to === tokens.length && tokens.length <= 2) ||
        /^(?:maybe|perhaps)$/.test(after?.key ?? '') ||
        ranks.test(after?.key ?? '') ||
        isExchanged ||
        isOpposed(tokens, match.to)
      : (before.gap === '' || isExchanged) && wishing.test(before.key);
  const ends =
    after === undefined ||
    isOpposed(tokens, match.to) ||
    /^(?:please|instead|then|maybe|perhaps|now|be|become)$/.test(after.key) ||
    ranks.test(after.key) ||
    isExchanged;
  return wished && ends ? withAdjectives(match.value, tokens, match.from, match.to) : undefined;
}

/** "Change it to dark chocolate", "more like pale honey": a tone between the wish and what lends its colour. */
const isShadeTo = (tokens: readonly Token[], at: number): boolean =>
  /^(?:dark|light|pale|deep|rich|bright|soft)$/.test(tokens[at - 1]?.key ?? '') &&
  tokens[at - 1]?.gap === '' &&
  /^(?:like|to|into|in|towards?)$/.test(tokens[at - 2]?.key ?? '');

/** "Silver, not gold" */
const isOpposed = (tokens: readonly Token[], to: number): boolean =>
  tokens[to - 1]?.gap === ',' && /^(?:not|no|never)$/.test(tokens[to]?.key ?? '');

function describe(span: Span, tokens: readonly Token[], scopes: readonly Scope[]): ColourMention {
  const last = tokens[span.to - 1];
  const after = last?.gap === '' ? tokens[span.to] : undefined;
  // "Not too dark a blue" is a blue.
  const isDamped = scopes[span.from]?.softened === true;
  // "A touch of copper", "one red accent", "a black background": the words for how much and where belong to the colour.
  const isNamed =
    after !== undefined &&
    (accentNouns.has(after.key) || paintedNouns.has(after.key) || (laidUnder.has(after.key) && liesUnder(tokens, span.from)));
  return {
    ...span,
    from:
      (isOfGround(tokens, span.from) || isOfLetters(tokens, span.from)) && paintedNouns.has(tokens[span.from - 1]?.key ?? '')
        ? span.from - 1
        : isColouredInk(tokens, span.from - 1)
          ? span.from - 1
          : startOfMeasure(tokens, span.from),
    to: isNamed || isColouredInk(tokens, span.to) ? span.to + 1 : span.to,
    ...(isDamped ? { intent: { ...span.intent, ...plainOf(tokens, span) } } : {}),
    // "No blue gradient" has nothing against blue.
    avoided: scopes[span.from]?.negated === true && !isDamped && !/^(?:gradients?|shadows?)$/.test(after?.key ?? ''),
    accent:
      (after !== undefined &&
        (accentNouns.has(after.key) ||
          (after.key === 'as' && tokens.slice(span.to, span.to + 4).some(({ key }) => accentNouns.has(key))))) ||
      isLineInColour(tokens, span) ||
      isMeasured(tokens, span.from) ||
      isSpared(tokens, span.to),
    ground:
      (after !== undefined && (groundNouns.has(after.key) || isAsGround(tokens, span.to))) ||
      liesUnder(tokens, span.from) ||
      isOfGround(tokens, span.from) ||
      isPlentyOfWhite(span, tokens),
    letters: (after !== undefined && letterNouns.has(after.key)) || isOfLetters(tokens, span.from),
  };
}

/** "Lots of white", "mostly white": the page is seen. */
function isPlentyOfWhite({ intent: { hue, lightness }, from }: Span, tokens: readonly Token[]): boolean {
  const [amount = '', of = ''] = [tokens[from - 2]?.key, tokens[from - 1]?.key];
  const isPlenty = (of === 'of' && /^(?:lots|plenty|loads)$/.test(amount)) || /^(?:mostly|mainly|predominantly)$/.test(of);
  return hue === null && lightness >= 0.9 && isPlenty;
}

/** A colour without the adjectives before it. */
function plainOf(tokens: readonly Token[], { from, to }: Span): ColourWord | undefined {
  for (let at = from; at < to; at++) {
    const match = plain.at(tokens, at) ?? lent.at(tokens, at);
    if (match) return match.value;
  }
  return undefined;
}
