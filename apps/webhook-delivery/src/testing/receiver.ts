import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { KeyedCertificate } from '@blazon/backing';
import { waitFor } from '@blazon/testing';

/** A request as it arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

/** A well-behaved receiver; how it answers is up to the test. */
export class TestReceiver {
  readonly received: Received[] = [];
  answer: (request: Received, response: ServerResponse) => void = (_request, response) => response.end('ok');

  private constructor(private readonly server: Server) {}

  static async start({ certificate, key }: KeyedCertificate): Promise<TestReceiver> {
    const receiver = new TestReceiver(createServer({ cert: certificate, key }));
    receiver.server.on('request', (request, response) => {
      buffer(request).then(
        (body) => {
          const received = { path: request.url ?? '', headers: request.headers, body, at: Date.now() };
          receiver.received.push(received);
          receiver.answer(received, response);
        },
        () => undefined,
      );
    });
    await new Promise<void>((listening) => receiver.server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  url(path = '/'): string {
    return `https://localhost:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** The requests to a path, once there are so many. */
  arrived(path: string, count = 1, withinMs = 60_000): Promise<Received[]> {
    return waitFor(
      () => {
        const matching = this.received.filter((each) => each.path === path);
        return matching.length >= count && matching;
      },
      { withinMs },
    );
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
