import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { inspect } from 'node:util';
import { type KeyedCertificate, LocalAuthority } from '@blazon/backing';
import type { Logger } from '@blazon/platform';
import { Certificate } from './certificate.js';

describe('a certificate that is renewed', () => {
  let folder: string;
  let authority: LocalAuthority;
  let certificate: Certificate;
  let server: Server;
  let logged: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificate-'));
    authority = await LocalAuthority.create();
  });

  beforeEach(async () => {
    logged = [];
    await put(await issue('first.example.com'));
    const note = (fields: object, message: string) => logged.push(`${message} ${inspect(fields)}`);
    const logger = { info: note, error: note } as unknown as Logger;
    certificate = await Certificate.read({ cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }, logger);
    server = certificate.createServer((_request, response) => response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterEach(() => server.close());

  afterAll(() => rm(folder, { recursive: true }));

  const issue = (host: string, notAfter?: Date): Promise<KeyedCertificate> =>
    authority.issue({ hosts: [host, '127.0.0.1'], ...(notAfter && { notAfter, notBefore: new Date(notAfter.getTime() - 1_000) }) });
  const put = async (files: KeyedCertificate) => {
    await writeFile(join(folder, 'cert.pem'), files.certificate);
    await writeFile(join(folder, 'key.pem'), files.key);
  };
  const presented = async (): Promise<string> => {
    const socket = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, ca: authority.certificate });
    await once(socket, 'secureConnect');
    const { subjectaltname = '' } = socket.getPeerCertificate();
    socket.destroy();
    return subjectaltname;
  };
  const complaints = () => logged.filter((line) => line.includes('the certificate in use stays'));

  it('is taken for the next handshake, and the log says so once', async () => {
    expect(await presented()).toContain('first.example.com');
    await put(await issue('second.example.com'));
    await certificate.renew();
    await certificate.renew();
    expect(await presented()).toContain('second.example.com');
    expect(logged).toEqual([expect.stringContaining('a new certificate is in use')]);
  });

  it.each<[string, () => Promise<KeyedCertificate>]>([
    ['is no certificate', () => Promise.resolve({ certificate: 'half a fi', key: 'le' })],
    ['has the key of another', async () => ({ ...(await issue('third.example.com')), key: (await issue('fourth.example.com')).key })],
    ['has expired', () => issue('third.example.com', new Date(Date.now() - 60_000))],
  ])('stays in use when the new one %s, the log says so once, and the next right one is taken', async (_what, make) => {
    await put(await make());
    for (let times = 0; times < 3; times += 1) await certificate.renew();
    expect(complaints()).toHaveLength(1);
    expect(complaints()[0]).toContain(join(folder, 'cert.pem'));
    expect(logged.join('')).not.toContain('PRIVATE KEY');
    expect(await presented()).toContain('first.example.com');
    await put(await issue('fifth.example.com'));
    await certificate.renew();
    expect(await presented()).toContain('fifth.example.com');
  });
});
