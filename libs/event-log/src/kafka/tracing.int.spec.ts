import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useKafka } from '@blazon/testing';

const { describe: describeOnKafka, brokers, prefix } = await useKafka();
const built = (name: string) => fileURLToPath(new URL(`../../dist/kafka/testing/${name}`, import.meta.url));

describeOnKafka('a process whose telemetry patches kafkajs', () => {
  it('gives each record the trace of its own caller, although one send carries them all', async () => {
    const env = { ...process.env, TRACED_APPENDS: JSON.stringify({ brokers, topic: `${prefix}traced` }) };
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', built('instrumented.js'), built('traced-appends.js')], {
      env,
    });
    const { traces, written } = JSON.parse(stdout) as { traces: string[]; written: string[] };
    expect(new Set(traces).size).toBe(4);
    // The fourth is of a plain producer: it has its trace from the instrumentation, which proves that kafkajs is patched.
    expect(written).toEqual(traces);
  }, 60_000);
});
