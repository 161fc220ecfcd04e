import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from '@blazon/contracts';
import { z } from 'zod';
import { ServiceClient } from './service-client.js';

const response = z.object({ done: z.boolean() });
const read: Route = { method: 'GET', path: '/thing', response };
const create: Route = { method: 'POST', path: '/thing', response, repeatable: true };
const remove: Route = { method: 'DELETE', path: '/thing', response };

describe('a call to a service whose connection is lost before an answer', () => {
  let server: Server;
  let client: ServiceClient;
  let requests = 0;
  let losses = 0;

  beforeEach(async () => {
    requests = 0;
    server = createServer((request, answer) => {
      requests += 1;
      if (requests <= losses) request.socket.destroy();
      else answer.end(JSON.stringify({ done: true }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = new ServiceClient('example', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
  });

  afterEach(async () => {
    await client.close();
    server.close();
  });

  it.each([read, create])('is made once more where that is safe: $method', async (route) => {
    losses = 1;
    await expect(client.call(route, {})).resolves.toEqual({ done: true });
    expect(requests).toBe(2);
  });

  it('is not made once more where the first may have had its effect', async () => {
    losses = 1;
    await expect(client.call(remove, {})).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(requests).toBe(1);
  });

  it('is given up after the second loss', async () => {
    losses = 2;
    await expect(client.call(read, {})).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(requests).toBe(2);
  });
});

describe('a call to a service that refuses the connection', () => {
  it.each([read, create, remove])('is made once more, since nobody has heard it: $method', async (route) => {
    const server = createServer((_request, answer) => answer.end(JSON.stringify({ done: true })));
    await once(server.listen(0), 'listening');
    const { port } = server.address() as AddressInfo;
    await once(server.close(), 'close');
    const client = new ServiceClient('example', `http://127.0.0.1:${port}`, 'token');
    // As a replica that has taken the place of another: it listens before the second try.
    const refused = 'undici:client:connectError';
    const listenAgain = () => {
      unsubscribe(refused, listenAgain);
      server.listen(port);
    };
    subscribe(refused, listenAgain);
    try {
      await expect(client.call(route, {})).resolves.toEqual({ done: true });
    } finally {
      unsubscribe(refused, listenAgain);
      await client.close();
      server.close();
    }
  });
});
