import { isIP, isIPv6, type TcpNetConnectOpts } from 'node:net';
import { connect, type ConnectionOptions, type SecureContext, type TLSSocket } from 'node:tls';
import { type AddressRanges, hostOf, portOf } from '@blazon/contracts';
import { Client, type Dispatcher } from 'undici';
import { checkHost, type CheckedHost } from './address-guard.js';
import type { Attempt } from './attempt.js';
import type { Resolve } from './resolver.js';

/** The most that is read of one response; anything after it changes nothing. */
export const MAX_ANSWER_BYTES = 1_048_576;

export interface DialOptions {
  resolve: Resolve;
  /** Non-public addresses that may be reached. */
  allowed: AddressRanges;
  /** The authorities that receivers' certificates are verified against. */
  trust: SecureContext;
}

/** One connection in undici's pool. It carries one attempt at a time, and every socket it opens leads to a checked address. */
export class Connection extends Client {
  private attempt!: Attempt;
  private socket: TLSSocket | undefined;
  private bytesBefore = 0;

  constructor(
    origin: string | URL,
    options: Client.Options,
    private readonly dialOptions: DialOptions,
  ) {
    super(origin, {
      ...options,
      connect: (_options, callback) => {
        this.open().then(
          (socket) => {
            callback(null, socket);
          },
          (error: unknown) => {
            callback(error as Error, null);
          },
        );
      },
    });
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    // The pool hands over no other request before this one has ended.
    this.attempt = handler as Attempt;
    this.bytesBefore = this.socket?.bytesRead ?? 0;
    return super.dispatch(options, handler);
  }

  private async open(): Promise<TLSSocket> {
    const socket = await dial(this.attempt, this.dialOptions);
    this.socket = socket;
    this.bytesBefore = 0;
    // Before undici sees the error: it takes a reset for the end of a body without length.
    socket.on('error', (error: Error) => {
      this.attempt.fail(error);
    });
    // All bytes count: chunks of one byte, extensions of chunks, interim answers.
    socket.on('readable', () => {
      if (socket.bytesRead - this.bytesBefore >= MAX_ANSWER_BYTES) this.attempt.cutOff();
    });
    return socket;
  }
}

/** Looks the host up, connects to one of its addresses if all of them may be reached, and verifies the certificate. */
function dial(attempt: Attempt, { resolve: lookUp, allowed, trust }: DialOptions): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    attempt.begin('looking up the host', reject);
    checkHost(hostOf(attempt.url), lookUp, allowed).then((host) => {
      if (attempt.ended) return;
      const lookedUpAt = performance.now();
      attempt.timing.dnsMs = lookedUpAt - startedAt;
      const socket = connect(optionsOf(attempt.url, host, trust));
      const cancel = (reason: Error) => {
        socket.destroy();
        reject(reason);
      };
      attempt.begin('connecting', cancel);
      let connectedAt = lookedUpAt;
      socket.once('connect', () => {
        connectedAt = performance.now();
        attempt.timing.connectMs = connectedAt - lookedUpAt;
        attempt.begin('waiting for the TLS handshake', cancel);
      });
      socket.once('secureConnect', () => {
        attempt.timing.tlsMs = performance.now() - connectedAt;
        resolve(socket);
      });
      socket.on('error', reject);
    }, reject);
  });
}

function optionsOf(url: URL, host: CheckedHost, secureContext: SecureContext): ConnectionOptions & TcpNetConnectOpts {
  return {
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
    // Set explicitly, since otherwise a variable of the environment decides.
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
    ...(isIP(host.name) === 0 && { servername: host.name.replace(/\.$/, '') }),
  };
}
