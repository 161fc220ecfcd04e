import type { Socket } from 'node:net';
import { waitFor } from '@blazon/testing';
import { selfSigned } from './testing/self-signed.js';
import { body, ok, Sending, shortMs } from './testing/sending.js';

const sending = new Sending();
const hostOf = (target: { url(): string }) => new URL(target.url()).host;

// What the history says of receivers of every kind is in verdicts.int.spec.ts; here is what only the sender can show.

describe('an answer that is not 2xx', () => {
  it('a redirect is not followed', async () => {
    const elsewhere = await sending.receiver(ok);
    const target = await sending.receiver(`HTTP/1.1 307 Temporary Redirect\r\nlocation: ${elsewhere.url()}\r\ncontent-length: 0\r\n\r\n`);
    expect((await sending.sendTo(target)).response?.status).toBe(307);
    expect(elsewhere.connections).toBe(0);
  });
});

describe('a receiver that is slow', () => {
  it('fails at the deadline', async () => {
    const target = await sending.receiver(() => undefined);
    // A plain timer of the same length: a busy machine makes it as late as the deadline, so what is left is ours.
    const timerMs = timerOf(shortMs);
    const result = await sending.sender({ timeoutMs: shortMs }).send({ url: target.url(), headers: {}, body });
    expect(result.timing.totalMs).toBeGreaterThan(shortMs - 5);
    expect(result.timing.totalMs).toBeLessThan((await timerMs) + 1_000);
    expect(result.error).toContain('the time ran out while waiting for the response headers.');
    await target.allClosed();
  });

  it('in DNS fails at the deadline', async () => {
    const sender = sending.sender({ timeoutMs: shortMs, resolve: () => new Promise(() => undefined) });
    const result = await sender.send({ url: 'https://slow.test/', headers: {}, body });
    expect(result.error).toContain('looking up the host');
    expect(result).toMatchObject({ response: null, timing: { dnsMs: null } });
  });

  it('has one deadline over all steps together', async () => {
    const target = await sending.receiver((socket) => setTimeout(() => socket.write(ok), shortMs * 0.7));
    const resolve = () => new Promise<string[]>((found) => setTimeout(found, shortMs * 0.7, ['127.0.0.1']));
    const sender = sending.sender({ timeoutMs: shortMs, resolve });
    expect((await sender.send({ url: target.url(), headers: {}, body })).error).toContain('the time ran out');
  });

  async function timerOf(milliseconds: number): Promise<number> {
    const startedAt = performance.now();
    await new Promise((passed) => setTimeout(passed, milliseconds));
    return performance.now() - startedAt;
  }
});

describe('a receiver that breaks the rules', () => {
  it.each([
    ['a broken status line', 'HTTP/1.1 abc\r\n\r\n', /^The receiver's answer is not valid HTTP \(Response does not match/],
    [
      'a broken chunk length',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      /^The receiver's answer is not valid HTTP \(Response does not match/,
    ],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', /^The receiver's answer is not valid HTTP/],
  ])('with %s fails', async (_what, answer, error) => {
    expect((await sending.sendTo(await sending.receiver(answer))).error).toMatch(error);
  });

  it('by closing in a chunk fails', async () => {
    const target = await sending.receiver((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\nhalf');
    });
    const { error, response } = await sending.sendTo(target);
    expect(error).toMatch(/^The receiver closed the connection in the middle of its answer/);
    expect(response).toMatchObject({ status: 200, body: Buffer.from('half') });
  });

  it.each([
    ['that said its length', 'content-length: 9'],
    ['that only the end of the connection ends', 'connection: close'],
  ])('by a reset in a body %s fails, and what came is kept', async (_what, header) => {
    const raw: Socket[] = [];
    const target = await sending.receiver((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${header}\r\n\r\nhalf`);
      setTimeout(() => raw.at(-1)?.resetAndDestroy(), 50);
    });
    target.onConnection((socket) => raw.push(socket));
    const { error, response } = await sending.sendTo(target);
    expect(error).toBe('The receiver closed the connection in the middle of its answer (ECONNRESET).');
    expect(response).toMatchObject({ status: 200, body: Buffer.from('half') });
  });
});

describe('a receiver whose certificate cannot be trusted', () => {
  it('is sent nothing', async () => {
    const target = await sending.receiver(ok, await selfSigned('receiver.test'));
    const { error } = await sending.sendTo(target);
    expect(error).toBe("The receiver's certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT).");
    expect(target.requests).toEqual([]);
  });
});

describe('a connection that is kept', () => {
  it('serves request after request', async () => {
    const target = await sending.receiver(ok);
    const sender = sending.sender();
    for (let count = 0; count < 5; count++) expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
    expect(target.connections).toBe(1);
  });

  it('and closed by the receiver meanwhile does not fail the next attempt', async () => {
    const target = await sending.receiver((socket) => {
      socket.write(ok);
      setTimeout(() => socket.destroy(), 10);
    });
    const sender = sending.sender();
    for (let count = 1; count <= 3; count++) {
      expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
      await waitFor(() => sender.connections(hostOf(target)) === 0);
      expect(target.requests).toHaveLength(count);
    }
  });

  it('and dropped as the next request arrives fails that attempt: nothing is sent again within it', async () => {
    const target = await sending.receiver((socket, { number }) => (number === 1 ? socket.write(ok) : socket.destroy()));
    const sender = sending.sender();
    expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
    const { error, response } = await sender.send({ url: target.url(), headers: {}, body });
    expect(error).toMatch(/^The receiver closed the connection before it answered/);
    expect(response).toBeNull();
    expect(target.requests.map(({ number }) => number)).toEqual([1, 2]);
  });

  it.each([
    ['says nothing of it', ''],
    ['would keep it for an hour', 'keep-alive: timeout=3600\r\n'],
  ])('is closed after two seconds without a request when the receiver %s', async (_what, header) => {
    const target = await sending.receiver(`HTTP/1.1 200 OK\r\n${header}content-length: 2\r\n\r\nok`);
    const sender = sending.sender();
    await sender.send({ url: target.url(), headers: {}, body });
    const idleSince = performance.now();
    await waitFor(() => sender.connections(hostOf(target)) === 0, { everyMs: 10 });
    expect(performance.now() - idleSince).toBeGreaterThan(1_900);
  });

  it('is not used when it is older than a minute', async () => {
    const target = await sending.receiver(ok);
    const sender = sending.sender();
    const send = () => sender.send({ url: target.url(), headers: {}, body });
    const { now } = Date;
    try {
      await send();
      Date.now = () => now() + 59_000;
      await send();
      expect(target.connections).toBe(1);
      Date.now = () => now() + 61_000;
      await send();
      expect(target.connections).toBe(2);
    } finally {
      Date.now = now;
    }
  });

  it('is not kept after an answer that says close, or that did not end', async () => {
    for (const answer of [
      'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok',
      'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nok',
    ]) {
      const target = await sending.receiver(answer);
      const sender = sending.sender({ timeoutMs: 500 });
      for (let count = 0; count < 2; count++) await sender.send({ url: target.url(), headers: {}, body });
      expect(target.connections).toBe(2);
    }
  });

  it('is not kept once the sender is closed', async () => {
    let closed = 0;
    const target = await sending.receiver((socket) => {
      socket.on('close', () => (closed += 1));
      setTimeout(() => socket.write(ok), 50);
    });
    const sender = sending.sender();
    const underWay = sender.send({ url: target.url(), headers: {}, body });
    setTimeout(() => void sender.close(), 25);
    expect((await underWay).error).toBeNull();
    await waitFor(() => closed === 1);
  });

  it('never mixes up answers: bytes past the end of one are not taken for the next', async () => {
    const target = await sending.receiver((socket, { number }) => {
      socket.write(number === 1 ? `${ok}HTTP/1.1 500 Smuggled\r\ncontent-length: 0\r\n\r\n` : ok);
    });
    const sender = sending.sender();
    for (let count = 0; count < 3; count++)
      expect((await sender.send({ url: target.url(), headers: {}, body })).response?.status).toBe(200);
  });
});
