/*
 * The fault: kafkajs fetches from a broker again, and sends the heartbeat, only when all batches of the last fetch are handled. One
 * slow partition holds up the others, and in the end the whole member is put out of its group.
 *
 * The solution: `eachBatch` waits for a batch, but not for long. Short batches are followed by the next without a detour. A longer one is
 * handed over: it goes on in the background, its partition is paused meanwhile and resumed behind the batch.
 */

const PATIENCE_MS = 100;

/** Resolves when the work has ended, or is handed over. */
export function endedOrHandedOver(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(resolve, PATIENCE_MS);
    void work.finally(() => {
      clearTimeout(impatient);
      resolve();
    });
  });
}
