import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdDirectory, wasTaken } from '../directory-lock.js';

const BEGINNING_MS = 10 * 60_000;

/** A new directory for a server that is thrown away. The server's own account must be able to enter it. */
export async function scratchDirectory(prefix: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), prefix));
  await chmod(directory, 0o711);
  return directory;
}

/** Ends the servers of test runs that were killed, and removes their directories. */
export async function removeAbandoned(prefix: string, endLeftover: (directory: string) => Promise<void>): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const directory of names.map((name) => join(tmpdir(), name))) {
    if (!(await isBeginning(directory))) await removeIfAbandoned(directory, endLeftover);
  }
}

/** One without a holder that is still young belongs to a run that is about to begin; an old one was being removed when its run was killed. */
async function isBeginning(directory: string): Promise<boolean> {
  const taken = await wasTaken(directory).catch(() => false);
  const { mtimeMs } = await stat(directory).catch(() => ({ mtimeMs: Date.now() }));
  return !taken && Date.now() - mtimeMs < BEGINNING_MS;
}

/** A failure here, such as a directory in use, must not keep a new run from beginning. */
async function removeIfAbandoned(directory: string, endLeftover: (directory: string) => Promise<void>): Promise<void> {
  try {
    await holdDirectory(directory);
    await endLeftover(directory);
    await rm(directory, { recursive: true, force: true });
  } catch {
    return;
  }
}
