import { CONFIG, DatabaseSignal, type Logger, LOGGER } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { type Capacity, type Claim, DeliveryQueue, QUEUE_CHANNEL } from '../deliveries/delivery-queue.js';
import { Outcomes } from '../deliveries/outcomes.js';
import { defaultTimeoutMs } from '../sending/sender.js';
import { Attempts } from './attempts.js';

/** The longest sleep: retries that another replica has scheduled, and leases that were lost, are noticed within it. */
const LONGEST_SLEEP_MS = 1_000;
/** An attempt begins only if its lease outlasts it by this, so that whoever takes it over never does so while it is under way. */
const LEASE_MARGIN_MS = 1_000;
/** The share of all places that is kept for hosts with no attempt under way: slow receivers cannot take them all. */
const RESERVED_SHARE = 0.25;

/**
 * Makes the attempts that are due, as many at once as there are places. All that waits, waits in the database: what is claimed here
 * can begin at once.
 */
@Injectable()
export class Dispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly signal: DatabaseSignal;
  private readonly underWay = new Map<string, number>();
  private readonly running = new Set<Promise<void>>();
  private inFlight = 0;
  /** Where the last round through the hosts has ended. */
  private lastHost = '';
  private claiming: Promise<void> | undefined;
  private wokenMeanwhile = false;
  private timer: NodeJS.Timeout | undefined;
  private awakeAt = 0;
  private ticking: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly outcomes: Outcomes,
    private readonly attempts: Attempts,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: WebhookDeliveryConfig,
  ) {
    this.signal = new DatabaseSignal(config.DATABASE_URL, QUEUE_CHANNEL, () => {
      this.wake();
    });
    attempts.onOpened(() => {
      this.wake();
    });
  }

  onApplicationBootstrap(): void {
    this.signal.start();
    this.sleep(0);
  }

  /** Claims nothing more and lets attempts under way end, which they do within their deadline. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.signal.close();
    await Promise.all([this.ticking, this.claiming]);
    await Promise.all(this.running);
  }

  /** There may be an attempt to make, or a free place for one. */
  wake(): void {
    this.wokenMeanwhile = true;
    if (this.stopping) return;
    this.claiming ??= this.claimAll().finally(() => {
      this.claiming = undefined;
      if (this.wokenMeanwhile && !this.stopping && this.freePlaces() > 0) this.wake();
    });
  }

  /** Makes an attempt that was claimed elsewhere, and records it. */
  async run(claim: Claim): Promise<void> {
    if (claim.leaseEnd - performance.now() < defaultTimeoutMs + LEASE_MARGIN_MS) {
      await this.queue.release([claim.id]);
      return;
    }
    const after = await this.outcomes.record(await this.attempts.make(claim));
    if (after.status === 'pending') this.sleep(after.dueAt - Date.now());
  }

  private async claimAll(): Promise<void> {
    try {
      while (this.wokenMeanwhile && !this.stopping) {
        this.wokenMeanwhile = false;
        await this.claimRound();
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'attempts could not be claimed; it is tried again');
    }
  }

  /** Goes on from host to host until every place is taken or a whole round has found nothing. */
  private async claimRound(): Promise<void> {
    if (this.inFlight === 0) this.lastHost = '';
    for (let found = true; found && this.freePlaces() > 0 && !this.stopping;) {
      const after = this.lastHost;
      const claims = await this.queue.claim(after, this.capacity());
      this.lastHost = claims.reduce((last, { host }) => (host > last ? host : last), '');
      for (const claim of claims) this.begin(claim);
      found = claims.length > 0 || after !== '';
    }
  }

  private begin(claim: Claim): void {
    const { host } = claim;
    this.inFlight += 1;
    this.underWay.set(host, (this.underWay.get(host) ?? 0) + 1);
    const done = this.run(claim)
      .catch((error: unknown) => {
        this.logger.error({ err: error, delivery_id: claim.id }, 'an attempt was not recorded; it is repeated when its lease ends');
      })
      .finally(() => {
        this.running.delete(done);
        this.inFlight -= 1;
        const left = (this.underWay.get(host) ?? 1) - 1;
        if (left > 0) this.underWay.set(host, left);
        else this.underWay.delete(host);
        this.wake();
      });
    this.running.add(done);
  }

  private freePlaces(): number {
    return this.config.WEBHOOK_IN_FLIGHT - this.inFlight;
  }

  private capacity(): Capacity {
    const { WEBHOOK_IN_FLIGHT: total, WEBHOOK_IN_FLIGHT_PER_HOST: perHost, WEBHOOK_OPENINGS_PER_HOST: openings } = this.config;
    const scarce = this.inFlight >= total * (1 - RESERVED_SHARE);
    const connections = this.attempts.places(openings);
    const hosts = new Set([...connections.keys(), ...this.underWay.keys()]);
    const placesOf = (host: string) => {
      const underWay = this.underWay.get(host) ?? 0;
      if (scarce) return underWay === 0 ? 1 : 0;
      return Math.max(0, Math.min(perHost - underWay, connections.get(host) ?? openings));
    };
    return {
      places: this.freePlaces(),
      perOtherHost: scarce ? 1 : Math.min(perHost, openings),
      perHost: [...hosts].map((host) => ({ host, places: placesOf(host) })),
    };
  }

  /** Looks for what has become due in at most this time. */
  private sleep(milliseconds: number): void {
    const until = performance.now() + Math.min(Math.max(milliseconds, 1), LONGEST_SLEEP_MS);
    if (this.stopping || (this.timer && until > this.awakeAt)) return;
    clearTimeout(this.timer);
    this.awakeAt = until;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.ticking = this.tick();
    }, until - performance.now());
  }

  private async tick(): Promise<void> {
    let next: number | null = null;
    try {
      if ((await this.queue.awaken()) > 0) this.wake();
      next = await this.queue.untilNextDue();
    } catch (error) {
      this.logger.warn({ err: error }, 'the queue could not be read; it is tried again');
    }
    this.sleep(next ?? LONGEST_SLEEP_MS);
  }
}
