import { newId } from '@blazon/kernel';
import { HangingProxy, useOwnKafka, waitFor } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

const kafka = await useOwnKafka();
const onKafka = { brokers: kafka.brokers, maxLagMs: 3_600_000 };
const tenant = { workspace_id: newId('ws'), environment: 'live' as const };
const jobs = 12;
/** A tenth of what a service waits by default, so that the suite does not. */
const limits = {
  DATABASE_CONNECT_TIMEOUT_MS: '1000',
  DATABASE_LOCK_TIMEOUT_MS: '1000',
  DATABASE_STATEMENT_TIMEOUT_MS: '1500',
  DATABASE_SILENCE_TIMEOUT_MS: '2000',
};
const LETTING_GO_MS = '2000';

const proxies: HangingProxy[] = [];
afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())));

/** What a replica has lost, until it gets it back. */
interface Loss {
  variables: Record<string, string>;
  hang(): void;
  recover(): void;
}

describe('event log on PostgreSQL', () => {
  const system = useSystem();

  it('a replica whose database hangs leaves its partitions and jobs to others, and comes back', async () => {
    await isReplaced(system(), await behindProxy(system(), 'DATABASE_URL'));
  }, 120_000);

  it('a replica whose log hangs leaves its partitions and jobs to others, and comes back', async () => {
    await isReplaced(system(), await behindProxy(system(), 'EVENT_LOG_DATABASE_URL'));
  }, 120_000);
});

kafka.describe('event log on Kafka', () => {
  const system = useSystem(onKafka);

  it('a replica whose database hangs leaves its partitions and jobs to others, and comes back', async () => {
    await isReplaced(system(), await behindProxy(system(), 'DATABASE_URL'));
  }, 120_000);

  it('a replica whose broker hangs leaves its partitions and jobs to others, and comes back', async () => {
    await isReplaced(system(), { ...kafka, variables: { KAFKA_BROKERS: kafka.proxied } });
  }, 120_000);
});

function useSystem(onKafka?: { brokers: string; maxLagMs: number }): () => TestSystem {
  let system: TestSystem;
  beforeAll(async () => {
    system = await TestSystem.create(onKafka);
    await system.start('memory-graph');
  }, 120_000);
  afterAll(() => system.close());
  return () => system;
}

async function behindProxy(system: TestSystem, variable: string): Promise<Loss> {
  const url = new URL(system.variablesOf('generation')[variable] ?? '');
  url.searchParams.set('idle_in_transaction_session_timeout', LETTING_GO_MS);
  const proxy = await HangingProxy.start(url.href);
  proxies.push(proxy);
  return {
    variables: { ...limits, [variable]: proxy.urlOf(url.href) },
    hang() {
      proxy.hang();
    },
    recover() {
      proxy.recover();
    },
  };
}

async function isReplaced(system: TestSystem, loss: Loss): Promise<void> {
  const healthy = await system.start('generation');
  const hanging = await system.start('generation', loss.variables);
  const generate = async () => {
    const project_id = await system.createProject(tenant);
    return (await system.enqueue(healthy, tenant, { project_id, prompt: 'pause 300 fox' })).id;
  };
  const generateMany = () => Promise.all(Array.from({ length: jobs }, generate));
  // Some of these are in its hands when it loses touch.
  const begun = await generateMany();
  loss.hang();
  // A job is accepted when its project is known: once somebody else reads the partitions of the one that hangs.
  const accepted = await generateMany();
  // Nobody but the other replica can do this: the one that hangs is given back what it has lost only afterwards.
  await system.succeeded([...begun, ...accepted]);
  loss.recover();
  await waitFor(async () => (await fetch(new URL('/readyz', hanging.url))).ok);
  await healthy.stop();
  await system.succeeded(
    await Promise.all(
      Array.from({ length: jobs }, async () => {
        const project_id = await system.createProject(tenant);
        return (await system.enqueue(hanging, tenant, { project_id, prompt: 'fox' })).id;
      }),
    ),
  );
  await hanging.stop();
}
