import { type CollectedSpan, SpanCollector, waitFor } from '@blazon/testing';
import { Blazon, createProject, enqueue } from '../system/blazon.js';
import { Receiver } from '../system/receiver.js';

/** Lets the second of two jobs be traced, so that nothing is shown that happens once after a start. */
const paths = ['/warm-up', '/traced'];

/** The spans of one job, from the call to the webhook, with each service in its own process on Kafka. */
export async function collectTrace(): Promise<CollectedSpan[]> {
  const collector = await SpanCollector.start();
  const blazon = new Blazon();
  await blazon.start({ mode: 'kafka', variables: { ...collector.variables, OTEL_BSP_SCHEDULE_DELAY: '100' } });
  const receiver = await Receiver.start(blazon.machine.dev);
  try {
    const { live } = await blazon.workspace();
    const project = await createProject(live);
    for (const path of paths) {
      await enqueue(live, project.id, 'a calm coffee roastery called Driftwood, deep greens', { webhook_url: receiver.url(path) });
      await receiver.arrived(path);
    }
    return await waitFor(() => {
      const [, post] = collector.spans.filter(({ name }) => name === 'POST webhook');
      const whole = collector.spans.filter(({ traceId }) => traceId === post?.traceId);
      return whole.some(({ parentSpanId }) => !parentSpanId) && whole;
    });
  } finally {
    await receiver.stop();
    await blazon.stop();
    await collector.stop();
  }
}
