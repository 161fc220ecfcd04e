import { once } from 'node:events';
import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { type KeyedCertificate, LocalAuthority } from '@blazon/backing';
import { waitFor } from '@blazon/testing';
import { type GatewayProcess, useSystem } from '../testing/system.js';

// What a new certificate must be is in certificate.spec.ts; here it comes to a gateway that runs.
describe('the certificate of a gateway', () => {
  const system = useSystem();
  let folder: string;
  let authority: LocalAuthority;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificate-'));
    authority = await LocalAuthority.create();
    await mount(await issue('first.example.com'));
    gateway = await system.spawnGateway({
      BLAZON_TLS_CERT: join(folder, 'mounted/cert.pem'),
      BLAZON_TLS_KEY: join(folder, 'mounted/key.pem'),
      LOG_LEVEL: 'info',
      LOG_FORMAT: 'json',
    });
  });

  afterAll(() => rm(folder, { recursive: true }));

  const issue = (host: string): Promise<KeyedCertificate> => authority.issue({ hosts: [host, '127.0.0.1'] });
  /** As Kubernetes does it: a new directory, and a link that is replaced in one step. */
  const mount = async ({ certificate, key }: KeyedCertificate) => {
    const version = await mkdtemp(join(folder, 'version-'));
    await writeFile(join(version, 'cert.pem'), certificate);
    await writeFile(join(version, 'key.pem'), key);
    await symlink(version, join(folder, 'mounted.new'));
    await rename(join(folder, 'mounted.new'), join(folder, 'mounted'));
  };
  const handshake = async (): Promise<TLSSocket> => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(gateway.live).port), ca: authority.certificate });
    await once(socket, 'secureConnect');
    return socket;
  };
  const presented = async (): Promise<string> => {
    const socket = await handshake();
    const { subjectaltname = '' } = socket.getPeerCertificate();
    socket.destroy();
    return subjectaltname;
  };
  const statusOn = async (socket: TLSSocket): Promise<string> => {
    socket.write('GET /v1/projects HTTP/1.1\r\nHost: x\r\n\r\n');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return chunk.toString().slice(0, 12);
  };
  it('is replaced for new handshakes when its files are, and connections that are open go on', async () => {
    expect(await presented()).toContain('first.example.com');
    const open = await handshake();
    expect(await statusOn(open)).toBe('HTTP/1.1 401');
    await mount(await issue('second.example.com'));
    await waitFor(async () => (await presented()).includes('second.example.com'), { everyMs: 200 });
    expect(await statusOn(open)).toBe('HTTP/1.1 401');
    open.destroy();
    await waitFor(() => gateway.output().includes('a new certificate is in use'));
  });
});
