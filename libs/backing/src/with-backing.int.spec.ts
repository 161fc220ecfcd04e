import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const WITH_BACKING = join(import.meta.dirname, '../dist/with-backing.js');

interface Run {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs a shell script under with-backing; `onOutput` sees its process and what it has printed so far. */
async function run(
  script: string,
  env: NodeJS.ProcessEnv,
  onOutput?: (output: string, kill: (signal: NodeJS.Signals) => void) => void,
): Promise<Run> {
  const child = spawn(process.execPath, [WITH_BACKING, '--', '/bin/sh', '-c', script], { env: { ...process.env, ...env } });
  const result = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    result.output += chunk.toString();
    onOutput?.(result.output, (signal) => child.kill(signal));
  });
  child.stderr.on('data', (chunk: Buffer) => (result.errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...result };
}

const noKafka = { KAFKA_BROKERS: '' };
const given = { DATABASE_URL: 'postgresql://somewhere/else', KAFKA_BROKERS: 'somewhere:9092' };

describe('with-backing', () => {
  it('passes on servers that are given, and the exit code', async () => {
    const { code, output } = await run('echo "$DATABASE_URL $KAFKA_BROKERS"; exit 7', given);
    expect(output).toBe('postgresql://somewhere/else somewhere:9092\n');
    expect(code).toBe(7);
  });

  it('starts a PostgreSQL where none is given and stops it at the end', async () => {
    const { code, output } = await run('echo "$DATABASE_URL"', { ...noKafka, DATABASE_URL: '', CI: '' });
    expect(output).toMatch(/^postgres(ql)?:\/\/.+\n$/);
    expect(code).toBe(0);
    const url = new URL(output.trim());
    await expect(fetch(`http://${url.host}`)).rejects.toThrow('fetch failed');
  });

  it('says in one line that suites on Kafka are skipped where there is none', async () => {
    const { code, errors } = await run('exit 0', { ...noKafka, DATABASE_URL: given.DATABASE_URL, CI: '' });
    expect(errors.match(/SKIPPED.*/g)).toHaveLength(1);
    expect(code).toBe(0);
  });

  it('fails in CI where there is no Kafka', async () => {
    const { code, output } = await run('echo ran', { ...noKafka, DATABASE_URL: given.DATABASE_URL, CI: 'true' });
    expect(code).toBe(1);
    expect(output).toBe('');
  });

  it('passes on a signal and waits for the command to end', async () => {
    const script = `trap 'echo told; exit 3' TERM; echo ready; while true; do sleep 0.05; done`;
    const { code, output } = await run(script, given, (printed, kill) => {
      if (printed === 'ready\n') kill('SIGTERM');
    });
    expect(output).toBe('ready\ntold\n');
    expect(code).toBe(3);
  });
});
