import { everyPromise } from './every-promise.js';
import { isolation } from './isolation.js';
import { replicas } from './replicas.js';
import { SeparateServices } from './services.js';

describe('services as processes of their own, event log on PostgreSQL', () => {
  const services = SeparateServices.use();
  everyPromise(services);
  describe('what others have', () => {
    isolation(services);
  });
  // Last: it takes a service away.
  describe('two gateway processes on one database', () => {
    replicas(services);
  });
});
