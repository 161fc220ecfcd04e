import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from './user-error.js';

/** An installation of Blazon with our keys, in the shape of `dev.json`; a missing field means that the command cannot use it. */
export interface Profile {
  live?: string;
  sandbox?: string;
  /** Path of a certificate authority to trust beside the usual ones. */
  ca?: string;
  /** Path of its key, so that we can give ourselves a certificate; only where we share the machine. */
  ca_key?: string;
  workspace?: { id?: string; live_key?: string; test_key?: string; webhook_secret?: string };
  admin?: { url: string; token: string };
}

/** The name that always means the Blazon of this machine, which `npm start` runs. */
export const LOCAL = 'local';

/** The profile of the Blazon that runs on this machine. */
export async function localProfile(): Promise<Profile> {
  const path = resolve(join(process.env.BLAZON_DATA_DIR ?? '.blazon', 'dev.json'));
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UserError(
      `Blazon does not run here: there is no ${path}.\nStart it with npm start, set BLAZON_DATA_DIR, or choose another installation with --profile.`,
      { cause },
    );
  });
  return JSON.parse(text) as Profile;
}
