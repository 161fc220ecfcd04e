import { parseArgs } from 'node:util';

export const usage = `Usage:
  npm run brand -- "a calm coffee roastery called Driftwood, deep greens"
  npm run brand -- --refine out/driftwood/node.json "warmer, and use a fox"

Options:
  --out DIR       where the files go (out/<name> unless given)
  --seed TEXT     another seed gives another identity for the same prompt
  --watermark     as the sandbox draws it`;

export interface BrandArguments {
  prompt: string;
  refine: string | undefined;
  out: string | undefined;
  seed: string | undefined;
  watermark: boolean;
}

/** Thrown for a command line that cannot be understood; the message says how it is meant to be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function parseArguments(args: string[]): BrandArguments {
  const { values, positionals } = read(args);
  const [prompt, ...rest] = positionals;
  if (prompt === undefined || prompt.trim() === '') throw new UsageError(`Say what you want in one quoted sentence.\n\n${usage}`);
  if (rest.length > 0) throw new UsageError(`There are ${positionals.length} sentences; put the whole one in quotes.\n\n${usage}`);
  return { prompt, refine: values.refine, out: values.out, seed: values.seed, watermark: values.watermark ?? false };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { refine: { type: 'string' }, out: { type: 'string' }, seed: { type: 'string' }, watermark: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
