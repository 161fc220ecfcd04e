import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Dispatcher } from 'undici';
import { ResponseReader } from './response-reader.js';
import { body, ok, Sending, timeoutMs } from './testing/sending.js';

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
    ['a body', 'HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(65_536), 'reading the response body'],
    ['a body of small chunks', chunked, '1\r\nx\r\n'.repeat(10_000), 'reading the response body'],
    ['a chunk that never gets past its extensions', `${chunked}1;x=`, 'x'.repeat(65_536), 'reading the response body'],
    ['100 Continue', 'HTTP/1.1 100 \r\n\r\n', 'HTTP/1.1 100 \r\n\r\n'.repeat(4_000), 'waiting for the response headers'],
    ['103 Early Hints', 'HTTP/1.1 103 \r\n\r\n', 'HTTP/1.1 103 \r\n\r\n'.repeat(4_000), 'waiting for the response headers'],
  ])('%s: fails at the deadline, and is not read faster than is reasonable', async (_what, beginning, again, doing) => {
    let taken = 0;
    const target = await sending.receiver(flood(beginning, again, (bytes) => (taken = bytes)));
    const { error, response } = await sending.sendTo(target);
    expect(error).toBe(`No complete answer within ${timeoutMs / 1_000} seconds: the time ran out while ${doing}.`);
    expect(response?.body.length ?? 0).toBeLessThanOrEqual(65_536);
    await target.allClosed();
    expect(taken).toBeGreaterThan(65_536);
    expect(taken).toBeLessThan(64 * mebibyte);
  });

  it('keeps no honest answer from ending in time, be it short or long', async () => {
    const endless = await sending.receiver(flood('HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(65_536)));
    const inPieces = await sending.receiver(flood(chunked, '1\r\nx\r\n'.repeat(10_000)));
    const long = await sending.receiver(`HTTP/1.1 200 OK\r\ncontent-length: ${mebibyte / 2}\r\n\r\n${'x'.repeat(mebibyte / 2)}`);
    const short = await sending.receiver(ok);
    const sender = sending.sender({ timeoutMs: 5_000 });
    const send = (target: { url(): string }) => sender.send({ url: target.url(), headers: {}, body });
    const floods = Promise.all(Array.from({ length: 8 }, (_, index) => send(index % 2 === 0 ? endless : inPieces)));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await Promise.all([send(long), send(short)])).map(({ error }) => error)).toEqual([null, null]);
    for (const { error } of await floods) expect(error).toContain('the time ran out while reading the response body');
  });
});

describe('what is kept of a body', () => {
  it('holds on to nothing else that was read with it', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const reader = new ResponseReader();
    const ignore = () => undefined;
    const handler = reader.handler(ignore, ignore, ignore);
    const held = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    handler.onResponseStart?.({} as Dispatcher.DispatchController, 200, {}, 'OK');
    for (let count = 0; count < 1_000; count++) {
      handler.onResponseData?.({} as Dispatcher.DispatchController, Buffer.alloc(65_536, 'x').subarray(0, 1));
    }
    expect(held() - before).toBeLessThan(16 * mebibyte);
    expect(reader.response()?.body.toString()).toBe('x'.repeat(1_000));
  });
});
