import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can stop to carry anything while its connections stay open, as a network does that drops every packet. */
export class HangingProxy {
  private readonly pairs = new Set<[Socket, Socket]>();
  private hanging = false;

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  /** Stands in front of the server of a URL. */
  static async start(target: string): Promise<HangingProxy> {
    const { hostname, port } = new URL(target);
    const proxy = new HangingProxy(createServer({ pauseOnConnect: true }));
    proxy.server.on('connection', (client) => {
      const upstream = connect(Number(port), hostname);
      proxy.carry(client, upstream);
      proxy.carry(upstream, client);
      proxy.pairs.add([client, upstream]);
      upstream.once('connect', () => client.resume());
    });
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** Host and port of the proxy. */
  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The same URL by way of the proxy. */
  urlOf(target: string): string {
    const url = new URL(target);
    url.host = this.address;
    return url.toString();
  }

  /** From now on nothing gets through, in either direction, on old connections and new ones, nor that one was closed. */
  hang(): void {
    this.hanging = true;
  }

  /** New connections work again; those from before have lost bytes and stay silent, and who was left alone on one learns of it. */
  recover(): void {
    this.hanging = false;
    for (const pair of this.pairs) {
      for (const socket of pair) socket.removeAllListeners('data').resume();
      if (pair.some(({ destroyed }) => destroyed)) for (const socket of pair) socket.destroy();
    }
  }

  async stop(): Promise<void> {
    for (const socket of [...this.pairs].flat()) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private carry(from: Socket, to: Socket): void {
    from.on('data', (data) => this.hanging || to.write(data));
    from.on('close', () => this.hanging || to.destroy());
    from.on('error', () => undefined);
  }
}
