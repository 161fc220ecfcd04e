import type { EventHandler } from '../consumer/dispatch.js';
import { toTombstone } from '../envelope.js';
import { replay } from '../replay.js';
import { type Bench, eventually } from './bench.js';
import { silentLogger } from './harness.js';
import { counted, countingHandlers, countingSchemas, type NumberCounted, countsIn } from './counting.js';

/** The fate of events that cannot be handled. */
export function deadLettersContract(bench: () => Bench): void {
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
}
