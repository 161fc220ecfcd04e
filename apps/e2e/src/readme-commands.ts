import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freshDirectory } from './system/machine.js';

const root = resolve(import.meta.dirname, '../../..');
/** What a checkout does not have when it is fresh. */
const made = ['.blazon', '.git', 'out'];

/** A folder that looks like the repository and is thrown away: what commands write stays in it. */
export async function checkout(): Promise<string> {
  const folder = await freshDirectory();
  for (const name of await readdir(root)) if (!made.includes(name)) await symlink(join(root, name), join(folder, name));
  await mkdir(join(folder, 'out'));
  return folder;
}

/** The commands of a Markdown file in its `sh` blocks, as they are written, without the comments behind them. */
export async function commandsOf(path: string): Promise<string[]> {
  const blocks = [...(await readFile(join(root, path), 'utf8')).matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .trimEnd()
      .split('\n'),
  );
  return lines.map((line) => line.replace(/\s+# .*$/, '')).filter((line) => !line.startsWith('#'));
}
