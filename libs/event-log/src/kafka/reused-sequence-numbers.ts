import type { Kafka, Producer, RecordMetadata, TopicMessages } from 'kafkajs';
import { SEND_LIMIT_MS } from '../append-limits.js';
import { Sockets } from './late-requests.js';
import { within } from './time-limit.js';

/*
 * The fault: after a send has failed, kafkajs gives the next records the same sequence numbers. The brokers may hold what we believe
 * failed; then they take the next records for a repetition, drop them, and confirm them.
 *
 * The solution: a producer whose send has failed is never used again, and nothing of it reaches the brokers any more.
 */

const ACKS_ALL = -1;
const RETRIES = 8;

interface Sender {
  producer: Promise<Producer>;
  sockets: Sockets;
}

/** A producer, and another one after each failure. */
export class Producers {
  private sender: Sender | undefined;

  constructor(private readonly clientOn: (sockets: Sockets) => Kafka) {}

  /** Rejects when the records are not durable in time; they may be in the log all the same. */
  async send(topicMessages: TopicMessages[]): Promise<RecordMetadata[]> {
    const sender = (this.sender ??= this.open());
    try {
      const sending = sender.producer.then((producer) => producer.sendBatch({ acks: ACKS_ALL, timeout: SEND_LIMIT_MS, topicMessages }));
      return await within(SEND_LIMIT_MS, sending, `Kafka has not confirmed records within ${SEND_LIMIT_MS / 1000} s.`);
    } catch (error) {
      this.sender = undefined;
      sender.sockets.destroy();
      throw error;
    }
  }

  async close(): Promise<void> {
    const { sender } = this;
    this.sender = undefined;
    await sender?.producer.then((producer) => producer.disconnect()).catch(() => undefined);
  }

  private open(): Sender {
    const sockets = new Sockets();
    const producer = this.clientOn(sockets).producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      retry: { retries: RETRIES },
    });
    return { sockets, producer: producer.connect().then(() => producer) };
  }
}
