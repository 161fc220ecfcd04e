import type { Claim } from '../deliveries/delivery-queue.js';

/** How far ahead is claimed: what a host would take in this time. */
const AHEAD_MS = 100;
/** The most that is claimed ahead at once: a host with nothing else to do waits for all of a claim before the first of it begins. */
const MOST_AT_ONCE = 128;
/** The weight of the latest attempt in the average. */
const WEIGHT = 0.2;

/**
 * The attempts of one host. A host that answers fast is claimed for a little ahead, so that it does not idle while the database
 * answers; what is ahead begins within a moment, since a host that slows down is not claimed ahead for any more.
 */
export class Host {
  underWay = 0;
  /** Claimed, to begin as soon as a place is free. */
  readonly ahead: Claim[] = [];
  /** Whether the queue had less for it than was asked for: then there is nothing to claim before something new is announced. */
  drained = false;
  private averageMs = Infinity;

  get idle(): boolean {
    return this.underWay === 0 && this.ahead.length === 0;
  }

  ended(milliseconds: number): void {
    this.averageMs = this.averageMs === Infinity ? milliseconds : this.averageMs * (1 - WEIGHT) + milliseconds * WEIGHT;
  }

  /**
   * How many more may be claimed, when so many could begin now and no more than `mostAhead` may be ahead. Nothing as long as half of
   * that is left: a claim of many costs little more than a claim of one.
   */
  room(free: number, mostAhead: number): number {
    const soon = Math.min(Math.floor((this.underWay * AHEAD_MS) / this.averageMs), mostAhead);
    return this.ahead.length > soon / 2 ? 0 : Math.max(0, free + Math.min(soon - this.ahead.length, MOST_AT_ONCE));
  }
}
