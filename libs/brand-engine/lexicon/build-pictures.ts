import { readFileSync, writeFileSync } from 'node:fs';
import { otherThings } from './other-things.ts';
import { ancestors, readWordnet, type Sense, type Synset } from './wordnet.ts';

/**
 * Makes `pictures.txt`: for each common English noun the pictograms that show it or its nearest relative, with a score.
 * A noun without a line has no picture, since a wrong one is worse than none. Makes `other-things.txt` too: for each noun the words
 * that make another thing of it.
 */
const output = new URL('./pictures.txt', import.meta.url);
const othersOutput = new URL('./other-things.txt', import.meta.url);
const wordnet = readWordnet();

const linesOf = (file: string): [string, string[]][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [key = '', list = ''] = line.split(/:(?= |$)/);
      return [key.trim(), list.split(',').map((part) => part.trim())];
    });

const icons = (JSON.parse(readFileSync(new URL('../assets/icons.json', import.meta.url), 'utf8')) as { id: string }[]).map(({ id }) => id);
const shown = new Map(linesOf('./drawings.txt'));
for (const id of shown.keys()) if (!icons.includes(id)) throw new Error(`drawings.txt speaks of "${id}", which the pack lacks.`);

const drawnMeanings = new Set<Synset>();

/** Kinds of things that can be drawn, the likelier meaning of a word in a wish for a picture first. */
const drawable = ['animal', 'plant', 'food', 'artifact', 'object', 'body', 'phenomenon', 'substance', 'shape', 'person'];
const isDrawable = (synset: Synset): boolean => drawable.includes(synset.kind) || drawnMeanings.has(synset);

/** The meaning that the drawing shows: the one hinted at, else the most frequent that can be drawn, animals first. */
function meaningOf(name: string): Synset | undefined {
  const [noun = '', hint] = name.split('@');
  const senses = [noun, noun.replace(/s$/, '')].map((word) => wordnet.senses(word)).find((found) => found.length > 0) ?? [];
  if (hint !== undefined) {
    const found =
      senses.find(({ synset }) => synset.kind === hint) ??
      senses.find(({ synset }) => synset.gloss.includes(hint)) ??
      senses.find(({ synset }) => [...ancestors(synset).keys()].some(({ words }) => words.some((word) => word.includes(hint))));
    if (!found) throw new Error(`WordNet has no "${noun}" that is "${hint}".`);
    return found.synset;
  }
  return ranked(senses)[0]?.synset ?? senses[0]?.synset;
}

function ranked(senses: readonly Sense[]): Sense[] {
  const place = ({ synset }: Sense): number => drawable.indexOf(synset.kind) + 1 || drawable.length;
  return senses.filter(({ synset }) => isDrawable(synset)).sort((a, b) => b.count - a.count || place(a) - place(b));
}

interface Drawing {
  id: string;
  meaning: Synset;
  place: number;
  above: Map<Synset, number>;
}

const names = new Map<string, { id: string; place: number; meaning: Synset | undefined }[]>();
const drawings: Drawing[] = [];
for (const id of icons) {
  const own = id.replace(/^(?:own|mdi|fluent|temaki|maki)-/, '');
  if (icons.includes(`own-${own}`) && !id.startsWith('own-')) continue;
  const nouns = shown.get(id) ?? [own.replaceAll('-', ' ')];
  if (nouns[0] === '-' || nouns[0] === 'x') continue;
  nouns.forEach((name, place) => {
    const noun = name.replace(/[@!].*/, '');
    const meaning = name.endsWith('!') ? undefined : meaningOf(name);
    names.set(noun, [...(names.get(noun) ?? []), { id, place, meaning }]);
    if (meaning) drawnMeanings.add(meaning);
    if (meaning) drawings.push({ id, meaning, place, above: ancestors(meaning) });
  });
}

/** How much the likeness of two things that are of one kind falls with the width of that kind: tools look less alike than birds. */
const spread: Record<string, number> = { animal: 0.035, plant: 0.05, food: 0.06, artifact: 0.075, body: 0.1, object: 0.08 };
/** Kinds too wide for one picture to stand for all of them. */
const widest: Record<string, number> = { animal: 900, plant: 2500, food: 60, artifact: 70, body: 15, object: 20 };
/** Kinds too wide for one of them to stand for the whole. */
const widestWhole: Record<string, number> = { animal: 300, plant: 300, food: 60, artifact: 45, body: 10, object: 15 };
/** Below this likeness two things are of one kind and look different: tools sooner than birds. */
const leastAlike: Record<string, number> = { animal: 0.6, plant: 0.65, food: 0.65, artifact: 0.72 };

interface Likeness {
  id: string;
  score: number;
  itself: boolean;
  /** The meaning of the noun that the picture is like. */
  of?: Synset;
}

function likeness(noun: Synset, above: Map<Synset, number>, { meaning, above: drawingAbove, place }: Drawing): number {
  const own = place * 0.01;
  if (meaning === noun) return 1 - own;
  const down = above.get(meaning);
  if (down !== undefined) return meaning.below > (widest[meaning.kind] ?? 0) ? 0 : 0.9 - 0.03 * (down - 1) - own;
  const up = drawingAbove.get(noun);
  if (up !== undefined) return noun.below > (widestWhole[noun.kind] ?? 0) || up > 2 ? 0 : 0.86 - 0.05 * (up - 1) - own;
  let best = 0;
  for (const [kind, steps] of above) {
    const others = drawingAbove.get(kind);
    if (others === undefined) continue;
    const width = Math.log2(Math.max(1, kind.below / 4));
    best = Math.max(best, 0.85 - 0.05 * (steps - 1) - 0.03 * (others - 1) - width * (spread[kind.kind] ?? 0.2) - own);
  }
  return best >= (leastAlike[noun.kind] ?? 0.75) ? best : 0;
}

const least = 0.5;
const most = 4;

/**
 * Rarer meanings count for what is drawn itself, and for their relatives only if they are about as frequent as the first, be that drawable
 * or not: who says "service" means no place setting.
 */
function byMeaning(noun: string): Likeness[] {
  const best = new Map<string, Likeness>();
  const all = wordnet.senses(noun);
  const senses = ranked(all);
  const isEaten = senses.some(({ synset }) => synset.kind === 'food');
  senses.slice(0, 4).forEach(({ synset, count }, place) => {
    // Who asks for a fig does not ask for a tree.
    if (isEaten && synset.kind === 'plant') return;
    const above = ancestors(synset);
    const mayBeNear = (place === 0 || count * 2 > (senses[0]?.count ?? 0)) && count * 2 >= (all[0]?.count ?? 0);
    for (const drawing of drawings) {
      const itself = drawing.meaning === synset;
      const score = itself || mayBeNear ? likeness(synset, above, drawing) * (1 - 0.12 * place) : 0;
      if (score > (best.get(drawing.id)?.score ?? 0)) best.set(drawing.id, { id: drawing.id, score, itself, of: synset });
    }
  });
  return [...best.values()].filter(({ score }) => score >= least);
}

const relatives = new Map(linesOf('./relatives.txt'));
for (const [noun, ids] of relatives)
  for (const id of ids.map((one) => one.replace(/^=/, '')))
    if (id !== '-' && (!icons.includes(id) || icons.includes(`own-${id}`)))
      throw new Error(`relatives.txt shows "${noun}" as "${id}", which the pack lacks or draws better.`);

function picturesOf(noun: string): Likeness[] {
  const told = relatives.get(noun);
  if (told?.[0] === '-') return [];
  if (told)
    return told.map((id, place) => {
      const itself = id.startsWith('=');
      return { id: itself ? id.slice(1) : id, score: (itself ? 1 : 0.88) - place * 0.03, itself };
    });
  const called = (names.get(noun) ?? []).map(({ id, place }) => ({
    id,
    score: (id.replace(/^own-/, '').replaceAll('-', ' ') === noun ? 1 : 0.99) - place * 0.01,
    itself: true,
  }));
  // What is called by the noun tells which of its meanings are asked for: a seahorse is no walrus, and a drill no monkey.
  const meant = new Set((names.get(noun) ?? []).flatMap(({ meaning }) => meaning ?? []));
  const isMeant = ({ of, itself }: Likeness): boolean =>
    called.length === 0 || (meant.size === 0 ? itself : of !== undefined && meant.has(of));
  const others = byMeaning(noun).filter((one) => isMeant(one) && !called.some(({ id }) => id === one.id));
  return ownFirst([...called, ...others])
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}

/** Of drawings that show a thing equally well, our own is the first. */
function ownFirst(found: readonly Likeness[]): Likeness[] {
  const isOwn = ({ id }: Likeness): boolean => id.startsWith('own-');
  const own = new Set(found.filter(isOwn).map(({ score }) => Math.round(score * 100)));
  return found.map((one) => (!isOwn(one) && own.has(Math.round(one.score * 100)) ? { ...one, score: one.score - 0.01 } : one));
}

const vocabulary = new Set(
  readFileSync(new URL('./words.bin', import.meta.url))
    .subarray(12, 12 + 400_000)
    .toString('utf8')
    .split('\n'),
);
const nouns = new Set([...names.keys(), ...relatives.keys()]);
for (const noun of wordnet.nouns()) if (/^[a-z]{3,}$/.test(noun) && vocabulary.has(noun)) nouns.add(noun);
for (const noun of wordnet.nouns())
  if (/^[a-z]{3,}(_[a-z]{3,})?$/.test(noun) && ranked(wordnet.senses(noun)).length > 0) nouns.add(noun.replaceAll('_', ' '));

const misread = [...shown].filter(([, [noun]]) => noun === 'x').map(([id]) => id);
const lines = [...nouns]
  .sort()
  .map((noun) => ({ noun, found: picturesOf(noun) }))
  .filter(({ found }) => found.length > 0)
  .map(
    ({ noun, found }) =>
      `${noun}:${found.map(({ id, score, itself }) => `${id} ${itself ? '=' : ''}${Math.round(score * 100)}`).join(',')}`,
  );
const table = `${[`!misread:${misread.join(',')}`, ...lines].join('\n')}\n`;
const pictured = new Map(
  [...names].map(([noun, all]): [string, Synset[]] => [noun, all.flatMap(({ meaning }) => meaning ?? meaningOf(noun) ?? [])]),
);
for (const [noun, [first = '']] of relatives)
  if (first.startsWith('=') && !pictured.has(noun)) pictured.set(noun, [meaningOf(noun) ?? []].flat());
const shownNouns = new Set(lines.map((line) => line.slice(0, line.indexOf(':'))));
const others = otherThings(wordnet, pictured, shownNouns, linesOf('./changing-words.txt'));
if (process.argv.includes('--check')) {
  if (table !== readFileSync(output, 'utf8') || others !== readFileSync(othersOutput, 'utf8'))
    throw new Error(
      'pictures.txt and other-things.txt are not what the sources give. Run `node lexicon/build-pictures.ts` and commit them.',
    );
} else {
  writeFileSync(output, table);
  writeFileSync(othersOutput, others);
}
process.stdout.write(`${lines.length} nouns with a picture, ${table.length} bytes\n`);
