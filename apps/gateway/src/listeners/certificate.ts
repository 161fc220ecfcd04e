import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:https';
import { createSecureContext } from 'node:tls';
import type { Logger } from '@blazon/platform';
import { createSecureServer, type RequestListener, secureContext, type TlsFiles } from '../http/server.js';

interface Paths {
  cert: string;
  key: string;
}

/** The certificate of the public listeners. After a renewal, new handshakes get the new one; open connections stay. */
export class Certificate {
  private readonly servers: Server[] = [];
  /** The content that was read last and could not be used, so that it is reported once. */
  private refused: TlsFiles | undefined;

  private constructor(
    private readonly paths: Paths,
    private readonly logger: Logger,
    private current: TlsFiles,
  ) {}

  /** Reads the files; throws where they hold no certificate with its key. */
  static async read(paths: Paths, logger: Logger): Promise<Certificate> {
    const files = await readBoth(paths);
    assertUsable(files);
    return new Certificate(paths, logger, files);
  }

  /** A server that has this certificate, and every later one. */
  createServer(listener: RequestListener): Server {
    const server = createSecureServer(this.current, listener);
    this.servers.push(server);
    return server;
  }

  /** Uses the current files. They are rarely replaced at the same moment: a pair that does not match is left for the next time. */
  async renew(): Promise<void> {
    try {
      const files = await readBoth(this.paths);
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

async function readBoth({ cert, key }: Paths): Promise<TlsFiles> {
  return { cert: await readFile(cert), key: await readFile(key) };
}

/** Refuses an invalid certificate, a key that does not match it, and an expired certificate. */
function assertUsable(files: TlsFiles): void {
  createSecureContext(secureContext(files));
  const { validTo } = new X509Certificate(files.cert);
  if (new Date(validTo) < new Date()) throw new Error(`The certificate was valid until ${validTo}.`);
}

function same(one: TlsFiles, other: TlsFiles): boolean {
  return one.cert.equals(other.cert) && one.key.equals(other.key);
}
