import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { waitFor } from '@blazon/testing';
import { KeptBody } from './kept-body.js';
import { body, ok, Sending } from './testing/sending.js';

const sending = new Sending();
const mebibyte = 1_048_576;
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

/** Answers with a beginning, and then with the same again and again, as fast as it is read. */
const flood =
  (beginning: string, again: string, onClosed: (bytes: number) => void = () => undefined) =>
  (socket: Socket): void => {
    const pump = () => {
      while (!socket.destroyed && socket.write(again));
    };
    socket.on('close', () => {
      onClosed(socket.bytesWritten - socket.writableLength);
    });
    socket.on('drain', pump);
    socket.write(beginning);
    pump();
  };

describe('an answer without end, as fast as it is read', () => {
  // What is not read waits in the buffers of the system, which hold a few mebibytes.
  it.each([
    ['a body', 'HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(65_536), null],
    ['a body of small chunks', chunked, '1\r\nx\r\n'.repeat(10_000), null],
    ['a chunk that never gets past its extensions', `${chunked}1;x=`, 'x'.repeat(65_536), null],
    ['a body of an error', 'HTTP/1.1 500 No\r\n\r\n', 'x'.repeat(65_536), 'The receiver answered 500; only 2xx counts as delivered.'],
    ['103 Early Hints', '', 'HTTP/1.1 103 \r\n\r\n'.repeat(4_000), "The receiver's response headers are too large."],
  ])('%s: is complete with its first mebibyte, and the connection is closed', async (_what, beginning, again, verdict) => {
    const closed = Promise.withResolvers<number>();
    const target = await sending.receiver(flood(beginning, again, closed.resolve));
    const { error, response } = await sending.sender().send({ url: target.url(), headers: {}, body });
    expect(error).toBe(verdict);
    expect(response?.body.length ?? 0).toBeLessThanOrEqual(65_536);
    const taken = await closed.promise;
    await target.allClosed();
    expect(taken).toBeGreaterThanOrEqual(mebibyte);
    expect(taken).toBeLessThan(16 * mebibyte);
  });

  it('counts anew with each request of a connection', async () => {
    const half = `HTTP/1.1 200 OK\r\ncontent-length: ${mebibyte / 2}\r\n\r\n${'x'.repeat(mebibyte / 2)}`;
    const target = await sending.receiver(half);
    const sender = sending.sender();
    for (let count = 0; count < 4; count++) expect((await sender.send({ url: target.url(), headers: {}, body })).error).toBeNull();
    expect(target.connections).toBe(1);
  });

  it('keeps no honest answer from ending in time, be it short or long', async () => {
    const endless = await sending.receiver(flood('HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(65_536)));
    const inPieces = await sending.receiver(flood(chunked, '1\r\nx\r\n'.repeat(10_000)));
    const long = await sending.receiver(`HTTP/1.1 200 OK\r\ncontent-length: ${mebibyte / 2}\r\n\r\n${'x'.repeat(mebibyte / 2)}`);
    const short = await sending.receiver(ok);
    const sender = sending.sender();
    const send = (target: { url(): string }) => sender.send({ url: target.url(), headers: {}, body });
    const floods = Promise.all(Array.from({ length: 8 }, (_, index) => send(index % 2 === 0 ? endless : inPieces)));
    expect((await Promise.all([send(long), send(short)])).map(({ error }) => error)).toEqual([null, null]);
    await floods;
  });
});

describe('what is kept of a body', () => {
  it('holds on to nothing else that was read with it', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const kept = new KeptBody();
    const held = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    for (let count = 0; count < 1_000; count++) kept.add(Buffer.alloc(65_536, 'x').subarray(0, 1));
    // Buffers are given back beside the program, some time after they were collected.
    await waitFor(() => held() - before < 16 * mebibyte, { withinMs: 30_000, everyMs: 50 });
    expect(kept.bytes().toString()).toBe('x'.repeat(1_000));
  });
});
