import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import subsetFont from 'subset-font';
import { personalityAxes } from '../dist/brief.js';
import { toData } from '../dist/geometry/data.js';
import { type Box, transform } from '../dist/geometry/path.js';
import { scripts } from '../dist/pack/script.js';
import { Typeface } from '../dist/pack/typeface.js';
import { type FontChoice, fonts } from './fonts.ts';

const require = createRequire(import.meta.url);
const span = (from: number, to: number): string => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const characters: Record<string, string> = {
  latin: span(0x20, 0x7e) + span(0xa0, 0xff) + 'ıŒœ–—‘’“”•…€™−',
  'latin-ext': span(0x100, 0x17f) + span(0x218, 0x21b) + 'ẀẁẂẃẄẅẞỲỳǍǎǏǐǑǒǓǔǦǧ',
  cyrillic: span(0x400, 0x45f) + 'Ґґ№',
  'cyrillic-ext': 'ҒғҖҗҚқҢңҮүҰұҲҳҺһӘәӨө',
  greek: span(0x386, 0x3ce),
};

interface Metadata {
  family: string;
  weights: number[];
  subsets: string[];
  license: { type: string; attribution: string };
}

/** The heading weight and its neighbours: enough for "bolder" and "thinner" without carrying nine weights. */
function drawnWeights(heading: number, published: number[]): number[] {
  const near = [heading - 300, heading, heading + 200].map((wanted) =>
    published.reduce((best, w) => (Math.abs(w - wanted) < Math.abs(best - wanted) ? w : best)),
  );
  return [...new Set(near)].sort((a, b) => a - b);
}

function measure(face: Typeface, weight: number) {
  const boxOf = (text: string): Box => face.shape(text)[0]?.outline.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const height = (text: string): number => -Math.round(boxOf(text).y * 1000);
  const stem = boxOf('l').width;
  const stemI = boxOf('I').width;
  return { weight, cap: height('H'), xHeight: height('x'), stem: Math.round(Math.min(stem, stemI) * 1000) };
}

/** Measured on common letters at the size that names are drawn at. */
function bytesPerLetter(face: Typeface): number {
  const sample = face.shape('HamburgefontsivMarlowDk');
  return Math.round(
    sample.reduce((sum, { outline, x, y }) => sum + toData(transform(outline.path, [16, 0, 0, 16, 40 + 16 * x, 30 + 16 * y])).length, 0) /
      sample.length,
  );
}

async function buildFont(choice: FontChoice, out: URL) {
  const at = (file: string): string => require.resolve(`@fontsource/${choice.id}/${file}`);
  const metadata = JSON.parse(readFileSync(at('metadata.json'), 'utf8')) as Metadata;
  const weights = drawnWeights(choice.heading, metadata.weights);
  const chunks: Buffer[] = [];
  const subsets: { weight: number; subset: string; offset: number; length: number }[] = [];
  const drawn = [];
  let bytes = 0;
  let offset = 0;
  for (const weight of weights) {
    const parts: Buffer[] = [];
    for (const subset of Object.keys(characters).filter((s) => metadata.subsets.includes(s))) {
      const source = readFileSync(at(`files/${choice.id}-${subset}-${weight}-normal.woff`));
      const sfnt = await subsetFont(source, characters[subset] ?? '', {
        targetFormat: 'sfnt',
        noHinting: true,
        keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt'],
        dropTables: ['gasp', 'DSIG', 'meta'],
      });
      const bytes = brotliCompressSync(sfnt, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      subsets.push({ weight, subset, offset, length: bytes.length });
      offset += bytes.length;
      chunks.push(bytes);
      parts.push(sfnt);
    }
    const face = new Typeface(parts.map((part) => () => part));
    drawn.push(measure(face, weight));
    bytes = Math.max(bytes, bytesPerLetter(face));
  }
  writeFileSync(new URL(`fonts/${choice.id}.bin`, out), Buffer.concat(chunks));
  const body = metadata.weights.includes(400) ? 400 : (metadata.weights[0] ?? 400);
  return {
    entry: {
      id: choice.id,
      family: metadata.family,
      classes: choice.classes,
      scripts: scripts.filter((script) => (script === 'latin' ? choice.forLatin : metadata.subsets.includes(script))),
      personality: Object.fromEntries(personalityAxes.map((axis, i) => [axis, (choice.axes[i] ?? 0) / 2])),
      published: metadata.weights,
      heading: weights.includes(choice.heading) ? choice.heading : (weights.at(-1) ?? 400),
      body,
      cases: choice.cases ?? 'any',
      bytesPerLetter: bytes,
      drawn,
      subsets,
    },
    notice: `${metadata.family}: ${metadata.license.type}. ${metadata.license.attribution.trim()}`,
  };
}

/** Writes every family's file and returns the index with the licence notices. */
export async function buildFonts(out: URL) {
  rmSync(new URL('fonts/', out), { recursive: true, force: true });
  mkdirSync(new URL('fonts/', out), { recursive: true });
  const built = [];
  for (const choice of fonts) built.push(await buildFont(choice, out));
  writeFileSync(new URL('fonts.json', out), `[\n${built.map((b) => JSON.stringify(b.entry)).join(',\n')}\n]\n`);
  return built.map((b) => b.notice);
}
