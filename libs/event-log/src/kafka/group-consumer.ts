import type { Consumer, ConsumerCrashEvent, ConsumerGroupJoinEvent, EachBatchPayload, Kafka } from 'kafkajs';
import type { EventLogger } from '../logger.js';
import type { RunningConsumer, Subscription } from '../port.js';
import { RETRY } from './connection.js';
import { type Fetching, HeldPartition } from './held-partition.js';
import { nameOf, type Place, toRecord } from './records.js';
import { within } from './time-limit.js';
import type { Topics } from './topics.js';

/** The longest that a partition which goes on again waits for the fetch under way. */
const FETCH_WAIT_MS = 100;
const COMMIT_INTERVAL_MS = 1_000;
const FAREWELL_MS = 5_000;

/**
 * A member of a consumer group. kafkajs joins, fetches and keeps up the heartbeat; where each partition is read from, and when,
 * is decided here, since the reader's own database holds the truth about what has been handled.
 */
export class GroupConsumer implements RunningConsumer, Fetching {
  private readonly consumer: Consumer;
  private readonly held = new Map<string, HeldPartition>();
  private readonly unreported = new Map<string, Place & { offset: string }>();
  private reporting: NodeJS.Timeout | undefined;
  private stopping: Promise<void> | undefined;

  constructor(
    kafka: Kafka,
    private readonly topics: Topics,
    private readonly subscription: Subscription,
    private readonly options: { logger: EventLogger; sessionTimeoutMs: number },
  ) {
    const heartbeatInterval = options.sessionTimeoutMs / 5;
    const { bytes, ms } = subscription.collect ?? { bytes: 1, ms: FETCH_WAIT_MS };
    this.consumer = kafka.consumer({
      groupId: subscription.group,
      sessionTimeout: options.sessionTimeoutMs,
      heartbeatInterval,
      rebalanceTimeout: 3 * options.sessionTimeoutMs,
      minBytes: bytes,
      // No heartbeat is sent while a fetch waits.
      maxWaitTimeInMs: Math.min(ms, heartbeatInterval),
      allowAutoTopicCreation: false,
      // kafkajs would also come back after it was stopped in the middle of a crash.
      retry: { ...RETRY, restartOnFailure: () => Promise.resolve(this.stopping === undefined) },
    });
  }

  async start(): Promise<void> {
    const counts = await Promise.all(this.subscription.topics.map((topic) => this.topics.partitionCount(topic)));
    const { GROUP_JOIN, REBALANCING, CRASH } = this.consumer.events;
    this.consumer.on(GROUP_JOIN, (event) => {
      this.onJoin(event);
    });
    this.consumer.on(REBALANCING, () => void this.giveUpAll());
    this.consumer.on(CRASH, (event) => {
      this.onCrash(event);
    });
    await this.consumer.connect();
    await this.consumer.subscribe({ topics: this.subscription.topics, fromBeginning: true });
    this.reporting = setInterval(() => void this.report(), COMMIT_INTERVAL_MS).unref();
    await this.consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: counts.reduce((sum, count) => sum + count, 0),
      eachBatch: (payload) => this.onFetched(payload),
    });
  }

  assignment(): Place[] {
    return [...this.held.values()].map(({ place }) => place);
  }

  stop(): Promise<void> {
    this.stopping ??= this.leave();
    return this.stopping;
  }

  hold({ topic, partition }: Place): void {
    this.whileRunning(() => {
      this.consumer.pause([{ topic, partitions: [partition] }]);
    });
  }

  goOnAt({ topic, partition }: Place, next: bigint): void {
    const position = { topic, partition, offset: next.toString() };
    this.unreported.set(nameOf(position), position);
    this.whileRunning(() => {
      this.consumer.seek(position);
      this.consumer.resume([{ topic, partitions: [partition] }]);
    });
  }

  bounds(place: Place): Promise<{ low: bigint; end: bigint }> {
    return this.topics.boundsOf(place);
  }

  /**
   * Called by kafkajs before the first fetch of a new assignment. Whatever was held is let go first, even if it stays with us:
   * we may have been out of the group for a while, and another member may have gone on.
   */
  private onJoin({ payload }: ConsumerGroupJoinEvent): void {
    const ended = new Map([...this.held].map(([name, partition]) => [name, partition.giveUp()]));
    this.held.clear();
    if (this.stopping !== undefined) return;
    for (const [topic, partitions] of Object.entries(payload.memberAssignment)) {
      for (const partition of partitions) {
        const place = { topic, partition };
        const previous = ended.get(nameOf(place)) ?? Promise.resolve();
        this.held.set(nameOf(place), new HeldPartition(place, this.subscription, this, this.options.logger, previous));
      }
    }
  }

  private async onFetched({ batch }: EachBatchPayload): Promise<void> {
    const place = { topic: batch.topic, partition: batch.partition };
    const records = batch.messages.map((message) => toRecord(place, message));
    await this.held.get(nameOf(place))?.take({ records, endOffset: BigInt(batch.highWatermark) });
  }

  private onCrash({ payload }: ConsumerCrashEvent): void {
    void this.giveUpAll();
    if (!payload.restart && this.stopping === undefined) this.subscription.onFatal(payload.error);
  }

  /** The partitions stay in the map until the next assignment, which has to wait for the batches in hand. */
  private async giveUpAll(): Promise<void> {
    await Promise.all([...this.held.values()].map((partition) => partition.giveUp()));
  }

  private async leave(): Promise<void> {
    clearInterval(this.reporting);
    // The heartbeat goes on meanwhile, so that nobody else begins before the batches in hand have ended.
    await this.giveUpAll();
    this.held.clear();
    // Brokers that are gone cannot be told; the session ends by itself.
    const farewell = this.report().then(() => this.consumer.disconnect());
    await within(FAREWELL_MS, farewell, 'The brokers do not answer.').catch(() => undefined);
  }

  /** Tells the brokers how far the group is. Only lag metrics read it, so a failure is made up for by the next report. */
  private async report(): Promise<void> {
    const offsets = [...this.unreported.values()];
    this.unreported.clear();
    if (offsets.length > 0) await this.consumer.commitOffsets(offsets).catch(() => undefined);
  }

  /** Between a crash and the restart kafkajs has no group to pause or seek in and throws; the next assignment starts afresh anyway. */
  private whileRunning(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.options.logger.info({ group: this.subscription.group, err: error }, 'the consumer is between a crash and its restart');
    }
  }
}
