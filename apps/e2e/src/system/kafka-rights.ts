import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import kafkajs, { type AclEntry } from 'kafkajs';
import type { ServiceName } from './fleet.js';

const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs;
const root = resolve(import.meta.dirname, '../../../..');

const operations: Record<string, AclEntry['operation']> = {
  Read: AclOperationTypes.READ,
  Write: AclOperationTypes.WRITE,
  Create: AclOperationTypes.CREATE,
  Delete: AclOperationTypes.DELETE,
  DescribeConfigs: AclOperationTypes.DESCRIBE_CONFIGS,
};

/** The rights that the README of a service lists, for the Kafka user of its name. */
export function rightsOf(service: ServiceName): AclEntry[] {
  const readme = readFileSync(resolve(root, 'apps', service, 'README.md'), 'utf8');
  const listed = /^\| \**Kafka rights\** *\|(.*)\|$/m.exec(readme)?.[1];
  if (listed === undefined) throw new Error(`The README of ${service} lists no Kafka rights.`);
  return listed.split(';').flatMap((clause) => entriesOf(clause.trim(), service));
}

/** "`jobs`, `memory`: Read, Write", "group `generation` Read" or "groups `generation.read-*` (prefixed) Read, Delete". */
function entriesOf(clause: string, service: ServiceName): AclEntry[] {
  const names = [...clause.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const allowed = [...clause.replaceAll(/`[^`]*`/g, '').matchAll(/\b[A-Z]\w+/g)].map(([word]) => {
    const operation = operations[word];
    if (operation === undefined) throw new Error(`The README of ${service} lists an unknown right: ${word}.`);
    return operation;
  });
  const [resourceType, resourcePatternType] = clause.startsWith('groups ')
    ? [AclResourceTypes.GROUP, ResourcePatternTypes.PREFIXED]
    : [clause.startsWith('group ') ? AclResourceTypes.GROUP : AclResourceTypes.TOPIC, ResourcePatternTypes.LITERAL];
  return names.flatMap((name) =>
    allowed.map((operation) => ({
      principal: `User:${service}`,
      host: '*',
      permissionType: AclPermissionTypes.ALLOW,
      resourceType,
      resourcePatternType,
      resourceName: name.replace(/\*$/, ''),
      operation,
    })),
  );
}
