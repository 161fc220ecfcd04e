import { fileURLToPath } from 'node:url';

const loader = new URL('../../../deploy/load-sources.mjs', import.meta.url);

/** What Node is told to run a program of the tests from its TypeScript source. */
export function fromSource(program: URL): string[] {
  return ['--import', loader.href, fileURLToPath(program)];
}
