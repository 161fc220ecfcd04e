import { pause } from '@blazon/concurrency';

/** A collector that does not answer keeps no service from ending. */
const deadlineMs = 3_000;

let send = (): Promise<void> => Promise.resolve();

/** The preloaded telemetry says how; without it there are no spans. */
export function sendLastSpansBy(way: () => Promise<void>): void {
  send = way;
}

/** Spans leave in batches every few seconds: the last batch has to leave before the process ends. */
export async function sendLastSpans(): Promise<void> {
  // The exporter has reported spans that it could not send.
  await Promise.race([send().catch(() => undefined), pause(deadlineMs)]);
}
