import { openDatabase } from '@blazon/database';
import { schemaChanges, useDatabase } from '@blazon/testing';
import { gatewayService } from '../service.js';

describe('the schema of the gateway', () => {
  const database = useDatabase();

  it('is after all migrations what the entities say', async () => {
    const orm = await openDatabase({ url: database.url, pool: 2, ...gatewayService.database });
    expect(await schemaChanges(orm)).toBe('');
    await orm.close();
  });
});
