import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@blazon/backing';
import { PostgresEventLog } from '../postgres/postgres-event-log.js';
import { eventLogContract } from './event-log.contract.js';
import { type ContractHarness, silentLogger } from './harness.js';

const LEASE_MS = 1_500;

/** A separate server, since the contract stops and starts it. */
async function startHarness(): Promise<ContractHarness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'blazon-event-log-'));
  // PostgreSQL runs under another account where we are root.
  await chmod(dataDir, 0o711);
  let server = await startPostgres({ dataDir, throwAway: true });
  const { port } = server;
  const url = await server.createDatabase('event_log');
  return {
    connect: () => PostgresEventLog.connect({ url, leaseMs: LEASE_MS, logger: silentLogger }),
    childLog: { adapter: 'postgres', url, leaseMs: LEASE_MS },
    patientChildLog: { adapter: 'postgres', url, leaseMs: 200 * LEASE_MS },
    createDatabase: () => server.createDatabase(`reader_${randomBytes(6).toString('hex')}`),
    async restart() {
      await server.stop();
      server = await startPostgres({ dataDir, port, throwAway: true });
    },
    // This log erases at once.
    compact: () => Promise.resolve(),
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe('event log on PostgreSQL', () => {
  eventLogContract(startHarness);
});
