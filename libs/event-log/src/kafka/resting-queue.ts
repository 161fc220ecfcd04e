import { createRequire } from 'node:module';

/** The queue of requests that each connection of kafkajs has, as far as it is mended here. */
interface RequestQueue {
  pending: unknown[];
  scheduleCheckPendingRequests: (this: RequestQueue) => void;
}

const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue/index.js') as { prototype: RequestQueue };
const { scheduleCheckPendingRequests } = prototype;

/**
 * After each answer kafkajs looks again for requests that wait for their turn. When none does, it computes a pause of negative length and
 * from then on looks once a millisecond, for as long as the connection lives: a process that idles would wake up a thousand times a second.
 */
prototype.scheduleCheckPendingRequests = function () {
  if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
};
