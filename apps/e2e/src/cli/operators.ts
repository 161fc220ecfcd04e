import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Delivery, JobTimeline, Member } from '@blazon/contracts';
import type { Job, Project } from '@blazon/sdk';
import { waitFor } from '@blazon/testing';
import type { Blazon } from '../system/blazon.js';
import type { ApiKey, CreatedWorkspace } from '../system/admin.js';
import { CommandLine } from './command-line.js';

/** The command line for operators and for other installations. */
export function operators(blazon: Blazon): void {
  let cli: CommandLine;

  beforeAll(async () => {
    cli = await CommandLine.create(blazon.machine.dataDir);
  });

  afterAll(() => cli.remove());

  it('shows deliveries, sends one again, and tells the history of its job', async () => {
    const job = await cli.json<Job>(['trigger', 'generation.failed']);
    const [delivery] = await waitFor(async () => {
      const found = await cli.json<Delivery[]>(['deliveries', '--job', job.id, '--status', 'delivered']);
      return found.length > 0 && found;
    });
    const { output } = await cli.open(['deliveries']).end();
    // Other deliveries of the workspace decide how wide the columns are.
    const cells = [delivery?.id ?? '', '.*', 'sandbox', 'generation.failed', 'delivered', '1 attempt', '200', 'https://'];
    expect(output).toMatch(new RegExp(cells.join(' {2,}')));
    expect(await cli.json<Delivery>(['deliveries', 'resend', delivery?.id ?? ''])).toMatchObject({ status: 'pending' });
    await waitFor(async () => (await cli.json<Delivery[]>(['deliveries', '--job', job.id]))[0]?.attempts.length === 2);

    const timeline = await cli.json<JobTimeline>(['admin', 'jobs', job.id]);
    expect(timeline.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['job.queued', 'job.failed']));
    expect((await cli.run(['admin', 'jobs', job.id])).stdout).toMatch(/^job_\w+ failed, sandbox, .*\n\+0 ms +job\.queued\n/);
  });

  it('manages workspaces, keys and members', async () => {
    const created = await cli.json<CreatedWorkspace>(['admin', 'workspaces', 'create', 'Acme', '--plan', 'agency']);
    const changes = ['--plan', 'pro', '--quota', '5', '--unpaid', 'yes', '--suspend-until', '2100-01-01T00:00Z'];
    expect(await cli.json(['admin', 'workspaces', 'update', created.id, ...changes])).toMatchObject({
      plan: 'pro',
      monthly_quota: 5,
      unpaid_invoice: true,
      suspended_until: 4_102_444_800,
    });
    const lifted = ['--quota', 'plan', '--unpaid', 'no', '--suspend-until', 'no'];
    expect(await cli.json(['admin', 'workspaces', 'update', created.id, ...lifted])).toMatchObject({
      monthly_quota: 1_000,
      unpaid_invoice: false,
      suspended_until: null,
    });
    expect((await cli.run(['admin', 'workspaces', 'show', created.id])).stdout).toMatch(/^name +Acme$/m);

    const of = ['--workspace', created.id];
    const key = await cli.json<ApiKey & { key: string }>(['--live', 'admin', 'keys', 'create', 'for CI', ...of]);
    expect(key.key).toMatch(/^sk_live_/);
    const listed = await cli.run(['admin', 'keys', ...of]);
    expect(listed.stdout).toContain(`${key.id}  live`);
    expect(listed.stdout).not.toContain(key.key);
    expect((await cli.run(['admin', 'keys', 'revoke', key.id, ...of])).stdout).toBe(`revoked ${key.id}\n`);
    expect((await cli.json<ApiKey[]>(['admin', 'keys', ...of])).map(({ id }) => id)).not.toContain(key.id);

    await cli.json<Member>(['admin', 'members', 'add', 'owner@acme.example', ...of]);
    expect((await cli.run(['admin', 'members', ...of])).stdout).toMatch(/owner +owner@acme\.example .* invited\n$/);
  });

  it('shows dead letters, and says where none can be', async () => {
    expect((await cli.run(['admin', 'dead-letters'])).stdout).toBe('There is no dead letter.\n');
    const { code, stderr } = await cli.run(['admin', 'dead-letters', 'retry', 'nowhere', 'job_1']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('service_not_found')]);
  });

  describe('profiles', () => {
    it('work with another installation, and keep its keys to their owner', async () => {
      const { dev } = blazon.machine;
      const other = await blazon.admin.createWorkspace('pro');
      const elsewhere = { BLAZON_DATA_DIR: '/nowhere' };
      const keys = { ...elsewhere, BLAZON_TEST_KEY: other.test_key, BLAZON_LIVE_KEY: other.live_key };
      await cli.json(['profiles', 'add', 'staging', '--sandbox-url', dev.sandbox, '--live-url', dev.live, '--ca', dev.ca], keys);
      const file = join(cli.folder, '.config/blazon/profiles.json');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await stat(join(cli.folder, '.config/blazon'))).mode & 0o777).toBe(0o700);
      expect((await cli.run(['profiles'])).stdout).not.toContain(other.test_key);

      await cli.json<Project>(['--profile', 'staging', 'projects', 'create', 'There'], elsewhere);
      await cli.json(['profiles', 'use', 'staging']);
      expect((await cli.json<Project[]>(['projects'], elsewhere)).map(({ name }) => name)).toEqual(['There']);
      expect((await cli.run(['profiles'], elsewhere)).stdout).toMatch(/^ {3}local .*\n\* {2}staging {2}https:/);

      const unreachable = await cli.run(['generate', 'a bakery', '--profile', 'staging'], elsewhere);
      expect(unreachable.stderr).toContain('The profile has no webhook secret. See blazon profiles add --help.');
      expect((await cli.run(['deliveries'], elsewhere)).stderr).toMatch(/The profile has no (workspace id|Admin API)/);

      await chmod(file, 0o644);
      expect((await cli.run(['projects'], elsewhere)).stderr).toContain(`Run chmod 600 ${file}`);
      await chmod(file, 0o600);
      await cli.json(['profiles', 'remove', 'staging']);
      expect((await cli.run(['projects'], elsewhere)).stderr).toContain('Blazon does not run here');
      expect((await cli.run(['profiles', 'use', 'staging'])).stderr).toContain('There is no profile staging. There are: local.');
    });
  });
}
