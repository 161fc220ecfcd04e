import { join } from 'node:path';
import { freePort } from '../processes.js';
import type { Member } from './broker-properties.js';
import { type KafkaBroker, newClusterId, startKafka } from './start-kafka.js';

export interface KafkaCluster {
  /** `host:port` of each broker, separated by commas. */
  brokers: string;
  /** Ends these brokers as a crash would; what starts them again. */
  kill(...indices: number[]): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Starts several brokers that replicate each other's records, below one directory. */
export async function startKafkaCluster({ dataDir, size }: { dataDir: string; size: number }): Promise<KafkaCluster> {
  const ports: number[] = [];
  while (ports.length < 2 * size) ports.push(await freePort(...ports));
  const controllerPorts = ports.splice(size);
  const clusterId = newClusterId();
  const running: KafkaBroker[] = [];
  // None is ready before most of them are.
  const start = async (indices: readonly number[]) => {
    await Promise.all(
      indices.map(async (index) => {
        const member: Member = { index, clusterId, controllerPorts };
        running[index] = await startKafka({ dataDir: join(dataDir, String(index)), port: ports[index] ?? 0, member });
      }),
    );
  };
  const all = [...ports.keys()];
  const kill = async (indices: readonly number[]) => {
    await Promise.all(
      indices.map(async (index) => {
        const broker = running[index];
        if (broker === undefined) return;
        process.kill(broker.pid, 'SIGKILL');
        await broker.stop();
      }),
    );
  };
  await start(all);
  return {
    brokers: ports.map((port) => `127.0.0.1:${port}`).join(),
    async kill(...indices) {
      await kill(indices);
      return () => start(indices);
    },
    // Without most of the others a broker would wait for them before it ends.
    stop: () => kill(all),
  };
}
