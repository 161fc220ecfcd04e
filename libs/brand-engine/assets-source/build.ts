import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildFonts } from './build-fonts.ts';
import { buildIcons } from './build-icons.ts';
import { mdiIds } from './icons.ts';

const out = new URL('../assets/', import.meta.url);
const at = (path: string): URL => new URL(path, out);

/** One hash over every file that drawing depends on, in a fixed order. */
function hashOf(): string {
  const files = ['fonts.json', 'icons.json', ...readdirSync(at('fonts/')).map((file) => `fonts/${file}`)].sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(at(file)));
  return hash.digest('hex').slice(0, 32);
}

const licence = (path: string): string => readFileSync(new URL(`node_modules/${path}`, import.meta.url), 'utf8').trim();

/** The drawings that are taken from the Pictogrammers' set, by their authors; a brand or an icon without an author is not taken. */
function mdiAuthors(): string[] {
  const meta = JSON.parse(licence('@mdi/svg/meta.json')) as { name: string; author: string; tags: string[] }[];
  const byAuthor = new Map<string, string[]>();
  for (const id of mdiIds) {
    const icon = meta.find(({ name }) => name === id);
    if (!icon?.author || icon.tags.some((tag) => tag.startsWith('Brand'))) throw new Error(`The licence of the icon "${id}" is not known.`);
    byAuthor.set(icon.author, [...(byAuthor.get(icon.author) ?? []), id]);
  }
  return [...byAuthor].sort(([one], [other]) => (one < other ? -1 : 1)).map(([author, ids]) => `- ${author}: ${ids.join(', ')}`);
}

function notices(fonts: readonly string[]): string {
  return [
    'The assets pack contains outlines of these works. Their licences apply to them.',
    '',
    'Fonts (SIL Open Font License 1.1 or Apache License 2.0, as stated; subset to Latin, Cyrillic and Greek, hinting removed):',
    ...fonts.map((line) => `- ${line}`),
    '',
    'Pictograms from Phosphor Icons:',
    licence('@phosphor-icons/core/LICENSE'),
    '',
    'Pictograms from Tabler Icons:',
    licence('@tabler/icons/LICENSE'),
    '',
    'Pictograms from Fluent Emoji High Contrast, Copyright (c) Microsoft Corporation, MIT License:',
    licence('@tabler/icons/LICENSE').replace(/^[\s\S]*?(?=Permission is hereby)/, ''),
    '',
    'Pictograms from Material Design Icons by the Pictogrammers, Apache License 2.0:',
    licence('@mdi/svg/LICENSE'),
    'Drawings taken from it, by author; the package states no other licence for any of them:',
    ...mdiAuthors(),
    '',
    'Pictograms from Temaki and Maki, dedicated to the public domain by their authors (CC0 1.0).',
    '',
    'Pictograms whose ids begin with "own-" were drawn for Blazon (assets-source/own-icons) and belong to it.',
    '',
  ].join('\n');
}

/** With `--check` a pack that comes out otherwise than the committed one is a failure. */
const checking = process.argv.some((argument) => argument.startsWith('--check'));
const { hash: committed } = JSON.parse(readFileSync(at('manifest.json'), 'utf8')) as { hash: string };

mkdirSync(out, { recursive: true });
writeFileSync(at('NOTICES.txt'), notices(await buildFonts(out)));
const icons = await buildIcons(out);
const hash = hashOf();
writeFileSync(at('manifest.json'), `${JSON.stringify({ hash })}\n`);
const comparison = hash === committed ? 'the same as before' : `changed from ${committed}`;
process.stdout.write(`Assets pack ${hash}, ${comparison}: icons ${JSON.stringify(icons)}\n`);
if (checking && hash !== committed) process.exitCode = 1;
