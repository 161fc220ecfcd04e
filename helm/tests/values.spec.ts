import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chart, refusal } from './chart.js';

describe('values.schema.json', () => {
  it.each([
    ['servces.gateway.replicas=1', "'servces'"],
    ['services.gateway.replica=1', "'replica'"],
    ['services.checkout.replicas=1', "'checkout'"],
    ['services.projects.engine.threads=2', "'engine'"],
    ['kafka.tls.ca=x', "'ca'"],
    ['evaluation.kafka.replicas=3', "'replicas'"],
  ])('refuses the unknown key in %s', (setting, key) => {
    // Helm 3 and 4 word it differently; both name the key.
    expect(refusal('evaluation', setting).replaceAll('Additional property ', "'")).toContain(key.slice(0, -1));
  });

  it.each([
    'migrations=never',
    'kafka.brokers=kafka',
    'services.gateway.replicas=many',
    'shutdown.drainSeconds=5',
    'services.gateway.image.digest=latest',
    'gateway.trustedProxies={10.0.0.1}',
    'services.gateway.env.lowercase=1',
  ])('refuses %s', (setting) => {
    expect(refusal('evaluation', setting)).toMatch(/schema/);
  });

  it('leaves no object open, but those whose keys are the user’s own', () => {
    const open: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('type' in node && node.type === 'object' && !('additionalProperties' in node)) open.push(path);
      for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
    };
    walk(JSON.parse(readFileSync(join(chart, 'values.schema.json'), 'utf8')), '');
    // Peers of network policies and tolerations are checked as parts of their manifests; `global` is Helm's.
    expect(open.every((path) => /\/global$|\/tolerations\/|(From|\/to)\/items$/.test(path))).toBe(true);
  });
});

describe('settings that do not go together are refused with what to do', () => {
  it.each([
    ['no brokers', 'plain', ['kafka.brokers='], 'kafka.brokers: the brokers of the event log'],
    [
      'no database',
      'plain',
      ['services.projects.databaseSecret.name='],
      "services.projects.databaseSecret.name: the Secret with this service's",
    ],
    ['a migration Job before its database', 'evaluation', ['migrations=job'], 'migrate at the start'],
    ['an ingress that the gateway does not believe', 'production', ['gateway.trustedProxies=null'], 'gateway.trustedProxies'],
    ['a dashboard without a host', 'everything', ['ingress.dashboard.host='], 'ingress.dashboard.host'],
    ['more readers than partitions', 'production', ['services.memory-graph.autoscaling.maxReplicas=13'], 'partitions (12)'],
  ] as const)('%s', (_what, set, settings, message) => {
    expect(refusal(set, ...settings)).toContain(message);
  });
});
