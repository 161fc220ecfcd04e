import type { PartitionProgress } from '@blazon/event-log';
import type { ReadinessCheck } from './health.js';

/** Where a partition with waiting records was last seen to move. */
interface Stand {
  next: bigint;
  since: number;
}

/** Readiness of a consumer group: it may be behind, but where records wait it must move. */
export class ConsumerProgressCheck implements ReadinessCheck {
  readonly name = 'event consumer';
  private readonly stands = new Map<string, Stand>();

  constructor(
    private readonly progress: () => Promise<PartitionProgress[]>,
    private readonly now: () => number = Date.now,
    private readonly patienceMs = 60_000,
  ) {}

  async check(): Promise<void> {
    const stuck = (await this.progress()).filter((partition) => this.isStuck(partition));
    if (stuck.length === 0) return;
    const names = stuck.map(({ topic, partition, lag }) => `${topic}/${partition} (${lag} behind)`);
    throw new Error(`no progress for ${this.patienceMs / 1000} s in ${names.join(', ')}`);
  }

  private isStuck({ topic, partition, next, lag }: PartitionProgress): boolean {
    const key = `${topic}/${partition}`;
    if (lag === 0n) {
      this.stands.delete(key);
      return false;
    }
    const stand = this.stands.get(key);
    if (stand?.next !== next) {
      this.stands.set(key, { next, since: this.now() });
      return false;
    }
    return this.now() - stand.since > this.patienceMs;
  }
}
