import { readFile } from 'node:fs/promises';
import type { ServiceName } from './machine.js';

/** Holds the variables of the services while Blazon runs: passwords of databases change with every start. */
export const servicesFile = 'services.json';

export interface ServicesFile {
  pid: number;
  variables: Partial<Record<ServiceName, Record<string, string>>>;
}

/** Nobody runs on this data directory. */
export class NotRunningError extends Error {
  override readonly name = 'NotRunningError';

  constructor(dataDir: string) {
    super(`Blazon does not run in ${dataDir}. Start it with npm start or npm run start:kafka, or name its directory in BLAZON_DATA_DIR.`);
  }
}

/** The variables of the services that run on a data directory. */
export async function runningVariables(dataDir: string, path: string): Promise<ServicesFile['variables']> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new NotRunningError(dataDir);
    throw error;
  });
  const { pid, variables } = JSON.parse(text) as ServicesFile;
  if (!isAlive(pid)) throw new NotRunningError(dataDir);
  return variables;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
