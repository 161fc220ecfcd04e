import type { Language } from '../../brief.js';
import { type Glossaries, loadGlossaries } from './gloss.js';
import { detectLanguage } from './language.js';
import { isColourWord, lentColours, metallic, plainColours } from '../lexicon/colours.js';
import { readScopes, type Scope } from './negation.js';
import { tagged } from './tagging.js';
import { cleanPrompt, type Token, tokenise } from '../text/text.js';
import { withoutTypos } from './typos.js';
import type { WordVectors } from './word-vectors.js';

/** A prompt taken apart once for all readers: its words with English keys, and what bends each of them. */
export interface Sentence {
  text: string;
  language: Language;
  tokens: readonly Token[];
  scopes: readonly Scope[];
}

/** Tongues whose nouns change with what stands before them: as it stands after "in" or "for" a word cannot be written, at the start of a sentence it can. */
export const declines: ReadonlySet<Language> = new Set(['ru', 'uk', 'el', 'pl', 'cs', 'fi']);

/** What is known of the tongue before a text is read. */
export interface TongueHints {
  /** It is this one. */
  known?: Language;
  /** It is more likely this one than English. */
  likely?: Language | undefined;
  /** A refinement is read with the words for changes. */
  refines?: boolean;
}

/** "Yellow-orange-green" are three colours, "blue-grey" is one of two words, and "egg-yolk" what "egg yolk" is. */
function colourByColour(token: Token): Token[] {
  const parts = token.key.split('-');
  const isNamed = [plainColours, lentColours].some((colours) => colours.has(parts.join(' ')));
  if (parts.length < 2 || plainColours.has(token.key) || !(isNamed || parts.every((part) => plainColours.has(part) || metallic.has(part))))
    return [token];
  return parts.map((key, at) => ({
    ...token,
    key,
    text: key,
    // "Black-gold" are two as "black/gold" are.
    gap: at === parts.length - 1 ? token.gap : metallic.has(parts[at + 1] ?? '') ? '/' : '',
    sentenceStart: at === 0 && token.sentenceStart,
  }));
}

/** "Black n gold" joins two colours; "Fish n Chips" is a name. */
const withAnd = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.text === 'n' && [at - 1, at + 1].every((place) => isColourWord(tokens[place]?.key ?? '')) ? { ...token, key: 'and' } : token,
  );

const loaded = new Map<'prompts' | 'refinements', Glossaries>();

function glossariesFor(kind: 'prompts' | 'refinements'): Glossaries {
  const known = loaded.get(kind) ?? loadGlossaries(kind);
  loaded.set(kind, known);
  return known;
}

/** Takes a prompt apart. A part of a prompt whose tongue is known is not tagged: too little of the sentence is left to tell by. */
export function readSentence(prompt: string, vectors: WordVectors, { known, likely, refines = false }: TongueHints = {}): Sentence {
  const glossaries = glossariesFor(refines ? 'refinements' : 'prompts');
  const text = cleanPrompt(prompt);
  const words = tokenise(text);
  const language = known ?? detectLanguage(words, glossaries, vectors, likely);
  const glossed = glossaries.get(language)?.translate(words) ?? words;
  const parted = (language === 'en' ? withoutTypos(glossed, vectors, glossaries) : glossed).flatMap(colourByColour);
  const joined = language === 'en' ? withAnd(parted) : parted;
  const tokens = known === undefined ? tagged(joined, language) : joined;
  return { text, language, tokens, scopes: readScopes(tokens) };
}
