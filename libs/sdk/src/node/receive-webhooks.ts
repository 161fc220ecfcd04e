import { BlazonError } from '../client/errors.js';
import type { WebhookEvent } from '../resources.js';
import { webhookHandler } from '../webhooks/handler.js';
import { serve, type ServeOptions } from './serve.js';

const DEFAULT_TIMEOUT_MS = 60_000;

export interface ReceiveWebhooksOptions extends ServeOptions {
  /** The webhook secret of the workspace: `whsec_…`. */
  secret: string;
}

export interface WaitForWebhookOptions {
  /** The job whose event is wanted; any job by default. */
  jobId?: string;
  /** 60 seconds by default. */
  timeoutMs?: number;
}

/** A webhook endpoint for scripts and tests. */
export interface WebhookReceiver {
  /** The address of this server: pass it as `webhook_url`, or that of the tunnel in front of it. */
  url: string;
  /** Every verified event so far, each once. */
  events: readonly WebhookEvent[];
  /** The event of a job: one that has come already, or the next one to come. */
  waitForWebhook(options?: WaitForWebhookOptions): Promise<WebhookEvent>;
  close(): Promise<void>;
}

/** Starts a server that verifies webhooks and hands them to whoever waits. */
export async function receiveWebhooks({ secret, ...options }: ReceiveWebhooksOptions): Promise<WebhookReceiver> {
  const events = new Map<string, WebhookEvent>();
  const arrivals = new EventTarget();
  const onEvent = (event: WebhookEvent) => {
    events.set(event.event_id, event);
    arrivals.dispatchEvent(new Event('webhook'));
  };
  const server = await serve(webhookHandler({ secret, onEvent }), options);
  return {
    url: server.url,
    get events() {
      return [...events.values()];
    },
    waitForWebhook({ jobId, timeoutMs = DEFAULT_TIMEOUT_MS } = {}) {
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          arrivals.removeEventListener('webhook', look);
        };
        const look = () => {
          const found = [...events.values()].find((event) => jobId === undefined || event.data.job_id === jobId);
          if (found === undefined) return;
          end();
          resolve(found);
        };
        const timer = setTimeout(() => {
          end();
          const seconds = timeoutMs / 1_000;
          reject(new BlazonError(`No webhook came to ${server.url} within ${seconds} seconds. Can the service reach that address?`));
        }, timeoutMs);
        arrivals.addEventListener('webhook', look);
        look();
      });
    },
    close: () => server.close(),
  };
}
