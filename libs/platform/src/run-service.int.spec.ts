import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SpanCollector, startServiceProcess, useDatabase, waitFor } from '@blazon/testing';

const program = resolve(import.meta.dirname, '../fixtures/example-service.mjs');
const database = useDatabase();
const logDatabase = useDatabase();
const variables = () => ({
  DATABASE_URL: database.url,
  EVENT_LOG_DATABASE_URL: logDatabase.url,
  SERVICE_TOKEN: 'a token that is long enough for this test',
  LOG_LEVEL: 'warn',
});

describe('SIGTERM', () => {
  it('makes a service not ready at once; it goes on serving for the delay and then ends', async () => {
    const service = await startServiceProcess(program, { ...variables(), SHUTDOWN_DELAY_SECONDS: '10' });
    const before = await fetch(`${service.url}/readyz`);
    expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
    // Shorter than the delay: a connection on which nothing is sent meanwhile is not used again.
    expect(before.headers.get('keep-alive')).toBe('timeout=4');
    const begun = Date.now();
    const stopped = service.stop();
    await waitFor(async () => (await fetch(`${service.url}/readyz`)).status === 503, { withinMs: 8_000, everyMs: 50 });
    expect(await (await fetch(`${service.url}/readyz`)).text()).toContain('the service is stopping');
    await pause(500);
    // Nobody keeps a connection for a next request, which could meet the end.
    const during = await fetch(`${service.url}/livez`);
    expect([during.status, during.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
    expect(Date.now() - begun).toBeGreaterThan(9_900);
    await expect(fetch(`${service.url}/livez`)).rejects.toThrow();
  });

  it('sends the last spans', async () => {
    const collector = await SpanCollector.start();
    const service = await startServiceProcess(program, { ...variables(), ...collector.variables });
    await fetch(`${service.url}/last`);
    await service.stop();
    await collector.stop();
    const paths = collector.spans.flatMap(({ attributes }) => attributes.map(({ value }) => value.stringValue));
    expect(paths).toContain('/last');
  });

  it('ends a service whose collector does not answer', async () => {
    const collector = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const service = await startServiceProcess(program, { ...variables(), OTEL_EXPORTER_OTLP_ENDPOINT: url });
    await fetch(`${service.url}/last`);
    const begun = Date.now();
    await service.stop();
    expect(Date.now() - begun).toBeLessThan(8_000);
    collector.closeAllConnections();
    collector.close();
  });

  it('stops a start that waits for its database, which says so', async () => {
    const env = {
      PATH: process.env.PATH,
      ...variables(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
      START_PATIENCE_SECONDS: '60',
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exit = once(child, 'exit');
    await waitFor(() => output.includes('the start waits for the database'));
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });
});
