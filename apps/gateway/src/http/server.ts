import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { keepAlive } from '@blazon/platform';

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** A certificate chain and its key, both PEM. */
export interface TlsFiles {
  cert: Buffer;
  key: Buffer;
}

/** Slow clients cannot hold the server: each phase of a request has its time, and a header section its size. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  ...keepAlive,
  maxHeaderSize: 16 * 1024,
  // Without a host name the port decides; Node would send its own error.
  requireHostHeader: false,
  // Node would use the first of two values. Joined, two Authorization headers are an invalid one.
  joinDuplicateHeaders: true,
};
/** A connection on which nothing moves, because the client does not read its answer, is cut after this time. */
const stalledAfterMs = 80_000;
const handshakeTimeout = 10_000;
const maxConnections = 10_000;

/** All that a handshake needs to know of a certificate. */
export function secureContext(files: TlsFiles): SecureContextOptions {
  return { ...files, minVersion: 'TLSv1.2' };
}

export function createSecureServer(files: TlsFiles, listener: RequestListener): HttpsServer {
  return limited(
    createHttpsServer({ ...limits, ...secureContext(files), handshakeTimeout, ALPNProtocols: ['http/1.1'] }, listener),
    listener,
  );
}

export function createPlainServer(listener: RequestListener): Server {
  return limited(createHttpServer(limits, listener), listener);
}

function limited<S extends Server>(server: S, listener: RequestListener): S {
  server.timeout = stalledAfterMs;
  server.maxConnections = maxConnections;
  // `100 Continue` is sent by the code that reads the body, which never happens before authentication.
  server.on('checkContinue', listener);
  // Other expectations are ignored; Node would refuse them with its own error, without a look at the key.
  server.on('checkExpectation', listener);
  return server;
}

/** Listens and resolves with the port that was given. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** Takes no new connections, lets requests in hand finish, and cuts what is still open after the grace time. */
export async function close(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  // A connection whose request was in hand is idle, and kept alive, once that is answered.
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, graceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(cut);
}
