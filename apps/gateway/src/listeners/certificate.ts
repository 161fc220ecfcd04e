import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { Logger } from '@blazon/platform';
import { createSecureServer, type RequestListener, secureContext, type TlsFiles } from './server.js';

/** Looked at, rather than watched: where files are mounted, as in Kubernetes, a renewal replaces a link that no watcher sees. */
const everyMs = 5_000;

interface Paths {
  cert: string;
  key: string;
}

/** The certificate of the public listeners. When its files change, the next handshake gets the new one; connections go on. */
export class Certificate {
  private readonly servers: Server[] = [];
  private timer: NodeJS.Timeout | undefined;
  /** What was read last and could not be used, so that it is reported once. */
  private refused: TlsFiles | undefined;

  private constructor(
    private readonly paths: Paths,
    private readonly logger: Logger,
    private current: TlsFiles,
  ) {}

  /** Reads the files and from then on follows them; throws where they hold no certificate with its key. */
  static async follow(paths: Paths, logger: Logger): Promise<Certificate> {
    const files = await read(paths);
    assertUsable(files);
    const certificate = new Certificate(paths, logger, files);
    certificate.timer = setInterval(() => void certificate.renew(), everyMs).unref();
    return certificate;
  }

  /** A server that has this certificate, and every later one. */
  createServer(listener: RequestListener): Server {
    const server = createSecureServer(this.current, listener);
    this.servers.push(server);
    return server;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Both files are rarely replaced in one moment: what does not fit together now is read again soon. */
  private async renew(): Promise<void> {
    try {
      const files = await read(this.paths);
      if (same(files, this.current) || (this.refused !== undefined && same(files, this.refused))) return;
      this.refused = files;
      assertUsable(files);
      for (const server of this.servers) server.setSecureContext(secureContext(files));
      this.current = files;
      this.refused = undefined;
      const { subjectAltName, validTo } = new X509Certificate(files.cert);
      this.logger.info({ names: subjectAltName, valid_to: validTo }, 'a new certificate is in use');
    } catch (error) {
      this.logger.error(
        { err: error, ...this.paths },
        'the certificate files have changed and cannot be used; the certificate in use stays',
      );
    }
  }
}

async function read({ cert, key }: Paths): Promise<TlsFiles> {
  return { cert: await readFile(cert), key: await readFile(key) };
}

/** Refuses what is no certificate, a key that belongs to another, and a certificate whose time is over. */
function assertUsable(files: TlsFiles): void {
  createSecureContext(secureContext(files));
  const { validTo } = new X509Certificate(files.cert);
  if (new Date(validTo) < new Date()) throw new Error(`The certificate was valid until ${validTo}.`);
}

function same(one: TlsFiles, other: TlsFiles): boolean {
  return one.cert.equals(other.cert) && one.key.equals(other.key);
}
