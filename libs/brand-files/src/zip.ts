import { zipSync } from 'fflate';
import type { BinaryFile } from './file.js';

/** Files as one archive; of two with the same path the last one counts. */
export function zipped(files: readonly BinaryFile[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(({ path, content }) => [path, content])));
}
