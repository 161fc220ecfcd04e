import { SharedCalls } from '@blazon/concurrency';
import type { NewRecord, Position } from './port.js';

const MAX_SEND_BYTES = 512 * 1024;
/** What a record weighs beside its value; small records come in hundreds. */
const RECORD_BYTES = 1024;

/**
 * Joins appends that meet within a tick, or while another send is under way, into one send.
 * Each caller waits for its own records. One send at a time: what a process appends keeps the order of the calls.
 */
export class SharedAppends<Pending extends NewRecord = NewRecord> {
  private readonly calls: SharedCalls<Pending[], Position[]>;

  constructor(send: (records: Pending[]) => Promise<Position[]>, maxSendBytes = MAX_SEND_BYTES) {
    const sendAll = async (calls: Pending[][]) => {
      const records = calls.flat();
      const positions = records.length === 0 ? [] : await send(records);
      let from = 0;
      return calls.map(({ length }) => positions.slice(from, (from += length)));
    };
    this.calls = new SharedCalls(sendAll, { maxBatch: Infinity, maxWeight: maxSendBytes, weightOf: bytesOf, deadlineMs: Infinity });
  }

  /** Resolves with the positions of these records, in their order, when the send that carried them is durable. */
  append(records: Pending[]): Promise<Position[]> {
    return records.length === 0 ? Promise.resolve([]) : this.calls.call(records);
  }

  /** Resolves when everything that was appended so far is sent: an empty call waits for its turn too. */
  async drained(): Promise<void> {
    await this.calls.call([]).catch(() => undefined);
  }
}

function bytesOf(records: NewRecord[]): number {
  return records.reduce((sum, record) => sum + RECORD_BYTES + (record.value?.length ?? 0), 0);
}
