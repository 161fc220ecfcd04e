/**
 * `npm run outage [-- postgres | kafka | one-broker | two-brokers]`: 30 seconds without PostgreSQL, without the broker, or without some of
 * three, under load; writes `deploy/outages.md`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startKafka, startKafkaCluster } from '@blazon/backing';
import { type OutageReport, runOutage } from './outage.js';
import { stopPostgres } from './stop-postgres.js';

const file = resolve(import.meta.dirname, '../../../../deploy/outages.md');

const outages: Record<string, { title: string; run: () => Promise<OutageReport> }> = {
  postgres: {
    title: '`npm start`: every process of PostgreSQL stopped (SIGSTOP) for 30 s',
    run: () => runOutage({ mode: 'embedded' }, ({ machine }) => stopPostgres(machine.dataDir)),
  },
  kafka: { title: '`npm run start:kafka`: the broker shut down for 30 s and started again', run: withoutBroker },
  'one-broker': {
    title: '`npm run start:kafka` on three brokers: one killed (SIGKILL) for 30 s and started again',
    run: () => withoutBrokers(0),
  },
  'two-brokers': {
    title: '`npm run start:kafka` on three brokers: two killed (SIGKILL) for 30 s and started again',
    run: () => withoutBrokers(0, 1),
  },
};

async function withoutBroker(): Promise<OutageReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outage-kafka-'));
  let broker = await startKafka({ dataDir });
  const { port, brokers } = broker;
  try {
    return await runOutage({ mode: 'kafka', variables: { KAFKA_BROKERS: brokers } }, async () => {
      await broker.stop();
      return async () => {
        broker = await startKafka({ dataDir, port });
      };
    });
  } finally {
    await broker.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withoutBrokers(...killed: number[]): Promise<OutageReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outage-kafka-'));
  const cluster = await startKafkaCluster({ dataDir, size: 3 });
  const variables = { KAFKA_BROKERS: cluster.brokers, KAFKA_REPLICATION_FACTOR: '3', KAFKA_MIN_INSYNC_REPLICAS: '2' };
  try {
    return await runOutage({ mode: 'kafka', variables }, () => cluster.kill(...killed));
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function toMarkdown(title: string, load: number, report: OutageReport): string {
  const rows = report.phases.map(
    ({ phase, asked, accepted, unavailable, other, slowestMs }) =>
      `| ${phase} | ${asked} | ${accepted} | ${unavailable} | ${other} | ${(slowestMs / 1000).toFixed(1)} s |`,
  );
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [
    `## ${title}`,
    '',
    '| callers that asked | generate calls | 202 | 503 | other | slowest answer |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${report.accepted} jobs were accepted; webhooks: ${report.succeeded} of success, ${report.failed} of failure, ${report.repeated} repeated; ` +
      `**${report.lost.length} lost**. The first job was accepted ${seconds(report.backAfterMs)} after the outage, ` +
      `all webhooks had arrived ${seconds(report.doneAfterMs)} after it. The load of the machine was ${load.toFixed(1)} when it began.`,
  ].join('\n');
}

const chosen = process.argv.slice(2);
const shown = new Map((await readFile(file, 'utf8')).split(/^(?=## )/m).map((section) => [section.split('\n')[0], section.trimEnd()]));
let lost = 0;
for (const [name, { title, run }] of Object.entries(outages)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`· ${title}`);
  const [load = 0] = loadavg();
  const report = await run();
  lost += report.lost.length;
  const section = toMarkdown(title, load, report);
  shown.set(`## ${title}`, section);
  console.log(section);
}
const head = `# What callers see of an outage\n\nWritten by \`npm run outage\`: 5 generate calls a second, each made once and not repeated, on a machine with ${availableParallelism()} cores.`;
const sections = Object.values(outages).flatMap(({ title }) => shown.get(`## ${title}`) ?? []);
await writeFile(file, `${[head, ...sections].join('\n\n')}\n`);
process.exitCode = lost === 0 ? 0 : 1;
