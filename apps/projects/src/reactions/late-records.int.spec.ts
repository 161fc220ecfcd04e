import { type EventLog, KafkaEventLog, type LogRecord, PostgresEventLog } from '@blazon/event-log';
import { projectsApi, topics } from '@blazon/contracts';
import { newId } from '@blazon/kernel';
import { loadConfig, type RunningService, ServiceClient, startService } from '@blazon/platform';
import { useDatabase, useKafka, waitFor } from '@blazon/testing';
import { Client } from 'pg';
import { projectsService } from '../service.js';

const token = 'a token that is long enough for this test';
const logDatabase = useDatabase();
const topic = topics.projects.name;

const kafka = await useKafka();

const postgresLog = {
  variables: () => ({ EVENT_LOG_DATABASE_URL: logDatabase.url }),
  connect: () => PostgresEventLog.connect({ url: logDatabase.url }),
};
const kafkaLog = {
  variables: () => ({ KAFKA_BROKERS: kafka.brokers.join() }),
  connect: () => KafkaEventLog.connect({ brokers: kafka.brokers, clientId: 'test' }),
};

describe('a record that follows the tombstone of its project, on PostgreSQL', () => {
  suite(postgresLog);
});

kafka.describe('a record that follows the tombstone of its project, on Kafka', () => {
  suite(kafkaLog);
});

function suite({ variables, connect }: { variables: () => Record<string, string>; connect: () => Promise<EventLog> }): void {
  const database = useDatabase();
  let service: RunningService;
  let client: ServiceClient;
  let log: EventLog;

  beforeAll(async () => {
    const environment = { ...variables(), DATABASE_URL: database.url, SERVICE_TOKEN: token, LOG_LEVEL: 'error' };
    service = await startService(projectsService, loadConfig(projectsService.config, environment));
    // On Kafka it serves before its topics are there.
    await waitFor(async () => (await fetch(`${service.url}/readyz`)).ok);
    client = new ServiceClient('projects', service.url, token);
    log = await connect();
  }, 60_000);

  afterAll(async () => {
    await client.close();
    await service.stop();
    await log.close();
  });

  const query = async (text: string, projectId: string) => {
    const connection = new Client({ connectionString: database.url });
    await connection.connect();
    try {
      return await connection.query(text, [projectId]);
    } finally {
      await connection.end();
    }
  };

  const recordsOf = async (projectId: string): Promise<LogRecord[]> => {
    const partition = await log.partitionOf(topic, projectId);
    const to = (await log.endOffsets(topic)).get(partition) ?? 0n;
    const records = await Array.fromAsync(log.read({ topic, partition, from: 0n, to }));
    return records.filter((record) => record.key === projectId);
  };

  it('gets the tombstone again, so that nobody who reads the log from its beginning finds the project', async () => {
    const params = { workspace_id: newId('ws'), environment: 'live' as const };
    const { id } = await client.call(projectsApi.create, { params, body: { id: newId('proj'), name: 'Driftwood', description: null } });
    const [created] = (await waitFor(async () => (await recordsOf(id)).length > 0 && recordsOf(id))) as [LogRecord];
    await client.call(projectsApi.delete, { params: { ...params, project_id: id } });
    const { headers, value } = created;
    const [late] = await log.append([{ topic, key: id, partitionKey: id, headers, value }]);
    const last = await waitFor(async () => {
      const record = (await recordsOf(id)).at(-1);
      return record !== undefined && record.offset > (late?.offset ?? 0n) && record;
    });
    expect(last.value).toBeNull();
    expect(last.headers).toMatchObject({ ce_type: 'project.deleted', ...params });
  }, 60_000);

  it('is let alone while the project is there', async () => {
    const params = { workspace_id: newId('ws'), environment: 'live' as const };
    const project = await client.call(projectsApi.create, {
      params,
      body: { id: newId('proj'), name: 'Driftwood', description: null },
    });
    await client.call(projectsApi.update, { params: { ...params, project_id: project.id }, body: { name: 'Flotsam' } });
    const deleted = await client.call(projectsApi.create, { params, body: { id: newId('proj'), name: 'Jetsam', description: null } });
    await client.call(projectsApi.delete, { params: { ...params, project_id: deleted.id } });
    const last = (await recordsOf(project.id)).at(-1);
    expect(last?.headers.ce_type).toBe('project.updated');
  });

  it('is let alone without a tombstone, although the project has no row, as in a database that was restored', async () => {
    const params = { workspace_id: newId('ws'), environment: 'live' as const };
    const project = await client.call(projectsApi.create, { params, body: { id: newId('proj'), name: 'Wrack', description: null } });
    await query('delete from projects where id = $1', project.id);
    const [{ headers, value } = { headers: {}, value: null }] = await recordsOf(project.id);
    await log.append([{ topic, key: project.id, partitionKey: project.id, headers, value }]);
    const deleted = await client.call(projectsApi.create, { params, body: { id: newId('proj'), name: 'Jetsam', description: null } });
    await client.call(projectsApi.delete, { params: { ...params, project_id: deleted.id } });
    await waitFor(async () => (await query('select from deleted_projects where id = $1', deleted.id)).rowCount === 1);
    expect((await recordsOf(project.id)).at(-1)?.value).toEqual(value);
  }, 60_000);
}
