import { HangingProxy, useOwnKafka, waitFor } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

const kafka = await useOwnKafka();
const jobs = 12;
/** A tenth of what a service waits by default, so that the suite does not. */
const limits = {
  DATABASE_CONNECT_TIMEOUT_MS: '1000',
  DATABASE_LOCK_TIMEOUT_MS: '1000',
  DATABASE_STATEMENT_TIMEOUT_MS: '1500',
  DATABASE_SILENCE_TIMEOUT_MS: '2000',
};
const LETTING_GO_MS = '2000';

describe('event log on PostgreSQL', () => {
  let system: TestSystem;
  TestSystem.use((created) => {
    system = created;
  });

  it('a replica whose database hangs leaves its attempts and partitions to others, and comes back', async () => {
    const url = new URL(system.variables.DATABASE_URL ?? '');
    url.searchParams.set('idle_in_transaction_session_timeout', LETTING_GO_MS);
    const proxy = await HangingProxy.start(url.href);
    system.atEnd(() => proxy.stop());
    await isReplaced(system, proxy, { ...limits, DATABASE_URL: proxy.urlOf(url.href) });
  }, 120_000);
});

kafka.describe('event log on Kafka', () => {
  let system: TestSystem;
  TestSystem.use((created) => {
    system = created;
  }, kafka.brokers);

  it('a replica whose broker hangs leaves its attempts and partitions to others, and comes back', async () => {
    await isReplaced(system, kafka, { KAFKA_BROKERS: kafka.proxied });
  }, 120_000);
});

async function isReplaced(
  system: TestSystem,
  surroundings: { hang(): void; recover(): void },
  variables: Record<string, string>,
): Promise<void> {
  const few = { WEBHOOK_IN_FLIGHT: '8' };
  const healthy = await system.start({ REPLICA_NAME: 'healthy', ...few });
  const hanging = await system.start({ REPLICA_NAME: 'hanging', ...few, ...variables });
  const receiver = await system.receiver();
  const succeedMany = (folder: string) =>
    Promise.all(
      Array.from({ length: jobs }, async (_, index) => {
        const path = `${folder}/${index}`;
        return { path, ...(await system.succeed({ webhookUrl: receiver.url(path) })) };
      }),
    );
  type Made = Awaited<ReturnType<typeof succeedMany>>;
  /** Each delivery has ended well, and its history shows every request but so many that were in flight. */
  const areSettled = async (service: typeof healthy, made: Made, inFlight: number) => {
    for (const { jobId, path } of made) {
      const { attempts } = await system.settled(service, jobId, 'delivered');
      const requests = receiver.received.filter((request) => request.path === path);
      expect(requests.length).toBeLessThanOrEqual(attempts.length + inFlight);
    }
  };
  const areToldOnce = async (made: Made) => {
    const outcomes = await waitFor(async () => {
      const told = await system.outcomesByJob();
      return made.every(({ jobId }) => told.has(jobId)) && told;
    });
    expect(made.map(({ jobId }) => outcomes.get(jobId)?.length)).toEqual(made.map(() => 1));
  };
  // Neither replica has places for all, so both have sent some when the connection is lost.
  const answers: (() => void)[] = [];
  receiver.answer = (_request, response) => answers.push(() => response.end('ok'));
  const begun = await succeedMany('/begun');
  await waitFor(() => answers.length === jobs);
  surroundings.hang();
  receiver.answer = (_request, response) => response.end('ok');
  for (const answer of answers) answer();
  const accepted = await succeedMany('/accepted');
  // Nobody but the other replica can do this: the one that hangs is given back what it has lost only afterwards.
  // Of an attempt whose end could not be recorded nobody knows what it came to: it is made again, once.
  await areSettled(healthy, begun, 1);
  await areSettled(healthy, accepted, 0);
  await areToldOnce([...begun, ...accepted]);
  surroundings.recover();
  await waitFor(async () => (await fetch(new URL('/readyz', hanging.url))).ok);
  await healthy.stop();
  const after = await succeedMany('/after');
  await areSettled(hanging, after, 0);
  await areToldOnce(after);
  await hanging.stop();
}
