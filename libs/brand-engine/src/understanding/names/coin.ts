import { stream } from '../../random.js';
import { tellsTrade } from '../trades/industry.js';
import { brandNouns, neverNames, openers, places, stopWords } from '../lexicon/words.js';
import { moods } from '../language/personality.js';
import { tidyName } from '../text/script.js';
import { singular, type Token } from '../text/text.js';

const endings = ['ly', 'well', 'mark', 'ford', 'wise', 'line', 'stead', 'kin', 'works', 'field', 'ora', 'path', 'nest', 'wood'];
/** Four consonants in a row or a letter three times cannot be read aloud. */
const awkward = /[^aeiouy]{4}|(.)\1\1|ww|(?:ly|y)(?:ly|ora)/;

/** A short name from the prompt's own words, for prompts that give none. The same words and seed coin the same name. */
export function coinName(tokens: readonly Token[], concepts: readonly string[], describes: (key: string) => boolean, seed: string): string {
  const roots = rootWords(tokens, concepts, describes);
  const draw = stream(`${seed}/${tokens.map((token) => token.key).join(' ')}`, 'name');
  const short = roots.filter((root) => root.length <= 8);
  const root = short[0] ?? roots[0];
  if (root === undefined) return bareName(tokens) ?? draw.pick(plainNames);
  if (tokens.length <= 2 && !describes(root)) return capitalise(root);
  const fitting = endings.map((ending) => joined(root, ending)).filter((name) => name.length <= 11 && !awkward.test(name));
  return capitalise(fitting.length > 0 ? draw.pick(fitting) : root);
}

/** Names for a request that says nothing at all ("make me a logo"). */
const plainNames = ['Nova', 'Vela', 'Orin', 'Lumo', 'Kova', 'Arden', 'Solen', 'Mira'];

/** A prompt of nothing but a letter or a number is the name. */
function bareName(tokens: readonly Token[]): string | undefined {
  const first = tokens.find((token) => !openers.has(token.key) || tokens.length === 1);
  const name = tidyName(first?.text ?? '');
  return name !== '' && tokens.length <= 2 && (/^\p{Nd}/u.test(name) || name.length <= 2 || !openers.has(first?.key ?? ''))
    ? name
    : undefined;
}

function rootWords(tokens: readonly Token[], concepts: readonly string[], describes: (key: string) => boolean): string[] {
  const content = tokens
    .map((token) => singular(token.key.replace(/'s$/, '')))
    .filter(
      (key) =>
        /^[a-z]{3,14}$/.test(key) &&
        !stopWords.has(key) &&
        !openers.has(key) &&
        !neverNames.has(key) &&
        !places.has(key) &&
        !/^(?:logo|brand|company|startup|business|icon|symbol|font|stand|stall|shop|truck|place)$/.test(key),
    );
  const said = new Set(content);
  const shown = concepts.filter((concept) => said.has(concept) && concept.length <= 8);
  const special = content.filter((key) => !brandNouns.has(key) && !moods.get(key));
  const trade = special.filter((key) => tellsTrade(key));
  return [...shown.filter((key) => !brandNouns.has(key)), ...trade, ...special.filter((key) => !describes(key)), ...content];
}

/** An ending that begins with a vowel takes the place of a last vowel: "olive" and "ora" make "olivora". */
const joined = (root: string, ending: string): string => (/^[aeiou]/.test(ending) ? root.replace(/[aeiouy]+$/, '') : root) + ending;

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
