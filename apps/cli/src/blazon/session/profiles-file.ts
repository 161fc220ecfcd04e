import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCAL, type Profile } from './profile.js';
import { UserError } from './user-error.js';

export interface Profiles {
  /** The profile that is used unless another one is named. */
  current: string;
  profiles: Record<string, Profile>;
}

/** Where profiles are kept. They hold keys, so that nobody else may read them. */
export function profilesPath(): string {
  return join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'blazon', 'profiles.json');
}

export async function readProfiles(path = profilesPath()): Promise<Profiles> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { current: LOCAL, profiles: {} };
  const { mode } = await stat(path);
  if ((mode & 0o077) !== 0) {
    throw new UserError(`Others can read ${path}, which holds keys. Run chmod 600 ${path}, and roll the keys if they may have been seen.`);
  }
  try {
    return JSON.parse(text) as Profiles;
  } catch (cause) {
    throw new UserError(`${path} is not JSON. Mend it, or delete it to start anew.`, { cause });
  }
}

/** Written beside and renamed, so that a crash leaves the old file or the new one. */
export async function writeProfiles(profiles: Profiles, path = profilesPath()): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  // The mode counts for new files only.
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
}
