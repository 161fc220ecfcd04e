import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const PINNED = '2.2.4';

/**
 * A module inside of kafkajs, for the few files here that replace a part of it. kafkajs is no longer released, so what is replaced
 * stays where it is; another version has to be read first.
 */
export function internal(path: string): unknown {
  const { version } = load('kafkajs/package.json') as { version: string };
  if (version !== PINNED) throw new Error(`kafkajs is ${version}, but parts of ${PINNED} are replaced in libs/event-log/src/kafka.`);
  return load(`kafkajs/src/${path}`);
}
