import { type Manifest, ofKind, render } from './chart.js';

interface Peer {
  podSelector?: { matchExpressions?: { values: string[] }[] };
  namespaceSelector?: unknown;
  ipBlock?: { cidr: string; except?: string[] };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number | string }[];
}
interface Policy {
  podSelector: NonNullable<Peer['podSelector']>;
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

const componentsOf = (selector: Peer['podSelector']) => selector?.matchExpressions?.[0]?.values ?? ['all'];
const policies = (manifests: Manifest[]) =>
  ofKind(manifests, 'NetworkPolicy').map((manifest) => ({
    name: manifest.metadata.name.replace('blazon-', ''),
    spec: manifest.spec as Policy,
  }));

describe('network policies', () => {
  const production = policies(render('production'));
  const policy = (name: string) => {
    const found = production.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no policy ${name}.`);
    return found.spec;
  };

  it('deny everything to every pod of the release first', () => {
    expect(policy('default-deny')).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'blazon', 'app.kubernetes.io/instance': 'blazon' } },
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('allow each edge by its name, and no other', () => {
    expect(production.map(({ name }) => name).sort()).toEqual([
      'all-to-dns',
      'callers-to-gateway',
      'default-deny',
      'gateway-to-generation',
      'gateway-to-github',
      'gateway-to-memory-graph',
      'gateway-to-projects',
      'gateway-to-services',
      'gateway-to-webhook-delivery',
      'monitoring-to-services',
      'operators-to-admin',
      'services-from-test',
      'services-to-collector',
      'services-to-databases',
      'services-to-kafka',
      'test-to-gateway-and-services',
      'webhook-delivery-to-receivers',
    ]);
  });

  it.each(['projects', 'generation', 'memory-graph', 'webhook-delivery'])('let nobody but the gateway ask %s', (service) => {
    const { podSelector, ingress } = policy(`gateway-to-${service}`);
    expect(componentsOf(podSelector)).toEqual([service]);
    expect(ingress?.flatMap(({ from }) => from?.flatMap((peer) => componentsOf(peer.podSelector)))).toEqual(['gateway']);
  });

  it('let webhooks out to the Internet, but to no private range', () => {
    const { podSelector, egress } = policy('webhook-delivery-to-receivers');
    expect(componentsOf(podSelector)).toEqual(['webhook-delivery']);
    const [everywhere, everywhereV6, ...rest] = egress?.[0]?.to ?? [];
    expect(everywhere?.ipBlock?.cidr).toBe('0.0.0.0/0');
    expect(everywhere?.ipBlock?.except).toEqual(
      expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10']),
    );
    expect(everywhereV6?.ipBlock?.except).toEqual(expect.arrayContaining(['fc00::/7', 'fe80::/10']));
    expect(rest).toEqual([]);
  });

  it('let only webhook-delivery and the gateway out to the Internet', () => {
    const outside = production.filter(({ spec }) => JSON.stringify(spec.egress ?? []).includes('0.0.0.0/0'));
    expect(outside.map(({ name }) => name).sort()).toEqual(['gateway-to-github', 'webhook-delivery-to-receivers']);
  });

  it('open the admin port to nobody unless somebody is named', () => {
    const without = policies(render('production', 'networkPolicy.adminFrom=null'));
    expect(without.map(({ name }) => name)).not.toContain('operators-to-admin');
    expect(without.filter(({ spec }) => JSON.stringify(spec.ingress ?? []).includes('"admin"'))).toEqual([]);
  });

  it('let webhooks reach what is allowed by name, at the ports that are', () => {
    const receivers = policies(render('everything')).find(({ name }) => name === 'webhook-delivery-to-receivers');
    expect(receivers?.spec.egress?.[0]?.to?.at(-1)).toEqual({ ipBlock: { cidr: '10.9.0.0/16' } });
    expect(receivers?.spec.egress?.[0]?.ports?.map(({ port }) => port)).toEqual([443, 8443]);
  });
});
