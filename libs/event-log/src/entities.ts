import { defineEntity, type InferKyselyDB, p } from '@mikro-orm/postgresql';

/** How far a consumer group has come in a partition. */
export const Checkpoint = defineEntity({
  name: 'Checkpoint',
  tableName: 'checkpoints',
  properties: {
    consumerGroup: p.text().primary(),
    topic: p.text().primary(),
    partition: p.integer().primary().autoincrement(false),
    nextOffset: p.bigint(),
  },
});

/** A position in the log that could not be handled, or waits behind one. It copies no content, so what the log erases is gone. */
export const DeadLetterRow = defineEntity({
  name: 'DeadLetterRow',
  tableName: 'dead_letters',
  properties: {
    id: p.bigint().primary().generated('identity'),
    consumerGroup: p.text(),
    topic: p.text(),
    partition: p.integer(),
    offset: p.bigint(),
    key: p.text().default(''),
    subject: p.text(),
    /** Its owner, with which it is deleted, if its text names one. */
    owner: p.text().nullable(),
    reason: p.text(),
    failedAt: p.datetime(6).defaultRaw('now()'),
  },
  uniques: [
    { properties: ['consumerGroup', 'topic', 'partition', 'offset'], name: 'dead_letters_consumer_group_topic_partition_offset_key' },
  ],
  indexes: [
    { properties: ['consumerGroup', 'subject'], name: 'dead_letters_by_subject' },
    { properties: ['owner'], name: 'dead_letters_by_owner' },
  ],
});

/** A record that waits to be published. */
export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p.bigint().primary().generated('identity'),
    topic: p.text(),
    key: p.text(),
    partitionKey: p.text(),
    headers: p.json<Record<string, string>>(),
    value: p.blob().nullable(),
    createdAt: p.datetime(6).defaultRaw('now()'),
    notBefore: p.datetime(6).defaultRaw('now()'),
  },
  indexes: [{ properties: ['notBefore'], name: 'outbox_by_time' }],
});

/** The tables of this library, for the ORM of every service that reads from or writes to the log. */
export const readerEntities = [Checkpoint, DeadLetterRow, OutboxRow] as const;

/** The same for typed queries: `em.getKysely<ReaderTables>()`. */
export type ReaderTables = InferKyselyDB<(typeof readerEntities)[number]>;
