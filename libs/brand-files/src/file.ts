/** A file of the brand, by its path in a download. */
export interface BinaryFile {
  path: string;
  content: Uint8Array;
}

export function textFile(path: string, content: string): BinaryFile {
  return { path, content: new TextEncoder().encode(content) };
}
