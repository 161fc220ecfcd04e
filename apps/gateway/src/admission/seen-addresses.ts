import { windowStart } from '../domain/rate-limit.js';
import { BoundedMap } from './bounded-map.js';

/** Some ten megabytes of them. */
const MAX_ADDRESSES = 100_000;

/**
 * How often each address has called in the current minute, as far as one replica knows. A flood from ever new addresses, of which one IPv6
 * network has more than enough, cannot fill its memory: it then clears the map, and reads each count from the database again.
 */
export class SeenAddresses {
  private readonly counts: BoundedMap<number>;
  private minute = 0;

  constructor(max = MAX_ADDRESSES) {
    this.counts = new BoundedMap(max);
  }

  /** Requests of an address in the minute of `now`, in Unix seconds. */
  count(address: string, now: number): number {
    const minute = windowStart(now);
    if (minute !== this.minute) {
      this.counts.clear();
      this.minute = minute;
    }
    return this.counts.get(address) ?? 0;
  }

  /** Counts one more request. */
  add(address: string, now: number): number {
    const count = this.count(address, now) + 1;
    this.counts.set(address, count);
    return count;
  }

  /** Takes over the count of all replicas for the minute that began at `start`; ignored unless it is the current one. */
  learn(address: string, count: number, start: number): void {
    if (start === this.minute) this.counts.set(address, Math.max(count, this.counts.get(address) ?? 0));
  }
}
