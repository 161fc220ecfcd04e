// Shows on a real cluster what the chart promises, and writes deploy/cluster/report.md: npm run cluster. deploy/README.md has its variables.
import { setTimeout as pause } from 'node:timers/promises';
import { buildImages } from './images.mjs';
import { counted, counts, removeLoad, startLoad } from './load-pod.mjs';
import { Report } from './report.mjs';
import { helm, isReady, json, kubectl, namespace, podsOf, release, root, services, submit, until } from './tools.mjs';

const repository = process.env.CLUSTER_REPOSITORY || 'blazon';
const tags = (process.env.CLUSTER_TAGS || 'run-1,run-2').split(',');
const jobsPerSecond = Number(process.env.CLUSTER_JOBS_PER_SECOND || 4);
const timeout = '15m';
const values = [
  ...['--values', `${root}/helm/blazon/values-evaluation.yaml`, '--set', `image.repository=${repository}`],
  ...(process.env.CLUSTER_VALUES ? ['--values', process.env.CLUSTER_VALUES] : []),
];
const report = new Report();

await report.step('images built from deploy/, and brought to the nodes', async () => {
  if (process.env.CLUSTER_BUILD === 'none') return 'taken as they are';
  await buildImages(repository, tags);
  return 'five services, PostgreSQL, Kafka';
});

await report.step('`helm install --wait` with the values for evaluation', async () => {
  await kubectl('create', 'namespace', namespace);
  // The strictest profile: a pod that the chart made too open would be refused.
  await kubectl('label', 'namespace', namespace, 'pod-security.kubernetes.io/enforce=restricted');
  await helm('install', release, `${root}/helm/blazon`, ...values, '--set', `image.tag=${tags[0]}`, '--wait', '--timeout', timeout);
  const { items } = await json('get', 'pods');
  if (!items.every(isReady)) throw new Error('helm came back before all pods were ready');
  return `${items.length} pods ready: ${items.map(({ metadata }) => metadata.labels['app.kubernetes.io/component']).join(', ')}`;
});

await report.step('`helm test`: a prompt comes back as a signed webhook', helmTest);

await report.step(`load: ${jobsPerSecond} jobs a second with webhooks, reads and deletions`, async () => {
  await startLoad(`${repository}/gateway:${tags[0]}`, jobsPerSecond);
  return told(await counted(() => pause(15_000)));
});

await report.step('`helm upgrade` under load: every pod replaced, one replica of each service', async () => {
  const before = await allPods();
  const seen = await counted(() => upgrade());
  const after = await allPods();
  if (after.some((uid) => before.includes(uid))) throw new Error('a pod of before the upgrade still runs');
  if (seen.failed > 0) report.fail(seen.errors);
  return told(seen);
});

await report.step('`helm upgrade` under load: two replicas, an autoscaler, disruption budgets', async () => {
  const seen = await counted(() => upgrade('--values', `${root}/deploy/cluster/values.yaml`));
  if (seen.failed > 0) report.fail(seen.errors);
  return told(seen);
});

await report.step('the autoscaler of the gateway acts on the load', async () => {
  const scaled = await until('two gateways', 300, async () => {
    const { status } = await json('get', `hpa/${release}-gateway`);
    return status.desiredReplicas > 1 && status;
  });
  await until('both ready', 180, async () => (await podsOf('gateway')).filter(isReady).length > 1);
  const [{ resource }] = scaled.currentMetrics;
  return `${resource.current.averageUtilization} % of the requested processor against a target of 20 %: ${scaled.desiredReplicas} replicas`;
});

await report.step('a disruption budget acts: of two replicas of projects only one is evicted at a time', async () => {
  const [first, second] = await podsOf('projects');
  await evict(first);
  const refusal = await evict(second).then(
    () => undefined,
    (error) => error.stderr,
  );
  if (!refusal?.includes('disruption budget')) throw new Error(`the second eviction was not refused: ${refusal}`);
  await settled('projects');
  await evict(second);
  await settled('projects');
  return 'the second was refused until the first had been replaced, then granted';
});

for (const service of services) {
  await report.step(`a pod of ${service} is killed under load`, async () => {
    const seen = await counted(async () => {
      const [victim] = await podsOf(service);
      await kubectl('delete', 'pod', victim.metadata.name, '--grace-period=0', '--force', '--wait=false');
      await settled(service);
    });
    return told(seen);
  });
}

await report.step('every accepted job has brought its webhook', async () => {
  const all = await counts('finish');
  const lost = all.missing.length;
  if (lost > 0 || all.wrongSignatures > 0 || all.jobsFailed > 0)
    report.fail([
      `${lost} jobs without a webhook, ${all.wrongSignatures} wrong signatures, ${all.jobsFailed} failed jobs`,
      ...all.missing.map((id) => `no webhook of ${id}`),
    ]);
  const repeated = `${all.repeatedWebhooks} webhooks came twice`;
  return `${all.accepted} accepted, ${all.delivered} delivered, ${lost} lost, ${all.jobsFailed} failed, ${all.deletions} projects deleted, ${repeated}`;
});

await report.step('no event is parked', async () => {
  const parked = await deadLetters();
  if (parked.length > 0) report.fail(parked.map((letter) => JSON.stringify(letter)));
  return `${parked.length} dead letters`;
});

await removeLoad();
await report.step('`helm test` after all of it', helmTest);

await report.step('`helm uninstall` leaves nothing', async () => {
  await helm('uninstall', release, '--wait', '--timeout', timeout);
  const left = await until('the namespace is empty', 120, async () => {
    const found = await everything();
    return found.length === 0 && { found };
  }).catch(async () => ({ found: await everything() }));
  if (left.found.length > 0) throw new Error(`left: ${left.found.join(', ')}`);
  await kubectl('delete', 'namespace', namespace, '--wait');
  return 'no workload, Service, ConfigMap, Secret, claim, account, policy, budget or autoscaler';
});

await report.write();

async function helmTest() {
  await helm('test', release, '--timeout', '5m');
  return 'passed';
}

function upgrade(...more) {
  return helm(
    'upgrade',
    release,
    `${root}/helm/blazon`,
    ...values,
    '--set',
    `image.tag=${tags[1]}`,
    ...more,
    '--wait',
    '--timeout',
    timeout,
  );
}

async function allPods() {
  return (await Promise.all(services.map(podsOf))).flat().map(({ metadata }) => metadata.uid);
}

/** Until as many pods of a service are ready as it wants. */
function settled(service) {
  return until(`${service} is whole`, 240, async () => {
    const { spec, status } = await json('get', `deployment/${release}-${service}`);
    return status.readyReplicas === spec.replicas && (await podsOf(service)).every(isReady);
  });
}

function evict({ metadata: { name } }) {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace } };
  return submit(eviction, 'create', '--raw', `/api/v1/namespaces/${namespace}/pods/${name}/eviction`);
}

async function deadLetters() {
  const token = Buffer.from((await json('get', `secret/${release}-tokens`)).data['admin-token'], 'base64').toString();
  const ask = `fetch('http://${release}-admin:8445/admin/dead_letters', { headers: { authorization: 'Bearer ${token}' } }).then((answer) => answer.text()).then(console.log)`;
  return JSON.parse(await kubectl('exec', `${release}-load`, '--', 'node', '--eval', ask)).data;
}

/** Objects in the namespace that were not there when it was created. */
async function everything() {
  const kinds = 'all,configmap,secret,pvc,serviceaccount,networkpolicy,pdb,hpa,ingress,job,endpointslice';
  const found = (await kubectl('get', kinds, '--output', 'name')).split('\n');
  return found.filter((name) => !['', 'configmap/kube-root-ca.crt', 'serviceaccount/default'].includes(name));
}

function told({ requests, failed, accepted }) {
  return `${requests} requests, ${failed} failed; ${accepted} jobs accepted`;
}
