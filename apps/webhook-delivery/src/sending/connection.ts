import { isIP, isIPv6, type TcpNetConnectOpts } from 'node:net';
import { connect, type ConnectionOptions, type SecureContext, type TLSSocket } from 'node:tls';
import { portOf } from '@blazon/contracts';
import { Client, type Dispatcher } from 'undici';
import type { CheckedHost } from './address-guard.js';
import type { Deadline } from './deadline.js';
import { Inlet } from './inlet.js';
import type { Intake } from './intake.js';

/** How long a connection without requests stays open, unless the receiver says how long it will keep it. */
const idleMs = 4_000;
/** Connections are not used for longer than this, so that a change in DNS is followed soon. */
const maxAgeMs = 60_000;

/** One verified TLS connection that carries one request at a time. */
export class Connection {
  private readonly client: Client;
  readonly inlet: Inlet;
  private readonly openedAt = performance.now();

  constructor(
    readonly origin: string,
    private readonly socket: TLSSocket,
    intake: Intake,
  ) {
    this.inlet = new Inlet(socket, intake);
    let handedOver = false;
    this.client = new Client(origin, {
      connect: (_options, callback) => {
        // A client that lost its socket would open another one by itself, past the address guard: it gets none. Of the errors that
        // say so, undici takes its own for transient and asks again without end, hence the code of the system.
        const available = !handedOver && !socket.destroyed;
        handedOver = true;
        queueMicrotask(() => {
          if (available) callback(null, socket);
          else callback(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' }), null);
        });
      },
      allowH2: false,
      keepAliveTimeout: idleMs,
      keepAliveMaxTimeout: maxAgeMs,
      // The deadline of the attempt is the only time limit.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** Whether another request may be sent on it. */
  get reusable(): boolean {
    return !this.socket.destroyed && performance.now() - this.openedAt < maxAgeMs;
  }

  /** What broke it, if it did not end in the regular way. */
  get error(): Error | null {
    return this.socket.errored;
  }

  onClosed(listener: () => void): void {
    this.socket.once('close', listener);
  }

  post(path: string, headers: Record<string, string>, body: Uint8Array, handler: Dispatcher.DispatchHandler): void {
    this.inlet.expectAnswer();
    this.client.dispatch({ method: 'POST', path, headers, body }, handler);
  }

  close(): void {
    this.socket.destroy();
    this.client.destroy().catch(() => undefined);
  }
}

/** What it took to open a connection, in milliseconds. */
export interface ConnectTiming {
  connectMs: number | null;
  tlsMs: number | null;
}

/** Connects to one of the checked addresses and verifies the certificate for the name. Notes in `timing` how far it came. */
export function openConnection(
  url: URL,
  host: CheckedHost,
  secureContext: SecureContext,
  intake: Intake,
  deadline: Deadline,
  timing: ConnectTiming,
): Promise<Connection> {
  return deadline.step<Connection>(
    () => (timing.connectMs === null ? 'connecting' : 'waiting for the TLS handshake'),
    (resolve, reject) => {
      const startedAt = performance.now();
      let connectedAt = startedAt;
      const options: ConnectionOptions & TcpNetConnectOpts = {
        host: host.name,
        port: portOf(url),
        // The name stays for the certificate; the addresses are the checked ones, whatever DNS says by now.
        lookup: (_name, _options, callback) => {
          callback(
            null,
            host.addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
          );
        },
        autoSelectFamily: true,
        noDelay: true,
        secureContext,
        // Said, since a variable of the environment decides otherwise.
        rejectUnauthorized: true,
        ALPNProtocols: ['http/1.1'],
        ...(isIP(host.name) === 0 && { servername: host.name.replace(/\.$/, '') }),
      };
      const socket = connect(options);
      socket.once('connect', () => {
        connectedAt = performance.now();
        timing.connectMs = connectedAt - startedAt;
      });
      socket.once('secureConnect', () => {
        timing.tlsMs = performance.now() - connectedAt;
        resolve(new Connection(url.origin, socket, intake));
      });
      socket.on('error', reject);
      return () => {
        socket.destroy();
      };
    },
  );
}
