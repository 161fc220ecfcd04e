import type { Capacity } from '../deliveries/delivery-queue.js';

export interface Limits {
  /** Attempts at once. */
  total: number;
  /** Of these, to one host. */
  perHost: number;
  /** Connections to one host that may be opening at once: too many concurrent TLS handshakes would all miss the deadline. */
  connectsPerHost: number;
}

/** The sender's connections. */
export interface Connections {
  /** The hosts to which connections are open. */
  connectedHosts(): Iterable<string>;
  /** How many open connections to a host wait for a request; below zero, how many are being opened. */
  spareConnections(host: string): number;
}

/** The share of all places that is reserved for hosts with no attempt in flight: slow receivers cannot take them all. */
const RESERVED_SHARE = 0.25;
/** With more claims than this that are neither in flight nor recorded, the database is in trouble, and nothing more is claimed. */
const MAX_UNRECORDED = 1_000;

/** Counts the attempts in flight, and computes how many more may begin. */
export class Places {
  /** Attempts in flight, to all hosts. */
  inFlight = 0;
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly limits: Limits,
    private readonly connections: Connections,
  ) {}

  take(host: string): void {
    this.taken.set(host, (this.taken.get(host) ?? 0) + 1);
    this.inFlight += 1;
  }

  release(host: string): void {
    const left = (this.taken.get(host) ?? 1) - 1;
    if (left > 0) this.taken.set(host, left);
    else this.taken.delete(host);
    this.inFlight -= 1;
  }

  /** Whether recording lags so far that nothing more may be claimed, given the number of unrecorded claims. */
  isBehind(claimed: number): boolean {
    return claimed - this.inFlight > MAX_UNRECORDED;
  }

  /**
   * How much more may be claimed, given the number of unrecorded claims. An attempt that finds no spare connection opens one, so a host
   * gets places as its connections open.
   */
  capacity(claimed: number): Capacity {
    const { total, perHost, connectsPerHost } = this.limits;
    const scarce = this.inFlight >= total * (1 - RESERVED_SHARE);
    const free = (host: string) => {
      const taken = this.taken.get(host) ?? 0;
      if (scarce) return taken === 0 ? 1 : 0;
      return Math.max(0, Math.min(perHost - taken, this.connections.spareConnections(host) + connectsPerHost));
    };
    const known = new Set([...this.taken.keys(), ...this.connections.connectedHosts()]);
    return {
      places: this.isBehind(claimed) ? 0 : Math.max(0, total - this.inFlight),
      perOtherHost: scarce ? 1 : Math.min(perHost, connectsPerHost),
      perHost: [...known].map((host) => ({ host, places: free(host) })),
    };
  }
}
