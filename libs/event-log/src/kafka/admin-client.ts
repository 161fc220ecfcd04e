import { backoff, pause } from '@blazon/concurrency';
import { isTransient } from '@blazon/database';
import type { Admin, Kafka } from 'kafkajs';

const KEEP_TRYING_MS = 5_000;

/**
 * Asks the cluster about itself. kafkajs keeps to what it once learned about leaders for minutes, even when they refuse its
 * questions, so after a failure that may pass the question is asked by a new client.
 */
export class AdminClient {
  private connecting: Promise<Admin> | undefined;

  constructor(private readonly kafka: Kafka) {}

  async ask<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer> {
    const deadline = Date.now() + KEEP_TRYING_MS;
    for (let failures = 1; ; failures += 1) {
      const connecting = (this.connecting ??= this.connect());
      try {
        return await question(await connecting);
      } catch (error) {
        if (this.connecting === connecting) this.connecting = undefined;
        void disconnect(connecting);
        if (!isTransient(error) || Date.now() > deadline) throw error;
        await pause(backoff(failures, 50, 1_000));
      }
    }
  }

  async close(): Promise<void> {
    await disconnect(this.connecting);
  }

  private async connect(): Promise<Admin> {
    const admin = this.kafka.admin();
    await admin.connect();
    return admin;
  }
}

async function disconnect(connecting: Promise<Admin> | undefined): Promise<void> {
  await connecting?.then((admin) => admin.disconnect()).catch(() => undefined);
}
