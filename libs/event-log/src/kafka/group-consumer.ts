import { type BaseOptions, Consumer, type ConsumerGroupJoinPayload } from '@platformatic/kafka';
import type { EventLogger } from '../logger.js';
import { backoff, pause } from '../pause.js';
import type { RunningConsumer, Subscription } from '../port.js';
import { isTransient } from '../transient.js';
import { Fetcher, type Patience, type Wanted } from './fetcher.js';
import { type Fetching, HeldPartition } from './held-partition.js';
import { nameOf, type Place } from './records.js';
import { within } from './time-limit.js';
import type { Topics } from './topics.js';

/** The longest that a partition which goes on again waits for the fetch under way. */
const FETCH_WAIT_MS = 100;
const COMMIT_INTERVAL_MS = 1_000;
const FAREWELL_MS = 5_000;
/** The client is to be more patient with the brokers than they are with the members of a group that gathers. */
const GATHERING_MARGIN_MS = 5_000;

/**
 * A member of a consumer group. The client joins and keeps up the heartbeat; where each partition is read from, and when, is decided
 * here, since the reader's own database holds the truth about what has been handled.
 */
export class GroupConsumer implements RunningConsumer, Fetching {
  private readonly consumer: Consumer;
  private readonly fetcher: Fetcher;
  private readonly patience: Patience;
  private readonly held = new Map<string, HeldPartition>();
  private readonly wanted = new Map<string, Wanted>();
  /** The brokers that have a question of ours. */
  private readonly asked = new Set<number>();
  private aboutToFetch = false;
  private readonly unreported = new Map<string, Wanted>();
  private readonly ending = new AbortController();
  private failures = 0;
  private reporting: NodeJS.Timeout | undefined;
  private stopping: Promise<void> | undefined;

  constructor(
    client: BaseOptions,
    private readonly topics: Topics,
    private readonly subscription: Subscription,
    private readonly options: { logger: EventLogger; sessionTimeoutMs: number },
  ) {
    const { sessionTimeoutMs } = options;
    const heartbeatInterval = sessionTimeoutMs / 5;
    const rebalanceTimeout = 3 * sessionTimeoutMs;
    const { bytes, ms } = subscription.collect ?? { bytes: 1, ms: FETCH_WAIT_MS };
    // A heartbeat waits behind the fetch under way.
    this.patience = { bytes, ms: Math.min(ms, heartbeatInterval) };
    this.consumer = new Consumer({
      ...client,
      groupId: subscription.group,
      sessionTimeout: sessionTimeoutMs,
      heartbeatInterval,
      rebalanceTimeout,
      requestTimeout: rebalanceTimeout + GATHERING_MARGIN_MS,
    });
    this.fetcher = new Fetcher(this.consumer);
  }

  async start(): Promise<void> {
    await Promise.all(this.subscription.topics.map((topic) => this.topics.partitionCount(topic)));
    this.consumer.topics.trackAll(...this.subscription.topics);
    this.consumer.on('consumer:group:join', (event) => {
      this.onJoin(event);
    });
    this.consumer.on('consumer:group:rebalance', () => void this.giveUpAll());
    this.consumer.on('error', (error) => void this.onLost(error));
    this.reporting = setInterval(() => void this.report(), COMMIT_INTERVAL_MS).unref();
    await this.consumer.joinGroup({});
  }

  assignment(): Place[] {
    return [...this.held.values()].map(({ place }) => place);
  }

  stop(): Promise<void> {
    this.stopping ??= this.leave();
    return this.stopping;
  }

  hold(place: Place): void {
    this.wanted.delete(nameOf(place));
  }

  goOnAt({ topic, partition }: Place, next: bigint): void {
    const wanted = { topic, partition, next };
    this.unreported.set(nameOf(wanted), wanted);
    this.wanted.set(nameOf(wanted), wanted);
    void this.fetch();
  }

  bounds(place: Place): Promise<{ low: bigint; end: bigint }> {
    return this.topics.boundsOf(place);
  }

  /**
   * Whatever was held is let go first, even if it stays with us: we may have been out of the group for a while, and another member may
   * have gone on.
   */
  private onJoin({ assignments = [] }: ConsumerGroupJoinPayload): void {
    const ended = new Map([...this.held].map(([name, partition]) => [name, partition.giveUp()]));
    this.held.clear();
    if (this.stopping !== undefined) return;
    for (const { topic, partitions } of assignments) {
      for (const partition of partitions) {
        const place = { topic, partition };
        const previous = ended.get(nameOf(place)) ?? Promise.resolve();
        this.held.set(nameOf(place), new HeldPartition(place, this.subscription, this, this.options.logger, previous));
      }
    }
  }

  /** The client could not join again, and does not try any more. */
  private async onLost(error: Error): Promise<void> {
    const { group } = this.subscription;
    void this.giveUpAll();
    for (let failures = 1, last = error; this.stopping === undefined; failures += 1) {
      if (!isTransient(last)) {
        this.subscription.onFatal(last);
        return;
      }
      this.options.logger.warn({ group, err: last }, 'a consumer that has lost its group joins again after a pause');
      await pause(backoff(failures), this.ending.signal);
      try {
        await this.consumer.joinGroup({});
        return;
      } catch (again) {
        last = again as Error;
      }
    }
  }

  /** Asks each broker that leads a wanted partition and has no question of ours yet. What is wanted within a tick shares a fetch. */
  private async fetch(): Promise<void> {
    if (this.aboutToFetch) return;
    this.aboutToFetch = true;
    await new Promise((tick) => setImmediate(tick));
    this.aboutToFetch = false;
    try {
      const byLeader = await this.fetcher.byLeader([...this.wanted.values()]);
      await Promise.all([...byLeader].map(([leader, wanted]) => this.fetchFrom(leader, wanted)));
    } catch (error) {
      await this.onFetchFailed([...this.wanted.values()], error);
    }
  }

  private async fetchFrom(leader: number, wanted: Wanted[]): Promise<void> {
    if (this.asked.has(leader) || this.stopping !== undefined) return;
    this.asked.add(leader);
    try {
      const fetched = await this.fetcher.fetch(leader, wanted, this.patience);
      this.failures = 0;
      // What was wanted may have changed meanwhile, with the assignment.
      const welcome = fetched.filter((found) => this.wanted.get(nameOf(found.wanted)) === found.wanted);
      await Promise.all(welcome.map(async (found) => this.held.get(nameOf(found.wanted))?.take(found)));
    } catch (error) {
      await this.onFetchFailed(wanted, error);
    } finally {
      this.asked.delete(leader);
    }
    if (this.wanted.size > 0) void this.fetch();
  }

  /** The brokers may be away, or what was wanted is not kept any more: every partition is asked for its position anew. */
  private async onFetchFailed(wanted: Wanted[], error: unknown): Promise<void> {
    if (this.stopping !== undefined) return;
    this.failures += 1;
    this.options.logger.warn({ group: this.subscription.group, err: error }, 'a fetch has failed and is tried again after a pause');
    await pause(backoff(this.failures), this.ending.signal);
    for (const one of wanted) if (this.wanted.get(nameOf(one)) === one) this.held.get(nameOf(one))?.startAnew();
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
    const farewell = this.report().then(() => this.fetcher.close());
    await within(FAREWELL_MS, farewell, 'The brokers do not answer.').catch(() => undefined);
  }

  /** Tells the brokers how far the group is. Only lag metrics read it, so a failure is made up for by the next report. */
  private async report(): Promise<void> {
    const offsets = [...this.unreported.values()].map(({ topic, partition, next }) => ({
      topic,
      partition,
      offset: next,
      leaderEpoch: -1,
    }));
    this.unreported.clear();
    if (offsets.length > 0) await this.consumer.commit({ offsets }).catch(() => undefined);
  }
}
