import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';

/** The pending responses of a connection: clients may send requests without waiting, and responses follow the order of requests. */
export class OwedAnswers {
  private readonly bySocket = new WeakMap<Socket, ServerResponse[]>();
  private readonly refused = new WeakSet<Socket>();

  add({ socket }: IncomingMessage, response: ServerResponse): void {
    const open = this.bySocket.get(socket);
    this.bySocket.set(socket, open === undefined ? [response] : [...open.filter(({ writableFinished }) => !writableFinished), response]);
  }

  /** Refuses a request that could not be read, after those before it are answered: once a connection, which ends with that. */
  async refuse(socket: Socket, answer: () => Promise<void>): Promise<void> {
    if (this.refused.has(socket)) return;
    this.refused.add(socket);
    const open = this.bySocket.get(socket) ?? [];
    const whole = open.filter(({ req }) => req.complete);
    await Promise.allSettled(whole.map((response) => finished(response)));
    const isAnswered = open.some(({ req, headersSent }) => !req.complete && headersSent);
    if (socket.writable && !isAnswered) await answer();
    else socket.destroySoon();
  }
}
