import { topics } from '@blazon/contracts';
import type { RunningConsumer } from '@blazon/event-log';
import { newId } from '@blazon/kernel';
import { killPauses, useOwnKafka, waitFor } from '@blazon/testing';
import type { Program, ServiceProcess } from '../testing/processes.js';
import { patience, TestSystem } from '../testing/system.js';

const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const kafka = await useOwnKafka();

type Step = [Program, string];

describe('kill -9, event log on PostgreSQL', () => {
  losesNothing(() => TestSystem.create(), {
    jobs: [
      ['generation', 'job.queued'],
      ['generation', 'job.started'],
      ['generation', 'brand.generated'],
      ['generation', 'job.attempt_failed'],
      ['generation', 'memory.node_added'],
      ['generation', 'job.succeeded'],
      ['memory-graph', 'job.started'],
      ['memory-graph', 'brand.generated'],
      ['memory-graph', 'memory.node_added'],
    ],
    deletions: [
      ['generation', 'as the tombstone is in the log'],
      ['generation', 'as its rows are gone'],
      ['memory-graph', 'as its rows are gone'],
    ],
  });
});

// Fewer steps, since each waits until Kafka has given up the member that was killed: those at which the log has just been told.
kafka.describe('kill -9, event log on Kafka', () => {
  losesNothing(() => TestSystem.create({ brokers: kafka.brokers, maxLagMs: topics.jobs.cleanup.maxLagMs }), {
    jobs: [
      ['generation', 'job.started'],
      ['generation', 'brand.generated'],
      ['memory-graph', 'memory.node_added'],
    ],
    deletions: [['generation', 'as its rows are gone']],
  });
});

function losesNothing(create: () => Promise<TestSystem>, steps: { jobs: Step[]; deletions: Step[] }): void {
  let system: TestSystem;
  let running: Record<Program, ServiceProcess>;
  let follower: RunningConsumer;
  /** What the log has been given, in the moment in which it is: type and job of each event. */
  const told = new Set<string>();

  beforeAll(async () => {
    system = await create();
    const [generation, memoryGraph] = await Promise.all([system.start('generation', patience), system.start('memory-graph')]);
    running = { generation, 'memory-graph': memoryGraph };
    follower = await system.log.consume({
      group: 'follower',
      topics: [topics.jobs.name, topics.memory.name],
      startFrom: () => Promise.resolve(0n),
      onBatch: ({ records }) => {
        for (const { headers } of records) told.add(`${headers.ce_type} ${headers.correlationid}`);
        return Promise.resolve();
      },
      onFatal: (error) => {
        throw error;
      },
    });
  }, 120_000);

  afterAll(async () => {
    await follower.stop();
    await system.close();
  }, 60_000);

  const killAndStart = async (program: Program) => {
    await running[program].kill();
    running[program] = await system.start(program, patience);
  };
  const seen = (jobId: string, type: string) => waitFor(() => told.has(`${type} ${jobId}`), { everyMs: 1 });
  /** They succeed, each once, with one node, and both databases agree with the log. */
  const expectOnce = async (jobIds: string[]) => {
    const states = await system.succeeded(jobIds);
    for (const id of jobIds) {
      const state = states.get(id);
      const memory_id = state?.status === 'succeeded' ? state.made.memory_id : undefined;
      const nodes = await system.databases['memory-graph'].query('select id from nodes where job_id = $1', [id]);
      expect(nodes.rows).toEqual([{ id: memory_id }]);
      const known = await waitFor(async () => {
        const { rows } = await system.databases.generation.query<{ state: unknown }>('select state from jobs where id = $1', [id]);
        return (rows[0]?.state as { status: string }).status === 'succeeded' && rows[0];
      });
      expect(known.state).toEqual(state);
    }
    const { rows } = await system.databases.generation.query('select job_id from work where job_id = any($1)', [jobIds]);
    expect(rows).toEqual([]);
  };

  it.each(steps.jobs)('of %s right after %s: the job ends once, with one memory node', async (program, type) => {
    const project_id = await system.createProject(tenant);
    const { id } = await system.enqueue(running.generation, tenant, {
      project_id,
      prompt: type === 'job.attempt_failed' ? 'throw once' : 'pause 50 fox',
    });
    await seen(id, type);
    await killAndStart(program);
    await expectOnce([id]);
  });

  it.each(steps.deletions)('of %s in the middle of a deletion, %s: nothing of the project stays', async (program, moment) => {
    const project_id = await system.createProject(tenant);
    const secret = `zanzibar-${newId('job')}`;
    const { id } = await system.enqueue(running.generation, tenant, { project_id, prompt: `A fox ${secret}` });
    await system.succeeded([id]);
    await system.deleteProject(tenant, project_id);
    const gone = async () =>
      (await system.databases[program].query('select from deleted_projects where id = $1', [project_id])).rowCount === 1;
    if (moment === 'as its rows are gone') await waitFor(gone, { everyMs: 1 });
    await killAndStart(program);
    await waitFor(
      async () => {
        expect(await system.keptPlacesOf(secret)).toEqual([]);
        return true;
      },
      { withinMs: 60_000, everyMs: 200 },
    );
  });

  const pauses = killPauses(3, { minMs: 300, maxMs: 1_000 });
  it(
    'of both, again and again under load, loses no job and makes none twice',
    async () => {
      const project_ids = await Promise.all(Array.from({ length: 8 }, () => system.createProject(tenant)));
      const jobIds = Array.from({ length: 20 * pauses.length }, () => newId('job'));
      const load = (async () => {
        for (const [n, job_id] of jobIds.entries()) {
          const project_id = project_ids[n % project_ids.length] ?? '';
          // The gateway repeats a call that got no answer, with the same id, to whoever runs by then.
          await waitFor(() => system.enqueueOnce(running.generation, tenant, { project_id, prompt: 'pause 20 fox', job_id }), {
            withinMs: 60_000,
            everyMs: 100,
          });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      })();
      for (const [n, pauseMs] of pauses.entries()) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await killAndStart(n % 2 === 0 ? 'generation' : 'memory-graph');
      }
      await load;
      await expectOnce(jobIds);
    },
    180_000 + 30_000 * pauses.length,
  );
}
