import { SharedCalls } from '@blazon/concurrency';
import { TransientError } from '@blazon/kernel';
import { MAX_WAIT_MS } from './append-limits.js';
import type { NewRecord, Position } from './port.js';

const MAX_SEND_BYTES = 512 * 1024;
/** Overhead of a record besides its value; small records come in hundreds. */
const RECORD_BYTES = 1024;

interface Append<Pending> {
  records: Pending[];
  /** By `performance.now()`; when its turn comes later, it is not sent. */
  lastTurn: number;
}

/**
 * Joins concurrent appends, within a tick or while another send is in flight, into one send. Each caller waits for its own records, and for
 * a limited time for its turn. One send at a time: appends of a process keep the order of the calls.
 */
export class SharedAppends<Pending extends NewRecord = NewRecord> {
  private readonly calls: SharedCalls<Append<Pending>, Position[]>;

  constructor(send: (records: Pending[]) => Promise<Position[]>, maxSendBytes = MAX_SEND_BYTES) {
    const sendAll = async (calls: Append<Pending>[]) => {
      const now = performance.now();
      const inTime = ({ lastTurn }: Append<Pending>) => now <= lastTurn;
      const records = calls.filter(inTime).flatMap((call) => call.records);
      const positions = records.length === 0 ? [] : await send(records);
      let from = 0;
      return calls.map((call) => (inTime(call) ? positions.slice(from, (from += call.records.length)) : tooLate()));
    };
    this.calls = new SharedCalls<Append<Pending>, Position[]>(sendAll, {
      maxBatch: Infinity,
      maxWeight: maxSendBytes,
      weightOf: bytesOf,
      deadlineMs: Infinity,
    });
  }

  /** Resolves with the positions of these records, in their order, when the send that carried them is durable. */
  append(records: Pending[], lastTurn = performance.now() + MAX_WAIT_MS): Promise<Position[]> {
    return records.length === 0 ? Promise.resolve([]) : this.calls.call({ records, lastTurn });
  }

  /** Resolves when everything appended so far has been sent: an empty call waits for its turn too. */
  async drained(): Promise<void> {
    await this.calls.call({ records: [], lastTurn: Infinity }).catch(() => undefined);
  }
}

function tooLate(): TransientError {
  return new TransientError('The event log has been busy or away for too long; these records were not sent.');
}

function bytesOf({ records }: Append<NewRecord>): number {
  return records.reduce((sum, record) => sum + RECORD_BYTES + (record.value?.length ?? 0), 0);
}
