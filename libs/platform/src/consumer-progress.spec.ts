import { ConsumerProgressCheck } from './consumer-progress.js';

function partition(next: bigint, end: bigint) {
  return { topic: 'jobs', partition: 3, next, end, lag: end - next };
}

describe('readiness of a consumer', () => {
  let now = 0;
  let state = partition(0n, 0n);
  const check = new ConsumerProgressCheck(
    () => Promise.resolve([state]),
    () => now,
    60_000,
  );
  const at = async (seconds: number, progress: typeof state) => {
    now = seconds * 1000;
    state = progress;
    await check.check();
  };

  it('lets a consumer be behind as long as it moves, and names the partition where it does not', async () => {
    await at(0, partition(5n, 5n));
    await at(500, partition(5n, 5n));
    await at(1000, partition(5n, 900n));
    await at(1050, partition(6n, 900n));
    await at(1110, partition(6n, 900n));
    await expect(at(1111, partition(6n, 900n))).rejects.toThrow('no progress for 60 s in jobs/3 (894 behind)');
    await at(1112, partition(7n, 900n));
  });
});
