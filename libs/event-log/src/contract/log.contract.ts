import type { LogRecord } from '../port.js';
import { type Bench, eventually, readAll } from './bench.js';
import { counted, numbers } from './counting.js';

const namesOf = (records: LogRecord[]) => records.map((record) => record.key);
const placeOf = ({ partition, offset }: { partition: number; offset: bigint }) => `${partition}/${offset}`;

/** The promises of every adapter about records, partitions and groups. */
export function logContract(bench: () => Bench): void {
  it('gives back what was appended: key, headers, value, position and time', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    const value = Buffer.from([0, 255, 10, 13, 34]);
    const headers = { ce_type: 'x', note: 'Ünïcödé 紋章 "quoted"' };
    const [position] = await log.append([{ topic, key: 'k', partitionKey: 'p', headers, value }]);
    const [record] = await readAll(log, topic);
    expect(record).toMatchObject({ topic, ...position, key: 'k', headers });
    expect(record?.value?.equals(value)).toBe(true);
    expect(Math.abs(Date.now() - (record?.timestamp.getTime() ?? 0))).toBeLessThan(60_000);
    expect(position?.partition).toBe(await log.partitionOf(topic, 'p'));
  });

  it('keeps the order of appends within a partition, from offset 0 without holes', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    const { records } = await bench().collecting(log, topic);
    for (const n of numbers(20)) await log.append(['a', 'b', 'c'].map((subject) => counted(topic, subject, n)));
    await eventually(() => {
      expect(records).toHaveLength(60);
    });
    for (const subject of ['a', 'b', 'c']) {
      expect(namesOf(records).filter((key) => key.startsWith(subject))).toEqual(numbers(20).map((n) => `${subject}/${n}`));
    }
    for (const [partition, end] of await log.endOffsets(topic)) {
      const offsets = records.filter((record) => record.partition === partition).map((record) => record.offset);
      expect(offsets).toEqual(numbers(Number(end)).map(BigInt));
    }
  });

  it('handles partitions beside each other: one that waits does not hold up another', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 2 });
    const other = Promise.withResolvers<undefined>();
    const handled: number[] = [];
    await bench().collecting(log, topic, {
      onBatch: async ({ partition }) => {
        if (partition === 0) await other.promise;
        else other.resolve(undefined);
        handled.push(partition);
      },
    });
    const subjects = await Promise.all(numbers(20).map(async (n) => ({ n, partition: await log.partitionOf(topic, `s${n}`) })));
    const in0 = subjects.find(({ partition }) => partition === 0);
    const in1 = subjects.find(({ partition }) => partition === 1);
    await log.append([counted(topic, `s${in0?.n}`, 1)]);
    await log.append([counted(topic, `s${in1?.n}`, 1)]);
    await eventually(() => {
      expect(handled).toEqual([1, 0]);
    });
  });

  it('never makes a reader skip or repeat while several processes append at once', async () => {
    const readerLog = await bench().log();
    const topic = await bench().topic(readerLog, { partitions: 3 });
    const { records } = await bench().collecting(readerLog, topic);
    const appenders = await Promise.all([bench().log(), bench().log(), bench().log()]);
    const acknowledged = await Promise.all(
      appenders.flatMap((log, appender) =>
        numbers(4).map(async (lane) => {
          const places: string[] = [];
          for (const n of numbers(25)) {
            const subjects = numbers(1 + ((n + lane) % 4)).map((each) => `${appender}-${lane}-${each}`);
            const positions = await log.append(subjects.map((subject) => counted(topic, subject, n)));
            places.push(...positions.map(placeOf));
          }
          return places;
        }),
      ),
    );
    const expected = acknowledged.flat().sort();
    await eventually(() => {
      expect(records).toHaveLength(expected.length);
    });
    expect(records.map(placeOf).sort()).toEqual(expected);
    const last = new Map<number, bigint>();
    for (const { partition, offset } of records) {
      expect(offset).toBe((last.get(partition) ?? -1n) + 1n);
      last.set(partition, offset);
    }
  });

  /** A reader of a topic of its own that lets records of the type `minor` wait for so long; its batches, and how to append. */
  const lettingWait = async (ms: number) => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const batches: string[][] = [];
    await bench().collecting(log, topic, {
      collect: { types: ['minor'], ms },
      onBatch: ({ records }) => {
        batches.push(namesOf(records));
        return Promise.resolve();
      },
    });
    const append = (n: number, type: string) => log.append([{ ...counted(topic, 'a', n), headers: { ce_type: type } }]);
    await append(0, 'major');
    await eventually(() => {
      expect(batches).toEqual([['a/0']]);
    });
    return { batches, append };
  };

  it('lets records of some types wait for one of another type', async () => {
    const { batches, append } = await lettingWait(3_600_000);
    await append(1, 'minor');
    await append(2, 'minor');
    await append(3, 'major');
    await eventually(() => {
      expect(batches).toEqual([['a/0'], ['a/1', 'a/2', 'a/3']]);
    });
  });

  it('lets records of some types wait until their time is up', async () => {
    const { batches, append } = await lettingWait(1_000);
    const appended = performance.now();
    await append(1, 'minor');
    await eventually(() => {
      expect(batches.at(-1)).toEqual(['a/1']);
    });
    expect(performance.now() - appended).toBeGreaterThan(900);
  });

  it('delivers again from where the reader asks after a batch was refused', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const seen: string[] = [];
    let refusals = 2;
    await bench().collecting(log, topic, {
      startFrom: () => Promise.resolve(1n),
      onBatch: ({ records }) => {
        seen.push(...namesOf(records));
        return refusals-- > 0 ? Promise.reject(new Error('not now')) : Promise.resolve();
      },
    });
    await log.append([counted(topic, 'a', 0), counted(topic, 'a', 1), counted(topic, 'a', 2)]);
    await eventually(() => {
      // A reader that loses a partition on the way is asked once more.
      expect(seen.slice(0, 6)).toEqual(['a/1', 'a/2', 'a/1', 'a/2', 'a/1', 'a/2']);
    });
  });

  it('shares the partitions fairly among the members of a group and hands them over when one stops', async () => {
    const [first, second] = await Promise.all([bench().log(), bench().log()]);
    const topic = await bench().topic(first);
    const group = bench().group();
    const one = await bench().collecting(first, topic, { group });
    const two = await bench().collecting(second, topic, { group });
    const partitionsOf = (collector: typeof one) => collector.consumer.assignment().map(({ partition }) => partition);
    await eventually(() => {
      expect([...partitionsOf(one), ...partitionsOf(two)].sort()).toEqual([0, 1, 2, 3]);
      expect(partitionsOf(one)).toHaveLength(2);
    });
    await one.consumer.stop();
    await eventually(() => {
      expect(partitionsOf(two).sort()).toEqual([0, 1, 2, 3]);
    });
  });

  it('gives every group all records', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    await log.append(numbers(10).map((n) => counted(topic, `s${n}`, n)));
    const [one, two] = await Promise.all([bench().collecting(log, topic), bench().collecting(log, topic)]);
    await eventually(() => {
      expect(namesOf(one.records).sort()).toEqual(namesOf(two.records).sort());
      expect(one.records).toHaveLength(10);
    });
  });

  it('removes what a tombstone or a later record of the key supersedes, and keeps the rest', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1, compact: true });
    const write = (key: string, value: string | null) =>
      log.append([{ topic, key, partitionKey: 'p', headers: {}, value: value === null ? null : Buffer.from(value) }]);
    await write('kept', 'stays');
    await write('erased', 'secret one');
    await write('replaced', 'secret two');
    await write('replaced', 'new');
    await write('erased', null);
    await write('last', 'stays too');
    await bench().harness.compact(log, topic);
    const records = await readAll(log, topic);
    const values = records.map((record) => record.value?.toString());
    expect(values).not.toContain('secret one');
    expect(values).not.toContain('secret two');
    expect(values).toEqual(expect.arrayContaining(['stays', 'new', 'stays too']));
    expect(records.map((record) => record.offset)).toEqual([...records.map((record) => record.offset)].sort((a, b) => Number(a - b)));
    expect((await log.endOffsets(topic)).get(0)).toBeGreaterThanOrEqual(6n);
  });

  it('reads a range without a group, and nothing beyond it', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    await log.append(numbers(300).map((n) => counted(topic, 'a', n)));
    const range = async (from: bigint, to: bigint) => {
      const keys: string[] = [];
      for await (const record of log.read({ topic, partition: 0, from, to })) keys.push(record.key);
      return keys;
    };
    expect(await range(3n, 5n)).toEqual(['a/3', 'a/4']);
    expect(await range(0n, 300n)).toHaveLength(300);
    expect(await range(299n, 1_000n)).toEqual(['a/299']);
    expect(await range(7n, 7n)).toEqual([]);
  });

  it('tells an end offset that covers every append acknowledged before', async () => {
    const log = await bench().log();
    const other = await bench().log();
    const topic = await bench().topic(log);
    expect([...(await log.endOffsets(topic)).values()]).toEqual([0n, 0n, 0n, 0n]);
    for (const n of numbers(10)) {
      const [position] = await log.append([counted(topic, `s${n}`, n)]);
      const end = (await other.endOffsets(topic)).get(position?.partition ?? -1);
      expect(end).toBe((position?.offset ?? 0n) + 1n);
    }
  });

  it('refuses a topic whose partition count differs from the existing one', async () => {
    const log = await bench().log();
    const name = await bench().topic(log, { partitions: 4 });
    const define = (partitions: number) => log.ensureTopics([{ name, partitions, cleanup: { policy: 'delete', retentionMs: 3_600_000 } }]);
    await define(4);
    await expect(define(6)).rejects.toThrow(/4 partitions/);
  });

  it('refuses an append to a topic that does not exist', async () => {
    const log = await bench().log();
    await expect(log.append([counted('no-such-topic', 'a', 1)])).rejects.toThrow(/no-such-topic/);
  });

  it('answers a ping', async () => {
    const log = await bench().log();
    await expect(log.ping()).resolves.toBeUndefined();
  });
}
