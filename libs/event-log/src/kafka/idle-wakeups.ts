import { internal } from './internals.js';

/*
 * The fault: a process that has nothing to do is woken all the time.
 *
 * 1. After each answer kafkajs looks again for requests that wait for their turn. When none does, it computes a pause of negative
 *    length, and from then on looks once a millisecond for as long as the connection lives.
 * 2. It looks for requests that took too long ten times a second on each connection. `enforceRequestTimeout` turns that off, and
 *    late-requests.ts gives each request a timer instead.
 * 3. A worker is woken for each partition of a fetch, whether it brought anything or not.
 * 4. A fetch ends without records as often as the reader's `maxWaitTimeInMs` says, which is short, so that partitions that go on
 *    again are fetched soon.
 */

interface RequestQueue {
  pending: unknown[];
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
}

interface ConsumerGroup {
  maxWaitTime: number;
  /** As the consumer was configured; set by us. */
  configuredMs?: number;
  /** Whether the last fetch brought nothing; set by us. */
  idle?: boolean;
  paused(): unknown[];
  fetch: (this: ConsumerGroup, nodeId: string) => Promise<{ isEmpty(): boolean }[]>;
}

const { prototype: queue } = internal('network/requestQueue/index.js') as { prototype: RequestQueue };
const { prototype: group } = internal('consumer/consumerGroup.js') as { prototype: ConsumerGroup };
const { scheduleCheckPendingRequests } = queue;
const { fetch } = group;

/** Four fetches a second; a consumer that stops waits for the fetch under way. */
const IDLE_WAIT_MS = 250;

queue.scheduleCheckPendingRequests = function () {
  if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
};

/** While nothing arrives a fetch waits longer, and the first record ends it. While a partition is paused it does not: that may go on any moment. */
group.fetch = async function (nodeId) {
  const configuredMs = (this.configuredMs ??= this.maxWaitTime);
  const rests = this.idle === true && this.paused().length === 0;
  this.maxWaitTime = rests ? Math.max(configuredMs, IDLE_WAIT_MS) : configuredMs;
  const batches = (await fetch.call(this, nodeId)).filter((batch) => !batch.isEmpty());
  this.idle = batches.length === 0;
  return batches;
};
