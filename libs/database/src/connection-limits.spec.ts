import { defaultConnectionLimits } from './connection-limits.js';

describe('the limits of a connection, unless configured otherwise,', () => {
  it('let others take over within 30 seconds of a database that hangs', () => {
    const { connectMs, silenceMs, idleInTransactionMs, statementMs, lockMs } = defaultConnectionLimits;
    // The replica notices and leaves its group; the server frees what it had locked.
    expect(connectMs + silenceMs).toBeLessThan(30_000);
    expect(idleInTransactionMs).toBeLessThan(30_000);
    // A server that works on a statement is not taken for one that hangs.
    expect(silenceMs).toBeGreaterThan(Math.max(statementMs, lockMs));
  });
});
