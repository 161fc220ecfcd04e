import net from 'node:net';
import tls from 'node:tls';
import type { ISocketFactory } from 'kafkajs';
import { internal } from './internals.js';

/*
 * The fault: a request that has timed out is only forgotten. Its bytes stay in the connection and reach the broker when the network
 * allows it: records appear after their append was rejected, behind records that were appended later. And the time of a request that
 * waits for its turn does not run at all, so it is sent when its caller has long given up.
 *
 * The solution: the time of a request runs from the moment it was asked for. One that has not been sent by then never is; one that has
 * been sent takes its connection with it. Giving up a client destroys its sockets, and it gets no new ones.
 */

interface SocketRequest {
  requestTimeout: number;
  timeoutRequest(): void;
}

interface RequestQueue {
  pending: SocketRequest[];
  /** Ends the connection of this queue; set by us. */
  endConnection?: (reason: Error) => void;
  createSocketRequest: (this: RequestQueue, pushed: { entry: Settled }) => SocketRequest;
}

interface Settled {
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

interface Connection {
  socket?: net.Socket;
  requestQueue: RequestQueue;
  connect: (this: Connection) => Promise<boolean>;
}

const { prototype: queue } = internal('network/requestQueue/index.js') as { prototype: RequestQueue };
const { prototype: connection } = internal('network/connection.js') as { prototype: Connection };
const { createSocketRequest } = queue;
const { connect } = connection;

connection.connect = function () {
  this.requestQueue.endConnection = (reason) => this.socket?.destroy(reason);
  return connect.call(this);
};

queue.createSocketRequest = function (pushed) {
  const { entry } = pushed;
  const { resolve, reject } = entry;
  entry.resolve = (answer) => {
    clearTimeout(deadline);
    resolve(answer);
  };
  entry.reject = (error) => {
    clearTimeout(deadline);
    reject(error);
  };
  const request = createSocketRequest.call(this, pushed);
  const deadline = setTimeout(() => {
    expire(this, request);
  }, request.requestTimeout);
  return request;
};

function expire(requests: RequestQueue, request: SocketRequest): void {
  const place = requests.pending.indexOf(request);
  if (place >= 0) requests.pending.splice(place, 1);
  // First of all, since the next of the queue follows a request that timed out.
  else requests.endConnection?.(new Error('A request has timed out.'));
  request.timeoutRequest();
}

const KEEP_ALIVE_MS = 60_000;

/** The sockets of one client. */
export class Sockets {
  private readonly open = new Set<net.Socket>();
  private destroyed = false;

  readonly create: ISocketFactory = ({ host, port, ssl, onConnect }) => {
    if (this.destroyed) throw new Error('This client was given up.');
    const socket = isPlain(ssl) ? net.connect({ host, port }, onConnect) : tls.connect({ host, port, ...nameOf(host), ...ssl }, onConnect);
    socket.setKeepAlive(true, KEEP_ALIVE_MS).setNoDelay(true);
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    return socket;
  };

  /** Nothing leaves after this, however often the client tries again. */
  destroy(): void {
    this.destroyed = true;
    for (const socket of this.open) socket.destroy(new Error('This client was given up.'));
  }
}

/** kafkajs says that it always has settings of TLS; without, they are null. */
function isPlain(ssl: tls.ConnectionOptions | null): ssl is null {
  return ssl === null;
}

/** An address cannot be asked for by name. */
function nameOf(host: string): { servername?: string } {
  return net.isIP(host) === 0 ? { servername: host } : {};
}
