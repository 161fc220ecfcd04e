import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can stop to answer while its connections stay open, as a server does that hangs. */
export class HangingProxy {
  private readonly sockets = new Set<Socket>();
  private hanging = false;

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  /** Stands in front of the server of a URL. */
  static async start(target: string): Promise<HangingProxy> {
    const { hostname, port } = new URL(target);
    const proxy = new HangingProxy(createServer({ pauseOnConnect: true }));
    proxy.server.on('connection', (client) => {
      const upstream = connect(Number(port), hostname);
      client.on('close', () => upstream.destroy()).on('error', () => undefined);
      upstream.on('close', () => client.destroy()).on('error', () => undefined);
      client.on('data', (data) => proxy.hanging || upstream.write(data));
      upstream.on('data', (data) => proxy.hanging || client.write(data));
      proxy.sockets.add(client).add(upstream);
      client.resume();
    });
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** The same URL by way of the proxy. */
  urlOf(target: string): string {
    const url = new URL(target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.toString();
  }

  /** From now on nothing gets through, in either direction, on old connections and new ones. */
  hang(): void {
    this.hanging = true;
  }

  /** New connections work again; those from before have lost bytes and stay silent. */
  recover(): void {
    for (const socket of this.sockets) socket.removeAllListeners('data').resume();
    this.hanging = false;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}
