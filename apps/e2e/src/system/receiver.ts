import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { LocalAuthority } from '@blazon/backing';
import { waitFor } from '@blazon/testing';
import type { Dev } from './machine.js';

/** A request as it arrived, the body as bytes: that is what is signed. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

/** A receiver of webhooks over TLS, with a certificate of the machine's own authority. */
export class Receiver {
  readonly received: Received[] = [];
  /** How a request is answered; 200 at once unless a test says otherwise. */
  answer: (request: Received, response: ServerResponse) => void = (_request, response) => response.end('ok');

  private constructor(private readonly server: Server) {}

  static async start(dev: Pick<Dev, 'ca' | 'ca_key'>): Promise<Receiver> {
    const authority = await LocalAuthority.load({ certificate: await readFile(dev.ca, 'utf8'), key: await readFile(dev.ca_key, 'utf8') });
    const { certificate, key } = await authority.issue({ hosts: ['127.0.0.1', 'localhost'] });
    const receiver = new Receiver(createServer({ cert: certificate, key }));
    receiver.server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        const received = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body, at: Date.now() };
        receiver.received.push(received);
        receiver.answer(received, response);
      });
    });
    await new Promise<void>((listening) => receiver.server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  url(path = '/'): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** Every request that arrived at this path, once there are so many. */
  arrived(path: string, count = 1, withinMs = 60_000): Promise<Received[]> {
    return waitFor(
      () => {
        const matching = this.received.filter((received) => received.path === path);
        return matching.length >= count ? matching : undefined;
      },
      { withinMs },
    );
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
