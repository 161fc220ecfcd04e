import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresServer, startPostgres } from '@blazon/backing';
import { readerEntities, readerMigrations, readerSchemaSql } from '@blazon/event-log';
import { DomainError } from '@blazon/kernel';
import { waitFor } from '@blazon/testing';
import { Migration } from '@mikro-orm/migrations';
import { Controller, Get, Module } from '@nestjs/common';
import { backingConfig, loadConfig, serviceConfig } from './config.js';
import { prepareDatabase } from './migrations.js';
import { type RunningService, type ServiceDefinition, startService } from './service.js';

const token = 'a token that is long enough for this test';
const authorization = `Bearer ${token}`;

/** Hears of every request to the slow endpoint. */
let onSlow = (): void => undefined;

@Controller()
class Endpoints {
  @Get('slow')
  async slow(): Promise<{ done: true }> {
    onSlow();
    await pause(500);
    return { done: true };
  }

  @Get('broken')
  broken(): never {
    throw new Error('select secret from internals');
  }

  @Get('missing')
  missing(): never {
    throw new DomainError('not_found', 'thing_not_found', 'There is no such thing.', { param: 'thing_id' });
  }
}

@Module({ controllers: [Endpoints] })
class Service {}

class CreateReaderTables extends Migration {
  override up(): void {
    for (const statement of readerSchemaSql) this.addSql(statement);
  }
}

const definition: ServiceDefinition = {
  name: 'example',
  config: serviceConfig,
  database: { entities: [...readerEntities], migrations: [CreateReaderTables, ...readerMigrations] },
  topics: [],
  consumes: [],
  module: () => Service,
};

describe('a service', () => {
  let folder: string;
  let postgres: PostgresServer;
  let service: RunningService;
  let variables: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blazon-service-'));
    chmodSync(folder, 0o711);
    postgres = await startPostgres({ dataDir: join(folder, 'postgres'), throwAway: true });
    variables = {
      DATABASE_URL: await postgres.createDatabase('example'),
      EVENT_LOG_DATABASE_URL: await postgres.createDatabase('event_log'),
      SERVICE_TOKEN: token,
      SERVICE_TOKEN_ROTATING: `${token}, the next one`,
      LOG_LEVEL: 'silent',
    };
    service = await startService(definition, loadConfig(serviceConfig, variables));
  });

  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.url}${path}`, { headers });

  it('answers probes and metrics without a token, everything else only with it', async () => {
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    expect((await get('/metrics')).status).toBe(200);
    expect((await get('/slow')).status).toBe(401);
    expect((await get('/slow', { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await get('/slow', { authorization })).status).toBe(200);
    expect((await get('/slow', { authorization: `${authorization}, the next one` })).status).toBe(200);
  });

  it('tells a refusal in the error envelope, with the caller’s request id', async () => {
    const response = await get('/missing', { authorization, 'x-request-id': 'req_of_caller' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: {
        type: 'invalid_request_error',
        message: 'There is no such thing.',
        code: 'thing_not_found',
        param: 'thing_id',
        request_id: 'req_of_caller',
      },
    });
  });

  it('says nothing of what went wrong inside', async () => {
    const response = await get('/broken', { authorization });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  it('creates its topics with the partitions of the installation, and refuses to start where they have others', async () => {
    const topic = { name: 'facts', partitions: 12, cleanup: { policy: 'delete', retentionMs: 3_600_000 } } as const;
    const start = (partitions: string) =>
      startService({ ...definition, topics: [topic] }, loadConfig(serviceConfig, { ...variables, EVENT_LOG_PARTITIONS: partitions }));
    await (await start('2')).stop();
    await (await start('2')).stop();
    await expect(start('3')).rejects.toThrow(/has 2 partitions/);
  });

  it('that may not migrate changes nothing, and starts once somebody else has', async () => {
    const topic = { name: 'deeds', partitions: 1, cleanup: { policy: 'delete', retentionMs: 3_600_000 } } as const;
    const withTopic = { ...definition, topics: [topic] };
    const checking = { ...variables, DATABASE_URL: await postgres.createDatabase('checked'), MIGRATE_AT_START: 'false' };
    const start = () => startService(withTopic, loadConfig(serviceConfig, checking));
    await expect(start()).rejects.toThrow(/lacks migrations \(CreateReaderTables, .*dist\/migrate\.js/);
    await prepareDatabase(withTopic, loadConfig(backingConfig, { ...checking, MIGRATE_AT_START: 'true' }));
    await expect(start()).rejects.toThrow(/no topic "deeds"/);
    await (await startService(withTopic, loadConfig(serviceConfig, { ...checking, MIGRATE_AT_START: 'true' }))).stop();
    await (await start()).stop();
    const partitions = { ...checking, EVENT_LOG_PARTITIONS: '2' };
    await expect(startService(withTopic, loadConfig(serviceConfig, partitions))).rejects.toThrow(/has 1 partitions instead of 2/);
  });

  it('is not ready while its database is away, and ready again when it is back', async () => {
    const { port } = postgres;
    await postgres.stop();
    const refused = await get('/readyz');
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('Not ready: database, event log');
    postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port, throwAway: true });
    await waitFor(async () => (await get('/readyz')).status === 200);
  });

  it('waits for a database that is away at its start, for as long as configured', async () => {
    const { port } = postgres;
    await postgres.stop();
    const start = (patience: string) =>
      startService(definition, loadConfig(serviceConfig, { ...variables, START_PATIENCE_SECONDS: patience }));
    await expect(start('0')).rejects.toThrow();
    const starting = start('30');
    await pause(1_500);
    postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port, throwAway: true });
    await (await starting).stop();
  });

  it('that reads in the background listens and is ready while Kafka is away', async () => {
    const topic = { name: 'facts', partitions: 1, cleanup: { policy: 'delete', retentionMs: 3_600_000 } } as const;
    const reading = { ...definition, topics: [topic], consumes: [topic], readsInBackground: true as const };
    const started = await startService(reading, loadConfig(serviceConfig, { ...variables, KAFKA_BROKERS: '127.0.0.1:9' }));
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
    await started.stop();
  });

  it('finishes what is under way before it stops', async () => {
    const underWay = new Promise<void>((resolve) => (onSlow = resolve));
    const slow = get('/slow', { authorization });
    await underWay;
    await service.stop();
    expect((await slow).status).toBe(200);
    await expect(get('/livez')).rejects.toThrow('fetch failed');
  });
});
