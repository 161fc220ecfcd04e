import { once } from 'node:events';
import { verifyWebhook, type WebhookEvent } from '@blazon/sdk';
import { serve } from '@blazon/sdk/node';
import { Command } from 'commander';
import { type ReceiverOptions, receiverOptions, serveOptions } from '../session/receiver.js';
import { Session } from '../session/session.js';
import { DefaultEndpoint } from './default-endpoint.js';

const FORWARD_TIMEOUT_MS = 4_500;
/** The signed request as it came, with the headers that the receiver needs to verify it. */
const FORWARDED_HEADERS = ['content-type', 'service-signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];

interface ListenOptions extends ReceiverOptions {
  forwardTo?: string;
}

export function listenCommand(): Command {
  const command = new Command('listen')
    .description('receive the webhooks of the workspace, print them and forward them; Ctrl-C stops it')
    .option('--forward-to <url>', 'where to forward them, with bytes and signatures as they came');
  for (const option of receiverOptions) command.addOption(option);
  return command.action(listen);
}

async function listen(options: ListenOptions, command: Command): Promise<void> {
  const session = await Session.open(command);
  const server = await serve((request) => receive(session, request, options.forwardTo), await serveOptions(session, options));
  const url = options.tunnel ?? server.url;
  const stopped = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  const endpoint = session.hasAdmin ? await DefaultEndpoint.take(session, url) : undefined;
  try {
    if (endpoint === undefined) session.output.note(`Make ${url} the default ${session.environment} endpoint in the dashboard.`);
    session.output.note(`Ready at ${url} (${session.environment}). The webhook secret is ${session.webhookSecret}`);
    await stopped;
  } finally {
    await endpoint?.giveBack();
    await server.close();
  }
}

/** Answers the service as the target of the forwarding did, so that it retries if that failed. */
async function receive({ output, webhookSecret }: Session, request: Request, forwardTo: string | undefined): Promise<Response> {
  const body = new Uint8Array(await request.arrayBuffer());
  let event: WebhookEvent;
  try {
    event = await verifyWebhook({ body, headers: request.headers, secret: webhookSecret });
  } catch (error) {
    output.note(`refused a request: ${error instanceof Error ? error.message : String(error)}`);
    return new Response('not an event of this workspace', { status: 400 });
  }
  const forwarded = forwardTo === undefined ? undefined : await forward(forwardTo, body, request.headers);
  const outcome = forwarded === undefined ? '' : `  → ${forwarded.status ?? forwarded.error ?? ''}`;
  output.event(
    { event, forwarded },
    () => `${new Date().toLocaleTimeString()}  ${event.type}  ${event.event_id}  ${event.data.job_id}${outcome}`,
  );
  return new Response(null, { status: forwarded === undefined ? 200 : (forwarded.status ?? 502) });
}

async function forward(url: string, body: Uint8Array<ArrayBuffer>, received: Headers): Promise<{ status?: number; error?: string }> {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = received.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const signal = AbortSignal.timeout(FORWARD_TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.arrayBuffer();
    return { status: response.status };
  } catch (error) {
    const { message, cause } = error as Error;
    return { error: cause instanceof Error ? cause.message : message };
  }
}
