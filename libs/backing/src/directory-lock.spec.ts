import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUseError, holdDirectory } from './directory-lock.js';
import { startOf } from './processes.js';

describe('holdDirectory', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'holder-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const write = (text: string) => writeFile(join(directory, 'holder-1.json'), text);

  it('refuses a directory that a running process holds, and names the process', async () => {
    await holdDirectory(directory);
    await expect(holdDirectory(directory)).rejects.toThrow(new DirectoryInUseError(directory, process.pid));
  });

  it('gives the directory free again', async () => {
    const release = await holdDirectory(directory);
    await release();
    await expect(holdDirectory(directory)).resolves.toBeDefined();
  });

  it('takes over from a process that is gone', async () => {
    await write(JSON.stringify({ pid: 2 ** 22 + 1, start: '1' }));
    await expect(holdDirectory(directory)).resolves.toBeDefined();
  });

  it('takes over when the pid belongs to another process by now', async () => {
    await write(JSON.stringify({ pid: process.ppid, start: `${String(await startOf(process.ppid))}0` }));
    await expect(holdDirectory(directory)).resolves.toBeDefined();
  });

  it('takes over from a process that died while it wrote the lock', async () => {
    await write('{"pid":');
    await utimes(join(directory, 'holder-1.json'), 0, 0);
    await expect(holdDirectory(directory)).resolves.toBeDefined();
  });

  it('never lets two of several win an abandoned directory', async () => {
    await write(JSON.stringify({ pid: 2 ** 22 + 1, start: '1' }));
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.allSettled(Array.from({ length: 4 }, () => holdDirectory(directory)));
      const winners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(winners.length).toBeLessThanOrEqual(1);
      await winners[0]?.();
    }
  });
});
