import { parseArgs } from 'node:util';

/** More ideas than this no longer differ. */
const MAX_IDEAS = 12;

export const usage = `Usage:
  npm run brand -- "a calm coffee roastery called Driftwood, deep greens"
  npm run brand -- --refine out/driftwood/node.json "warmer, and use a fox"
  npm run brand -- --count 6 "a calm coffee roastery called Driftwood"

Options:
  --out DIR       where the files go (out/<name> unless given)
  --seed TEXT     another seed gives another identity for the same prompt
  --count N       as many ideas for one prompt, chosen to differ (1 to ${MAX_IDEAS})
  --watermark     as the sandbox draws it`;

export interface BrandArguments {
  prompt: string;
  refine: string | undefined;
  out: string | undefined;
  seed: string | undefined;
  /** How many ideas to draw; undefined is one. */
  count: number | undefined;
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
  const { refine, out, seed, watermark = false } = values;
  return { prompt, refine, out, seed, count: countOf(values.count, refine), watermark };
}

function countOf(text: string | undefined, refine: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MAX_IDEAS)
    throw new UsageError(`--count is a whole number from 1 to ${MAX_IDEAS}.\n\n${usage}`);
  if (refine !== undefined) throw new UsageError(`A refinement has one result: leave --count out.\n\n${usage}`);
  return count;
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        refine: { type: 'string' },
        out: { type: 'string' },
        seed: { type: 'string' },
        count: { type: 'string' },
        watermark: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
