import type { Identity, Pack } from '@blazon/brand-engine';
import { type BinaryFile, textFile } from './file.js';

/** The characters of each file of a face, as a style sheet names them. */
const ranges: Record<string, string> = {
  latin: 'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212',
  'latin-ext': 'U+0100-017F, U+01CD-01D4, U+01E6-01E7, U+0218-021B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
  cyrillic: 'U+0400-045F, U+0490-0491, U+2116',
  'cyrillic-ext': 'U+0492-0493, U+0496-0497, U+049A-049B, U+04A2-04A3, U+04AE-04B3, U+04BA-04BB, U+04D8-04D9, U+04E8-04E9',
  greek: 'U+0386-03CE',
};

/**
 * The font files of an identity in its two weights, a style sheet that loads them, and the licence under which they may be passed on.
 * Where that licence keeps the family's name for the authors' own files, only a note that says so and where to take those.
 */
export function fontFilesOf({ node }: Pick<Identity, 'node'>, pack: Pack): BinaryFile[] {
  const { font, heading, body } = node.decisions.type;
  const { family } = pack.font(font);
  const weights = [...new Set([heading, body].map((weight) => pack.metrics(font, weight).weight))];
  if (pack.hasReservedName(font)) return [textFile('fonts/READ-ME.txt', originalOf(family, weights, pack.notice(font)))];
  const faces = weights.flatMap((weight) =>
    pack.faceFiles(font, weight).map(({ subset, bytes }) => {
      const isOpenType = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'OTTO';
      const file = `${font}-${weight}-${subset}.${isOpenType ? 'otf' : 'ttf'}`;
      const source = `url('${file}') format('${isOpenType ? 'opentype' : 'truetype'}')`;
      const rule = [
        `font-family: '${family}';`,
        `font-weight: ${weight};`,
        `font-display: swap;`,
        `src: ${source};`,
        `unicode-range: ${ranges[subset] ?? 'U+0-10FFFF'};`,
      ];
      return { path: `fonts/${file}`, content: bytes, css: `@font-face {\n  ${rule.join('\n  ')}\n}\n` };
    }),
  );
  return [
    ...faces.map(({ path, content }) => ({ path, content })),
    textFile('fonts/fonts.css', faces.map(({ css }) => css).join('\n')),
    textFile('fonts/LICENCE.txt', pack.licence(font)),
  ];
}

function originalOf(family: string, weights: number[], notice: string): string {
  return [
    `${family} is free to use, but its files are not in this archive. Its licence reserves the name for the files of its authors, and`,
    'those that Blazon draws with are changed: split by range of characters, without hinting.',
    '',
    `Take the original, weight ${weights.join(' and ')}: https://fonts.google.com/specimen/${family.replaceAll(' ', '+')}`,
    '',
    notice,
    '',
  ].join('\n');
}
