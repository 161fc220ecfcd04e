import { deploymentOf, find, type Manifest, ofKind, podOf, refusal, render, services, valueSets, type ValueSet } from './chart.js';

describe.each(Object.keys(valueSets) as ValueSet[])('every pod with the values "%s"', (set) => {
  const pods = render(set).flatMap((manifest) => {
    const pod = podOf(manifest);
    return pod === undefined ? [] : [{ name: `${manifest.kind}/${manifest.metadata.name}`, pod }];
  });

  it.each(pods)('$name keeps to the restricted security profile and has no token of the API server', ({ pod }) => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of [...pod.containers, ...(pod.initContainers ?? [])]) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.requests).toHaveProperty('memory');
      expect(container.resources.limits).toHaveProperty('memory');
    }
  });
});

describe('database and broker of an evaluation', () => {
  it('are not replaced by a release of the services or of the chart', () => {
    const [before, after] = ['image.tag=one', 'image.tag=two'].map((tag) => ofKind(render('evaluation', tag), 'StatefulSet'));
    expect(before).toHaveLength(2);
    expect(after).toEqual(before);
    for (const { spec } of before ?? [])
      expect(JSON.stringify((spec as { template: unknown }).template)).not.toMatch(/helm\.sh\/chart|kubernetes\.io\/version/);
  });
});

describe('a service', () => {
  const production = render('production');

  it.each(services)('%s has longer to stop than it takes to drain', (service) => {
    const { pod } = deploymentOf(production, service);
    const ownDeadlineSeconds = 20;
    const { SHUTDOWN_DELAY_SECONDS } = find(production, 'ConfigMap', `blazon-${service}`).data ?? {};
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(SHUTDOWN_DELAY_SECONDS) + ownDeadlineSeconds);
  });

  it('may run in a release of its own', () => {
    const everything = render('everything');
    expect(services.map((service) => deploymentOf(everything, service).container.image)).toEqual([
      'registry.example.com/blazon/gateway:0.2.0',
      'registry.example.com/blazon/projects:0.3.0',
      'registry.example.com/blazon/generation:0.2.0',
      'registry.example.com/blazon/memory-graph@sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'registry.example.com/blazon/webhook-delivery:0.2.0',
    ]);
  });

  it('has its replicas from the autoscaler where there is one', () => {
    expect(deploymentOf(production, 'gateway').replicas).toBeUndefined();
    expect(deploymentOf(render('plain'), 'gateway').replicas).toBe(2);
  });

  it('takes variables of its README as they are written, also in place of those of the chart', () => {
    const values = ['BLAZON_QUOTA_PRO=5000000', 'LOG_LEVEL=debug', 'SOME_FLAG=true'].map((pair) => `services.gateway.env.${pair}`);
    expect(find(render('plain', ...values), 'ConfigMap', 'blazon-gateway').data).toMatchObject({
      BLAZON_QUOTA_PRO: '5000000',
      LOG_LEVEL: 'debug',
      SOME_FLAG: 'true',
    });
  });

  it('is replaced when its configuration changes, and only then', () => {
    const checksum = (manifests: Manifest[], service: string) =>
      /"checksum\/config":"(\w+)"/.exec(JSON.stringify(find(manifests, 'Deployment', `blazon-${service}`)))?.[1];
    const changed = render('production', 'services.gateway.env.BLAZON_QUOTA_PRO=5');
    expect(checksum(changed, 'gateway')).not.toBe(checksum(production, 'gateway'));
    expect(checksum(changed, 'projects')).toBe(checksum(production, 'projects'));
  });
});

it('generation has memory for its threads', () => {
  const memory = (...settings: string[]) => deploymentOf(render('plain', ...settings), 'generation').container.resources.limits.memory;
  // 384 + 2 x 512 x 1.25, and 384 + 8 x 1024 x 1.25.
  expect(memory()).toBe('1664Mi');
  expect(memory('services.generation.engine.threads=8', 'services.generation.engine.threadMemoryMb=1024')).toBe('10624Mi');
});

describe('autoscaling', () => {
  it('is by processor without KEDA', () => {
    expect(ofKind(render('production'), 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)).toEqual(
      expect.arrayContaining(services.map((service) => `blazon-${service}`)),
    );
  });

  it('with KEDA takes the largest report of a backlog, since each replica reports for its group', () => {
    const scaled = ofKind(render('everything'), 'ScaledObject');
    const query = (service: string) => JSON.stringify(scaled.find(({ metadata }) => metadata.name === `blazon-${service}`));
    expect(query('generation')).toContain(JSON.stringify('max(generation_queue_depth{namespace="blazon"})').slice(1, -1));
    expect(query('memory-graph')).toContain('sum(max by (topic, partition) (event_log_consumer_lag');
    expect(query('gateway')).not.toContain('prometheus');
    expect(ofKind(render('everything'), 'HorizontalPodAutoscaler')).toEqual([]);
  });
});

describe('migrations', () => {
  it('run as a Job before install and upgrade, and replicas then only check', () => {
    const manifests = render('everything');
    const jobs = ofKind(manifests, 'Job');
    expect(jobs.map(({ metadata }) => metadata.name).sort()).toEqual(services.map((service) => `blazon-${service}-migrate`).sort());
    for (const { metadata } of jobs) expect(metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
    expect(find(manifests, 'ConfigMap', 'blazon-gateway').data).toMatchObject({ MIGRATE_AT_START: 'false' });
  });

  it('run at the start otherwise', () => {
    const plain = render('plain');
    expect(ofKind(plain, 'Job')).toEqual([]);
    expect(find(plain, 'ConfigMap', 'blazon-gateway').data).not.toHaveProperty('MIGRATE_AT_START');
  });

  it('use nothing that the release itself makes', () => {
    const manifests = render('everything');
    const made = new Set(manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`));
    for (const job of ofKind(manifests, 'Job')) {
      const text = JSON.stringify(job);
      expect(text).not.toContain('configMapRef');
      for (const [, name] of text.matchAll(/"(?:secretName|name)":"(blazon-[\w-]+)","key"/g))
        expect(made).not.toContain(`Secret/${String(name)}`);
    }
  });
});

describe('secrets', () => {
  it('may hold a second token of each kind, which is accepted while the first is rotated', () => {
    const { container } = deploymentOf(render('evaluation'), 'gateway');
    const rotating = container.env?.filter(({ name }) => name.endsWith('_ROTATING')).map(({ valueFrom }) => valueFrom?.secretKeyRef);
    expect(rotating).toEqual([
      { name: 'blazon-tokens', key: 'service-token-rotating', optional: true },
      { name: 'blazon-tokens', key: 'admin-token-rotating', optional: true },
    ]);
  });

  it('are generated where none are named, and then never shown in a ConfigMap', () => {
    const manifests = render('plain');
    const { data = {} } = find(manifests, 'Secret', 'blazon-tokens');
    expect(Object.keys(data).sort()).toEqual(['admin-token', 'service-token', 'webhook-sealing-keys']);
    const plainTexts = Object.values(data).map((value) => Buffer.from(value, 'base64').toString());
    for (const config of ofKind(manifests, 'ConfigMap')) for (const text of plainTexts) expect(JSON.stringify(config)).not.toContain(text);
  });

  it('are taken from Secrets that exist, each service with its own database and Kafka user', () => {
    const manifests = render('production');
    expect(ofKind(manifests, 'Secret')).toEqual([]);
    for (const service of services) {
      const secretOf = (variable: string) =>
        deploymentOf(manifests, service).container.env?.find(({ name }) => name === variable)?.valueFrom?.secretKeyRef?.name;
      expect([secretOf('DATABASE_URL'), secretOf('KAFKA_SASL_PASSWORD'), secretOf('SERVICE_TOKEN')]).toEqual([
        `blazon-${service}-database`,
        `blazon-${service}-kafka`,
        'blazon-tokens',
      ]);
    }
  });

  it('reach only the service that needs them', () => {
    const manifests = render('production');
    const holders = (variable: string) =>
      services.filter((service) => deploymentOf(manifests, service).container.env?.some(({ name }) => name === variable));
    expect(holders('BLAZON_ADMIN_TOKEN')).toEqual(['gateway']);
    expect(holders('WEBHOOK_SEALING_KEYS')).toEqual(['webhook-delivery']);
  });
});

describe('the admin API', () => {
  it('is on a Service of its own, which no ingress names', () => {
    const manifests = render('everything');
    expect(find(manifests, 'Service', 'blazon-admin').spec).toMatchObject({ ports: [{ port: 8445 }] });
    expect(JSON.stringify(find(manifests, 'Service', 'blazon-public'))).not.toContain('admin');
    expect(
      ofKind(manifests, 'Ingress')
        .map((ingress) => JSON.stringify(ingress))
        .join(),
    ).not.toMatch(/admin/);
  });

  it('is nowhere where it is switched off', () => {
    const manifests = render('plain');
    expect(manifests.map(({ metadata }) => metadata.name)).not.toContain('blazon-admin');
    expect(deploymentOf(manifests, 'gateway').container.ports?.map(({ name }) => name)).not.toContain('admin');
  });
});

describe('the dashboard', () => {
  it('has port, variable and host only where it is switched on', () => {
    expect(JSON.stringify(render('production'))).not.toContain('8446');
    const everything = render('everything');
    expect(find(everything, 'ConfigMap', 'blazon-gateway').data).toMatchObject({ BLAZON_DASHBOARD_PORT: '8446' });
    expect(JSON.stringify(find(everything, 'Ingress', 'blazon-dashboard'))).toContain('dashboard.example.com');
    expect(refusal('everything', 'ingress.dashboard.host=')).toContain('ingress.dashboard.host');
  });
});
