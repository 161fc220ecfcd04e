import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ReceivedEvent, ReceivedEvents } from '@blazon/contracts';

const MAX_EVENTS = 100;
const MAX_BODY_BYTES = 1024 * 1024;

export interface Inbox {
  /** Where a workspace sends its webhooks: HTTPS, with a certificate of the local authority. */
  urlOf(workspaceId: string): string;
  /** Where the gateway reads the received webhooks of a workspace, by its id; nobody else knows the address. */
  lists: string;
  stop(): Promise<void>;
}

/** A receiver of webhooks for one machine, like a customer's server: it takes events over TLS and keeps the last hundred as they came. */
export async function startInbox(certificate: { certificate: string; key: string }): Promise<Inbox> {
  const events = new Map<string, Arrival>();
  const [cert, key] = await Promise.all([readFile(certificate.certificate), readFile(certificate.key)]);
  const readingSecret = randomBytes(16).toString('hex');
  const receiver = createSecureServer({ cert, key }, (request, response) => {
    receive(request).then(
      (event) => {
        if (event) keep(events, { path: request.url ?? '', event });
        response.writeHead(event ? 200 : 400).end();
      },
      () => response.destroy(),
    );
  });
  const reader = createServer((request, response) => {
    const [, secret, workspaceId = ''] = request.url?.split('/') ?? [];
    if (secret !== readingSecret) {
      response.writeHead(404).end();
      return;
    }
    const own = [...events.values()].filter((arrival) => arrival.path === pathOf(workspaceId)).reverse();
    const data = own.map(({ event }) => event);
    const list: ReceivedEvents = { object: 'list', data, has_more: false, next_cursor: null, url: urlOf(workspaceId) };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
  });
  const [receivingPort, readingPort] = await Promise.all([listen(receiver), listen(reader)]);
  const urlOf = (workspaceId: string) => `https://localhost:${receivingPort}${pathOf(workspaceId)}`;
  return {
    urlOf,
    lists: `http://127.0.0.1:${readingPort}/${readingSecret}`,
    async stop() {
      await Promise.all([receiver, reader].map(close));
    },
  };
}

/** An event with the path that it was sent to. */
interface Arrival {
  path: string;
  event: ReceivedEvent;
}

/** Each workspace has its own inbox. */
function pathOf(workspaceId: string): string {
  return `/inbox/${workspaceId}`;
}

async function receive(request: IncomingMessage): Promise<ReceivedEvent | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
  }
  const id = request.headers['webhook-id'];
  if (request.method !== 'POST' || typeof id !== 'string') return undefined;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
  return { id, object: 'received_event', received_at: Date.now(), attempts: 1, headers, body: Buffer.concat(chunks).toString('utf8') };
}

/** An event that comes again is the same event: the later copy counts. */
function keep(events: Map<string, Arrival>, { path, event }: Arrival): void {
  const key = `${path}/${event.id}`;
  const attempts = (events.get(key)?.event.attempts ?? 0) + 1;
  events.delete(key);
  events.set(key, { path, event: { ...event, attempts } });
  const [oldest] = events.keys();
  if (events.size > MAX_EVENTS && oldest !== undefined) events.delete(oldest);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
