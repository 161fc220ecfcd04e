import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { type KeyedCertificate, LocalAuthority } from '@blazon/backing';
import {
  type Delivery,
  jobEvents,
  type JobEventType,
  projectDeleted,
  type Tenant,
  topics,
  webhookDeliveryApi,
  webhookEvents,
  type Interpretation,
} from '@blazon/contracts';
import {
  type DomainEvent,
  type EventLog,
  KafkaEventLog,
  type LogRecord,
  PostgresEventLog,
  toEvent,
  toRecord,
  toTombstone,
} from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { freshDatabase, type FreshDatabase, KAFKA_SESSION_TIMEOUT_MS, waitFor } from '@blazon/testing';
import pg from 'pg';
import { TestReceiver } from './receiver.js';
import { type ServiceProcess, startProcess } from './service-process.js';

const serviceToken = 'a token for tests, 32 characters long';
const assets = {
  logo_svg: '<svg/>',
  logo_svg_dark: '<svg id="dark"/>',
  primary_color: '#112233',
  secondary_color: '#445566',
  font_family: 'Inter',
  font_weight_heading: '700',
  font_weight_body: '400',
};
const interpretation: Interpretation = { summary: 'A fox.', clauses: [{ text: 'a fox', outcome: 'applied', reason: null }] };

/** The fields of a job that a test sets; the rest is made up. */
export interface TestJob {
  tenant?: Tenant;
  projectId?: string;
  webhookUrl?: string | null;
  /** The trace that the job belongs to. */
  traceparent?: string;
}

/** Replicas of the service on a real database and log, with receivers; the test plays the other services. */
export class TestSystem {
  readonly tenant: Tenant = { workspace_id: newId('ws'), environment: 'live' };
  private readonly stops: (() => Promise<unknown>)[] = [];

  private constructor(
    readonly log: EventLog,
    readonly database: pg.Pool,
    readonly authority: LocalAuthority,
    readonly certificate: KeyedCertificate,
    readonly variables: Record<string, string>,
  ) {}

  /** Starts a system for the tests of a file and hands it over before the first; its log is Kafka if brokers are given. */
  static use(begin: (system: TestSystem) => unknown, brokers?: string): void {
    let system: TestSystem | undefined;
    beforeAll(async () => {
      system = await TestSystem.create(brokers);
      await begin(system);
    }, 120_000);
    afterAll(() => system?.close(), 60_000);
  }

  private static async create(brokers?: string): Promise<TestSystem> {
    const fresh: FreshDatabase[] = [await freshDatabase(), await freshDatabase()];
    const [own, logDatabase] = fresh as [FreshDatabase, FreshDatabase];
    const folder = await mkdtemp(join(tmpdir(), 'webhook-delivery-'));
    const authority = await LocalAuthority.create();
    await writeFile(join(folder, 'ca.pem'), authority.certificate);
    const log = brokers
      ? await KafkaEventLog.connect({ brokers: [brokers], clientId: 'test' })
      : await PostgresEventLog.connect({ url: logDatabase.url });
    await log.ensureTopics([topics.projects, topics.jobs, topics.webhooks]);
    const system = new TestSystem(
      log,
      new pg.Pool({ connectionString: own.url, max: 4 }),
      authority,
      await authority.issue({ hosts: ['localhost', '127.0.0.1'] }),
      {
        DATABASE_URL: own.url,
        ...(brokers ? { KAFKA_BROKERS: brokers, KAFKA_SESSION_TIMEOUT_MS } : { EVENT_LOG_DATABASE_URL: logDatabase.url }),
        WEBHOOK_SEALING_KEYS: `test:${randomBytes(32).toString('base64')}`,
        BLAZON_WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
        BLAZON_WEBHOOK_EXTRA_CA: join(folder, 'ca.pem'),
        BLAZON_WEBHOOK_DELAYS: '0.2,0.3,0.4',
        WEBHOOK_LEASE_MS: '6500',
      },
    );
    system.stops.push(
      () => Promise.all(fresh.map((database) => database.drop())),
      () => rm(folder, { recursive: true }),
      () => log.close(),
      () => system.database.end(),
    );
    return system;
  }

  async start(variables: Record<string, string> = {}): Promise<ServiceProcess> {
    const started = await startProcess(serviceToken, { ...this.variables, ...variables });
    this.stops.push(() => started.stop());
    return started;
  }

  async receiver(): Promise<TestReceiver> {
    const receiver = await TestReceiver.start(this.certificate);
    this.stops.push(() => receiver.stop());
    return receiver;
  }

  /** Has something stopped before the system is gone. */
  atEnd(stop: () => Promise<unknown>): void {
    this.stops.push(stop);
  }

  private async close(): Promise<void> {
    for (const stop of this.stops.reverse()) await stop();
  }

  /** Tells the log of a job from its beginning to its success; returns its ids. */
  async succeed(job: TestJob = {}): Promise<{ jobId: string; projectId: string }> {
    const { jobId, projectId, append } = this.job(job);
    await append('job.queued', 1, { prompt: 'a fox', webhook_url: job.webhookUrl ?? null, memory_id: null });
    await append('job.started', 2, { attempt: 1, worker: 'w', deadline_at: 0 });
    const made = { brand_id: newId('brand'), memory_id: newId('mem') };
    const drawn = { parent_memory_id: null, prompt: 'a fox', assets, style: {}, interpretation };
    await append('brand.generated', 3, { ...made, attempt: 1, ...drawn });
    await append('job.succeeded', 4, made);
    return { jobId, projectId };
  }

  /** A job whose events the test appends one by one. */
  job({ tenant = this.tenant, projectId = newId('proj'), traceparent }: TestJob = {}) {
    const jobId = newId('job');
    const append = async (type: JobEventType, version: number, data: object) => {
      const id = newId('evt');
      const fact = { ...tenant, job_id: jobId, project_id: projectId, version, at: Date.now(), ...data };
      const address = { topic: topics.jobs.name, key: `${jobId}/${id}`, partitionKey: projectId };
      const headers = traceparent === undefined ? {} : { traceparent };
      await this.log.append([
        toRecord(jobEvents, { ...address, id, type, source: 'test', subject: jobId, headers, data: fact } as Parameters<
          typeof toRecord<typeof jobEvents>
        >[1]),
      ]);
      return id;
    };
    return { jobId, projectId, append };
  }

  /** Adds copies of the delivery of a job, so many to each of these URLs and all of them due; nobody is notified. */
  async queueCopies(jobId: string, urls: string[], count: number): Promise<void> {
    await this.database.query(
      `with copies as (
         insert into deliveries (id, workspace_id, environment, project_id, job_id, event_id, event_type, url, body, trace)
         select 'dlv_' || gen_random_uuid(), workspace_id, environment, project_id, 'job_' || gen_random_uuid(), event_id, event_type,
           target, body, trace
         from deliveries, unnest($2::text[]) as target, generate_series(1, $3) where job_id = $1 returning id, workspace_id, url
       ), schedules as (
         insert into schedules (delivery_id, workspace_id, schedule)
         select id, workspace_id, '{"status": "pending", "attempts": 0, "dueAt": 0, "wait": null, "delays": [], "arrived": false}' from copies
       ) insert into queue (delivery_id, host, due_at, ready) select id, split_part(url, '/', 3), now(), true from copies`,
      [jobId, urls, count],
    );
  }

  async deleteProject(id: string): Promise<void> {
    const address = { topic: topics.projects.name, key: id, partitionKey: id };
    await this.log.append([toTombstone({ ...address, type: projectDeleted, source: 'test', subject: id, headers: { ...this.tenant } })]);
  }

  async deliveriesOf(service: ServiceProcess, jobId: string, tenant = this.tenant): Promise<Delivery[]> {
    const params = { workspace_id: tenant.workspace_id };
    return (await service.client.call(webhookDeliveryApi.listDeliveries, { params, query: { limit: 10, job_id: jobId } })).data;
  }

  /** The delivery of a job, once it is in this state. */
  settled(service: ServiceProcess, jobId: string, status: Delivery['status'], tenant = this.tenant): Promise<Delivery> {
    return waitFor(
      async () => {
        const [delivery] = await this.deliveriesOf(service, jobId, tenant);
        return delivery?.status === status && delivery;
      },
      { withinMs: 60_000, everyMs: 50 },
    );
  }

  /** The events in the log about deliveries of this job. */
  async outcomes(jobId: string): Promise<DomainEvent[]> {
    return (await this.outcomeRecords(jobId)).map((record) => toEvent(webhookEvents, record));
  }

  async outcomeRecords(jobId: string): Promise<LogRecord[]> {
    return (await this.outcomesByJob()).get(jobId) ?? [];
  }

  /** The events in the log about all deliveries. Kafka takes a second to be read from its beginning. */
  async outcomesByJob(): Promise<Map<string | undefined, LogRecord[]>> {
    const records: LogRecord[] = [];
    for (const [partition, to] of await this.log.endOffsets(topics.webhooks.name)) {
      for await (const record of this.log.read({ topic: topics.webhooks.name, partition, from: 0n, to })) records.push(record);
    }
    return Map.groupBy(records, ({ headers }) => headers.correlationid);
  }
}
