import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants } from 'node:zlib';
import { folders } from './folders.js';
import type { Files } from './pictures.js';

const { project, pages, generated, pictures, site, repository } = folders;
/** Blazon's own mark, as the dashboard has it. */
const mark = (name: string): string => join(repository, `apps/dashboard/src/components/${name}.svg`);
/** The sources of the site; the compiler's notes on a library change with its sources. */
const sources = [
  pages,
  ...['.vitepress', 'samples', 'package.json', 'dist/tsconfig.tsbuildinfo'].map((path) => join(project, path)),
  mark('mark'),
  mark('mark-dark'),
  ...['deploy/README.md', 'deploy/runbook.md'].map((path) => join(repository, path)),
  ...['contracts', 'brand-engine'].map((name) => join(repository, 'libs', name, 'dist/tsconfig.tsbuildinfo')),
];
const made = new Set(['generated', 'pictures', 'cache']);
const stampFile = join(project, 'dist/site.stamp');

/** Builds the site unless it is the one that these sources make. */
export async function buildSite(): Promise<void> {
  const stamp = await stampOf(sources);
  if (existsSync(site) && existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  await rm(stampFile, { force: true });
  // Loading them takes longer than finding out that there is nothing to do.
  const [{ build }, { draw }, { errorTable, failureTable }, { operatorGuides }] = await Promise.all([
    import('vitepress'),
    import('./pictures.js'),
    import('./errors.js'),
    import('./guides.js'),
  ]);
  const drawn = await draw();
  await write(pictures, {
    ...drawn.pictures,
    'mark.svg': await readFile(mark('mark'), 'utf8'),
    'mark-dark.svg': await readFile(mark('mark-dark'), 'utf8'),
  });
  await write(generated, { ...drawn.pages, ...(await operatorGuides()), 'errors.md': errorTable(), 'failures.md': failureTable() });
  await build(project, { outDir: site });
  await addRenderer();
  await rm(join(site, 'hashmap.json'), { force: true });
  await compress(site);
  await writeFile(stampFile, stamp);
}

async function stampOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of (await filesOf(path, made)).sort()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(path: string, except: ReadonlySet<string> = new Set()): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  const kept = entries.filter(({ name }) => !except.has(name));
  return (await Promise.all(kept.map(({ name }) => filesOf(join(path, name), except)))).flat();
}

async function write(folder: string, files: Files): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

/** The renderer of the API reference as it is published: bundling it again would take longer than all the rest. */
async function addRenderer(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) await copyFile(resolve(`swagger-ui-dist/${name}`), join(site, name));
}

/** Puts beside each file of text what is sent to browsers that take brotli. */
async function compress(folder: string): Promise<void> {
  const files = (await filesOf(folder)).filter((file) => /\.(html|css|js|json|svg)$/.test(file));
  const encode = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
  // A good part of the way in a small part of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await encode(await readFile(file), { params }))));
}

await buildSite();
