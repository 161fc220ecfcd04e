import { DomainError } from '@blazon/kernel';
import { CheckpointWatch } from '../consumer/checkpoints.js';
import { ReadBarrier } from '../read-barrier.js';
import type { Bench } from './bench.js';
import { counted, countsIn, numbers } from './counting.js';

/** The guarantees of the read barrier. */
export function readBarrierContract(bench: () => Bench): void {
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

  it('tells for which keys a query that begins now sees all that the log held, without waiting', async () => {
    const { log, topic, orm, otherReplica: barrier } = await withBarriers();
    const appendAndHandle = async (subject: string) => {
      await log.append([counted(topic, subject, 0)]);
      await barrier.reached(topic, subject);
    };
    await appendAndHandle('s');
    await barrier.upToDate(topic);
    const [isCertain, counts] = await Promise.all([barrier.upToDate(topic), countsIn(orm, 's')]);
    expect(isCertain('s')).toBe(true);
    expect(counts).toEqual([0]);
    // A query that began before this was handled would have missed it, so only the next one is sure of it.
    await appendAndHandle('t');
    expect((await barrier.upToDate(topic))('t')).toBe(false);
    expect((await barrier.upToDate(topic))('t')).toBe(true);
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
}
