// The pod that loads the release and receives its webhooks; see load.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReady, json, kubectl, namespace, release, submit, until } from './tools.mjs';

const name = `${release}-load`;
const receiver = `${release}-test-receiver`;
/** Those of `helm test`, so that the network policies let it through. */
const labels = {
  'app.kubernetes.io/name': 'blazon',
  'app.kubernetes.io/instance': release,
  'app.kubernetes.io/component': 'test',
  'blazon.dev/test': 'load',
};

export async function startLoad(image, jobsPerSecond) {
  await submit({ apiVersion: 'v1', kind: 'List', items: [script(), service(), pod(image, jobsPerSecond)] }, 'apply');
  await until('the load runs', 120, async () => isReady(await json('get', 'pod', name)));
  await until('the first webhook', 120, async () => (await counts()).delivered > 0);
}

export async function counts(path = 'counts') {
  const ask = `fetch('http://127.0.0.1:8081/${path}').then((answer) => answer.text()).then(console.log)`;
  return JSON.parse(await kubectl('exec', name, '--', 'node', '--eval', ask));
}

/** The counts while `during` ran. */
export async function counted(during) {
  const before = await counts();
  await during();
  const after = await counts();
  return {
    requests: after.requests - before.requests,
    failed: after.failed - before.failed,
    accepted: after.accepted - before.accepted,
    errors: after.errors.slice(before.errors.length),
  };
}

export async function removeLoad() {
  await kubectl('delete', `pod/${name}`, `service/${receiver}`, `configmap/${name}`, '--wait');
}

function script() {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name, labels },
    data: { 'load.mjs': readFileSync(join(import.meta.dirname, 'load.mjs'), 'utf8') },
  };
}

/** Under the name that the certificate of an evaluation holds. */
function service() {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: receiver, labels },
    spec: { selector: labels, ports: [{ name: 'https', port: 8443, targetPort: 8443 }] },
  };
}

function pod(image, jobsPerSecond) {
  const host = `${release}-public.${namespace}.svc`;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, labels },
    spec: {
      restartPolicy: 'Never',
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, fsGroup: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          name: 'load',
          image,
          imagePullPolicy: 'IfNotPresent',
          command: ['node', '/load/load.mjs'],
          env: [
            { name: 'JOBS_PER_SECOND', value: String(jobsPerSecond) },
            { name: 'ADMIN_URL', value: `http://${release}-admin:8445` },
            { name: 'LIVE_URL', value: `https://${host}:8443` },
            { name: 'RECEIVER_URL', value: `https://${receiver}.${namespace}.svc.cluster.local:8443/` },
            { name: 'NODE_EXTRA_CA_CERTS', value: '/certificate/ca.crt' },
            { name: 'ADMIN_TOKEN', valueFrom: { secretKeyRef: { name: `${release}-tokens`, key: 'admin-token' } } },
          ],
          readinessProbe: { tcpSocket: { port: 8443 }, periodSeconds: 1 },
          // Without its own share a busy node would hold it up first, and it counts for the others.
          resources: { requests: { cpu: '200m', memory: '128Mi' } },
          securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
          volumeMounts: [
            { name: 'load', mountPath: '/load', readOnly: true },
            { name: 'certificate', mountPath: '/certificate', readOnly: true },
          ],
        },
      ],
      volumes: [
        { name: 'load', configMap: { name } },
        { name: 'certificate', secret: { secretName: `${release}-certificate` } },
      ],
    },
  };
}
