import { readFile } from 'node:fs/promises';
import { fold, singular } from './text.js';

/** A pictogram for a noun: the thing itself, or its nearest relative that can be drawn. */
export interface Picture {
  id: string;
  /** From 0.5 to 1: how surely it is taken for the thing. */
  score: number;
  relation: 'itself' | 'near';
}

/** From nouns to pictograms. A noun without any has no picture, since a wrong one is worse than none. */
export interface Pictures {
  find(noun: string): readonly Picture[];
  /** Pictograms that are taken for something else; no new mark shows them. */
  misread: ReadonlySet<string>;
}

const file = new URL('../../lexicon/pictures.txt', import.meta.url);

/** Loads the committed table. */
export async function loadPictures(): Promise<Pictures> {
  return parsePictures(await readFile(file, 'utf8'));
}

/** Reads "noun:id =100,id 84" lines; "=" marks what shows the thing itself. */
export function parsePictures(text: string): Pictures {
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
