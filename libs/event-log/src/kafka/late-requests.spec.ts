import { internal } from './internals.js';
import './idle-wakeups.js';
import './late-requests.js';

interface Queue {
  push(request: { entry: object; expectResponse: boolean; requestTimeout?: number; sendRequest(): void }): void;
  fulfillRequest(answer: { correlationId: number; payload: Buffer; size: number }): void;
}

const RequestQueue = internal('network/requestQueue/index.js') as new (options: object) => Queue;
const nothing = () => undefined;

describe('the queue of requests of a connection', () => {
  const sent: string[] = [];
  let requests = 0;
  const newQueue = () => new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 20, logger: { debug: nothing, warn: nothing } });
  const push = (queue: Queue, name: string, requestTimeout?: number) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    const correlationId = (requests += 1);
    const sendRequest = () => sent.push(name);
    queue.push({
      entry: { apiName: name, correlationId, resolve, reject },
      expectResponse: true,
      sendRequest,
      ...(requestTimeout && { requestTimeout }),
    });
    return { promise, correlationId };
  };

  it('never sends a request that has waited for its turn until its caller gave up', async () => {
    const queue = newQueue();
    const first = push(queue, 'first', 10_000);
    const second = push(queue, 'second');
    await expect(second.promise).rejects.toThrow('Request second(key: undefined, version: undefined) timed out');
    queue.fulfillRequest({ correlationId: first.correlationId, payload: Buffer.alloc(0), size: 0 });
    await first.promise;
    const third = push(queue, 'third', 10_000);
    queue.fulfillRequest({ correlationId: third.correlationId, payload: Buffer.alloc(0), size: 0 });
    await third.promise;
    expect(sent).toEqual(['first', 'third']);
  });
});
