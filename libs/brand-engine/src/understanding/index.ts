import type { Brief } from '../brief.js';
import { createIconRanker, type IconRanker, type IconTags } from './things/icons.js';
import { findLetterThing, type LetterThing } from './things/letter-things.js';
import { loadPictures } from './things/pictures.js';
import { type Reading, readPrompt } from './reading.js';
import { loadWeights } from './roles/weights.js';
import { assertCovered } from './text/script.js';
import { readSentence, type Sentence, type TongueHints } from './language/sentence.js';
import { loadWordVectors } from './language/word-vectors.js';

export type { IconRanker, IconTags, RankedIcon } from './things/icons.js';
export { industries, industryOf } from './lexicon/industries.js';
export type { Reading } from './reading.js';

/** Turns prompts into briefs. */
export interface Understanding {
  /** The brief with every wish of the prompt; throws UnsupportedPromptError and nothing else. The seed only moves a coined name. */
  read(prompt: string, seed?: string): Promise<Reading>;
  /** The brief alone. */
  understand(prompt: string, seed?: string): Promise<Brief>;
  /** Icon ids for a thing ("fox"), best first; empty if the pack shows nothing of the kind. */
  findIcons(term: string): string[];
  /** Whether an icon shows the thing itself, and not a relative of it. */
  showsItself(term: string, icon: string): boolean;
  /** The letter of a name that a sentence asks to be a thing. */
  letterThing(sentence: Pick<Sentence, 'text' | 'tokens' | 'scopes'>, name: string): LetterThing | undefined;
  /** What a word before a noun makes of it: a gravy boat is no boat. */
  changes: IconRanker['changes'];
  /** Takes a text apart into words with their English keys. */
  sentence(text: string, tongue?: TongueHints): Sentence;
}

/** Loads the word table once and indexes the icons of the pack. */
export async function createUnderstanding(icons: readonly IconTags[]): Promise<Understanding> {
  const [vectors, pictures, weights] = await Promise.all([loadWordVectors(), loadPictures(), loadWeights()]);
  const ranker = createIconRanker(icons, pictures);
  const read: Understanding['read'] = (prompt, seed = '') =>
    Promise.resolve().then(() => {
      assertCovered(prompt.toWellFormed());
      return readPrompt(prompt, seed, { vectors, icons: ranker, weights });
    });
  return {
    read,
    understand: async (prompt, seed) => (await read(prompt, seed)).brief,
    findIcons: (term) => ranker.find(term).map((icon) => icon.id),
    showsItself: (term, icon) =>
      ranker.shows(term) && !ranker.pictures(term).some(({ id, relation }) => id === icon && relation === 'near'),
    letterThing: ({ text, tokens, scopes }, name) => findLetterThing(text, tokens, scopes, name, ranker),
    changes: (noun, word) => ranker.changes(noun, word),
    sentence: (text, tongue) => readSentence(text, vectors, tongue),
  };
}
