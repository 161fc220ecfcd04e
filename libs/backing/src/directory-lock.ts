import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

const PREFIX = 'holder-';
const TRIES = 6;

/**
 * Makes this process the only holder of a directory until the returned function is called or the process ends, in whatever way.
 * Whoever wants the directory first puts down a file that names its process, and then looks for others: of two that come at the same
 * time at least one sees the other, so there are never two holders. Files of processes that run no more count for nothing.
 */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const own = JSON.stringify({ pid: process.pid, start: await startOf(process.pid) } satisfies Holder);
  for (let tried = 1; ; tried += 1) {
    const name = `${PREFIX}${randomUUID()}.json`;
    await writeFile(join(directory, name), own, { flag: 'wx', mode: 0o644 });
    const release = () => rm(join(directory, name), { force: true });
    const other = await holderBeside(directory, name);
    if (other === undefined) return release;
    await release();
    if (tried === TRIES) throw new DirectoryInUseError(directory, other.pid);
    // It may only want the directory too and step back in the same way; the next meeting is at another moment.
    await setTimeout(Math.random() * 50 * tried);
  }
}

/** Whether somebody has taken the directory and not given it back, be it that the process was killed. */
export async function wasTaken(directory: string): Promise<boolean> {
  return (await holderFiles(directory)).length > 0;
}

/** A running process, other than by the file `own`, that holds or wants the directory; the files of those that are gone are removed. */
async function holderBeside(directory: string, own: string): Promise<Holder | undefined> {
  for (const name of await holderFiles(directory)) {
    if (name === own) continue;
    const path = join(directory, name);
    const holder = parseHolder(await readFile(path, 'utf8').catch(() => ''));
    if (holder !== null && (await startOf(holder.pid)) === holder.start) return holder;
    // No name is used twice, so nobody else's file can be meant by it.
    if (holder !== null || (await isOld(path))) await rm(path, { force: true });
  }
  return undefined;
}

async function holderFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.startsWith(PREFIX));
}

/** An empty or half-written file may be of somebody who is writing it right now. */
async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined || Date.now() - found.mtimeMs > 1_000;
}

/** A file cut off by a crash in the middle of writing names nobody. */
function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === 'number' && typeof value.start === 'string' ? { pid: value.pid, start: value.start } : null;
  } catch {
    return null;
  }
}
