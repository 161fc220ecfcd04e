import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { lint, type Manifest, render, valueSets, type ValueSet } from './chart.js';

interface Schemas {
  schemas: Record<string, object>;
  definitions: Record<string, AnySchema>;
}
const { schemas, definitions } = JSON.parse(readFileSync(join(import.meta.dirname, 'schemas/kubernetes.json'), 'utf8')) as Schemas;
const ajv = new Ajv({ strict: false, allErrors: true });

function faultsOf(manifest: Manifest): string[] {
  const kind = `${manifest.apiVersion}/${manifest.kind}`;
  const schema = schemas[kind];
  if (schema === undefined) return [`${kind} has no schema; add it to schemas/generate.mjs`];
  const validate = ajv.getSchema(kind) ?? ajv.compile({ $id: kind, definitions, ...schema });
  if (validate(manifest) === true) return [];
  return (validate.errors ?? []).map((error) => `${kind} ${manifest.metadata.name}${error.instancePath}: ${error.message ?? ''}`);
}

describe.each(Object.keys(valueSets) as ValueSet[])('the chart with the values "%s"', (set) => {
  const manifests = render(set);

  it('passes helm lint --strict', () => {
    expect(lint(set)).toContain('0 chart(s) failed');
  });

  it("makes nothing that Kubernetes' schemas refuse", () => {
    expect(manifests.length).toBeGreaterThan(20);
    expect(manifests.flatMap(faultsOf)).toEqual([]);
  });

  it('gives no two objects the same name', () => {
    const names = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(names).toEqual([...new Set(names)]);
  });
});

it('the schemas refuse a field that does not exist and a value of the wrong type', () => {
  const [service] = render('plain').filter(({ kind }) => kind === 'Service');
  const broken = { ...service, spec: { ports: [{ port: 'eighty', prot: 'TCP' }] } } as Manifest;
  expect(faultsOf(broken)).toEqual([
    expect.stringContaining('must NOT have additional properties'),
    expect.stringContaining('/spec/ports/0/port: must be integer'),
  ]);
});
