import type { ColourIntent } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import { findScheme } from '../../understanding/colours/colour-schemes.js';
import { findFlagColours } from '../../understanding/colours/flag-colours.js';
import { flagOf } from '../../understanding/lexicon/flags.js';
import { alreadySo, span, type Reader } from './clause.js';
import { colours, isOfPalette } from './colour-mentions.js';
import { exchangeOf } from './exchange.js';
import { partAt, partNouns } from './part.js';

const tone = (words: string, hue: number | null, lightness = 0, chroma = 0): ColourIntent => ({ words, hue, lightness, chroma, hex: null });

const orange = tone('orange', 55, 0.05, 0.4);

const ofFlag = /\b(?:flags?|tricolou?re?)\b/;

const roles = ['primary', 'secondary', 'tertiary'] as const;
const setAll = (all: readonly ColourIntent[]): Patch[] =>
  all.slice(0, roles.length).flatMap((colour, at): Patch[] => {
    const role = roles[at];
    return role ? [{ kind: 'set-colour', role, colour }] : [];
  });

/** "The colours of the Italian flag", "the blue of the Greek flag"; white is the page. */
export const readFlag: Reader = (clause) => {
  const { keys, tokens } = clause;
  const flag = findFlagColours(tokens);
  const own = flag?.colours ?? (ofFlag.test(keys) ? tokens.map(({ own: word }) => flagOf(word)).find((found) => found) : undefined);
  if (!own) return undefined;
  const named = own.filter(({ words }) => new RegExp(`\\b${words}\\b`).test(keys));
  if (!flag && named.length === 0) return undefined;
  const colours = (named.length > 0 ? named : own).filter(({ words }) => words !== 'white');
  const intents = colours.map((colour) => ({ ...colour, hex: null }));
  const [only] = intents;
  const [part] = partNouns(clause).map((at) => partAt(clause, at));
  const patches: Patch[] = only && intents.length === 1 && part ? [{ kind: 'set-part', part, colour: only }] : setAll(intents);
  return { patches, used: span(0, tokens.length) };
};

/** "Autumn colours", "earth tones": the colours that the word stands for. */
export const readColourScheme: Reader = ({ tokens, scopes }, used) => {
  const scheme = findScheme(tokens, scopes, used);
  if (!scheme || scheme.isPastel) return undefined;
  return { patches: setAll(scheme.colours.map(({ intent }) => intent).slice(0, 2)), used: span(scheme.from, scheme.to) };
};

/** Kinds of colours of which any will do. */
const kinds: readonly (readonly [RegExp, ColourIntent])[] = [
  [/\b(?:hot|fiery|burning|flaming|blazing|spicy|volcanic|glowing)\b/, tone('fiery', 38, 0, 0.5)],
  [/\b(?:cold|icy|frosty|arctic|glacial)\b/, tone('icy', 240, 0.1, 0)],
  [/\b(?:cheerful|happy|sunny|joyful)\b/, tone('sunny', 70, 0.15, 0.5)],
  [/\b(?:earthy|natural|muddy|woody)\b/, tone('earthy', 55, -0.3, -0.3)],
  [/\b(?:royal|regal|princely)\b/, tone('royal purple', 300, -0.4, 0.2)],
];
const ofColour = /\b(?:colou?rs?|tones?|shades?|hues?)\b|\bsomething \w+$/;

/** "A hot colour", "swap teal for something fiery": which one, is left to us. */
export const readColourKind: Reader = (clause, used) => {
  const { keys, tokens } = clause;
  const own = kinds.find(([words]) => words.test(keys));
  const at = own ? tokens.findIndex(({ key }) => own[0].test(key)) : -1;
  if (!own || at < 0 || used.has(at) || !ofColour.test(keys) || /\b(?:less|too|not|no|looks?|feels?|is|are)\b/.test(keys)) return undefined;
  const [mention] = colours(clause, used);
  const isSwap = mention !== undefined && exchangeOf(tokens) !== undefined && isOfPalette(mention.intent, clause.context.brief);
  // "Terracotta rather than the cold colour" names the colour that comes.
  if (mention !== undefined && !isSwap && exchangeOf(tokens) !== undefined) return undefined;
  const patch: Patch = isSwap
    ? { kind: 'swap-colour', from: mention.intent, to: own[1] }
    : { kind: 'set-colour', role: 'primary', colour: own[1] };
  return { patches: [patch], used: span(0, tokens.length) };
};

const splash =
  /\b(?:splash|pop|dash|touch|hint|bit|burst|shot|dab|spot|lick|some|more|little) (?:of )?(?:more )?colou?r\b|\badd (?:a |some |another )?colou?r\b|\b(?:another|second|one more|accent) colou?r\b$/;
/** An accent that is seen beside a colour: warm beside what is cool or grey, and cool beside what is warm. */
export const accentFor = (hue: number | null | undefined): ColourIntent =>
  hue != null && (hue < 120 || hue > 330) ? tone('teal', 195, 0, 0.2) : orange;

/** "A splash of colour" of what has none or only one: which one, is left to us. */
export const readSplash: Reader = (clause) => {
  const { keys, tokens, context } = clause;
  const { primary, secondary } = context.brief.colours;
  if (!splash.test(keys) || colours(clause, new Set()).length > 0 || secondary !== null) return undefined;
  if (/\b(?:less|no|not|without|too|lighter|darker|letters|name|background)\b/.test(keys)) return undefined;
  const hue = primary && primary.chroma > -0.6 ? primary.hue : null;
  const colour = accentFor(hue);
  // Beside grey a colour is seen best in the whole picture.
  const patch: Patch =
    hue === null && context.pictures.length > 0
      ? { kind: 'set-part', part: 'picture', colour }
      : { kind: 'set-colour', role: 'secondary', colour, adds: true };
  return { patches: [patch], used: span(0, tokens.length) };
};

const still =
  /^(?:(?:but|and|though) )*(?:it (?:should|must|has to) )?(?:still|stay|stays|staying|remain|remaining|keep it|keeping it|yet|always)\b/;

/** "Warmer, but still blue": the colour that there is stays what it is called. */
export const readStillColour: Reader = (clause) => {
  const [only, other] = colours(clause, new Set());
  if (!still.test(clause.keys) || !only || other || clause.tokens.length > mostStill) return undefined;
  return isOfPalette(only.intent, clause.context.brief) ? { patches: [alreadySo], used: span(0, clause.tokens.length) } : undefined;
};
const mostStill = 6;

/** "Pantone 186 C": the engine knows no such numbers. */
export const readPantone: Reader = ({ text, tokens }) =>
  /\b(?:pantone|ral|pms|cmyk|hks)\b/i.test(text) && !/#[0-9a-f]{6}/i.test(text)
    ? {
        patches: [{ kind: 'beyond', reason: 'Numbers of colour systems are not known here: name the colour, or give it as #rrggbb.' }],
        used: span(0, tokens.length),
      }
    : undefined;
