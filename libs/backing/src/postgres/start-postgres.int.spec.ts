import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DirectoryInUseError } from '../directory-lock.js';
import { startOf } from '../processes.js';
import { inOwnProcess } from '../testing/owner-process.js';
import { type PostgresServer, startPostgres } from './start-postgres.js';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  let dataDir: string;
  let server: PostgresServer | undefined;
  const start = async () => (server = await startPostgres({ dataDir }));
  const startElsewhere = async () => {
    const { answer, kill } = await inOwnProcess(
      `const server = await backing.startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
       console.log(JSON.stringify({ url: server.url })); setInterval(() => {}, 1000);`,
    );
    return { answer: answer as { url: string }, kill };
  };
  const postmaster = async () => Number((await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'start-postgres-'));
    await chmod(dataDir, 0o711);
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });

  it('keeps databases over a restart and gives each a role that may enter no other', async () => {
    const first = await start();
    await query(await first.createDatabase('orders'), 'CREATE TABLE things AS SELECT 1 AS id');
    await first.stop();

    const second = await start();
    const orders = await second.createDatabase('orders');
    expect(await query(orders, 'SELECT id FROM things')).toEqual([1]);
    await second.createDatabase('stock');
    const intruder = new URL(orders);
    intruder.pathname = '/stock';
    await expect(query(intruder.href, 'SELECT 1')).rejects.toThrow('permission denied for database "stock"');
    expect(await query(orders, 'SELECT rolsuper OR rolcreatedb OR rolcreaterole FROM pg_roles WHERE rolname = current_user')).toEqual([
      false,
    ]);
  });

  it('listens on the loopback address only and keeps its password to itself', async () => {
    const { url } = await start();
    expect(await query(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
    expect(await query(url, 'SHOW unix_socket_directories')).toEqual(['']);
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('refuses a directory whose process still runs', async () => {
    await start();
    await expect(startPostgres({ dataDir })).rejects.toThrow(DirectoryInUseError);
  });

  it('recovers when its process was killed and the server is still running', async () => {
    const owner = await startElsewhere();
    await query(owner.answer.url, 'CREATE TABLE things AS SELECT 1 AS id');
    const left = await postmaster();
    await owner.kill();
    expect(await startOf(left)).not.toBeNull();

    const { url } = await start();
    expect(await query(url, 'SELECT id FROM things')).toEqual([1]);
    expect(await postmaster()).not.toBe(left);
  });

  it('recovers when its process and the server were killed', async () => {
    const owner = await startElsewhere();
    await query(owner.answer.url, 'CREATE TABLE things AS SELECT 1 AS id');
    process.kill(await postmaster(), 'SIGKILL');
    await owner.kill();

    const { url } = await start();
    expect(await query(url, 'SELECT id FROM things')).toEqual([1]);
  });

  it('recovers when the pid of a killed server belongs to another program by now, and leaves that program alone', async () => {
    await (await start()).stop();
    const stranger = spawn('sleep', ['60']);
    await writeFile(join(dataDir, 'cluster/postmaster.pid'), `${String(stranger.pid)}\n${dataDir}/cluster\n`);

    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toEqual([1]);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
  });

  it('starts afresh when it was killed while creating the data directory', async () => {
    await mkdir(join(dataDir, 'cluster.new'));
    await writeFile(join(dataDir, 'cluster.new/PG_VERSION'), '18\n');
    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toEqual([1]);
  });

  (process.getuid?.() === 0 ? it : it.skip)('serves root from a folder that only root may enter', async () => {
    await chmod(dataDir, 0o700);
    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toEqual([1]);
    await server?.stop();
    expect(await query((await start()).url, 'SELECT 1')).toEqual([1]);
  });

  it('says what is in the way when a given port is taken', async () => {
    const { port } = await start();
    const other = join(dataDir, 'other');
    await expect(startPostgres({ dataDir: other, port })).rejects.toThrow(`PostgreSQL did not start on port ${port}`);
  });
});
