import { MikroORM } from '@mikro-orm/postgresql';
import { useDatabase } from '@blazon/testing';
import { releaseDeadConnections } from './dead-connections.js';

describe('dead connections', () => {
  const database = useDatabase();

  it('regression: a transaction whose connection the server ends does not take it away from the pool for ever', async () => {
    const orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: 1 },
      driverOptions: { onPoolCreated: releaseDeadConnections },
    });
    const cutOff = orm.em.fork().transactional((em) => em.execute('select pg_terminate_backend(pg_backend_pid())'));
    await expect(cutOff).rejects.toThrow();
    expect(await orm.em.fork().transactional((em) => em.execute('select 1 as one'))).toEqual([{ one: 1 }]);
    await orm.close();
  });
});
