import { pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { EventLog } from '../port.js';
import { type Bench, eventually } from './bench.js';
import { counted, effectsIn, numbers } from './counting.js';

const SUBJECTS = 8;
/** Far more than a lease and the start of a process take. */
const TAKE_OVER_WITHIN_MS = 60_000;

/** Appends the numbers one by one, as a busy service would. */
async function count(log: EventLog, topic: string, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += 1) {
    await log.append([counted(topic, `s${n % SUBJECTS}`, n)]);
    await pause(5);
  }
}

async function expectEachOnce(orm: MikroORM, total: number): Promise<void> {
  const effects = await effectsIn(orm);
  expect(effects.map((effect) => effect.n).sort((a, b) => a - b)).toEqual(numbers(total));
  for (const subject of numbers(SUBJECTS).map((n) => `s${n}`)) {
    const ofSubject = effects.filter((effect) => effect.subject === subject).map((effect) => effect.n);
    expect(ofSubject).toEqual([...ofSubject].sort((a, b) => a - b));
  }
}

/** The promises that hold when processes are killed and servers restart. */
export function crashContract(bench: () => Bench): void {
  it('skips nothing and applies nothing twice when consumers are killed between effect and commit', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    const databaseUrl = await bench().harness.createDatabase();
    const orm = await bench().reader(databaseUrl);
    const task = { log: bench().harness.childLog, databaseUrl, group: bench().group(), topic };
    for (const round of numbers(4)) {
      const counting = count(log, topic, round * 60, (round + 1) * 60);
      const child = bench().children.start({ ...task, dieAt: round * 60 + 40 });
      expect(await child.ended).toBe('SIGKILL');
      await counting;
    }
    const last = bench().children.start(task);
    await eventually(() => expectEachOnce(orm, 240), TAKE_OVER_WITHIN_MS);
    last.kill('SIGTERM');
    expect(await last.ended).toBe(0);
  });

  it('lets another member take over the partitions of one that was killed', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    const databaseUrl = await bench().harness.createDatabase();
    const orm = await bench().reader(databaseUrl);
    const group = bench().group();
    const survivor = await bench().counting({ log, orm, group, topics: [topic] });
    const child = bench().children.start({ log: bench().harness.childLog, databaseUrl, group, topic });
    await eventually(() => {
      expect(survivor.assignment()).toHaveLength(2);
    }, 30_000);
    const counting = count(log, topic, 0, 200);
    await pause(300);
    child.kill('SIGKILL');
    await counting;
    await eventually(async () => {
      await expectEachOnce(orm, 200);
      expect(survivor.assignment()).toHaveLength(4);
    }, TAKE_OVER_WITHIN_MS);
  });

  it('finishes the record in hand on a clean stop, and another consumer goes on at once', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const databaseUrl = await bench().harness.createDatabase();
    const orm = await bench().reader(databaseUrl);
    const group = bench().group();
    const child = bench().children.start({ log: bench().harness.patientChildLog, databaseUrl, group, topic, slowMs: 700 });
    await child.says('ready');
    await log.append([counted(topic, 's0', 0)]);
    await child.says('counting 0');
    child.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    await expectEachOnce(orm, 1);
    await log.append([counted(topic, 's0', 8)]);
    await bench().counting({ log, orm, group, topics: [topic] });
    // Had the partition not been handed over, it would stay unread for minutes.
    await eventually(async () => {
      expect((await effectsIn(orm)).map((effect) => effect.n)).toEqual([0, 8]);
    });
  });

  it('goes on after the server behind the log was restarted in the middle', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log);
    const orm = await bench().reader();
    await bench().counting({ log, orm, group: bench().group(), topics: [topic] });
    const acknowledged = new Set<number>();
    const persistent = async () => {
      for (let n = 0; n < 150; n += 1) {
        while (!acknowledged.has(n)) {
          try {
            await log.append([counted(topic, `s${n % SUBJECTS}`, n)]);
            acknowledged.add(n);
          } catch (error) {
            expect(isTransient(error)).toBe(true);
            await pause(100);
          }
        }
        await pause(10);
      }
    };
    const counting = persistent();
    await pause(300);
    await bench().harness.restart();
    await counting;
    await eventually(async () => {
      const effects = await effectsIn(orm);
      expect(new Set(effects.map((effect) => effect.n))).toEqual(acknowledged);
      // An append whose answer was lost may be there twice; none of the records may have been applied twice.
      expect(new Set(effects.map((effect) => `${effect.partition}/${effect.offset}`)).size).toBe(effects.length);
    }, 60_000);
  });

  it('stays while its tables are missing, and goes on where it was when they are back', async () => {
    const log = await bench().log();
    const topic = await bench().topic(log, { partitions: 1 });
    const databaseUrl = await bench().harness.createDatabase();
    const orm = await bench().reader(databaseUrl);
    const child = bench().children.start({ log: bench().harness.childLog, databaseUrl, group: bench().group(), topic });
    await child.says('ready');
    await orm.em.fork().execute('alter table checkpoints rename to checkpoints_away');
    await log.append([counted(topic, 'a', 0)]);
    expect(await Promise.race([child.ended, pause(2_000)])).toBeUndefined();
    expect(await effectsIn(orm)).toEqual([]);
    await orm.em.fork().execute('alter table checkpoints_away rename to checkpoints');
    await eventually(async () => {
      expect((await effectsIn(orm)).map(({ n }) => n)).toEqual([0]);
    }, 30_000);
  });
}
