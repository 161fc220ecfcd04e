import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../..');

/** The program of a version of Node: the one that runs here, or one that is fetched once into the cache. */
export async function nodeOf(version: string): Promise<string> {
  if (process.version.startsWith(`v${version}.`)) return process.execPath;
  const cache = resolve(process.env.BLAZON_CACHE_DIR ?? join(root, '.cache'));
  const folder = join(cache, `node-${version}`);
  const program = join(folder, 'node_modules/node/bin/node');
  if (existsSync(program)) return program;
  // Complete or absent: others may look for the folder while it is being filled.
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    await writeFile(join(draft, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
    await execFileAsync('npm', ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: draft });
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(program)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return program;
}
