/** A topic that somebody has to create first. */
export class MissingTopicError extends Error {
  override readonly name = 'MissingTopicError';

  constructor(topic: string) {
    super(`There is no topic "${topic}". Run dist/migrate.js of a service that uses it, or start with MIGRATE_AT_START=true.`);
  }
}

/** The count is fixed when a topic is created, since the order of events depends on it: no command mends this one. */
export class OtherPartitionsError extends Error {
  override readonly name = 'OtherPartitionsError';

  constructor(topic: string, found: number, wanted: number) {
    super(
      `Topic "${topic}" has ${found} partitions instead of ${wanted}. The count is fixed when a topic is created, since the order of events ` +
        `depends on it: configure ${found}, or copy the topic into a new one.`,
    );
  }
}

/** A topic that is kept otherwise than its readers rely on: going on would lose events. */
export class UnsafeTopicError extends Error {
  override readonly name = 'UnsafeTopicError';

  constructor(topic: string, found: string[], command: string) {
    super(`Topic "${topic}" would lose events: ${found.join(', ')}. Mend it with: ${command}`);
  }
}
