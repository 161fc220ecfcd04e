/** How the records of a topic are kept: `compact` keeps the last record of each key, `delete` keeps all for a while. */
export interface TopicDefinition {
  name: string;
  partitions: number;
  cleanup: { policy: 'compact'; maxLagMs: number } | { policy: 'delete'; retentionMs: number };
}

/** A record as it is handed to the log. A null value is a tombstone: it removes what the log holds under `key`. */
export interface NewRecord {
  topic: string;
  key: string;
  /** Records with the same partition key keep their order. */
  partitionKey: string;
  headers: Record<string, string>;
  value: Buffer | null;
}

/** A record as the log holds it. Offsets grow within a partition and start at 0; compaction may leave holes. */
export interface LogRecord {
  topic: string;
  partition: number;
  offset: bigint;
  key: string;
  headers: Record<string, string>;
  value: Buffer | null;
  timestamp: Date;
}

export interface Position {
  partition: number;
  offset: bigint;
}

/** Records of one partition, in order, never empty. */
export interface Batch {
  topic: string;
  partition: number;
  records: LogRecord[];
  /** The end offset of the partition when the batch was fetched: the offset the next record will get. */
  endOffset: bigint;
}

/** Events of these types, or all, wait until one of another type arrives, or for at most this time: they share its transaction. */
export interface Collect {
  types: readonly string[] | 'all';
  ms: number;
}

export interface Subscription {
  group: string;
  topics: string[];
  /** Which events may wait; by default every record is delivered at once. */
  collect?: Collect;
  /** Where to begin reading a partition that was just assigned: the offset of the next record to handle. */
  startFrom(topic: string, partition: number): Promise<bigint>;
  /**
   * Handles a batch and returns when its effects are durable. The next batch of that partition follows afterwards; other partitions
   * continue meanwhile. A rejection makes the log deliver from `startFrom` again after a pause. `signal` aborts when the partition is
   * revoked or the consumer stops.
   */
  onBatch(batch: Batch, signal: AbortSignal): Promise<void>;
  /** Called when the consumer cannot recover; the process should exit and be restarted. */
  onFatal(error: Error): void;
}

export interface RunningConsumer {
  /** The partitions that this consumer holds now. */
  assignment(): { topic: string; partition: number }[];
  /** Finishes the current batches, releases the partitions, and ends. */
  stop(): Promise<void>;
}

/** An ordered, partitioned, durable log of records. Two adapters keep the same promises: Kafka and PostgreSQL. */
export interface EventLog {
  /** Creates missing topics and verifies all of them; one whose partition count differs is refused, since order per key depends on it. */
  ensureTopics(topics: TopicDefinition[]): Promise<void>;
  /** Refuses topics that are missing or whose settings would lose records; the error says what was found and the command that fixes it. */
  verifyTopics(topics: TopicDefinition[]): Promise<void>;
  /** Resolves when every record is durable, with their positions in the order given. Concurrent calls share one write. */
  append(records: NewRecord[]): Promise<Position[]>;
  consume(subscription: Subscription): Promise<RunningConsumer>;
  /** The partition that a partition key maps to. */
  partitionOf(topic: string, partitionKey: string): Promise<number>;
  /** The end offset of each partition: a reader that has handled all below it has seen every append that was acknowledged before this call. */
  endOffsets(topic: string): Promise<Map<number, bigint>>;
  /** Where each partition begins: 0 until records were removed by age or by hand. Compaction does not move it. */
  startOffsets(topic: string): Promise<Map<number, bigint>>;
  /** Reads a range of one partition outside of any group: for replay, timelines and dead letters. */
  read(range: { topic: string; partition: number; from: bigint; to: bigint }): AsyncIterable<LogRecord>;
  /** Whether the log answers now; throws with the reason when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
