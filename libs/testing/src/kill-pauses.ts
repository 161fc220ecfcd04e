import { createHash } from 'node:crypto';

/**
 * How long a test under load waits before each kill, in milliseconds: always the same for the same seed. `BLAZON_KILL_SEED` gives
 * another seed, `BLAZON_KILLS` another number of kills, as `npm run test:long` does.
 */
export function killPauses(kills: number, { minMs, maxMs }: { minMs: number; maxMs: number }): number[] {
  const { BLAZON_KILL_SEED: seed = '17', BLAZON_KILLS: count = kills } = process.env;
  return Array.from({ length: Number(count) }, (_, n) => {
    const share = createHash('sha256').update(`${seed}/${n}`).digest().readUInt32BE() / 2 ** 32;
    return minMs + share * (maxMs - minMs);
  });
}
