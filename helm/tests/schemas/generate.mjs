// Writes kubernetes.json: strict JSON schemas of the kinds that the chart makes, from Kubernetes' own OpenAPI document and from the
// custom resource definitions of the Prometheus operator and KEDA. Made from Kubernetes 1.36.3, operator 0.85.0, KEDA 2.18.0.
// Usage: node helm/tests/schemas/generate.mjs swagger.json crd.yaml…   (api/openapi-spec/swagger.json of the module k8s.io/kubernetes)
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const kinds = [
  'apps/v1/Deployment apps/v1/StatefulSet autoscaling/v2/HorizontalPodAutoscaler batch/v1/Job networking.k8s.io/v1/Ingress',
  'networking.k8s.io/v1/NetworkPolicy policy/v1/PodDisruptionBudget v1/ConfigMap v1/Pod v1/Secret v1/Service v1/ServiceAccount',
].flatMap((line) => line.split(' '));

const [swaggerFile, ...crdFiles] = process.argv.slice(2);
const swagger = JSON.parse(readFileSync(swaggerFile, 'utf8'));
const definitions = {};
const schemas = {};

for (const [name, definition] of Object.entries(swagger.definitions)) {
  for (const { group, version, kind } of definition['x-kubernetes-group-version-kind'] ?? []) {
    const key = [group, version, kind].filter(Boolean).join('/');
    if (kinds.includes(key)) schemas[key] = reference(name);
  }
}
for (const file of crdFiles) {
  const { spec } = parse(readFileSync(file, 'utf8'));
  for (const { name: version, schema } of spec.versions) {
    const key = `${spec.group}/${version}/${spec.names.kind}`;
    schemas[key] = strict(schema.openAPIV3Schema);
    schemas[key].properties.metadata = reference('io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta');
  }
}
const missing = kinds.filter((kind) => !(kind in schemas));
if (missing.length > 0) throw new Error(`No schema of ${missing.join(', ')}`);
writeFileSync(new URL('kubernetes.json', import.meta.url), `${JSON.stringify({ schemas, definitions })}\n`);

function reference(name) {
  if (!(name in definitions)) {
    definitions[name] = {};
    definitions[name] = strict(swagger.definitions[name]);
  }
  return { $ref: `#/definitions/${name}` };
}

/** The rules for a manifest's shape, without prose; no field that is not listed. */
function strict(node) {
  if (node.$ref) {
    const name = node.$ref.replace('#/definitions/', '');
    if (name.endsWith('IntOrString') || name.endsWith('Quantity')) return { type: ['string', 'number'] };
    return reference(name);
  }
  if (node['x-kubernetes-int-or-string']) return { type: ['string', 'number'] };
  const out = {};
  for (const key of ['type', 'enum', 'required', 'pattern', 'minLength', 'minimum', 'maximum', 'minItems', 'maxItems'])
    // Some patterns are Go's alone.
    if (key in node && !String(node[key]).includes('(?i)')) out[key] = node[key];
  if (node.items) out.items = strict(node.items);
  if (node.properties) {
    out.properties = Object.fromEntries(Object.entries(node.properties).map(([name, property]) => [name, strict(property)]));
    out.additionalProperties = Boolean(node['x-kubernetes-preserve-unknown-fields']);
  }
  if (node.additionalProperties) out.additionalProperties = node.additionalProperties === true || strict(node.additionalProperties);
  return out;
}
