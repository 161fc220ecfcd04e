import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { briefWriterOf } from './brief-endpoint.js';

describe('an OpenAI-compatible endpoint that writes briefs', () => {
  let server: Server | undefined;

  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((closed) => server?.close(closed));
  });

  const ask = async (answers: RequestListener, deadlineMs = 30_000): Promise<string> => {
    server = createServer(answers);
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
    return briefWriterOf({ url, model: 'm', key: 'k', deadlineMs })('A fox', 'Write a brief.');
  };
  const completes =
    (message: object): RequestListener =>
    (_, response) =>
      void response.end(JSON.stringify({ choices: [{ message }] }));

  it('is sent model, key, instructions and prompt, and its content is the brief', async () => {
    let body = '';
    let [path, authorization]: (string | undefined)[] = [];
    const content = await ask((request, response) => {
      [path, authorization] = [request.url, request.headers.authorization];
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        completes({ content: '{"name":"Fox"}' })(request, response);
      });
    });
    expect(content).toBe('{"name":"Fox"}');
    expect([path, authorization]).toEqual(['/v1/chat/completions', 'Bearer k']);
    expect(JSON.parse(body)).toMatchObject({
      model: 'm',
      messages: [
        { role: 'system', content: 'Write a brief.' },
        { role: 'user', content: 'A fox' },
      ],
    });
  });

  it.each<[string, RequestListener, RegExp]>([
    ['garbage', (_, response) => void response.end('<html>no json</html>'), /not valid JSON/],
    ['JSON of another shape', (_, response) => void response.end('{"choices":[]}'), /choices/],
    ['a refusal', completes({ content: null, refusal: 'I cannot help with that.' }), /refused/],
    ['no content', completes({ content: null }), /without content/],
    ['an error status', (_, response) => void response.writeHead(503).end('busy'), /answered 503/],
    ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /fetch failed/],
    ['a closed connection', (request) => void request.socket.destroy(), /fetch failed/],
    ['a huge answer', completes({ content: 'x'.repeat(1_000_000) }), /more than 65536 bytes/],
  ])('fails with %s', async (_, answers, reason) => {
    await expect(ask(answers)).rejects.toThrow(reason);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['trickles its answer for ever', (_, response) => void setInterval(() => response.write(' '), 20).unref()],
  ])('fails at the deadline when it %s', async (_, answers) => {
    await expect(ask(answers, 150)).rejects.toThrow(/timeout/);
  });
});
