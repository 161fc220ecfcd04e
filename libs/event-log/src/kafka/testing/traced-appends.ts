import { context, propagation, trace } from '@opentelemetry/api';
import { Kafka, logLevel } from 'kafkajs';
import { KafkaEventLog } from '../kafka-event-log.js';

/** Three callers, each in a trace of its own, append at the same moment; then a plain producer sends in a fourth. */
const { brokers, topic } = JSON.parse(process.env.TRACED_APPENDS ?? '{}') as { brokers: string[]; topic: string };
const tracer = trace.getTracer('callers');

/** Runs the work in a new trace and returns its id. */
function inTrace(work: () => Promise<unknown>): Promise<string> {
  return tracer.startActiveSpan('caller', { root: true }, async (span) => {
    await work();
    span.end();
    return span.spanContext().traceId;
  });
}

const log = await KafkaEventLog.connect({ brokers, clientId: 'traced' });
await log.ensureTopics([{ name: topic, partitions: 1, cleanup: { policy: 'delete', retentionMs: 3_600_000 } }]);
const append = (key: string) => {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return log.append([{ topic, key, partitionKey: 'p', headers, value: Buffer.from('v') }]);
};
const traces = await Promise.all(['a', 'b', 'c'].map((key) => inTrace(() => append(key))));

const producer = new Kafka({ brokers, logLevel: logLevel.NOTHING }).producer();
await producer.connect();
traces.push(await inTrace(() => producer.send({ topic, messages: [{ key: 'plain', value: 'v' }] })));
await producer.disconnect();

const written: string[] = [];
for await (const { headers } of log.read({ topic, partition: 0, from: 0n, to: 4n }))
  written.push(headers.traceparent?.split('-')[1] ?? 'none');
await log.close();
process.stdout.write(JSON.stringify({ traces, written }));
