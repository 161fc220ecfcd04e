import type { Brief } from '../../brief.js';
import type { Patch } from '../../refinement.js';
import type { LetterThing } from '../../understanding/things/letter-things.js';
import { isColourWord } from '../../understanding/lexicon/colours.js';
import type { Understanding } from '../../understanding/index.js';
import type { Scope } from '../../understanding/language/negation.js';
import type { DrawnThings } from '../../understanding/things/poses.js';
import type { Sentence } from '../../understanding/language/sentence.js';
import { singular, type Token } from '../../understanding/text/text.js';
import { rememberedOf } from '../../remembered.js';
import { aversions, figuresOfSpeech, unsaid } from './idioms.js';

/** What a refinement is read against: the identity as it is understood now, and the icons that there are. */
export interface RefinementContext {
  brief: Brief;
  /** Icon ids for a thing ("fox"), best first; empty if there is none. */
  findIcons: (term: string) => string[];
  /** Whether an icon shows the thing itself, and not a relative of it. */
  showsItself: (term: string, icon: string) => boolean;
  /** The letter of the name that a clause asks to be a thing. */
  letterThing: (clause: Pick<Sentence, 'text' | 'tokens' | 'scopes'>) => LetterThing | undefined;
  /** What a word before a noun makes of it: a gravy boat is no boat. */
  changes: Understanding['changes'];
  /** Takes a part of the refinement apart. */
  sentence: (text: string) => Sentence;
  /** Words for what the mark shows: "cup", "coffee". */
  shown: ReadonlySet<string>;
  /** The pictures that it shows. */
  pictures: readonly string[];
}

/** One clause, taken apart once for all readers. */
export interface ClauseText {
  text: string;
  tokens: readonly Token[];
  scopes: readonly Scope[];
  /** The keys of all tokens with single spaces, for patterns. */
  keys: string;
  context: RefinementContext;
}

/** What a reader understood, and the tokens it used up. */
export interface Understood {
  patches: Patch[];
  used: number[];
}

/** Reads one kind of wish from a clause; tokens in `used` already mean something else. */
export type Reader = (clause: ClauseText, used: ReadonlySet<number>) => Understood | undefined;

/** Clauses of one refinement that are kept. */
const mostKept = 64;
const known = rememberedOf<ClauseText>(mostKept);

/** Takes a clause apart, once for all who ask for it. */
export const readClauseText = (text: string, context: RefinementContext): ClauseText =>
  known(context, text, () => takenApart(text, context));

function takenApart(text: string, context: RefinementContext): ClauseText {
  const { tokens: spoken, scopes: spokenScopes } = context.sentence(text);
  // "Background please light green": between a part and its colour a "please" says nothing; between two colours it parts them.
  const isSaid = (_: unknown, at: number): boolean => !pleases.test(spoken[at]?.key ?? '') || isColourWord(spoken[at - 1]?.key ?? '');
  const [said, scopes] = [spoken.filter(isSaid), spokenScopes.filter(isSaid)];
  const dislikes = aversions(said);
  const figures = new Set([...figuresOfSpeech(said), ...dislikes.values()].flat());
  const tokens = said.map((token, at) => {
    if (figures.has(at)) return { ...token, key: dislikes.has(at) ? 'dislike' : unsaid };
    return isAround(said, at) ? { ...token, key: 'around' } : isJudged(said, at) ? { ...token, key: 'correct' } : token;
  });
  const keys = tokens.flatMap(({ key }) => (polite.test(key) ? [] : [key]));
  return { text, tokens, scopes, keys: complained(keys.join(' ')), context };
}

const pleases = /^(?:please|pls|plz)$/;

/** Words that say nothing of a wish. */
export const polite = /^(?:please|pls|plz|·)$/;

/** "A frame round the whole thing". */
const isAround = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'round' &&
  !/^(?:corners|edges|letters)$/.test(tokens[at + 2]?.key ?? '') &&
  /^(?:the|it|everything|all|our|my|this|that)$/.test(tokens[at + 1]?.key ?? '');

const judging =
  /^(?:just|all|quite|not|usually|always|never|often|probably|absolutely|she's|he's|that's|you're|they're|feels?|seems?|doesn't|isn't)$/;

/** "She's usually right", "not quite right", "right now": no side is meant. */
const isJudged = (tokens: readonly Token[], at: number): boolean => {
  const [before, word, after] = [tokens[at - 1]?.key ?? '', tokens[at], tokens[at + 1]?.key ?? ''];
  if (word?.own !== 'right') return false;
  const isTold = judging.test(before) && !/^(?:of|side|hand|aligned)$/.test(after);
  return isTold || /^(?:now|away|fonts?|colou?rs?|tone|mood|size|kind|thing|idea)$/.test(after);
};

const complaint =
  /\b(looks?|looking|feels?|seems?|appears?|is|are|it's|they're|comes across|(?:it|this) (?:all )?(?:looks?|feels?)) (?:(?:a bit|a little|a tad|a touch|slightly|bit|so|very|really|quite|rather|pretty|somewhat|just|kind of|kinda|still|all|way) )*(heavy|thick|clunky|thin|weak|bright|loud|garish|harsh|glaring|dull|pale|cold|icy|chilly|frosty|dark|busy|crowded|cramped|squashed|squeezed|crammed|tight|small|tiny|big|large|huge|washed|faded|muted)(?= out\b| (?:and|but|for|on|when|in|at|now|to me|here|somehow|as|or)\b|$)/g;

/** "It looks heavy" says that it is too heavy. */
export const complained = (keys: string): string =>
  /\b(?:should|must|has to) (?:(?!not )\w+ ){0,3}(?:look|feel)\b/.test(keys) ? keys : keys.replace(complaint, '$1 too $2');

/** The tokens of a span, `to` exclusive. */
export const span = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);

/** How strongly a change is wished for: "a bit" 0.5, plain 1, "much" 1.5. */
export function amountOf(keys: string): number {
  if (/\b(?:a bit|a little|slightly|somewhat|a touch|a tad|subtly|a hint|slight)\b/.test(keys)) return 0.5;
  return /\b(?:much|a lot|far|way|very|really|significantly|considerably|super|extremely|lots)\b/.test(keys) ? 1.5 : 1;
}

/** An understood wish that every identity already fulfils, such as "no gradients": a lock of nothing. */
export const alreadySo: Patch = { kind: 'lock', fields: [] };

/** Words for the symbol itself, as part of a pattern. */
export const symbolNoun = '(?:icons?|symbol|pictogram|image|picture|graphic|illustration|mark|emblem|mascot|drawing)';

/** Whether a word stands for the symbol itself. */
export const isSymbolNoun = new RegExp(`^${symbolNoun}$`);

/** What is only seen in the picture of something else: a roof that is to be red is no house. */
export const partsOfThings =
  /^(?:roofs?|doors?|windows?|chimneys?|walls?|wheels?|handles?|saddles?|pedals?|spokes?|petals?|stems?|stalks?|sails?|masts?|hulls?|flames?|wicks?|lids?|rims?|peaks?|summits?|rays?|branch(?:es)?|twigs?|eyes?|ears?|wings?|tails?|beaks?|paws?|legs?|fins?|horns?|antlers?|hoo(?:f|ves)|manes?|whiskers?|noses?|faces?|heads?)$/;

/** "A circle of leaves" is made of them, and shows none for themselves. */
export const isMaterial = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.key === 'of' && /^(?:circle|ring|wreath|frame|border|garland)$/.test(tokens[at - 2]?.key ?? '');

/** What a picture has that was asked for with eyes and a smile. */
export const ofFace = /^(?:smiles?|faces?|eyes?|mouths?|grins?|smileys?)$/;

/** Whether a word stands for what the mark shows: one of its names, or another word for the same picture that is not brought in as a new thing. */
export function isShownAt({ tokens, context }: Pick<ClauseText, 'tokens' | 'context'>, at: number): boolean {
  const key = tokens[at]?.key ?? '';
  if (partsOfThings.test(key) && !context.pictures.some((id) => id.split('-').includes(singular(key))) && !isAskedPart(key, context))
    return false;
  // "Lotuses" are of a lotus.
  if (context.shown.has(key) || context.shown.has(singular(key)) || (key.endsWith('ses') && context.shown.has(key.slice(0, -2))))
    return true;
  const isSpokenOf = /^(?:the|that|this|our|its|smaller|bigger|larger)$/.test(tokens[at - 1]?.key ?? '');
  // "The slice" of what was asked to be an orange slice.
  if (
    isSpokenOf &&
    key.length > 2 &&
    context.brief.concepts.some(({ term, source }) => source === 'asked' && term.endsWith(` ${singular(key)}`)) &&
    context.pictures.length === 1
  )
    return true;
  // "The pen" of what shows a fountain pen.
  if (isSpokenOf && key.length > 2 && context.pictures.some((id) => id.split('-').length > 1 && id.split('-').at(-1) === singular(key)))
    return true;
  // "The pink brighter": a colour of the palette, though a carnation may be called so.
  return isSpokenOf && !isColourWord(key) && context.findIcons(singular(key)).some((id) => context.pictures.includes(id));
}

/** "A sparrow on a branch": of two pictures one may be what is else a part of things. */
const isAskedPart = (key: string, { brief, pictures, findIcons }: RefinementContext): boolean =>
  brief.concepts.some(
    ({ term }) =>
      ((term === singular(key) && new Set(pictures).size > 1) || term.endsWith(` ${singular(key)}`)) &&
      findIcons(term).some((id) => pictures.includes(id)),
  );

/** Of two pictures the one that a word names. */
export function pictureAt(
  { tokens, context: { pictures, findIcons } }: Pick<ClauseText, 'tokens' | 'context'>,
  at: number,
): string | undefined {
  const shown = [...new Set(pictures)];
  if (shown.length < 2) return undefined;
  const key = singular(tokens[at]?.key ?? '');
  const called = shown.filter((id) => id.split('-').includes(key));
  const icons = findIcons(key);
  return called.length === 1 ? called[0] : icons.find((id) => shown.includes(id));
}

/** The words of a clause, with "symbol" for what the mark shows. */
export const spokenOf = (clause: ClauseText): string =>
  clause.tokens
    .flatMap(({ key }, at) => (polite.test(key) ? [] : [isSymbolNoun.test(key) || isShownAt(clause, at) ? 'symbol' : key]))
    .join(' ');

/** What the brief calls a picture. */
export const termOf = (picture: string, { brief, findIcons }: RefinementContext): string =>
  brief.concepts.find(({ term }) => findIcons(term).includes(picture))?.term ??
  picture.replace(/^(?:own|mdi|maki|temaki|fluent)-/, '').replaceAll('-', ' ');

/** What is known of the pictures of things, for their states. */
export const drawnThings = ({ findIcons, showsItself }: RefinementContext): DrawnThings => ({
  isDrawn: (term) => findIcons(term).some((id) => showsItself(term, id)),
  pictureOf: (term) => findIcons(term)[0],
});

export const wordsFrom = (tokens: readonly Token[], from: number, most = 4): string =>
  tokens
    .slice(from, from + most)
    .map(({ key }) => key)
    .join(' ');
