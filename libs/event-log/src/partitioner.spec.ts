import { createRequire } from 'node:module';
import { partitionFor } from './partitioner.js';

type Murmur2 = (key: Buffer | string) => number;

const kafkajsMurmur2 = createRequire(import.meta.url)('kafkajs/src/producer/partitioners/default/murmur2.js') as Murmur2;

describe('partitioner', () => {
  it('agrees with the default partitioner of Kafka for keys of every length and script', () => {
    const keys = Array.from({ length: 200 }, (_, length) => 'proj_01h455vb4pex5vsknk084sn02q'.repeat(7).slice(0, length));
    for (const key of [...keys, 'Ünïcödé', '紋章', '🛡️🦁']) {
      expect(partitionFor(key, 2_147_483_647)).toBe((kafkajsMurmur2(Buffer.from(key)) & 0x7fffffff) % 2_147_483_647);
    }
  });

  it('spreads keys over all partitions', () => {
    const used = new Set(Array.from({ length: 200 }, (_, n) => partitionFor(`key-${n}`, 12)));
    expect(used.size).toBe(12);
  });
});
