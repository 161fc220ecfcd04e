import { stream } from '../random.js';
import { brandNouns, descriptorWords, neverNames, places, stopWords } from './lexicon/words.js';
import { tidyName } from './script.js';
import { singular, type Token } from './text.js';

const endings = ['ly', 'well', 'mark', 'ford', 'wise', 'line', 'stead', 'kin', 'works', 'field', 'ora', 'path', 'nest', 'wood'];
const awkward = /(?:[^aeiou]{3}$)|(?:(.)\1$)/;

/** A short name from the prompt's own words, for prompts that give none. The same words and seed coin the same name. */
export function coinName(tokens: readonly Token[], concepts: readonly string[], describes: (key: string) => boolean, seed: string): string {
  const roots = rootWords(tokens, concepts, describes);
  const draw = stream(`${seed}/${tokens.map((token) => token.key).join(' ')}`, 'name');
  const short = roots.filter((root) => root.length <= 7);
  const root = short[0] ?? roots[0];
  if (root === undefined) return tidyName(tokens[0]?.text ?? '') || 'Blazon';
  if (tokens.length <= 2 && !describes(root)) return capitalise(root);
  const stem = root.length > 5 ? root.replace(/(?:ing|ery|er|ie|y|e)$/, '') : root.replace(/e$/, '');
  const fitting = endings.filter(
    (ending) =>
      !stem.endsWith(ending.slice(0, 1)) &&
      stem.length + ending.length <= 11 &&
      !(awkward.test(stem) && /^[^aeiou]/.test(ending) && ending.length > 4),
  );
  return capitalise(fitting.length > 0 ? stem + draw.pick(fitting) : root);
}

function rootWords(tokens: readonly Token[], concepts: readonly string[], describes: (key: string) => boolean): string[] {
  const content = tokens
    .map((token) => singular(token.key.replace(/'s$/, '')))
    .filter(
      (key) =>
        /^[a-z]{3,14}$/.test(key) &&
        !stopWords.has(key) &&
        !neverNames.has(key) &&
        !places.has(key) &&
        !/^(?:logo|brand|company|startup|business|icon|symbol|font)$/.test(key),
    );
  const said = new Set(content);
  const shown = concepts.filter((concept) => said.has(concept) && concept.length <= 8);
  const trade = content.filter((key) => descriptorWords.has(key) || brandNouns.has(key));
  const free = content.filter((key) => !describes(key) && !brandNouns.has(key));
  return [...shown, ...free, ...trade, ...content];
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
