import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { body, ok, Sending } from './testing/sending.js';

const sending = new Sending();
const mebibyte = 1_048_576;

describe('an attempt that is delivered', () => {
  it('posts the exact bytes with its headers and keeps the answer', async () => {
    const target = await sending.receiver(
      'HTTP/1.1 202 Accepted\r\nx-seen: yes\r\nset-cookie: a=1\r\nset-cookie: b=2\r\ncontent-length: 2\r\n\r\nok',
    );
    const result = await sending
      .sender()
      .send({ url: target.url('receiver.test', '/a/b?c=d#e'), headers: { 'webhook-id': 'evt_1' }, body });
    expect(result.error).toBeNull();
    expect(result.response).toEqual({
      status: 202,
      headers: { 'x-seen': 'yes', 'set-cookie': ['a=1', 'b=2'], 'content-length': '2' },
      body: Buffer.from('ok'),
      truncated: false,
    });
    const [request] = target.requests;
    expect(request?.body).toEqual(body);
    expect(request?.head).toMatch(/^POST \/a\/b\?c=d HTTP\/1\.1\r\n/);
    for (const [name, value] of Object.entries(result.requestHeaders)) expect(request?.head).toContain(`${name}: ${value}`);
    expect(result.requestHeaders).toMatchObject({
      host: `receiver.test:${target.port}`,
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      'webhook-id': 'evt_1',
    });
  });

  it('says how long each step took, and takes no time to connect on a kept connection', async () => {
    const target = await sending.receiver(ok);
    const both = sending.sender();
    const first = await both.send({ url: target.url(), headers: {}, body });
    const second = await both.send({ url: target.url(), headers: {}, body });
    const { totalMs, ...steps } = first.timing;
    expect(Object.values(steps).every((step) => step !== null && step > 0)).toBe(true);
    expect(Object.values(steps).reduce<number>((sum, step) => sum + (step ?? 0), 0)).toBeLessThanOrEqual(totalMs);
    expect(second.timing).toMatchObject({ dnsMs: null, connectMs: null, tlsMs: null });
    expect(second.timing.firstByteMs).toBeGreaterThan(0);
    expect(target.connections).toBe(1);
  });

  it.each(['localhost', '127.0.0.1'])('reaches %s when loopback is allowed', async (host) => {
    expect((await sending.sendTo(await sending.receiver(ok), host)).error).toBeNull();
  });

  it('ignores proxies of the environment', async () => {
    const before = { ...process.env };
    Object.assign(process.env, { HTTPS_PROXY: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9', ALL_PROXY: 'http://127.0.0.1:9' });
    try {
      expect((await sending.sendTo(await sending.receiver(ok))).error).toBeNull();
    } finally {
      process.env = before;
    }
  });

  it.each([
    ['no body', 'HTTP/1.1 204 No Content\r\n\r\n'],
    ['a chunked body', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n'],
    ['102 Processing', `HTTP/1.1 102 Processing\r\n\r\n${ok}`],
    ['103 Early Hints', `HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${ok}`],
  ])('takes %s', async (_what, answer) => {
    const result = await sending.sendTo(await sending.receiver(answer));
    expect(result.error).toBeNull();
    expect(Math.floor((result.response?.status ?? 0) / 100)).toBe(2);
  });

  it('takes an answer that arrives byte by byte', async () => {
    const bytes = Array.from(`HTTP/1.1 103 Early Hints\r\n\r\n${ok}`);
    const target = await sending.receiver((socket) => {
      const timer = setInterval(() => {
        const next = bytes.shift();
        if (next === undefined) clearInterval(timer);
        else socket.write(next);
      }, 1);
    });
    expect((await sending.sendTo(target)).response?.body.toString()).toBe('ok');
  });

  it('takes a body that ends with the connection', async () => {
    const target = await sending.receiver((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nuntil the end'));
    expect((await sending.sendTo(target)).response?.body.toString()).toBe('until the end');
  });

  it('takes an early answer, given before the request was read', async () => {
    const target = await sending.hastyReceiver(ok);
    const result = await sending.sender().send({ url: target.url(), headers: {}, body: Buffer.alloc(4_000_000, 'x') });
    expect(result.response?.status).toBe(200);
  });

  it('keeps 64 KiB of a longer body', async () => {
    const target = await sending.receiver(`HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n${'x'.repeat(100_000)}`);
    const { error, response } = await sending.sendTo(target);
    expect(error).toBeNull();
    expect(response?.body.length).toBe(65_536);
    expect(response?.truncated).toBe(true);
  });

  it.each([
    ['with a length', `content-length: ${4 * mebibyte}`, 'x'.repeat(4 * mebibyte)],
    ['in chunks', 'transfer-encoding: chunked', `${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(64)}0\r\n\r\n`],
    ['until the connection ends', 'connection: close', 'x'.repeat(4 * mebibyte)],
  ])('takes a body of 4 MiB %s', async (_how, header, sent) => {
    const target = await sending.receiver((socket) => {
      const answer = `HTTP/1.1 200 OK\r\n${header}\r\n\r\n${sent}`;
      if (header === 'connection: close') socket.end(answer);
      else socket.write(answer);
    });
    const { error, response } = await sending.sender().send({ url: target.url(), headers: {}, body });
    expect(error).toBeNull();
    expect(response?.body.length).toBe(65_536);
    expect(response?.truncated).toBe(true);
  });

  it('leaves a compressed body as it is, however large it would become', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const target = await sending.receiver((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
      socket.write(bomb);
    });
    const { error, response } = await sending.sendTo(target);
    expect(error).toBeNull();
    expect(response?.body).toEqual(bomb.subarray(0, 65_536));
  });
});

describe('a kept connection that is lost', () => {
  it.each<[string, (socket: Socket, wire: Socket | undefined) => void]>([
    ['by a reset', (_socket, wire) => wire?.resetAndDestroy()],
    ['by its end', (socket) => socket.end()],
    ['without a word', (socket) => socket.destroy()],
  ])('%s fails the attempt: nothing is sent again inside of it', async (_how, lose) => {
    let requests = 0;
    const wires: Socket[] = [];
    const target = await sending.receiver((socket) => {
      requests += 1;
      if (requests === 1) socket.write(ok);
      else lose(socket, wires.at(-1));
    });
    target.onConnection((wire) => wires.push(wire));
    const sender = sending.sender();
    expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
    expect((await sender.send({ url: target.url(), headers: {}, body })).error).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(requests).toBe(2);
  });
});
