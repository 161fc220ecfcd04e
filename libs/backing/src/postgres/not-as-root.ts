import { type ChildProcess, execFile, spawn, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** An account that is not root's. */
export interface Account {
  uid: number;
  gid: number;
}

/** How a program of PostgreSQL is run, since it refuses to run as root. */
export interface RunAs {
  /** The account to run under and to own the files; null means our own. */
  account: Account | null;
  /** The words before the command. */
  prefix: string[];
}

/** Root outside, who may enter every folder of root's, and nobody inside. */
const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

/** Decides for a data directory; an existing one keeps its account. */
export async function runAs(program: string, cluster: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { account: null, prefix: [] };
  const existing = await stat(cluster).catch(() => null);
  if (existing !== null && existing.uid !== 0) return { account: { uid: existing.uid, gid: existing.gid }, prefix: [] };
  const account = existing === null ? await postgresAccount() : null;
  const barrier = account === null ? null : ((await barrierTo(program, account)) ?? (await barrierTo(cluster, account)));
  if (account !== null && barrier === null) return { account, prefix: [] };
  if (await succeeds('unshare', [...NAMESPACE.slice(1), 'true'])) return { account: null, prefix: NAMESPACE };
  throw new Error(
    barrier === null
      ? 'PostgreSQL refuses to run as root, and no user "postgres" could be created. Run this as another user, or set DATABASE_URL.'
      : `PostgreSQL refuses to run as root, and the user "postgres" cannot enter ${barrier}. Run this as another user, use another folder, or set DATABASE_URL.`,
  );
}

/** Runs a program in the way decided on. */
export function spawnAs({ account, prefix }: RunAs, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const [command = program, ...rest] = [...prefix, program, ...args];
  return spawn(command, rest, { ...options, ...account });
}

/** The user "postgres", created if there is none and we can. */
async function postgresAccount(): Promise<Account | null> {
  const existing = await lookUp('postgres');
  if (existing !== null) return existing;
  // A failure may mean that another process has just created it.
  await succeeds('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  return lookUp('postgres');
}

/** The first folder on the way up from a path that the account may not enter. */
async function barrierTo(path: string, account: Account): Promise<string | null> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return folder;
    if (folder === dirname(folder)) return null;
  }
}

async function lookUp(user: string): Promise<Account | null> {
  const id = async (flag: string) => Number((await execFileAsync('id', [flag, user])).stdout);
  return id('-u').then(
    async (uid) => ({ uid, gid: await id('-g') }),
    () => null,
  );
}

function succeeds(command: string, args: string[]): Promise<boolean> {
  return execFileAsync(command, args).then(
    () => true,
    () => false,
  );
}
