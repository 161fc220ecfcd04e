import { openDatabase } from '@blazon/database';
import { schemaChanges, useDatabase } from '@blazon/testing';
import { memoryGraphService } from '../service.js';

describe('the schema of the memory graph', () => {
  const database = useDatabase();

  it('is after all migrations what the entities say', async () => {
    const orm = await openDatabase({ url: database.url, pool: 2, ...memoryGraphService.database });
    expect(await schemaChanges(orm)).toBe('');
    await orm.close();
  });
});
