import { readFile } from 'node:fs/promises';
import { fold, singular } from '../text/text.js';

/** A pictogram for a noun: the thing itself, or its nearest relative that can be drawn. */
export interface Picture {
  id: string;
  /** From 0.5 to 1: how surely it is taken for the thing. */
  score: number;
  relation: 'itself' | 'near';
}

/** "A piano key", "a spruce tree", "a gravy boat". */
export type Change = 'part' | 'kind' | 'other';

/** From nouns to pictograms. A noun without any has no picture, since a wrong one is worse than none. */
export interface Pictures {
  find(noun: string): readonly Picture[];
  /** What a word before a noun, or behind its "of", makes of it: a part of that thing, that thing itself, which is of its kind, or something else than its picture shows. */
  changes(noun: string, word: string): Change | undefined;
  /** Pictograms that are taken for something else; no new mark shows them. */
  misread: ReadonlySet<string>;
}

const file = new URL('../../../lexicon/pictures.txt', import.meta.url);
const othersFile = new URL('../../../lexicon/other-things.txt', import.meta.url);

/** Loads the committed tables. */
export async function loadPictures(): Promise<Pictures> {
  const [pictures, others] = await Promise.all([file, othersFile].map((url) => readFile(url, 'utf8')));
  return parsePictures(pictures ?? '', others);
}

/** Reads "noun:id =100,id 84" lines, of which "=" marks what shows the thing itself, and "noun:<whole >kind word" lines of what changes a noun. */
export function parsePictures(text: string, others = ''): Pictures {
  const changing = new Map(
    others
      .trimEnd()
      .split('\n')
      .map((line): [string, ReadonlySet<string>] => {
        const [noun = '', words = ''] = line.split(':');
        return [noun, new Set(words.split(' '))];
      }),
  );
  const lines = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1)];
      }),
  );
  return {
    misread: new Set(lines.get('!misread')?.split(',')),
    changes: (noun, word) => {
      const words = changing.get(noun);
      return words?.has(`<${word}`) ? 'part' : words?.has(`>${word}`) ? 'kind' : words?.has(word) ? 'other' : undefined;
    },
    find: (noun) =>
      parseLine(
        keysOf(noun)
          .map((key) => lines.get(key))
          .find((line) => line !== undefined),
      ),
  };
}

/** "Scissors" is looked up as it is, "Wild Geese" as "wild goose". */
function keysOf(noun: string): string[] {
  const key = fold(noun).trim();
  const parts = key.split(/[\s-]+/);
  return [key, parts.join(' '), [...parts.slice(0, -1), singular(parts.at(-1) ?? '')].join(' '), parts.map(singular).join(' ')];
}

const parseLine = (line: string | undefined): Picture[] =>
  (line?.split(',') ?? []).map((entry) => {
    const [id = '', score = ''] = entry.split(' ');
    const itself = score.startsWith('=');
    return { id, score: Number(itself ? score.slice(1) : score) / 100, relation: itself ? 'itself' : 'near' };
  });
