import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Balances like a Service of Kubernetes: a new connection goes to the current replica, an open one stays where it is. */
export class Balancer {
  private target = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Balancer> {
    const balancer = new Balancer(createServer());
    balancer.server.on('connection', (caller) => {
      const replica = connect(balancer.target, '127.0.0.1');
      caller.pipe(replica).pipe(caller);
      // When one side ends, the other ends in the same way.
      caller.on('error', () => replica.resetAndDestroy());
      replica.on('error', () => caller.resetAndDestroy());
    });
    balancer.server.listen(0, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** New connections go to the replica at this address from now on. */
  sendTo(url: string): void {
    this.target = Number(new URL(url).port);
  }

  stop(): void {
    this.server.close();
  }
}
