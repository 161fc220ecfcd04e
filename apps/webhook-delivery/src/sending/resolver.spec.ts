import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostsEntries, systemResolver } from './resolver.js';

const hosts = [
  '# local',
  '127.0.0.1 localhost',
  '10.0.0.5\treceiver.test  Alias.Test # comment',
  '::1 receiver.test',
  'nonsense receiver.test',
  '',
].join('\n');

describe('the hosts file', () => {
  it.each([
    ['receiver.test', ['10.0.0.5', '::1']],
    ['RECEIVER.test.', ['10.0.0.5', '::1']],
    ['alias.test', ['10.0.0.5']],
    ['comment', []],
    ['receiver', []],
    ['other.test', []],
  ])('gives %s %j', (host, addresses) => {
    expect(hostsEntries(hosts, host)).toEqual(addresses);
  });
});

describe('systemResolver', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'hosts-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('takes the hosts file first and sees its changes', async () => {
    const file = join(directory, 'hosts');
    const resolve = systemResolver(file);
    await writeFile(file, '192.0.2.1 receiver.test');
    expect(await resolve('receiver.test')).toEqual(['192.0.2.1']);
    await writeFile(file, '192.0.2.2 receiver.test');
    expect(await resolve('receiver.test')).toEqual(['192.0.2.2']);
  });

  it('rejects a name that nobody knows, also without a hosts file', async () => {
    await expect(systemResolver(join(directory, 'missing'))('nowhere.invalid')).rejects.toHaveProperty('code');
  });
});
