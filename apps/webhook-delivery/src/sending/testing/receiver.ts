import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { KeyedCertificate } from '@blazon/backing';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  /** Request line and headers. */
  head: string;
  body: Buffer;
  /** Counts the requests of its connection, from 1. */
  number: number;
}

/** Answers, or misbehaves, once a request has been read. */
export type Answer = (socket: Socket, request: ReceivedRequest) => void;

/** A receiver that speaks bare bytes, so that it can break every rule of TLS and HTTP. */
export class Receiver {
  connections = 0;
  readonly requests: ReceivedRequest[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** Listens for TLS on a free loopback port; `greet` runs before anything has been read. */
  static async start(certificate: KeyedCertificate, answer: Answer, greet: (socket: Socket) => void = () => undefined): Promise<Receiver> {
    const server = createTlsServer({ cert: certificate.certificate, key: certificate.key });
    const receiver = new Receiver(server);
    server.on('connection', (socket: Socket) => {
      receiver.track(socket);
    });
    server.on('secureConnection', (socket) => {
      receiver.track(socket);
      receiver.connections += 1;
      receiver.read(socket, answer);
      greet(socket);
    });
    return receiver.listen();
  }

  /** Listens for bare TCP on a free loopback port. */
  static async startBare(onConnection: (socket: Socket) => void): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('connection', (socket: Socket) => {
      receiver.track(socket);
      receiver.connections += 1;
      onConnection(socket);
    });
    return receiver.listen();
  }

  /** Hands over each connection as TCP has it, below TLS. */
  onConnection(listener: (socket: Socket) => void): void {
    this.server.on('connection', listener);
  }

  /** How many connections are open. */
  get open(): number {
    return this.sockets.size;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(host = 'receiver.test', path = '/hook'): string {
    return `https://${host}:${this.port}${path}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Resolves when every connection is closed. */
  async allClosed(): Promise<void> {
    for (const socket of this.sockets) if (!socket.closed) await once(socket, 'close');
  }

  private async listen(): Promise<Receiver> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
  }

  private read(socket: Socket, answer: Answer): void {
    let bytes = Buffer.alloc(0);
    let number = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (;;) {
        const headEnd = bytes.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const head = bytes.subarray(0, headEnd).toString('latin1');
        const end = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (bytes.length < end) return;
        number += 1;
        const request = { head, body: Buffer.from(bytes.subarray(headEnd + 4, end)), number };
        bytes = bytes.subarray(end);
        this.requests.push(request);
        answer(socket, request);
      }
    });
  }
}
