import { everyPromise } from './every-promise.js';

describe('services as processes of their own, event log on PostgreSQL', () => {
  everyPromise();
});
