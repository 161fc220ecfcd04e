import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { chart, type Manifest } from './chart.js';

const run = promisify(execFile);

/** The kinds that an evaluation is made of. */
const kinds = {
  'api/v1': ['ConfigMap', 'Pod', 'Secret', 'Service', 'ServiceAccount'],
  'apis/apps/v1': ['Deployment', 'StatefulSet'],
  'apis/networking.k8s.io/v1': ['NetworkPolicy'],
};

/** As much of an API server as helm asks when a template looks a Secret up. */
function apiServer(secrets: Manifest[]) {
  const list = (kind: string, more: object) => ({ kind, apiVersion: 'v1', ...more });
  const plural = (kind: string) => `${kind.toLowerCase()}s`.replace(/ys$/, 'ies');
  const groups = ['apps', 'networking.k8s.io'].map((name) => {
    const version = { groupVersion: `${name}/v1`, version: 'v1' };
    return { name, versions: [version], preferredVersion: version };
  });
  // As helm marks what it has installed.
  const annotations = { 'meta.helm.sh/release-name': 'blazon', 'meta.helm.sh/release-namespace': 'blazon' };
  const answers = new Map<string, unknown>([
    ['/version', { major: '1', minor: '36', gitVersion: 'v1.36.3' }],
    ['/api', list('APIVersions', { versions: ['v1'] })],
    ['/apis', list('APIGroupList', { groups })],
    ...Object.entries(kinds).map(([path, names]): [string, unknown] => {
      const resources = names.map((kind) => ({ name: plural(kind), singularName: '', namespaced: true, kind, verbs: ['get'] }));
      return [`/${path}`, list('APIResourceList', { groupVersion: path.replace(/^apis?\//, ''), resources })];
    }),
    ...secrets.map((secret): [string, unknown] => [
      `/api/v1/namespaces/blazon/secrets/${secret.metadata.name}`,
      { ...secret, metadata: { ...secret.metadata, annotations } },
    ]),
  ]);
  return createServer((request, response) => {
    const answer = answers.get((request.url ?? '').split('?')[0] ?? '');
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? list('Status', { status: 'Failure', reason: 'NotFound', code: 404 })));
  });
}

/** The Secrets of an upgrade in a cluster that holds these. */
async function secretsOfUpgrade(existing: Manifest[]): Promise<Manifest[]> {
  const server = apiServer(existing).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const values = ['--values', `${chart}/values-evaluation.yaml`];
    const args = [
      'template',
      'blazon',
      chart,
      '--namespace',
      'blazon',
      '--dry-run=server',
      '--disable-openapi-validation',
      '--kube-apiserver',
      address,
      ...values,
    ];
    const { stdout } = await run(process.env.HELM ?? 'helm', args, { env: { ...process.env, KUBECONFIG: '/dev/null' } });
    return parseAllDocuments(stdout)
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest): manifest is Manifest => manifest?.kind === 'Secret');
  } finally {
    server.close();
  }
}

it('generated tokens, keys, passwords and certificates survive an upgrade', async () => {
  const first = await secretsOfUpgrade([]);
  expect(first.map(({ metadata }) => metadata.name).sort()).toEqual(['blazon-certificate', 'blazon-evaluation', 'blazon-tokens']);
  const contents = (secrets: Manifest[]) => Object.fromEntries(secrets.map(({ metadata, data }) => [metadata.name, data]));
  expect(contents(await secretsOfUpgrade([]))).not.toEqual(contents(first));
  expect(contents(await secretsOfUpgrade(first))).toEqual(contents(first));
});
