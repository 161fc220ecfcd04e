import type { NewRecord, Position } from './port.js';

interface Call<Pending> {
  records: Pending[];
  bytes: number;
  resolve(positions: Position[]): void;
  reject(error: unknown): void;
}

/** The most that travels in one send; a single call above it travels alone. */
export interface GroupLimits {
  records: number;
  bytes: number;
}

const defaultLimits: GroupLimits = { records: 500, bytes: 512 * 1024 };

/**
 * Joins appends that meet within a tick, or while another send is under way, into one send.
 * Each caller waits for its own records. One send at a time: what a process appends keeps the order of the calls.
 */
export class GroupCommit<Pending extends NewRecord = NewRecord> {
  private readonly waiting: Call<Pending>[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly send: (records: Pending[]) => Promise<Position[]>,
    private readonly limits: GroupLimits = defaultLimits,
  ) {}

  /** Resolves with the positions of these records, in their order, when the send that carried them is durable. */
  append(records: Pending[]): Promise<Position[]> {
    if (records.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      this.waiting.push({ records, bytes: sizeOf(records), resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when everything that was appended so far is sent. */
  async drained(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    await new Promise((tick) => setImmediate(tick));
    while (this.waiting.length > 0) await this.sendGroup(this.nextGroup());
    this.running = undefined;
  }

  private nextGroup(): Call<Pending>[] {
    let records = 0;
    let bytes = 0;
    const beyond = this.waiting.findIndex((call, index) => {
      records += call.records.length;
      bytes += call.bytes;
      return index > 0 && (records > this.limits.records || bytes > this.limits.bytes);
    });
    return this.waiting.splice(0, beyond === -1 ? this.waiting.length : beyond);
  }

  private async sendGroup(calls: Call<Pending>[]): Promise<void> {
    try {
      const positions = await this.send(calls.flatMap((call) => call.records));
      let from = 0;
      for (const call of calls) call.resolve(positions.slice(from, (from += call.records.length)));
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
  }
}

function sizeOf(records: NewRecord[]): number {
  return records.reduce((sum, record) => sum + (record.value?.length ?? 0), 0);
}
