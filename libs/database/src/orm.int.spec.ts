import { HangingProxy, useDatabase, waitFor } from '@blazon/testing';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { defaultConnectionLimits } from './connection-limits.js';
import { ormOptions } from './orm.js';
import { isTransient } from './transient.js';

const lock = 'select pg_advisory_xact_lock(1)';

const Thing = defineEntity({ name: 'Thing', properties: { id: p.text().primary() } });

describe('limits of a connection', () => {
  const database = useDatabase();
  const opened: MikroORM[] = [];
  const open = async (limits: Partial<typeof defaultConnectionLimits>, url = database.url) => {
    const orm = await MikroORM.init(ormOptions({ url, pool: 2, entities: [Thing], limits: { ...defaultConnectionLimits, ...limits } }));
    opened.push(orm);
    return orm.em.fork();
  };
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing failed',
      (error: unknown) => ({ message: (error as Error).message, passes: isTransient(error) }),
    );

  afterAll(() => Promise.all(opened.map((orm) => orm.close())));

  it('end a statement that takes too long', async () => {
    const em = await open({ statementMs: 100 });
    const message = expect.stringContaining('statement timeout') as string;
    expect(await failureOf(em.execute('select pg_sleep(10)'))).toEqual({ message, passes: true });
  });

  it('end a wait for a lock', async () => {
    const em = await open({ lockMs: 100 });
    await em.transactional(async (holder) => {
      await holder.execute(lock);
      const message = expect.stringContaining('lock timeout') as string;
      expect(await failureOf(em.fork().transactional((other) => other.execute(lock)))).toEqual({ message, passes: true });
    });
  });

  it('end a transaction that does nothing', async () => {
    const em = await open({ idleInTransactionMs: 500 });
    const idle = em.transactional(async (holder) => {
      await holder.execute(lock);
      // Somebody else gets the lock only when the transaction that holds it is ended.
      await em.fork().transactional((other) => other.execute(lock));
      await holder.execute('select 1');
    });
    expect(await failureOf(idle)).toMatchObject({ passes: true });
  });

  it('end statements, transactions and connections that a database leaves without an answer, and it is used again when it answers', async () => {
    const proxy = await HangingProxy.start(database.url);
    const em = await open({ silenceMs: 1_000, connectMs: 1_000 }, proxy.urlOf(database.url));
    await em.execute('select 1');
    proxy.hang();
    // More than the pool holds: no connection may be lost to it.
    for (let times = 0; times < 2; times += 1) {
      const work = [
        em.fork().execute('select 1'),
        em.fork().transactional((other) => other.execute('select 1')),
        em.fork().execute('select 1'),
      ];
      for (const failure of await Promise.all(work.map(failureOf))) expect(failure).toMatchObject({ passes: true });
    }
    proxy.recover();
    const recovered = async () => (await em.fork().transactional((other) => other.execute<object[]>('select 1 as one')))[0];
    expect(await waitFor(recovered)).toEqual({ one: 1 });
    await proxy.stop();
  });

  it('follow what the URL says, sslmode too', async () => {
    const separator = database.url.includes('?') ? '&' : '?';
    const em = await open({}, `${database.url}${separator}application_name=named&statement_timeout=1234`);
    const [row] = await em.execute<object[]>(
      `select current_setting('application_name') as name, current_setting('statement_timeout') as limit`,
    );
    expect(row).toEqual({ name: 'named', limit: '1234ms' });
    const secured = await open({}, `${database.url}${separator}sslmode=require`);
    expect(await failureOf(secured.execute('select 1'))).toMatchObject({ message: expect.stringContaining('SSL') as string });
  });
});
