import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { folders } from './folders.js';

const samples = join(folders.project, 'samples/webhooks');
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
/** Spaces, an escape and letters beyond ASCII: whoever parses it and writes it again gets other bytes. */
const body = '{ "event_id":"evt_1","type":"generation.success", "created_at":1,"data":{"job_id":"job_1","name":"Zo\\u00eb 🎨"}}';
const signature = createHmac('sha256', secret).update(body).digest('hex');

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
/** Each receiver as a reader would start it, and whether this machine has what it takes. */
const receivers: [string, boolean, string[]][] = [
  ['receiver.ts', true, [process.execPath]],
  ['receiver.py', has('python3', '--version'), ['python3']],
  ['receiver.go', has('go', 'version'), ['go', 'run']],
];

/** Go compiles its HTTP server on a fresh machine: a third less work without inlining and without a C compiler. */
const quickGo = { CGO_ENABLED: '0', GOFLAGS: '-gcflags=all=-l' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

describe.each(receivers)('%s', (file, isRunnable, command) => {
  let child: ChildProcess;
  let url: string;
  let output = '';

  const send = (headers: Record<string, string>, content = body) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: content });

  beforeAll(async () => {
    if (!isRunnable) return;
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    const [program = '', ...args] = command;
    const environment = { ...process.env, ...quickGo, PORT: String(port), BLAZON_WEBHOOK_SECRET: secret };
    // Of a program that another one starts, all must end.
    child = spawn(program, [...args, join(samples, file)], { env: environment, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    while ((await send({}).catch(() => undefined)) === undefined) {
      if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
      await pause(100);
    }
  });

  afterAll(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });

  (isRunnable ? it : it.skip)('takes what is signed, and refuses all else', async () => {
    expect((await send({ 'Service-Signature': signature })).status).toBe(200);
    expect((await send({ 'Service-Signature': signature }, body.replace('job_1', 'job_2'))).status).toBe(400);
    expect((await send({ 'Service-Signature': 'nonsense' })).status).toBe(400);
    expect((await send({})).status).toBe(400);
    expect(output).toBe('generation.success job_1\n');
  });

  (isRunnable ? it : it.skip)('takes what send.sh sends', async () => {
    const environment = { ...process.env, RECEIVER_URL: url, BLAZON_WEBHOOK_SECRET: secret };
    await promisify(execFile)('sh', [join(samples, 'send.sh')], { env: environment });
    while (!output.includes('generation.failed job_1\n')) await pause(20);
  });
});

describe('verify.sh', () => {
  it('tells what is genuine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blazon-docs-'));
    await writeFile(join(folder, 'body.json'), body);
    const verdict = (claimed: string) =>
      spawnSync('sh', [join(samples, 'verify.sh')], {
        cwd: folder,
        env: { ...process.env, SIGNATURE: claimed, BLAZON_WEBHOOK_SECRET: secret },
        encoding: 'utf8',
      });
    expect(verdict(signature)).toMatchObject({ status: 0, stdout: 'genuine\n' });
    expect(verdict(signature.replace(/^./, 'x'))).toMatchObject({ status: 1, stdout: 'refused\n' });
    await rm(folder, { recursive: true });
  });
});
