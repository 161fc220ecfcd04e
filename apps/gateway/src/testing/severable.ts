import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP connection to a server that can be cut and mended, as networks do. */
export class Severable {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private severed = false;

  constructor(target: { host: string; port: number }) {
    this.server = createServer((near) => {
      if (this.severed) {
        near.destroy();
        return;
      }
      const far = connect(target);
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.sockets.delete(socket));
      }
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  /** Lets nothing through any more without telling anybody, as a lost route does. */
  stall(): void {
    for (const socket of this.sockets) socket.unpipe();
  }

  cut(): void {
    this.severed = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.severed = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
