import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayService } from '@blazon/gateway';
import { generationService } from '@blazon/generation';
import { memoryGraphService } from '@blazon/memory-graph';
import { loadConfig } from '@blazon/platform';
import { projectsService } from '@blazon/projects';
import { webhookDeliveryService } from '@blazon/webhook-delivery';
import { parse } from 'yaml';
import { deploymentOf, find, render, type ValueSet } from './chart.js';

const schemas = {
  gateway: gatewayService.config,
  projects: projectsService.config,
  generation: generationService.config,
  'memory-graph': memoryGraphService.config,
  'webhook-delivery': webhookDeliveryService.config,
};
type Service = keyof typeof schemas;

/** The content of a Secret; tests only need something that the service accepts. */
const secretValues: Record<string, string> = {
  DATABASE_URL: 'postgres://user:password@host/database',
  SERVICE_TOKEN: 's'.repeat(48),
  SERVICE_TOKEN_ROTATING: 's'.repeat(48),
  BLAZON_ADMIN_TOKEN: 'a'.repeat(48),
  BLAZON_ADMIN_TOKEN_ROTATING: 'b'.repeat(48),
  WEBHOOK_SEALING_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  KAFKA_SASL_USERNAME: 'user',
  KAFKA_SASL_PASSWORD: 'password',
};

function variablesOf(set: ValueSet, service: Service): Record<string, string> {
  const manifests = render(set);
  const { container } = deploymentOf(manifests, service);
  const fromSecrets = (container.env ?? [])
    .filter(({ valueFrom }) => valueFrom?.secretKeyRef !== undefined)
    .map(({ name }) => [name, secretValues[name] ?? 'secret']);
  return { ...find(manifests, 'ConfigMap', `blazon-${service}`).data, ...(Object.fromEntries(fromSecrets) as Record<string, string>) };
}

const cases = (['evaluation', 'production', 'plain'] as const).flatMap((set) =>
  (Object.keys(schemas) as Service[]).map((service) => ({ set, service })),
);

function expectAccepted(service: Service, variables: Record<string, string>): void {
  const schema = schemas[service];
  expect(() => loadConfig(schema, variables)).not.toThrow();
  const unknown = Object.keys(variables).filter((name) => !(name in schema.shape) && !name.startsWith('OTEL_'));
  expect(unknown).toEqual([]);
}

describe('the configuration that the chart gives', () => {
  it.each(cases)('$service with the values "$set" is one that it accepts', ({ set, service }) => {
    expectAccepted(service, variablesOf(set, service));
  });

  it('names the prefix on a shared Kafka and the replicas of topics where the values do', () => {
    expect(variablesOf('plain', 'generation')).toMatchObject({ KAFKA_PREFIX: 'brands.', KAFKA_REPLICATION_FACTOR: '2' });
    expect(Object.keys(variablesOf('evaluation', 'generation'))).not.toContain('KAFKA_PREFIX');
    expect(Object.keys(variablesOf('evaluation', 'generation'))).not.toContain('KAFKA_REPLICATION_FACTOR');
  });
});

describe('the configuration that deploy/compose.yaml gives', () => {
  const file = join(import.meta.dirname, '../../deploy/compose.yaml');
  const compose = parse(readFileSync(file, 'utf8'), { merge: true }) as {
    services: Record<Service, { environment: Record<string, string> }>;
  };

  it.each(Object.keys(schemas) as Service[])('%s is one that it accepts', (service) => {
    expectAccepted(service, compose.services[service].environment);
  });
});
