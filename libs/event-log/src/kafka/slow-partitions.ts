import type { PendingRecords } from '../pending-records.js';

/*
 * The fault: kafkajs fetches from a broker again, and sends the heartbeat, only when all batches of the last fetch are handled. One
 * slow partition holds up the others, and in the end the whole member is put out of its group. A paused partition is no way out by
 * itself: once resumed it waits for the fetch under way, which does not ask for it.
 *
 * The solution: `eachBatch` leaves the records with their partition and returns. They are handled in the background, and the partition is
 * fetched meanwhile. It is paused only while as much waits as its next batch may hold.
 */

/** Whether a partition is fetched although records of it wait. */
export function mayFetchAhead(pending: PendingRecords): boolean {
  return !pending.isFull;
}
