import { pause } from '@blazon/concurrency';
import { DomainError, TransientError } from '@blazon/kernel';
import type { MikroORM } from '@mikro-orm/postgresql';
import { CheckpointWatch } from '../consumer/checkpoints.js';
import type { EventHandler } from '../consumer/dispatch.js';
import { toTombstone } from '../envelope.js';
import { ReadBarrier } from '../read-barrier.js';
import { replay } from '../replay.js';
import { type Bench, eventually } from './bench.js';
import { silentLogger } from './harness.js';
import { counted, countingHandlers, countingSchemas, effectsIn, type NumberCounted } from './counting.js';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

async function countsIn(orm: MikroORM, subject?: string): Promise<number[]> {
  const effects = await effectsIn(orm);
  return effects.filter((effect) => subject === undefined || effect.subject === subject).map((effect) => effect.n);
}

/** What a consumer with checkpoints promises on every adapter. */
export function consumerContract(bench: () => Bench): void {
  it('parks the subject of a poison event, lets the others go on, and catches up in order on retry', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    let poisonous = true;
    const consumer = await bench().counting({
      log,
      orm,
      group: bench().group(),
      topics: [topic],
      handlers: countingHandlers((event) => {
        if (poisonous && event.subject === 'a' && (event as NumberCounted).data.n === 1) throw new Error('cannot count that');
      }),
    });
    await log.append([
      counted(topic, 'a', 0),
      counted(topic, 'a', 1),
      counted(topic, 'b', 0),
      counted(topic, 'a', 2),
      counted(topic, 'b', 1),
    ]);
    await eventually(async () => {
      expect(await countsIn(orm, 'b')).toEqual([0, 1]);
    });
    await log.append([counted(topic, 'a', 3), counted(topic, 'b', 2)]);
    await eventually(async () => {
      expect(await countsIn(orm, 'b')).toEqual([0, 1, 2]);
    });
    expect(await countsIn(orm, 'a')).toEqual([0]);
    expect((await consumer.listDeadLetters()).map(({ offset, subject, reason }) => [Number(offset), subject, reason.slice(0, 24)])).toEqual(
      [
        [1, 'a', 'Error: cannot count that'],
        [3, 'a', 'It waits behind an earli'],
        [5, 'a', 'It waits behind an earli'],
      ],
    );

    expect(await consumer.retryDeadLetters('a')).toEqual({ handled: 0, remaining: 3 });
    poisonous = false;
    expect(await consumer.retryDeadLetters('a')).toEqual({ handled: 3, remaining: 0 });
    await log.append([counted(topic, 'a', 4)]);
    await eventually(async () => {
      expect(await countsIn(orm, 'a')).toEqual([0, 1, 2, 3, 4]);
    });
    expect(await consumer.listDeadLetters()).toEqual([]);
  });

  it('parks what is no event, or not what its schema says, without keeping any of its content', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    const consumer = await bench().counting({ log, orm, group: bench().group(), topics: [topic] });
    const broken = (subject: string, value: string) => ({ ...counted(topic, subject, 0), value: Buffer.from(value) });
    await log.append([
      broken('not json', 'secret'),
      broken('wrong type', '{"n":"secret"}'),
      { ...counted(topic, 'untyped', 0), headers: { ce_subject: 'untyped' } },
      counted(topic, 'fine', 0),
    ]);
    await eventually(async () => {
      expect(await countsIn(orm)).toEqual([0]);
    });
    const letters = await consumer.listDeadLetters();
    expect(letters.map((letter) => letter.subject)).toEqual(['not json', 'wrong type', 'untyped']);
    expect(JSON.stringify(letters.map((letter) => letter.reason))).not.toContain('secret');
  });

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

  it('lets the tombstone of a parked subject through at once, and nothing waits for that subject any more', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    const removed: string[] = [];
    const handlers = new Map<string, EventHandler>([
      ['number.counted', () => Promise.reject(new Error('never'))],
      ['counter.removed', (event) => removed.push(event.subject)],
    ]);
    const consumer = await bench().counting({ log, orm, group: bench().group(), topics: [topic], handlers });
    await log.append([counted(topic, 'a', 0), counted(topic, 'a', 1)]);
    await eventually(async () => {
      expect(await consumer.listDeadLetters('a')).toHaveLength(2);
    });
    await log.append([toTombstone({ topic, key: 'a', partitionKey: 'a', type: 'counter.removed', source: 'contract', subject: 'a' })]);
    await eventually(async () => {
      expect(removed).toEqual(['a']);
      expect(await consumer.listDeadLetters()).toEqual([]);
    });
  });

  it('forgets what waits of an owner whose tombstone is handled, in every topic, also by a retry; nothing of others', async () => {
    const log = await bench().log();
    const [topic, owners] = [await bench().topic(log, { partitions: 1 }), await bench().topic(log, { partitions: 1 })];
    const orm = await bench().reader();
    let refusing = false;
    const handlers = new Map<string, EventHandler>([
      ['number.counted', () => Promise.reject(new Error('never'))],
      ['owner.removed', () => (refusing ? Promise.reject(new Error('not yet')) : undefined)],
    ]);
    // The owner of a counter is the first letter of its name.
    const consumer = await bench().counting({
      log,
      orm,
      group: bench().group(),
      topics: [topic, owners],
      handlers,
      ownerOf: ({ key }) => key.slice(0, 1),
    });
    const waiting = async () => (await consumer.listDeadLetters()).map(({ subject }) => subject).sort();
    const remove = (owner: string) =>
      log.append([
        toTombstone({ topic: owners, key: owner, partitionKey: owner, type: 'owner.removed', source: 'contract', subject: owner }),
      ]);
    await log.append(['a1', 'a2', 'a1', 'b1', 'c1'].map((subject, n) => counted(topic, subject, n)));
    await eventually(async () => {
      expect(await waiting()).toEqual(['a1', 'a1', 'a2', 'b1', 'c1']);
    });
    await remove('a');
    await eventually(async () => {
      expect(await waiting()).toEqual(['b1', 'c1']);
    });
    refusing = true;
    await remove('b');
    await eventually(async () => {
      expect(await waiting()).toEqual(['b', 'b1', 'c1']);
    });
    refusing = false;
    expect(await consumer.retryDeadLetters('b')).toEqual({ handled: 1, remaining: 0 });
    expect(await waiting()).toEqual(['c1']);
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

  it('retries dead letters all at once, by topic and by reason', async () => {
    const log = await bench().log();
    const [one, two] = await Promise.all([bench().topic(log, { partitions: 1 }), bench().topic(log, { partitions: 1 })]);
    const orm = await bench().reader();
    let poisonous = true;
    const consumer = await bench().counting({
      log,
      orm,
      group: bench().group(),
      topics: [one, two],
      handlers: countingHandlers((event) => {
        if (poisonous) throw new Error(event.subject === 'c' ? 'cannot read that' : 'cannot count that');
      }),
    });
    await log.append([counted(one, 'a', 0), counted(one, 'a', 1), counted(one, 'b', 0), counted(one, 'c', 0), counted(two, 'd', 0)]);
    await eventually(async () => {
      expect(await consumer.listDeadLetters()).toHaveLength(5);
    });
    expect(await consumer.retryAllDeadLetters({ topic: one, reason: 'Error: cannot count' })).toEqual({ handled: 0, remaining: 2 });
    poisonous = false;
    expect(await consumer.retryAllDeadLetters({ topic: one, reason: 'Error: cannot count' })).toEqual({ handled: 3, remaining: 0 });
    expect((await consumer.listDeadLetters()).map(({ subject }) => subject).sort()).toEqual(['c', 'd']);
    expect(await consumer.retryAllDeadLetters()).toEqual({ handled: 2, remaining: 0 });
    expect(await countsIn(orm, 'a')).toEqual([0, 1]);
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

  it('parks in a replay what is parked elsewhere, and takes it up in order when that has been retried', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const orm = await bench().reader();
    const again = (parked: bigint[]) =>
      replay({
        log,
        orm,
        group: 'rebuilt',
        topics: [topic],
        schemas: countingSchemas,
        handlers: countingHandlers(),
        logger: silentLogger,
        parked: ({ offset }) => parked.includes(offset),
      });
    await log.append([counted(topic, 'a', 0), counted(topic, 'a', 1), counted(topic, 'b', 2), counted(topic, 'a', 3)]);
    await again([1n, 3n]);
    expect(await countsIn(orm)).toEqual([0, 2]);
    await log.append([counted(topic, 'a', 4)]);
    await again([3n, 4n]);
    expect(await countsIn(orm)).toEqual([0, 2, 1]);
    await again([]);
    expect(await countsIn(orm)).toEqual([0, 2, 1, 3, 4]);
  });

  /** A running consumer, with a barrier in its own process and one in another replica. */
  const withBarriers = async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    const orm = await bench().reader();
    const group = bench().group();
    const watch = new CheckpointWatch();
    await bench().counting({ log, orm, group, topics: [topic], watch });
    return {
      log,
      topic,
      orm,
      sameProcess: new ReadBarrier({ log, orm, group, watch }),
      otherReplica: new ReadBarrier({ log, orm, group }),
    };
  };

  it('lets a read barrier pass only when the projection knows what the log knew', async () => {
    const { log, topic, orm, sameProcess, otherReplica } = await withBarriers();
    for (const n of numbers(20)) {
      const barrier = n % 2 === 0 ? sameProcess : otherReplica;
      await log.append([counted(topic, `s${n}`, n)]);
      await barrier.reached(topic, `s${n}`);
      expect(await countsIn(orm, `s${n}`)).toEqual([n]);
    }
  });

  it('lets whoever appended wait until its record is handled, here or by another replica', async () => {
    const { log, topic, orm, sameProcess, otherReplica } = await withBarriers();
    for (const n of numbers(10)) {
      const barrier = n % 2 === 0 ? sameProcess : otherReplica;
      const [position = { partition: 0, offset: 0n }] = await log.append([counted(topic, 's', n)]);
      await barrier.passed(topic, position, AbortSignal.timeout(60_000));
      expect(await countsIn(orm, 's')).toContain(n);
    }
  });

  it('ends a read barrier as unavailable when nobody reads', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    const orm = await bench().reader();
    const barrier = new ReadBarrier({ log, orm, group: bench().group(), timeoutMs: 2_000 });
    await barrier.reached(topic, 'a');
    await log.append([counted(topic, 'a', 0)]);
    const refusal = await barrier.reached(topic, 'a').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({ kind: 'unavailable' });
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
