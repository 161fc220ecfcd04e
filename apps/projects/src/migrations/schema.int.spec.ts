import { openDatabase } from '@blazon/database';
import { schemaChanges, useDatabase } from '@blazon/testing';
import { projectsService } from '../service.js';

describe('the schema of projects', () => {
  const database = useDatabase();

  it('is after all migrations what the entities say', async () => {
    const orm = await openDatabase({ url: database.url, pool: 2, ...projectsService.database });
    expect(await schemaChanges(orm)).toBe('');
    await orm.close();
  });
});
