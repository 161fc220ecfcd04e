import type { Socket } from 'node:net';
import { LocalAuthority } from '@blazon/backing';
import { selfSigned } from './testing/self-signed.js';
import { body, ok, Sending, timeoutMs } from './testing/sending.js';

const sending = new Sending();

describe('an answer that is not 2xx', () => {
  it.each([
    [300, 'The receiver answered 300; redirects are not followed.'],
    [304, 'The receiver answered 304; redirects are not followed.'],
    [308, 'The receiver answered 308; redirects are not followed.'],
    [400, 'The receiver answered 400; only 2xx counts as delivered.'],
    [410, 'The receiver answered 410; only 2xx counts as delivered.'],
    [429, 'The receiver answered 429; only 2xx counts as delivered.'],
    [500, 'The receiver answered 500; only 2xx counts as delivered.'],
    [503, 'The receiver answered 503; only 2xx counts as delivered.'],
    [599, 'The receiver answered 599; only 2xx counts as delivered.'],
  ])('%s fails, and the answer is kept', async (status, error) => {
    const target = await sending.receiver(`HTTP/1.1 ${status} Whatever\r\nx-seen: yes\r\ncontent-length: 0\r\n\r\n`);
    const result = await sending.sendTo(target);
    expect(result.error).toBe(error);
    expect(result.response).toMatchObject({ status, headers: { 'x-seen': 'yes' } });
  });

  it('a redirect is not followed', async () => {
    const elsewhere = await sending.receiver(ok);
    const target = await sending.receiver(`HTTP/1.1 307 Temporary Redirect\r\nlocation: ${elsewhere.url()}\r\ncontent-length: 0\r\n\r\n`);
    expect((await sending.sendTo(target)).response?.status).toBe(307);
    expect(elsewhere.connections).toBe(0);
  });
});

describe('a receiver that is slow', () => {
  const slow = [
    ['never finishes the TLS handshake', 'waiting for the TLS handshake', null],
    ['never answers', 'waiting for the response headers', null],
    ['drips its headers', 'waiting for the response headers', null],
    ['only ever announces an answer (100)', 'waiting for the response headers', null],
    ['only ever announces an answer (103)', 'waiting for the response headers', null],
    ['never ends its body', 'reading the response body', 200],
    ['drips its body', 'reading the response body', 200],
  ] as const;

  it.each(slow)('and %s fails at the deadline', async (what, doing, status) => {
    const target = await slowReceiver(what);
    // A plain timer of the same length: a busy machine makes it as late as the deadline, so what is left is ours.
    const timerMs = timerOf(timeoutMs);
    const result = await sending.sendTo(target);
    expect(result.timing.totalMs).toBeGreaterThan(timeoutMs - 5);
    expect(result.timing.totalMs).toBeLessThan((await timerMs) + 1_000);
    expect(result.error).toBe(`No complete answer within ${timeoutMs / 1000} seconds: the time ran out while ${doing}.`);
    expect(result.response?.status ?? null).toBe(status);
  });

  it('keeps the part of the body that came in time', async () => {
    const target = await sending.receiver('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nthe beginning');
    expect((await sending.sendTo(target)).response?.body.toString()).toBe('the beginning');
  });

  it('in DNS fails at the deadline', async () => {
    const sender = sending.sender({ resolve: () => new Promise(() => undefined) });
    const result = await sender.send({ url: 'https://slow.test/', headers: {}, body });
    expect(result.error).toContain('looking up the host');
    expect(result).toMatchObject({ response: null, timing: { dnsMs: null } });
  });

  it('has one deadline over all steps together', async () => {
    const target = await sending.receiver((socket) => setTimeout(() => socket.write(ok), timeoutMs * 0.7));
    const sender = sending.sender({ resolve: () => new Promise((resolve) => setTimeout(resolve, timeoutMs * 0.7, ['127.0.0.1'])) });
    expect((await sender.send({ url: target.url(), headers: {}, body })).error).toContain('waiting for the response headers');
  });

  async function timerOf(milliseconds: number): Promise<number> {
    const startedAt = performance.now();
    await new Promise((passed) => setTimeout(passed, milliseconds));
    return performance.now() - startedAt;
  }

  function slowReceiver(what: (typeof slow)[number][0]) {
    const repeat = (text: string) => (socket: { write: (text: string) => unknown; on: (event: 'close', run: () => void) => unknown }) => {
      const timer = setInterval(() => socket.write(text), 20);
      socket.on('close', () => {
        clearInterval(timer);
      });
    };
    switch (what) {
      case 'never finishes the TLS handshake':
        return sending.bareReceiver(() => undefined);
      case 'never answers':
        return sending.receiver(() => undefined);
      case 'drips its headers':
        return sending.receiver((socket) => {
          socket.write('HTTP/1.1 200 OK\r\n');
          repeat('x-more: y\r\n')(socket);
        });
      case 'only ever announces an answer (100)':
        return sending.receiver(repeat('HTTP/1.1 100 Continue\r\n\r\n'));
      case 'only ever announces an answer (103)':
        return sending.receiver(repeat('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'));
      case 'never ends its body':
        return sending.receiver('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf');
      case 'drips its body':
        return sending.receiver((socket) => {
          socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
          repeat('1\r\nx\r\n')(socket);
        });
    }
  }
});

describe('a receiver that breaks the rules', () => {
  it.each([
    ['garbage instead of HTTP', 'SMTP ready\r\n\r\n', /^The receiver's answer is not valid HTTP \(Response does not match/],
    ['a broken status line', 'HTTP/1.1 abc\r\n\r\n', /^The receiver's answer is not valid HTTP \(Response does not match/],
    [
      'a broken chunk length',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      /^The receiver's answer is not valid HTTP \(Response does not match/,
    ],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', /^The receiver's answer is not valid HTTP/],
    [
      'an upgrade',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
      /^The receiver's answer is not valid HTTP/,
    ],
    ['endless headers', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`, /^The receiver's response headers are too large\.$/],
  ])('with %s fails', async (_what, answer, error) => {
    expect((await sending.sendTo(await sending.receiver(answer))).error).toMatch(error);
  });

  it.each([
    [
      'before it answers',
      (socket: { destroy: () => void }) => {
        socket.destroy();
      },
      null,
      /^The receiver closed the connection before it answered/,
    ],
    [
      'in its headers',
      (socket: { end: (text: string) => void }) => {
        socket.end('HTTP/1.1 200 OK\r\nx');
      },
      null,
      /^The receiver closed the connection before it answered/,
    ],
    [
      'in its body',
      (socket: { end: (text: string) => void }) => {
        socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf');
      },
      200,
      /^The receiver closed the connection in the middle of its answer/,
    ],
    [
      'in a chunk',
      (socket: { end: (text: string) => void }) => {
        socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n9\r\nhalf');
      },
      200,
      /^The receiver closed the connection in the middle of its answer/,
    ],
  ])('by closing %s fails', async (_when, answer, status, error) => {
    const result = await sending.sendTo(await sending.receiver(answer));
    expect(result.error).toMatch(error);
    expect(result.response?.status ?? null).toBe(status);
  });

  it('by a reset fails', async () => {
    const target = await sending.bareReceiver((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect((await sending.sendTo(target)).error).toBe('The receiver closed the connection before it answered (ECONNRESET).');
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

  it('by refusing connections fails', async () => {
    const target = await sending.bareReceiver(() => undefined);
    const url = target.url();
    await target.stop();
    const result = await sending.sender().send({ url, headers: {}, body });
    expect(result).toMatchObject({
      error: 'The receiver refused the connection (ECONNREFUSED).',
      response: null,
      timing: { connectMs: null },
    });
  });
});

describe('a receiver whose TLS cannot be trusted', () => {
  it('speaks no TLS at all', async () => {
    const target = await sending.bareReceiver((socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'));
    expect((await sending.sendTo(target)).error).toMatch(/^The TLS handshake with the receiver failed \(E/);
  });

  it.each(['expired', 'not valid yet', 'self-signed', 'of another authority', 'for another host'] as const)(
    'has a certificate that is %s',
    async (problem) => {
      const day = 86_400_000;
      const now = Date.now();
      const stranger = await LocalAuthority.create('Stranger');
      const [certificate, error] = {
        expired: [
          { hosts: ['receiver.test'], notBefore: new Date(now - 9 * day), notAfter: new Date(now - day) },
          'has expired (CERT_HAS_EXPIRED)',
        ],
        'not valid yet': [{ hosts: ['receiver.test'], notBefore: new Date(now + day) }, 'is not valid yet (CERT_NOT_YET_VALID)'],
        'self-signed': [await selfSigned('receiver.test'), 'is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT)'],
        'of another authority': [
          await stranger.issue({ hosts: ['receiver.test'] }),
          'was not issued by a trusted authority, or its intermediate certificates are missing (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
        ],
        'for another host': [{ hosts: ['other.test'] }, 'is for another host (ERR_TLS_CERT_ALTNAME_INVALID)'],
      }[problem] as [Parameters<LocalAuthority['issue']>[0] | { certificate: string; key: string }, string];
      const target = await sending.receiver(ok, 'hosts' in certificate ? await sending.authority.issue(certificate) : certificate);
      const result = await sending.sendTo(target);
      expect(result).toMatchObject({ error: `The receiver's certificate ${error}.`, response: null });
      expect(target.requests).toEqual([]);
    },
  );
});

describe('a connection that is kept', () => {
  it('serves request after request', async () => {
    const target = await sending.receiver(ok);
    const sender = sending.sender();
    for (let count = 0; count < 5; count++) expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
    expect(target.connections).toBe(1);
  });

  it.each([
    ['right after its answer', 0],
    ['later', 30],
  ])('and closed by the receiver %s does not fail the next attempt', async (_when, delay) => {
    const target = await sending.receiver((socket) => {
      socket.write(ok);
      setTimeout(() => socket.destroy(), delay);
    });
    const sender = sending.sender();
    for (let count = 0; count < 4; count++) {
      expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, delay / 2));
    }
  });

  it('and dropped as the next request arrives is replaced, once', async () => {
    const target = await sending.receiver((socket, { number }) => (number === 1 ? socket.write(ok) : socket.destroy()));
    const sender = sending.sender();
    for (let count = 0; count < 2; count++) expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
    expect(target.connections).toBe(2);
    expect(target.requests.map((request) => request.number)).toEqual([1, 2, 1]);
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
    setTimeout(() => {
      sender.close();
    }, 25);
    expect((await underWay).error).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(closed).toBe(1);
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
