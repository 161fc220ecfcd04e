import type { RunningConsumer } from './port.js';

interface Startable extends RunningConsumer {
  start(): Promise<void>;
}

/** The consumers of one log, from before their start until they stop, alone or with the log. */
export class StartedConsumers<Consumer extends Startable> {
  private readonly consumers = new Set<Consumer>();

  constructor(private readonly onStop: (consumer: Consumer) => void = () => undefined) {}

  [Symbol.iterator](): Iterator<Consumer> {
    return this.consumers.values();
  }

  async start(consumer: Consumer): Promise<RunningConsumer> {
    this.consumers.add(consumer);
    try {
      await consumer.start();
    } catch (error) {
      await this.stop(consumer);
      throw error;
    }
    return {
      assignment: () => consumer.assignment(),
      stop: () => this.stop(consumer),
    };
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.consumers].map((consumer) => this.stop(consumer)));
  }

  private async stop(consumer: Consumer): Promise<void> {
    this.onStop(consumer);
    this.consumers.delete(consumer);
    await consumer.stop();
  }
}
