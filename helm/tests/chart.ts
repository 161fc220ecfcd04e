import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const chart = join(import.meta.dirname, '../blazon');
const helm = process.env.HELM ?? 'helm';

/** A Kubernetes object, as far as tests look into it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec?: unknown;
  data?: Record<string, string>;
}

export interface Container {
  name: string;
  image: string;
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  securityContext: Record<string, unknown>;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  ports?: { name: string; containerPort: number }[];
  volumeMounts?: { mountPath: string }[];
}

export interface PodSpec {
  automountServiceAccountToken: boolean;
  securityContext: Record<string, unknown>;
  terminationGracePeriodSeconds: number;
  containers: Container[];
  initContainers?: Container[];
}

/** Sets of values that installations are made from; those under `values/` switch on what the two published ones leave off. */
export const valueSets = {
  evaluation: ['values-evaluation.yaml'],
  production: ['values-production.yaml'],
  everything: ['values-production.yaml', '../tests/values/everything.yaml'],
  plain: ['../tests/values/plain.yaml'],
} as const;
export type ValueSet = keyof typeof valueSets;

function argsOf(set: ValueSet, settings: string[]): string[] {
  return [...valueSets[set].flatMap((file) => ['--values', join(chart, file)]), ...settings.flatMap((setting) => ['--set', setting])];
}

const rendered = new Map<string, Manifest[]>();

/** Everything that the chart makes of a set of values and further settings (`key=value`). */
export function render(set: ValueSet, ...settings: string[]): Manifest[] {
  const key = [set, ...settings].join(' ');
  const manifests = rendered.get(key) ?? template(set, settings);
  rendered.set(key, manifests);
  return manifests;
}

function template(set: ValueSet, settings: string[]): Manifest[] {
  const text = execFileSync(helm, ['template', 'blazon', chart, '--namespace', 'blazon', ...argsOf(set, settings)], { encoding: 'utf8' });
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) throw new Error(document.errors.join('\n'));
    return (document.toJS() as Manifest | null) ?? [];
  });
}

/** Helm's error about settings that it must refuse. */
export function refusal(set: ValueSet, ...settings: string[]): string {
  const { status, stderr } = spawnSync(helm, ['template', 'blazon', chart, ...argsOf(set, settings)], { encoding: 'utf8' });
  if (status === 0) throw new Error(`helm accepts ${settings.join(' ')}`);
  return stderr;
}

/** The output of `helm lint --strict`; throws where it finds a fault. */
export function lint(set: ValueSet): string {
  return execFileSync(helm, ['lint', '--strict', chart, ...argsOf(set, [])], { encoding: 'utf8' });
}

export function find(manifests: Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

export function ofKind(manifests: Manifest[], kind: string): Manifest[] {
  return manifests.filter((manifest) => manifest.kind === kind);
}

/** The pods that a manifest makes, if it makes any. */
export function podOf({ kind, spec }: Manifest): PodSpec | undefined {
  if (kind === 'Pod') return spec as PodSpec;
  return (spec as { template?: { spec: PodSpec } } | undefined)?.template?.spec;
}

export function deploymentOf(manifests: Manifest[], service: string): { pod: PodSpec; container: Container; replicas: number | undefined } {
  const { spec } = find(manifests, 'Deployment', `blazon-${service}`) as { spec: { replicas?: number; template: { spec: PodSpec } } };
  const pod = spec.template.spec;
  const [container] = pod.containers;
  if (container === undefined) throw new Error(`${service} has no container.`);
  return { pod, container, replicas: spec.replicas };
}

export const services = ['gateway', 'projects', 'generation', 'memory-graph', 'webhook-delivery'] as const;
