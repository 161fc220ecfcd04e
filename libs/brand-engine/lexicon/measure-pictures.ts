import { readFileSync } from 'node:fs';
import { languages } from '../dist/brief.js';
import { loadPictures } from '../dist/understanding/things/pictures.js';

/** Prints for how many nouns there is a picture: of the thousand commonest that can be drawn, and in each tongue. */
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const pictures = await loadPictures();
const nouns = read('./drawable-nouns.txt')
  .replace(/^#.*$/gm, '')
  .split(/\s+/)
  .filter((noun) => noun !== '');
const relationOf = (noun: string): string => pictures.find(noun)[0]?.relation ?? 'none';
const count = (relation: string): number => nouns.filter((noun) => relationOf(noun) === relation).length;
process.stdout.write(`of ${nouns.length} nouns: ${count('itself')} themselves, ${count('near')} a relative, ${count('none')} none\n`);
process.stdout.write(`none: ${nouns.filter((noun) => relationOf(noun) === 'none').join(' ')}\n`);

const drawn = new Map<string, Set<string>>(languages.map((language) => [language, new Set()]));
for (const table of ['things', 'nouns', 'nouns-more']) {
  const [header = [], ...rows] = read(`./abroad-${table}.tsv`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  for (const [noun = '', ...cells] of rows)
    for (const [at, cell] of cells.entries())
      if (cell !== '' && cell !== '-' && pictures.find(noun).length > 0) drawn.get(header[at + 1] ?? '')?.add(noun);
}
for (const [language, nouns] of drawn) if (language !== 'en') process.stdout.write(`${language}: ${nouns.size} nouns\n`);
