import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mock } from 'node:test';
import { DemoCustomer } from './demo-projects.js';

let api: Server;
let prompts: string[];

/** A public API that accepts every job and finishes none. */
beforeEach(async () => {
  prompts = [];
  const projects = ['Driftwood', 'Lindqvist & Daughters', 'Halfmoon Cycles'].map((name, at) => ({ id: `proj_${at}`, name }));
  api = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      if (request.method === 'POST') prompts.push((JSON.parse(body) as { prompt: string }).prompt);
      const data = request.url?.includes('/memory') === true ? [] : projects;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    })();
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
});

afterEach(async () => {
  await new Promise((closed) => api.close(closed));
});

it('makes the other identities of the demo when one does not arrive', async () => {
  const lines: unknown[] = [];
  const error = mock.method(console, 'error', (line: unknown) => lines.push(line));
  const customer = new DemoCustomer(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, 'key', Buffer.alloc(0), 300);
  await customer.fillProjects(new AbortController().signal);
  await customer.close();
  expect(prompts).toHaveLength(5);
  expect(prompts.some((prompt) => prompt.startsWith('Halfmoon Cycles'))).toBe(true);
  error.mock.restore();
  expect(lines).toEqual([expect.stringContaining('a calm coffee roastery called Driftwood'), expect.stringContaining('Halfmoon Cycles')]);
});
