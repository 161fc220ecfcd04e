import { randomBytes } from 'node:crypto';
import { type CollectedSpan, SpanCollector, waitFor } from '@blazon/testing';
import { TestSystem } from '../testing/system.js';

let system: TestSystem;
let collector: SpanCollector;

TestSystem.use(async (created) => {
  system = created;
  collector = await SpanCollector.start();
  system.atEnd(() => collector.stop());
});

describe('the trace of a job', () => {
  it('holds each POST to its receiver and what the log is told of it; the receiver is not told the trace', async () => {
    const [service, receiver] = await Promise.all([
      system.start({ ...collector.variables, OTEL_BSP_SCHEDULE_DELAY: '100' }),
      system.receiver(),
    ]);
    receiver.answer = (_request, response) => {
      response.statusCode = receiver.received.length === 1 ? 500 : 200;
      response.end();
    };
    const [traceId, rootId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
    const { jobId } = await system.succeed({ webhookUrl: receiver.url('/traced'), traceparent: `00-${traceId}-${rootId}-01` });
    await system.settled(service, jobId, 'delivered');
    const spans = await waitFor(() => {
      const ofTrace = collector.spans.filter((span) => span.traceId === traceId);
      return ofTrace.filter(isPost).length === 2 && ofTrace;
    });
    const posts = spans.filter(isPost);
    for (const post of posts) {
      expect(post.kind).toBe(3);
      // From the request to the receiver back to the span in which the job was asked for.
      expect(ancestors(post, spans)).toEqual(['process job.succeeded', rootId]);
    }
    const [told] = await waitFor(async () => {
      const outcomes = await system.outcomeRecords(jobId);
      return outcomes.length > 0 && outcomes;
    });
    expect(told?.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-`));
    expect(receiver.received).toHaveLength(2);
    for (const { headers } of receiver.received) {
      expect(Object.keys(headers).filter((name) => /trace|baggage|b3/.test(name))).toEqual([]);
    }
    // What was sent is what the history says, and no instrumentation told it a second time.
    expect(collector.spans.filter((span) => span.name === 'POST' && span.traceId === traceId)).toEqual([]);
  });
});

function isPost(span: CollectedSpan): boolean {
  return span.name === 'POST webhook';
}

/** The names of the spans around this one, from the inside out; of one that was not collected here, the id. */
function ancestors({ parentSpanId }: CollectedSpan, spans: CollectedSpan[]): string[] {
  if (!parentSpanId) return [];
  const parent = spans.find(({ spanId }) => spanId === parentSpanId);
  return parent ? [parent.name, ...ancestors(parent, spans)] : [parentSpanId];
}
