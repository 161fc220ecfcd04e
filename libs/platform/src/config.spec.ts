import { APPEND_LIMIT_MS } from '@blazon/event-log';
import { z } from 'zod';
import { ConfigError, loadConfig, redacted, secret, serviceConfig } from './config.js';

describe('configuration', () => {
  it('reports every problem at once', () => {
    const load = () => loadConfig(serviceConfig, { PORT: '99999', DATABASE_URL: 'mysql://x', SERVICE_TOKEN: 'short' });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SERVICE_TOKEN/);
  });

  it('refuses a database that may end an idle transaction while its outbox appends', () => {
    const load = () => loadConfig(serviceConfig, { DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: String(APPEND_LIMIT_MS) });
    expect(load).toThrow(`must be more than an append to the event log may take, ${APPEND_LIMIT_MS} ms`);
  });

  it('lets an idle transaction live for longer than an append may take, unless told otherwise', () => {
    expect(serviceConfig.shape.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS.parse(undefined)).toBeGreaterThan(APPEND_LIMIT_MS);
  });

  it('takes an empty variable as not set', () => {
    const schema = z.object({ LEVEL: z.string().default('info') });
    expect(loadConfig(schema, { LEVEL: '' })).toEqual({ LEVEL: 'info' });
  });

  it('never shows a secret, wrapped, described or not', () => {
    const schema = z.object({
      A: secret(z.string()),
      B: secret(z.string()).optional(),
      C: secret(z.string()).default('x').describe('y'),
      D: z.string(),
    });
    expect(redacted(schema, { A: 's1', B: 's2', C: 's3', D: 'open' })).toEqual({
      A: '[redacted]',
      B: '[redacted]',
      C: '[redacted]',
      D: 'open',
    });
  });
});
