import { Bench } from './bench.js';
import { consumerContract } from './consumer.contract.js';
import { crashContract } from './crash.contract.js';
import { deadLettersContract } from './dead-letters.contract.js';
import type { ContractHarness } from './harness.js';
import { logContract } from './log.contract.js';
import { readBarrierContract } from './read-barrier.contract.js';

/** Everything that the two adapters of the event log promise alike; each one's suite calls this with its own harness. */
export function eventLogContract(start: () => Promise<ContractHarness>): void {
  let bench: Bench | undefined;
  const current = () => {
    if (!bench) throw new Error('The harness is there from beforeAll on.');
    return bench;
  };

  beforeAll(async () => {
    bench = new Bench(await start());
  }, 180_000);
  afterEach(() => current().putAway());
  afterAll(() => bench?.harness.close());

  describe('the log', () => {
    logContract(current);
  });
  describe('a consumer with checkpoints', () => {
    consumerContract(current);
  });
  describe('events that cannot be handled', () => {
    deadLettersContract(current);
  });
  describe('a read barrier', () => {
    readBarrierContract(current);
  });
  describe('crashes and restarts', () => {
    crashContract(current);
  });
}
