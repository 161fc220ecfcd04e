import { readFile } from 'node:fs/promises';
import { DirectoryInUseError, holdDirectory, startPostgres } from '@blazon/backing';
import { ConfigError, loadConfig, stopOnSignal } from '@blazon/platform';
import { banner } from './banner.js';
import { standaloneConfig, webhookAllowCidrs, type StandaloneConfig } from './config.js';
import { DataDir } from './data-dir.js';
import { AdminClient } from './admin-client.js';
import { DemoCustomer } from './demo-projects.js';
import { createDemoWorkspace, signInLink, useInbox } from './demo-workspace.js';
import { startInbox } from './inbox.js';
import { provideBrokers } from './kafka.js';
import { launchInProcess } from './launch-in-process.js';
import { launchProcess } from './launch-processes.js';
import { startServices } from './machine.js';
import { servicesFile, type ServicesFile } from './services-file.js';

const onKafka = process.argv.includes('--kafka');
/** A database belongs to one log, so each log has its own databases and its own demo workspace. */
const ofTheLog = onKafka ? '_on_kafka' : '';
const undo: (() => Promise<unknown>)[] = [];

/** Stops everything that was started, last first. */
async function stopAll(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

function progress(line: string): void {
  console.log(`· ${line}`);
}

async function start(): Promise<void> {
  const config = loadConfig(standaloneConfig, process.env);
  const dataDir = await DataDir.open(config.BLAZON_DATA_DIR);
  undo.push(await holdDirectory(dataDir.path));
  // Files that a killed predecessor left say nothing about this run.
  await Promise.all([dataDir.remove('dev.json'), dataDir.remove(servicesFile)]);
  const [secrets, certificate] = await Promise.all([dataDir.secrets(), dataDir.certificates()]);

  progress(`starting PostgreSQL in ${dataDir.file('postgres')}`);
  const postgres = await startPostgres({ dataDir: dataDir.file('postgres'), log: progress });
  undo.push(() => postgres.stop());
  const eventLog = onKafka
    ? { KAFKA_BROKERS: await startBrokers(config, dataDir) }
    : { EVENT_LOG_DATABASE_URL: await postgres.createDatabase('event_log') };

  const inbox = await startInbox(certificate);
  undo.push(() => inbox.stop());
  const ground = {
    config,
    dataDir,
    secrets,
    certificate,
    eventLog,
    webhookAllowCidrs: webhookAllowCidrs(process.env),
    inboxUrl: inbox.lists,
    createDatabase: (name: string) => postgres.createDatabase(`${name}${ofTheLog}`),
  };
  const services = await startServices(ground, onKafka ? launchProcess : launchInProcess, progress);
  undo.push(() => services.stop());
  await dataDir.writeJson(servicesFile, { pid: process.pid, variables: services.variables } satisfies ServicesFile);
  undo.push(() => dataDir.remove(servicesFile));

  const { live, sandbox, http, admin, dashboard: listening } = services.gateway.addresses;
  if (live === undefined || sandbox === undefined || http === undefined || admin === undefined || listening === undefined)
    throw new Error('the gateway did not tell its addresses');
  const dashboard = `http://localhost:${new URL(listening).port}`;
  const operator = new AdminClient(admin, secrets.adminToken);
  const isFirst = !dataDir.hasDemoWorkspace(ofTheLog);
  const demo = await dataDir.demoWorkspace(ofTheLog, () => createDemoWorkspace(operator, dashboard));
  const { owner, ...workspace } = demo;
  await useInbox(operator, demo.id, inbox.urlOf(demo.id));
  const dev = {
    pid: process.pid,
    live,
    sandbox,
    http,
    ca: certificate.ca,
    ca_key: certificate.caKey,
    dashboard: { url: dashboard, email: owner.email, password: owner.password },
    workspace,
    admin: { url: admin, token: secrets.adminToken },
  };
  const customer = new DemoCustomer(live, workspace.live_key, await readFile(certificate.ca));
  undo.push(() => customer.close());
  if (isFirst && config.BLAZON_DEMO) await customer.makeProjects();
  const project = await customer.latestProject();
  await dataDir.writeJson('dev.json', dev);
  undo.push(() => dataDir.remove('dev.json'));
  console.log(
    banner({
      ...dev,
      signIn: await signInLink(operator, demo, dashboard),
      projectId: project?.id,
      devJson: dataDir.file('dev.json'),
      eventLog: onKafka ? 'Kafka' : 'PostgreSQL',
    }),
  );
  if (isFirst && config.BLAZON_DEMO) fillDemo(customer);
}

/** Beside everything else: nobody waits for it, and a stop ends it. */
function fillDemo(customer: DemoCustomer): void {
  const stopping = new AbortController();
  const filled = customer.fillProjects(stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) console.error('The demo projects could not be made:', error);
  });
  undo.push(() => {
    stopping.abort();
    return filled;
  });
}

async function startBrokers(config: StandaloneConfig, dataDir: DataDir): Promise<string> {
  progress('starting Kafka');
  const kafka = await provideBrokers(config.KAFKA_BROKERS, dataDir.file('kafka'), progress);
  undo.push(() => kafka.stop());
  return kafka.brokers;
}

stopOnSignal(async () => {
  console.log('\n· stopping');
  await stopAll();
  console.log('· stopped');
});

try {
  await start();
} catch (error) {
  await stopAll();
  const expected = error instanceof ConfigError || error instanceof DirectoryInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
