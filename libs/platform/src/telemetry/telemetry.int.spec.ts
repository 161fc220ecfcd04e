import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { SpanCollector, useDatabase, useKafka } from '@blazon/testing';

const library = resolve(import.meta.dirname, '../..');
const database = useDatabase();
const kafka = await useKafka();

function runProgram(variables: Record<string, string>) {
  return spawn(process.execPath, ['--import', join(library, 'dist/telemetry/preload.js'), join(library, 'fixtures/traced-program.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      KAFKA_BROKERS: kafka.brokers.join(','),
      SERVICE_TOKEN: 'a token that is long enough for this test',
      TOPIC: `${kafka.prefix}traced`,
      ...variables,
    },
  });
}

describe('telemetry', () => {
  it('patches HTTP, PostgreSQL and Kafka clients, so that one trace holds what a program does and logs', async () => {
    const collector = await SpanCollector.start();
    const program = runProgram(collector.variables);
    const [exit, output] = await Promise.all([once(program, 'exit'), text(program.stdout)]);
    await collector.stop();
    expect(exit).toEqual([0, null]);

    const traced = collector.spans.filter((span) => span.traceId === collector.spans.find(({ name }) => name === 'program')?.traceId);
    const names = traced.map((span) => span.name);
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^GET/), expect.stringMatching(/^pg\.query:SELECT/)]));
    const answered = (path: string) =>
      collector.spans.find(({ kind, attributes }) => kind === 2 && attributes.some(({ value }) => value.stringValue === path));
    expect(answered('/from-a-service')?.traceId).toBe(traced[0]?.traceId);
    expect(answered('/from-a-stranger')?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    expect(answered('/from-a-stranger')?.traceId).not.toBe(traced[0]?.traceId);
    if (kafka.brokers.length > 0) expect(names).toContainEqual(expect.stringContaining(`${kafka.prefix}traced`));

    expect(output).not.toContain('sk_live_open');
    expect(JSON.parse(output)).toMatchObject({
      service: 'traced-program',
      msg: 'done',
      trace_id: traced[0]?.traceId,
      headers: { authorization: '[redacted]' },
    });
  });

  it('gives log lines a trace id also where nothing collects spans', async () => {
    const output = await text(runProgram({ KAFKA_BROKERS: '' }).stdout);
    expect(JSON.parse(output)).toMatchObject({ msg: 'done', trace_id: expect.stringMatching(/^(?!0{32})[0-9a-f]{32}$/) as string });
  });
});
