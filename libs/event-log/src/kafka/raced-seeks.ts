import type { Batch } from 'kafkajs';

/*
 * The fault: `seek` counts from the next fetch of the broker that leads the partition. What an earlier fetch brings, from another broker
 * or from before the group changed, is delivered behind it, and so is what kafkajs fetches from the beginning, or from the offset that the
 * group has reported, after an offset that it could not read: records are handled again, or left out.
 *
 * The solution: a batch counts only if its fetch began at the position of its partition. Otherwise it is fetched again from there.
 */

/** The offset that a fetch has asked for; kafkajs keeps it, but does not declare it. */
export function fetchedFrom(batch: Batch): bigint {
  return BigInt((batch as Batch & { fetchedOffset: string }).fetchedOffset);
}
