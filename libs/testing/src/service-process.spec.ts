import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, startServiceProcess } from './service-process.js';

describe('ended', () => {
  const started = async (code: string) => {
    const child = spawn(process.execPath, ['-e', `${code}; setInterval(() => {}, 1000); console.log('ready')`]);
    await once(child.stdout, 'data');
    return child;
  };

  it('waits for the end of a process, and finds one that is gone already ended', async () => {
    const child = await started('');
    await ended(child, 'SIGTERM');
    expect(child.signalCode).toBe('SIGTERM');
    await ended(child, 'SIGTERM');
  });

  it('kills a process that does not end, and complains', async () => {
    const child = await started(`process.on('SIGTERM', () => {})`);
    await expect(ended(child, 'SIGTERM', 100)).rejects.toThrow('did not end within 0.1 s of SIGTERM');
    expect(child.signalCode).toBe('SIGKILL');
  });
});

describe('startServiceProcess', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'programs-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const program = async (code: string) => {
    const path = join(folder, 'main.mjs');
    await writeFile(path, code);
    return path;
  };

  it('tells what the program said when it was ready, and ends it', async () => {
    const running = await startServiceProcess(await program(`process.send({ url: process.env.URL, addresses: {} })`), { URL: 'http://a' });
    expect(running.url).toBe('http://a');
    await running.stop();
    expect(() => process.kill(running.pid ?? 0, 0)).toThrow('ESRCH');
  });

  it('says so when the program ends before it is ready', async () => {
    await expect(startServiceProcess(await program('process.exit(3)'), {})).rejects.toThrow('ended before it was ready (3)');
  });
});
