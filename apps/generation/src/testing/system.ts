import { fileURLToPath } from 'node:url';
import {
  type EnqueueJob,
  generationApi,
  type Job,
  jobEvents,
  memoryGraphApi,
  type MemoryNode,
  projectDeleted,
  projectEvents,
  type Tenant,
  topics,
} from '@blazon/contracts';
import { type EventLog, KafkaEventLog, type LogRecord, PostgresEventLog, toEvent, toRecord, toTombstone } from '@blazon/event-log';
import { DomainError, newId } from '@blazon/kernel';
import { freshDatabase, type FreshDatabase, holdReactions, KAFKA_SESSION_TIMEOUT_MS, tablesHolding, waitFor } from '@blazon/testing';
import pg from 'pg';
import { evolve, absent, type JobEvent, type JobState } from '../domain/job.js';
import { type Program, type ServiceProcess, startProcess } from './processes.js';

const serviceToken = 'a token for tests, 32 characters long';
const allTopics = [topics.projects, topics.jobs, topics.memory];

/** Switching to rebuilt tables cuts connections; an idle one that is cut is replaced when it is needed. */
function poolOf(connectionString: string): pg.Pool {
  return new pg.Pool({ connectionString, max: 2, application_name: 'test' }).on('error', () => undefined);
}

/** For suites that kill processes: their jobs are waited for, and how often that may happen to one is not what is tested. */
export const patience = { JOB_LEASE_MS: '1000', JOB_ATTEMPTS: '50' };

type JobToEnqueue = Partial<EnqueueJob> & Pick<EnqueueJob, 'project_id' | 'prompt'>;

/** Generation and memory graph as processes on real databases and a real log; the test plays gateway and projects. */
export class TestSystem {
  private readonly processes = new Set<ServiceProcess>();

  private constructor(
    readonly log: EventLog,
    readonly databases: Record<Program, pg.Pool>,
    private readonly logVariables: Record<string, string>,
    private readonly urls: Record<Program, string>,
    private readonly fresh: FreshDatabase[],
  ) {}

  /** On the PostgreSQL log, or on Kafka where brokers are given. */
  static async create(kafka?: { brokers: string; maxLagMs: number }): Promise<TestSystem> {
    const [logDatabase, generation, memoryGraph] = await Promise.all([freshDatabase(), freshDatabase(), freshDatabase()]);
    const log: EventLog = kafka
      ? await KafkaEventLog.connect({ brokers: [kafka.brokers], clientId: 'test' })
      : await PostgresEventLog.connect({ url: logDatabase.url });
    // Created before the services do, so that the time until Kafka cleans is the test's.
    await log.ensureTopics(
      allTopics.map((topic) => (kafka ? { ...topic, cleanup: { ...topic.cleanup, maxLagMs: kafka.maxLagMs } } : topic)),
    );
    const urls = { generation: generation.url, 'memory-graph': memoryGraph.url };
    const databases = { generation: poolOf(generation.url), 'memory-graph': poolOf(memoryGraph.url) };
    const logVariables: Record<string, string> = kafka
      ? { KAFKA_BROKERS: kafka.brokers, KAFKA_SESSION_TIMEOUT_MS }
      : { EVENT_LOG_DATABASE_URL: logDatabase.url };
    return new TestSystem(log, databases, logVariables, urls, [logDatabase, generation, memoryGraph]);
  }

  /** The variables by which a service finds its database and the log. */
  variablesOf(program: Program): Record<string, string> {
    return { DATABASE_URL: this.urls[program], SERVICE_TOKEN: serviceToken, ...this.logVariables };
  }

  async start(program: Program, variables: Record<string, string> = {}): Promise<ServiceProcess> {
    const started = await startProcess(program, serviceToken, {
      ...this.variablesOf(program),
      ENGINE_MODULE: fileURLToPath(new URL('./engine.ts', import.meta.url)),
      ENGINE_THREADS: '2',
      JOB_RETRY_DELAY_MS: '20',
      JOB_LEASE_MS: '5000',
      ...variables,
    });
    this.processes.add(started);
    return started;
  }

  async close(): Promise<void> {
    await Promise.all([...this.processes].map((each) => each.stop()));
    await Promise.all(Object.values(this.databases).map((pool) => pool.end()));
    await this.log.close();
    await Promise.all(this.fresh.map((database) => database.drop()));
  }

  async createProject(tenant: Tenant, id: string = newId('proj')): Promise<string> {
    const data = { ...tenant, id, name: 'Test', description: null, created_at: Math.floor(Date.now() / 1000) };
    const address = { topic: topics.projects.name, key: id, partitionKey: id };
    await this.log.append([toRecord(projectEvents, { ...address, type: 'project.created', source: 'test', subject: id, data })]);
    return id;
  }

  async deleteProject(tenant: Tenant, id: string): Promise<void> {
    const address = { topic: topics.projects.name, key: id, partitionKey: id };
    await this.log.append([toTombstone({ ...address, type: projectDeleted, source: 'test', subject: id, headers: tenant })]);
  }

  /** Keeps a service from reading on in the log until the returned function is called. */
  holdReactions(program: Program): Promise<() => Promise<void>> {
    return holdReactions(this.urls[program]);
  }

  /** As the gateway asks for them, all in one call. */
  enqueueAll(generation: ServiceProcess, jobs: EnqueueJob[]): Promise<(Job | DomainError)[]> {
    const lines = generation.client.forwardTogether(generationApi.enqueue, { body: jobs });
    return lines.then((answers) => answers.map((each) => (each instanceof DomainError ? each : (JSON.parse(each.toString()) as Job))));
  }

  /** As the gateway asks for it; whoever cannot answer right now is asked again. */
  async enqueue(generation: ServiceProcess, tenant: Tenant, job: JobToEnqueue): Promise<Job> {
    const command = { job_id: newId('job'), ...job };
    const answer = await waitFor(() => this.enqueueOnce(generation, tenant, command).catch(unlessUnavailable), { everyMs: 100 });
    if (answer instanceof DomainError) throw answer;
    return answer;
  }

  async enqueueOnce(generation: ServiceProcess, tenant: Tenant, job: JobToEnqueue): Promise<Job> {
    const [answer] = await this.enqueueAll(generation, [
      { ...tenant, job_id: newId('job'), webhook_url: null, memory_id: null, trace: {}, ...job },
    ]);
    if (answer === undefined || answer instanceof DomainError) throw answer ?? new Error('no answer');
    return answer;
  }

  async memoryOf(memoryGraph: ServiceProcess, tenant: Tenant, projectId: string): Promise<MemoryNode[]> {
    const params = { ...tenant, project_id: projectId };
    return (await memoryGraph.client.call(memoryGraphApi.list, { params, query: { limit: 100 } })).data;
  }

  /** Every record that the log holds now. */
  async records(): Promise<LogRecord[]> {
    const records: LogRecord[] = [];
    for (const { name } of allTopics) {
      for (const [partition, to] of await this.log.endOffsets(name)) {
        for await (const record of this.log.read({ topic: name, partition, from: 0n, to })) records.push(record);
      }
    }
    return records;
  }

  /** The events of every job, in the order of the log, the losing ones too. */
  async jobEvents(): Promise<Map<string, JobEvent[]>> {
    const byJob = new Map<string, JobEvent[]>();
    for (const record of await this.records()) {
      if (record.topic !== topics.jobs.name || record.value === null) continue;
      const { subject, type, data } = toEvent(jobEvents, record);
      byJob.set(subject, [...(byJob.get(subject) ?? []), { type, ...(data as object) } as JobEvent]);
    }
    return byJob;
  }

  /** The state of each job by the log, which every reader must arrive at. */
  async states(): Promise<Map<string, JobState>> {
    return new Map([...(await this.jobEvents())].map(([id, events]) => [id, events.reduce(evolve, absent)]));
  }

  /** The job as it ended, once it has. */
  ended(jobId: string): Promise<JobState> {
    const find = async () => {
      const state = (await this.states()).get(jobId);
      return (state?.status === 'succeeded' || state?.status === 'failed') && state;
    };
    return waitFor(find, { withinMs: 60_000 });
  }

  /** What the log says of each job, once all of these have succeeded. It is read when generation has: Kafka takes a second each time. */
  succeeded(jobIds: string[]): Promise<Map<string, JobState>> {
    const known = `select from jobs where id = any($1) and state ->> 'status' = 'succeeded'`;
    return waitFor(
      async () => {
        if ((await this.databases.generation.query(known, [jobIds])).rowCount !== jobIds.length) return false;
        const states = await this.states();
        return jobIds.every((id) => states.get(id)?.status === 'succeeded') && states;
      },
      { withinMs: 60_000, everyMs: 50 },
    );
  }

  /** Where a text can be found: `service: table` for each table of each service, `topic/partition` for the log. */
  placesOf(text: string): Promise<string[]> {
    return this.places(text, (records) => records);
  }

  /** The same after a compaction to come: of each key the last record. */
  keptPlacesOf(text: string): Promise<string[]> {
    return this.places(text, (records) => [...new Map(records.map((record) => [`${record.topic} ${record.key}`, record])).values()]);
  }

  private async places(text: string, keep: (records: LogRecord[]) => LogRecord[]): Promise<string[]> {
    const places: string[] = [];
    for (const [name, url] of Object.entries(this.urls)) {
      places.push(...(await tablesHolding(url, text)).map((table) => `${name}: ${table}`));
    }
    for (const record of keep(await this.records())) {
      const whole = `${record.key} ${JSON.stringify(record.headers)} ${record.value?.toString() ?? ''}`;
      if (whole.includes(text)) places.push(`${record.topic}/${record.partition}`);
    }
    return places;
  }
}

/** Null for a refusal that passes by itself, and any other as an answer. */
function unlessUnavailable(error: unknown): DomainError | null {
  if (!(error instanceof DomainError)) throw error as Error;
  return error.kind === 'unavailable' ? null : error;
}

/** Both services, ready, for the suites of a file. To be awaited at its top; generation takes further variables. */
export async function useServices(
  variables: Record<string, string> = {},
): Promise<{ system: TestSystem; running: Record<Program, ServiceProcess> }> {
  const system = await TestSystem.create();
  afterAll(() => system.close(), 60_000);
  const [generation, memoryGraph] = await Promise.all([system.start('generation', variables), system.start('memory-graph')]);
  return { system, running: { generation, 'memory-graph': memoryGraph } };
}
