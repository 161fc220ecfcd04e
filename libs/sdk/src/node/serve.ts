import { createServer as createPlainServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface ServeOptions {
  /** Any free port unless given. */
  port?: number;
  /** This machine alone by default. */
  host?: string;
  /** Certificate and key (PEM) for HTTPS; without them the server speaks HTTP, for use behind a tunnel or proxy. */
  tls?: { cert: string; key: string };
  /** Told when the handler throws, which is answered with 500; prints the error by default. */
  onError?: (error: unknown) => void;
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a fetch-style handler on Node, which has no server for them itself. */
export async function serve(
  handler: (request: Request) => Response | Promise<Response>,
  { port = 0, host = '127.0.0.1', tls, onError = console.error }: ServeOptions = {},
): Promise<RunningServer> {
  const scheme = tls ? 'https' : 'http';
  const listener: RequestListener = (incoming, outgoing) => {
    answer(handler, incoming, outgoing, scheme).catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
      onError(error);
    });
  };
  const server = tls ? createSecureServer(tls, listener) : createPlainServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    url: `${scheme}://${host === '::1' ? '[::1]' : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  handler: (request: Request) => Response | Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  scheme: string,
): Promise<void> {
  const response = await handler(toRequest(incoming, scheme));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

function toRequest(incoming: IncomingMessage, scheme: string): Request {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) for (const value of values) headers.append(name, value);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = new URL(incoming.url ?? '/', `${scheme}://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, { method, headers, ...(hasBody && { body: incoming as unknown as ReadableStream, duplex: 'half' }) });
}
