import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';

export interface PlainRequest {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** The bytes of a request, so that sending it again costs nothing but the write. */
export function encode(url: URL, { path, method, headers, body = '' }: PlainRequest): Buffer {
  const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const lines = Object.entries({ host: url.host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * One connection, one request at a time. It looks at nothing of an answer but status and length: the sender shares the machine with what
 * it measures, and callers elsewhere would not.
 */
export class Connection {
  private received: Buffer = Buffer.alloc(0);
  private answer = Promise.withResolvers<number>();

  private constructor(private readonly socket: TLSSocket) {
    socket.on('data', (chunk: Buffer) => {
      this.take(chunk);
    });
    socket.once('close', () => {
      this.answer.reject(new Error('the server closed a connection'));
    });
  }

  static async open(url: URL, ca: string): Promise<Connection> {
    const socket = connect({ host: url.hostname, port: Number(url.port), ca });
    await once(socket, 'secureConnect');
    return new Connection(socket);
  }

  /** The status of the answer, once it has arrived in full. */
  send(request: Buffer): Promise<number> {
    this.answer = Promise.withResolvers<number>();
    this.socket.write(request);
    return this.answer.promise;
  }

  close(): void {
    this.answer.promise.catch(() => undefined);
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.answer.reject(new Error(`an answer does not tell its length: ${head}`));
      return;
    }
    if (this.received.length < headEnd + 4 + Number(length)) return;
    this.received = Buffer.alloc(0);
    this.answer.resolve(Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)));
  }
}
