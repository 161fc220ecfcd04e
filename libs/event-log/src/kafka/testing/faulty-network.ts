import { once } from 'node:events';
import net from 'node:net';

/** The way to a broker, with faults: connections of this process to the broker go over it as long as it is open. */
export class FaultyNetwork {
  /** The brokers' answers get lost. */
  losesAnswers = false;
  private readonly held: (() => void)[] = [];
  private holding = false;
  private readonly direct = net.connect;
  private readonly server = net.createServer((client) => {
    this.carry(client);
  });

  private constructor(private readonly broker: { host: string; port: number }) {}

  static async to(brokers: string): Promise<FaultyNetwork> {
    const [host = '', port] = brokers.split(':');
    const network = new FaultyNetwork({ host, port: Number(port) });
    network.server.listen(0, '127.0.0.1');
    await once(network.server, 'listening');
    const detour = network.server.address() as net.AddressInfo;
    net.connect = ((place: net.NetConnectOpts, onConnect: () => void) => {
      const isBroker = 'port' in place && place.port === network.broker.port;
      return network.direct(isBroker ? { ...place, host: '127.0.0.1', port: detour.port } : place, onConnect);
    }) as typeof net.connect;
    return network;
  }

  /** Requests stay on the way until they are let through; those whose connection has ended by then are lost. */
  holdRequests(): void {
    this.holding = true;
  }

  letThrough(): void {
    this.holding = false;
    for (const forward of this.held.splice(0)) forward();
  }

  close(): void {
    net.connect = this.direct;
    this.server.close();
  }

  private carry(client: net.Socket): void {
    const broker = this.direct(this.broker);
    const forward = (data: Buffer) => {
      if (!client.destroyed) broker.write(data);
    };
    client.on('data', (data: Buffer) => {
      if (this.holding) {
        this.held.push(() => {
          forward(data);
        });
      } else forward(data);
    });
    broker.on('data', (data: Buffer) => {
      if (!this.losesAnswers) client.write(data);
    });
    for (const [one, other] of [
      [client, broker],
      [broker, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  }
}
