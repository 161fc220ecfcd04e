import { pause } from '@blazon/concurrency';
import type { Consumer, ConsumerGroupJoinEvent, EachBatchPayload, Kafka } from 'kafkajs';
import type { EventLogger } from '../logger.js';
import type { RunningConsumer, Subscription } from '../port.js';
import { join, joinAgain, NO_RESTART, type Persistence } from './crashed-consumers.js';
import { type Fetching, HeldPartition } from './held-partition.js';
import { fetchedFrom } from './raced-seeks.js';
import { nameOf, type Place, toRecord } from './records.js';
import { within } from './time-limit.js';
import type { Topics } from './topics.js';

/** The longest that a resumed partition waits for the fetch under way. */
const FETCH_WAIT_MS = 100;
/** The rest after a fetch that has brought something: a busy reader would ask for each record alone, and its broker pays for that too. */
const FETCH_REST_MS = 15;
/** The same where all records may wait. */
const UNHURRIED_FETCH_REST_MS = 250;
const COMMIT_INTERVAL_MS = 5_000;
/** A coordinator may still be loading its groups. */
const START_LIMIT_MS = 10_000;
const FAREWELL_MS = 5_000;
/** A group gathers for as long as a rebalance may take; what comes before and after takes less than this. */
const JOIN_MARGIN_MS = 30_000;

/**
 * A member of a consumer group. kafkajs joins, fetches and keeps up the heartbeat; where each partition is read from, and when, is decided
 * here, since the reader's own database holds the truth about what has been handled.
 */
export class GroupConsumer implements RunningConsumer, Fetching {
  private consumer: Consumer | undefined;
  private partitions = 0;
  private readonly held = new Map<string, HeldPartition>();
  private readonly unreported = new Map<string, Place & { offset: string }>();
  private readonly ending = new AbortController();
  private reporting: NodeJS.Timeout | undefined;
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly kafka: Kafka,
    private readonly topics: Topics,
    private readonly subscription: Subscription,
    private readonly options: { logger: EventLogger; sessionTimeoutMs: number },
  ) {}

  async start(): Promise<void> {
    const counts = await Promise.all(this.subscription.topics.map((topic) => this.topics.partitionCount(topic)));
    this.partitions = counts.reduce((sum, count) => sum + count, 0);
    this.reporting = setInterval(() => void this.report(), COMMIT_INTERVAL_MS).unref();
    const message = 'a consumer cannot join its group yet and tries again after a pause';
    await this.join().catch((error: unknown) => this.joinAgain(error, { message, limitMs: START_LIMIT_MS }));
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
      this.consumer?.pause([{ topic, partitions: [partition] }]);
    });
  }

  resumeAt({ topic, partition }: Place, next: bigint): void {
    this.whileRunning(() => {
      this.consumer?.seek({ topic, partition, offset: next.toString() });
      this.consumer?.resume([{ topic, partitions: [partition] }]);
    });
  }

  handled({ topic, partition }: Place, next: bigint): void {
    const position = { topic, partition, offset: next.toString() };
    this.unreported.set(nameOf(position), position);
  }

  bounds(place: Place): Promise<{ low: bigint; end: bigint }> {
    return this.topics.boundsOf(place);
  }

  private newConsumer(): Consumer {
    const { sessionTimeoutMs } = this.options;
    return this.kafka.consumer({
      groupId: this.subscription.group,
      sessionTimeout: sessionTimeoutMs,
      heartbeatInterval: sessionTimeoutMs / 5,
      rebalanceTimeout: 3 * sessionTimeoutMs,
      maxWaitTimeInMs: FETCH_WAIT_MS,
      readUncommitted: true,
      allowAutoTopicCreation: false,
      retry: NO_RESTART,
    });
  }

  /** By a consumer of its own: one that has crashed is not used again. */
  private async join(): Promise<void> {
    const consumer = (this.consumer = this.newConsumer());
    const { GROUP_JOIN, REBALANCING } = consumer.events;
    consumer.on(GROUP_JOIN, (event) => {
      this.onJoin(event);
    });
    consumer.on(REBALANCING, () => void this.giveUpAll());
    const restMs = this.subscription.collect?.types === 'all' ? UNHURRIED_FETCH_REST_MS : FETCH_REST_MS;
    const start = async () => {
      await consumer.connect();
      await consumer.subscribe({ topics: this.subscription.topics, fromBeginning: true });
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: this.partitions,
        eachBatch: (payload) => {
          this.onFetched(payload);
          return pause(restMs, this.ending.signal);
        },
      });
    };
    const joining = join(consumer, start, (crash) => void this.onCrash(crash));
    try {
      await within(3 * this.options.sessionTimeoutMs + JOIN_MARGIN_MS, joining, 'The group was not joined in time.');
    } catch (error) {
      void consumer.disconnect().catch(() => undefined);
      throw error;
    }
    if (this.ending.signal.aborted) await consumer.disconnect();
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

  private onFetched({ batch }: EachBatchPayload): void {
    const place = { topic: batch.topic, partition: batch.partition };
    this.held.get(nameOf(place))?.take({
      from: fetchedFrom(batch),
      records: batch.messages.map((message) => toRecord(place, message)),
      next: BigInt(batch.lastOffset()) + 1n,
      endOffset: BigInt(batch.highWatermark),
    });
  }

  private async onCrash(crash: Error): Promise<void> {
    void this.giveUpAll();
    if (this.stopping !== undefined) return;
    const message = 'a consumer that has lost its group joins again after a pause';
    await this.joinAgain(crash, { message }).catch((error: unknown) => {
      this.subscription.onFatal(error as Error);
    });
  }

  private joinAgain(crash: unknown, how: Pick<Persistence, 'message' | 'limitMs'>): Promise<void> {
    const { group } = this.subscription;
    return joinAgain(crash, () => this.join(), { group, logger: this.options.logger, signal: this.ending.signal, ...how });
  }

  /** The partitions stay in the map until the next assignment, which has to wait for the batches in hand. */
  private async giveUpAll(): Promise<void> {
    await Promise.all([...this.held.values()].map((partition) => partition.giveUp()));
  }

  private async leave(): Promise<void> {
    clearInterval(this.reporting);
    this.ending.abort();
    // The heartbeat goes on meanwhile, so that nobody else begins before the batches in hand have ended.
    await this.giveUpAll();
    this.held.clear();
    // Brokers that are gone cannot be told; the session ends by itself.
    const farewell = this.report().then(() => this.consumer?.disconnect());
    await within(FAREWELL_MS, farewell, 'The brokers do not answer.').catch(() => undefined);
  }

  /** Tells the brokers how far the group is. Only lag metrics read it, so a failure is made up for by the next report. */
  private async report(): Promise<void> {
    const offsets = [...this.unreported.values()];
    this.unreported.clear();
    if (offsets.length > 0) await this.consumer?.commitOffsets(offsets).catch(() => undefined);
  }

  /** After a crash kafkajs has no group to pause or seek in and throws; the next assignment starts afresh anyway. */
  private whileRunning(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.options.logger.info({ group: this.subscription.group, err: error }, 'the consumer has crashed and is about to join again');
    }
  }
}
