import { pause } from '@blazon/concurrency';
import { TransientError } from '@blazon/kernel';
import type { MikroORM } from '@mikro-orm/postgresql';
import { replay } from '../replay.js';
import { type Bench, eventually } from './bench.js';
import { counted, countingHandlers, countingSchemas, effectsIn, countsIn, numbers } from './counting.js';

/** How events are handled, and where reading resumes. */
export function consumerContract(bench: () => Bench): void {
  it('passes records that nobody here reacts to', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    const consumer = await bench().counting({ log, orm, group: bench().group(), topics: [topic] });
    const other = counted(topic, 'a', 0);
    await log.append([
      { ...other, headers: { ...other.headers, ce_type: 'letter.written' } },
      { ...other, headers: {}, value: null },
    ]);
    await log.append([counted(topic, 'a', 1)]);
    await eventually(async () => {
      expect((await consumer.progress()).map(({ lag }) => lag)).toEqual([0n]);
    });
    expect(await countsIn(orm)).toEqual([1]);
    expect(await consumer.listDeadLetters()).toEqual([]);
  });

  it('tries again after a transient failure, without skipping and without a trace of the failed tries', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    let failures = 3;
    const consumer = await bench().counting({
      log,
      orm,
      group: bench().group(),
      topics: [topic],
      handlers: countingHandlers(() => {
        if (failures-- > 0) throw new TransientError('the other side is away');
      }),
    });
    await log.append(numbers(5).map((n) => counted(topic, 'a', n)));
    await eventually(async () => {
      expect(await countsIn(orm)).toEqual([0, 1, 2, 3, 4]);
    });
    expect(await consumer.listDeadLetters()).toEqual([]);
  });

  it('pauses while the schema is not what its statements need, parks nothing, and goes on when it is mended', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    const consumer = await bench().counting({ log, orm, group: bench().group(), topics: [topic], handlers: countingHandlers() });
    await orm.em.fork().execute('alter table effects rename to effects_of_another_release');
    await log.append(numbers(5).map((n) => counted(topic, 'a', n)));
    await pause(1_500);
    expect(await consumer.listDeadLetters()).toEqual([]);
    await orm.em.fork().execute('alter table effects_of_another_release rename to effects');
    await eventually(async () => {
      expect(await countsIn(orm)).toEqual([0, 1, 2, 3, 4]);
    });
    expect(await consumer.listDeadLetters()).toEqual([]);
  });

  it('handles several partitions at once, but not so many that others find no connection', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 8 });
    const orm = await bench().reader();
    let atOnce = 0;
    let most = 0;
    const allowed = Promise.withResolvers<undefined>();
    const handlers = countingHandlers(async () => {
      most = Math.max(most, (atOnce += 1));
      if (atOnce === 3) allowed.resolve(undefined);
      await allowed.promise;
      await pause(30);
      atOnce -= 1;
    });
    await log.append(numbers(80).map((n) => counted(topic, `s${n}`, n)));
    await bench().counting({ log, orm, group: bench().group(), topics: [topic], handlers, batchesAtOnce: 3 });
    await eventually(async () => {
      expect(await countsIn(orm)).toHaveLength(80);
    });
    expect(most).toBe(3);
  });

  it('runs an effect for after the commit only when the transaction has committed', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    const seen: number[][] = [];
    let failures = 1;
    await bench().counting({
      log,
      orm,
      group: bench().group(),
      topics: [topic],
      handlers: countingHandlers((_event, context) => {
        context.afterCommit(async () => seen.push(await countsIn(orm)));
        if (failures-- > 0) throw new TransientError('once');
      }),
    });
    await log.append([counted(topic, 'a', 7)]);
    await eventually(() => {
      expect(seen).toEqual([[7]]);
    });
  });

  it('applies each record once when two readers of a group hold the same partition, as after a lost lease', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 2 });
    const orm = await bench().reader();
    const group = bench().group();
    await log.append(numbers(600).map((n) => counted(topic, `s${n % 5}`, n)));
    const again = () => replay({ log, orm, group, topics: [topic], schemas: countingSchemas, handlers: countingHandlers() });
    await Promise.all([again(), again(), bench().counting({ log, orm, group, topics: [topic] })]);
    await eventually(async () => {
      expect((await countsIn(orm)).sort((a, b) => a - b)).toEqual(numbers(600));
    });
  });

  it('builds a fresh projection by replaying from zero, and the consumer goes on behind it', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    await log.append(numbers(250).map((n) => counted(topic, `s${n}`, n)));
    const [old, fresh] = await Promise.all([bench().reader(), bench().reader()]);
    await bench().counting({ log, orm: old, group: 'old', topics: [topic] });
    const progress: bigint[] = [];
    await replay({
      log,
      orm: fresh,
      group: 'fresh',
      topics: [topic],
      schemas: countingSchemas,
      handlers: countingHandlers(),
      onProgress: ({ next, end }) => progress.push(end - next),
    });
    expect(progress.filter((left) => left === 0n)).toHaveLength(4);
    await bench().counting({ log, orm: fresh, group: 'fresh', topics: [topic] });
    await log.append([counted(topic, 's1', 250)]);
    const bySubject = async (orm: MikroORM) =>
      (await effectsIn(orm)).map((effect) => `${effect.partition} ${String(effect.offset).padStart(4)} ${effect.n}`).sort();
    await eventually(async () => {
      expect(await countsIn(fresh)).toHaveLength(251);
      expect(await bySubject(fresh)).toEqual(await bySubject(old));
    });
  });

  it('refuses to start on a log that is shorter than what was read from it', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    const group = bench().group();
    await orm.em
      .fork()
      .execute('insert into checkpoints (consumer_group, topic, partition, next_offset) values (?, ?, 0, 9)', [group, topic]);
    await expect(bench().counting({ log, orm, group, topics: [topic] })).rejects.toThrow(/up to 9, but the log ends at 0/);
  });
}
