import { once } from 'node:events';
import { type AddressInfo, connect, isIP } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { type KeyedCertificate, LocalAuthority } from './local-authority.js';

describe('LocalAuthority', () => {
  let authority: LocalAuthority;
  beforeAll(async () => {
    authority = await LocalAuthority.create();
  });

  it.each(['localhost', '127.0.0.1', '::1', 'receiver.test', 'a.wild.test'])('issues a certificate that vouches for %s', async (name) => {
    const issued = await authority.issue({ hosts: ['localhost', '127.0.0.1', '::1', 'receiver.test', '*.wild.test'] });
    expect(await handshake(issued, authority.certificate, name)).toBe('verified');
  });

  it('vouches for no other name', async () => {
    const issued = await authority.issue({ hosts: ['receiver.test'] });
    expect(await handshake(issued, authority.certificate, 'other.test')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('issues certificates that have ended, for tests of refusal', async () => {
    const issued = await authority.issue({
      hosts: ['receiver.test'],
      notBefore: new Date(Date.now() - 172_800_000),
      notAfter: new Date(Date.now() - 86_400_000),
    });
    expect(await handshake(issued, authority.certificate, 'receiver.test')).toBe('CERT_HAS_EXPIRED');
  });

  it('is not trusted by those who trust another authority of the same name', async () => {
    const other = await LocalAuthority.create();
    const issued = await authority.issue({ hosts: ['receiver.test'] });
    expect(await handshake(issued, other.certificate, 'receiver.test')).not.toBe('verified');
  });

  it('goes on issuing after a restart from its kept certificate and key', async () => {
    const again = await LocalAuthority.load({ certificate: authority.certificate, key: authority.key });
    const issued = await again.issue({ hosts: ['receiver.test'] });
    expect(await handshake(issued, authority.certificate, 'receiver.test')).toBe('verified');
  });

  it('refuses a kept key that is not its own', async () => {
    const other = await LocalAuthority.create();
    await expect(LocalAuthority.load({ certificate: authority.certificate, key: other.key })).rejects.toThrow('do not belong together');
  });
});

/** `verified`, or the code with which a client that trusts only `ca` refuses the server under the name `host`. */
async function handshake(server: KeyedCertificate, ca: string, host: string): Promise<string> {
  const listening = createTlsServer({ cert: server.certificate, key: server.key }, (socket) => {
    socket.on('error', () => undefined).end();
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const client = connectTls({ socket: connect(port, '127.0.0.1'), ca, host, ...(isIP(host) ? {} : { servername: host }) });
  try {
    await once(client, 'secureConnect');
    return 'verified';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    client.destroy();
    listening.close();
  }
}
