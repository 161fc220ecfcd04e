import { readFileSync } from 'node:fs';
import { languages } from '../dist/brief.js';
import { loadPictures } from '../dist/understanding/pictures.js';

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

const rows = ['things', 'nouns']
  .flatMap((table) => read(`./abroad-${table}.tsv`).split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('en |'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
for (const [column, language] of languages.entries()) {
  if (language === 'en') continue;
  const drawn = rows.filter((row) => (row[column] ?? '-') !== '-' && row[column] !== '' && pictures.find(row[0] ?? '').length > 0);
  process.stdout.write(`${language}: ${new Set(drawn.map(([noun]) => noun)).size} nouns\n`);
}
