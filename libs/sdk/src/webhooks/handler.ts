import type { WebhookEvent } from '../resources.js';
import { joined } from './bytes.js';
import { requireWholeSecret, verifyWebhook, WebhookVerificationError } from './verify.js';

/** Events are far smaller; nobody can make a receiver hold more than this before the signature is checked. */
const MAX_BODY_BYTES = 1024 * 1024;

export interface WebhookHandlerOptions {
  /** The webhook secret of the workspace: `whsec_…`. */
  secret: string;
  /**
   * Takes each verified event. Store or queue it and return: the service waits 5 seconds for the answer. When it throws, the
   * answer is 500 and the service sends the event again later. The same `event_id` may come more than once.
   */
  onEvent: (event: WebhookEvent) => unknown;
  /** See `verifyWebhook`. */
  toleranceSeconds?: number;
  /** Told when `onEvent` throws; prints the error by default. */
  onError?: (error: unknown) => void;
}

/** A webhook endpoint for servers that answer a `Request` with a `Response`: Next.js, Hono, Deno, Bun, Workers. */
export function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  requireWholeSecret(options.secret);
  return async (request) => {
    if (request.method !== 'POST') return new Response('Webhooks come by POST.', { status: 405, headers: { allow: 'POST' } });
    const body = await limitedBody(request);
    if (body === undefined) return new Response('The body is too large for an event.', { status: 413 });
    try {
      const { secret, toleranceSeconds } = options;
      const event = await verifyWebhook({ body, headers: request.headers, secret, toleranceSeconds });
      await options.onEvent(event);
      return new Response('ok');
    } catch (error) {
      if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 });
      (options.onError ?? console.error)(error);
      return new Response('The event could not be taken.', { status: 500 });
    }
  };
}

async function limitedBody(request: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    size += next.value.length;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return joined(chunks);
}
