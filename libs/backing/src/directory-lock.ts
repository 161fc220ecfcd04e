import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOf } from './processes.js';

/** Says that a directory is held by a running process. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';

  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`${directory} is in use by the running process ${pid}. Stop that process, or choose another directory.`);
  }
}

interface Holder {
  pid: number;
  start: string | null;
}

/**
 * Makes this process the only holder of a directory until the returned function is called or the process ends, in whatever way:
 * the lock names its holder, and a lock whose holder runs no more is taken over.
 */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, 'holder.json');
  const own = JSON.stringify({ pid: process.pid, start: await startOf(process.pid) } satisfies Holder);
  for (;;) {
    const taken = await writeFile(path, own, { flag: 'wx', mode: 0o644 }).then(
      () => true,
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        return false;
      },
    );
    if (taken) return () => rm(path, { force: true });

    const found = await readFile(path, 'utf8').catch(() => null);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder !== null && (await startOf(holder.pid)) === holder.start) throw new DirectoryInUseError(directory, holder.pid);
    await discard(path, found);
  }
}

/** Removes the lock only if it still is the one that was judged: another process may have replaced it meanwhile. */
async function discard(path: string, judged: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await readFile(aside, 'utf8')) === judged) await rm(aside, { force: true });
  else await rename(aside, path);
}

/** A lock cut off by a crash in the middle of writing names nobody. */
function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === 'number' && typeof value.start === 'string' ? { pid: value.pid, start: value.start } : null;
  } catch {
    return null;
  }
}
