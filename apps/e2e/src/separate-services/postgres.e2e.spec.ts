import { events } from './events.js';
import { everyPromise } from './every-promise.js';
import { isolation } from './isolation.js';
import { replicas } from './replicas.js';
import { SeparateServices } from './services.js';
import { stripeClient } from './stripe-client.js';

describe('services in separate processes, event log on PostgreSQL', () => {
  const services = SeparateServices.use();
  everyPromise(services);
  describe('the specification of events and delivery, sentence by sentence', () => {
    events(services);
  });
  describe('what others have', () => {
    isolation(services);
  });
  describe('two gateway processes on one database', () => {
    replicas(services);
  });
  // Last: it uses up the limit of callers without a key.
  describe("Stripe's client", () => {
    stripeClient(services);
  });
});
