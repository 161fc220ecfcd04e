import type { EventLogger } from '../logger.js';
import type { EventLog } from '../port.js';
import type { ChildLog } from './child-log.js';

/** The adapter under test and its server, as the contract needs them. */
export interface ContractHarness {
  /** A new client of the log, as another process would have it. The contract closes it. */
  connect(): Promise<EventLog>;
  /** How a child process gets a client of the same log. */
  childLog: ChildLog;
  /** The same, but what a child of this one leaves behind without a word stays with it for minutes. */
  patientChildLog: ChildLog;
  /** An empty database for a reader. The harness drops it at the end. */
  createDatabase(): Promise<string>;
  /** Stops the server behind the log and starts it again with everything that it held. */
  restart(): Promise<void>;
  /** Makes the log erase what tombstones and later records have superseded; resolves when reading shows it. */
  compact(log: EventLog, topic: string): Promise<void>;
  close(): Promise<void>;
}

const nothing = () => undefined;

/** Failures are what the contract is about; nobody has to read of them. */
export const silentLogger: EventLogger = { info: nothing, warn: nothing, error: nothing };
