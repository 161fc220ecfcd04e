import { backoff, pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import type { Pool } from 'pg';
import type { EventLogger } from '../logger.js';
import type { RunningConsumer, Subscription } from '../port.js';
import { nameOf, type Place } from './assignment.js';
import { type LeasedPlace, Membership } from './membership.js';
import type { NotificationListener } from './notifications.js';
import { PartitionReader } from './partition-reader.js';
import type { Tail } from './tail.js';

export interface GroupConsumerOptions {
  /** How long a member that was killed keeps its partitions. */
  leaseMs: number;
  batchSize: number;
  logger: EventLogger;
}

/** Keeps a membership alive and runs a reader for each partition that it holds. */
export class GroupConsumer implements RunningConsumer, NotificationListener {
  private readonly membership: Membership;
  private readonly readers = new Map<string, PartitionReader>();
  private readonly handingOver = new Map<string, Promise<void>>();
  /** Readers of partitions that were lost in the middle of a batch. */
  private readonly lost = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private leaseEnds = 0;
  private hurry: AbortController = new AbortController();

  constructor(
    private readonly pool: Pool,
    private readonly tail: Tail,
    private readonly subscription: Subscription,
    private readonly options: GroupConsumerOptions,
  ) {
    this.membership = new Membership(pool, subscription.group, subscription.topics, options.leaseMs);
  }

  /** Joins the group; resolves when the first partitions are read. */
  async start(): Promise<void> {
    await this.beat();
    this.running = this.run();
  }

  assignment(): Place[] {
    return [...this.readers.values()].map((reader) => reader.place);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.hurry.abort();
    await this.running;
    await Promise.all([...[...this.readers.values()].map((reader) => reader.stop()), ...this.handingOver.values(), ...this.lost]);
    this.readers.clear();
    // A database that is gone cannot be told; the leases end by themselves.
    await this.membership.leave().catch(() => undefined);
  }

  onAppend(place: string, endOffset: bigint): void {
    this.readers.get(place)?.onEnd(endOffset);
  }

  onGroupChange(group: string): void {
    if (group === this.subscription.group) this.hurry.abort();
  }

  onReconnect(): void {
    this.hurry.abort();
    for (const reader of this.readers.values()) reader.lookAgain();
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (await this.isDue(failures)) {
      try {
        await this.beat();
        failures = 0;
      } catch (error) {
        failures += 1;
        if (performance.now() > this.leaseEnds) this.loseAll();
        if (!isTransient(error)) this.subscription.onFatal(error as Error);
      }
    }
  }

  /** Waits for the next heartbeat; false when the consumer stops meanwhile. */
  private async isDue(failures: number): Promise<boolean> {
    const interval = this.options.leaseMs / 5;
    await pause(failures === 0 ? interval : backoff(failures, 50, interval), this.hurry.signal);
    return !this.stopping.signal.aborted;
  }

  private async beat(): Promise<void> {
    this.hurry = new AbortController();
    const leaseEnds = performance.now() + this.options.leaseMs;
    const held = await this.membership.heartbeat();
    this.leaseEnds = leaseEnds;
    const places = new Set(held.map(nameOf));
    for (const [name, reader] of this.readers) if (!places.has(name)) this.lose(name, reader);
    for (const place of held) this.follow(place);
  }

  private follow(place: LeasedPlace): void {
    const name = nameOf(place);
    const reader = this.readers.get(name);
    if (this.handingOver.has(name)) return;
    if (!place.wanted) {
      this.handOver(name, place);
    } else if (reader) {
      reader.onEnd(place.endOffset);
    } else {
      const { topic, partition } = place;
      this.readers.set(name, new PartitionReader(this.pool, this.tail, { topic, partition }, this.subscription, this.options));
    }
  }

  /** The lease is released only after the current batch, so that the next reader starts after it. */
  private handOver(name: string, place: Place): void {
    const drained = this.readers.get(name)?.stop() ?? Promise.resolve();
    this.readers.delete(name);
    const done = drained
      .then(() => this.membership.release(place))
      // Still held by us, it is handed over again after the next heartbeat.
      .catch(() => undefined)
      .finally(() => this.handingOver.delete(name));
    this.handingOver.set(name, done);
  }

  private lose(name: string, reader: PartitionReader): void {
    this.readers.delete(name);
    const ended = reader.stop().finally(() => this.lost.delete(ended));
    this.lost.add(ended);
  }

  private loseAll(): void {
    for (const [name, reader] of this.readers) this.lose(name, reader);
  }
}
