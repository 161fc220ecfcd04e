import { isColourWord, plainColours } from '../../understanding/lexicon/colours.js';
import type { RefinementRecord } from '../../refinement.js';
import { type Reader, span } from './clause.js';

const lead =
  "(?:a (?:bit|little)|even|much|still|ok|okay|yes|good|great|better|nice|but|and|und|noch|etwas|noch (?:ein )?(?:bisschen|etwas)|encore(?: un peu)?|un po(?:[’']|co)|un poco|um pouco|nog(?: iets)?|lite|ännu|еще|ещё)";
const again =
  '(?:more|further|again|once more|same again|more of (?:it|that|the same|this)|not enough|keep going|mehr|weiter|nochmal|plus|más|di più|ancora|mais|meer|mer|больше|раз)';
const repeats = new RegExp(`^(?:${lead}[ ,!.]+)*${again}(?:[ ,]+(?:please|bitte|pls|svp|por favor|per favore|graag|tack))?[.! ]*$`, 'iu');

/** Words that tell the same of a thing, one more of it and one less. */
const scales: readonly (readonly string[])[] = [
  ['bigger', 'larger', 'smaller', 'tinier'],
  ['bolder', 'heavier', 'thicker', 'stronger', 'thinner', 'finer', 'slimmer', 'lighter'],
  ['darker', 'deeper', 'lighter', 'paler', 'brighter'],
  ['warmer', 'cooler', 'colder'],
  ['wider', 'looser', 'tighter', 'closer', 'narrower'],
  ['rounder', 'softer', 'sharper', 'squarer'],
  ['simpler', 'plainer', 'richer'],
];
const steps = [...new Set(scales.flat())].join('|');
const turns =
  '(?:no+|nope|wait|hm+|oh|oops|sorry|actually|on second thoughts?|ok(?:ay)?|yes|and|but|well|now|maybe|perhaps|i think|i meant|i mean|rather|please|then|make (?:it|them|that)|(?:it|they) (?:should|could|can) be|a (?:bit|little|touch|tad)|bit|even|much|still|slightly|go)';
const step = new RegExp(
  `^(?:${turns}[ ,.!…-]+)*(${steps})(?:[ ,]+(?:actually|still|again|now|please|though|then|yet|than (?:that|before|it was|now)|after all|instead))*[.!? ]*$`,
  'iu',
);
/** What is too much asks for less. */
const faults: ReadonlyMap<string, string> = new Map([
  ['big', 'smaller'],
  ['large', 'smaller'],
  ['small', 'bigger'],
  ['tiny', 'bigger'],
  ['thin', 'bolder'],
  ['thick', 'thinner'],
  ['bold', 'thinner'],
  ['heavy', 'thinner'],
  ['dark', 'lighter'],
  ['light', 'darker'],
  ['pale', 'darker'],
  ['bright', 'darker'],
]);

/** A wish of before with another step on the same scale: "make the wave smaller", and then "bigger". */
function turnedBy(clause: string, told: string): string | undefined {
  const own = scales.filter((scale) => scale.includes(told)).flat();
  const said = clause.replace(
    /\b(?:(?:is|are|looks?|seems?) )?(?:way |much |far |a bit |a little |still )*too (\w+)\b/iu,
    (all, fault: string) => faults.get(fault.toLowerCase()) ?? all,
  );
  const turned = said.replace(new RegExp(`\\b(?:${own.join('|')})\\b`, 'iu'), told);
  return own.some((word) => new RegExp(`\\b${word}\\b`, 'iu').test(said)) ? turned : undefined;
}

/** "A bit more" behind "bigger" asks for what the last refinement did, once more; "no wait, smaller" for less of what it spoke of. */
export function withRepeated(prompt: string, last: RefinementRecord | null): string {
  const did = last?.applied.filter(({ changed }) => changed.length > 0).map(({ clause }) => clause) ?? [];
  if (repeats.test(prompt.trim()) && did.length > 0) return did.join('. ');
  const [, told] = step.exec(prompt.trim()) ?? [];
  if (told === undefined) return withAnotherColour(prompt, did);
  const word = told.toLowerCase();
  const spoken = did.length > 0 ? did : (last?.notApplied.map(({ clause }) => clause) ?? []);
  const turned = spoken.flatMap((clause) => turnedBy(clause, word) ?? []);
  return turned.length > 0 ? turned.join('. ') : /^(?:no|nope|wait|hm|oops|sorry|actually|on second)/iu.test(prompt.trim()) ? word : prompt;
}

const corrects =
  /^(?:(?:no+|nope|hm+|wait|oops|sorry|actually|rather|on second thoughts?|ok(?:ay)?|well|but|and|then|maybe|perhaps|make it|in|the|back to|let's go with|go for|i think)[ ,.!…-]+)+((?:\p{L}+ )??\p{L}+?)(?: (?:again|after all|instead|then|please|was better|is better|though))*[.!? ]*$/iu;
const isCorrection = /^(?:no|nope|hm|wait|oops|sorry|actually|rather|on second|ok|well)|\b(?:again|after all)[.!? ]*$/iu;

/** "Hmm no, blue again" behind "the bike yellow": the bike is blue. */
function withAnotherColour(prompt: string, did: readonly string[]): string {
  const said = corrects.exec(prompt.trim())?.[1];
  const isColour = (words: string): boolean =>
    words.split(' ').every((word) => isColourWord(word.toLowerCase()) || plainColours.has(word.toLowerCase()));
  const [only, more] = did;
  if (said === undefined || !isCorrection.test(prompt.trim()) || !isColour(said) || only === undefined || more !== undefined) return prompt;
  const words = only.split(/\s+/);
  const at = words.findLastIndex((word) => isColour(word.replace(/[^\p{L}]/gu, '')) && word !== '');
  if (at < 0) return prompt;
  const from = at > 0 && isColour(words[at - 1] ?? '') ? at - 1 : at;
  return [...words.slice(0, from), said, ...words.slice(at + 1)].join(' ');
}

const between =
  /^(?:(?:maybe|perhaps|please|i|we|would|like|want|try|something|somewhere|can|could|you|find|go|it|should|be|make|now|and|but|then|a|the|is) )*(?:(?:halfway|half way|midway|in) between(?: (?:the two|both|them|those|these|that and (?:the )?(?:last|previous|old|first|one before)(?: one| version)?))?|halfway back|half way back|compromise|middle ground|happy medium|meet in the middle)(?: please| then| maybe)*$/;

/** "Somewhere in between": of what is now and what was before. */
export const readHalfway: Reader = ({ keys, tokens }) =>
  between.test(keys) ? { patches: [{ kind: 'halfway' }], used: span(0, tokens.length) } : undefined;
