import { stream } from '../../random.js';
import { tellsTrade } from '../trades/industry.js';
import { brandNouns, neverNames, openers, places, stopWords } from '../lexicon/words.js';
import { moods } from '../language/personality.js';
import { tidyName } from '../text/script.js';
import { singular, type Token } from '../text/text.js';

/** What may be said of anything, and is no colour. */
const epithets = ['Bright', 'Clear', 'Early', 'First', 'Good', 'Honest', 'Kind', 'North', 'Open', 'Quiet', 'True'];

/** A name of a thing that the brand is about, for prompts that give none: "Quiet Lens". The same words and seed make the same name. */
export function coinName(tokens: readonly Token[], concepts: readonly string[], describes: (key: string) => boolean, seed: string): string {
  const roots = rootWords(tokens, concepts, describes);
  const draw = stream(`${seed}/${tokens.map((token) => token.key).join(' ')}`, 'name');
  const root = roots.find((own) => own.length <= longestRoot) ?? roots[0];
  if (root === undefined) return bareName(tokens) ?? draw.pick(plainNames);
  return tokens.length <= 2 && !describes(root) ? capitalise(root) : `${draw.pick(epithets)} ${capitalise(root)}`;
}

/** A longer word makes a long name. */
const longestRoot = 10;

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
    .filter(({ pos }) => pos !== 'VERB')
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
  const things = concepts.filter((concept) => /^[a-z]{3,14}(?<!ing)$/.test(concept) && !brandNouns.has(concept));
  const shown = [...things.filter((concept) => said.has(concept)), ...things];
  const special = content.filter((key) => !brandNouns.has(key) && !moods.get(key));
  const trade = special.filter((key) => tellsTrade(key));
  return [...shown, ...trade, ...special.filter((key) => !describes(key)), ...content];
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
