import { type CollectedSpan, type SpanCollector, waitFor } from '@blazon/testing';
import { type Blazon, createProject, enqueue, type Workspace } from '../system/blazon.js';
import { type Received, Receiver } from '../system/receiver.js';

const prompt = 'Zephyrwood, a quiet bindery, dark green';

/** The trace of a job, on a system that sends its spans to a collector. */
export function tracing(blazon: Blazon, collected: () => SpanCollector): void {
  let receiver: Receiver;
  let workspace: Workspace;
  let spans: CollectedSpan[];

  beforeAll(async () => {
    const collector = collected();
    receiver = await Receiver.start(blazon.machine.dev);
    workspace = await blazon.workspace();
    const project = await createProject(workspace.live, 'Traced');
    await enqueue(workspace.live, project.id, prompt, { webhook_url: receiver.url('/traced') });
    const [{ headers }] = (await receiver.arrived('/traced')) as [Received];
    const isOfThis = ({ key, value }: CollectedSpan['attributes'][number]) =>
      key === 'webhook.event_id' && value.stringValue === headers['webhook-id'];
    spans = await waitFor(() => {
      const post = collector.spans.find(({ name, attributes }) => name === 'POST webhook' && attributes.some(isOfThis));
      const whole = collector.spans.filter(({ traceId }) => traceId === post?.traceId);
      return whole.some(({ parentSpanId }) => !parentSpanId) && whole;
    });
  });

  afterAll(() => receiver.stop());

  it('leads from the request of the client to the webhook of the receiver', () => {
    const paths = spans.map((span) => pathTo(span, spans).join(' > '));
    const [root] = spans.filter(({ parentSpanId }) => !parentSpanId);
    expect(root).toMatchObject({ name: 'POST', kind: 2 });
    expect(root?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/v1/brands/generate' } });
    // Over HTTP to the service that keeps jobs, and over the log through worker thread, memory and delivery.
    expect(paths).toEqual(
      expect.arrayContaining([
        'POST > POST > POST',
        'POST > process job.queued',
        'POST > generate > process job.started',
        'POST > generate > process brand.generated > process memory.node_added > process job.succeeded > POST webhook',
      ]),
    );
  });

  it('holds no prompt, key, secret or asset', () => {
    const told = JSON.stringify(collected().spans) + blazon.machine.output.join('');
    const asset = receiver.received[0]?.body.toString().slice(200, 260) ?? '';
    const secrets = [prompt, 'Zephyrwood', workspace.live_key, workspace.webhook_secret, blazon.machine.dev.admin.token, asset];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });
}

/** The names of a span and those around it, from the outside in. */
function pathTo(span: CollectedSpan, spans: CollectedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent, spans) : []), span.name];
}
