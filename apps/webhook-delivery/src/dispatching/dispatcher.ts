import { topics } from '@blazon/contracts';
import { DatabaseSignal } from '@blazon/database';
import { ReadBarrier } from '@blazon/event-log';
import { CONFIG, type Logger, LOGGER } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { type Capacity, type Claim, DeliveryQueue } from '../deliveries/delivery-queue.js';
import { QUEUE_CHANNEL } from '../deliveries/delivery-queue.sql.js';
import { Outcomes } from '../deliveries/outcomes.js';
import { ATTEMPT_TIMEOUT_MS } from '../sending/sender.js';
import { Attempts } from './attempts.js';
import { Places } from './places.js';
import { WakeUp } from './wake-up.js';

/** The longest sleep: retries that another replica has scheduled, and lost leases, are noticed within this time. */
const MAX_SLEEP_MS = 1_000;
/**
 * While more attempts are due than there are places, places are filled in batches, since a claim of many costs little more than a claim of
 * one: when half of the attempts have ended, or after this time.
 */
const CLAIM_INTERVAL_MS = 25;
/** An attempt begins only if its lease outlasts it by this, so that no other replica takes it over while it is in flight. */
const LEASE_MARGIN_MS = 1_000;

/** Claims due attempts, as many as there are places, and makes them. Everything that is not due waits in the database. */
@Injectable()
export class Dispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly signal: DatabaseSignal;
  private readonly wakeUp = new WakeUp();
  private readonly halfFree = new WakeUp();
  private readonly places: Places;
  /** Attempts that are being made or recorded. */
  private readonly underWay = new Set<Promise<void>>();
  private lookForDueAt = 0;
  /** Whether the last claim left due attempts in the queue: only then does a free place matter. */
  private full = false;
  private inFlightAfterClaim = 0;
  /** Whether the log did not answer when it was last asked, or was not asked yet. */
  private logIsAway = true;
  /** Where the last claim ended in the ring of hosts. */
  private lastHost = '';
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly outcomes: Outcomes,
    private readonly attempts: Attempts,
    private readonly barrier: ReadBarrier,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) config: WebhookDeliveryConfig,
  ) {
    this.signal = new DatabaseSignal(config.DATABASE_URL, QUEUE_CHANNEL, () => {
      this.wake();
    });
    const { WEBHOOK_IN_FLIGHT: total, WEBHOOK_IN_FLIGHT_PER_HOST: perHost, WEBHOOK_CONNECTS_PER_HOST: connectsPerHost } = config;
    this.places = new Places({ total, perHost, connectsPerHost }, attempts.connections);
    attempts.onConnect(() => {
      this.onFreePlace();
    });
  }

  onApplicationBootstrap(): void {
    this.signal.start();
    this.running = this.run();
  }

  /** Claims nothing more, and waits for attempts in flight, which end within their deadline. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.signal.close();
    await this.running;
    await Promise.all(this.underWay);
  }

  /** There may be an attempt to make. */
  wake(): void {
    this.wakeUp.call();
  }

  /** Makes an attempt that is already claimed, regardless of the limits; resolves when it is recorded. */
  async make(claim: Claim): Promise<void> {
    if (claim.leaseEnd - performance.now() < ATTEMPT_TIMEOUT_MS + LEASE_MARGIN_MS) return;
    this.places.take(claim.host);
    const attempt = await this.attempts.make(claim).finally(() => {
      this.places.release(claim.host);
      this.onFreePlace();
    });
    await this.outcomes.record(attempt);
  }

  private onFreePlace(): void {
    if (!this.full) return;
    this.wake();
    if (this.places.inFlight <= this.inFlightAfterClaim / 2) this.halfFree.call();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        if (performance.now() >= this.lookForDueAt) await this.lookForDue();
        await this.claimRound();
      } catch (error) {
        this.logger.warn({ err: error }, 'attempts could not be claimed; it is tried again');
      }
      if (this.full) await this.halfFree.sleep(CLAIM_INTERVAL_MS);
      await this.wakeUp.sleep(Math.max(0, this.lookForDueAt - performance.now()));
    }
  }

  /** A claim follows even if nothing is due: a notification may have been lost with its connection. */
  private async lookForDue(): Promise<void> {
    this.lookForDueAt = performance.now() + MAX_SLEEP_MS;
    const nextDueMs = await this.queue.wakeDue();
    this.lookForDueAt = performance.now() + Math.min(nextDueMs, MAX_SLEEP_MS);
  }

  /** Visits host after host, beginning where the last claim ended, until every place is taken or no host has more. */
  private async claimRound(): Promise<void> {
    // Until it is known: a place that becomes free meanwhile must not be missed.
    this.full = true;
    for (let full = false; ;) {
      const capacity = this.places.capacity(this.underWay.size);
      if (capacity.places === 0 || this.stopping) return;
      const from = this.lastHost;
      const { claims, isCertain } = await this.claim(from, capacity);
      full ||= isFull(capacity, claims);
      for (const claim of claims) this.begin(claim, isCertain(claim.project_id));
      this.inFlightAfterClaim = this.places.inFlight;
      const placesLeft = claims.length < capacity.places;
      this.lastHost = placesLeft ? '' : claims.reduce((last, { host }) => (host > last ? host : last), '');
      if (!placesLeft || from === '') {
        this.full = full;
        return;
      }
    }
  }

  /**
   * Claims attempts, and returns for which projects the log held no deletion when the claim began. While the log does not answer, nothing is
   * claimed: another replica may reach it.
   */
  private async claim(after: string, capacity: Capacity): Promise<{ claims: Claim[]; isCertain: (projectId: string) => boolean }> {
    const askLog = () => this.barrier.upToDate(topics.projects.name);
    if (this.logIsAway) await askLog();
    this.logIsAway = true;
    const [isCertain, claims] = await Promise.all([askLog(), this.queue.claim(after, capacity)]);
    this.logIsAway = false;
    return { claims, isCertain };
  }

  /** If the reader lags, the attempt waits until it has caught up, and is not made if its delivery is gone by then. */
  private async makeUnlessDeleted(claim: Claim, isCertain: boolean): Promise<void> {
    if (!isCertain) {
      await this.barrier.reached(topics.projects.name, claim.project_id);
      if (!(await this.queue.isHeld(claim))) return;
    }
    await this.make(claim);
  }

  private begin(claim: Claim, isCertain: boolean): void {
    const attempt = this.makeUnlessDeleted(claim, isCertain)
      .catch((error: unknown) => {
        this.logger.error({ err: error, delivery_id: claim.id }, 'an attempt was not recorded; it is repeated when its lease ends');
      })
      .finally(() => {
        const wasBehind = this.places.isBehind(this.underWay.size);
        this.underWay.delete(attempt);
        if (wasBehind) this.wake();
      });
    this.underWay.add(attempt);
  }
}

/** Whether a host, or all of them together, had no places left after the claim. */
function isFull({ places, perHost, perOtherHost }: Capacity, claims: Claim[]): boolean {
  const claimed = new Map<string, number>();
  for (const { host } of claims) claimed.set(host, (claimed.get(host) ?? 0) + 1);
  const placesOf = new Map(perHost.map((host) => [host.host, host.places]));
  const hosts = new Set([...claimed.keys(), ...placesOf.keys()]);
  return claims.length === places || [...hosts].some((host) => (claimed.get(host) ?? 0) >= (placesOf.get(host) ?? perOtherHost));
}
