import { openDatabase } from '@blazon/database';
import { schemaChanges, useDatabase } from '@blazon/testing';
import { webhookDeliveryService } from '../service.js';

describe('the schema of webhook-delivery', () => {
  const database = useDatabase();

  it('is after all migrations what the entities say', async () => {
    const orm = await openDatabase({ url: database.url, pool: 2, ...webhookDeliveryService.database });
    expect(await schemaChanges(orm)).toBe('');
    await orm.close();
  });
});
