import type { Brief } from '../../brief.js';
import { stream } from '../../random.js';
import { tellsTrade } from '../trades/industry.js';
import { brandNouns, neverNames, openers, places, stopWords } from '../lexicon/words.js';
import { moods } from '../language/personality.js';
import { tidyName } from '../text/script.js';
import { singular, type Token } from '../text/text.js';

type Concept = Brief['concepts'][number];

/** What may be said of anything, and is no colour. */
const epithets = ['Bright', 'Fair', 'Gentle', 'Good', 'Honest', 'Kind', 'Little', 'North', 'Quiet', 'True'];

/** A name of a thing that the brand is about, for prompts that give none: "Quiet Lens". The same words and seed make the same name. */
export function coinName(
  tokens: readonly Token[],
  concepts: readonly Pick<Concept, 'term' | 'source'>[],
  describes: (key: string) => boolean,
  seed: string,
): string {
  const roots = rootWords(tokens, concepts, describes);
  const draw = stream(`${seed}/${tokens.map((token) => token.key).join(' ')}`, 'name');
  const root = roots.find((own) => own.length <= longestRoot) ?? roots[0];
  if (root === undefined) return bareName(tokens) ?? draw.pick(plainNames);
  const isSaid = tokens.some(({ key }) => singular(key) === root);
  return tokens.length <= 2 && isSaid && !describes(root) ? capitalise(root) : `${draw.pick(epithets)} ${capitalise(root)}`;
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

/** Who works or is served is no thing: "yoga for office workers". */
const person = /(?:[^w]er|or|ist|ian|m[ae]n|people|kid|child|children)s?$/;

function rootWords(
  tokens: readonly Token[],
  concepts: readonly Pick<Concept, 'term' | 'source'>[],
  describes: (key: string) => boolean,
): string[] {
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
  const things = concepts.filter(({ term }) => /^[a-z]{3,14}(?<!ing)$/.test(term) && !brandNouns.has(term));
  // "A law firm for tenants" is about scales: what only says the trade, or for whom it is, makes no name where a thing does.
  const isThing = ({ term, source }: (typeof things)[number]): boolean => !tellsTrade(term) && (source === 'asked' || !person.test(term));
  const shown = [
    ...things.filter((concept) => said.has(concept.term) && isThing(concept)),
    ...things.filter((concept) => isThing(concept)),
    ...things.filter(({ term }) => said.has(term)),
    ...things,
  ].map(({ term }) => term);
  const special = content.filter((key) => !brandNouns.has(key) && !moods.get(key));
  const trade = special.filter((key) => tellsTrade(key));
  return [...shown, ...trade, ...special.filter((key) => !describes(key)), ...content];
}

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
