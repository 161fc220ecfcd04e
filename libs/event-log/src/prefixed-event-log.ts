import type { Batch, EventLog, LogRecord, NewRecord, Position, RunningConsumer, Subscription, TopicDefinition } from './port.js';

/** A log on a shared cluster: it puts a prefix before the names of topics and groups, invisible to its callers. */
export class PrefixedEventLog implements EventLog {
  constructor(
    private readonly log: EventLog,
    private readonly prefix: string,
  ) {}

  ensureTopics(topics: TopicDefinition[]): Promise<void> {
    return this.log.ensureTopics(topics.map((topic) => ({ ...topic, name: this.outside(topic.name) })));
  }

  verifyTopics(topics: TopicDefinition[]): Promise<void> {
    return this.log.verifyTopics(topics.map((topic) => ({ ...topic, name: this.outside(topic.name) })));
  }

  append(records: NewRecord[]): Promise<Position[]> {
    return this.log.append(records.map((record) => ({ ...record, topic: this.outside(record.topic) })));
  }

  async consume(subscription: Subscription): Promise<RunningConsumer> {
    const running = await this.log.consume({
      ...subscription,
      group: this.outside(subscription.group),
      topics: subscription.topics.map((topic) => this.outside(topic)),
      startFrom: (topic, partition) => subscription.startFrom(this.inside(topic), partition),
      onBatch: (batch, signal) => subscription.onBatch(this.batchInside(batch), signal),
      onFatal: (error) => {
        subscription.onFatal(error);
      },
    });
    return {
      assignment: () => running.assignment().map(({ topic, partition }) => ({ topic: this.inside(topic), partition })),
      stop: () => running.stop(),
    };
  }

  partitionOf(topic: string, partitionKey: string): Promise<number> {
    return this.log.partitionOf(this.outside(topic), partitionKey);
  }

  endOffsets(topic: string): Promise<Map<number, bigint>> {
    return this.log.endOffsets(this.outside(topic));
  }

  startOffsets(topic: string): Promise<Map<number, bigint>> {
    return this.log.startOffsets(this.outside(topic));
  }

  async *read(range: { topic: string; partition: number; from: bigint; to: bigint }): AsyncIterable<LogRecord> {
    for await (const record of this.log.read({ ...range, topic: this.outside(range.topic) })) yield { ...record, topic: range.topic };
  }

  ping(): Promise<void> {
    return this.log.ping();
  }

  close(): Promise<void> {
    return this.log.close();
  }

  private batchInside(batch: Batch): Batch {
    const topic = this.inside(batch.topic);
    return { ...batch, topic, records: batch.records.map((record) => ({ ...record, topic })) };
  }

  private outside(name: string): string {
    return `${this.prefix}${name}`;
  }

  private inside(name: string): string {
    return name.slice(this.prefix.length);
  }
}
