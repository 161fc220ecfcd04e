import { internal } from './internals.js';

/*
 * The fault: compaction keeps the last batch of each producer even when it has removed all its records. kafkajs forgets a batch once it
 * is decoded and goes on behind the last record, so where an emptied batch ends a segment, and a fetch brings nothing else, it asks for
 * the same offset for ever.
 *
 * The solution: a batch whose last record is gone gets a control record in its place. kafkajs hides those from its users, but counts
 * their offsets, so `batch.lastOffset()` is the end of what was fetched.
 */

interface Decoder {
  readInt16(): number;
  readInt32(): number;
  readInt64(): bigint;
  readString(): string;
  readBytes(length: number): Buffer;
  readArray<Item>(item: (decoder: Decoder) => Item): Item[];
  readArrayAsync<Item>(item: (decoder: Decoder) => Promise<Item>): Promise<Item[]>;
  canReadBytes(length: number): boolean;
}

interface RecordBatch {
  firstOffset: string;
  lastOffsetDelta: number;
  records: { offset: string; isControlRecord: boolean }[];
}

interface FetchedBatch {
  rawMessages: unknown[];
  isEmpty(): boolean;
}

const DecoderOf = internal('protocol/decoder.js') as new (data: Buffer) => Decoder;
const decodeBatch = internal('protocol/recordBatch/v0/decoder.js') as (decoder: Decoder) => Promise<RecordBatch>;
/** Kafka 2.3 and later are asked in version 11, the last that kafkajs knows. */
const fetchResponse = internal('protocol/requests/fetch/v11/response.js') as { decode(data: Buffer): Promise<unknown> };
const { prototype: fetchedBatch } = internal('consumer/batch.js') as { prototype: FetchedBatch };

/** The smallest batch, without its first offset and its length. */
const BATCH_OVERHEAD = 49;

/** As kafkajs decodes it, but for the records. */
fetchResponse.decode = async (data) => {
  const decoder = new DecoderOf(data);
  return {
    throttleTime: 0,
    clientSideThrottleTime: decoder.readInt32(),
    errorCode: decoder.readInt16(),
    sessionId: decoder.readInt32(),
    responses: await decoder.readArrayAsync(async (topic) => ({
      topicName: topic.readString(),
      partitions: await topic.readArrayAsync(decodePartition),
    })),
  };
};

/** A batch without records to handle reaches `eachBatch` too: whoever keeps the position learns that it has moved. */
fetchedBatch.isEmpty = function () {
  return this.rawMessages.length === 0;
};

async function decodePartition(decoder: Decoder) {
  return {
    partition: decoder.readInt32(),
    errorCode: decoder.readInt16(),
    highWatermark: decoder.readInt64().toString(),
    lastStableOffset: decoder.readInt64().toString(),
    lastStartOffset: decoder.readInt64().toString(),
    abortedTransactions: decoder.readArray((aborted) => ({
      producerId: aborted.readInt64().toString(),
      firstOffset: aborted.readInt64().toString(),
    })),
    preferredReadReplica: decoder.readInt32(),
    messages: await decodeRecords(decoder),
  };
}

async function decodeRecords(decoder: Decoder): Promise<RecordBatch['records']> {
  const size = decoder.readInt32();
  const batches = new DecoderOf(decoder.readBytes(Math.max(size, 0)));
  const records: RecordBatch['records'] = [];
  while (batches.canReadBytes(BATCH_OVERHEAD)) {
    const batch = await decodeBatch(batches).catch(nullIfCutOff);
    if (batch === null) break;
    for (const record of batch.records) records.push(record);
    const last = (BigInt(batch.firstOffset) + BigInt(batch.lastOffsetDelta)).toString();
    if (batch.records.at(-1)?.offset !== last) records.push({ offset: last, isControlRecord: true });
  }
  return records;
}

/** The last batch may be cut off where the most bytes of a fetch were reached; the next fetch brings it whole. */
function nullIfCutOff(error: Error): null {
  if (error.name === 'KafkaJSPartialMessageError') return null;
  throw error;
}
