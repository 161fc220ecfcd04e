import { access, chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUseError, holdDirectory } from '../directory-lock.js';

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
    // One without a holder belongs to a run that is just about to begin.
    const isHeld = await access(join(directory, 'holder.json')).then(
      () => true,
      () => false,
    );
    if (isHeld) await removeIfAbandoned(directory, endLeftover);
  }
}

async function removeIfAbandoned(directory: string, endLeftover: (directory: string) => Promise<void>): Promise<void> {
  try {
    await holdDirectory(directory);
    await endLeftover(directory);
    await rm(directory, { recursive: true, force: true });
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
  }
}
