import { glob, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { freshDirectory } from './system/machine.js';

const root = resolve(import.meta.dirname, '../../..');
/** Files that a fresh checkout does not have. */
const made = ['.blazon', '.git', 'out'];
/** Where no file is one of ours to read: `generated` repeats the guides of `deploy/`. */
const skipped = ['node_modules', 'dist', 'generated', '.cache', ...made];

/** A temporary folder that looks like the repository, for the files that commands write. */
export async function checkout(): Promise<string> {
  const folder = await freshDirectory();
  for (const name of await readdir(root)) if (!made.includes(name)) await symlink(join(root, name), join(folder, name));
  await mkdir(join(folder, 'out'));
  return folder;
}

/** Every Markdown file of the repository with commands in it. */
export async function filesWithCommands(): Promise<string[]> {
  const paths = await Array.fromAsync(glob('**/*.md', { cwd: root, exclude: (name) => skipped.includes(basename(name)) }));
  const counted = await Promise.all(paths.map(async (path) => ({ path, count: (await blocksOf(path)).length })));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ path }) => path)
    .sort();
}

/** The `sh` blocks of a Markdown file. */
export async function blocksOf(path: string): Promise<string[]> {
  return [...(await readFile(join(root, path), 'utf8')).matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
}

/** The commands in those blocks, as they are written, without the comments behind them. */
export async function commandsOf(path: string): Promise<string[]> {
  const lines = (await blocksOf(path)).flatMap((block) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .trimEnd()
      .split('\n'),
  );
  return lines.map((line) => line.replace(/\s+# .*$/, '')).filter((line) => !line.startsWith('#'));
}
