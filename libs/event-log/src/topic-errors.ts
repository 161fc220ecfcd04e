/** A topic that does not exist yet. */
export class MissingTopicError extends Error {
  override readonly name = 'MissingTopicError';

  constructor(topic: string) {
    super(`There is no topic "${topic}". Run dist/migrate.js of a service that uses it, or start with MIGRATE_AT_START=true.`);
  }
}

/** The count is fixed when a topic is created, since the order of events depends on it: no command can change it. */
export class OtherPartitionsError extends Error {
  override readonly name = 'OtherPartitionsError';

  constructor(topic: string, found: number, wanted: number) {
    super(
      `Topic "${topic}" has ${found} partitions instead of ${wanted}. The count is fixed when a topic is created, since the order of events ` +
        `depends on it: configure ${found}, or copy the topic into a new one.`,
    );
  }
}

/** A topic whose settings differ from what its readers rely on: continuing would lose events. */
export class UnsafeTopicError extends Error {
  override readonly name = 'UnsafeTopicError';

  constructor(topic: string, found: string[], command: string) {
    super(`Topic "${topic}" would lose events: ${found.join(', ')}. Mend it with: ${command}`);
  }
}
