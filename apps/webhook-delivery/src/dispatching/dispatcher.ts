import { CONFIG, DatabaseSignal, type Logger, LOGGER } from '@blazon/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { WebhookDeliveryConfig } from '../config.js';
import { type Capacity, type Claim, DeliveryQueue, QUEUE_CHANNEL } from '../deliveries/delivery-queue.js';
import type { MadeAttempt } from '../deliveries/outcome.js';
import { Outcomes } from '../deliveries/outcomes.js';
import { defaultTimeoutMs } from '../sending/sender.js';
import { Attempts } from './attempts.js';
import { Host } from './host.js';

/** The longest sleep: retries that another replica has scheduled, and leases that were lost, are noticed within it. */
const LONGEST_SLEEP_MS = 1_000;
/** An attempt begins only if its lease outlasts it by this, so that whoever takes it over never does so while it is under way. */
const LEASE_MARGIN_MS = 1_000;
/** The share of all places that is kept for hosts with no attempt under way: slow receivers cannot take them all. */
const RESERVED_SHARE = 0.25;
/** The most that is claimed before it can begin. */
const MOST_AHEAD = 256;
/** With more attempts than this that have ended and are not on record yet, the database is in trouble, and no more are made. */
const MOST_UNRECORDED = 1_000;

/** Makes the attempts that are due, as many at once as there are places. All that waits for its time waits in the database. */
@Injectable()
export class Dispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly signal: DatabaseSignal;
  private readonly hosts = new Map<string, Host>();
  private inFlight = 0;
  /** Claimed and not begun, over all hosts. */
  private ahead = 0;
  /** Hosts with attempts ahead that found every place taken, whoever waits longest first. */
  private readonly placeless = new Set<string>();
  /** Attempts under way, and those that have ended and are not on record yet. */
  private readonly unrecorded = new Set<Promise<void>>();
  /** Where the last round through the hosts has ended. */
  private lastHost = '';
  /** Whether places were so scarce in the last round that something may wait for any of them. */
  private scarce = false;
  private claiming: Promise<void> | undefined;
  /** Whether anything may be there to claim, or only more for hosts that are known to have more. */
  private toClaim: 'anything' | 'more' | 'nothing' = 'nothing';
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
    attempts.onOpened((host) => {
      this.placeFreed(host);
    });
  }

  onApplicationBootstrap(): void {
    this.signal.start();
    this.sleep(0);
  }

  /** Claims nothing more, lets go of what has not begun, and lets the rest end, which it does within its deadline. */
  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.signal.close();
    await Promise.all([this.ticking, this.claiming]);
    await this.release([...this.hosts.values()].flatMap((host) => host.ahead.splice(0)));
    while (this.unrecorded.size > 0) await Promise.all(this.unrecorded);
  }

  /** There may be an attempt to make, or a free place for one. */
  wake(): void {
    this.toClaim = 'anything';
    this.startClaiming();
  }

  /** Makes an attempt that is held already, whatever else is under way; resolves when it is on record. */
  async run(claim: Claim): Promise<void> {
    await this.record(await this.attempts.make(claim));
  }

  private startClaiming(): void {
    if (this.stopping) return;
    this.claiming ??= this.claimAll().finally(() => {
      this.claiming = undefined;
      // Somebody may have come just as the last claim was over.
      if (this.toClaim !== 'nothing') this.startClaiming();
    });
  }

  private async claimAll(): Promise<void> {
    try {
      while (this.toClaim !== 'nothing' && !this.stopping) {
        const what = this.toClaim;
        this.toClaim = 'nothing';
        await (what === 'anything' ? this.claimRound() : this.claimMore());
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'attempts could not be claimed; it is tried again');
    }
  }

  /** Goes on from host to host until every place is taken, or a round from the first host to the last has left places free. */
  private async claimRound(): Promise<void> {
    if (this.hosts.size === 0) this.lastHost = '';
    while (!this.stopping) {
      const capacity = this.capacity();
      if (capacity.places === 0 || this.endedUnrecorded() > MOST_UNRECORDED) return;
      const after = this.lastHost;
      const claims = await this.queue.claim(after, capacity);
      const toTheEnd = claims.length < capacity.places;
      this.lastHost = toTheEnd ? '' : claims.reduce((last, { host }) => (host > last ? host : last), '');
      for (const claim of claims) this.take(claim);
      if (toTheEnd && after === '') {
        this.noteDrained(claims, capacity);
        return;
      }
    }
  }

  /** Claims for hosts that have attempts under way and more to come; whatever is due elsewhere was announced. */
  private async claimMore(): Promise<void> {
    const { places, perHost } = this.capacity();
    const wants = (each: Capacity['perHost'][number]) => each.places > 0 && this.hosts.get(each.host)?.drained === false;
    const wanting = perHost.filter(wants);
    if (wanting.length === 0 || this.endedUnrecorded() > MOST_UNRECORDED) return;
    // The others are named too: a claim that does not count on them ends before it has come past those that have more waiting.
    const capacity = { places, perHost: perHost.map((each) => (wants(each) ? each : { ...each, places: 0 })), perOtherHost: 0 };
    const claims = await this.queue.claim('', capacity);
    for (const claim of claims) this.take(claim);
    const wanted = wanting.reduce((sum, each) => sum + each.places, 0);
    // When they wanted more than could be claimed together, whoever got too little may have more to come.
    if (wanted > places && claims.length === places) this.wake();
    else this.noteDrained(claims, capacity);
  }

  private noteDrained(claims: Claim[], { perHost, perOtherHost }: Capacity): void {
    const asked = new Map(perHost.map(({ host, places }) => [host, places]));
    const got = Map.groupBy(claims, ({ host }) => host);
    for (const [name, host] of this.hosts) {
      const places = asked.get(name) ?? perOtherHost;
      if (places > 0) host.drained = (got.get(name)?.length ?? 0) < places;
    }
  }

  /** An attempt to this host has ended, or a connection to it is open: what waits for that may begin. */
  private placeFreed(name: string, host = this.hosts.get(name)): void {
    // A host with nothing under way would never free a place for itself, so those that found none come first.
    for (const waiting of this.placeless) {
      if (this.freePlaces() === 0) break;
      this.placeless.delete(waiting);
      this.beginAhead(waiting);
    }
    this.beginAhead(name);
    if (!this.scarce && (host?.drained || this.room(name) === 0)) return;
    if (this.scarce || !this.hosts.has(name)) this.toClaim = 'anything';
    else if (this.toClaim === 'nothing') this.toClaim = 'more';
    this.startClaiming();
  }

  private take(claim: Claim): void {
    const host = this.hosts.get(claim.host) ?? new Host();
    this.hosts.set(claim.host, host);
    host.ahead.push(claim);
    this.ahead += 1;
    this.beginAhead(claim.host);
  }

  private beginAhead(name: string): void {
    const host = this.hosts.get(name);
    while (host && host.underWay < this.config.WEBHOOK_IN_FLIGHT_PER_HOST && this.freePlaces() > 0 && this.attempts.places(name) > 0) {
      const claim = host.ahead.shift();
      if (!claim) break;
      this.ahead -= 1;
      this.begin(claim, host);
    }
    if (host && host.ahead.length > 0 && this.freePlaces() === 0) this.placeless.add(name);
    if (host?.idle) this.hosts.delete(name);
  }

  private begin(claim: Claim, host: Host): void {
    if (this.stopping || claim.leaseEnd - performance.now() < defaultTimeoutMs + LEASE_MARGIN_MS) {
      void this.release([claim]);
      return;
    }
    this.inFlight += 1;
    host.underWay += 1;
    const done = this.attempts
      .make(claim)
      .then((attempt) => {
        host.ended(attempt.result.timing.totalMs);
        return attempt;
      })
      .finally(() => {
        this.inFlight -= 1;
        host.underWay -= 1;
        this.placeFreed(claim.host, host);
      })
      .then((attempt) => this.record(attempt))
      .catch((error: unknown) => {
        this.logger.error({ err: error, delivery_id: claim.id }, 'an attempt was not recorded; it is repeated when its lease ends');
      })
      .finally(() => {
        this.unrecorded.delete(done);
        // Nothing was claimed while there were too many, so nobody else will wake.
        if (this.endedUnrecorded() === MOST_UNRECORDED) this.wake();
      });
    this.unrecorded.add(done);
  }

  private async record(attempt: MadeAttempt): Promise<void> {
    const after = await this.outcomes.record(attempt);
    if (after.status === 'pending') this.sleep(after.dueAt - Date.now());
  }

  private async release(claims: Claim[]): Promise<void> {
    await this.queue.release(claims.map(({ id }) => id)).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'attempts could not be given back; they are free again when their lease ends');
    });
  }

  private endedUnrecorded(): number {
    return this.unrecorded.size - this.inFlight;
  }

  private freePlaces(): number {
    return this.config.WEBHOOK_IN_FLIGHT - this.inFlight;
  }

  private capacity(): Capacity {
    const { WEBHOOK_IN_FLIGHT: total, WEBHOOK_IN_FLIGHT_PER_HOST: mostPerHost, WEBHOOK_OPENINGS_PER_HOST: openings } = this.config;
    this.scarce = this.inFlight >= total * (1 - RESERVED_SHARE);
    const perHost = [...new Set([...this.attempts.hosts(), ...this.hosts.keys()])].map((host) => ({ host, places: this.room(host) }));
    return {
      places: Math.max(this.freePlaces(), ...perHost.map(({ places }) => places)),
      perOtherHost: this.scarce ? 1 : Math.min(mostPerHost, openings),
      perHost,
    };
  }

  /** How many attempts to a host may be claimed now. */
  private room(name: string): number {
    const host = this.hosts.get(name);
    const underWay = host?.underWay ?? 0;
    const free = Math.max(0, Math.min(this.config.WEBHOOK_IN_FLIGHT_PER_HOST - underWay, this.attempts.places(name)));
    if (host === undefined) return this.scarce ? 1 : free;
    return host.room(this.scarce ? 0 : free, Math.max(0, MOST_AHEAD - this.ahead) + host.ahead.length);
  }

  /** Looks for what has become due in at most this time. */
  private sleep(milliseconds: number): void {
    const until = performance.now() + Math.min(Math.max(milliseconds, 1), LONGEST_SLEEP_MS);
    if (this.stopping || (this.timer && until > this.awakeAt)) return;
    clearTimeout(this.timer);
    this.awakeAt = until;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.ticking = this.tick();
      },
      Math.max(1, until - performance.now()),
    );
  }

  private async tick(): Promise<void> {
    let next: number | null = null;
    try {
      await this.queue.awaken();
      // Also when nothing was: a notification may have been lost with its connection.
      this.wake();
      next = await this.queue.untilNextDue();
    } catch (error) {
      this.logger.warn({ err: error }, 'the queue could not be read; it is tried again');
    }
    this.sleep(next ?? LONGEST_SLEEP_MS);
  }
}
