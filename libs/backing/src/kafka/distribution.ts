import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const POM = join(REPOSITORY, 'deploy/kafka/pom.xml');
const OLDEST_JAVA = 17;
const RESOLVE_DEADLINE_MS = 10 * 60_000;

/** Names the programs that this machine lacks to run a Kafka broker. */
export class KafkaUnavailableError extends Error {
  override readonly name = 'KafkaUnavailableError';
}

/** The folder with the jars of the broker that deploy/kafka/pom.xml pins, fetched by Maven when used for the first time. */
export async function findKafka(log: (line: string) => void): Promise<string> {
  await requireJava();
  const version = /<artifactId>kafka_[\d.]+<\/artifactId>\s*<version>([^<]+)</.exec(await readFile(POM, 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${POM} names no version of Kafka.`);
  const cache = process.env.BLAZON_CACHE_DIR ?? join(REPOSITORY, '.cache');
  const jars = join(cache, `kafka-${version}`);
  if (await holdsJars(jars)) return jars;
  log(`Fetching Apache Kafka ${version} with Maven into ${jars} (44 MB, once; this takes a minute or two).`);
  await mkdir(cache, { recursive: true });
  // Complete or absent: others may look for the folder while it is being filled, or fill one themselves.
  const draft = `${jars}.${randomUUID()}`;
  try {
    await resolveJars(draft);
    await rename(draft, jars).catch(async (error: unknown) => {
      if (!(await holdsJars(jars))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return jars;
}

async function requireJava(): Promise<void> {
  const advice = `Install a Java runtime (Debian: apt-get install openjdk-17-jre-headless), or set KAFKA_BROKERS.`;
  const output = await execFileAsync('java', ['-version']).catch(() => null);
  if (output === null)
    throw new KafkaUnavailableError(`Kafka needs Java ${OLDEST_JAVA} or newer, and there is no java on the PATH. ${advice}`);
  const version = /version "(\d+)/.exec(output.stderr)?.[1];
  if (Number(version) < OLDEST_JAVA)
    throw new KafkaUnavailableError(`Kafka needs Java ${OLDEST_JAVA} or newer; this is Java ${String(version)}. ${advice}`);
}

async function resolveJars(target: string): Promise<void> {
  const child = spawn('mvn', ['-q', '-B', '-f', POM, 'dependency:copy-dependencies', `-DoutputDirectory=${target}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: RESOLVE_DEADLINE_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed).once('close', done);
  }).catch((cause: unknown) => {
    throw new KafkaUnavailableError(
      'Fetching Kafka needs Maven, and mvn does not run here. Install it (Debian: apt-get install maven), or set KAFKA_BROKERS.',
      { cause },
    );
  });
  if (code !== 0) {
    throw new KafkaUnavailableError(
      `Maven could not fetch Kafka (${POM}). Check the network, or set KAFKA_BROKERS. Maven says:\n${output.trim()}`,
    );
  }
}

async function holdsJars(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch(() => []);
  return files.some((file) => file.endsWith('.jar'));
}
